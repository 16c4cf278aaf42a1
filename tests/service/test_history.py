"""Finished games, told from a table's log."""

import pytest

from parola.rules.board import places_in
from parola.rules.clock import Timer
from parola.rules.commands import Give, Touch
from parola.rules.events import ClueGiven, Ending, TeamWon
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.notation import parse_game
from parola.rules.seats import Form, Seat, Team
from parola.service.history import PastGame, frames, past_games
from parola.service.keeper import Keeper
from parola.service.likeness import clue_says
from parola.store.sqlite import SqliteStore
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Deal, Join, Mark, Play, Propose, Settle, Sit
from parola.tables.house import House

ANNA, BOYAN = "anna", "boyan"
SOLO = House(language="bg", setup=ClassicSetup(Form.SOLO, starts=Team.RED))


async def seated(keeper: Keeper, house: House = SOLO) -> str:
    name = await keeper.open(ANNA, house)
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    return name


async def win(keeper: Keeper, name: str) -> None:
    await keeper.handle(name, ANNA, Deal())
    game = (await keeper.look(name)).running
    assert game is not None
    await keeper.handle(name, ANNA, Play(Give("птица", 9)))
    for place in places_in(game.deal.key.red):  # type: ignore[union-attr]
        await keeper.handle(name, BOYAN, Mark(place))
        await keeper.handle(name, BOYAN, Play(Touch(place)))


async def agree(keeper: Keeper, name: str, matter: Matter, place: int | None = None) -> None:
    await keeper.handle(name, ANNA, Propose(matter, place=place))
    await keeper.handle(name, BOYAN, Agree())


async def told(store: SqliteStore, name: str) -> list[PastGame]:
    return past_games(await store.read(name))


async def test_only_games_that_are_over_are_told(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await seated(keeper)
    assert await told(sqlite, name) == []
    await keeper.handle(name, ANNA, Deal())
    assert await told(sqlite, name) == []
    await agree(keeper, name, Matter.CONCEDE)
    (past,) = await told(sqlite, name)
    assert (past.number, past.form, past.city) == (1, Form.SOLO, None)
    assert past.result is not None
    assert past.result.ending is Ending.CONCEDED
    await keeper.handle(name, ANNA, Deal())
    await agree(keeper, name, Matter.START_OVER)
    await agree(keeper, name, Matter.CONCEDE)
    assert [(one.number, one.result is None) for one in await told(sqlite, name)] == [
        (1, False),
        (2, True),
        (3, False),
    ]


async def test_a_game_is_seen_again_step_by_step(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await seated(keeper)
    await win(keeper, name)
    (past,) = await told(sqlite, name)
    steps = list(frames(past))
    assert steps[0].entry is None
    assert [step.by for step in steps[1:]] == [ANNA, *[BOYAN] * 10]
    assert isinstance(steps[1].entry, ClueGiven)
    assert isinstance(steps[-1].entry, TeamWon)
    covered = [step.seen.open.red.bit_count() for step in steps]  # type: ignore[union-attr]
    assert covered == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert past.people == (ANNA, BOYAN)
    assert (past.clue(0), past.clue(1), past.clue(99)) == ("птица", None, None)


@pytest.mark.rule("R23")
async def test_a_clock_is_no_step_of_a_game(keeper: Keeper, sqlite: SqliteStore) -> None:
    setup = ClassicSetup(Form.SOLO, starts=Team.RED, timer=Timer(clue=60, guess=90))
    name = await seated(keeper, House(language="bg", setup=setup))
    await win(keeper, name)
    (past,) = await told(sqlite, name)
    steps = list(frames(past))
    assert [type(step.entry) for step in steps[:2]] == [type(None), ClueGiven]
    assert len(steps) == len(past.end.log) + 1
    assert len(past.events) > len(past.end.log)


async def test_a_game_as_text_reads_back(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await seated(keeper)
    await win(keeper, name)
    (past,) = await told(sqlite, name)
    assert parse_game(past.text).end == past.end


async def test_a_word_that_was_swapped_is_told_as_it_was_played(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await seated(keeper)
    await keeper.handle(name, ANNA, Deal())
    await agree(keeper, name, Matter.SWAP, place=3)
    game = (await keeper.look(name)).running
    assert game is not None
    await agree(keeper, name, Matter.CONCEDE)
    (past,) = await told(sqlite, name)
    assert past.deal.words == game.deal.words


@pytest.mark.rule("R90")
async def test_every_game_is_told_with_the_rules_that_it_had(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await seated(keeper)
    await win(keeper, name)
    duet = House(language="bg", decks=("duet",), setup=DuetSetup(city="prague"))
    await keeper.handle(name, ANNA, Settle(duet))
    await keeper.handle(name, ANNA, Sit(Seat.NORTH))
    await keeper.handle(name, BOYAN, Sit(Seat.SOUTH))
    await keeper.handle(name, ANNA, Deal())
    await agree(keeper, name, Matter.CONCEDE)
    assert [(one.form, one.city) for one in await told(sqlite, name)] == [
        (Form.SOLO, None),
        (None, "prague"),
    ]


def test_what_a_clue_says() -> None:
    says = clue_says("en", "bird", ("EAGLE", "CHAIR"))
    assert says.known
    assert 1 >= says.likeness[0] > says.likeness[1] >= 0
    assert clue_says("en", "qwrtzx", ("EAGLE",)).likeness == (0.0,)
    assert not clue_says("en", "", ("EAGLE",)).known
    assert not clue_says("xx", "bird", ("EAGLE",)).known
