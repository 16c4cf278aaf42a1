"""What a bare word calls up in English and Russian, before anybody thinks of its senses."""

from collections.abc import Sequence

import numpy as np

from parola.languages.base import Language
from parola.lexicon.vectors import Floats, load_words, unit

SAMPLE = 4_000


class Surface:
    """Vectors of words, where any package has them."""

    def __init__(self, language: Language) -> None:
        self._language = language
        words = load_words(language.code)
        self._rows = words.rows if words is not None else {}
        self._matrix = unit(words.matrix) if words is not None else np.zeros((0, 1), np.float32)
        self._spread = _spread(self._matrix) if self._rows else 1.0

    def __bool__(self) -> bool:
        return bool(self._rows)

    def of(self, words: Sequence[str]) -> Floats:
        """A row for each word, such that products of rows have a spread of one; nothing for the
        unknown."""
        found = np.zeros((len(words), self._matrix.shape[1]), np.float32)
        for row, word in enumerate(words):
            place = self._rows.get(word.lower(), self._by_lemma(word))
            if place is not None:
                found[row] = self._matrix[place]
        return found / np.float32(np.sqrt(self._spread))

    def _by_lemma(self, word: str) -> int | None:
        """The row of what a word is a form of."""
        if word.lower() in self._rows or " " in word:
            return None
        normal = self._language.normalise(word)
        lemmas = (normal, *sorted(self._language.lemmas(normal)))
        return next((self._rows[w] for w in lemmas if w in self._rows), None)


def _spread(matrix: Floats) -> float:
    """How far cosines of words that have nothing to do with each other lie from nothing."""
    some = matrix[np.random.default_rng(0).integers(0, len(matrix), SAMPLE)]
    return float((some[::2] * some[1::2]).sum(axis=1).std())
