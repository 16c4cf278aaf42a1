"""Ukrainian."""

from pathlib import Path

from parola.languages.base import Language, Letters
from parola.languages.morphology import Pymorphy

LANGUAGE = Language(
    code="uk",
    folder=Path(__file__).parent,
    letters=Letters(
        script="cyrillic",
        alphabet="абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'",
        marks={"ґ": "г"},
        marks_tell_apart=False,
    ),
    morphology=Pymorphy("uk"),
    surname_endings=("енко", "чук", "юк", "ський", "ська", "цький", "цька", "швілі", "дзе"),
)
