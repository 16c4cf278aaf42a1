"""Russian."""

from pathlib import Path

from parola.languages.base import Language, Letters
from parola.languages.morphology import Pymorphy

LANGUAGE = Language(
    code="ru",
    folder=Path(__file__).parent,
    letters=Letters(
        script="cyrillic",
        alphabet="абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        marks={"ё": "е"},
    ),
    morphology=Pymorphy("ru"),
    surname_endings=("ов", "ова", "ев", "ева", "ский", "ская", "енко", "чук", "швили", "дзе"),
)
