"""Listeners who understand a clue each a little differently: how a clue would fare with them, and
what its giver may have meant."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from parola.lexicon.vectors import Floats

LISTENERS = 96
MOST_MEANT = 4
"""Four words with one clue are a feat; nobody is asked for more."""
SLOPE, BEND = 0.2, 0.05
DIRE = 2.0
"""From this price on a mistake is as good as the game lost."""
FAR = 99.0
NARROW, WIDER = 0.84, 0.28
Mask = NDArray[np.bool_]


def means(alike: Floats) -> Floats:
    """What words are to a listener, on average. Measured between vectors that have nothing to do
    with each other: what is far for one is far for all, and what is very near for one is near for
    most."""
    near = np.maximum(alike, 0.0)
    found: Floats = (SLOPE * alike + BEND * near * near).astype(np.float32)
    return found


def widths(mean: Floats, noise: float) -> Floats:
    """How much listeners differ in it: the more, the nearer it is."""
    found: Floats = (noise * (NARROW + WIDER * np.maximum(mean, 0.0))).astype(np.float32)
    return found


def heard(alike: Floats, noise: float, listeners: int) -> Floats:
    """What the words are to each of the listeners."""
    mean = means(alike)
    wide = widths(mean, noise)
    return mean[..., None, :] + wide[..., None, :] * moods(listeners, alike.shape[-1])


@lru_cache(maxsize=64)
def moods(count: int, words: int) -> Floats:
    """How each listener's sense of each word is off: always the same, so that clues compare."""
    return np.random.default_rng(words).standard_normal((count, words)).astype(np.float32)


def outcomes(alike: Floats, good: Mask, costs: Floats, noise: float) -> tuple[Floats, Floats]:
    """For each clue and each number from 1: how many words are found, and what a mistake costs, on
    average over the listeners, each of whom guesses as often as the number says.

    A mistake that would cost the game is weighed for each listener as likely as it is, and not only
    where it happens: it is rare, and too dear to be overlooked.
    """
    dire = ~good & (costs >= DIRE)
    mild = ~good & ~dire
    most = min(MOST_MEANT, int(good.sum()))
    minds = heard(alike, noise, LISTENERS)
    ours = -np.sort(-minds[:, :, good], axis=2)[:, :, :most]
    bar, price = _worst(minds[:, :, mild], costs[mild])
    wrong = ours <= bar[:, :, None]
    risk, lost = _risk(alike[:, dire], costs[dire], np.maximum(ours, bar[:, :, None]), noise)
    right = np.cumsum(~wrong, axis=2) * (1.0 - np.minimum(risk, 1.0))
    found: Floats = right.mean(axis=1).astype(np.float32)
    paid: Floats = (lost + wrong * price[:, :, None]).mean(axis=1).astype(np.float32)
    return found, paid


def _worst(minds: Floats, costs: Floats) -> tuple[Floats, Floats]:
    """For each listener the wrong word that is nearest: how near it is, and what it costs."""
    if not minds.shape[2]:
        nothing = np.zeros(minds.shape[:2], np.float32)
        return nothing - np.float32(FAR), nothing
    worst = minds.argmax(axis=2)
    return np.take_along_axis(minds, worst[:, :, None], axis=2)[:, :, 0], costs[worst]


def _risk(alike: Floats, costs: Floats, bars: Floats, noise: float) -> tuple[Floats, Floats]:
    """How likely one of the words that cost the game is touched, each if it is nearer than the bar,
    and what that costs on average."""
    mean = means(alike)
    wide = widths(mean, noise)
    risk, lost = np.zeros_like(bars), np.zeros_like(bars)
    for column, cost in enumerate(costs):
        ahead = mean[:, column, None, None] - bars
        likely = _normal(ahead / wide[:, column, None, None])
        risk += likely
        lost += cost * likely
    return risk, lost


def _normal(x: Floats) -> Floats:
    """How likely a normal number is less than x; as near as needed."""
    found: Floats = 1.0 / (1.0 + np.exp(-np.clip(1.5976 * x + 0.07056 * x * x * x, -30.0, 30.0)))
    return found


def chances(alike: Floats, meant: int, noise: float) -> Floats:
    """How likely each word is among those that the giver of one clue meant."""
    if meant <= 0 or not len(alike):
        return np.zeros(len(alike), np.float32)
    if meant >= len(alike):
        return np.ones(len(alike), np.float32)
    minds = heard(alike, noise, 2 * LISTENERS)
    bar = np.partition(minds, -meant, axis=1)[:, -meant, None]
    found: Floats = (minds >= bar).mean(axis=0).astype(np.float32)
    return found
