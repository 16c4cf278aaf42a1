"""How alike two words of one language are: the likeness of their nearest pair of senses."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property

import msgspec
import numpy as np
from numpy.typing import NDArray

from parola.languages.base import Language
from parola.languages.base import load as load_language
from parola.lexicon import live
from parola.lexicon.meanings import Meanings
from parola.lexicon.senses import LANGUAGES, Sense, senses
from parola.lexicon.vectors import Floats, Vectors, unit
from parola.lexicon.vectors import load as load_vectors
from parola.lexicon.vocabulary import Vocabulary
from parola.lexicon.web import Web

SPREAD = 0.085
"""How far cosines of two senses that have nothing to do with each other lie from nothing."""
TIE = 3.5
"""What the strongest association adds to a likeness."""
REMEMBERED = 400
LIVE_WORTH = 0.8
"""What a vector made of the bare word, without its senses told apart, is worth."""


class Knowing(msgspec.Struct, frozen=True):
    """How much each kind of knowledge counts."""

    vectors: float = 1.0
    associations: float = 1.0


ALL, VECTORS, ASSOCIATIONS = Knowing(), Knowing(associations=0.0), Knowing(vectors=0.0)


class _Thought(msgspec.Struct, frozen=True):
    """What a word means, in numbers: a row for each of its senses."""

    rows: tuple[int, ...]
    matrix: Floats


class Lexicon:
    """What one language's words mean to each other."""

    def __init__(self, language: Language, knowing: Knowing = ALL) -> None:
        self.language = language
        self._knowing = knowing
        self.senses: tuple[Sense, ...] = senses()
        self._thoughts: dict[str, _Thought | None] = {}
        self._columns: dict[str, Floats] = {}

    @cached_property
    def meanings(self) -> Meanings:
        return Meanings(self.language, self.senses)

    @cached_property
    def _vectors(self) -> Vectors:
        return load_vectors()

    @cached_property
    def _matrix(self) -> Floats:
        """A vector of length one for each sense; nothing for one that is newer than the file."""
        found = np.zeros((len(self.senses), self._vectors.matrix.shape[1]), np.float32)
        places = [self._vectors.rows.get(sense.id, -1) for sense in self.senses]
        known = np.array(places) >= 0
        found[known] = unit(self._vectors.matrix[np.array(places)[known]])
        return found

    @cached_property
    def _web(self) -> Web:
        rows = {sense.id: row for row, sense in enumerate(self.senses)}
        return Web(self.language.code, rows)

    def knows(self, word: str) -> bool:
        """Whether a word means anything to us."""
        return self._thought(word) is not None

    def senses_of(self, word: str) -> tuple[tuple[Sense, float], ...]:
        """The senses that a word may have, and how surely it has each."""
        return tuple((self.senses[m.row], m.surely) for m in self.meanings.of(word))

    def _thought(self, word: str) -> _Thought | None:
        if word not in self._thoughts:
            if len(self._thoughts) > REMEMBERED:
                self._thoughts.pop(next(iter(self._thoughts)))
            self._thoughts[word] = self._think(word)
        return self._thoughts[word]

    def _think(self, word: str) -> _Thought | None:
        meanings = self.meanings.of(word)
        if meanings:
            rows = [meaning.row for meaning in meanings]
            surely = np.array([meaning.surely for meaning in meanings], np.float32)
            return _Thought(tuple(rows), self._matrix[rows] * surely[:, None])
        said = live.said(self.language.code, word)
        if said is None:
            return None
        turned = unit((said @ self._vectors.encoder.astype(np.float32))[None, :])
        return _Thought((), turned * LIVE_WORTH)

    def like(self, one: str, other: str) -> float | None:
        """How alike two words are; about 0 for strangers, 3 and more for words that belong
        together; None if one of them is unknown."""
        found = float(self.likeness([one], [other])[0, 0])
        return None if np.isnan(found) else found

    def likeness(self, clues: Sequence[str], words: Sequence[str]) -> Floats:
        """How alike each of the clues is to each of the words; NaN for what is unknown."""
        found = np.full((len(clues), len(words)), np.nan, np.float32)
        thoughts = [self._thought(word) for word in words]
        for row, clue in enumerate(clues):
            said = self._thought(clue)
            if said is None:
                continue
            for column, meant in enumerate(thoughts):
                if meant is not None:
                    found[row, column] = (said.matrix @ meant.matrix.T).max() / SPREAD
            found[row] *= self._knowing.vectors
            if self._knowing.associations and self._web:
                found[row] += (
                    self._knowing.associations * TIE * self._ties(clue, said, words, thoughts)
                )
        return found

    def _ties(
        self, clue: str, said: _Thought, words: Sequence[str], meant: Sequence[_Thought | None]
    ) -> Floats:
        web = self._web
        spread = web.spread(web.knots_of(clue, list(said.rows)))
        return np.array(
            [
                spread[web.knots_of(word, list(thought.rows))].max(initial=0) if thought else 0.0
                for word, thought in zip(words, meant, strict=True)
            ],
            np.float32,
        )

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The words that serve as clues."""
        return Vocabulary(self.language, self.meanings, self.senses, self._vectors)

    def columns(self, words: Sequence[str]) -> Floats:
        """How alike each word of the vocabulary is to each of these words; 0 for the unknown."""
        fresh = [word for word in words if word not in self._columns]
        for word, column in zip(fresh, self._fresh(fresh), strict=True):
            self._columns[word] = column
        found = np.stack([self._columns[word] for word in words], axis=1)
        while len(self._columns) > REMEMBERED:
            self._columns.pop(next(iter(self._columns)))
        return found

    def _fresh(self, words: Sequence[str]) -> Iterable[Floats]:
        thoughts = [self._thought(word) for word in words]
        meant = [thought for thought in thoughts if thought is not None]
        if meant:
            every = np.concatenate([thought.matrix for thought in meant])
            near = self._matrix @ every.T * (self._knowing.vectors / SPREAD)
        at = 0
        for word, thought in zip(words, thoughts, strict=True):
            if thought is None:
                yield np.zeros(len(self.vocabulary.words), np.float32)
                continue
            size = len(thought.matrix)
            best = near[:, at : at + size].max(axis=1)
            at += size
            yield self.vocabulary.best(best) + self._tied(word, thought)

    def _tied(self, word: str, thought: _Thought) -> Floats | float:
        """What associations add for each word of the vocabulary."""
        web = self._web
        if not web or not self._knowing.associations:
            return 0.0
        spread = web.spread(web.knots_of(word, list(thought.rows)))
        found = self.vocabulary.best(spread[: web.size])
        np.maximum.at(found, self._own_knots[0], spread[self._own_knots[1]])
        return self._knowing.associations * TIE * found

    @cached_property
    def _own_knots(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The places of the vocabulary's words that have a list of their own, and their knots."""
        places = {word: place for place, word in enumerate(self.vocabulary.words)}
        pairs = [(places[w], knot) for w, knot in self._web.words.items() if w in places]
        both = np.array(pairs, np.intp).reshape(-1, 2)
        return both[:, 0], both[:, 1]

    def near(self, word: str, count: int = 20) -> list[tuple[str, float, str]]:
        """The nearest words of the vocabulary, how near, and in which sense."""
        vocabulary = self.vocabulary
        column = self.columns([word])[:, 0]
        thought = self._thought(word)
        if thought is None:
            return []
        order = np.argsort(-column, kind="stable")[: count + 1]
        found = []
        for place in order:
            rows = vocabulary.rows_of(int(place))
            nearest = rows[int((self._matrix[rows] @ thought.matrix.T).max(axis=1).argmax())]
            if vocabulary.words[place] != word.lower():
                found.append(
                    (vocabulary.words[place], float(column[place]), self.senses[nearest].id)
                )
        return found[:count]


@cache
def lexicon(code: str, knowing: Knowing = ALL) -> Lexicon:
    """The lexicon of a language, one for all who ask; raises LookupError for a language that has
    none."""
    if code not in LANGUAGES:
        raise LookupError(f"no lexicon of {code}")
    return Lexicon(load_language(code), knowing)
