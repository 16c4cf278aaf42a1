"""Sockets and requests with as little as they need, so that the load generator is not what is
measured: frames are read by hand, and masked with zeros."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Self, cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = b"\0\0\0\0"
"""A mask as good as another, which leaves the bytes as they are."""


class Broken(Exception):  # noqa: N818 - named after what happened
    """The server has ended a line or refused a request."""


class Line(asyncio.Protocol):
    """One WebSocket, as a client."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[bytes], None] = lambda _: None
        self.ponged: Callable[[], None] = lambda: None
        self.ended: Callable[[str], None] = lambda _: None

    def request(self, path: str, headers: Mapping[str, str]) -> None:
        """Ask for the upgrade."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            _head("GET", path, headers)
            + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def send(self, message: bytes) -> None:
        """A text message."""
        self._write(TEXT, message)

    def ping(self) -> None:
        """Ask for a pong."""
        self._write(PING, b"")

    def close(self) -> None:
        """Go."""
        self.ended = lambda _: None
        self._transport.abort()

    def _write(self, opcode: int, message: bytes) -> None:
        size = len(message)
        length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((128 | opcode,)) + length + MASK + message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Broken(f"no socket: {self._buffer[:200]!r} {exc}"))
        self.ended(f"the server ended a line: {exc}")

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found or not head.startswith(b"HTTP/1.1 101"):
                self._buffer = head
                return
            self._open = True
            self.opened.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Take the whole frames off the front; returns what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            self._frame(data[at] & 0xF, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.heard(payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == PONG:
            self.ponged()
        elif opcode == CLOSE:
            self.ended(f"the server closed a line: {payload!r}")


async def connect(port: int, path: str, headers: Mapping[str, str]) -> Line:
    """A line, open."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    line.request(path, headers)
    return line


class Http:
    """Requests one after the other on one connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def ask(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the body of the answer."""
        told = {**headers, "content-type": "application/json", "content-length": str(len(body))}
        self._writer.write(_head(method, path, told) + b"\r\n" + body)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        found = dict(
            line.lower().split(": ", 1)[:1] + line.split(": ", 1)[1:] for line in head[1:-2]
        )
        answer = await self._reader.readexactly(int(found["content-length"]))
        if not head[0].startswith("HTTP/1.1 2"):
            raise Broken(f"{method} {path}: {head[0]} {answer[:200]!r}")
        return found, answer


def _head(method: str, path: str, headers: Mapping[str, str]) -> bytes:
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{lines}".encode()
