"""A table is carried from one server to another, and described to whoever runs one."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from parola.bus.local import LocalBus
from parola.rules.board import places_in
from parola.rules.keys import ClassicKey
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.refusal import Refused
from parola.rules.seats import Form, Seat
from parola.service.keeper import Keeper
from parola.service.portrait import portrait
from parola.service.transfer import exported, imported
from parola.store import decks
from parola.store.base import Store, StoreError, TableExists
from parola.store.sqlite import SqliteStore
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Deal, Join, Lock, Propose, Screen, Settle, Sit
from parola.tables.house import House

ANNA, BOYAN = "anna", "boyan"
WORDS = "\n".join(f"ДУМА{number:02}" for number in range(30))


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """The store of another server."""
    kept = SqliteStore(tmp_path / "elsewhere.db")
    yield kept
    await kept.close()


async def finished(keeper: Keeper, store: Store) -> str:
    """A table with a game that was given up, in a deck of its own."""
    looked = await keeper.library.look_through("bg", WORDS)
    assert looked.deck is not None
    await store.written(decks.keep, looked.deck)
    house = House(language="bg", decks=(looked.deck.deck,), setup=ClassicSetup(Form.SOLO))
    name = await keeper.open(ANNA, house)
    await store.rename(ANNA, "Ана")
    await store.rename(BOYAN, "Боян")
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER), "c1")
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE), "c1")
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.CONCEDE))
    await keeper.handle(name, BOYAN, Agree())
    return name


async def test_a_table_goes_on_in_any_other_store(elsewhere: SqliteStore, store: Store) -> None:
    keeper = Keeper(elsewhere, LocalBus())
    name = await finished(keeper, elsewhere)
    lines = await exported(elsewhere, name)
    await store.rename(BOYAN, "Бобо")
    assert await imported(store, [*lines, b"\n"]) == name
    assert await store.read(name) == await elsewhere.read(name)
    assert await store.listing(name) == await elsewhere.listing(name)
    assert await store.names((ANNA, BOYAN)) == {ANNA: "Ана", BOYAN: "Бобо"}
    there = Keeper(store, LocalBus())
    assert await there.look(name) == await keeper.look(name)
    await there.handle(name, ANNA, Deal())
    running = (await there.look(name)).running
    assert running is not None
    assert set(running.deal.words) < set(WORDS.split())
    with pytest.raises(TableExists):
        await imported(store, lines)
    assert (await there.look(name)).running is running
    for node in (keeper, there):
        await node.close()


async def test_while_a_game_runs_a_table_leaves_only_by_wish(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await finished(keeper, sqlite)
    await keeper.handle(name, ANNA, Deal())
    with pytest.raises(Refused, match="game-running"):
        await exported(sqlite, name)
    assert b'"key"' in b"".join(await exported(sqlite, name, with_key=True))
    with pytest.raises(Refused, match="no-such-table"):
        await exported(sqlite, "nowhere")


Spoil = Callable[[list[bytes]], list[bytes]]
SPOILT: dict[str, Spoil] = {
    "nothing": lambda lines: lines[:0],
    "no head": lambda lines: lines[1:],
    "no log": lambda lines: [line for line in lines if b'"entry"' not in line],
    "no opening": lambda lines: [line for line in lines if b'"seq":1,' not in line],
    "an empty opening": lambda lines: [
        line.split(b'"events"')[0] + b'"events":[]}' if b'"seq":1,' in line else line
        for line in lines
    ],
    "a gap": lambda lines: [line for line in lines if b'"seq":3,' not in line],
    "a strange event": lambda lines: [line.replace(b'"sat"', b'"danced"') for line in lines],
    "a strange line": lambda lines: [*lines, b"{}\n"],
    "a newer Parola": lambda lines: [lines[0].replace(b'"parola":1', b'"parola":9'), *lines[1:]],
    "a command twice": lambda lines: [
        line.replace(b'"person":"boyan","command_id":"c1"', b'"person":"anna","command_id":"c1"')
        for line in lines
    ],
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
async def test_of_what_is_no_whole_table_nothing_is_taken_in(
    keeper: Keeper, sqlite: SqliteStore, elsewhere: SqliteStore, spoil: Spoil
) -> None:
    name = await finished(keeper, sqlite)
    lines = spoil(await exported(sqlite, name))
    with pytest.raises(StoreError):
        await imported(elsewhere, lines)
    assert await elsewhere.read(name) == []
    assert await elsewhere.head(name) is None


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
async def test_a_spoilt_copy_harms_no_table_of_the_same_name(
    keeper: Keeper, sqlite: SqliteStore, spoil: Spoil
) -> None:
    name = await finished(keeper, sqlite)
    before = await sqlite.read(name)
    with pytest.raises(StoreError):
        await imported(sqlite, spoil(await exported(sqlite, name)))
    assert await sqlite.read(name) == before
    assert await keeper.handle(name, ANNA, Lock(on=True))


async def test_a_portrait_says_what_a_tables_people_see(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await finished(keeper, sqlite)
    told = "\n".join(await portrait(sqlite, name))
    assert f"table {name}: solo in bg, 7 entries" in told
    assert "anna 'Ана' red-spymaster host" in told
    assert "game 1: conceded, blue" in told
    assert "a game runs" not in told
    await keeper.handle(name, ANNA, Deal())
    told = "\n".join(await portrait(sqlite, name))
    assert "a game runs: turn 1, clue" in told
    running = (await keeper.look(name)).running
    assert running is not None
    assert all(word in told for word in running.deal.words)
    assert isinstance(running.deal.key, ClassicKey)
    assert str(running.deal.key.red) not in told
    assert len(list(places_in(running.deal.key.red))) == 9
    with pytest.raises(Refused, match="no-such-table"):
        await portrait(sqlite, "nowhere")


async def test_a_portrait_of_a_duet_says_who_won(keeper: Keeper, sqlite: SqliteStore) -> None:
    house = House(language="uk", decks=("duet",), setup=DuetSetup())
    name = await keeper.open(ANNA, House())
    await keeper.handle(name, ANNA, Settle(house))
    for person in (BOYAN, "vira"):
        await keeper.handle(name, person, Join())
    await keeper.handle(name, "vira", Screen(on=True))
    await keeper.handle(name, ANNA, Sit(Seat.NORTH))
    await keeper.handle(name, BOYAN, Sit(Seat.SOUTH))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.CONCEDE))
    await keeper.handle(name, BOYAN, Agree())
    told = await portrait(sqlite, name)
    assert "game 1: conceded, lost" in told
    assert "vira '' screen" in told
