"""Choosing a word to touch: what the clue, and earlier clues with words still open, most likely
meant, and whether it is likely enough."""

from collections.abc import Sequence

import msgspec
import numpy as np

from parola.bots.character import Character
from parola.bots.knowledge import Knowledge
from parola.bots.listener import chances
from parola.lexicon.vectors import Floats
from parola.rules.clue import Count, Number

FADES = 0.85
"""What an earlier clue's words are worth now: they were not touched when they could have been."""
FREE = 2
"""How many words an unlimited clue is taken to mean by itself (R19)."""


class Hint(msgspec.Struct, frozen=True):
    """A clue, and how many of the words that it meant are still open."""

    word: str
    number: Number
    left: int


class Riddle(msgspec.Struct, frozen=True):
    """The words that may be touched, and what was heard about them."""

    words: tuple[str, ...]
    hint: Hint | None
    """The clue of this turn; None where there is none any more (R79)."""
    earlier: tuple[Hint, ...] = ()
    warnings: tuple[str, ...] = ()
    """The clues for no word (R18): what they point at is not meant, now or later."""
    leaning: Floats | None = None
    """What is known of each word besides clues, in units of likeness (R71)."""


class Guess(msgspec.Struct, frozen=True):
    """What the bot thinks of each word."""

    chances: Floats
    """How likely each word is right."""
    understood: bool
    """Whether it knows the word of the clue at all."""

    @property
    def best(self) -> int:
        return int(self.chances.argmax())


def ponder(knowledge: Knowledge, character: Character, riddle: Riddle) -> Guess:
    """How likely each word is meant, by this clue or by one before."""
    earlier = riddle.earlier if character.remembers else ()
    hints = [riddle.hint, *earlier] if riddle.hint is not None else list(earlier)
    if not hints:
        return Guess(_even(riddle), understood=True)
    alike = knowledge.likeness([hint.word for hint in hints], riddle.words)
    noise = float(np.hypot(character.noise, character.haze))
    likely = np.zeros(len(riddle.words), np.float32)
    known = [not np.isnan(row).all() for row in alike]
    for hint, row, heard in zip(hints, alike, known, strict=True):
        if heard:
            # Clues that were missed often mean the same word, so the best counts, not the sum.
            meant = _meant(hint, row, riddle, noise, fresh=hint is riddle.hint)
            likely = np.maximum(likely, meant)
    first = riddle.hint is None or known[0]
    if not likely.any():
        likely = _even(riddle)
    return Guess(likely * _unwarned(knowledge, riddle, noise), understood=first)


def _unwarned(knowledge: Knowledge, riddle: Riddle, noise: float) -> Floats:
    """How likely each word is none of those that were warned of."""
    found = np.ones(len(riddle.words), np.float32)
    if riddle.warnings:
        for row in knowledge.likeness(riddle.warnings, riddle.words):
            if not np.isnan(row).all():
                found *= 1.0 - chances(_heard(row), 1, noise)
    return found


def _meant(hint: Hint, alike: Floats, riddle: Riddle, noise: float, *, fresh: bool) -> Floats:
    if fresh and hint.number == 0:
        return np.zeros(len(alike), np.float32)
    left = FREE if fresh and isinstance(hint.number, Count) else hint.left
    heard = _heard(alike)
    if riddle.leaning is not None:
        heard = heard + riddle.leaning
    return chances(heard, left, noise) * (1.0 if fresh else FADES)


def _heard(alike: Floats) -> Floats:
    """A word that we do not know is as near as a stranger, and a little more."""
    found: Floats = np.nan_to_num(alike, nan=0.8)
    return found


def _even(riddle: Riddle) -> Floats:
    """Nothing heard: what is known otherwise, or all alike."""
    lean = riddle.leaning
    if lean is None:
        return np.full(len(riddle.words), 1.0 / max(len(riddle.words), 1), np.float32)
    weights: Floats = np.exp(lean - lean.max())
    weights /= weights.sum()
    return weights


def order_of(guess: Guess, count: int) -> Sequence[int]:
    """The likeliest words, the likeliest first."""
    return [int(place) for place in np.argsort(-guess.chances, kind="stable")[:count]]
