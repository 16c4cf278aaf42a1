"""`parola referee`, as one types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from parola.cli import main

CASES = Path(__file__).with_name("rulebook-clues.tsv")


def parola(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["referee", *arguments])


@pytest.mark.rule("R54")
def test_an_illegal_clue_is_explained_and_exits_with_1() -> None:
    told = parola("--lang", "uk", "--board", "ЛІС,КІТ", "--clue", "лісовий")
    assert told.exit_code == 1
    assert told.output.startswith("illegal R54: ")
    assert "ЛІС" in told.output


def test_a_legal_clue_exits_with_0() -> None:
    told = parola("--lang", "en", "--board", "DOG,CAT", "--clue", "planet", "--number", "2")
    assert (told.exit_code, told.output[:8]) == (0, "legal R4")


@pytest.mark.rule("R52")
def test_a_number_larger_than_the_words_left_is_remarked_on() -> None:
    told = parola("--lang", "en", "--board", "DOG,CAT", "--clue", "planet", "--number", "8")
    assert (told.exit_code, told.output[:12]) == (0, "doubtful R52")


@pytest.mark.rule("R61")
def test_house_rules_are_named_with_commas() -> None:
    asked = ["--lang", "ro", "--board", "ORAȘ", "--clue", "Baia Mare"]
    assert parola(*asked).exit_code == 1
    assert parola(*asked, "--house", "acronyms, places").exit_code == 0
    assert parola(*asked, "--house", "magic").exit_code == 2


@pytest.mark.parametrize("arguments", [["--lang", "tlh", "--clue", "x"], [], ["--cases", "none"]])
def test_what_cannot_be_judged_is_an_error(arguments: list[str]) -> None:
    assert parola(*arguments).exit_code in {1, 2}
    assert "Error" in parola(*arguments).output


def test_all_cases_come_out_as_listed() -> None:
    told = parola("--cases", str(CASES))
    assert told.exit_code == 0
    assert told.output.splitlines() == [
        "bg: 75 of 75 as listed",
        "uk: 44 of 44 as listed",
        "ru: 47 of 47 as listed",
        "ro: 46 of 46 as listed",
    ]


def test_cases_are_told_as_json_line_by_line() -> None:
    told = parola("--cases", str(CASES), "--json")
    lines = [json.loads(line) for line in told.output.splitlines()]
    assert len(lines) == 212
    assert lines[0] == {
        "lang": "bg",
        "visible": "ЯБЪЛКА|КЛОН",
        "clue": "дърво",
        "verdict": "legal",
        "rule": "R4",
        "offends": "",
    }
    offended = [line for line in lines if line["clue"] == "мікроклімат"]
    assert offended[0]["offends"] == "МІКРОСКОП"


def test_a_case_that_differs_is_shown_and_exits_with_1(tmp_path: Path) -> None:
    path = tmp_path / "cases.tsv"
    path.write_text("# comment\n\nen\tDOG\tdogs\tlegal\tR4\t\nen\tDOG\tplanet\tlegal\tR4\n")
    told = parola("--cases", str(path))
    assert told.exit_code == 1
    assert told.output.splitlines()[0].startswith("en\tDOG\tdogs\tlisted legal R4\tgot illegal R54")
    assert told.output.splitlines()[1] == "en: 1 of 2 as listed"
    assert parola("--cases", str(path), "--json").exit_code == 1


@pytest.mark.parametrize("line", ["en\tDOG\tdogs\tlegal", "en\tDOG\tdogs\tlegal\tR4\tmagic"])
def test_a_case_that_cannot_be_read_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "cases.tsv"
    path.write_text(f"# comment\n{line}\n")
    told = parola("--cases", str(path))
    assert told.exit_code == 1
    assert "cases.tsv:2" in told.output


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys\nfrom click.testing import CliRunner\nfrom parola.cli import main\n"
        "assert CliRunner().invoke(main, ['referee', '--help']).exit_code == 0\n"
        "print(sorted({m.partition('.')[0] for m in sys.modules}"
        " & {'pymorphy3', 'simplemma', 'fluent', 'msgspec'}))"
    )
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"
