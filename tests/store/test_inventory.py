"""All tables at once, and the short codes by which one knocks, in every store."""

import pytest

from parola.rules.missions import Attempt, new_sheet
from parola.store import codes, inventory, sheets
from parola.store.base import Entry, Listing, NoSuchTable, Store
from parola.store.inventory import Shelved, Statistics
from parola.store.sheets import Entered

ANNA, BOYAN = "anna", "boyan"


async def table(store: Store, name: str, at: int, *people: str, running: bool = False) -> None:
    listing = Listing("bg", "duet", people, at=at, running=running)
    await store.create(name, Entry(1, at, ANNA, None, b"[]"), listing)


async def test_tables_are_listed_the_latest_used_first(store: Store) -> None:
    await table(store, "old", 1000, ANNA)
    await table(store, "new", 3000, ANNA, BOYAN, running=True)
    await table(store, "empty", 2000)
    shelves = [
        Shelved("new", 1, "bg", "duet", 2, 1, 3000),
        Shelved("empty", 1, "bg", "duet", 0, 0, 2000),
        Shelved("old", 1, "bg", "duet", 1, 0, 1000),
    ]
    assert await store.seen(inventory.tables) == shelves
    assert await store.seen(inventory.tables, 3000) == shelves[1:]
    assert await store.seen(inventory.tables, 1000) == []
    assert await store.seen(inventory.logged) == ["empty", "new", "old"]


async def test_heads_are_asked_for_many_tables_at_once(store: Store) -> None:
    for number in range(3):
        await table(store, f"t{number}", 1000, ANNA)
    asked = tuple(f"t{number}" for number in range(1200))
    assert await store.seen(inventory.heads, asked) == {"t0": 1, "t1": 1, "t2": 1}
    assert await store.seen(inventory.heads, ()) == {}


async def test_statistics_are_sums(store: Store) -> None:
    assert await store.seen(inventory.statistics) == Statistics(0, 0, 0, 0, 0, 0, 0, {}, {})
    await table(store, "one", 1000, ANNA, BOYAN, running=True)
    await table(store, "two", 1000, ANNA)
    await store.say("one", "table", ANNA, 5, "здравей")
    await store.written(sheets.keep, "s", new_sheet("Лисиці", (ANNA,)), 1)
    told = await store.seen(inventory.statistics)
    assert told == Statistics(2, 1, 2, 2, 1, 0, 1, {"bg": 2}, {"duet": 2})


async def test_what_the_directory_has_lost_is_written_anew_from_a_log(store: Store) -> None:
    await store.written(sheets.keep, "s", new_sheet("Лисиці", (ANNA,)), 1)
    await table(store, "t", 1000, ANNA)
    before = await store.seen(inventory.tables)
    listing = await store.listing("t")
    assert listing is not None
    await store.written(lambda cursor: cursor.execute("DELETE FROM tables") and None)
    won = Entered("s", 1, Attempt("prague", won=True, at=7))
    for _ in range(2):
        await store.written(inventory.relist, "t", 1, listing, (won,))
        assert await store.seen(inventory.tables) == before
        sheet = await store.seen(sheets.sheet, "s")
        assert sheet is not None
        assert sheet.attempts == (won.attempt,)


async def test_a_table_has_one_way_in(store: Store) -> None:
    await table(store, "t", 1000, ANNA)
    assert await store.seen(codes.known, "t") is None
    way = await store.written(codes.doorway, "t")
    assert await store.written(codes.doorway, "t") == way
    assert await store.seen(codes.known, "t") == way
    assert await store.seen(codes.by_code, way.code) == way
    assert await store.seen(codes.by_door, way.door) == way
    with pytest.raises(NoSuchTable):
        await store.written(codes.doorway, "nowhere")


async def test_codes_grow_longer_where_short_ones_are_taken(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _: 7)
    found = []
    for name in ("one", "two", "three"):
        await table(store, name, 1000, ANNA)
        found.append((await store.written(codes.doorway, name)).code)
    assert found == ["100007", "1000007", "10000007"]
