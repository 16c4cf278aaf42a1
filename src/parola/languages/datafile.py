"""The plain text files in which a language keeps what it knows."""

from collections.abc import Iterator
from pathlib import Path


class DataError(ValueError):
    """A data file says something that cannot be read; names file and line."""


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """A file's numbered lines without comments and empty lines; nothing if there is no file."""
    if not path.exists():
        return
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            text = line.partition("#")[0].strip()
            if text:
                yield number, text


def sections(path: Path, known: frozenset[str]) -> dict[str, list[str]]:
    """Files of `[section]` lines: what each section's lines hold."""
    found: dict[str, list[str]] = {name: [] for name in known}
    current: list[str] | None = None
    for number, text in lines(path):
        if text.startswith("[") and text.endswith("]"):
            name = text[1:-1].strip()
            if name not in known:
                raise DataError(f"{path}:{number}: no such section: [{name}]")
            current = found[name]
        elif current is None:
            raise DataError(f"{path}:{number}: a line before the first [section]")
        else:
            current.append(text)
    return found
