"""Romanian."""

from pathlib import Path

from parola.languages.base import Language, Letters
from parola.languages.morphology import Simplemma

LANGUAGE = Language(
    code="ro",
    folder=Path(__file__).parent,
    letters=Letters(
        script="latin",
        alphabet="aăâbcdefghiîjklmnopqrsștțuvwxyz",
        marks={"ă": "a", "â": "a", "î": "i", "ș": "s", "ț": "t"},
    ),
    morphology=Simplemma(
        "ro",
        {
            "noun": "-/ul -/ului u/ul u/ului ă/ei ă/ele ă/ile ă/ii e/ea e/ele e/ile e/ii ie/ia",
            "adjective": "-/ă u/ă u/ii -/oasă os/oasă esc/ească",
            "verb": "a/ând ea/ând e/ând i/ind î/ând a/ăm -/ind a/ind",
        },
    ),
    surname_endings=("escu", "eanu"),
)
