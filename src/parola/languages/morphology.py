"""What the installed dictionaries know of a word's forms."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from pymorphy3 import MorphAnalyzer


class Reading(msgspec.Struct, frozen=True):
    """One way to understand a word's form."""

    lemma: str
    part: str
    """`noun`, `adjective`, `verb`, `other`, or empty where nobody knows."""
    marks: frozenset[str] = frozenset()
    """`given`, `surname`, `place`, `acronym`; `name` where no more is known."""
    common: bool = True
    """Not only a name or an acronym."""


class Morphology(Protocol):
    """A dictionary of forms."""

    exact: bool
    """Whether it knows for sure what part of speech a word is."""

    def knows(self, word: str) -> bool:
        """Whether a word, in lower case, is a form of something."""

    def readings(self, word: str) -> tuple[Reading, ...]:
        """The ways to understand a word; a guess where it is unknown, or nothing."""


_PARTS = {
    "NOUN": "noun",
    "ADJF": "adjective",
    "ADJS": "adjective",
    "COMP": "adjective",
    "VERB": "verb",
    "INFN": "verb",
    "PRTF": "verb",
    "PRTS": "verb",
    "GRND": "verb",
    "ADVB": "other",
}
_MARKS = {
    "Name": "given",
    "Surn": "surname",
    "Geox": "place",
    "Orgn": "place",
    "Abbr": "acronym",
    "name": "given",
    "lname": "surname",
    "geo": "place",
    "abbr": "acronym",
}


RARE = 0.05
"""A reading so much less likely than the likeliest one is none: `политик` of many politics."""


class Pymorphy:
    """pymorphy3 with the dictionary of one language."""

    exact = True

    def __init__(self, code: str) -> None:
        self._code = code

    @cached_property
    def _analyser(self) -> "MorphAnalyzer":
        from pymorphy3 import MorphAnalyzer

        return MorphAnalyzer(lang=self._code)

    def knows(self, word: str) -> bool:
        return bool(self._analyser.word_is_known(word))

    def readings(self, word: str) -> tuple[Reading, ...]:
        found: dict[tuple[str, str], set[str]] = {}
        common: set[tuple[str, str]] = set()
        parses = self._analyser.parse(word)
        likely = RARE * max((parse.score for parse in parses), default=0)
        for parse in parses:
            if parse.score < likely:
                continue
            grammemes = parse.tag.grammemes
            part = _PARTS.get(str(parse.tag.POS), "other")
            marks = {_MARKS[g] for g in grammemes if g in _MARKS}
            key = (parse.normal_form, part)
            found.setdefault(key, set()).update(marks)
            if not marks:
                common.add(key)
        return tuple(
            Reading(*key, marks=frozenset(marks), common=key in common)
            for key, marks in found.items()
        )


Probes = Mapping[str, str]
"""Part of speech → `а/ата -/ът`: a headword in а that has a form in ата is one."""


class Simplemma:
    """simplemma's table of forms for one language.

    It does not say what part of speech a word is; the forms that a headword has do.
    """

    exact = False

    def __init__(self, code: str, probes: Probes, otherwise: str = "") -> None:
        self._code = code
        self._probes = [
            (part, *(end.strip("-") for end in pair.split("/")))
            for part, pairs in probes.items()
            for pair in pairs.split()
        ]
        self._otherwise = otherwise
        """What a word is that no probe tells of."""

    @cached_property
    def _forms(self) -> Mapping[str, str]:
        from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

        forms: Mapping[str, str] = DefaultDictionaryFactory(cache_max_size=1).get_dictionary(
            self._code
        )
        return forms

    def knows(self, word: str) -> bool:
        return word in self._forms or word.capitalize() in self._forms

    def readings(self, word: str) -> tuple[Reading, ...]:
        lemma = self._forms.get(word)
        if lemma is not None:
            parts = {part for part, end, form in self._probes if self._has(lemma, end, form)}
            return tuple(Reading(lemma.lower(), p) for p in sorted(parts) or [self._otherwise])
        name = self._forms.get(word.capitalize())
        if name is not None:
            marks = frozenset({"name"})
            return (Reading(name.lower(), self._otherwise, marks, common=False),)
        return ()

    def _has(self, lemma: str, end: str, form: str) -> bool:
        stem = lemma.removesuffix(end)
        return lemma.endswith(end) and self._forms.get(stem + form) == lemma
