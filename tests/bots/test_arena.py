"""`parola arena`: seeded games, counted."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from parola.bots.arena import Contest, Outcome, games, play, tally, wilson
from parola.bots.character import Character
from parola.bots.entrants import entrant
from parola.cli import main
from parola.lexicon.lexicon import lexicon


@pytest.mark.parametrize("contest", tuple(Contest))
def test_the_same_seed_plays_the_same_games(contest: Contest) -> None:
    ours = entrant("ours", "en", Character())
    first, again = (list(games(contest, "en", ours, ours, 2, "seed")) for _ in range(2))
    assert first == again
    logs = [play(contest, "en", ours, ours, seed)[1].log for seed in ("seed:0", "other:0")]
    assert logs[0] != logs[1]


def test_an_interval_holds_the_share() -> None:
    low, high = wilson(70, 100)
    assert 0.60 < low < 0.61
    assert 0.78 < high < 0.79
    assert wilson(0, 10)[0] == pytest.approx(0)


def test_games_are_counted() -> None:
    counted = tally(
        [
            Outcome(won=True, ending="all-found", turns=6, guesses=10, right=9),
            Outcome(won=False, ending="assassin", turns=2, guesses=3, right=2),
        ]
    )
    assert (counted.games, counted.won, counted.turns) == (2, 1, 4)
    assert counted.right == pytest.approx(11 / 13)
    assert counted.endings == {"all-found": 1, "assassin": 1}


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["arena", *arguments])
    return result.exit_code, result.output


def test_the_command_tells_and_draws(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    code, text = run("ours", "vectors", "--games", "2", "--lang", "bg", "--chart", str(chart))
    assert code == 0
    assert "ours + vectors" in text
    assert chart.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_speaks_json() -> None:
    code, text = run("ours", "ours", "--games", "2", "--contest", "duet", "--json")
    assert code == 0
    found = json.loads(text[text.index("{") :])["matches"]["ours + ours"]
    assert found["games"] == 2
    assert 0 <= found["interval"][0] <= found["share"] <= found["interval"][1] <= 1


def test_a_plain_player_plays_with_somebodys_vectors(tmp_path: Path) -> None:
    file = tmp_path / "some.vec"
    random, words = Random(1), lexicon("en").vocabulary.words
    rows = (f"{word} {' '.join(str(random.gauss(0, 1)) for _ in range(8))}" for word in words)
    file.write_text("\n".join(rows), encoding="utf-8")
    code, text = run(f"plain={file}", "ours", "--games", "1", "--contest", "literature")
    assert code == 0
    assert "plain=some.vec + ours" in text


@pytest.mark.parametrize("who", ["nobody", "file=missing.vec", "plain="])
def test_an_unknown_player_is_told(who: str) -> None:
    code, text = run("ours", who, "--games", "1")
    assert code == 1
    assert "Error" in text


def test_names_come_in_pairs() -> None:
    assert run("ours")[0] == 2
