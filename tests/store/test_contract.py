"""What every store promises. Each test runs against real SQLite and real PostgreSQL."""

import asyncio

import pytest

from parola.store.base import (
    Conflict,
    Entry,
    Listing,
    NoSuchTable,
    Repeated,
    Store,
    TableExists,
)

ANNA, BOYAN = "anna", "boyan"
LISTING = Listing("bg", "classic", (ANNA,), wanted=False, at=1000)


def entry(seq: int, command_id: str | None = None, person: str | None = ANNA) -> Entry:
    return Entry(seq, 1000 + seq, person, command_id, f'[{{"at":"в\'язень {seq}"}}]'.encode())


async def test_a_table_begins_with_its_first_entry(store: Store) -> None:
    assert await store.head("t") is None
    assert await store.listing("t") is None
    await store.create("t", entry(1), LISTING)
    assert await store.head("t") == 1
    assert await store.read("t") == [entry(1)]
    assert await store.listing("t") == LISTING
    with pytest.raises(TableExists):
        await store.create("t", entry(1), LISTING)


async def test_entries_follow_each_other_without_a_gap(store: Store) -> None:
    await store.create("t", entry(1), LISTING)
    for seq in (2, 3, 4):
        await store.append("t", entry(seq), LISTING)
    assert await store.read("t") == [entry(seq) for seq in (1, 2, 3, 4)]
    assert await store.read("t", after=2) == [entry(3), entry(4)]
    assert await store.read("t", after=4) == []
    for seq in (4, 3, 6):
        with pytest.raises(Conflict) as caught:
            await store.append("t", entry(seq), LISTING)
        assert caught.value.head == 4
    assert await store.head("t") == 4


