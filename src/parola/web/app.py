"""The web application: identity, the API under /api/v1, and sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parola.rules.refusal import Refused
from parola.service.keeper import Keeper
from parola.store.base import Store, StoreError
from parola.tables.refusal import TableCode
from parola.tables.view import audience, table_view
from parola.web.identity import COOKIE, YEARS_5, Identity
from parola.web.limits import Limit
from parola.web.live import TOO_MANY, answer, serve_line
from parola.web.naming import LONGEST, cleaned
from parola.web.room import Room
from parola.web.wire import LARGEST, Me, NewTable, Refusal, encode, log_of, sections_of

T = TypeVar("T")
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
STATUS = {
    TableCode.NO_SUCH_TABLE: HTTPStatus.NOT_FOUND,
    TableCode.NOT_HERE: HTTPStatus.FORBIDDEN,
}


class House:
    """All that requests share: the keeper, the rooms with lookers, the limits."""

    def __init__(self, keeper: Keeper, store: Store, identity: Identity) -> None:
        self.keeper = keeper
        self.store = store
        self.identity = identity
        self.orders = Limit(burst=60, per_second=10)
        self.tables = Limit(burst=20, per_second=0.05)
        self._rooms: dict[str, Room] = {}

    def room(self, name: str) -> Room:
        """The room of a table, opened when the first looker comes."""
        room = self._rooms.get(name)
        if room is None:
            room = self._rooms[name] = Room(self.keeper, name)
        return room

    def tidy(self, name: str) -> None:
        """Close a room that nobody looks into."""
        room = self._rooms.get(name)
        if room is not None and not room.lookers:
            room.close()
            del self._rooms[name]

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        await self.keeper.close()
        await self.store.close()


def build(house: House) -> Starlette:
    """The application."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await house.close()

    api = [
        Route("/me", _with(house, _me), methods=["GET", "POST"]),
        Route("/tables", _with(house, _open), methods=["POST"]),
        Route("/tables", _with(house, _mine), methods=["GET"]),
        Route("/tables/{table}", _with(house, _look), methods=["GET"]),
        Route("/tables/{table}/orders", _with(house, _order), methods=["POST"]),
    ]
    routes = [
        Route("/healthz", _healthy),
        Route("/readyz", _ready(house)),
        *(Route("/api/v1" + r.path, r.endpoint, methods=list(r.methods or ())) for r in api),
        WebSocketRoute("/api/v1/tables/{table}/live", _live(house)),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


Endpoint = Callable[[House, Request, str], Awaitable[Response]]


def _with(house: House, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Who asks is known before the endpoint runs; a first visit gets its cookie."""

    async def run(request: Request) -> Response:
        person = _person(house, request)
        token = None
        if person is None:
            person, token = house.identity.new()
        if request.method == "POST" and not _own_origin(request):
            response = _refused("", "foreign-origin", HTTPStatus.FORBIDDEN)
        elif not house.orders.take(person):
            response = _refused("", "too-fast", HTTPStatus.TOO_MANY_REQUESTS)
        else:
            response = await _guarded(house, request, person, endpoint)
        if token is not None:
            response.set_cookie(
                COOKIE,
                token,
                max_age=YEARS_5,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return run


async def _guarded(house: House, request: Request, person: str, endpoint: Endpoint) -> Response:
    try:
        return await endpoint(house, request, person)
    except _BadMessage:
        return _refused("", "bad-message", HTTPStatus.BAD_REQUEST)
    except Refused as refusal:
        status = _status(refusal.code)
        return _refused("", str(refusal.code), status, refusal.facts)
    except StoreError:
        return _refused("", "unavailable", HTTPStatus.SERVICE_UNAVAILABLE)


def _status(code: object) -> HTTPStatus:
    if isinstance(code, TableCode):
        return STATUS.get(code, HTTPStatus.CONFLICT)
    return HTTPStatus.CONFLICT


def _person(house: House, connection: HTTPConnection) -> str | None:
    """By cookie, or by token for programs."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return house.identity.person(token.strip())
    return house.identity.person(connection.cookies.get(COOKIE))


def _own_origin(connection: HTTPConnection) -> bool:
    """A browser says where a page comes from; ours come from this very host."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class _BadMessage(Exception):  # noqa: N818
    pass


async def _body(request: Request, kind: type[T]) -> T:
    """The message in a request: JSON of the right form and size."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise _BadMessage
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > LARGEST:
            raise _BadMessage
    try:
        return msgspec.json.decode(bytes(received), type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise _BadMessage from fault


def _json(value: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(encode(value), status, media_type="application/json")


def _refused(
    order: str, code: str, status: HTTPStatus, facts: dict[str, object] | None = None
) -> Response:
    return _json(Refusal(order, code, facts or {}), status)


async def _healthy(_request: Request) -> Response:
    return Response("ok", media_type="text/plain")


def _ready(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def ready(_request: Request) -> Response:
        try:
            await house.store.head("")
        except StoreError:
            return Response("the store does not answer", HTTPStatus.SERVICE_UNAVAILABLE)
        return Response("ok", media_type="text/plain")

    return ready


async def _me(house: House, request: Request, person: str) -> Response:
    """Who I am, and what I am called."""
    if request.method == "POST":
        name = cleaned((await _body(request, Me)).name)
        if name is None:
            return _refused("", "bad-name", HTTPStatus.CONFLICT, {"longest": LONGEST})
        await house.keeper.rename(person, name)
    names = await house.keeper.names([person])
    return _json({"person": person, "name": names[person]})


async def _open(house: House, request: Request, person: str) -> Response:
    """A new table."""
    asked = await _body(request, NewTable)
    if not house.tables.take(person):
        return _refused("", "too-many-tables", HTTPStatus.TOO_MANY_REQUESTS)
    name = await house.keeper.open(person, asked.house)
    return _json({"table": name}, HTTPStatus.CREATED)


async def _mine(house: House, _request: Request, person: str) -> Response:
    """My tables, the latest used first."""
    found = await house.keeper.tables_of(person)
    return _json([{"table": name, "listing": listing} for name, listing in found])


async def _look(house: House, request: Request, person: str) -> Response:
    """The table as I may know it."""
    table = await house.keeper.look(request.path_params["table"])
    view = table_view(table, audience(table, person))
    names = await house.keeper.names([one.person for one in table.people])
    raw = {name: msgspec.Raw(part) for name, part in sections_of(view, names, here=0).items()}
    return _json({"sections": {**raw, "log": log_of(view)}, "you": person})


async def _order(house: House, request: Request, person: str) -> Response:
    """A command."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise _BadMessage
    body = await request.body()
    if len(body) > LARGEST:
        raise _BadMessage
    reply = await answer(house.keeper, request.path_params["table"], person, body)
    if not isinstance(reply, Refusal):
        return _json(reply)
    statuses = {
        "bad-message": HTTPStatus.BAD_REQUEST,
        "unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
        "no-such-table": HTTPStatus.NOT_FOUND,
    }
    return _json(reply, statuses.get(reply.code, HTTPStatus.CONFLICT))


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


def _live(house: House) -> Callable[[WebSocket], Awaitable[None]]:
    """A table's socket. Who has no identity yet must fetch a page first."""

    async def live(socket: WebSocket) -> None:
        person = _person(house, socket)
        name = socket.path_params["table"]
        if person is None or not _own_origin(socket):
            await socket.close(TOO_MANY)
            return
        try:
            await house.keeper.look(name)
        except (Refused, StoreError):
            await socket.close(TOO_MANY)
            return
        await socket.accept()
        room = house.room(name)
        try:
            await serve_line(_Socket(socket), house.keeper, room, person, house.orders)
        except (WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            return
        finally:
            house.tidy(name)

    return live
