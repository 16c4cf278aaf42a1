"""The associations of one language as a web: what is tied to what, and how strongly."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parola.lexicon.associations import OF_SENSES, read, strength
from parola.lexicon.vectors import Floats

BACKWARDS = 0.8
"""How much of a tie counts in the direction in which nobody wrote it."""
SHARED = 0.6
"""How much having the same associations counts beside being one."""


Ties = dict[int, tuple[NDArray[np.int32], Floats]]
"""What each knot is tied to, and how strongly."""


class Web:
    """The senses by their rows are knots, and so are the words that have a list of their own."""

    def __init__(self, code: str, rows: Mapping[str, int]) -> None:
        self.size = len(rows)
        self.words: dict[str, int] = {}
        """The words with a list of their own, in lower case, and their knots."""
        ties: dict[int, dict[int, float]] = defaultdict(dict)
        for _, sense, listed in read(OF_SENSES):
            if sense in rows:
                self._tie(ties, rows[sense], [rows[s] for s in listed if s in rows])
        for _, word, listed in read(code):
            knot = self.words.setdefault(word.lower(), self.size + len(self.words))
            self._tie(ties, knot, [rows[s] for s in listed if s in rows])
        self._ties: Ties = {
            knot: (
                np.fromiter(ends, np.int32, len(ends)),
                np.fromiter(ends.values(), np.float32, len(ends)),
            )
            for knot, ends in ties.items()
        }
        self._back: Ties = {
            knot: (ends, np.array([ties[int(end)][knot] for end in ends], np.float32))
            for knot, (ends, _) in self._ties.items()
        }
        """The same ties by the knot that they lead to; all are tied both ways."""

    @staticmethod
    def _tie(ties: dict[int, dict[int, float]], knot: int, ends: list[int]) -> None:
        for rank, end in enumerate(ends):
            strong = strength(rank)
            ties[knot][end] = max(ties[knot].get(end, 0), strong)
            ties[end][knot] = max(ties[end].get(knot, 0), BACKWARDS * strong)

    def __bool__(self) -> bool:
        return bool(self._ties)

    def knots_of(self, word: str, rows: list[int]) -> list[int]:
        """A word's knots: its senses, and its own where it has a list."""
        own = self.words.get(word.lower())
        return rows if own is None else [own, *rows]

    @cached_property
    def _lengths(self) -> Floats:
        """How much each knot is tied, itself included."""
        found = np.ones(self.size + len(self.words), np.float32)
        for knot, (_, strong) in self._ties.items():
            found[knot] += float(strong @ strong)
        return np.sqrt(found)

    def spread(self, knots: list[int]) -> Floats:
        """How strongly each knot comes to mind when one hears of any of these: 0 to 1."""
        return self._strongest(knots, self._ties)

    def calling(self, knots: list[int]) -> Floats:
        """How strongly any of these comes to mind when one hears of each knot."""
        return self._strongest(knots, self._back)

    def _strongest(self, knots: list[int], ties: Ties) -> Floats:
        best = np.zeros(self.size + len(self.words), np.float32)
        for knot in knots:
            np.maximum(best, self._from(knot, ties), out=best)
        return best

    def _from(self, knot: int, all_ties: Ties) -> Floats:
        shared = np.zeros(self.size + len(self.words), np.float32)
        direct = np.zeros_like(shared)
        ends, strong = all_ties.get(knot, _NOTHING)
        for end, tie in zip(ends, strong, strict=True):
            others, ties = all_ties[int(end)]
            shared[others] += tie * ties
        shared *= SHARED * 2 / (self._lengths * self._lengths[knot])
        direct[ends] = strong
        direct[knot] = 1.0
        near = np.minimum(shared, SHARED)
        found: Floats = (np.maximum(direct, near) + 0.25 * near).astype(np.float32)
        return found


_NOTHING = (np.zeros(0, np.int32), np.zeros(0, np.float32))
