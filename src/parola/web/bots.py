"""A program for a seat, when the host wants one."""

from http import HTTPStatus

from starlette.responses import Response

from parola.web.visit import Visit, route, told
from parola.web.wire import BotSeated, BotWanted


async def seat(visit: Visit) -> Response:
    """A program takes a seat."""
    asked = await visit.body(BotWanted)
    bots = visit.hall.node.bots
    table, seat = visit.path("table"), asked.seat
    bot = await bots.seat(table, visit.person, seat, asked.strength, asked.temperament)
    return told(BotSeated(bot), HTTPStatus.CREATED)


ROUTES = [
    route(
        "/tables/{table}/bots",
        seat,
        "POST",
        asks=BotWanted,
        tells=BotSeated,
        status=HTTPStatus.CREATED,
    )
]
"""Sent away again with the command `remove`."""
