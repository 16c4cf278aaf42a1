"""`parola admin`, on the data of a real store, also while a server uses it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from parola.bus.local import LocalBus
from parola.cli import main
from parola.rules.match import ClassicSetup
from parola.rules.seats import Form, Seat
from parola.service.keeper import Keeper, now_ms
from parola.service.upkeep import DAY_MS, Upkeep
from parola.store import decks, reports
from parola.store.base import Store
from parola.store.reports import Reported
from parola.store.sqlite import SqliteStore
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Deal, Join, Leave, Propose, Sit
from parola.tables.house import House

ANNA, BOYAN = "anna-id", "boyan-id"
WORDS = tuple(f"ДУМА{number:02}" for number in range(30))


class Data:
    """A data folder, and what one does with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        (folder / "secret").write_bytes(b"x" * 32)
        asyncio.run(SqliteStore(folder / "parola.db").close())

    def do(self, work: Callable[[Keeper, Store], Awaitable[str]], now: int | None = None) -> str:
        async def run() -> str:
            store = SqliteStore(self.folder / "parola.db")
            keeper = Keeper(store, LocalBus(), clock=lambda: now_ms() if now is None else now)
            try:
                return await work(keeper, store)
            finally:
                await keeper.close()
                await store.close()

        return asyncio.run(run())

    def admin(self, *words: str, expect: int = 0) -> Result:
        result = CliRunner().invoke(main, ["admin", "--data", str(self.folder), *words])
        assert result.exit_code == expect, result.output
        return result


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data(tmp_path / "data")


async def rested(keeper: Keeper, store: Store) -> str:
    """A table with a game that is over, in a deck of its own."""
    looked = await keeper.library.look_through("bg", "\n".join(WORDS))
    assert looked.deck is not None
    await store.written(decks.keep, looked.deck)
    house = House(language="bg", decks=(looked.deck.deck,), setup=ClassicSetup(Form.SOLO))
    name = await keeper.open(ANNA, house)
    await store.rename(ANNA, "Ана")
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.CONCEDE))
    await keeper.handle(name, BOYAN, Agree())
    return name


async def playing(keeper: Keeper, store: Store) -> str:
    name = await rested(keeper, store)
    await keeper.handle(name, ANNA, Deal())
    return name


async def left(keeper: Keeper, store: Store) -> str:
    del store
    name = await keeper.open(ANNA, House(language="uk"))
    await keeper.handle(name, ANNA, Leave())
    return name


def test_tables_are_listed_and_shown(data: Data) -> None:
    name = data.do(playing)
    (line,) = data.admin("list").output.splitlines()
    assert line.startswith(name)
    assert "bg  solo  2 people  plays" in line
    assert data.admin("list", "--unused", "1").output == ""
    told = data.admin("show", name).output
    assert "'Ана' red-spymaster host" in told
    assert "game 1: conceded, blue" in told
    assert "a game runs: turn 1, clue" in told
    data.admin("show", "nowhere", expect=1)


def test_a_table_moves_to_another_server(data: Data, tmp_path: Path) -> None:
    name = data.do(rested)
    file = tmp_path / "table.jsonl"
    data.admin("export", name, "--to", str(file))
    other = Data(tmp_path / "other")
    assert other.admin("import", str(file)).output.strip() == name
    assert other.admin("show", name).output == data.admin("show", name).output
    other.admin("import", str(file), expect=1)

    async def go_on(keeper: Keeper, store: Store) -> str:
        del store
        await keeper.handle(name, ANNA, Deal())
        game = (await keeper.look(name)).running
        assert game is not None
        assert set(game.deal.words) < set(WORDS)
        return ""

    other.do(go_on)


@pytest.mark.parametrize("command", ["show", "export", "delete"])
def test_a_name_may_begin_with_a_dash(data: Data, command: str) -> None:
    """Names are chance."""
    data.do(rested)
    refused = data.admin(command, "--_B7ISJopMl", expect=1)
    assert "no such option" not in refused.output.lower()


def test_the_key_of_a_running_game_leaves_only_by_wish(data: Data) -> None:
    name = data.do(playing)
    refused = data.admin("export", name, expect=1)
    assert "game-running" in refused.output
    assert '"key"' in data.admin("export", name, "--with-key").output


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda lines: lines[1:],
        lambda lines: lines[:-2] + lines[-1:],
        lambda lines: [*lines, b"{}\n"],
        lambda lines: [lines[0].replace(b'"parola":1', b'"parola":99'), *lines[1:]],
        lambda lines: [line.replace(b"opened", b"opposed") for line in lines],
        lambda lines: lines[:0],
    ],
)
def test_what_is_no_whole_table_is_not_taken_in(
    data: Data, tmp_path: Path, spoilt: Callable[[list[bytes]], list[bytes]]
) -> None:
    name = data.do(rested)
    lines = data.admin("export", name).stdout_bytes.splitlines(keepends=True)
    file = tmp_path / "table.jsonl"
    file.write_bytes(b"".join(spoilt(lines)))
    other = Data(tmp_path / "other")
    other.admin("import", str(file), expect=1)
    assert other.admin("list").output == ""


