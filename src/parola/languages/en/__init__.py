"""English."""

from pathlib import Path

from parola.languages.base import Language, Letters
from parola.languages.morphology import Simplemma

LANGUAGE = Language(
    code="en",
    folder=Path(__file__).parent,
    letters=Letters(
        script="latin",
        alphabet="abcdefghijklmnopqrstuvwxyz'",
        marks={"é": "e", "è": "e", "ê": "e", "ç": "c", "ï": "i", "ñ": "n"},
    ),
    morphology=Simplemma("en", {}, "noun"),
    surname_endings=("son", "ham", "ley", "ford"),
)
