"""A language: its letters, its words, and how they belong together."""

import itertools
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

import msgspec

from parola.languages.affixes import Affixes, Root
from parola.languages.datafile import lines
from parola.languages.families import Families
from parola.languages.morphology import Morphology, Reading
from parola.languages.text import clean, in_script, is_twin, scripts
from parola.languages.translations import Translations
from parola.languages.words import Words

GROUP = "parola.languages"
OURS = {code: f"parola.languages.{code}:LANGUAGE" for code in ("bg", "uk", "ru", "ro", "en")}
REMEMBERED = 20_000
NAMES = frozenset({"given", "surname", "place", "name"})


class Part(msgspec.Struct, frozen=True):
    """One half of a compound word."""

    text: str
    """The half as a word where there is one, else as a bare stem."""
    initial: bool
    """A bound first half such as `micro`, which belongs to its compound only (R55)."""
    sure: bool = True
    """False where the word may just as well be no compound: bar-gain, leader-ship."""


class Analysis(msgspec.Struct, frozen=True):
    """All that judging needs to know of one word."""

    word: str
    """Lower case, true letters."""
    folded: str
    """Without the marks that people leave out."""
    known: bool
    lemmas: frozenset[str]
    """Folded."""
    roots: Mapping[str, Root]
    parts: tuple[Part, ...]
    sound: str
    forms: tuple[str, ...]
    """Folded word and lemmas, for the families file."""
    kinds: frozenset[str]
    marks: frozenset[str]
    name: bool
    """Nothing but a proper name."""


class Letters(msgspec.Struct, frozen=True):
    """How a language is written."""

    script: str
    """`cyrillic` or `latin`."""
    alphabet: str
    """Lower case."""
    marks: Mapping[str, str]
    """Letters whose marks people leave out, and what is left of them: ё → е."""
    marks_tell_apart: bool = True
    """False where the dictionary lists spellings without marks as words of their own."""


