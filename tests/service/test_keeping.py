"""What a node keeps in memory and in time: idle tables, a clock that is set, entries that nobody
can read, and a store that does not answer for a while."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from parola.bus.local import LocalBus
from parola.rules.clock import Timer
from parola.rules.match import ClassicSetup
from parola.rules.refusal import Refused
from parola.rules.seats import Form, Seat, Team
from parola.service.archive import replayed
from parola.service.directory import rebuild
from parola.service.keeper import Keeper
from parola.store.base import Entry, Listing, Unavailable
from parola.store.sheets import Entered
from parola.store.sqlite import SqliteStore
from parola.store.statements import Cursor
from parola.tables.commands import Deal, Join, Lock, Sit
from parola.tables.house import House
from parola.tables.state import Table

ANNA, BOYAN = "anna", "boyan"
LISTING = Listing("bg", "solo", (ANNA,))


def solo(timer: Timer | None = None) -> House:
    setup = ClassicSetup(Form.SOLO, starts=Team.RED, timer=timer or Timer())
    return House(language="bg", setup=setup)


async def game(keeper: Keeper, timer: Timer | None = None) -> str:
    name = await keeper.open(ANNA, solo(timer))
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    return name


def deadline(table: Table) -> int:
    assert table.running is not None
    assert table.running.clock.deadline is not None
    return table.running.clock.deadline


async def eventually(holds: Callable[[], bool]) -> None:
    for _ in range(300):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


async def test_a_table_that_nobody_uses_is_put_away_and_found_again(sqlite: SqliteStore) -> None:
    keeper = Keeper(sqlite, LocalBus(), heal_seconds=0.02, idle_seconds=0.0)
    idle, watched, timed = await game(keeper), await game(keeper), await game(keeper, Timer(60))
    await eventually(lambda: keeper._peek(idle) is None)  # noqa: SLF001
    put_away: list[str] = []

    def follower(name: str, table: Table | None, *, here: bool) -> None:
        del here
        if table is None:
            put_away.append(name)

    keeper.follow(follower)
    stop = keeper.watch(watched, lambda _: None)
    await keeper.look(watched)
    before = await keeper.look(idle)
    await eventually(lambda: put_away == [idle])
    assert await keeper.look(idle) == before
    await eventually(lambda: put_away == [idle, idle])
    assert keeper._peek(timed) is not None  # noqa: SLF001
    stop()
    await eventually(lambda: put_away == [idle, idle, watched])
    await keeper.close()


@pytest.mark.rule("R23")
@pytest.mark.parametrize("hours", [-5, 5])
async def test_when_the_clock_is_set_nobody_wins_or_loses_time(
    sqlite: SqliteStore, hours: int
) -> None:
    jump = [0]
    loop = asyncio.get_running_loop()
    keeper = Keeper(
        sqlite,
        LocalBus(),
        clock=lambda: 10**12 + round(loop.time() * 1000) + jump[0],
        heal_seconds=0.05,
    )
    name = await game(keeper, Timer(clue=60))
    before = deadline(await keeper.look(name))
    jump[0] = hours * 3_600_000
    for _ in range(100):
        await asyncio.sleep(0.05)
        after = deadline(await keeper.look(name))
        if after != before:
            break
    assert abs(after - before - jump[0]) < 1_000
    await keeper.close()


@pytest.mark.rule("R23")
async def test_a_clock_that_is_set_while_a_node_heals_is_noticed(sqlite: SqliteStore) -> None:
    jump, loop = [0], asyncio.get_running_loop()
    keeper = Keeper(
        sqlite,
        LocalBus(),
        clock=lambda: 10**12 + round(loop.time() * 1000) + jump[0],
        heal_seconds=0.02,
    )
    name = await game(keeper, Timer(clue=60))
    before = deadline(await keeper.look(name))

    async def set_the_clock() -> None:
        jump[0] = 3_600_000

    keeper.heal_too(set_the_clock)
    for _ in range(300):
        await asyncio.sleep(0.01)
        after = deadline(await keeper.look(name))
        if after != before:
            break
    assert abs(after - before - jump[0]) < 1_000
    await keeper.close()


@pytest.mark.rule("R23")
async def test_a_clock_that_was_set_back_while_nobody_kept_time(sqlite: SqliteStore) -> None:
    first = Keeper(sqlite, LocalBus(), clock=lambda: 10**12)
    name = await game(first, Timer(clue=60))
    await first.close()
    second = Keeper(sqlite, LocalBus(), clock=lambda: 10**12 - 10**9)
    assert deadline(await second.look(name)) == 10**12 - 10**9 + 60_000
    await second.close()


async def test_an_entry_of_a_newer_parola_stops_only_its_own_table(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    strange, usual = await game(keeper), await game(keeper)
    head = await sqlite.head(strange)
    assert head is not None
    newer = Entry(head + 1, 5, ANNA, "x", b'[{"at":"teleported","to":"mars"}]')
    await sqlite.append(strange, newer, LISTING)
    again = Keeper(sqlite, LocalBus())
    for _ in range(2):
        with pytest.raises(Unavailable, match="cannot read"):
            await again.look(strange)
        with pytest.raises(Unavailable):
            await again.handle(strange, ANNA, Lock(on=True))
    assert await sqlite.head(strange) == head + 1
    await again.handle(usual, ANNA, Lock(on=True))
    await again.close()


async def test_a_log_that_does_not_begin_with_an_opening_is_not_played(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    await sqlite.create("t", Entry(1, 5, ANNA, None, b'[{"at":"joined","person":"anna"}]'), LISTING)
    with pytest.raises(Unavailable, match="opening"):
        await keeper.look("t")


class Forgetful:
    """A store that does not answer for a while."""

    def __init__(self, store: SqliteStore) -> None:
        self._store, self.silent = store, False

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(
        self, table: str, entry: Entry, listing: Listing, entered: Entered | None
    ) -> None:
        if self.silent:
            raise Unavailable("the disk is full")
        await self._store.append(table, entry, listing, entered)


@pytest.mark.rule("R23")
async def test_a_clock_that_could_not_be_written_rings_again(sqlite: SqliteStore) -> None:
    store = Forgetful(sqlite)
    keeper = Keeper(store, LocalBus())  # type: ignore[arg-type]
    name = await game(keeper, Timer(clue=1))
    store.silent = True
    with pytest.raises(Unavailable):
        await keeper.handle(name, ANNA, Lock(on=True))
    await asyncio.sleep(1.2)
    assert not (await keeper.look(name)).locked
    store.silent = False
    for _ in range(200):
        running = (await keeper.look(name)).running
        if running is not None and running.turn == 2:
            break
        await asyncio.sleep(0.02)
    assert running is not None
    assert running.turn == 2
    await keeper.handle(name, ANNA, Lock(on=True))
    await keeper.close()


async def test_news_that_were_read_on_the_way_to_a_refusal_are_told(sqlite: SqliteStore) -> None:
    here, there = Keeper(sqlite, LocalBus()), Keeper(sqlite, LocalBus())  # no common bus
    name = await here.open(ANNA, solo())
    await here.handle(name, BOYAN, Join())
    heard: list[str] = []
    here.watch(name, heard.append)
    await there.handle(name, BOYAN, Sit(Seat.RED_SPYMASTER))
    with pytest.raises(Refused, match="seat-taken"):
        await here.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    assert heard == [name]
    await here.close()
    await there.close()


async def test_nothing_is_refused_for_what_another_node_has_changed_since(
    sqlite: SqliteStore,
) -> None:
    here, there = Keeper(sqlite, LocalBus()), Keeper(sqlite, LocalBus())  # no common bus
    name = await here.open(ANNA, solo())
    await there.handle(name, BOYAN, Join())
    await here.handle(name, BOYAN, Sit(Seat.RED_SPYMASTER))
    await there.handle(name, ANNA, Sit(Seat.RED_OPERATIVE), "c1")
    assert len((await there.look(name)).people) == 2
    await here.close()
    await there.close()


async def test_who_is_always_overtaken_is_told_so_and_may_try_again(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parola.service.keeper.TRIES", 1)
    here, there = Keeper(sqlite, LocalBus()), Keeper(sqlite, LocalBus())  # no common bus
    name = await here.open(ANNA, solo())
    await there.handle(name, BOYAN, Join())
    with pytest.raises(Unavailable, match="came first"):
        await here.handle(name, ANNA, Lock(on=True), "c1")
    assert await sqlite.find(name, ANNA, "c1") is None
    assert await here.handle(name, ANNA, Lock(on=True), "c1")
    await here.close()
    await there.close()


async def test_a_table_that_many_ask_for_at_once_is_read_once(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await keeper.open(ANNA, solo())
    again = Keeper(sqlite, LocalBus())
    first, *others = await asyncio.gather(*(again.look(name) for _ in range(5)))
    assert all(table is first for table in others)
    await again.close()


async def test_a_healer_that_breaks_ends_no_healing(sqlite: SqliteStore) -> None:
    here = Keeper(sqlite, LocalBus(), heal_seconds=0.02)
    there = Keeper(sqlite, LocalBus())  # no common bus
    looked: list[str] = []

    async def broken() -> None:
        looked.append("again")
        raise ZeroDivisionError

    stop = here.heal_too(broken)
    await eventually(lambda: len(looked) > 1)
    name = await here.open(ANNA, solo())
    heard: list[str] = []
    here.watch(name, heard.append)
    await there.handle(name, BOYAN, Join())
    await eventually(lambda: heard == [name])
    stop()
    await here.close()
    await there.close()


async def test_who_follows_a_table_does_not_break_it(keeper: Keeper) -> None:
    def broken(name: str, table: Table | None, *, here: bool) -> None:
        raise ZeroDivisionError(name, table, here)

    keeper.follow(broken)
    name = await keeper.open(ANNA, solo())
    assert await keeper.handle(name, ANNA, Lock(on=True))


async def test_what_is_refused_now_but_was_applied_is_answered(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await keeper.open(ANNA, solo())
    assert await keeper.handle(name, BOYAN, Join(), "c1")
    head = await sqlite.head(name)
    assert not await keeper.handle(name, BOYAN, Join(), "c1")
    with pytest.raises(Refused, match="already-here"):
        await keeper.handle(name, BOYAN, Join(), "c2")
    assert await sqlite.head(name) == head


async def test_the_directory_is_rebuilt_from_the_logs(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await game(keeper)
    other = await keeper.open(BOYAN, solo())
    before = [await sqlite.tables_of(person) for person in (ANNA, BOYAN)]
    heads = [await sqlite.head(one) for one in (name, other)]

    def forget(cursor: object) -> None:
        for statement in ("DELETE FROM tables", "DELETE FROM sitters"):
            cursor.execute(statement)  # type: ignore[attr-defined]

    await sqlite.written(forget)
    assert await sqlite.tables_of(ANNA) == []
    assert await rebuild(sqlite) == 2
    assert [await sqlite.tables_of(person) for person in (ANNA, BOYAN)] == before
    assert [await sqlite.head(one) for one in (name, other)] == heads
    await keeper.handle(name, ANNA, Lock(on=True))


async def test_a_log_is_told_entry_by_entry(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await game(keeper)
    steps = list(replayed(await sqlite.read(name)))
    assert [entry.seq for entry, _, _ in steps] == [1, 2, 3, 4, 5]
    assert steps[0][1] is None
    assert steps[-1][2] == await keeper.look(name)
    assert [len(table.people) for _, _, table in steps] == [1, 2, 2, 2, 2]


async def _locks(keeper: Keeper, name: str) -> bool:
    """Whether there was room for one more entry."""
    try:
        await keeper.handle(name, ANNA, Lock(on=not (await keeper.look(name)).locked))
    except Unavailable:
        return False
    return True


async def test_on_a_full_disk_nothing_is_promised_and_with_room_again_play_goes_on(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await game(keeper)
    pages = await sqlite.seen(lambda cursor: cursor.execute("PRAGMA page_count").fetchone()[0])

    def room(most: int) -> Callable[[Cursor], None]:
        return lambda cursor: cursor.execute(f"PRAGMA max_page_count = {most}").fetchone() and None

    await sqlite.written(room(pages))
    while await _locks(keeper, name):
        pass
    head, table = await sqlite.head(name), await keeper.look(name)
    with pytest.raises(Unavailable, match="full"):
        await keeper.handle(name, ANNA, Lock(on=not table.locked), "a" * 5_000)
    assert await sqlite.head(name) == head
    assert await keeper.look(name) is table
    with pytest.raises(Unavailable):
        await keeper.open(BOYAN, House(decks=("classic", "duet"), language="uk"))
    await sqlite.written(room(1_000_000))
    await keeper.handle(name, ANNA, Lock(on=not table.locked), "again")
    assert (await keeper.look(name)).locked is not table.locked


async def test_a_folder_in_use_can_be_read_by_another_program(
    keeper: Keeper, sqlite: SqliteStore, tmp_path: Path
) -> None:
    name = await keeper.open(ANNA, solo())
    beside = SqliteStore(tmp_path / "parola.db")
    assert await beside.head(name) == await sqlite.head(name)
    assert msgspec.json.decode((await beside.read(name))[0].events)[0]["at"] == "opened"
    await beside.close()
