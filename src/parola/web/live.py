"""A table's socket over Starlette: orders in, views out. The same from outside as
`parola.web.socket_line`, and slower; any server that speaks ASGI can carry it."""

import asyncio

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parola.rules.refusal import Refused
from parola.store.base import StoreError
from parola.web.hall import LATER, NOT_KNOWN, TOO_LARGE, TOO_MUCH, Hall
from parola.web.line import Mailbox
from parola.web.looker import Looker
from parola.web.orders import answer
from parola.web.room import NO_SUCH_TABLE, Room
from parola.web.visit import caller_of, own_origin, person_of
from parola.web.wire import LARGEST, encode


async def live(socket: WebSocket) -> None:
    """Until either side has enough. Who has no identity yet must ask who they are first."""
    hall: Hall = socket.app.state.hall
    name = socket.path_params["table"]
    await socket.accept()
    person = person_of(hall, socket)
    if person is None or person in hall.banned or not own_origin(hall, socket):
        await socket.close(NOT_KNOWN)
        return
    try:
        await hall.keeper.look(name)
        await _serve(socket, hall, hall.room(name), person)
    except Refused:
        await socket.close(NO_SUCH_TABLE)
    except StoreError:
        await socket.close(LATER)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        hall.tidy(name)


async def _serve(socket: WebSocket, hall: Hall, room: Room, person: str) -> None:
    mailbox = Mailbox()
    looker = Looker(person, mailbox)
    mailbox.caught_up = lambda: room.caught_up(looker)
    hall.metrics.sockets.inc()
    showing = asyncio.get_running_loop().create_task(_show(socket, mailbox))
    try:
        await room.enter(looker)
        await _listen(socket, hall, room, person)
    finally:
        hall.metrics.sockets.dec()
        showing.cancel()
        room.leave(looker)
        await asyncio.gather(showing, return_exceptions=True)


async def _show(socket: WebSocket, mailbox: Mailbox) -> None:
    while (frame := await mailbox.fetch()) is not None:
        await socket.send_text(frame.payload.decode())
        mailbox.sent()
    await socket.close(mailbox.closed or NO_SUCH_TABLE)


async def _listen(socket: WebSocket, hall: Hall, room: Room, person: str) -> None:
    address = caller_of(hall, socket).address
    while (message := await _read(socket)) is not None:
        if len(message) > LARGEST:
            await socket.close(TOO_LARGE)
            return
        if not hall.limits.orders.take(person, address):
            await socket.close(TOO_MUCH)
            return
        reply = await answer(hall, room.name, person, message)
        await socket.send_text(encode(reply).decode())


async def _read(socket: WebSocket) -> str | bytes | None:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


ROUTES = [WebSocketRoute("/tables/{table}/live", live)]
