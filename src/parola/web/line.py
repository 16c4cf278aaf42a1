"""The port between a room and whoever keeps a connection: two verbs, and a mailbox for those who
fetch their messages themselves."""

import asyncio
from collections.abc import Callable
from typing import Protocol

TEXT = b"\x81"
"""A whole text message, as a WebSocket frame begins."""


class Frame:
    """A message, with its form on a socket made once for all who are sent it."""

    __slots__ = ("_wire", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self._wire = b""

    @property
    def wire(self) -> bytes:
        if not self._wire:
            self._wire = _framed(self.payload)
        return self._wire


def _framed(payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return TEXT + bytes((size,)) + payload
    if size < 65_536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + payload
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + payload


class Line(Protocol):
    """What a connection can do for a room."""

    def write(self, frame: Frame) -> bool:
        """Send this; False when the reader is slow and has more to read already. Then what was
        refused is lost, and the line asks for the newest when the reader has caught up."""

    def close(self, code: int) -> None:
        """End it."""


class Mailbox:
    """A line with a slot for one message, never a queue."""

    def __init__(self) -> None:
        self.caught_up: Callable[[], None] = lambda: None
        """Called when the slot is empty again after something was refused."""
        self.closed: int | None = None
        self._slot: Frame | None = None
        self._refused = False
        self._news = asyncio.Event()

    def write(self, frame: Frame) -> bool:
        if self._slot is not None:
            self._refused = True
            return False
        self._slot = frame
        self._news.set()
        return True

    def close(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def fetch(self) -> Frame | None:
        """The next message; None when the line was closed."""
        await self._news.wait()
        if self.closed is not None:
            return None
        frame, self._slot = self._slot, None
        self._news.clear()
        return frame

    def sent(self) -> None:
        """What was fetched has gone out."""
        if self._refused:
            self._refused = False
            self.caught_up()
