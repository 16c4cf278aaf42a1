"""Letters: what a clue looks like once invisible and look-alike characters are set right."""

import re
import unicodedata
from functools import lru_cache

LONGEST = 200
"""Longer clues are cut before they are judged, so that judging takes bounded time."""

APOSTROPHE = "'"
_APOSTROPHES = str.maketrans(
    dict.fromkeys("\u2019\u02bc\u2018\u02b9\u02bb\u00b4`\uff07", APOSTROPHE)
)
_HYPHENS = str.maketrans(
    dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d", "-")
)
_CEDILLAS = str.maketrans("şţŞŢ", "șțȘȚ")

_LATIN = "aceiopxyABCEHIKMOPTXYkmtnbuëïËÏ"
_CYRILLIC = "асеіорхуАВСЕНІКМОРТХУкмтпьиёїЁЇ"
# Twins that nobody can tell apart; the rest of the pairs above only help words that mix scripts.
_TWINS = frozenset("aceiopxykmABCEHIKMOPTXYëïËÏ")
_TO_CYRILLIC = str.maketrans(_LATIN, _CYRILLIC)
_TO_LATIN = str.maketrans(_CYRILLIC.replace("И", "i"), _LATIN)

_WORDS = re.compile(r"[^\s\-./,;:!?\"«»„“”()…]+")


def clean(text: str) -> str:
    """One line, NFC, without invisible characters, with one kind of hyphen and apostrophe."""
    text = unicodedata.normalize("NFC", text[: LONGEST * 4])
    text = "".join(
        c
        for c in text
        if unicodedata.category(c) not in {"Cf", "Cc", "Cs", "Co", "Cn", "Mn"} or c in "\t\n"
    )
    text = text.translate(_APOSTROPHES).translate(_HYPHENS).translate(_CEDILLAS)
    return " ".join(text.split())[:LONGEST]


def tokens(text: str) -> list[str]:
    """The words of a cleaned text; hyphens and points part them."""
    return _WORDS.findall(text)


@lru_cache(maxsize=65536)
def script(char: str) -> str:
    """`cyrillic`, `latin`, another alphabet's name, or empty for what is no letter."""
    if not char.isalpha():
        return ""
    return unicodedata.name(char, "UNKNOWN").split()[0].lower()


def scripts(word: str) -> set[str]:
    """The alphabets that a word's letters belong to."""
    return {script(c) for c in word} - {""}


def in_script(word: str, wanted: str) -> str:
    """The word with its look-alike letters moved into one script."""
    return word.translate(_TO_CYRILLIC if wanted == "cyrillic" else _TO_LATIN)


def is_twin(word: str) -> bool:
    """Whether a Latin word can be read as a Cyrillic one, letter for letter."""
    return all(c in _TWINS for c in word if c.isalpha())


def spelled_out(text: str) -> str | None:
    """R58: the word that a text of single letters spells, or None."""
    parts = re.split(r"[\s\-]+", text)
    if len(parts) >= 3 and all(len(p) == 1 and p.isalpha() for p in parts):
        return "".join(parts)
    return None


_JOINER = "\u200d"


def legible(text: str) -> str:
    """A card's text: one line, NFC, invisible characters gone but for the joiners of emoji."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(c for i, c in enumerate(text) if c.isspace() or not _unseen(text, i))
    text = text.translate(_APOSTROPHES).translate(_HYPHENS).translate(_CEDILLAS)
    return " ".join(text.split())


def hides(text: str) -> bool:
    """Whether a text has invisible characters that `legible` takes out."""
    return any(_unseen(text, i) and c not in "\t\ufeff" for i, c in enumerate(text))


def _unseen(text: str, at: int) -> bool:
    char = text[at]
    if char == _JOINER:
        return not (at and unicodedata.category(text[at - 1]) in {"So", "Sk", "Mn"})
    return unicodedata.category(char) in {"Cf", "Cc", "Cs", "Co", "Cn"}


def graphemes(text: str) -> int:
    """How many characters a reader sees: marks, joined emoji and flags count once."""
    count, joined, flags = 0, False, 0
    for char in text:
        regional = "\U0001f1e6" <= char <= "\U0001f1ff"
        flags = flags + 1 if regional else 0
        mark = unicodedata.category(char) in {"Mn", "Me", "Mc", "Cf"}
        tone = "\U0001f3fb" <= char <= "\U0001f3ff" and count > 0
        if not (mark or tone or joined or (regional and flags % 2 == 0)):
            count += 1
        joined = char == _JOINER
    return count
