"""The referee's advice on a clue that somebody thinks of giving. Nobody else learns of it (R24)."""

import asyncio
from http import HTTPStatus

from starlette.responses import Response

from parola.languages.base import load
from parola.languages.referee import Kind, Verdict, judge
from parola.rules.board import PLACES
from parola.rules.refusal import Refused
from parola.rules.seats import DUET_SEATS, SPYMASTERS
from parola.tables.house import Judging
from parola.tables.refusal import TableCode
from parola.tables.seating import member
from parola.tables.state import Table
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import ClueInMind

ADVISED = frozenset({*SPYMASTERS.values(), *DUET_SEATS})
"""Who gives clues, and answers for those of others (R22)."""
LONGEST = 80


async def advise(visit: Visit) -> Response:
    """What the referee says of this clue on the board as it lies."""
    asked = await visit.body(ClueInMind)
    table = await visit.hall.keeper.look(visit.path("table"))
    words = _visible(table, visit.person)
    if table.house.judging is Judging.OFF:
        raise TurnedDown("referee-off")
    if len(asked.word) > LONGEST:
        raise TurnedDown("bad-message", HTTPStatus.BAD_REQUEST)
    language = load(table.house.language)
    verdict = await asyncio.to_thread(judge, language, asked.word, words, table.house.clues)
    number = asked.number
    if verdict.kind is Kind.LEGAL and isinstance(number, int) and number > len(words):
        verdict = Verdict(Kind.DOUBTFUL, "R52", "number-too-high")
    return told(verdict)


def _visible(table: Table, person: str) -> list[str]:
    """R7: the words that are not covered, for those who may ask about them."""
    one, game = member(table.people, person), table.running
    if one is None:
        raise Refused(TableCode.NOT_HERE)
    if game is None:
        raise Refused(TableCode.NO_GAME)
    if one.seat not in ADVISED:
        raise Refused(TableCode.NOT_CONCERNED, matter="clue")
    covered = game.covered
    return [game.deal.words[place] for place in range(PLACES) if not covered >> place & 1]


ROUTES = [
    route(
        "/tables/{table}/judge",
        advise,
        "POST",
        lambda limits: limits.judging,
        asks=ClueInMind,
        tells=Verdict,
    )
]
