"""How alike two words of one language are: the likeness of their nearest pair of senses, what the
bare words call up, and what was written down of what comes to mind."""

import threading
from collections.abc import Sequence
from functools import cache, cached_property

import msgspec
import numpy as np
from numpy.typing import NDArray

from parola.languages.base import Language
from parola.languages.base import load as load_language
from parola.lexicon import live
from parola.lexicon.meanings import Meanings
from parola.lexicon.senses import LANGUAGES, Sense, senses
from parola.lexicon.surface import Surface
from parola.lexicon.vectors import Floats, Vectors, unit
from parola.lexicon.vectors import load as load_vectors
from parola.lexicon.vocabulary import Vocabulary
from parola.lexicon.web import Web

SPREAD = 0.085
"""How far cosines of two senses that have nothing to do with each other lie from nothing."""
NEAREST = 0.4
"""How much the nearest of a board word's senses counts for bots, beside all of them: not everybody
thinks of every sense."""
BARE = 0.8
"""How much it counts, in the languages of which it is known, what the bare words call up."""
SCALE = 1.45
"""What makes likeness with bare words as wide as without."""
TIE = 5.5
"""What the strongest association adds to a likeness."""
REMEMBERED = 400
LIVE_WORTH = 0.8
"""What a vector made of the bare word, without its senses told apart, is worth."""


class Knowing(msgspec.Struct, frozen=True):
    """Which kinds of knowledge count."""

    vectors: bool = True
    associations: bool = True


ALL, VECTORS, ASSOCIATIONS = Knowing(), Knowing(associations=False), Knowing(vectors=False)


class _Thought(msgspec.Struct, frozen=True):
    """What a word means, in numbers."""

    knots: list[int]
    """Its places in the web of associations."""
    matrix: Floats
    """A row for each of its senses."""
    bare: Floats
    """What the bare word calls up."""


