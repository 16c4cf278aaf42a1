"""What the documentation shows, it does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from parola.rules.game import Game
from parola.rules.notation import parse_position, position_text
from parola.rules.seats import Team

ROOT = Path(__file__).parents[1]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_random_game_of_the_library_page_plays_to_its_end() -> None:
    (program,) = blocks("reference/rules.md", "python")
    run = subprocess.run(  # noqa: S603 - our own page
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "red assassin\n"
    assert len([line for line in program.splitlines() if line and "import" not in line]) <= 10


def test_the_position_of_the_notation_page_can_be_read() -> None:
    game: Game = parse_position(blocks("reference/notation.md", "text")[0])
    assert game.clue is not None
    assert game.clue.word == "дърво"
    assert getattr(game, "team", None) is Team.RED
    assert parse_position(position_text(game)) == game


def test_every_rule_that_tests_cite_is_on_the_rules_page() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    told = set(re.findall(r"\*\*(R\d+)\*\*", page))
    cited = {
        rule
        for file in (ROOT / "tests").rglob("test_*.py")
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8"))
        for rule in re.findall(r'"(R\d+)"', marks)
    }
    assert cited <= told


@pytest.mark.parametrize("options", [("--version",), ("--help",)])
def test_the_command_answers(options: tuple[str, ...]) -> None:
    run = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "parola", *options], capture_output=True, text=True, check=True
    )
    assert "arola" in run.stdout
