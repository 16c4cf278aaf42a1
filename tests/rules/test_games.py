"""Whole games, as they were once played: `tests/games/*.game`.

Each replays event by event, and each move, given again as a command, leads to the same events.
"""

from pathlib import Path

import msgspec
import pytest

from parola.rules.classic import ClassicState
from parola.rules.clock import Phase
from parola.rules.commands import (
    Command,
    Concede,
    Confirm,
    Cover,
    Give,
    Object,
    Pause,
    Resume,
    Stop,
    TableCommand,
    TimeUp,
    Touch,
    TurnGlass,
)
from parola.rules.events import (
    ClockStarted,
    ClueGiven,
    ClueProposed,
    ClueRejected,
    Covered,
    DuetEnded,
    Ending,
    GlassRanOut,
    Paused,
    Resumed,
    TeamWon,
    TokensTaken,
    Touched,
    TurnEnd,
    TurnEnded,
)
from parola.rules.game import Event, Game, acting, begin, decide, evolve, opening
from parola.rules.notation import game_text, parse_game, parse_position, position_text
from parola.rules.seats import Form, Seat

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.game"))


def rules(path: Path) -> list[str]:
    """The rules that a game shows, from its second line."""
    return path.read_text(encoding="utf-8").splitlines()[1].removeprefix("# rules: ").split()


EACH = pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.rule(*rules(path)), id=path.stem) for path in GAMES],
)


def told(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


@EACH
def test_a_game_is_read_and_printed_byte_for_byte(path: Path) -> None:
    record = parse_game(path.read_text(encoding="utf-8"))
    assert game_text(record) == told(path)
    assert record.end.phase is Phase.OVER
    end = parse_position(position_text(record.end))
    assert msgspec.structs.replace(record.end, log=()) == end


def asked(game: Game, event: Event) -> tuple[Seat | None, Command | TableCommand, int]:  # noqa: C901, PLR0911, PLR0912
    """The command whose first event this is, and when it came."""
    late = game.clock.deadline or 0
    match event:
        case ClueProposed(seat, clue):
            return seat, Give(clue.word, clue.number), 0
        case ClueGiven(seat, clue):
            if game.phase is Phase.CONFIRM:
                return acting(game)[0], Confirm(), 0
            return seat, Give(clue.word, clue.number), 0
        case ClueRejected(seat):
            return seat, Object(), 0
        case Touched(seat, place, _):
            return seat, Touch(place), 0
        case Covered(seat, place, _):
            return seat, Cover(place), 0
        case TurnEnded(TurnEnd.TIME) | GlassRanOut():
            return None, TimeUp(game.turn), late
        case TurnEnded() | TokensTaken():
            return acting(game)[0], Stop(), 0
        case TeamWon(team, Ending.CONCEDED):
            return None, Concede(team.rival), 0
        case DuetEnded(_, Ending.CONCEDED):
            return None, Concede(), 0
        case ClockStarted(deadline, True):
            return Seat.BLUE_OPERATIVE, TurnGlass(), deadline - game.timer.glass * 1000
        case Paused(left):
            return None, Pause(), late - (left or 0)
        case Resumed(deadline):
            return None, Resume(), (deadline or 0) - (game.clock.left or 0)
        case _:
            raise AssertionError(f"nobody asks for {event}")


def started(events: tuple[Event, ...], game: Game) -> int | None:
    """When a move was made that started a strict clock."""
    for event in events:
        game = evolve(game, event)
        if isinstance(event, ClockStarted) and not event.glass:
            return event.deadline - game.timer.limit(game.phase) * 1000
    return None


@EACH
def test_the_rules_decide_today_as_they_did_then(path: Path) -> None:
    record = parse_game(path.read_text(encoding="utf-8"))
    game = begin(record.deal)
    position = 0
    first = record.events[0]
    if isinstance(first, ClockStarted) and not first.glass:
        assert opening(game, first.deadline - game.timer.limit(game.phase) * 1000) == (first,)
        game, position = evolve(game, first), 1
    while position < len(record.events):
        who, command, at = asked(game, record.events[position])
        for length in range(1, len(record.events) - position + 1):
            expected = record.events[position : position + length]
            when = started(expected, game)
            events = decide(game, who, command, at=at if when is None else when)
            if len(events) == length:
                break
        assert events == expected
        for event in events:
            game = evolve(game, event)
        position += len(events)
    assert game == record.end


def endings() -> set[tuple[object, object]]:
    found: set[tuple[object, object]] = set()
    for path in GAMES:
        end = parse_game(path.read_text(encoding="utf-8")).end
        form = end.deal.form if isinstance(end, ClassicState) else "duet"
        found.add((form, end.ending))
    return found


def test_there_is_a_game_for_each_ending_of_each_form() -> None:
    three = {(Form.THREE, ending) for ending in (Ending.ALL_FOUND, Ending.ASSASSIN)}
    teams = {(Form.TEAMS, ending) for ending in (Ending.ALL_FOUND, Ending.ASSASSIN)}
    solo = {(Form.SOLO, ending) for ending in (*Ending,)} - {
        (Form.SOLO, Ending.BYSTANDER),
        (Form.SOLO, Ending.NO_TOKENS),
    }
    duet = {("duet", ending) for ending in Ending} - {("duet", Ending.RIVALS_FOUND)}
    conceded = {(Form.THREE, Ending.CONCEDED), (Form.TEAMS, Ending.CONCEDED)}
    assert endings() == three | teams | solo | duet | conceded
    assert len(GAMES) >= 16
