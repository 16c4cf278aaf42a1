"""`parola lexicon` at the command line."""

from pathlib import Path

from click.testing import CliRunner

from parola.cli import main


def run(*arguments: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(main, ["lexicon", *arguments])
    return result.exit_code, result.output.splitlines()


def test_each_pair_gets_a_likeness(tmp_path: Path) -> None:
    pairs = tmp_path / "pairs.tsv"
    pairs.write_text("море\tкораб\nморе\tучилище\nморе\tкшмяфс\n", encoding="utf-8")
    code, lines = run("like", "--lang", "bg", "--pairs", str(pairs))
    assert code == 0
    ship, school, nobody = (line.split("\t") for line in lines)
    assert ship[:2] == ["море", "кораб"]
    assert float(ship[2]) > float(school[2])
    assert nobody[2] == "?"


def test_a_line_that_is_no_pair_is_told(tmp_path: Path) -> None:
    pairs = tmp_path / "pairs.tsv"
    pairs.write_text("море\tкораб\nморе\n", encoding="utf-8")
    code, lines = run("like", "--lang", "bg", "--pairs", str(pairs))
    assert code == 1
    assert "pairs.tsv:2" in lines[-1]


def test_a_word_has_senses_and_neighbours() -> None:
    code, lines = run("near", "--lang", "uk", "--count", "5", "КОСА")
    assert code == 0
    assert any("scythe" in line for line in lines if line.startswith("#"))
    assert len([line for line in lines if not line.startswith("#")]) == 5


def test_an_unknown_word_is_owned_up_to() -> None:
    assert run("near", "--lang", "bg", "кшмяфс") == (1, ["кшмяфс\t?"])


def test_a_language_without_a_lexicon_is_refused() -> None:
    code, lines = run("near", "--lang", "xx", "word")
    assert code == 2
    assert "no lexicon of xx" in lines[-1]
