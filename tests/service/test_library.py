"""Decks that people bring: kept by their content, found again by tables, and never in the way."""

import asyncio
import time

import pytest

from parola.bus.local import LocalBus
from parola.languages.decks import Code
from parola.rules.match import ClassicSetup
from parola.rules.refusal import Refused
from parola.rules.seats import Form, Seat
from parola.service import library
from parola.service.keeper import Keeper
from parola.service.library import Looked
from parola.store import decks
from parola.store.sqlite import SqliteStore
from parola.tables.commands import Deal, Join, Settle, Sit
from parola.tables.house import House

ANNA, BOYAN = "anna", "boyan"
TEXT = """ЇЖАК ҐУДЗИК ЛІС МІСТ ЧАС РІКА ВОДА ХЛІБ СІЛЬ ЦУКОР СТІЛ СТІЛЕЦЬ ДВЕРІ ВІКНО ПІДЛОГА
ДАХ КОМИН ПІЧ ЛАМПА КНИГА ПЕРО ЗОШИТ ЛИСТ МАРКА ПОШТА ПОТЯГ"""
WORDS = TEXT.split()


async def bring(keeper: Keeper, store: SqliteStore, words: list[str], language: str) -> str:
    looked: Looked = await keeper.library.look_through(language, "\n".join(words))
    assert looked.deck is not None
    await store.written(decks.keep, looked.deck)
    return looked.deck.deck


def solo(*names: str, language: str = "uk") -> House:
    return House(language=language, decks=names, setup=ClassicSetup(Form.SOLO))


async def dealt(keeper: Keeper, house: House) -> tuple[str, ...]:
    name = await keeper.open(ANNA, house)
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    game = (await keeper.look(name)).running
    assert game is not None
    return game.deal.words


async def test_a_table_plays_with_a_deck_of_ones_own(keeper: Keeper, sqlite: SqliteStore) -> None:
    deck = await bring(keeper, sqlite, WORDS, "uk")
    assert deck.startswith("own:")
    assert len(deck) == len("own:") + 16
    assert set(await dealt(keeper, solo(deck))) < set(WORDS)


async def test_the_deck_is_there_after_a_restart(keeper: Keeper, sqlite: SqliteStore) -> None:
    deck = await bring(keeper, sqlite, WORDS, "uk")
    again = Keeper(sqlite, LocalBus())
    assert set(await dealt(again, solo(deck))) < set(WORDS)
    await again.close()


async def test_of_many_decks_the_longest_unused_is_read_again(
    keeper: Keeper, sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "OPENED", 1)
    decks = [await bring(keeper, sqlite, words, "uk") for words in (WORDS, WORDS[:25])]
    for deck in (*decks, *decks):
        assert set(await dealt(keeper, solo(deck))) <= set(WORDS)


async def test_equal_words_in_another_language_are_another_deck(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    deck = await bring(keeper, sqlite, WORDS, "uk")
    assert deck == await bring(keeper, sqlite, WORDS, "uk")
    assert deck != await bring(keeper, sqlite, WORDS, "ru")
    for house in (solo(deck, language="bg"), solo("own:0123456789abcdef"), solo(*"abcdefghi")):
        with pytest.raises(Refused, match="bad-setting"):
            await keeper.open(ANNA, house)


async def test_a_word_of_two_mixed_decks_lies_on_the_table_once(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    first = await bring(keeper, sqlite, WORDS, "uk")
    second = await bring(keeper, sqlite, [f"{word} | {word}А" for word in WORDS], "uk")
    for _ in range(5):
        words = await dealt(keeper, solo(first, second))
        assert len(set(words)) == 25


async def test_a_deck_mixed_with_a_part_of_itself_grows_no_longer(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    whole, part = [await bring(keeper, sqlite, words, "uk") for words in (WORDS, WORDS[:25])]
    assert await keeper.library.cards(solo(whole, part)) == await keeper.library.cards(solo(whole))


async def test_a_deck_that_is_gone_is_missed_only_when_cards_are_dealt(
    keeper: Keeper, sqlite: SqliteStore
) -> None:
    deck = await bring(keeper, sqlite, WORDS, "uk")
    name = await keeper.open(ANNA, solo(deck))
    await sqlite.written(lambda cursor: cursor.execute("DELETE FROM decks") and None)
    again = Keeper(sqlite, LocalBus())
    await again.handle(name, BOYAN, Join())
    await again.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await again.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    with pytest.raises(Refused, match="deck-too-small"):
        await again.handle(name, ANNA, Deal())
    with pytest.raises(Refused, match="bad-setting"):
        await again.handle(name, ANNA, Settle(solo(deck)))
    await again.close()


async def test_twenty_five_equal_words_are_no_deck(keeper: Keeper) -> None:
    looked = await keeper.library.look_through("uk", "ЇЖАК\n" * 25)
    assert looked.deck is None
    assert [fault.code for fault in looked.errors] == [Code.TOO_FEW]


async def test_while_a_long_deck_is_looked_through_tables_go_on(keeper: Keeper) -> None:
    text = "\n".join(f"{a}{b}{c}" for a in WORDS for b in WORDS for c in WORDS[:4])[:30_000]
    name = await keeper.open(ANNA, solo("classic"))
    looking = asyncio.get_running_loop().create_task(keeper.library.look_through("uk", text))
    longest, turns = 0.0, 0
    while not looking.done():
        began = time.perf_counter()
        await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER if turns % 2 else None))
        longest, turns = max(longest, time.perf_counter() - began), turns + 1
    assert (await looking).words > 1_000
    assert turns > 3
    assert longest < 1.0
