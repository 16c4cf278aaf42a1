"""The words of one language that serve as clues: single words of the lexicon, with how common
each is."""

import numpy as np
from numpy.typing import NDArray

from parola.languages.base import Language
from parola.lexicon.meanings import Meanings
from parola.lexicon.senses import Sense, unsaid
from parola.lexicon.vectors import Floats, Vectors

OTHER_NAME = 0.4
"""How much rarer, on Zipf's scale, a sense's second and third words are taken to be."""
UNTOLD = 3.0
"""How common a word is of which nobody knows."""
COLUMNS = ("en", "ru")


class Vocabulary:
    """Single words, in the order of the lexicon, and where their senses stand."""

    def __init__(
        self, language: Language, meanings: Meanings, senses: tuple[Sense, ...], vectors: Vectors
    ) -> None:
        self._language = language
        hushed = {row for row, sense in enumerate(senses) if sense.id in unsaid()}
        kept = [
            (word, rows)
            for word, rows in meanings.words()
            if self._is_clue(word) and hushed.isdisjoint(rows)
        ]
        self.words = tuple(word for word, _ in kept)
        self._flat = np.array([row for _, rows in kept for row in rows], np.int32)
        sizes = [len(rows) for _, rows in kept]
        self._starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32)
        self._sizes = np.array(sizes, np.int32)
        self.zipf = self._zipf(senses, vectors)

    def _zipf(self, senses: tuple[Sense, ...], vectors: Vectors) -> Floats:
        """How common each word is, told by the frequency of its senses' English or Russian word."""
        code = self._language.code
        column = COLUMNS.index(code) if code in COLUMNS else None
        common = vectors.common.astype(np.float32) / 10
        told = np.full(len(senses), UNTOLD, np.float32)
        for row, sense in enumerate(senses):
            place = vectors.rows.get(sense.id)
            if place is not None:
                both = common[place]
                known = both[column] if column is not None else both.mean()
                told[row] = known or UNTOLD
        first = [
            told[row] - OTHER_NAME * (senses[row].words(code)[0].lower() != word)
            for word, rows in self._with_rows()
            for row in rows
        ]
        found: Floats = np.maximum.reduceat(np.array(first, np.float32), self._starts)
        return found

    def _with_rows(self) -> "zip[tuple[str, NDArray[np.int32]]]":
        return zip(self.words, np.split(self._flat, self._starts[1:]), strict=True)

    def _is_clue(self, word: str) -> bool:
        return len(word) > 1 and self._language.alphabet.issuperset(word.replace("'", ""))

    def rows_of(self, place: int) -> NDArray[np.int32]:
        """The senses of one of the words."""
        start = self._starts[place]
        return self._flat[start : start + self._sizes[place]]

    def best(self, values: Floats) -> Floats:
        """For each word the best of its senses' values."""
        found: Floats = np.maximum.reduceat(values[self._flat], self._starts)
        return found
