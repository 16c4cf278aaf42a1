"""Listeners who understand a clue each a little differently: how a clue would fare with them, and
what its giver may have meant."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from parola.lexicon.vectors import Floats

LISTENERS = 96
MOST_MEANT = 4
"""Four words with one clue are a feat; nobody is asked for more."""
Mask = NDArray[np.bool_]


@lru_cache(maxsize=64)
def moods(count: int, words: int) -> Floats:
    """How each listener's sense of each word is off: always the same, so that clues compare."""
    return np.random.default_rng(words).standard_normal((count, words)).astype(np.float32)


def outcomes(alike: Floats, good: Mask, costs: Floats, noise: float) -> tuple[Floats, Floats]:
    """For each clue and each number from 1: how many words are found, and what a mistake costs, on
    average over the listeners, each of whom guesses as often as the number says."""
    heard = alike[:, None, :] + noise * moods(LISTENERS, alike.shape[1])[None, :, :]
    wrong = heard[:, :, ~good]
    if wrong.shape[2]:
        worst = wrong.argmax(axis=2)
        bar = np.take_along_axis(wrong, worst[:, :, None], axis=2)
        price = costs[~good][worst]
        right = (heard[:, :, good] > bar).sum(axis=2)
    else:
        price = np.zeros(heard.shape[:2], np.float32)
        right = np.full(heard.shape[:2], int(good.sum()))
    most = min(MOST_MEANT, int(good.sum()))
    found = np.stack([np.minimum(right, n).mean(axis=1) for n in range(1, most + 1)], axis=1)
    paid = np.stack([((right < n) * price).mean(axis=1) for n in range(1, most + 1)], axis=1)
    return found, paid


def chances(alike: Floats, meant: int, noise: float) -> Floats:
    """How likely each word is among those that the giver of one clue meant."""
    if meant <= 0 or not len(alike):
        return np.zeros(len(alike), np.float32)
    if meant >= len(alike):
        return np.ones(len(alike), np.float32)
    heard = alike[None, :] + noise * moods(2 * LISTENERS, len(alike))
    bar = np.partition(heard, -meant, axis=1)[:, -meant, None]
    found: Floats = (heard >= bar).mean(axis=0).astype(np.float32)
    return found
