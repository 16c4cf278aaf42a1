"""One socket: orders in, views out."""

import asyncio
from typing import Protocol

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parola.rules.refusal import Refused
from parola.service.keeper import Keeper
from parola.store.base import StoreError
from parola.web.hall import Hall
from parola.web.limits import Limit
from parola.web.room import Looker, Room
from parola.web.visit import API, own_origin, person_of
from parola.web.wire import LARGEST, Done, Order, Refusal, encode, order_decoder


class Line(Protocol):
    """What a socket needs to do: the port between us and whoever keeps the connection."""

    async def write(self, frame: bytes) -> None: ...
    async def read(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""

    async def close(self, code: int) -> None: ...


TOO_LARGE, TOO_MANY, NOT_KNOWN, NO_SUCH_TABLE = 1009, 1008, 4403, 4404
NAMELESS = ""


async def serve_line(line: Line, keeper: Keeper, room: Room, person: str, limit: Limit) -> None:
    """Until either side has enough."""
    looker = Looker(person)
    await room.enter(looker)
    showing = asyncio.get_running_loop().create_task(_show(line, room, looker))
    try:
        await _listen(line, keeper, room, person, limit)
    finally:
        showing.cancel()
        room.leave(looker)
        await asyncio.gather(showing, return_exceptions=True)


async def _show(line: Line, room: Room, looker: Looker) -> None:
    while True:
        await looker.news.wait()
        message = looker.take(lambda: room.whole(looker))
        if message is not None:
            await line.write(message)


async def _listen(line: Line, keeper: Keeper, room: Room, person: str, limit: Limit) -> None:
    while (message := await line.read()) is not None:
        if len(message) > LARGEST:
            await line.close(TOO_LARGE)
            return
        if not limit.take(person):
            await line.close(TOO_MANY)
            return
        await line.write(encode(await answer(keeper, room.name, person, message)))


async def answer(keeper: Keeper, table: str, person: str, message: str | bytes) -> Done | Refusal:
    """Carry out an order, or say why not. Nothing that a client sends can do more than that."""
    try:
        order: Order = order_decoder.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Refusal(NAMELESS, "bad-message", {})
    try:
        applied = await keeper.handle(table, person, order.command, order.id)
    except Refused as refusal:
        return Refusal(order.id, str(refusal.code), refusal.facts)
    except StoreError:
        return Refusal(order.id, "unavailable", {})
    return Done(order.id, again=not applied)


class _Socket:
    """A line over Starlette's socket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def write(self, frame: bytes) -> None:
        await self._socket.send_text(frame.decode())

    async def read(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def close(self, code: int) -> None:
        await self._socket.close(code)


async def live(socket: WebSocket) -> None:
    """A table's socket. Who has no identity yet must ask who they are first."""
    hall: Hall = socket.app.state.hall
    name = socket.path_params["table"]
    await socket.accept()
    person = person_of(hall, socket)
    if person is None or not own_origin(socket):
        await socket.close(NOT_KNOWN)
        return
    try:
        await hall.keeper.look(name)
    except (Refused, StoreError):
        await socket.close(NO_SUCH_TABLE)
        return
    room = hall.room(name)
    try:
        await serve_line(_Socket(socket), hall.keeper, room, person, hall.orders)
    except (WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
        return
    finally:
        hall.tidy(name)


ROUTES = [WebSocketRoute(API + "/tables/{table}/live", live)]
