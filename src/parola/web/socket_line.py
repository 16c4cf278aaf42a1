"""A table's socket as a small protocol of our own, for uvicorn's `ws=` hook. What goes out was
framed once for all who see the same, and is written straight to the transport: no task and no
queue for a reader. What comes in is read by `websockets`, which knows the protocol."""

import asyncio
import re
from collections import deque
from http import HTTPStatus
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame as Incoming
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from parola.rules.refusal import Refused
from parola.store.base import StoreError
from parola.web.address import Caller, Header
from parola.web.hall import FAULT, LATER, NOT_KNOWN, TOO_MUCH, Hall
from parola.web.line import Frame
from parola.web.logs import fault_facts, log
from parola.web.looker import Looker
from parola.web.orders import answer
from parola.web.room import NO_SUCH_TABLE, Room
from parola.web.visit import API, is_own, person_by
from parola.web.wire import LARGEST, encode

ADDRESS = re.compile(re.escape(API) + r"/tables/([A-Za-z0-9_-]{1,64})/live")
MOST_UNREAD = 16_384
"""Bytes on their way to a reader before they count as slow."""
MOST_WAITING = 16
"""Orders of one reader that wait to be carried out."""
PING_SECONDS = 20.0
CLOSING_SECONDS = 2.0
PING = b"\x89\x00"
RESTARTING = 1012


class SocketLine(asyncio.Protocol):
    """One connection: a handshake, then orders in and views out."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],  # noqa: ARG002 - the form of the hook
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._hall: Hall = cast("Any", config.loaded_app).state.hall
        self._server = server_state
        self._loop = _loop or asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST)
        self._transport: asyncio.Transport
        self._parts: list[bytes] = []
        self._orders: deque[bytes] = deque()
        self._working = False
        self._held: list[bytes] = []
        self._person = ""
        self._address = ""
        self._room: Room | None = None
        self._looker: Looker | None = None
        self._slow = False
        self._writable: asyncio.Future[None] | None = None
        self._heard = True
        self._timer: asyncio.TimerHandle | None = None
        self._ending = False
        self._lost = False

    # The port.

    def write(self, frame: Frame) -> bool:
        """See `parola.web.line.Line`."""
        if self._slow or not self._is_open():
            self._hall.metrics.slow.inc()
            return False
        self._hall.metrics.frames.inc()
        if not self._working and not self._held:
            self._transport.write(frame.wire)
            return True
        if not self._held:  # a moment, so that it goes out with the answer to an order
            self._loop.call_soon(self._let_go)
        self._held.append(frame.wire)
        return True

    def close(self, code: int) -> None:
        """See `parola.web.line.Line`."""
        if self._is_open():
            self._let_go()
            self._protocol.send_close(code)
            self._flush()

    # What uvicorn and asyncio call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=MOST_UNREAD)
        self._server.connections.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._lost = True
        self._server.connections.discard(cast("Any", self))
        if self._timer is not None:
            self._timer.cancel()
        self._orders.clear()
        self._go_on()
        if self._room is not None and self._looker is not None:
            self._hall.metrics.sockets.dec()
            self._room.leave(self._looker)
            self._hall.tidy(self._room.name)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Incoming):
                self._read(event)
        self._flush()

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        self._slow = True

    def resume_writing(self) -> None:
        self._slow = False
        self._go_on()
        if self._room is not None and self._looker is not None:
            self._room.caught_up(self._looker)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)
        self._transport.close()

    # Coming in.

    def _shake_hands(self, request: Request) -> None:
        wanted = ADDRESS.fullmatch(request.path.partition("?")[0])
        if wanted is None:
            response = self._protocol.reject(HTTPStatus.NOT_FOUND, "there is no socket here\n")
        else:
            response = self._protocol.accept(request)
        self._protocol.send_response(response)
        self._flush()
        if wanted is None or self._protocol.state is not State.OPEN:
            self._transport.close()
            return
        self._ping_later()
        header = _headers(request)
        caller = self._caller(header)
        person = person_by(self._hall, header)
        banned = person is None or person in self._hall.banned
        if person is None or banned or not is_own(header("origin"), caller):
            self.close(NOT_KNOWN)
            return
        self._person, self._address = person, caller.address
        self._working = True  # what is ordered before they are in waits
        self._spawn(self._enter(wanted[1]))

    def _caller(self, header: Header) -> Caller:
        peer = self._transport.get_extra_info("peername")
        scheme = "wss" if self._transport.get_extra_info("sslcontext") is not None else "ws"
        address = str(peer[0]) if isinstance(peer, tuple) else None
        return self._hall.proxies.caller(address, scheme, header)

    async def _enter(self, table: str) -> None:
        try:
            await self._hall.keeper.look(table)
            if self._lost:
                return
            self._room, self._looker = self._hall.room(table), Looker(self._person, self)
            self._hall.metrics.sockets.inc()
            await self._room.enter(self._looker)
        except Refused:
            self.close(NO_SUCH_TABLE)
        except StoreError:
            self.close(LATER)
        else:
            await self._work()

    def _read(self, frame: Incoming) -> None:
        if frame.opcode not in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}:
            return
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._parts = b"".join(self._parts), []
        if not self._is_open():
            return
        if not self._hall.limits.orders.take(self._person, self._address):
            self.close(TOO_MUCH)
            return
        self._orders.append(message)
        if len(self._orders) == MOST_WAITING:
            self._transport.pause_reading()
        if not self._working:
            self._working = True
            self._spawn(self._work())

    async def _work(self) -> None:
        """Carry out what was ordered, one after the other."""
        while self._orders and self._room is not None:
            if self._slow:
                await self._until_writable()
                continue
            message = self._orders.popleft()
            if len(self._orders) == MOST_WAITING - 1 and not self._transport.is_closing():
                self._transport.resume_reading()
            reply = await answer(self._hall, self._room.name, self._person, message)
            if self._is_open():
                self._held.insert(0, Frame(encode(reply)).wire)
                self._let_go()
        self._working = False

    def _is_open(self) -> bool:
        """Whether anything may be sent."""
        return self._protocol.state is State.OPEN and not self._transport.is_closing()

    def _let_go(self) -> None:
        """Send what was held, unless the line has been closed meanwhile."""
        if self._held and self._is_open():
            data, self._held = b"".join(self._held), []
            self._transport.write(data)

    async def _until_writable(self) -> None:
        self._writable = self._loop.create_future()
        await self._writable

    def _go_on(self) -> None:
        if self._writable is not None and not self._writable.done():
            self._writable.set_result(None)

    # Keeping the connection.

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()  # both have said that they close
                return
        if self._protocol.close_expected() and not self._ending:
            self._ending = True  # and whatever else they send is no reason to wait longer
            self._alarm(CLOSING_SECONDS, self._transport.abort)

    def _ping_later(self) -> None:
        self._alarm(PING_SECONDS, self._ping)

    def _ping(self) -> None:
        """A half-open connection says nothing: who was silent since the last ping is gone."""
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._transport.write(PING)
        self._ping_later()

    def _alarm(self, seconds: float, ring: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, ring)

    def _spawn(self, work: Any) -> None:
        task = self._loop.create_task(work)
        self._server.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """What fails must not leave a reader before a picture that stands still."""
        self._server.tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            log.error("fault", **fault_facts(fault))
            self.close(FAULT)


def _headers(request: Request) -> Header:
    """A header that was sent twice counts as one list."""

    def header(name: str) -> str | None:
        found = request.headers.get_all(name)
        return ("; " if name == "cookie" else ", ").join(found) if found else None

    return header
