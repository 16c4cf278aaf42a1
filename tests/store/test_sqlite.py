"""What SQLite alone must bear: an old folder, another program's lock, a full disk, a kill."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from parola.store import sqlite
from parola.store.base import Entry, Listing, StoreError, Unavailable
from parola.store.schema import STEPS
from parola.store.sqlite import SqliteStore

LISTING = Listing("bg", "classic", ("anna",))


def entry(seq: int, size: int = 2) -> Entry:
    return Entry(seq, seq, "anna", None, b"x" * size)


async def test_what_was_acknowledged_is_there_after_reopening(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    await store.create("t", entry(1), LISTING)
    await asyncio.gather(*(store.rename(f"p{n}", "Име") for n in range(100)))
    await store.close()
    await store.close()
    again = SqliteStore(tmp_path / "parola.db")
    assert await again.head("t") == 1
    assert len(await again.names([f"p{n}" for n in range(100)])) == 100
    await again.close()


async def test_a_closed_store_acknowledges_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    await store.close()
    with pytest.raises(Unavailable):
        await store.create("t", entry(1), LISTING)
    with pytest.raises(Unavailable):
        await store.head("t")


async def test_what_has_queued_when_a_store_is_closed_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BATCH", 7)
    store = SqliteStore(tmp_path / "parola.db")
    begun, go_on = threading.Event(), threading.Event()

    def long(_cursor: object) -> None:
        begun.set()
        go_on.wait(5)

    jobs = [asyncio.create_task(store.written(long))]
    await asyncio.to_thread(begun.wait, 5)
    jobs += [asyncio.create_task(store.rename(f"p{n}", "Име")) for n in range(10)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*jobs, closing)
    again = SqliteStore(tmp_path / "parola.db")
    assert len(await again.names([f"p{n}" for n in range(10)])) == 10
    await again.close()


async def test_who_waits_no_longer_is_missed_by_nobody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    begun, go_on = threading.Event(), threading.Event()

    def long(_cursor: object) -> None:
        begun.set()
        go_on.wait(5)

    def elsewhere() -> None:
        """A loop that is closed before it is answered."""
        loop = asyncio.new_event_loop()
        task = loop.create_task(store.written(long))
        loop.call_soon(loop.stop)
        loop.run_forever()
        task.cancel()
        loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
        loop.close()

    await asyncio.to_thread(elsewhere)
    await asyncio.to_thread(begun.wait, 5)
    left = asyncio.create_task(store.rename("anna", "Ана"))
    await asyncio.sleep(0)
    left.cancel()
    go_on.set()
    await store.rename("boyan", "Боян")
    assert await store.names(("anna", "boyan")) == {"anna": "Ана", "boyan": "Боян"}
    await store.close()


async def test_a_question_that_makes_no_sense_harms_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    with pytest.raises(Unavailable, match="no such table"):
        await store.seen(lambda cursor: cursor.execute("SELECT * FROM nowhere"))
    assert await store.head("t") is None
    await store.close()


async def test_a_folder_of_a_newer_parola_is_not_opened(tmp_path: Path) -> None:
    await SqliteStore(tmp_path / "parola.db").close()
    with sqlite3.connect(tmp_path / "parola.db") as connection:
        connection.execute("INSERT INTO schema_steps (number) VALUES (?)", (len(STEPS) + 1,))
    connection.close()
    with pytest.raises(StoreError, match="newer Parola"):
        SqliteStore(tmp_path / "parola.db")


async def test_while_another_program_holds_the_file_nothing_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    store = SqliteStore(tmp_path / "parola.db")
    await store.create("t", entry(1), LISTING)
    other = sqlite3.connect(tmp_path / "parola.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.append("t", entry(2), LISTING)
    assert await store.head("t") == 1
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", entry(2), LISTING)
    assert await store.head("t") == 2
    await store.close()


async def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_half_written(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    await store.create("t", entry(1), LISTING)
    await store.written(lambda cursor: cursor.execute("PRAGMA max_page_count = 40") and None)
    with pytest.raises(Unavailable, match="full"):
        await store.append("t", entry(2, size=1_000_000), LISTING)
    assert await store.head("t") == 1
    assert await store.read("t") == [entry(1)]
    await store.append("t", entry(2), LISTING)
    await store.close()


async def test_a_job_that_breaks_harms_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")

    def broken(_cursor: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.written(broken)
    await store.create("t", entry(1), LISTING)
    assert await store.head("t") == 1
    await store.close()


async def test_one_broken_statement_harms_no_other_of_its_batch(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")

    def twice(cursor: sqlite3.Cursor) -> None:
        for _ in range(2):
            cursor.execute("INSERT INTO bans (person, at, why) VALUES ('anna', 1, '')")

    jobs = [
        store.rename("a", "А"),
        store.written(twice),
        store.rename("b", "Б"),
        store.written(lambda cursor: cursor.execute("SELECT ?", (object(),)) and None),
    ]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        Unavailable,
        type(None),
        Unavailable,
    ]
    assert await store.names(("a", "b")) == {"a": "А", "b": "Б"}
    await store.close()
