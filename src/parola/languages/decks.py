"""Decks: our own, and the words that people bring (R1)."""

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import islice
from pathlib import Path

import msgspec

from parola.languages.base import Analysis, Language
from parola.languages.kinship import Degree, Kin
from parola.languages.referee import closeness, visible
from parola.languages.text import graphemes, hides, legible, scripts, tokens

OURS = ("classic", "duet")
FEWEST = 25
"""Words in a deck: a board has 25 places."""
MOST = 10_000
LONGEST = 30
"""Graphemes of a word: what fits on a card."""
DEEPEST = 8
"""Code points of a grapheme, on the average: a family of emoji has seven, a pile of marks more."""
BIGGEST = 4_000_000
"""Bytes of a file that one brings."""
TOLD = 200
"""So many errors, and so many warnings, are told; nobody reads more."""


class Code(StrEnum):
    """What may be wrong with a deck. The first group forbids the deck, the second only warns."""

    NOT_TEXT = "not-text"
    """The file is not UTF-8 (or UTF-16 with a mark)."""
    TOO_BIG = "too-big"
    TOO_FEW = "too-few-words"
    TOO_MANY = "too-many-words"
    TOO_LONG = "word-too-long"
    THREE_SIDES = "too-many-sides"
    EMPTY_SIDE = "empty-side"

    DUPLICATE = "duplicate"
    """Dropped, since two equal cards on a board make no sense; `other` is the line of the first."""
    HIDDEN = "hidden-characters"
    """Taken out: zero-width characters, marks of direction, soft hyphens."""
    LIST = "looks-like-a-list"
    """A comma or semicolon: were several words meant?"""
    SIDES_SPLIT = "sides-split"
    """Too few cards for a board, but enough words: each word became a card of its own."""
    NO_LETTERS = "no-letters"
    MIXED = "mixed-alphabets"
    """Letters of two alphabets in one word, such as a Latin a among Cyrillic letters."""
    ALPHABET = "other-alphabet"
    """A letter that the language does not have."""
    UNKNOWN = "unknown-word"
    TWINS = "same-root"
    """The referee would not allow one while the other is visible; `other` is that word."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, and where; `line` is 0 where it is the whole deck."""

    code: Code
    line: int = 0
    word: str = ""
    other: str = ""


class Card(msgspec.Struct, frozen=True):
    """The word on a card, and the one on its back; `back` is empty where there is none."""

    front: str
    back: str = ""
    line: int = 0

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.front, self.back) if self.back else (self.front,)


