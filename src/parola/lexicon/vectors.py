"""The built files: a vector and a commonness for each sense, and for English and Russian a vector
for each word, whatever its sense. Made by `make lexicon`."""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from parola.lexicon.senses import LANGUAGES, Sense

FILE = Path(__file__).parent / "vectors.npz"
Floats = NDArray[np.float32]


class Vectors(msgspec.Struct, frozen=True):
    """What the file holds, in the order of its ids."""

    made_of: str
    """The digest of the rows that it was made of."""
    rows: dict[str, int]
    """Where each sense stands."""
    matrix: NDArray[np.int8]
    common: NDArray[np.uint8]
    """Ten times the Zipf frequency of a sense's word: in English, in Russian; 0 unknown."""
    encoder: NDArray[np.int8]
    """From a sentence encoder's 512 numbers to ours, for words that the lexicon does not have."""


def digest(senses: Iterable[Sense]) -> str:
    """What of the rows goes into the vectors: id, gloss, English and Russian."""
    text = "\n".join(
        "\t".join((sense.id, sense.gloss, *sense.cells[:2]))
        for sense in sorted(senses, key=lambda sense: sense.id)
    )
    return hashlib.sha256(text.encode()).hexdigest()


class Words(msgspec.Struct, frozen=True):
    """What words call up by themselves, before anybody thinks of a sense."""

    rows: dict[str, int]
    matrix: NDArray[np.int8]


def file_of(code: str) -> Path:
    """The file of one language's words."""
    return FILE.with_name(f"words-{code}.npz")


@cache
def load_words(code: str) -> Words | None:
    """One language's words, in lower case; None for a language of which no package knows any."""
    path = file_of(code)
    if not path.exists():
        return None
    with np.load(path, allow_pickle=False) as file:
        words = bytes(file["ids"]).decode().split("\n")
        return Words({word: row for row, word in enumerate(words)}, file["matrix"])


@cache
def load(path: Path = FILE) -> Vectors:
    """Reads the file; raises FileNotFoundError before the first `make lexicon`."""
    with np.load(path, allow_pickle=False) as file:
        ids = bytes(file["ids"]).decode().split("\n")
        return Vectors(
            bytes(file["made_of"]).decode(),
            {sense: row for row, sense in enumerate(ids)},
            file["matrix"],
            file["common"],
            file["encoder"],
        )


def save(path: Path, ids: list[str], made_of: str, arrays: dict[str, NDArray[np.generic]]) -> None:
    """Writes the file, byte for byte the same for the same content."""
    np.savez(
        path,
        allow_pickle=False,
        ids=np.frombuffer("\n".join(ids).encode(), np.uint8),
        made_of=np.frombuffer(made_of.encode(), np.uint8),
        **arrays,
    )


def unit(matrix: NDArray[np.generic]) -> Floats:
    """Rows of length one; rows of nothing stay nothing."""
    rows: Floats = matrix.astype(np.float32)
    length = np.sqrt(np.einsum("ij,ij->i", rows, rows))[:, None]
    found: Floats = np.divide(rows, length, out=np.zeros_like(rows), where=length > 0)
    return found


assert LANGUAGES[:2] == ("en", "ru"), "the vectors know the first two columns"  # noqa: S101
