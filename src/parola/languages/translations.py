"""What other languages call the visible words (R53): each language's own translations.txt, the
common list of everyday things in concepts.txt, and the rows of the lexicon's senses."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

from parola.languages.datafile import DataError, lines


def plain(word: str) -> str:
    """Lower case without any accents, as foreign words are typed."""
    return "".join(
        c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c)
    )


COLUMNS = ("en", "de", "fr", "bg", "uk", "ru", "ro")
CONCEPTS = Path(__file__).parent / "concepts.txt"
SENSES = Path(__file__).parents[1] / "lexicon" / "senses"
"""Read as plain data, for the lexicon's code stands above ours: id, part, gloss, five languages."""
SENSE_COLUMNS = ("en", "ru", "uk", "bg", "ro")


class Translations:
    """Lines `WORD: en=dog, uk=собака/пес`, and a language's column of the common lists."""

    def __init__(self, path: Path, code: str, fold: Callable[[str], str]) -> None:
        self._of: dict[str, frozenset[str]] = {}
        self._own: set[str] = set()
        if code in COLUMNS:
            self._read_concepts(COLUMNS.index(code), fold)
        if code in SENSE_COLUMNS:
            self._read_senses(SENSE_COLUMNS.index(code), fold)
        for number, text in lines(path):
            head, colon, rest = text.partition(":")
            if not colon:
                raise DataError(f"{path}:{number}: no colon after the word")
            found = set()
            for entry in rest.split(","):
                _, equals, words = entry.partition("=")
                if entry.strip() and not equals:
                    raise DataError(f"{path}:{number}: not `language=word`: {entry.strip()}")
                found |= {plain(w.strip()) for w in re.split("/", words) if w.strip()}
            self._add(fold(head.strip().lower()), found)

    def _add(self, key: str, found: set[str]) -> None:
        self._of[key] = self._of.get(key, frozenset()) | found

    def _read_concepts(self, own: int, fold: Callable[[str], str]) -> None:
        for number, text in lines(CONCEPTS):
            columns = text.split("|")
            if len(columns) != len(COLUMNS):
                raise DataError(f"{CONCEPTS}:{number}: not {len(COLUMNS)} columns")
            self._add_row(columns, own, fold)

    def _read_senses(self, own: int, fold: Callable[[str], str]) -> None:
        for path in sorted(SENSES.glob("*.tsv")):
            for line in path.read_text(encoding="utf-8").splitlines():
                columns = line.split("\t")[3:]
                if len(columns) == len(SENSE_COLUMNS):
                    self._add_row(columns, own, fold)

    def _add_row(self, columns: list[str], own: int, fold: Callable[[str], str]) -> None:
        """One thing, and what each language calls it."""
        names = [[word.strip() for word in column.split("/")] for column in columns]
        foreign = {plain(w) for n, words in enumerate(names) if n != own for w in words}
        for word in names[own]:
            self._own.add(plain(word))
            self._add(fold(word.lower()), foreign)

    def owns(self, clue: str) -> bool:
        """Whether the lists give a clue as a word of this language itself."""
        return plain(clue) in self._own

    def holds(self, visible: str, clue: str) -> bool:
        """Whether a clue is some language's word for a (folded) visible word."""
        return plain(clue) in self._of.get(visible, frozenset())
