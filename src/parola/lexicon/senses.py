"""The senses: one row for each thing that people think of, with its words in five languages."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "senses"
UNSAID = Path(__file__).parent / "unsaid.txt"
LANGUAGES = ("en", "ru", "uk", "bg", "ro")
"""The order of the columns."""
NO_WORD = "-"


class RowError(ValueError):
    """A line of the senses that cannot be read; names file and line."""


class Sense(msgspec.Struct, frozen=True, gc=False):
    """One sense: `lock.door`, and what each language calls it, the commonest word first."""

    id: str
    part: str
    gloss: str
    cells: tuple[str, ...]
    """Its words, a cell for each of `LANGUAGES`, alternatives with / between."""

    def words(self, code: str) -> tuple[str, ...]:
        """Its words in one language; none where that language has no word for it."""
        cell = self.cells[LANGUAGES.index(code)]
        return () if cell == NO_WORD else tuple(cell.split("/"))

    @property
    def head(self) -> str:
        """The headword without what tells its senses apart."""
        return self.id.partition(".")[0]


def read(path: Path) -> Iterator[tuple[int, Sense]]:
    """The numbered rows of one file."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 3 + len(LANGUAGES):
            raise RowError(f"{path.name}:{number}: {len(cells)} cells, not {3 + len(LANGUAGES)}")
        yield number, Sense(cells[0], cells[1], cells[2], tuple(cells[3:]))


@cache
def senses() -> tuple[Sense, ...]:
    """All senses, by id."""
    found = (sense for path in sorted(FOLDER.glob("*.tsv")) for _, sense in read(path))
    return tuple(sorted(found, key=_id))


@cache
def unsaid() -> frozenset[str]:
    """The senses that bots understand, and do not bring up."""
    lines = UNSAID.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _id(sense: Sense) -> str:
    return sense.id
