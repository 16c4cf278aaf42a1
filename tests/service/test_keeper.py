"""The one door: what is acknowledged is written, what is repeated is not done twice, and two nodes
that act on one table agree."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from parola.bus.local import LocalBus
from parola.rules.clock import Timer
from parola.rules.commands import Give, Touch
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.refusal import Refused
from parola.rules.seats import Form, Seat, Team
from parola.service.keeper import Keeper
from parola.store.base import Entry, Listing, Unavailable
from parola.store.sheets import Entered
from parola.store.sqlite import SqliteStore
from parola.tables.agreement import Matter
from parola.tables.commands import (
    Agree,
    Deal,
    Join,
    Leave,
    Lock,
    Mark,
    Play,
    Propose,
    Settle,
    Sit,
    WantCompany,
)
from parola.tables.house import House, Judging
from parola.tables.state import Table

ANNA, BOYAN = "anna", "boyan"
SOLO = House(language="bg", setup=ClassicSetup(Form.SOLO, starts=Team.RED))


async def solo_game(keeper: Keeper, house: House = SOLO) -> str:
    name = await keeper.open(ANNA, house)
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    return name


async def eventually(holds: Callable[[], bool]) -> None:
    for _ in range(200):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


async def test_a_game_is_dealt_from_the_languages_own_deck(keeper: Keeper) -> None:
    table = await keeper.look(await solo_game(keeper))
    assert table.running is not None
    words = table.running.deal.words
    assert len(set(words)) == 25
    assert all(word.isupper() for word in words)


async def test_links_cannot_be_guessed(keeper: Keeper) -> None:
    names = {await keeper.open(ANNA, SOLO) for _ in range(20)}
    assert len(names) == 20
    assert all(len(name) == 12 for name in names)  # 72 bits


async def test_asking_for_a_table_does_not_make_one(keeper: Keeper, sqlite: SqliteStore) -> None:
    for _ in range(2):
        with pytest.raises(Refused, match="no-such-table"):
            await keeper.look("nowhere")
        with pytest.raises(Refused, match="no-such-table"):
            await keeper.handle("nowhere", ANNA, Join())
    assert await sqlite.head("nowhere") is None


async def test_a_refused_command_writes_nothing(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await solo_game(keeper)
    head, table = await sqlite.head(name), await keeper.look(name)
    for who, command in ((BOYAN, Deal()), (BOYAN, Play(Touch(0))), ("stranger", Leave())):
        with pytest.raises(Refused):
            await keeper.handle(name, who, command)
    assert await sqlite.head(name) == head
    assert await keeper.look(name) is table


async def test_a_repeated_command_is_answered_and_not_applied(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await solo_game(keeper)
    give = Play(Give("zzz", 2))
    assert await keeper.handle(name, ANNA, give, "c1") is True
    head = await sqlite.head(name)
    assert await keeper.handle(name, ANNA, give, "c1") is False
    assert await sqlite.head(name) == head
    again = Keeper(sqlite, LocalBus())  # after a restart too
    assert await again.handle(name, ANNA, give, "c1") is False
    assert await sqlite.head(name) == head
    await again.close()


async def test_after_a_restart_the_table_is_as_it_was(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await solo_game(keeper)
    await keeper.handle(name, ANNA, Play(Give("zzz", 2)))
    await keeper.handle(name, BOYAN, Mark(3))
    again = Keeper(sqlite, LocalBus())
    assert await again.look(name) == await keeper.look(name)
    await again.close()


async def test_watchers_hear_of_changes_and_only_of_their_table(keeper: Keeper) -> None:
    name, other = await solo_game(keeper), await keeper.open(ANNA, SOLO)
    heard: list[str] = []
    stop = keeper.watch(name, heard.append)
    await keeper.handle(name, ANNA, Lock(on=True))
    await keeper.handle(other, ANNA, Lock(on=True))
    assert heard == [name]
    stop()
    await keeper.handle(name, ANNA, Lock(on=False))
    assert heard == [name]


async def test_marking_twice_writes_once(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await solo_game(keeper)
    await keeper.handle(name, ANNA, Play(Give("zzz", 2)))
    await keeper.handle(name, BOYAN, Mark(3))
    head = await sqlite.head(name)
    await keeper.handle(name, BOYAN, Mark(3))
    assert await sqlite.head(name) == head


async def test_two_nodes_on_one_table_agree_and_each_command_is_applied_once(
    sqlite: SqliteStore,
) -> None:
    bus = LocalBus()
    nodes = [Keeper(sqlite, bus), Keeper(sqlite, bus)]
    name = await nodes[0].open(ANNA, SOLO)
    await asyncio.gather(
        *(nodes[n % 2].handle(name, f"guest {n}", Join(), f"c{n}") for n in range(30))
    )
    entries = await sqlite.read(name)
    assert [entry.seq for entry in entries] == list(range(1, 32))
    assert sorted(entry.command_id for entry in entries[1:] if entry.command_id) == sorted(
        f"c{n}" for n in range(30)
    )
    tables = [await node.look(name) for node in nodes]
    await eventually(lambda: len(nodes[0]._kept[name].table.people) == 31)  # type: ignore[union-attr]  # noqa: SLF001
    await eventually(lambda: len(nodes[1]._kept[name].table.people) == 31)  # type: ignore[union-attr]  # noqa: SLF001
    tables = [await node.look(name) for node in nodes]
    assert tables[0] == tables[1]
    for node in nodes:
        await node.close()


async def test_a_lost_hint_is_healed_by_the_next_command(sqlite: SqliteStore) -> None:
    here, there = Keeper(sqlite, LocalBus()), Keeper(sqlite, LocalBus())  # no common bus
    name = await here.open(ANNA, SOLO)
    await there.handle(name, BOYAN, Join())
    await here.handle(name, ANNA, Lock(on=True))
    assert len((await here.look(name)).people) == 2
    await here.close()
    await there.close()


class _Failing:
    """A store that writes and then says that it does not know."""

    def __init__(self, store: SqliteStore, *, writes: bool) -> None:
        self._store, self._writes = store, writes

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(
        self, table: str, entry: Entry, listing: Listing, entered: Entered | None
    ) -> None:
        if self._writes:
            await self._store.append(table, entry, listing, entered)
        raise Unavailable("the connection was lost")


@pytest.mark.parametrize("writes", [True, False])
async def test_after_an_unclear_commit_the_log_is_asked(
    sqlite: SqliteStore, *, writes: bool
) -> None:
    steady = Keeper(sqlite, LocalBus())
    name = await steady.open(ANNA, SOLO)
    shaky = Keeper(_Failing(sqlite, writes=writes), LocalBus())  # type: ignore[arg-type]
    if writes:
        assert await shaky.handle(name, ANNA, Lock(on=True), "c1") is False
        assert (await shaky.look(name)).locked
    else:
        with pytest.raises(Unavailable):
            await shaky.handle(name, ANNA, Lock(on=True), "c1")
        assert not (await shaky.look(name)).locked
    with pytest.raises(Unavailable):
        await shaky.handle(name, ANNA, Lock(on=False))
    await steady.close()
    await shaky.close()


@pytest.mark.rule("R23")
async def test_the_clock_rings_by_itself(sqlite: SqliteStore) -> None:
    keeper = Keeper(sqlite, LocalBus())
    house = House(language="ro", setup=ClassicSetup(Form.SOLO, timer=Timer(clue=1)))
    name = await solo_game(keeper, house)
    seen: list[Table] = []
    await asyncio.sleep(1.1)
    await eventually(lambda: bool(keeper._kept[name].table.running.turn == 2))  # type: ignore[union-attr]  # noqa: SLF001
    seen.append(await keeper.look(name))
    assert seen[0].running is not None
    await keeper.close()


@pytest.mark.rule("R23")
async def test_time_that_ran_while_nobody_kept_it_is_granted_anew(sqlite: SqliteStore) -> None:
    time = [1_000_000]
    first = Keeper(sqlite, LocalBus(), clock=lambda: time[0])
    house = House(language="uk", setup=ClassicSetup(Form.SOLO, timer=Timer(clue=60)))
    name = await solo_game(first, house)
    await first.close()
    time[0] += 10**9
    second = Keeper(sqlite, LocalBus(), clock=lambda: time[0])
    game = (await second.look(name)).running
    assert game is not None
    assert game.clock.deadline == time[0] + 60_000
    assert game.turn == 1
    await second.close()


@pytest.mark.parametrize(
    "house",
    [House(language="xx"), House(decks=()), House(decks=("classic", "../../secret"))],
)
async def test_a_house_without_words_is_refused(keeper: Keeper, house: House) -> None:
    with pytest.raises(Refused, match="bad-setting"):
        await keeper.open(ANNA, house)
    name = await keeper.open(ANNA, SOLO)
    with pytest.raises(Refused, match="bad-setting"):
        await keeper.handle(name, ANNA, Settle(house))


async def test_the_referee_of_the_language_judges_where_the_house_wants_it(
    keeper: Keeper,
) -> None:
    house = House(language="bg", setup=ClassicSetup(Form.SOLO), judging=Judging.REFEREE)
    name = await solo_game(keeper, house)
    table = await keeper.look(name)
    assert table.running is not None
    word = table.running.deal.words[7]
    with pytest.raises(Refused, match="clue-illegal"):
        await keeper.handle(name, ANNA, Play(Give(word.lower(), 1)))


async def test_the_directory_knows_whose_table_it_is(keeper: Keeper, sqlite: SqliteStore) -> None:
    name = await keeper.open(ANNA, House(language="ru", setup=DuetSetup()))
    await keeper.handle(name, BOYAN, Join())
    ((found, listing),) = await sqlite.tables_of(BOYAN)
    assert (found, listing.language, listing.game) == (name, "ru", "duet")
    assert listing.people == (ANNA, BOYAN)
    await keeper.handle(name, BOYAN, Leave())
    assert await sqlite.tables_of(BOYAN) == []


async def test_the_directory_knows_which_tables_play_and_which_want_company(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    name = await solo_game(keeper)
    await keeper.handle(name, ANNA, WantCompany(on=True))
    ((listed, listing),) = await sqlite.lobby()
    assert (listed, listing.wanted, listing.running) == (name, True, True)
    await keeper.handle(name, ANNA, Propose(Matter.ABORT))
    await keeper.handle(name, BOYAN, Agree())
    await keeper.handle(name, ANNA, WantCompany(on=False))
    assert await sqlite.lobby() == []
    ((_, listing),) = await keeper.tables_of(BOYAN)
    assert not listing.running


async def test_many_tables_are_used_at_once(keeper: Keeper, sqlite: SqliteStore) -> None:
    names: Sequence[str] = await asyncio.gather(*(keeper.open(ANNA, SOLO) for _ in range(40)))
    await asyncio.gather(*(keeper.handle(name, BOYAN, Join()) for name in names))
    assert [await sqlite.head(name) for name in names] == [2] * 40
