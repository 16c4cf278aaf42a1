"""Mission sheets: mine, one by its link, and what its team writes on it (R90)."""

from http import HTTPStatus

from starlette.responses import Response

from parola.rules.missions import CITIES, LONGEST_NOTE, Sheet
from parola.web.naming import hides_or_turns
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import (
    CityOnMap,
    NewSheet,
    SheetAttempt,
    SheetChange,
    SheetMember,
    SheetShown,
)

MAP = {name: CityOnMap(city.tokens, city.mistakes, city.lines) for name, city in CITIES.items()}


async def make(visit: Visit) -> Response:
    """A sheet for a team."""
    asked = await visit.body(NewSheet)
    _check_legible(asked.name)
    visit.take(visit.hall.limits.texts)
    keeper = visit.hall.keeper
    name = await keeper.sheets.open(visit.person, asked.name, keeper.now())
    return told(await _shown(visit, name, await keeper.sheets.look(name)), HTTPStatus.CREATED)


async def mine(visit: Visit) -> Response:
    """The sheets of my teams, the newest first."""
    found = await visit.hall.keeper.sheets.of(visit.person)
    return told([await _shown(visit, name, sheet) for name, sheet in found])


async def show(visit: Visit) -> Response:
    """A sheet, for whoever has its link."""
    return await _told(visit)


async def write(visit: Visit) -> Response:
    """Another name, other notes."""
    asked = await visit.body(SheetChange)
    _check_legible(asked.name or "", asked.notes or "")
    sheets = visit.hall.keeper.sheets
    await sheets.write(visit.path("sheet"), visit.person, asked.name, asked.notes)
    return await _told(visit)


async def join(visit: Visit) -> Response:
    """Become one of the team."""
    keeper = visit.hall.keeper
    await keeper.sheets.join(visit.path("sheet"), visit.person, keeper.now())
    return await _told(visit)


def _check_legible(*texts: str) -> None:
    """A team reads what one of it writes."""
    if any(hides_or_turns("".join(text.split())) for text in texts):
        raise TurnedDown("bad-text", longest=LONGEST_NOTE)


async def _told(visit: Visit) -> Response:
    name = visit.path("sheet")
    return told(await _shown(visit, name, await visit.hall.keeper.sheets.look(name)))


async def _shown(visit: Visit, name: str, sheet: Sheet) -> SheetShown:
    names = await visit.hall.names.of(sheet.members)
    return SheetShown(
        id=name,
        name=sheet.name,
        members=tuple(SheetMember(person, names[person]) for person in sheet.members),
        notes=sheet.notes,
        attempts=tuple(SheetAttempt(one.city, one.won, one.at) for one in sheet.attempts),
        won=tuple(sorted(sheet.won)),
        open=tuple(sorted(sheet.open)),
        cities=MAP,
    )


ROUTES = [
    route("/sheets", make, "POST", asks=NewSheet, tells=SheetShown, status=HTTPStatus.CREATED),
    route("/sheets", mine, tells=list[SheetShown]),
    route("/sheets/{sheet}", show, tells=SheetShown),
    route("/sheets/{sheet}", write, "POST", asks=SheetChange, tells=SheetShown),
    route("/sheets/{sheet}/join", join, "POST", tells=SheetShown),
]
