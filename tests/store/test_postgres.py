"""What PostgreSQL alone must bear: being restarted, and many nodes that begin at once."""

import asyncio

import psycopg
import pytest

from parola.bus.local import LocalBus
from parola.service.keeper import Keeper
from parola.store.base import Entry, Listing, Unavailable
from parola.store.postgres import PostgresStore
from parola.tables.commands import Join
from parola.tables.house import House

LISTING = Listing("bg", "classic", ("anna",))


def entry(seq: int, command_id: str | None = None) -> Entry:
    return Entry(seq, seq, "anna", command_id, b"[]")


def cut_off(address: str) -> None:
    """End every other connection, as a restart of the server does."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )


async def test_after_a_restart_the_store_goes_on_by_itself(emptied: str) -> None:
    store = PostgresStore(emptied)
    await store.create("t", entry(1), LISTING)
    await asyncio.gather(*(store.head("t") for _ in range(8)))  # several connections
    for seq in range(2, 6):
        cut_off(emptied)
        await store.append("t", entry(seq), LISTING)
    assert await store.head("t") == 5
    await store.close()


async def test_what_was_acknowledged_before_a_restart_is_there_and_nothing_is_there_twice(
    emptied: str,
) -> None:
    store = PostgresStore(emptied)
    keeper = Keeper(store, LocalBus())
    name = await keeper.open("anna", House())
    done: set[str] = set()

    async def come(number: int) -> None:
        for _ in range(20):
            try:
                await keeper.handle(name, f"guest {number}", Join(), f"c{number}")
            except Unavailable:
                await asyncio.sleep(0.01)
            else:
                done.add(f"c{number}")
                return

    coming = [asyncio.create_task(come(number)) for number in range(40)]
    for _ in range(5):
        await asyncio.sleep(0.02)
        cut_off(emptied)
    await asyncio.gather(*coming)
    entries = await store.read(name)
    assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
    written = [one.command_id for one in entries if one.command_id is not None]
    assert len(written) == len(set(written))
    assert done <= set(written)
    assert len(done) == 40
    await keeper.close()
    await store.close()


async def test_many_nodes_may_begin_at_once(emptied: str) -> None:
    stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, emptied) for _ in range(4)))
    await stores[0].create("t", entry(1), LISTING)
    assert [await store.head("t") for store in stores] == [1] * 4
    for store in stores:
        await store.close()


async def test_where_no_postgres_answers_nothing_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parola.store.postgres.PATIENCE_SECONDS", 0.5)
    with pytest.raises(Unavailable):
        await asyncio.to_thread(PostgresStore, "postgresql://127.0.0.1:1/nothing?connect_timeout=1")
