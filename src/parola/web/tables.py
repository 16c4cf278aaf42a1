"""Tables: open one, find mine again, look, and send an order."""

from http import HTTPStatus

from starlette.responses import Response

from parola.web.orders import answer
from parola.web.visit import STATUS, Visit, route, told
from parola.web.wire import Done, MyTable, NewTable, Order, Refusal, TableMade, View


async def open_table(visit: Visit) -> Response:
    """A new table."""
    asked = await visit.body(NewTable)
    visit.take(visit.hall.limits.tables, "too-many-tables")
    name = await visit.hall.keeper.open(visit.person, asked.house, asked.sheet)
    return told(TableMade(name), HTTPStatus.CREATED)


async def mine(visit: Visit) -> Response:
    """My tables, the latest used first."""
    found = []
    for name, one in await visit.hall.keeper.tables_of(visit.person):
        names = await visit.hall.names.of(one.people)
        people = tuple(names[person] for person in one.people)
        found.append(MyTable(name, one.language, one.game, people, one.at, one.running))
    return told(found)


async def look(visit: Visit) -> Response:
    """The table as I may know it."""
    name = visit.path("table")
    room = visit.hall.room(name)
    try:
        whole = await room.glance(visit.person)
    finally:
        visit.hall.tidy(name)
    return Response(whole, media_type="application/json")


async def order(visit: Visit) -> Response:
    """A command."""
    reply = await answer(visit.hall, visit.path("table"), visit.person, await visit.bytes())
    if not isinstance(reply, Refusal):
        return told(reply)
    return told(reply, STATUS.get(reply.code, HTTPStatus.CONFLICT))


ROUTES = [
    route("/tables", open_table, "POST", asks=NewTable, tells=TableMade, status=HTTPStatus.CREATED),
    route("/tables", mine, tells=list[MyTable]),
    route("/tables/{table}", look, tells=View),
    route("/tables/{table}/orders", order, "POST", asks=Order, tells=Done),
]
