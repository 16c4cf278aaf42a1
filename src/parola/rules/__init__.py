"""The rules of the game, pure: no clock, no chance of their own, no input or output.

Games: `classic`, `duet`. What a seat may see: `view`. Games in a row: `match`. Text: `notation`.
"""
