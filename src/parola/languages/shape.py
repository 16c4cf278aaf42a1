"""What kind of thing a clue is: a word, a number, a name, an acronym, a phrase (R51, R60-R65)."""

from enum import StrEnum
from functools import lru_cache

import msgspec

from parola.languages.base import Analysis, Language
from parola.languages.text import clean, scripts, spelled_out, tokens


class Sort(StrEnum):
    """The kinds of clues."""

    WORD = "word"
    DIGITS = "digits"
    NUMBER = "number"
    ACRONYM = "acronym"
    FOREIGN = "foreign"
    """Written in letters that the language does not use."""
    INVENTED = "invented"
    """From a book or a film."""
    COINED = "coined"
    """Somebody's nonsense."""
    PLACE = "place"
    """Of several words, as are the next three."""
    NAME = "name"
    TITLE = "title"
    """Or a phrase that a telephone began with a capital."""
    PHRASE = "phrase"


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """A clue, read. `text` is normalised; `words` are its words, taken apart."""

    text: str
    words: tuple[Analysis, ...]
    parts: int
    """Words that a hyphen or a space keeps apart."""
    sort: Sort = Sort.WORD
    spelled: bool = False
    native: bool = False
    """The dictionary has it."""
    named: bool = False
    """One word that begins with a capital, as names do."""
    real: bool = True
    """False for a word, name or phrase of which we do not know whether it exists."""


@lru_cache(maxsize=4096)
def shape_of(language: Language, clue: str) -> Shape:
    """Reads a clue as it was typed."""
    raw = clean(clue)
    spelled = spelled_out(raw)
    text = language.normalise(spelled or raw)
    heard = tokens(text)
    said = tuple(dict.fromkeys(([text] if len(heard) > 1 and " " not in text else []) + heard))
    analysed = tuple(language.analyse(w) for w in said[:12] if any(c.isalpha() for c in w))
    base = Shape(text=text, words=analysed, parts=len(heard), spelled=spelled is not None)
    sort = _listed(language, raw, base, heard)
    if sort is not None:
        return msgspec.structs.replace(base, sort=sort)
    if len(heard) > 1:
        return _of_several(language, raw, base, heard)
    word = analysed[0]
    named = raw[:1].isupper() and raw[1:].islower()
    real = (
        word.known
        or len(text) == 1
        or (named and language.name_like(text))
        or language.derives(text)
    )
    return msgspec.structs.replace(base, native=language.owns(text), named=named, real=real)


_SMALL_NUMBER_WORDS = frozenset({"и", "й", "і", "та", "și", "and"})


def _listed(language: Language, raw: str, base: Shape, heard: list[str]) -> Sort | None:
    """What a list or the letters alone tell."""
    folded, words = language.fold(base.text), language.words
    if not base.words:
        return Sort.DIGITS if any(c.isnumeric() for c in base.text) else Sort.WORD
    if all(language.fold(w) in words.numbers for w in heard if w not in _SMALL_NUMBER_WORDS):
        return Sort.NUMBER
    if folded in words.acronyms or _looks_acronym(language, raw):
        return Sort.ACRONYM
    if any(scripts(w) - {language.script} for w in heard if len(w) > 1):
        return Sort.FOREIGN
    if folded in words.invented:
        return Sort.INVENTED
    return Sort.COINED if folded in words.coined else None


def _of_several(language: Language, raw: str, base: Shape, heard: list[str]) -> Shape:
    """A clue whose words a hyphen or a space keeps apart."""
    replace = msgspec.structs.replace
    folded, words = language.fold(base.text), language.words
    hyphened = " " not in base.text
    whole = hyphened and base.words[0].known
    if folded in words.places or (whole and "place" in base.words[0].marks):
        return replace(base, sort=Sort.PLACE)
    capitals = [w[:1].isupper() for w in tokens(raw)]
    named = capitals[0] and not raw.isupper() and folded not in words.phrases
    if named and _place_like(language, heard):
        return replace(base, sort=Sort.PLACE)
    if named and (folded in words.titles or not whole):
        listed = folded in words.titles
        title = not listed and not all(capitals) and all(map(language.knows, heard))
        believed = listed or _believable(language, heard, capitals)
        return replace(base, sort=Sort.TITLE if title else Sort.NAME, real=believed)
    if whole or folded in words.phrases:
        return replace(base, sort=Sort.PHRASE, native=True)
    halves = [language.analyse(w) for w in heard]
    known = all(h.known for h in halves)
    # R56: two things tied by a hyphen (squid-star) are one thing that nobody has seen yet.
    coined = (
        hyphened and known and not any(h.kinds & {"adjective", "verb", "other"} for h in halves)
    )
    return replace(base, sort=Sort.COINED if coined else Sort.PHRASE, real=known)


def _place_like(language: Language, heard: list[str]) -> bool:
    """Black Sea: a capitalised word with a word for a kind of place."""
    places = language.words.place_words
    return len(heard) <= 3 and any(language.fold(w) in places for w in heard)


def _believable(language: Language, heard: list[str], capitals: list[bool]) -> bool:
    """Whether a name or title may well exist: made of known names, or of known words."""
    if all(capitals):
        return language.given_like(heard[0]) and any(map(language.surname_like, heard[1:]))
    return all(language.knows(w) or len(w) < 3 for w in heard)


def _looks_acronym(language: Language, raw: str) -> bool:
    """ЦРУ, СПб, к.е.н.: capitals that are no known word; `лазер` and `вуз` became words."""
    letters = [c for c in raw if c.isalpha()]
    if raw.count(".") >= 2 and all(len(t) <= 4 for t in tokens(raw)):
        return True
    if " " in raw or not 2 <= len(letters) <= 8:
        return False
    capitals = sum(c.isupper() for c in letters)
    if capitals < 2 or scripts(raw) - {language.script}:
        return capitals >= 2 and capitals == len(letters) and len(letters) <= 5
    if raw.isupper() and len(letters) > 5:
        return False
    word = language.analyse(language.normalise(raw))
    if raw.isupper():
        return not word.known or word.marks == {"acronym"}
    return not word.known
