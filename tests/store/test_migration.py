"""An old data folder opens: what the first Parola wrote is read by this one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from parola.bus.local import LocalBus
from parola.rules.seats import Seat
from parola.service.keeper import Keeper
from parola.store import codes, decks, inventory, sheets, statements
from parola.store.base import Entry, Store
from parola.store.postgres import WORDS as POSTGRES_WORDS
from parola.store.postgres import PostgresStore
from parola.store.schema import STEPS
from parola.store.sqlite import WORDS as SQLITE_WORDS
from parola.store.sqlite import SqliteStore
from parola.tables.commands import Sit

ANNA = "anna"
OPENED = (
    b'[{"at":"opened","host":"anna","house":{"language":"uk"}},{"at":"joined","person":"anna"}]'
)
A_TABLE = "INSERT INTO tables VALUES ('old', 1, 'uk', 'teams', 0, 5)"
A_MESSAGE = (
    "INSERT INTO messages (table_id, room, person, at, said)"
    " VALUES ('old', 'table', 'anna', 5, 'добрий день')"
)


def first_steps(words: dict[str, str]) -> list[str]:
    """The first Parola's tables, with a table that was used, by its own statements."""
    return [
        "CREATE TABLE schema_steps (number INTEGER PRIMARY KEY)",
        *(statement.format(**words) for statement in STEPS[0]),
        "INSERT INTO schema_steps (number) VALUES (1)",
        A_TABLE,
        "INSERT INTO sitters (table_id, person, place) VALUES ('old', 'anna', 0)",
        "INSERT INTO names (person, name) VALUES ('anna', 'Ганна')",
        A_MESSAGE,
    ]


def old_sqlite(folder: Path) -> Store:
    with closing(sqlite3.connect(folder / "parola.db")) as connection:
        for statement in first_steps(SQLITE_WORDS):
            connection.execute(statement)
        entry = "INSERT INTO entries VALUES ('old', 1, 5, 'anna', 'c1', ?)"
        connection.execute(entry, (OPENED,))
        connection.commit()
    return SqliteStore(folder / "parola.db")


def old_postgres(address: str) -> Store:
    with psycopg.connect(address) as connection:
        for statement in first_steps(POSTGRES_WORDS):
            connection.execute(statement.encode())
        entry = "INSERT INTO entries VALUES ('old', 1, 5, 'anna', 'c1', %s)"
        connection.execute(entry, (OPENED,))
    return PostgresStore(address)


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return old_sqlite(tmp_path)
    return old_postgres(request.getfixturevalue("emptied"))


async def test_the_first_parolas_data_is_all_there(old: Store) -> None:
    assert await old.read("old") == [Entry(1, 5, ANNA, "c1", OPENED)]
    listing = await old.listing("old")
    assert listing is not None
    assert (listing.language, listing.people, listing.running) == ("uk", (ANNA,), False)
    assert await old.names((ANNA,)) == {ANNA: "Ганна"}
    assert [message.text for message in await old.said("old")] == ["добрий день"]
    await old.close()


async def test_and_play_goes_on_with_all_that_came_since(old: Store) -> None:
    keeper = Keeper(old, LocalBus())
    assert await keeper.handle("old", ANNA, Sit(Seat.RED_SPYMASTER), "c2")
    assert not await keeper.handle("old", ANNA, Sit(Seat.RED_SPYMASTER), "c1")
    assert (await old.written(codes.doorway, "old")).table == "old"
    assert await old.seen(decks.shelf, ANNA) == []
    assert await old.seen(sheets.sheets_of, ANNA) == []
    assert (await old.seen(inventory.statistics)).entries == 2
    await keeper.close()
    await old.close()


def test_every_step_is_taken_once(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "parola.db")) as connection:
        cursor = connection.cursor()
        for _ in range(3):
            assert statements.migrate(cursor, SQLITE_WORDS) == len(STEPS)
        taken = [number for (number,) in cursor.execute("SELECT number FROM schema_steps")]
    assert taken == list(range(1, len(STEPS) + 1))
