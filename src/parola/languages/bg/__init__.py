"""Bulgarian."""

from pathlib import Path

from parola.languages.base import Language, Letters
from parola.languages.morphology import Simplemma

LANGUAGE = Language(
    code="bg",
    folder=Path(__file__).parent,
    letters=Letters(
        script="cyrillic",
        alphabet="абвгдежзийклмнопрстуфхцчшщъьюя",
        marks={"ѝ": "и"},
    ),
    morphology=Simplemma(
        "bg",
        {
            "noun": "-/ът -/ят -/та -/то -/те ия/ията й/ят -/ове -/и",
            "adjective": "-/ият ен/ният ен/ните ки/кия ър/рият ъл/лият",
            "verb": "м/ш а/еш я/еш я/иш а/иш",
        },
    ),
    surname_endings=("ов", "ова", "ев", "ева", "ски", "ска"),
)
