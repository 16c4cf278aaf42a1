"""What a clue says, seen afterwards: likeness bars over the board, and what a bot aimed at. It does
as well for people's clues."""

from collections.abc import Sequence

import msgspec
import numpy as np

from parola.lexicon.lexicon import lexicon


class Said(msgspec.Struct, frozen=True):
    """What a clue said of one word of the board."""

    word: str
    likeness: float | None
    """About 0 for strangers, 3 and more for what belongs together; None where a word is unknown."""
    wanted: bool
    feared: bool
    """Not wanted, and nearer than a word that was."""


def explain(language: str, clue: str, words: Sequence[str]) -> list[tuple[str, float | None]]:
    """How alike a clue is to each of these words, the most alike first, the unknown last. Raises
    LookupError for a language without a lexicon."""
    row = lexicon(language).likeness([clue], words)[0]
    found = [
        (word, None if np.isnan(likeness) else float(likeness))
        for word, likeness in zip(words, row, strict=True)
    ]
    return sorted(found, key=_least)


def _least(one: tuple[str, float | None]) -> float:
    return -one[1] if one[1] is not None else float("inf")


def aims(
    language: str, clue: str, number: int, words: Sequence[str], wanted: Sequence[str]
) -> list[Said]:
    """The same for a giver whose wanted words are known: it aimed at so many of the nearest of
    them, and had to fear what lies nearer than the last of those."""
    bars = explain(language, clue, words)
    ours = [word for word, likeness in bars if word in set(wanted) and likeness is not None]
    aimed = set(ours[:number])
    likely = [likeness for word, likeness in bars if word in aimed and likeness is not None]
    bar = min(likely, default=float("inf"))
    return [
        Said(
            word,
            likeness,
            word in aimed,
            likeness is not None and word not in set(wanted) and likeness > bar,
        )
        for word, likeness in bars
    ]
