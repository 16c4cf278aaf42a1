"""The decks and referees that tables ask for: our own, read once and kept, and those that people
bring, which lie in the store under a name made of their content."""

import asyncio
import hashlib
import sys
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain

import msgspec

from parola.languages import decks
from parola.languages.base import codes, load
from parola.languages.decks import Deck, Fault
from parola.languages.referee import Kind, judge
from parola.rules.board import PLACES
from parola.rules.clue import Judge, Ruling
from parola.rules.game import Game
from parola.rules.match import Card
from parola.rules.refusal import Code, Refused
from parola.store import decks as shelves
from parola.store.base import Store
from parola.store.decks import OWN, KeptDeck
from parola.tables.house import ClueRules, House

OPENED = 64
"""So many decks lie open at a time."""
MOST_DECKS = 8
"""So many decks may be mixed."""
NAMED_BY = 16
"""Letters of a hash that name a deck."""

Cards = tuple[Card, ...]


class Looked(msgspec.Struct, frozen=True):
    """What became of a text that somebody brought as a deck."""

    deck: KeptDeck | None
    """None when there are errors."""
    cards: int
    words: int
    errors: tuple[Fault, ...]
    warnings: tuple[Fault, ...]


class Library:
    """Looks decks through, keeps them, and finds them for tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: OrderedDict[str, Cards] = OrderedDict()
        self._looking = asyncio.Semaphore(1)
        """A long deck takes seconds to look through: one at a time, and beside the event loop."""

    async def look_through(self, language: str, text: str) -> Looked:
        """What is wrong with a deck, and what it would be kept as."""
        check_language(language)
        async with self._looking:
            with _taking_turns():
                return await asyncio.to_thread(_look_through, language, text)

    async def check(self, house: House) -> None:
        """Refuse a house whose words nobody has."""
        check_language(house.language)
        names = dict.fromkeys(house.decks)
        unknown = [name for name in names if not await self._has(house.language, name)]
        if unknown or not 1 <= len(names) <= MOST_DECKS:
            raise Refused(Code.BAD_SETTING, setting="decks", value=unknown)

    async def _has(self, language: str, name: str) -> bool:
        if not name.startswith(OWN):
            return name in decks.OURS
        kept = await self._store.seen(shelves.deck, name)
        return kept is not None and kept.language == language

    async def cards(self, house: House) -> Cards:
        """The cards of a house's decks together (R1: a group may mix both)."""
        names = dict.fromkeys(house.decks)
        return _mixed([await self._deck(house.language, name) for name in names])

    async def _deck(self, language: str, name: str) -> Cards:
        if name.startswith(OWN):
            return await self._own(name)
        return await asyncio.to_thread(_ours, language, name)

    async def _own(self, name: str) -> Cards:
        if name not in self._open:
            kept = await self._store.seen(shelves.deck, name)
            if kept is None:
                return ()  # dealing then says that there are too few cards
            self._open[name] = await asyncio.to_thread(_read, kept.text)
            if len(self._open) > OPENED:
                self._open.popitem(last=False)
        self._open.move_to_end(name)
        return self._open[name]


@contextmanager
def _taking_turns() -> Iterator[None]:
    """While a thread works hard, the others are let in ten times as often as usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 10)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def check_language(language: str) -> None:
    if language not in codes():
        raise Refused(Code.BAD_SETTING, setting="language", value=language)


def _look_through(language: str, text: str) -> Looked:
    outcome = decks.read(text)
    deck = outcome.deck
    if deck is None:
        return Looked(None, 0, 0, outcome.errors, outcome.warnings)
    warnings = (*outcome.warnings, *decks.examine(deck, load(language)))
    kept = KeptDeck(_named(language, deck), language, len(deck.cards), text)
    return Looked(kept, len(deck.cards), len(deck.words), (), warnings)


def _named(language: str, deck: Deck) -> str:
    content = f"{language} {deck.name}".encode()
    return OWN + hashlib.sha256(content).hexdigest()[:NAMED_BY]


def _read(text: str) -> Cards:
    deck = decks.read(text).deck
    return () if deck is None else _cards(deck)


def _cards(deck: Deck) -> Cards:
    return tuple(Card(card.front, card.back) for card in deck.cards)


@lru_cache(maxsize=64)
def _ours(language: str, name: str) -> Cards:
    return _cards(decks.ours(load(language), name))


def _mixed(several: Sequence[Cards]) -> Cards:
    """Decks together. A word that stands in two of them comes once."""
    if len(several) == 1:
        return several[0]
    seen: set[str] = set()
    cards = []
    for card in chain.from_iterable(several):
        sides = [side for side in (card.up, card.down) if side and side.casefold() not in seen]
        seen.update(side.casefold() for side in sides)
        if sides:
            cards.append(Card(*sides))
    return tuple(cards)


async def hear(house: House, game: Game, word: str) -> None:
    """Let the referee think about a clue beside the event loop, so that it knows at once when the
    rules ask. The first word in a language takes half a second."""
    await asyncio.to_thread(
        referee(house.language, house.clues), word, game.deal.words, game.covered
    )


@lru_cache(maxsize=256)
def referee(language: str, rules: ClueRules, kind: Kind = Kind.ILLEGAL) -> Judge:
    """The referee of a language with a group's rules, as the rules of the game ask for one: it
    names what is illegal, or what is doubtful."""

    def rule(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
        visible = [words[place] for place in range(PLACES) if not covered >> place & 1]
        verdict = judge(load(language), word, visible, rules)
        if verdict.kind is not kind:
            return None
        return Ruling(verdict.rule, verdict.reason, verdict.offends or None)

    return rule