def test_tables_are_deleted(data: Data) -> None:
    name, other = data.do(rested), data.do(left)
    data.admin("delete", name, "nowhere", expect=1)
    data.admin("delete", name)
    assert data.admin("list").output.split()[0] == other


def test_old_and_empty_tables_are_pruned(data: Data) -> None:
    fresh, empty = data.do(rested), data.do(left, now=1_000_000_000_000)
    old = data.do(rested, now=1_000_000_000_000)
    new_and_empty = data.do(left)
    assert set(data.admin("prune", "--dry-run").output.split()) == {old, empty}
    assert set(data.admin("prune").output.split()) == {old, empty}
    listed = {line.split()[0] for line in data.admin("list").output.splitlines()}
    assert listed == {fresh, new_and_empty}


def test_a_folder_in_use_is_backed_up_and_restored(data: Data, tmp_path: Path) -> None:
    name = data.do(rested)
    copy, again = tmp_path / "copy", tmp_path / "again"
    with closing(sqlite3.connect(data.folder / "parola.db")) as server:
        server.execute("SELECT COUNT(*) FROM entries").fetchone()
        data.admin("backup", str(copy))
        data.admin("restore", str(copy), "--replace", expect=1)  # it is in use
    data.admin("backup", str(copy), expect=1)  # there is a copy already
    data.do(left)
    runner = CliRunner()
    restored = runner.invoke(main, ["admin", "--data", str(again), "restore", str(copy)])
    assert restored.exit_code == 0, restored.output
    assert (again / "secret").read_bytes() == b"x" * 32
    assert (again / "parola.db").stat().st_mode & 0o077 == 0
    listed = runner.invoke(main, ["admin", "--data", str(again), "list"]).output
    assert listed.split()[0] == name
    assert len(listed.splitlines()) == 1
    data.admin("restore", str(copy), expect=1)
    data.admin("restore", str(copy), "--replace")
    assert len(data.admin("list").output.splitlines()) == 1


def test_what_is_no_database_is_not_restored(data: Data, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    data.admin("restore", str(copy), "--replace", expect=1)
    (copy / "parola.db").write_bytes(b"hello" * 1000)
    assert "no database" in data.admin("restore", str(copy), "--replace", expect=1).output
    assert data.admin("list").output == ""


def test_reports_and_bans(data: Data) -> None:
    async def report(keeper: Keeper, store: Store) -> str:
        del keeper
        told = Reported(0, 5, "t", BOYAN, ANNA, "лоша дума", "обижда")
        await store.written(reports.report, told)
        return ""

    data.do(report)
    told = data.admin("reports").output
    assert f"person {BOYAN}" in told
    assert "said: 'лоша дума'" in told
    assert data.admin("reports", "--after", "1").output == ""
    data.admin("ban", BOYAN, "--why", "обижда")
    assert data.admin("bans").output == f"{BOYAN}\n"
    data.admin("unban", BOYAN)
    assert data.admin("bans").output == ""


def test_a_person_is_forgotten(data: Data) -> None:
    name = data.do(rested)
    data.admin("forget", ANNA)
    assert "Ана" not in data.admin("show", name).output


def test_statistics_name_nobody(data: Data) -> None:
    data.do(playing)
    data.do(left)
    told = data.admin("statistics").output
    assert "tables: 2" in told
    assert "running: 1" in told
    assert "by language: bg 1, uk 1" in told
    assert ANNA not in told


def test_the_directory_is_rebuilt(data: Data) -> None:
    name = data.do(rested)
    before = data.admin("list").output
    with closing(sqlite3.connect(data.folder / "parola.db")) as connection:
        connection.execute("DELETE FROM tables")
        connection.commit()
    assert data.admin("list").output == ""
    assert data.admin("rebuild").output == "1 tables\n"
    assert data.admin("list").output == before
    assert name in before


def test_where_there_is_no_data_nothing_is_made(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["admin", "--data", str(tmp_path / "none"), "list"])
    assert result.exit_code == 1
    assert not (tmp_path / "none").exists()


async def test_talk_is_deleted_after_thirty_days(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    keeper = Keeper(store, LocalBus())
    name = await keeper.open(ANNA, House())
    await store.say(name, "table", ANNA, 1 * DAY_MS, "отдавна")
    kept = await store.say(name, "table", ANNA, 9 * DAY_MS, "скоро")
    upkeep = Upkeep(store, clock=lambda: 35 * DAY_MS)
    for _ in range(100):
        if await store.said(name) == [kept]:
            break
        await asyncio.sleep(0.01)
    assert await store.said(name) == [kept]
    await upkeep.close()
    await keeper.close()
    await store.close()
