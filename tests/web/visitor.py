"""Somebody who plays over HTTP and a socket, as a browser or a bot would."""

import itertools
import json
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from parola.web.identity import COOKIE


class Visitor:
    """A cookie, a table, and the last view."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address + "/api/v1")
        self.sections: dict[str, Any] = {}
        self.log: list[Any] = []
        self.seen = 0
        self.person = ""
        self.replies: dict[str, Any] = {}
        self.talk: list[dict[str, Any]] = []
        self.bytes_in: list[int] = []
        self._numbers = itertools.count()
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self.person = (await self.http.get("/me")).json()["person"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            await self.leave_room()
        finally:
            await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    async def open(self, **house: object) -> str:
        reply = await self.http.post("/tables", json={"house": house})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["table"])

    async def order(self, table: str, **command: object) -> httpx.Response:
        message = {"id": f"h{next(self._numbers)}", "command": command}
        return await self.http.post(f"/tables/{table}/orders", json=message)

    async def look(self, table: str) -> None:
        """Open the table's socket and take the first, whole view."""
        address = self.address.replace("http", "ws", 1) + f"/api/v1/tables/{table}/live"
        self._socket = await connect(address, additional_headers={"cookie": self.cookie})
        await self.hear()

    async def leave_room(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send_raw(self, message: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(message)

    async def send(self, **command: object) -> str:
        order = f"s{next(self._numbers)}"
        await self.send_raw(json.dumps({"id": order, "command": command}))
        return order

    async def say(self, **command: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        order = await self.send(**command)
        while order not in self.replies:
            await self.hear()
        reply: dict[str, Any] = self.replies.pop(order)
        return reply

    async def hear(self) -> dict[str, Any]:
        """The next message, folded into what is known."""
        assert self._socket is not None
        text = await self._socket.recv()
        self.bytes_in.append(len(text))
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "said":
            self.talk += message["messages"]
            return message
        if message["type"] == "unsaid":
            self.talk = [one for one in self.talk if one["number"] not in message["numbers"]]
            return message
        if message["type"] != "view":
            self.replies[message["id"]] = message
            return message
        assert message["seen"] in {self.seen, self.seen + 1} or message["whole"]
        self.seen = message["seen"]
        sections = message["sections"]
        if message["whole"]:
            self.sections, self.talk = {}, sections.pop("talk", {"messages": []})["messages"]
        tail = sections.pop("log", None)
        if tail is not None:
            self.log = self.log[: tail["start"]] + tail["entries"]
        self.sections.update(sections)
        return message

    async def until(self, holds: Any) -> None:
        while not holds(self):
            await self.hear()
