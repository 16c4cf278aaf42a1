"""What other languages call the visible words (R53)."""

from pathlib import Path

import pytest

from parola.languages import translations
from parola.languages.base import OURS, load
from parola.languages.datafile import DataError, lines
from parola.languages.referee import Kind, judge
from parola.languages.text import scripts
from parola.languages.translations import COLUMNS, CONCEPTS, Translations, plain

SCRIPTS = dict.fromkeys(COLUMNS, "latin") | dict.fromkeys(("bg", "uk", "ru"), "cyrillic")


def test_every_column_of_the_common_list_is_in_its_own_letters() -> None:
    for number, line in lines(CONCEPTS):
        for code, cell in zip(COLUMNS, line.split("|"), strict=True):
            assert cell.strip(), (number, code)
            assert scripts(cell) <= {SCRIPTS[code]}, (number, code, cell)


@pytest.mark.rule("R53")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"),
    [
        ("en", "DOG", "Hund"),
        ("ro", "PISICĂ", "Katze"),
        ("bg", "КУЧЕ", "hund"),
        ("ru", "СОБАКА", "chien"),
        ("uk", "СОБАКА", "dog"),
        ("bg", "НАКОВАЛНЯ", "nicovală"),  # from here on only the lexicon's senses know it
        ("en", "ANVIL", "nicovală"),
        ("ro", "NICOVALĂ", "anvil"),
        ("uk", "КОВАДЛО", "nicovală"),
        ("ru", "НАКОВАЛЬНЯ", "ковадло"),
    ],
)
def test_a_direct_translation_of_a_visible_word_is_illegal(
    lang: str, visible: str, clue: str
) -> None:
    verdict = judge(load(lang), clue, ["X", visible])
    assert (verdict.kind, verdict.rule, verdict.offends) == (Kind.ILLEGAL, "R53", visible)


@pytest.mark.rule("R53")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"), [("en", "FLOWER", "fleur"), ("ro", "SOARE", "sun")]
)
def test_a_translation_that_only_the_dictionary_takes_for_ours_is_for_people(
    lang: str, visible: str, clue: str
) -> None:
    verdict = judge(load(lang), clue, ["X", visible])
    assert (verdict.kind, verdict.reason) == (Kind.DOUBTFUL, "translation")


@pytest.mark.rule("R53")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"),
    [
        ("ru", "СОБАКА", "пёс"),
        ("uk", "СОБАКА", "пес"),
        ("en", "BREAD", "pain"),
        ("bg", "ПЕС", "куче"),
    ],
)
def test_a_word_of_ones_own_is_no_translation(lang: str, visible: str, clue: str) -> None:
    assert judge(load(lang), clue, [visible]).kind is Kind.LEGAL


def test_a_list_with_a_missing_column_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "concepts.txt"
    path.write_text("# comment\ndog | Hund\n", encoding="utf-8")
    monkeypatch.setattr(translations, "CONCEPTS", path)
    with pytest.raises(DataError, match=r"concepts\.txt:2"):
        Translations(tmp_path / "translations.txt", "en", str)
    Translations(tmp_path / "translations.txt", "eo", str)


def test_a_translation_needs_its_language(tmp_path: Path) -> None:
    path = tmp_path / "translations.txt"
    path.write_text("DOG: Hund\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"translations\.txt:1"):
        Translations(path, "eo", str)


def test_accents_and_case_do_not_matter() -> None:
    assert plain("Église") == "eglise"


@pytest.mark.parametrize("code", sorted(OURS))
def test_every_language_reads_its_own_translations(code: str) -> None:
    assert not load(code).translations.holds("no such word", "Hund")