class Lexicon:
    """What one language's words mean to each other."""

    def __init__(self, language: Language, knowing: Knowing = ALL) -> None:
        self.language = language
        self.senses: tuple[Sense, ...] = senses()
        self._knowing = knowing
        self._thoughts: dict[str, _Thought | None] = {}
        self._columns: dict[str, Floats] = {}
        self._lock = threading.RLock()

    @cached_property
    def meanings(self) -> Meanings:
        return Meanings(self.language, self.senses)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The words that serve as clues."""
        return Vocabulary(self.language, self.meanings, self.senses, self._vectors)

    @cached_property
    def _vectors(self) -> Vectors:
        return load_vectors()

    @cached_property
    def _matrix(self) -> Floats:
        """A vector of length one for each sense; nothing for one that is newer than the file."""
        found = np.zeros((len(self.senses), self._vectors.matrix.shape[1]), np.float32)
        places = np.array([self._vectors.rows.get(sense.id, -1) for sense in self.senses])
        found[places >= 0] = unit(self._vectors.matrix[places[places >= 0]])
        return found

    @cached_property
    def _surface(self) -> Surface:
        return Surface(self.language)

    @cached_property
    def _bare(self) -> Floats:
        """What each word of the vocabulary calls up."""
        return self._surface.of(self.vocabulary.words)

    @cached_property
    def _web(self) -> Web:
        return Web(self.language.code, {sense.id: row for row, sense in enumerate(self.senses)})

    def knows(self, word: str) -> bool:
        """Whether a word means anything to us."""
        return self._thought(word) is not None

    def senses_of(self, word: str) -> tuple[tuple[Sense, float], ...]:
        """The senses that a word may have, and how surely it has each."""
        return tuple((self.senses[m.row], m.surely) for m in self.meanings.of(word))

    def like(self, one: str, other: str) -> float | None:
        """How alike two words are; about 0 for strangers, 3 and more for words that belong
        together; None if one of them is unknown."""
        both = [self._likeness([a], [b], 1.0)[0, 0] for a, b in ((one, other), (other, one))]
        return None if np.isnan(both[0]) else float(np.mean(both))

    def likeness(self, clues: Sequence[str], words: Sequence[str]) -> Floats:
        """How alike each of the clues is to each of the words; NaN for what is unknown."""
        return self._likeness(clues, words, NEAREST)

    def columns(self, words: Sequence[str]) -> Floats:
        """How alike each word of the vocabulary is to each of these words; 0 for the unknown."""
        with self._lock:
            fresh = [word for word in dict.fromkeys(words) if word not in self._columns]
            while len(self._columns) > REMEMBERED:
                self._columns.pop(next(iter(self._columns)))
            self._columns.update(zip(fresh, self._fresh(fresh), strict=True))
            missing = [word for word in words if word not in self._columns]
            self._columns.update(zip(missing, self._fresh(missing), strict=True))
            return np.stack([self._columns[word] for word in words], axis=1)

    def near(self, word: str, count: int = 20) -> list[tuple[str, float, str]]:
        """The nearest words of the vocabulary, how near, and in which sense."""
        thought = self._thought(word)
        if thought is None:
            return []
        words, column = self.vocabulary.words, self.columns([word])[:, 0]
        found = []
        for place in np.argsort(-column, kind="stable")[: count + 1]:
            rows = self.vocabulary.rows_of(int(place))
            nearest = rows[int((self._matrix[rows] @ thought.matrix.T).max(axis=1).argmax())]
            if words[place] != word.lower():
                found.append((words[place], float(column[place]), self.senses[nearest].id))
        return found[:count]

    def _thought(self, word: str) -> _Thought | None:
        with self._lock:
            if word not in self._thoughts:
                if len(self._thoughts) > REMEMBERED:
                    self._thoughts.pop(next(iter(self._thoughts)))
                self._thoughts[word] = self._think(word)
            return self._thoughts[word]

    def _think(self, word: str) -> _Thought | None:
        bare = self._surface.of([word])
        meanings = self.meanings.of(word)
        if meanings:
            rows = [meaning.row for meaning in meanings]
            surely = np.array([meaning.surely for meaning in meanings], np.float32)
            return _Thought(
                self._web.knots_of(word, rows), self._matrix[rows] * surely[:, None], bare
            )
        said = live.said(self.language, word)
        if said is None:
            return None
        turned = unit((said @ self._vectors.encoder.astype(np.float32))[None, :])
        return _Thought([], turned * LIVE_WORTH, bare)

    def _likeness(self, clues: Sequence[str], words: Sequence[str], nearest: float) -> Floats:
        found = np.full((len(clues), len(words)), np.nan, np.float32)
        meant = [self._thought(word) for word in words]
        known = [column for column, thought in enumerate(meant) if thought is not None]
        thoughts = [thought for thought in meant if thought is not None]
        for row, clue in enumerate(clues):
            said = self._thought(clue)
            if said is not None and thoughts:
                found[row, known] = self._alike(said, thoughts, nearest)
        return found

    def _alike(self, said: _Thought, thoughts: Sequence[_Thought], nearest: float) -> Floats:
        """How alike one word is to each of others."""
        found = np.zeros(len(thoughts), np.float32)
        if self._knowing.vectors:
            every = np.concatenate([thought.matrix for thought in thoughts])
            near = _parted(every @ said.matrix.T, thoughts, nearest).max(axis=1)
            bare = (np.concatenate([t.bare for t in thoughts]) @ said.bare.T)[:, 0]
            found += self._mixed(near, bare)
        if self._knowing.associations and self._web:
            spread = self._web.spread(said.knots)
            found += TIE * np.array([spread[t.knots].max(initial=0.0) for t in thoughts])
        return found

    def _mixed(self, senses: Floats, bare: Floats) -> Floats:
        """The likeness of senses, and that of bare words where it is known."""
        found = senses / np.float32(SPREAD)
        if self._surface:
            found = (found + BARE * bare) / np.float32(SCALE)
        return found

    def _fresh(self, words: Sequence[str]) -> list[Floats]:
        found = [np.zeros(len(self.vocabulary.words), np.float32) for _ in words]
        meant = [(at, thought) for at, w in enumerate(words) if (thought := self._thought(w))]
        if not meant:
            return found
        thoughts = [thought for _, thought in meant]
        if self._knowing.vectors:
            every = np.concatenate([thought.matrix for thought in thoughts])
            near = _parted((self._matrix @ every.T).T, thoughts, NEAREST)
            bare = self._bare @ np.concatenate([thought.bare for thought in thoughts]).T
            for column, (at, _) in enumerate(meant):
                found[at] += self._mixed(self.vocabulary.best(near[column]), bare[:, column])
        if self._knowing.associations and self._web:
            for at, thought in meant:
                found[at] += TIE * self._tied(thought)
        return found

    def _tied(self, thought: _Thought) -> Floats:
        """How strongly each word of the vocabulary calls a word to mind."""
        calling = self._web.calling(thought.knots)
        found = self.vocabulary.best(calling[: self._web.size])
        places, knots = self._own_knots
        found[places] = np.maximum(found[places], calling[knots])
        return found

    @cached_property
    def _own_knots(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The places of the vocabulary's words that have a list of their own, and their knots."""
        places = {word: place for place, word in enumerate(self.vocabulary.words)}
        pairs = [(places[w], knot) for w, knot in self._web.words.items() if w in places]
        both = np.array(pairs, np.intp).reshape(-1, 2)
        return both[:, 0], both[:, 1]


def _parted(near: Floats, thoughts: Sequence[_Thought], nearest: float) -> Floats:
    """Of rows for all senses of all words, a row for each word: its nearest sense, and all."""
    starts = np.cumsum([0, *(len(thought.matrix) for thought in thoughts)])
    best = np.maximum.reduceat(near, starts[:-1], axis=0)
    every = np.add.reduceat(near, starts[:-1], axis=0) / np.diff(starts)[:, None]
    found: Floats = (nearest * best + (1 - nearest) * every).astype(np.float32)
    return found


@cache
def lexicon(code: str, knowing: Knowing = ALL) -> Lexicon:
    """The lexicon of a language, one for all who ask; raises LookupError for a language that has
    none."""
    if code not in LANGUAGES:
        raise LookupError(f"no lexicon of {code}")
    return Lexicon(load_language(code), knowing)
