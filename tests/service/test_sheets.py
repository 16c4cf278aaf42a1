"""Mission sheets across tables: which cities are open, and how a finished game is entered."""

import asyncio

import pytest

from parola.bus.local import LocalBus
from parola.rules.board import places_in
from parola.rules.commands import Give, Touch
from parola.rules.duet import DuetState
from parola.rules.match import DuetSetup
from parola.rules.missions import CITIES
from parola.rules.refusal import Refused
from parola.rules.seats import Seat
from parola.service.keeper import Keeper
from parola.store.sqlite import SqliteStore
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Deal, Join, Mark, Play, Propose, Settle, Sit
from parola.tables.house import House

ANNA, BOYAN = "anna", "boyan"


def duet(city: str | None) -> House:
    return House(language="bg", decks=("duet",), setup=DuetSetup(city=city))


async def table_for(keeper: Keeper, sheet: str, city: str | None = "prague") -> str:
    name = await keeper.open(ANNA, duet(city), sheet)
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.NORTH))
    await keeper.handle(name, BOYAN, Sit(Seat.SOUTH))
    return name


async def running(keeper: Keeper, name: str) -> DuetState:
    game = (await keeper.look(name)).running
    assert isinstance(game, DuetState)
    return game


async def win(keeper: Keeper, name: str) -> None:
    """Each side finds all that the other sees, in one clue each."""
    await keeper.handle(name, ANNA, Deal())
    key = (await running(keeper, name)).deal.key
    for giver, guesser, side in ((ANNA, BOYAN, key.north), (BOYAN, ANNA, key.south)):
        await keeper.handle(name, giver, Play(Give("zzz", 9)))
        found = (await running(keeper, name)).found
        for place in places_in(side.agents & ~found):
            await keeper.handle(name, guesser, Mark(place))
            await keeper.handle(name, guesser, Play(Touch(place)))


async def give_up(keeper: Keeper, name: str) -> None:
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.CONCEDE))
    await keeper.handle(name, BOYAN, Agree())


@pytest.mark.rule("R90")
async def test_winning_prague_opens_its_neighbours_for_the_team(keeper: Keeper) -> None:
    sheet = await keeper.sheets.open(ANNA, "Лисиците", 1)
    with pytest.raises(Refused, match="city-locked"):
        await keeper.open(ANNA, duet("berlin"), sheet)
    name = await table_for(keeper, sheet)
    with pytest.raises(Refused, match="city-locked"):
        await keeper.handle(name, ANNA, Settle(duet("berlin")))
    await win(keeper, name)
    written = await keeper.sheets.look(sheet)
    assert [(one.city, one.won) for one in written.attempts] == [("prague", True)]
    await keeper.handle(name, ANNA, Settle(duet("berlin")))
    setup = (await keeper.look(name)).house.setup
    assert setup == DuetSetup(CITIES["berlin"].tokens, CITIES["berlin"].mistakes, city="berlin")


@pytest.mark.rule("R90")
async def test_lost_missions_stand_on_the_sheet_too_and_others_do_not(keeper: Keeper) -> None:
    sheet = await keeper.sheets.open(ANNA, "Лисиците", 1)
    name = await table_for(keeper, sheet)
    await give_up(keeper, name)
    await keeper.handle(name, ANNA, Settle(duet(None)))
    await give_up(keeper, name)
    await keeper.handle(name, ANNA, Settle(duet("prague")))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.ABORT))
    await keeper.handle(name, BOYAN, Agree())
    attempts = (await keeper.sheets.look(sheet)).attempts
    assert [(one.city, one.won) for one in attempts] == [("prague", False)]


@pytest.mark.rule("R91")
async def test_a_city_brings_its_own_numbers_also_without_a_sheet(keeper: Keeper) -> None:
    house = House(language="bg", setup=DuetSetup(tokens=99, mistakes=99, city="london"))
    table = await keeper.look(await keeper.open(ANNA, house))
    assert table.house.setup == DuetSetup(10, 4, city="london")
    with pytest.raises(Refused, match="no-such-city"):
        await keeper.open(ANNA, duet("atlantis"))


async def test_a_finished_mission_is_entered_once_also_by_another_node(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    sheet = await keeper.sheets.open(ANNA, "Лисиците", 1)
    name = await table_for(keeper, sheet)
    await win(keeper, name)
    again = Keeper(sqlite, LocalBus())
    await win(again, name)
    attempts = (await again.sheets.look(sheet)).attempts
    assert [one.won for one in attempts] == [True, True]
    assert all(one.at for one in attempts)
    await again.close()


async def test_only_the_team_plays_for_its_sheet_and_writes_on_it(keeper: Keeper) -> None:
    sheet = await keeper.sheets.open(ANNA, "Лисиците", 1)
    with pytest.raises(Refused, match="not-a-member"):
        await keeper.open(BOYAN, duet("prague"), sheet)
    with pytest.raises(Refused, match="not-a-member"):
        await keeper.sheets.write(sheet, BOYAN, "Вълците", None)
    for _ in range(2):
        await keeper.sheets.join(sheet, BOYAN, 2)
    await asyncio.gather(
        keeper.sheets.write(sheet, BOYAN, None, "без бележки"),
        keeper.sheets.write(sheet, ANNA, "Вълците", None),
    )
    kept = await keeper.sheets.look(sheet)
    assert (kept.name, kept.notes, kept.members) == ("Вълците", "без бележки", (ANNA, BOYAN))
    assert [name for name, _ in await keeper.sheets.of(BOYAN)] == [sheet]
    with pytest.raises(Refused, match="bad-name"):
        await keeper.sheets.write(sheet, BOYAN, "", None)
    with pytest.raises(Refused, match="no-such-sheet"):
        await keeper.sheets.look("nowhere")
