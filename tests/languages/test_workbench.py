"""The reviewer's tool shows what looks related, and what we say of it."""

from pathlib import Path

from click.testing import CliRunner

from parola.languages import workbench
from parola.languages.base import Language, load
from parola.languages.workbench import common_nouns, deck_words, frequent, report, twins

WORDS = ["stork", "storker", "dogs", "star", "starfish", "cater", "sundae", "solar"]


def test_a_line_shows_suspects_with_verdicts(toy: Language) -> None:
    lines = list(report(toy, ["STORK", "CAT", "SUN", "STAR"], WORDS))
    assert lines == ["STORK -: =storker", "CAT -: ?cater", "SUN: .sundae", "STAR -: =starfish"]


def test_headwords_of_one_root_are_told_with_the_reason(toy: Language) -> None:
    assert list(twins(toy, ["SUN", "DOG", "SOLAR", "STORK", "STORKER"])) == [
        "SUN SOLAR: R54 kin (families.txt:2)",
        "STORK STORKER: R54 kin (by rules)",
    ]


def test_common_nouns_are_the_first_headwords(toy: Language) -> None:
    assert list(common_nouns(toy, ["dogs", "dog", "solar", "star", "cat"], 2)) == ["DOG", "STAR"]


def test_frequent_words_are_words_that_the_language_knows() -> None:
    words = frequent(load("bg"), 300)
    assert "ден" in words
    assert all(load("bg").knows(word) for word in words)


def test_the_deck_is_what_is_reviewed_unless_told_otherwise(tmp_path: Path) -> None:
    heads = tmp_path / "heads.txt"
    heads.write_text("ВОДА\n\nСЛЪНЦЕ\n", encoding="utf-8")
    asked = ["--lang", "bg", "--top", "500", "--words", str(heads)]
    told = CliRunner().invoke(workbench.main, asked).output.splitlines()
    assert [line.partition(":")[0].removesuffix(" -") for line in told] == ["ВОДА", "СЛЪНЦЕ"]
    shown = CliRunner().invoke(workbench.main, ["--lang", "bg", "--top", "500", "--count", "3"])
    first = [line.partition(":")[0].removesuffix(" -") for line in shown.output.splitlines()]
    assert first == deck_words(load("bg"))[:3]
    assert CliRunner().invoke(workbench.main, [*asked, "--twins"]).exit_code == 0
