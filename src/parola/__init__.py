"""Parola, the open home of the one-word-clue spy game."""

__version__ = "0.1.0"
