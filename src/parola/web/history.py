"""The finished games of a table: a list, each to be seen again, and as text."""

import asyncio
from http import HTTPStatus
from typing import Literal

from starlette.responses import Response

from parola.rules.classic import ClassicDeal
from parola.rules.keys import ClassicKey
from parola.rules.refusal import Refused
from parola.service import history
from parola.service.history import PastGame
from parola.service.likeness import clue_says
from parola.tables.refusal import TableCode
from parola.tables.seating import member
from parola.web import wire
from parola.web.sections import game_of
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import ClueSays, Replay, SecretSection


async def games(visit: Visit) -> Response:
    """The finished games of a table, the latest first."""
    return told([_listed(past) for past in reversed(await _past(visit))])


def _listed(past: PastGame) -> wire.PastGame:
    kind: Literal["classic", "duet"] = "classic" if isinstance(past.deal, ClassicDeal) else "duet"
    return wire.PastGame(past.number, past.at, kind, past.form, past.city, past.result)


async def game(visit: Visit) -> Response:
    """A finished game, step by step, with its key."""
    past = await _one(visit)
    steps = await asyncio.to_thread(lambda: tuple(history.frames(past)))
    shown = {
        "number": past.number,
        "house": past.house,
        "words": past.deal.words,
        "secret": _secret(past),
        "frames": [
            {"entry": step.entry, "game": game_of(step.seen), "by": step.by} for step in steps
        ],
        "names": await visit.hall.names.of(past.people),
        "result": past.result,
    }
    return told(shown)


def _secret(past: PastGame) -> SecretSection:
    key = past.deal.key
    if isinstance(key, ClassicKey):
        return SecretSection(key=key)
    return SecretSection(north=key.north, south=key.south)


async def text(visit: Visit) -> Response:
    """A finished game in the notation of `.game` files."""
    past = await _one(visit)
    return Response(past.text, media_type="text/plain; charset=utf-8")


async def clue(visit: Visit) -> Response:
    """What a clue of a finished game says."""
    past = await _one(visit)
    word = past.clue(_number(visit, "entry"))
    if word is None:
        raise TurnedDown("no-such-clue", HTTPStatus.NOT_FOUND)
    says = await asyncio.to_thread(clue_says, past.house.language, word, past.deal.words)
    return told(ClueSays(word, says.known, says.likeness))


async def _past(visit: Visit) -> list[PastGame]:
    """For who is at the table."""
    name = visit.path("table")
    if member((await visit.hall.keeper.look(name)).people, visit.person) is None:
        raise Refused(TableCode.NOT_HERE)
    entries = await visit.hall.store.read(name)
    return await asyncio.to_thread(history.past_games, entries)


async def _one(visit: Visit) -> PastGame:
    number = _number(visit, "game")
    for past in await _past(visit):
        if past.number == number:
            return past
    raise TurnedDown("no-such-game", HTTPStatus.NOT_FOUND)


def _number(visit: Visit, part: str) -> int:
    told = visit.path(part)
    return int(told) if told.isascii() and told.isdecimal() and len(told) < 10 else -1


ROUTES = [
    route("/tables/{table}/games", games, tells=list[wire.PastGame]),
    route("/tables/{table}/games/{game}", game, tells=Replay),
    route("/tables/{table}/games/{game}/text", text, tells="text/plain"),
    route("/tables/{table}/games/{game}/clues/{entry}", clue, tells=ClueSays),
]
