"""Decks and mission sheets in every store."""

import asyncio

from parola.rules.missions import Attempt, new_sheet
from parola.store import decks, sheets
from parola.store.base import Entry, Listing, Store
from parola.store.decks import KeptDeck, OnShelf
from parola.store.sheets import Entered

ANNA, BOYAN = "anna", "boyan"
DECK = KeptDeck("own:0123456789abcdef", "uk", 25, "ЇЖАК\nҐУДЗИК\n")
LISTING = Listing("bg", "duet", (ANNA,))


def entry(seq: int, command_id: str | None = None) -> Entry:
    return Entry(seq, 1000 + seq, ANNA, command_id, b"[]")


async def test_a_deck_is_kept_by_its_content_and_once(store: Store) -> None:
    assert await store.seen(decks.deck, DECK.deck) is None
    await store.written(decks.keep, DECK)
    await store.written(decks.keep, DECK)
    assert await store.seen(decks.deck, DECK.deck) == DECK


async def test_everybody_has_a_shelf_of_their_own(store: Store) -> None:
    other = KeptDeck("own:ffff", "ru", 30, "ЁЖ\n")
    for deck in (DECK, other):
        await store.written(decks.keep, deck)
    await store.written(decks.put_on_shelf, ANNA, DECK.deck, "Наші", 1)
    await store.written(decks.put_on_shelf, ANNA, other.deck, "Ещё", 2)
    await store.written(decks.put_on_shelf, BOYAN, DECK.deck, "Чужи", 3)
    await store.written(decks.put_on_shelf, ANNA, DECK.deck, "Домашні", 4)
    assert await store.seen(decks.shelf, ANNA) == [
        OnShelf(other.deck, "Ещё", "ru", 30),
        OnShelf(DECK.deck, "Домашні", "uk", 25),
    ]
    assert await store.seen(decks.called, DECK.deck, BOYAN) == "Чужи"
    assert await store.seen(decks.called, DECK.deck, "nobody") == "Домашні"
    assert await store.written(decks.take_off_shelf, ANNA, DECK.deck)
    assert not await store.written(decks.take_off_shelf, ANNA, DECK.deck)
    assert await store.seen(decks.called, DECK.deck, ANNA) == "Чужи"
    assert await store.seen(decks.deck, DECK.deck) == DECK  # tables may play with it


async def test_a_sheet_holds_a_team_and_what_it_has_played(store: Store) -> None:
    assert await store.seen(sheets.sheet, "s") is None
    await store.written(sheets.keep, "s", new_sheet("Лисиці", (ANNA,)), 5)
    for _ in range(2):
        await store.written(sheets.join, "s", BOYAN, 6)
    await store.written(sheets.write, "s", "Лисички", None)
    await store.written(sheets.write, "s", None, "нотатки 🦊")
    kept = await store.seen(sheets.sheet, "s")
    assert kept is not None
    assert (kept.name, kept.notes, kept.members) == ("Лисички", "нотатки 🦊", (ANNA, BOYAN))
    assert kept.won == frozenset()
    assert kept.open == frozenset({"prague"})
    assert await store.seen(sheets.sheets_of, BOYAN) == ["s"]
    assert await store.seen(sheets.sheets_of, "nobody") == []


async def test_a_mission_goes_onto_its_sheet_with_the_entry_that_ends_it(store: Store) -> None:
    await store.written(sheets.keep, "s", new_sheet("Лисиці", (ANNA,)), 5)
    await store.create("t", entry(1), LISTING)
    won = Entered("s", 1, Attempt("prague", won=True, at=1002))
    writers = [store.append("t", entry(2, f"c{n}"), LISTING, won) for n in range(5)]
    outcomes = await asyncio.gather(*writers, return_exceptions=True)
    assert outcomes.count(None) == 1
    kept = await store.seen(sheets.sheet, "s")
    assert kept is not None
    assert kept.attempts == (Attempt("prague", won=True, at=1002),)
    assert "berlin" in kept.open


async def test_where_the_entry_is_not_written_neither_is_the_mission(store: Store) -> None:
    await store.written(sheets.keep, "s", new_sheet("Лисиці", (ANNA,)), 5)
    await store.create("t", entry(1), LISTING)
    won = Entered("s", 1, Attempt("prague", won=True))
    await asyncio.gather(store.append("t", entry(7), LISTING, won), return_exceptions=True)
    kept = await store.seen(sheets.sheet, "s")
    assert kept is not None
    assert kept.attempts == ()


async def test_who_is_forgotten_stands_on_no_sheet_and_has_no_shelf(store: Store) -> None:
    await store.written(decks.keep, DECK)
    await store.written(decks.put_on_shelf, ANNA, DECK.deck, "Наші", 1)
    await store.written(sheets.keep, "s", new_sheet("Лисиці", (ANNA, BOYAN)), 5)
    await store.forget(ANNA)
    assert await store.seen(decks.shelf, ANNA) == []
    kept = await store.seen(sheets.sheet, "s")
    assert kept is not None
    assert kept.members == (BOYAN,)
