"""The written associations: what comes to mind first, strongest first, as sense ids."""

from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent / "associations"
OF_SENSES = "senses"
"""The file whose lines begin with a sense id; the others begin with a word of the language: all
that are on its cards, and more that mean to its people what they mean to nobody else."""
FEWEST, MOST = 12, 20


class LineError(ValueError):
    """A line of the associations that cannot be read; names file and line."""


def read(name: str) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """The numbered lines of one file: `КОСА: braid grass comb`. Nothing if there is no file."""
    path = FOLDER / f"{name}.txt"
    if not path.exists():
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        word, colon, rest = line.partition(": ")
        if not colon:
            raise LineError(f"{path.name}:{number}: no colon and space after the word")
        yield number, word, tuple(rest.split())


def strength(rank: int) -> float:
    """How strong the association of that rank is, counted from 0."""
    return 1.0 - 0.04 * min(rank, MOST)
