"""Who looks at which table now, through any node. Nothing of it is kept."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine

import msgspec

from parola.bus.base import Bus

GRACE_SECONDS = 3.0
"""Who opens the page anew was never away."""
BEAT_SECONDS = 8.0
TRUST_SECONDS = 20.0
"""How long another node's word holds."""
HERE, WHO = "here", "who"


class _Word(msgspec.Struct, frozen=True):
    """What a node says about a table."""

    node: str
    table: str
    people: tuple[str, ...]


Watcher = Callable[[], None]


class Presence:
    """As one node knows it."""

    def __init__(self, bus: Bus, *, grace_seconds: float = GRACE_SECONDS) -> None:
        self._bus = bus
        self._grace = grace_seconds
        self._node = secrets.token_hex(6)
        self._here: dict[str, Counter[str]] = {}
        self._left: set[str] = set()
        """Tables that nobody looks at here any more, of which it is said once again."""
        self._there: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        self._watchers: dict[str, list[Watcher]] = {}
        self._saying = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stops = (bus.hear(HERE, self._heard), bus.hear(WHO, self._asked))
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    def at(self, table: str) -> frozenset[str]:
        """Who looks at this table."""
        now = time.monotonic()
        there = (people for until, people in self._there.get(table, {}).values() if until > now)
        return frozenset(self._here.get(table, ())).union(*there)

    def enter(self, table: str, person: str) -> None:
        """Somebody opens a line to a table."""
        first = table not in self._here
        people = self._here.setdefault(table, Counter())
        people[person] += 1
        if people[person] == 1:
            self._changed(table)
        if first:
            self._spawn(self._bus.tell(WHO, f"{self._node} {table}"))

    def leave(self, table: str, person: str) -> None:
        """A line has ended; after a while the person is away."""
        asyncio.get_running_loop().call_later(self._grace, self._gone, table, person)

    def watch(self, table: str, watcher: Watcher) -> Callable[[], None]:
        """Hear when somebody comes or goes; returns how to stop."""
        self._watchers.setdefault(table, []).append(watcher)

        def stop() -> None:
            left = self._watchers.get(table, [])
            left.remove(watcher)
            if not left:
                del self._watchers[table]

        return stop

    def close(self) -> None:
        """Say nothing more."""
        self._beating.cancel()
        for stop in self._stops:
            stop()
        for task in self._tasks:
            task.cancel()

    def _gone(self, table: str, person: str) -> None:
        people = self._here[table]
        people[person] -= 1
        if people[person] > 0:
            return
        del people[person]
        self._changed(table)
        if not people:
            del self._here[table]
            self._left.add(table)

    def _changed(self, table: str) -> None:
        for watcher in tuple(self._watchers.get(table, ())):
            watcher()
        self._spawn(self._say(table))

    async def _say(self, table: str) -> None:
        async with self._saying:  # on a bus of many connections an older word could come later
            word = _Word(self._node, table, tuple(self._here.get(table, ())))
            await self._bus.tell(HERE, msgspec.json.encode(word).decode())

    def _heard(self, text: str) -> None:
        try:
            word = msgspec.json.decode(text, type=_Word)
        except msgspec.MsgspecError:
            return  # from a node of another version
        if word.node == self._node:
            return
        before = self.at(word.table)
        nodes = self._there.setdefault(word.table, {})
        nodes[word.node] = (time.monotonic() + TRUST_SECONDS, frozenset(word.people))
        if self.at(word.table) != before:
            for watcher in tuple(self._watchers.get(word.table, ())):
                watcher()

    def _asked(self, text: str) -> None:
        node, _, table = text.partition(" ")
        if node != self._node and table in self._here:
            self._spawn(self._say(table))

    async def _beat(self) -> None:
        """Say it all again now and then, and trust nobody who has fallen silent."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            left, self._left = self._left, set()
            for table in (*self._here, *left):
                await self._say(table)
            self._distrust(time.monotonic())

    def _distrust(self, now: float) -> None:
        for table, nodes in tuple(self._there.items()):
            silent = [node for node, (until, _) in nodes.items() if until <= now]
            for node in silent:
                del nodes[node]
            if not nodes:
                del self._there[table]
            if silent:
                for watcher in tuple(self._watchers.get(table, ())):
                    watcher()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