class Deck(msgspec.Struct, frozen=True):
    """Cards, in the order of their file."""

    cards: tuple[Card, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(side for card in self.cards for side in card.sides)

    @property
    def name(self) -> str:
        """A name made of the content, so that equal decks have equal names."""
        text = "\n".join("|".join(card.sides) for card in self.cards)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class Outcome(msgspec.Struct, frozen=True):
    """What became of a text: a deck unless there are errors."""

    deck: Deck | None
    errors: tuple[Fault, ...]
    warnings: tuple[Fault, ...]


def decode(data: bytes) -> str | Fault:
    """The text of a file that somebody brings."""
    if len(data) > BIGGEST:
        return Fault(Code.TOO_BIG)
    wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        return Fault(Code.NOT_TEXT, 0 if wide else data.count(b"\n", 0, error.start) + 1)


def read(text: str | bytes) -> Outcome:
    """Reads a deck: a card a line, `WORD` or `WORD | WORD`; lines with # are comments."""
    told = decode(text) if isinstance(text, bytes) else text
    if isinstance(told, Fault):
        return Outcome(None, (told,), ())
    if len(told) > BIGGEST:
        return Outcome(None, (Fault(Code.TOO_BIG),), ())
    return _Reader().read(told)


class _Reader:
    """Reads one text."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.errors: list[Fault] = []
        self.warnings: list[Fault] = []
        self._lines: dict[str, int] = {}
        """The words and their first lines."""

    def read(self, text: str) -> Outcome:
        for number, line in enumerate(re.split(r"\r\n|[\n\r\x85\u2028\u2029]", text), 1):
            if not legible(line).startswith("#"):
                self._line(number, line)
        words = len(self._lines)
        if words < FEWEST:
            self.errors.append(Fault(Code.TOO_FEW, word=str(words)))
        if words > MOST:
            self.errors.append(Fault(Code.TOO_MANY, word=str(words)))
        cards = self.cards
        if words >= FEWEST > len(cards):
            self.warnings.append(Fault(Code.SIDES_SPLIT))
            cards = [Card(side, line=card.line) for card in cards for side in card.sides]
        deck = None if self.errors else Deck(tuple(cards))
        return Outcome(deck, tuple(self.errors[:TOLD]), tuple(self.warnings[:TOLD]))

    def _line(self, number: int, line: str) -> None:
        sides = [legible(side) for side in line.split("|")]
        if not any(sides):
            if len(sides) > 1:
                self.errors.append(Fault(Code.EMPTY_SIDE, number))
            return
        if hides(line):
            self.warnings.append(Fault(Code.HIDDEN, number, " | ".join(sides)))
        if len(sides) > 2:
            self.errors.append(Fault(Code.THREE_SIDES, number, sides[0]))
            return
        if not all(sides):
            self.errors.append(Fault(Code.EMPTY_SIDE, number, sides[0] or sides[1]))
            return
        kept = [side for side in sides if self._side(number, side)]
        if kept:
            self.cards.append(Card(kept[0], "".join(kept[1:]), number))

    def _side(self, number: int, word: str) -> bool:
        """Whether a word is taken into the deck."""
        if graphemes(word) > LONGEST or len(word) > DEEPEST * LONGEST:
            self.errors.append(Fault(Code.TOO_LONG, number, word[: 2 * LONGEST]))
            return False
        if "," in word or ";" in word:
            self.warnings.append(Fault(Code.LIST, number, word))
        key = word.casefold()
        if key in self._lines:
            self.warnings.append(Fault(Code.DUPLICATE, number, word, str(self._lines[key])))
            return False
        self._lines[key] = number
        return True


def check(text: str | bytes, language: Language) -> Outcome:
    """Reads a deck that somebody brings and looks through it: the deck, or why it is none, with
    what the language remarks on among the warnings. Takes bounded time; never raises."""
    outcome = read(text)
    if outcome.deck is None:
        return outcome
    warnings = (*outcome.warnings, *examine(outcome.deck, language))
    return Outcome(outcome.deck, (), warnings[:TOLD])


def examine(deck: Deck, language: Language) -> tuple[Fault, ...]:
    """What a language says of a deck: letters, words that nobody knows, words of one root."""
    lines = {side: card.line for card in deck.cards for side in card.sides}
    odd = (
        Fault(code, line, word)
        for word, line in lines.items()
        if (code := _letters(language, word)) is not None
    )
    kin = (Fault(Code.TWINS, lines[two], two, one) for one, two, _ in twins(language, lines))
    # Both come line by line, so no more than are told need to be found.
    faults = [*islice(odd, TOLD), *islice(kin, TOLD)]
    return tuple(sorted(faults, key=lambda fault: fault.line)[:TOLD])


def _letters(language: Language, word: str) -> Code | None:
    """What is odd about the letters of a word."""
    letters = [c for c in word.lower() if c.isalpha()]
    parts = tokens(word)
    if not letters:
        return Code.NO_LETTERS
    if any(len(scripts(part)) > 1 for part in parts):
        return Code.MIXED
    if not language.alphabet.issuperset(letters):
        return Code.ALPHABET
    known = all(language.knows(language.normalise(part)) for part in parts)
    return None if known else Code.UNKNOWN


def twins(language: Language, words: Iterable[str]) -> Iterator[tuple[str, str, Kin]]:
    """The pairs of words of which one would be no legal clue for the other (R7, R54, R55)."""
    shelves: dict[object, list[int]] = defaultdict(list)
    texts = list(words)
    for at, text in enumerate(texts):
        near: set[int] = set()
        for key in {key for word in visible(language, text).words for key in _keys(language, word)}:
            near.update(shelves[key])
            shelves[key].append(at)
        for other in (texts[i] for i in sorted(near)):
            kin = max(
                closeness(language, other, text), closeness(language, text, other), key=_degree
            )
            if kin.degree is Degree.SURE:
                yield other, text, kin


def _degree(kin: Kin) -> Degree:
    return kin.degree


def _keys(language: Language, word: Analysis) -> Iterator[object]:
    """What two words of one root have in common, at least one of it."""
    yield word.folded
    yield from word.lemmas
    yield from (("root", root) for root in word.roots)
    for form in word.forms:
        yield from (("line", line) for line in language.families.ties(form))
    for part in word.parts:
        half = language.analyse_plain(part.text)
        if half is not word:
            yield from _keys(language, half)


@lru_cache(maxsize=32)
def ours(language: Language, name: str) -> Deck:
    """One of our own decks, `classic` or `duet`; raises LookupError where a language has none."""
    path = language.folder / "decks" / f"{name}.txt"
    if name not in OURS or not path.exists():
        raise LookupError(f"no such deck: {language.code} {name}")
    outcome = read(path.read_text(encoding="utf-8"))
    if outcome.deck is None:
        raise LookupError(f"{path}: {outcome.errors[0]}")
    return outcome.deck


class Themes(msgspec.Struct, frozen=True):
    """themes.txt: each word of our decks under its theme, and the rare ones with a reason."""

    of: dict[str, str]
    rare: dict[str, str]


def themes(path: Path) -> Themes:
    """Reads lines `theme: WORD, WORD`, and comments `# rare: WORD - reason`."""
    of: dict[str, str] = {}
    rare: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, _, rest = line.partition(":")
        if name == "# rare":
            word, _, reason = rest.partition(" - ")
            rare[word.strip()] = reason.strip()
        elif rest and not line.startswith("#"):
            for word in rest.split(","):
                if word.strip():
                    of[word.strip()] = name.strip()
    return Themes(of, rare)
