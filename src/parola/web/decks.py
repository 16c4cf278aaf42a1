"""Decks that people bring: looked through, kept, and shared by link."""

from http import HTTPStatus

from starlette.responses import Response

from parola.languages.decks import Fault
from parola.rules.refusal import Refused
from parola.service.library import Looked
from parola.store import decks
from parola.tables.refusal import TableCode
from parola.web.naming import LONGEST, cleaned
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import (
    LARGEST_DECK,
    DeckChecked,
    DeckFault,
    DeckKept,
    DeckShown,
    DeckText,
    MyDeck,
    NewDeck,
)

MOST_KEPT = 100
"""Decks on somebody's shelf."""


async def check(visit: Visit) -> Response:
    """What is wrong with a deck."""
    asked = await visit.body(DeckText, LARGEST_DECK)
    looked = await visit.hall.keeper.library.look_through(asked.language, asked.text)
    errors, warnings = _faults(looked.errors), _faults(looked.warnings)
    return told(DeckChecked(looked.cards, looked.words, errors, warnings))


async def keep(visit: Visit) -> Response:
    """Keep a deck among mine."""
    asked = await visit.body(NewDeck, LARGEST_DECK)
    name = cleaned(asked.name[: 40 * LONGEST])
    if name is None:
        raise TurnedDown("bad-name", longest=LONGEST)
    looked = await visit.hall.keeper.library.look_through(asked.language, asked.text)
    if looked.deck is None:
        raise TurnedDown("bad-deck", errors=looked.errors, warnings=looked.warnings)
    kept = await _kept(visit, looked.deck, name)
    return told(_answer(kept, name, looked), HTTPStatus.CREATED)


async def _kept(visit: Visit, deck: decks.KeptDeck, name: str) -> str:
    store, keeper = visit.hall.store, visit.hall.keeper
    mine = [one.deck for one in await store.seen(decks.shelf, visit.person)]
    if len(mine) >= MOST_KEPT and deck.deck not in mine:
        raise TurnedDown("too-many-decks", most=MOST_KEPT)
    await store.written(decks.keep, deck)
    await store.written(decks.put_on_shelf, visit.person, deck.deck, name, keeper.now())
    return deck.deck


def _answer(deck: str, name: str, looked: Looked) -> DeckKept:
    errors, warnings = _faults(looked.errors), _faults(looked.warnings)
    return DeckKept(deck, name, looked.cards, looked.words, errors, warnings)


def _faults(faults: tuple[Fault, ...]) -> tuple[DeckFault, ...]:
    return tuple(DeckFault(one.code, one.line, one.word, one.other) for one in faults)


async def mine(visit: Visit) -> Response:
    """My decks, the newest first."""
    found = await visit.hall.store.seen(decks.shelf, visit.person)
    return told([MyDeck(one.deck, one.name, one.language, one.cards) for one in found])


async def show(visit: Visit) -> Response:
    """A deck with its text, for whoever has its link."""
    store = visit.hall.store
    found = await store.seen(decks.deck, visit.path("deck"))
    if found is None:
        raise Refused(TableCode.NO_SUCH_DECK)
    name = await store.seen(decks.called, found.deck, visit.person)
    return told(DeckShown(found.deck, name, found.language, found.cards, found.text))


async def drop(visit: Visit) -> Response:
    """Take a deck off my shelf; tables that play with it keep it."""
    if not await visit.hall.store.written(decks.take_off_shelf, visit.person, visit.path("deck")):
        raise Refused(TableCode.NO_SUCH_DECK)
    return told({})


ROUTES = [
    route(
        "/decks/check", check, "POST", lambda limits: limits.texts, asks=DeckText, tells=DeckChecked
    ),
    route(
        "/decks",
        keep,
        "POST",
        lambda limits: limits.texts,
        asks=NewDeck,
        tells=DeckKept,
        status=HTTPStatus.CREATED,
    ),
    route("/decks", mine, tells=list[MyDeck]),
    route("/decks/{deck}", show, tells=DeckShown),
    route("/decks/{deck}", drop, "DELETE"),
]
