"""Those who go on after whatever happens, and a log that is held against what they were told."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import httpx
from visitor import Visitor
from websockets.exceptions import ConnectionClosed, WebSocketException

from parola.service.archive import after, decode_events
from parola.store.base import Entry, Store
from parola.tables.state import Table

PATIENCE_SECONDS = 7.0
"""How long a page waits for an answer before it begins anew; as the client does."""
PACE_SECONDS = 0.11
"""Nobody may order more than ten times a second for long."""
AGREE_SECONDS = 25.0
NO_SUCH_TABLE = 4404
BOTH_SIDES = ("red-operative", "blue-operative")


class Worker:
    """Locks and unlocks a table over HTTP, and remembers what was acknowledged. What was not
    answered is sent again, as it was."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.acknowledged: list[str] = []
        self.sent = 0
        self.ended = False

    @property
    def person(self) -> str:
        return self.visitor.person

    def message(self, number: int) -> dict[str, object]:
        command = {"do": "lock", "on": number % 2 == 0}
        return {"id": f"c{number}", "command": command}

    async def post(self, number: int) -> httpx.Response:
        path = f"/tables/{self.table}/orders"
        return await self.visitor.http.post(path, json=self.message(number))

    async def work(self) -> None:
        """Until nobody answers any more, or it has ended."""
        while not self.ended:
            try:
                reply = await self.post(self.sent)
            except httpx.TransportError:
                return
            if reply.status_code == 200:
                self.acknowledged.append(f"c{self.sent}")
                self.sent += 1
            else:
                assert reply.status_code in {429, 503}, reply.text
                await asyncio.sleep(0.1)


class Steadfast(Visitor):
    """Keeps a socket to a table, comes back after every break, and orders again, under the same
    id, what was not answered."""

    table = ""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.http.timeout = 30
        self.acknowledged: list[str] = []
        self.ordered = 0
        self.breaks = 0

    async def come(self, table: str) -> None:
        self.table = table
        while True:
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self.leave_room()
                    await self.look(table)
            except (OSError, WebSocketException) as fault:
                if closing_code(fault) == NO_SUCH_TABLE:
                    raise AssertionError("the table is there all along") from fault
                await asyncio.sleep(0.05)
            else:
                self.shown()
                return

    def shown(self) -> None:
        """The first view after a break is here."""

    async def insist(self, **command: object) -> dict[str, Any]:
        """Order something until it is answered."""
        self.ordered += 1
        order = f"{self.person}-{self.ordered}"
        while True:
            reply = await self._asked(json.dumps({"id": order, "command": command}), order)
            if reply is None:
                self.breaks += 1
                await self.come(self.table)
            elif reply.get("code") == "unavailable":
                await asyncio.sleep(0.05)
            else:
                if reply["type"] == "done":
                    self.acknowledged.append(order)
                return reply

    async def _asked(self, message: str, order: str) -> dict[str, Any] | None:
        """The answer, or None when the line broke before it came."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.send_raw(message)
                while order not in self.replies:
                    await self.hear()
        except (OSError, WebSocketException):
            return None
        answer: dict[str, Any] = self.replies.pop(order)
        return answer

    async def hear_all(self) -> None:
        """Hear what there is to hear, and come back if the line has broken meanwhile."""
        try:
            while True:
                async with asyncio.timeout(0.2):
                    await self.hear()
        except TimeoutError:
            return
        except (OSError, WebSocketException):
            self.breaks += 1
            await self.come(self.table)


class Sitter(Steadfast):
    """Changes seats without end; whenever they come back, they sit where they were told."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.seat: str | None = None
        self.wanted: str | None = None
        self.ended = False

    async def work(self) -> None:
        while not self.ended:
            self.wanted = BOTH_SIDES[self.ordered % 2]
            reply = await self.insist(do="sit", seat=self.wanted)
            assert reply["type"] == "done", reply
            self.seat = self.wanted
            await asyncio.sleep(PACE_SECONDS)

    def shown(self) -> None:
        assert self.sections["you"]["seat"] in {self.seat, self.wanted}


class Works(Protocol):
    """Somebody who goes on until told to end."""

    ended: bool

    async def work(self) -> None: ...


@asynccontextmanager
async def at_work(*people: Works) -> AsyncIterator[None]:
    """They work meanwhile, and are heard out in the end; when something fails, they are cut off."""
    async with asyncio.TaskGroup() as working:
        for one in people:
            working.create_task(one.work())
        yield
        for one in people:
            one.ended = True


@asynccontextmanager
async def closing(store: Store) -> AsyncIterator[Store]:
    try:
        yield store
    finally:
        await store.close()


def closing_code(fault: Exception) -> int | None:
    if not isinstance(fault, ConnectionClosed) or fault.rcvd is None:
        return None
    return fault.rcvd.code


def folded(entries: Iterable[Entry]) -> Table:
    """The table that a log makes."""
    table: Table | None = None
    for entry in entries:
        table = after(table, decode_events(entry.events))
    assert table is not None
    return table


async def log_of(store: Store, table: str, *people: Worker | Steadfast) -> list[Entry]:
    """A table's log: whole entries without a gap, with everything in it that these people were
    told was done, in their order and once."""
    entries = await store.read(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert await store.head(table) == len(entries)
    assert all(decode_events(entry.events) for entry in entries)
    for one in people:
        written = [entry.command_id for entry in entries if entry.person == one.person]
        assert len(written) == len(set(written))
        told = set(one.acknowledged)
        assert [order for order in written if order in told] == one.acknowledged
    return entries


async def agreed(*people: Steadfast) -> dict[str, Any]:
    """Wait until all see the same, over their sockets and by asking; then that is it. While no game
    is on, members see all alike but for what concerns them alone."""
    loop = asyncio.get_running_loop()
    end = loop.time() + AGREE_SECONDS
    while True:
        await asyncio.gather(*(one.hear_all() for one in people))
        asked = [await glance(one) for one in people]
        heard = [{**one.sections, "talk": one.talk} for one in people]
        alone = [show.pop("you") for show in (*asked, *heard)]
        shows = [{**show, "talk": said_in(show)} for show in (*asked, *heard)]
        if all(show == shows[0] for show in shows) and alone == alone[: len(people)] * 2:
            return shows[0]
        if loop.time() > end:
            raise AssertionError([differing(show, shows[0]) for show in shows])


def said_in(show: dict[str, Any]) -> list[dict[str, Any]]:
    """What was said, and by whom. It keeps the name that they had when a reader heard it."""
    return [{**one, "name": None} for one in show["talk"]]


def differing(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that are not as in the other."""
    return {name: part for name, part in one.items() if part != other.get(name)}


async def glance(one: Steadfast) -> dict[str, Any]:
    """The whole view, asked for without a socket."""
    while True:
        reply = await one.http.get(f"/tables/{one.table}")
        if reply.status_code == 200:
            break
        assert reply.status_code in {429, 503}, reply.text
        await asyncio.sleep(0.2)
    sections: dict[str, Any] = reply.json()["sections"]
    sections.pop("log", None)
    return {**sections, "talk": sections["talk"]["messages"]}


def holds(shown: dict[str, Any], table: Table) -> None:
    """What is shown is what the log says."""
    assert shown["table"]["locked"] is table.locked
    assert shown["table"]["host"] == table.host
    seats = {one["person"]: one["seat"] for one in shown["people"]}
    assert seats == {one.person: one.seat for one in table.people}
