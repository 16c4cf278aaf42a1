"""A table's messages as lines of JSON over HTTP, for programs that would rather not keep a socket.
Orders go to `orders` beside it."""

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import Response, StreamingResponse

from parola.web.hall import Hall
from parola.web.line import Mailbox
from parola.web.looker import Looker
from parola.web.visit import Visit, route

SILENCE_SECONDS = 15.0
"""After so long without news comes an empty line, so that a broken connection is noticed."""


async def stream(visit: Visit) -> Response:
    """The same messages that the socket carries."""
    name = visit.path("table")
    await visit.hall.keeper.look(name)
    lines = _lines(visit.hall, name, visit.person)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(hall: Hall, name: str, person: str) -> AsyncIterator[bytes]:
    room, mailbox = hall.room(name), Mailbox()
    looker = Looker(person, mailbox)
    mailbox.caught_up = lambda: room.caught_up(looker)
    hall.metrics.sockets.inc()
    try:
        await room.enter(looker)
        while True:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    frame = await mailbox.fetch()
            except TimeoutError:
                yield b"\n"
                continue
            if frame is None:
                return
            yield frame.payload + b"\n"
            mailbox.sent()
    finally:
        hall.metrics.sockets.dec()
        room.leave(looker)
        hall.tidy(name)


ROUTES = [route("/tables/{table}/stream", stream, tells="application/x-ndjson")]
