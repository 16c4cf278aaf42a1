"""What a clue says to who knows words well: how like it every word on the board is."""

import msgspec
import numpy as np

from parola.lexicon.lexicon import lexicon
from parola.lexicon.senses import LANGUAGES

FULL = 4.0
"""The likeness of words that belong together as closely as words do."""


class ClueSays(msgspec.Struct, frozen=True):
    """Whether a clue is known, and how like it each word is, from 0 to 1."""

    known: bool
    likeness: tuple[float, ...]


def clue_says(language: str, clue: str, words: tuple[str, ...]) -> ClueSays:
    """Work for the processor: the first time in a language it takes a second."""
    if language not in LANGUAGES or not clue or not lexicon(language).knows(clue):
        return ClueSays(known=False, likeness=(0.0,) * len(words))
    found = np.nan_to_num(lexicon(language).likeness([clue], words)[0]) / FULL
    return ClueSays(known=True, likeness=tuple(round(float(one), 3) for one in found.clip(0, 1)))