class Language:
    """One language. Nothing is read from disk before it is asked for."""

    def __init__(
        self,
        *,
        code: str,
        folder: Path,
        letters: Letters,
        morphology: Morphology,
        surname_endings: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.folder = folder
        self.letters = letters
        self.script = letters.script
        self.alphabet = frozenset(letters.alphabet)
        self.surname_endings = surname_endings
        """How surnames end that no other words end in (R61)."""
        self._fold = str.maketrans(dict(letters.marks))
        self._restore: dict[str, str] = {}
        for marked, plain in letters.marks.items():
            self._restore[plain] = self._restore.get(plain, plain) + marked
        self._morphology = morphology
        self._seen: OrderedDict[str, Analysis] = OrderedDict()

    def __repr__(self) -> str:
        return f"<Language {self.code}>"

    @cached_property
    def affixes(self) -> Affixes:
        return Affixes(self.folder / "affixes.txt")

    @cached_property
    def families(self) -> Families:
        return Families(self.folder / "families.txt", self.fold, self.affixes.prefixes)

    @cached_property
    def words(self) -> Words:
        return Words(self.folder / "words.txt", self.fold)

    @cached_property
    def translations(self) -> Translations:
        return Translations(self.folder / "translations.txt", self.code, self.fold)

    @cached_property
    def on_cards(self) -> frozenset[str]:
        """The (folded) words of our decks: whatever the dictionary says, they exist."""
        return frozenset(
            self.fold(self.normalise(word))
            for path in sorted((self.folder / "decks").glob("*.txt"))
            if path.stem != "themes"
            for _, line in lines(path)
            for word in line.split("|")
        )

    def normalise(self, text: str) -> str:
        """Lower case, cleaned, look-alike letters of the other script set right."""
        text = clean(text).lower()
        return " ".join(
            "-".join(self._own_script(part) for part in word.split("-")) for word in text.split()
        )

    def _own_script(self, word: str) -> str:
        found = scripts(word)
        if not found or found == {self.script} or not found <= {"cyrillic", "latin"}:
            return word
        moved = in_script(word, self.script)
        if scripts(moved) != {self.script}:
            return word
        if len(found) == 2 or (
            len(word) > 1 and is_twin(in_script(word, "latin")) and self._morphology.knows(moved)
        ):
            return moved
        return word

    def fold(self, word: str) -> str:
        """Without the marks that people leave out: е for ё, a for ă."""
        return word.translate(self._fold)

    def knows(self, word: str) -> bool:
        """Whether the language has a (normalised) word, as far as anybody told us."""
        return self._spelling(word) is not None

    def _spelling(self, word: str) -> str | None:
        """The word as the dictionary spells it, marks restored; None if nobody knows it."""
        if self._morphology.knows(word):
            return word
        folded = self.fold(word)
        if self._named(folded) or self.families.writes_out(folded):
            return word
        for variant in itertools.islice(self._variants(word), 200):
            if self._morphology.knows(variant):
                return variant
        # Only now the branches: `cain*` must not keep cainii from being câinii.
        return word if self.families.mentions(folded) else None

    def derives(self, word: str) -> bool:
        """Whether an unknown (normalised) word is an everyday derivation of a known one."""
        endings = ("", *self.affixes.endings["noun"])
        return any(
            how.cost <= 0 and how.length > 3 and not how.prefixed and root + ending != word
            for root, how in self.roots(word, ()).items()
            for ending in endings
            if self._morphology.knows(root + ending) or self._listed(root + ending)
        )

    def owns(self, word: str) -> bool:
        """Whether the language has a (normalised) word for certain.

        Its dictionary or a list of ours says so, and not only a branch of a family, as which a
        foreign word may begin.
        """
        folded = self.fold(word)
        return (
            self._morphology.knows(word)
            or self._named(folded)
            or self.families.writes_out(folded)
            or any(map(self._morphology.knows, itertools.islice(self._variants(word), 200)))
        )

    def _listed(self, folded: str) -> bool:
        return self._named(folded) or self.families.mentions(folded)

    def _named(self, folded: str) -> bool:
        words = self.words
        return (
            folded in words.known
            or folded in self.on_cards
            or folded in words.given
            or folded in words.surnames
            or folded in words.places
            or folded in words.numbers
        )

    def surname_like(self, word: str) -> bool:
        """Whether a (normalised) word is a surname, or ends as surnames do."""
        known = self.analyse(word)
        return (
            self.fold(word) in self.words.surnames
            or (known.name and bool(known.marks & {"surname", "name"}))
            or self.name_like(word)
        )

    def given_like(self, word: str) -> bool:
        """Whether a (normalised) word is a given name."""
        marks = self.analyse(word).marks
        return self.fold(word) in self.words.given or bool(marks & {"given", "name"})

    def name_like(self, word: str) -> bool:
        """Whether an unknown (normalised) word may well be somebody's name."""
        return len(word) > 4 and word.endswith(self.surname_endings)

    def _variants(self, word: str) -> Iterator[str]:
        """The spellings that a word written without marks may stand for, fewest marks first."""
        spots = [i for i, c in enumerate(word) if c in self._restore][:10]
        for count in range(1, min(4, len(spots)) + 1):
            for chosen in itertools.combinations(spots, count):
                for letters in itertools.product(*(self._restore[word[i]][1:] for i in chosen)):
                    text = list(word)
                    for i, c in zip(chosen, letters, strict=True):
                        text[i] = c
                    yield "".join(text)

    def roots(self, lemma: str, parts: Iterable[str]) -> Mapping[str, Root]:
        """The roots seen in a lemma of these parts of speech."""
        return self.affixes.roots(self.fold(lemma), parts, exact=self._morphology.exact)

    def readings(self, word: str) -> tuple[Reading, ...]:
        """The ways to understand a (normalised) word; none for one in foreign letters."""
        if scripts(word) - {self.script}:
            return ()
        return self._morphology.readings(self._spelling(word) or word)

    def spells(self, word: str) -> bool:
        """Whether the dictionary has a (normalised) word with just these marks."""
        return self._morphology.knows(word)

    def is_headword(self, word: str) -> bool:
        """Whether the dictionary has a word just as it is spelled, marks and all."""
        morphology = self._morphology
        return morphology.knows(word) and any(r.lemma == word for r in morphology.readings(word))

    def lemmas(self, word: str) -> frozenset[str]:
        """The words that a (normalised) word is a form of."""
        return frozenset(r.lemma for r in self.readings(word)) or frozenset({word})

    def analyse(self, word: str) -> Analysis:
        """Everything about one (normalised) word; remembered."""
        seen = self._seen.get(word)
        if seen is None:
            seen = self._analyse(word)
            self._seen[word] = seen
            if len(self._seen) > REMEMBERED:
                self._seen.popitem(last=False)
        return seen

    def analyse_plain(self, word: str) -> Analysis:
        """The same without looking for halves in it: the word is a half itself."""
        key = f"+{word}"
        seen = self._seen.get(key)
        if seen is None:
            seen = self._seen[key] = self._analyse(word, split=False)
        return seen

    def _analyse(self, word: str, *, split: bool = True) -> Analysis:
        folded = self.fold(word)
        known = self.knows(word)
        readings = self.readings(word)
        own = [r for r in readings if self.fold(r.lemma) == folded]
        lemmas = frozenset(self.fold(r.lemma) for r in readings) | {folded}
        roots: dict[str, Root] = {}
        # A word that is itself a headword is not taken apart as a form of others.
        for lemma, kinds in _by_lemma(own or readings, word).items():
            for root, how in self.roots(lemma, kinds).items():
                old = roots.get(root)
                if old is None or how.cost < old.cost:
                    roots[root] = how
        return Analysis(
            word=word,
            folded=folded,
            known=known,
            lemmas=lemmas,
            roots=roots,
            parts=tuple(self._split(word)) if split else (),
            sound=self.affixes.sound(folded),
            # What is spelled counts before what it may be a form of: copii is no copie.
            forms=(folded,) if own else (folded, *sorted(lemmas - {folded})),
            kinds=frozenset(r.part for r in readings),
            marks=frozenset().union(*(r.marks for r in readings)) if known else frozenset(),
            name=self._is_name(folded, readings if known else ()),
        )

    def _is_name(self, folded: str, readings: tuple[Reading, ...]) -> bool:
        words = self.words
        if folded in words.given or folded in words.surnames or folded in words.places:
            return True
        return bool(readings) and all(r.marks & NAMES and not r.common for r in readings)

    def _split(self, word: str) -> Iterator[Part]:
        """The halves of a compound, wherever both sides make sense (R55)."""
        seen: dict[tuple[str, bool], Part] = {}
        for lemma in sorted(self.headwords(word)):
            for part in self._halves(lemma):
                key = (part.text, part.initial)
                if key not in seen or (part.sure and not seen[key].sure):
                    seen[key] = part
        yield from seen.values()

    def headwords(self, word: str) -> frozenset[str]:
        """Its lemmas; only itself where it is one of them."""
        lemmas = self.lemmas(word)
        return frozenset({word}) if word in lemmas else lemmas

    def _halves(self, lemma: str) -> Iterator[Part]:
        affixes = self.affixes
        for size in range(2, len(lemma) - 1):
            front = lemma[:size]
            if self.fold(front) in affixes.initials and self._second(lemma[size:], 3):
                yield Part(front, initial=True)
                yield Part(lemma[size:], initial=False)
        base = self._base(lemma)
        for link in affixes.links:
            for size in range(3, len(lemma) - len(link) - 2):
                front, rest = lemma[:size], lemma[size + len(link) :]
                if lemma.startswith(link, size) and self.fold(front + link) not in affixes.initials:
                    yield from self._two_halves(front, link, rest, derived=bool(base))
        if base:
            yield from self._halves(base)

    def _two_halves(self, front: str, link: str, rest: str, *, derived: bool) -> Iterator[Part]:
        """The halves on both sides of one place, if both make sense there."""
        affixes = self.affixes
        price = affixes.prefixes.get(self.fold(front + link))
        whole = self._second(rest, 4 if len(front) == 3 or not link else 3)
        if price is not None:
            if whole:  # a word with a prefix: the prefix is nobody's half
                yield Part(rest, initial=False, sure=price == 0 and len(rest) > 3 and not derived)
            return
        loose = link and min(len(front), len(rest)) > 3 and self._morphology.knows(rest)
        if not whole and not loose:
            return
        first = self._first(front, bare=not link)
        if first is not None:
            # Short halves happen by accident: car-toon, rep-tile, пол-о-вина.
            final = bool(link) and self.fold(rest) in affixes.finals
            long = final or len(rest) > 4
            front_sure = long or len(front) > 3
            rest_sure = long or min(len(front), len(rest)) > 3
            yield Part(first, initial=False, sure=front_sure and not derived)
            yield Part(rest, initial=False, sure=rest_sure and whole and not derived)

    def _base(self, lemma: str) -> str:
        """The known word that an everyday suffix made the lemma of: leader-ship, жесток-ост."""
        for size in range(2, min(6, len(lemma) - 3)):
            if self.affixes.suffixes.get(self.fold(lemma[-size:]), 2) < 2:
                for ending in ("", *self.affixes.endings["noun"]):
                    base = lemma[:-size] + ending
                    if len(ending) < size and self._morphology.knows(base):
                        return base
        return ""

    def _second(self, rest: str, shortest: int) -> bool:
        """Whether a string can be the second half of a compound."""
        return self.fold(rest) in self.affixes.finals or (
            len(rest) >= shortest
            and self._morphology.knows(rest)
            and any(
                r.lemma == rest and r.common and r.part in {"", "noun", "adjective"}
                for r in self._morphology.readings(rest)
            )
        )

    def _first(self, stem: str, *, bare: bool) -> str | None:
        """The word whose stem a first half is."""
        for ending in ("",) if bare else ("", *self.affixes.endings["noun"]):
            word = stem + ending
            if self._morphology.knows(word) and any(
                r.lemma == word and r.part in {"", "noun", "adjective"} and r.common
                for r in self._morphology.readings(word)
            ):
                return word
        return None


def _by_lemma(readings: "list[Reading] | tuple[Reading, ...]", word: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for reading in readings:
        kinds = found.setdefault(reading.lemma, set())
        if reading.part:
            kinds.add(reading.part)
    return found or {word: set()}


def codes() -> list[str]:
    """The languages at hand: ours, and those that installed packages bring."""
    return [*OURS, *sorted({e.name for e in entry_points(group=GROUP)} - OURS.keys())]


@cache
def load(code: str) -> Language:
    """The language of that code; raises LookupError for one that nobody brings."""
    if code in OURS:
        module, _, name = OURS[code].partition(":")
        found = getattr(import_module(module), name)
    else:
        entries = entry_points(group=GROUP, name=code)
        if not entries:
            raise LookupError(f"no such language: {code}")
        found = next(iter(entries)).load()
    if not isinstance(found, Language):
        raise TypeError(f"{code} is not a Language")
    return found
