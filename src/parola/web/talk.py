"""Talk at a table: say something, take it away, and tell the operator about somebody."""

import unicodedata
from http import HTTPStatus

from starlette.responses import Response

from parola.languages.text import graphemes
from parola.rules.refusal import Refused
from parola.store import reports
from parola.store import talk as sql
from parola.store.base import Message
from parola.store.reports import Reported
from parola.tables.refusal import TableCode
from parola.tables.seating import member
from parola.tables.state import Table
from parola.tables.talk import Room, check_say, may_read
from parola.web import wire
from parola.web.hall import SAID, UNSAID
from parola.web.naming import hides_or_turns
from parola.web.visit import TurnedDown, Visit, route, told

LONGEST = 500
"""Graphemes of a message."""
MOST_BYTES = 4_096
MOST_MESSAGES = 2**53
"""No message has a larger number; a store could not even ask for one."""


def legible(text: str) -> str | None:
    """A message as it is kept, or None for one that cannot be said."""
    lines = (" ".join(line.split()) for line in text.splitlines())
    text = unicodedata.normalize("NFC", "\n".join(line for line in lines if line))
    if hides_or_turns(text.replace("\n", "")) or len(text.encode()) > MOST_BYTES:
        return None
    return text if 1 <= graphemes(text) <= LONGEST else None


async def say(visit: Visit) -> Response:
    """Say something in a room of a table."""
    name, hall = visit.path("table"), visit.hall
    asked = await visit.body(wire.Say)
    text = _legible(asked.text)
    check_say(await hall.keeper.look(name), visit.person, asked.room)
    at = hall.keeper.now()
    one = await hall.store.say(name, asked.room, visit.person, at, text)
    await hall.node.bus.tell(SAID, name)
    names = await hall.names.of([visit.person])
    return told(
        wire.Message(one.number, asked.room, one.person, names[one.person], at, text),
        HTTPStatus.CREATED,
    )


def _legible(text: str) -> str:
    found = legible(text)
    if found is None:
        raise TurnedDown("bad-text", HTTPStatus.CONFLICT, longest=LONGEST)
    return found


async def unsay(visit: Visit) -> Response:
    """Take a message away: its writer may, and the host."""
    hall, name = visit.hall, visit.path("table")
    table = await hall.keeper.look(name)
    one = await _message(visit, table, _number(visit.path("message")))
    if visit.person not in {one.person, table.host}:
        raise Refused(TableCode.HOST_ONLY)
    await hall.store.unsay(name, one.number)
    await hall.node.bus.tell(UNSAID, f"{one.number} {name}")
    return told({})


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0


async def _message(visit: Visit, table: Table, number: int) -> Message:
    """A message that this person may know of: they read it, or wrote it."""
    known = 0 < number <= MOST_MESSAGES
    one = await visit.hall.store.seen(sql.message, visit.path("table"), number) if known else None
    me = visit.person
    if one is None or not (me == one.person or may_read(table, me, Room(one.room))):
        raise TurnedDown("no-such-message", HTTPStatus.NOT_FOUND)
    return one


async def report(visit: Visit) -> Response:
    """Tell whoever runs the server about somebody, and perhaps about what they said."""
    asked, name, hall = await visit.body(wire.Report), visit.path("table"), visit.hall
    why = _legible(asked.why)
    table = await hall.keeper.look(name)
    if member(table.people, visit.person) is None:
        raise Refused(TableCode.NOT_HERE)
    said = ""
    if asked.message is not None:
        one = await _message(visit, table, asked.message)
        if one.person != asked.person:
            raise TurnedDown("no-such-message", HTTPStatus.NOT_FOUND)
        said = one.text
    elif member(table.people, asked.person) is None:
        raise Refused(TableCode.NOT_HERE, person=asked.person)
    at = hall.keeper.now()
    reported = Reported(0, at, name, asked.person, visit.person, said, why)
    await hall.store.written(reports.report, reported)
    return told({}, HTTPStatus.CREATED)


ROUTES = [
    route(
        "/tables/{table}/talk",
        say,
        "POST",
        lambda limits: limits.talk,
        asks=wire.Say,
        tells=wire.Message,
        status=HTTPStatus.CREATED,
    ),
    route("/tables/{table}/talk/{message}", unsay, "DELETE"),
    route(
        "/tables/{table}/reports",
        report,
        "POST",
        lambda limits: limits.reports,
        asks=wire.Report,
        status=HTTPStatus.CREATED,
    ),
]
