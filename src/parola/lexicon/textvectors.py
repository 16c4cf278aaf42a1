"""Word vectors in a text file such as fastText's `.vec`, for those who have downloaded one."""

from collections.abc import Collection, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np

from parola.lexicon.vectors import Floats, unit

FIRST = 50_000
"""So many rows are read; the commonest words come first."""
SAMPLE = 4_000


class TextVectors:
    """The first rows of a file: `word number number …`, with or without a line of counts before."""

    def __init__(self, path: Path, first: int = FIRST, only: Collection[str] | None = None) -> None:
        self._path = path
        self.words: tuple[str, ...] = ()
        rows: list[Floats] = []
        words: dict[str, int] = {}
        with path.open(encoding="utf-8", errors="replace") as file:
            for line in file:
                word, _, rest = line.rstrip().partition(" ")
                numbers = np.fromstring(rest, np.float32, sep=" ")
                if not words and not rows and len(numbers) < 2:
                    continue
                word = word.replace("_", " ").lower()
                if rows and len(numbers) != len(rows[0]):
                    raise ValueError(f"{path}: {word} has {len(numbers)} numbers")
                if word not in words and (only is None or word in only):
                    words[word] = len(rows)
                    rows.append(numbers)
                if len(rows) >= first:
                    break
        if not rows:
            raise ValueError(f"{path} holds no vectors")
        self._rows = words
        self.words = tuple(words)
        self.raw = unit(np.stack(rows))
        """Rows of length one, as the file has them."""

    @cached_property
    def _centred(self) -> Floats:
        """Without what all words have in common."""
        return unit(self.raw - self.raw.mean(axis=0))

    @cached_property
    def _spread(self) -> float:
        """How far cosines of words that have nothing to do with each other lie from nothing."""
        some = self._centred[np.random.default_rng(0).integers(0, len(self.raw), SAMPLE)]
        return float((some[::2] * some[1::2]).sum(axis=1).std()) or 1.0

    @cached_property
    def zipf(self) -> Floats:
        """How common each word is, told by its place in the file."""
        ranks = np.arange(1, len(self.words) + 1)
        return np.maximum(7.7 - 1.02 * np.log10(ranks), 3.6).astype(np.float32)

    @property
    def vocabulary(self) -> "TextVectors":
        return self

    def knows(self, word: str) -> bool:
        return word.lower() in self._rows

    def _matrix(self, words: Sequence[str], *, plain: bool) -> Floats:
        """A row for each word; nothing for the unknown."""
        source = self.raw if plain else self._centred
        found = np.zeros((len(words), source.shape[1]), np.float32)
        for row, word in enumerate(words):
            place = self._rows.get(word.lower())
            if place is not None:
                found[row] = source[place]
        return found

    def columns(self, words: Sequence[str], *, plain: bool = False) -> Floats:
        """How alike each word of the file is to each of these; 0 for the unknown. Plain: the bare
        cosine."""
        source, scale = (self.raw, 1.0) if plain else (self._centred, self._spread)
        found: Floats = source @ self._matrix(words, plain=plain).T / scale
        return found

    def likeness(
        self, clues: Sequence[str], words: Sequence[str], *, plain: bool = False
    ) -> Floats:
        """How alike each clue is to each word; NaN for the unknown."""
        scale = 1.0 if plain else self._spread
        found: Floats = self._matrix(clues, plain=plain) @ self._matrix(words, plain=plain).T
        found /= scale
        found[[not self.knows(clue) for clue in clues]] = np.nan
        found[:, [not self.knows(word) for word in words]] = np.nan
        return found

    def like(self, one: str, other: str) -> float | None:
        """How alike two words are; None if one of them is unknown."""
        found = float(self.likeness([one], [other])[0, 0])
        return None if np.isnan(found) else found
