"""Doors: with a table's short code one knocks, and waits to be let in. Nothing here tells the
table's name, which is its link, to anybody who is not at the table."""

import asyncio
import unicodedata
from contextlib import suppress
from http import HTTPStatus

from starlette.responses import Response

from parola.rules.refusal import Refused
from parola.store import codes
from parola.store.codes import Doorway
from parola.tables.commands import Knock
from parola.tables.refusal import TableCode
from parola.tables.seating import member
from parola.tables.state import Table
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import Door, DoorState

LOOK_ALIKES = str.maketrans(
    {
        letter: digit
        for digit, letters in {
            "0": "OoОо",
            "1": "IiІіLl|",
            "3": "ЗзЭэ",
            "5": "Ss",
            "6": "Бб",
            "8": "BВв",
        }.items()
        for letter in letters
    }
)
"""Letters that stand where a digit was misread, Latin and Cyrillic."""
LONGEST_WAIT = 25.0


def digits_of(code: str) -> str:
    """A code as it was made, from what somebody typed."""
    code = unicodedata.normalize("NFKC", code).translate(LOOK_ALIKES)
    return "".join(str(unicodedata.decimal(letter)) for letter in code if letter.isdecimal())


async def knock(visit: Visit) -> Response:
    """Ask to be let in at the table of this code."""
    doorway = await visit.hall.store.seen(codes.by_code, digits_of(visit.path("code"))[:20])
    if doorway is None:
        raise TurnedDown("no-such-code", HTTPStatus.NOT_FOUND)
    return told(await knock_at(visit, doorway))


async def knock_at(visit: Visit, doorway: Doorway) -> Door:
    """Knock, and say where that leads."""
    try:
        await visit.hall.keeper.handle(doorway.table, visit.person, Knock())
    except Refused as refusal:
        if refusal.code not in _TOLD_BY_DOOR:
            raise
    return door_for(await visit.hall.keeper.look(doorway.table), doorway, visit.person)


_TOLD_BY_DOOR = {
    TableCode.ALREADY_HERE,
    TableCode.LOCKED,
    TableCode.BANNED,
    TableCode.TURNED_AWAY,
}
"""Refusals that the door's own state says."""


def door_for(table: Table, doorway: Doorway, person: str) -> Door:
    """How the door is for this person."""
    if member(table.people, person) is not None:
        return Door(doorway.door, DoorState.OPEN, doorway.table)
    if any(asked.person == person for asked in table.knocks):
        return Door(doorway.door, DoorState.WAITING)
    refused = person in table.banned or person in table.turned_away
    return Door(doorway.door, DoorState.LOCKED if table.locked and not refused else DoorState.AWAY)


async def look(visit: Visit) -> Response:
    """How the door is now; with `wait`, as soon as one is no longer kept waiting."""
    doorway = await visit.hall.store.seen(codes.by_door, visit.path("door"))
    if doorway is None:
        raise TurnedDown("no-such-door", HTTPStatus.NOT_FOUND)
    door = door_for(await visit.hall.keeper.look(doorway.table), doorway, visit.person)
    if door.state is DoorState.WAITING and (seconds := _patience(visit.query("wait"))):
        door = await _wait(visit, doorway, door, seconds)
    return told(door)


def _patience(wait: str | None) -> float:
    if wait is None or not (wait.isascii() and wait.isdecimal() and len(wait) < 4):
        return 0
    return min(float(wait), LONGEST_WAIT)


async def _wait(visit: Visit, doorway: Doorway, door: Door, seconds: float) -> Door:
    keeper, news = visit.hall.keeper, asyncio.Event()
    stop = keeper.watch(doorway.table, lambda _: news.set())
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while door.state is DoorState.WAITING:
                    await news.wait()
                    news.clear()
                    door = door_for(await keeper.look(doorway.table), doorway, visit.person)
    finally:
        stop()
    return door


ROUTES = [
    route("/codes/{code}/knock", knock, "POST", lambda limits: limits.knocks, tells=Door),
    route("/doors/{door}", look, tells=Door),
]