async def test_there_is_no_log_of_a_table_that_does_not_exist(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append("nowhere", entry(2), LISTING)
    assert await store.read("nowhere") == []


async def test_a_repeated_command_is_named_and_not_applied(store: Store) -> None:
    await store.create("t", entry(1, "a"), LISTING)
    await store.append("t", entry(2, "b"), LISTING)
    for seq in (2, 3):
        with pytest.raises(Repeated) as caught:
            await store.append("t", entry(seq, "a"), LISTING)
        assert caught.value.seq == 1
    await store.append("t", entry(3, "a", BOYAN), LISTING)  # another person's command
    await store.append("t", entry(4), LISTING)
    await store.append("t", entry(5), LISTING)  # without an id nothing is repeated
    assert await store.find("t", ANNA, "b") == 2
    assert await store.find("t", BOYAN, "a") == 3
    assert await store.find("t", BOYAN, "b") is None
    assert await store.find("u", ANNA, "a") is None


async def test_of_many_writers_one_comes_first_and_the_others_hear_it(store: Store) -> None:
    await store.create("t", entry(1), LISTING)

    writers = (store.append("t", entry(2, f"c{number}"), LISTING) for number in range(20))
    outcomes = await asyncio.gather(*writers, return_exceptions=True)
    assert outcomes.count(None) == 1
    heads = [outcome.head for outcome in outcomes if isinstance(outcome, Conflict)]
    assert heads == [2] * 19
    assert await store.head("t") == 2


async def test_one_conflict_undoes_only_its_own_command(store: Store) -> None:
    for name in "abcdef":
        await store.create(name, entry(1), LISTING)
    wrong = [store.append(name, entry(7), LISTING) for name in "abc"]
    right = [store.append(name, entry(2), LISTING) for name in "def"]
    outcomes = await asyncio.gather(*wrong, *right, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Conflict] * 3 + [type(None)] * 3
    assert [await store.head(name) for name in "abcdef"] == [1, 1, 1, 2, 2, 2]


async def test_the_directory_moves_with_the_log(store: Store) -> None:
    await store.create("t", entry(1), LISTING)
    later = Listing("uk", "duet", (BOYAN, ANNA), wanted=True, at=2000, running=True)
    with pytest.raises(Conflict):
        await store.append("t", entry(9), later)
    assert await store.listing("t") == LISTING
    await store.append("t", entry(2), later)
    assert await store.listing("t") == later
    assert await store.tables_of(BOYAN) == [("t", later)]
    gone = Listing("uk", "duet", (BOYAN,), wanted=False, at=3000)
    await store.append("t", entry(3), gone)
    assert await store.tables_of(ANNA) == []
    assert await store.listing("t") == gone


async def test_a_person_finds_their_tables_the_latest_used_first(store: Store) -> None:
    for at, name in enumerate("abc"):
        await store.create(name, entry(1), Listing("ro", "duet", (ANNA, BOYAN), at=at))
    await store.create("d", entry(1), Listing("ro", "duet", (BOYAN,), at=9))
    assert [name for name, _ in await store.tables_of(ANNA)] == ["c", "b", "a"]
    assert [name for name, _ in await store.tables_of(BOYAN)] == ["d", "c", "b", "a"]


async def test_the_lobby_shows_tables_that_want_company(store: Store) -> None:
    await store.create("a", entry(1), Listing("uk", "duet", (ANNA,), wanted=True, at=1))
    await store.create("b", entry(1), Listing("ru", "duet", (ANNA,), wanted=True, at=2))
    await store.create("c", entry(1), Listing("uk", "duet", (ANNA,), wanted=False, at=3))
    assert [name for name, _ in await store.lobby()] == ["b", "a"]
    assert [name for name, _ in await store.lobby("uk")] == ["a"]
    assert await store.lobby("en") == []


async def test_a_dropped_table_leaves_nothing(store: Store) -> None:
    await store.create("t", entry(1), LISTING)
    await store.say("t", "table", ANNA, 5, "здравейте")
    await store.drop("t")
    assert await store.head("t") is None
    assert await store.read("t") == []
    assert await store.said("t") == []
    assert await store.tables_of(ANNA) == []
    await store.create("t", entry(1), LISTING)


async def test_names_are_kept_in_every_alphabet(store: Store) -> None:
    await store.rename(ANNA, "Їжачок")
    await store.rename(BOYAN, "Ștefăniță")
    assert await store.names((ANNA, BOYAN, "nobody", ANNA)) == {
        ANNA: "Їжачок",
        BOYAN: "Ștefăniță",
    }
    await store.rename(ANNA, "О'Ґрейді")
    assert await store.names((ANNA,)) == {ANNA: "О'Ґрейді"}
    assert await store.names(()) == {}


async def test_a_zero_character_breaks_nothing(store: Store) -> None:
    await store.rename(ANNA, "А\0нна")
    assert "нна" in (await store.names((ANNA,)))[ANNA]
    assert await store.head("t\0") is None


async def test_talk_is_kept_in_order_and_can_be_deleted(store: Store) -> None:
    await store.create("t", entry(1), LISTING)
    await store.create("u", entry(1), LISTING)
    first = await store.say("t", "table", ANNA, 10, "добър ден 🙂")
    second = await store.say("t", "red", BOYAN, 20, 'x"; DROP TABLE entries; --')
    other = await store.say("u", "table", ANNA, 30, "bună")
    assert first.number < second.number < other.number
    assert await store.said("t") == [first, second]
    assert await store.said("t", after=first.number) == [second]
    assert not await store.unsay("u", first.number)
    assert await store.unsay("t", first.number)
    assert not await store.unsay("t", first.number)
    assert await store.said("t") == [second]
    assert await store.forget_talk(before=25) == 1
    assert await store.said("u") == [other]
    with pytest.raises(NoSuchTable):
        await store.say("nowhere", "table", ANNA, 10, "ехо")


async def test_a_person_can_be_forgotten_without_touching_a_log(store: Store) -> None:
    await store.create("t", entry(1), LISTING)
    await store.rename(ANNA, "Анна")
    await store.say("t", "table", ANNA, 10, "тайна")
    kept = await store.say("t", "table", BOYAN, 11, "да")
    await store.forget(ANNA)
    assert await store.names((ANNA,)) == {}
    assert await store.said("t") == [kept]
    assert await store.read("t") == [entry(1)]
