"""English."""

from pathlib import Path

from parola.languages.base import Language, Letters
from parola.languages.morphology import Reading, Simplemma


def _owner(word: str) -> str:
    """The word without the mark of whose something is: fox's, foxes'."""
    return word.removesuffix("'s").removesuffix("'") or word


class Forms(Simplemma):
    """The table has few of the forms that tell whose something is."""

    def knows(self, word: str) -> bool:
        return super().knows(word) or super().knows(_owner(word))

    def readings(self, word: str) -> tuple[Reading, ...]:
        return super().readings(_owner(word)) or super().readings(word)


LANGUAGE = Language(
    code="en",
    folder=Path(__file__).parent,
    letters=Letters(
        script="latin",
        alphabet="abcdefghijklmnopqrstuvwxyz'",
        marks={"é": "e", "è": "e", "ê": "e", "ç": "c", "ï": "i", "ñ": "n"},
    ),
    morphology=Forms("en", {}, "noun"),
    surname_endings=("son", "ham", "ley", "ford"),
)
