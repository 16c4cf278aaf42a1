"""What is wrong with the senses and the written associations."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec

import numpy as np

from parola.languages import decks
from parola.languages.base import Language, load
from parola.lexicon import associations
from parola.lexicon.senses import FOLDER, LANGUAGES, NO_WORD, Sense, read, senses, unsaid
from parola.lexicon.vectors import Floats, unit
from parola.lexicon.vectors import load as load_vectors

PARTS = frozenset("nvarp")
"""Noun, verb, adjective, adverb, proper name."""
LONGEST_GLOSS = 90
COMPUTED = 0.5
"""A list of which more is nothing but the nearest by vectors was not written."""
BETWEEN = frozenset(" -'./")
FAR = 2.5
"""Steps on Zipf's scale. A later word may be commoner for another sense that it has."""


def faults() -> Iterator[str]:
    """All that is wrong, as `file:line: what`."""
    rows = [(path.name, n, s) for path in sorted(FOLDER.glob("*.tsv")) for n, s in read(path)]
    yield from of_rows(rows)
    known = {sense.id for _, _, sense in rows}
    yield from (f"unsaid.txt: {one} is no sense" for one in sorted(unsaid() - known))
    yield from missing_cards()
    for name in (associations.OF_SENSES, *LANGUAGES):
        yield from of_associations(name)


def of_rows(rows: Sequence[tuple[str, int, Sense]]) -> Iterator[str]:
    """Doubled senses, wrong order, odd letters, empty cells."""
    seen: dict[str, str] = {}
    doubles: dict[tuple[str, ...], Sense] = {}
    before = ("", "")
    for name, number, sense in rows:
        where = f"{name}:{number}"
        if sense.id in seen:
            yield f"{where}: {sense.id} stands in {seen[sense.id]} too"
        seen.setdefault(sense.id, where)
        double = doubles.setdefault((sense.part, *sense.cells), sense)
        if double.head != sense.head:
            yield f"{where}: {sense.id} has the words of {double.id}"
        if before[0] == name and sense.id < before[1]:
            yield f"{where}: {sense.id} stands after {before[1]}"
        before = (name, sense.id)
        yield from (f"{where}: {fault}" for fault in _of_sense(sense))


def _of_sense(sense: Sense) -> Iterator[str]:
    if sense.part not in PARTS:
        yield f"{sense.id} is no part of speech: {sense.part}"
    if not sense.gloss or len(sense.gloss) > LONGEST_GLOSS:
        yield f"{sense.id} has no gloss, or a long one"
    if not sense.id.isascii() or sense.id != sense.id.lower() or " " in sense.id:
        yield f"{sense.id} is no id"
    for code in LANGUAGES:
        words = sense.words(code)
        if not words and sense.cells[LANGUAGES.index(code)] != NO_WORD:
            yield f"{sense.id} has an empty cell: {code}"
        if len(set(words)) < len(words):
            yield f"{sense.id} has a word twice: {code}"
        yield from (f"{sense.id}: {code} {w}: odd letters" for w in words if not _fits(code, w))


def _fits(code: str, word: str) -> bool:
    letters = _alphabet(code)
    return bool(word) and word == word.strip() and set(word.lower()) <= letters | BETWEEN


@cache
def _alphabet(code: str) -> frozenset[str]:
    digits = frozenset("0123456789")
    accents = frozenset("éèêàçôûñïöüăâîșț") if code in {"en", "ro"} else frozenset[str]()
    return load(code).alphabet | digits | accents


def _cards(language: Language) -> set[str]:
    return {word for name in decks.OURS for word in decks.ours(language, name).words}


def missing_cards() -> Iterator[str]:
    """Words of our decks that no sense has."""
    for code in LANGUAGES:
        language = load(code)
        known = {word.lower() for sense in senses() for word in sense.words(code)}
        for word in sorted(_cards(language)):
            if word.lower() not in known:
                yield f"{code}: no sense has {word}"


def notes() -> Iterator[str]:
    """Cells whose first word is far rarer than a later one, if wordfreq is there to say. That may
    be right: a later word may be common for another sense of its own."""
    if find_spec("wordfreq") is None:
        return
    from wordfreq import zipf_frequency

    for sense in senses():
        for code in LANGUAGES:
            words = [word for word in sense.words(code) if " " not in word]
            common = [zipf_frequency(word, code) for word in words]
            if words and 0 < common[0] < max(common) - FAR:
                yield f"{sense.id}: {code} {'/'.join(words)}: the commonest comes first"


def of_associations(name: str) -> Iterator[str]:
    """Unknown senses, short and long lists, doubles, missing cards, lists that were computed."""
    known = {sense.id for sense in senses()}
    seen: set[str] = set()
    number = 0
    for number, word, listed in associations.read(name):
        where = f"{name}.txt:{number}: {word}"
        if word in seen:
            yield f"{where} has two lists"
        seen.add(word)
        if name == associations.OF_SENSES and word not in known:
            yield f"{where} is no sense"
        if not associations.FEWEST <= len(listed) <= associations.MOST:
            yield f"{where} has {len(listed)} associations"
        yield from (f"{where}: {sense} is no sense" for sense in listed if sense not in known)
        if len(set(listed)) < len(listed):
            yield f"{where} has a sense twice"
        if computed(name, word, listed) > COMPUTED:
            yield f"{where}: more than half are the nearest by vectors"
    if number and name in LANGUAGES:
        cards, words = _cards(load(name)), _by_word(name)
        yield from (f"{name}.txt: no list for {word}" for word in sorted(cards - seen))
        yield from (
            f"{name}.txt: no sense has {word}"
            for word in sorted(seen - cards)
            if word.lower() not in words
        )


def computed(name: str, word: str, listed: Sequence[str]) -> float:
    """How much of a list is among as many of the vectors' own nearest senses."""
    matrix, rows = _matrix()
    own = [rows[sense] for sense in _senses_of(name, word) if sense in rows]
    if not own or not listed:
        return 0.0
    near = (matrix @ matrix[own].T).max(axis=1)
    near[own] = -1.0
    nearest = set(np.argpartition(-near, len(listed))[: len(listed)].tolist())
    return sum(rows.get(sense) in nearest for sense in listed) / len(listed)


def _senses_of(name: str, word: str) -> Sequence[str]:
    return [word] if name == associations.OF_SENSES else _by_word(name).get(word.lower(), [])


@cache
def _by_word(code: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for sense in senses():
        for word in sense.words(code):
            found[word.lower()].append(sense.id)
    return found


@cache
def _matrix() -> tuple[Floats, dict[str, int]]:
    vectors = load_vectors()
    return unit(vectors.matrix), vectors.rows
