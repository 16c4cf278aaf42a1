"""The `parola` command as a user meets it."""

from pathlib import Path

from click.testing import CliRunner

from parola.cli import main

GAMES = Path(__file__).parent / "games"


def test_a_game_can_be_looked_at() -> None:
    shown = CliRunner().invoke(main, ["replay", str(GAMES / "example-duet.game")])
    assert shown.exit_code == 0
    assert 'north gives "плаж" 3' in shown.output
    assert "partners win: all-found" in shown.output
    assert '"СМОКИНЯ" og+n>s' in shown.output


def test_a_file_that_is_no_game_says_why(tmp_path: Path) -> None:
    file = tmp_path / "shopping.game"
    file.write_text("milk\n", encoding="utf-8")
    shown = CliRunner().invoke(main, ["replay", str(file)])
    assert shown.exit_code == 1
    assert "a game begins with the line 'parola 1'" in shown.output
    file.write_bytes(b"\xff\xfe\x00")
    assert CliRunner().invoke(main, ["replay", str(file)]).exit_code == 1
