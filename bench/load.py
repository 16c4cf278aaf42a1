"""The load generator: a process of its own that plays at many tables of one server at once, and
compares every view it gets with what it foresaw. `bench/live.py` starts it and tells it what to do,
a line of JSON for each thing on its input; a line of JSON on its output is what came of it.

    python bench/load.py parola|peer PORT PID
"""

import asyncio
import gc
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import uvloop
from load_dialects import Dialect, Party, dialect
from load_game import Game, Move
from load_lines import Broken, Line
from load_servers import cpu_seconds, resident_kb

OPENING_AT_ONCE = 40
PATIENCE_SECONDS = 20.0
PULSE_SECONDS = 0.005
HEARTBEAT, ANSWER = b"2", b"3"


class Tally(msgspec.Struct):
    """What was seen in one stretch of time."""

    latencies: list[float] = []
    """From a move to its last view, in milliseconds."""
    moves: Counter[str] = msgspec.field(default_factory=Counter)
    views: int = 0
    asides: int = 0
    sizes: list[int] = []
    """Bytes of each view, without the clue log."""
    whole: int = 0
    late: float = 0.0
    """The longest that this process itself was behind, in milliseconds."""
    pulses: list[float] = []
    """From a ping to its pong, in milliseconds."""


class Seated:
    """One table in play: at most one move is on its way."""

    def __init__(self, load: "Load", party: Party) -> None:
        self._load = load
        self._party = party
        self._game = Game(load.random, party.people)
        self._waiting: set[int] = set()
        self._began = 0.0
        self._move: Move | None = None
        for who, line in enumerate(party.lines):
            line.heard = self._hearer(who, line)
            line.ended = load.fail

    def begin(self) -> None:
        """Make any legal move."""
        move = self._move = self._game.next_move()
        self._game.make(move)
        self._waiting = set(range(len(self._party.lines)))
        order = self._load.dialect.order(move, self._load.next_number())
        self._began = time.perf_counter()
        self._party.lines[move.who].send(order)

    def _hearer(self, who: int, line: Line) -> Callable[[bytes], None]:
        def heard(payload: bytes) -> None:
            if payload == HEARTBEAT:
                line.send(ANSWER)
                return
            try:
                self._hear(who, payload)
            except Exception as fault:  # noqa: BLE001 - the run ends with it
                self._load.fail(f"{type(fault).__name__}: {fault} in {payload[:2000]!r}")

        return heard

    def _hear(self, who: int, payload: bytes) -> None:
        eyes = self._party.eyes[who]
        seen = self._load.dialect.read(payload, eyes)
        tally = self._load.tally
        if not seen.shows:
            tally.asides += 1
            return
        self._game.check(eyes)
        if who not in self._waiting:
            raise Broken("one move was shown twice")
        self._waiting.discard(who)
        tally.views += 1
        tally.sizes.append(seen.size)
        tally.whole += seen.whole
        if not self._waiting and self._move is not None:
            tally.latencies.append((time.perf_counter() - self._began) * 1000)
            tally.moves[self._move.do] += 1
            self._load.freed(self)


class Load:
    """All tables of one server."""

    def __init__(self, spoken: Dialect, pid: int) -> None:
        self.dialect = spoken
        self.random = Random(20)
        self.tally = Tally()
        self._pid = pid
        self._number = 0
        self._tables: list[Seated] = []
        self._free: list[Seated] = []
        self._flooding = False
        self._fault: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pulse_line: Line | None = None

    def next_number(self) -> int:
        self._number += 1
        return self._number

    def fail(self, why: str) -> None:
        """Nothing that follows would mean anything."""
        if not self._fault.done():
            self._fault.set_exception(Broken(why))

    def freed(self, table: Seated) -> None:
        """A table's move has been seen by all."""
        self._free.append(table)
        if self._flooding:
            self._take().begin()

    def _take(self) -> Seated:
        """Any table where nothing is on its way."""
        free, at = self._free, int(self.random.random() * len(self._free))
        free[at], free[-1] = free[-1], free[at]
        return free.pop()

    async def open(self, tables: int, people: int) -> None:
        """Seat people at so many more tables."""
        gate = asyncio.Semaphore(OPENING_AT_ONCE)
        first = len(self._tables)

        async def one(number: int) -> None:
            async with gate:
                party = await self.dialect.seat(number, people)
                self._pulse_line = self._pulse_line or party.lines[-1]
                self._tables.append(Seated(self, party))

        await asyncio.gather(*(one(first + number) for number in range(tables)))
        await asyncio.sleep(1)  # whoever has just come is shown to the others
        fresh = self._tables[first:]
        for at in range(0, len(fresh), OPENING_AT_ONCE):
            for table in fresh[at : at + OPENING_AT_ONCE]:
                table.begin()
            await self._all_free(at + OPENING_AT_ONCE - len(fresh))

    async def _all_free(self, more: int = 0) -> None:
        """Until no move is on its way; `more` counts tables that have not begun, below zero."""
        wanted = len(self._tables) + min(more, 0)
        until = time.monotonic() + PATIENCE_SECONDS
        while len(self._free) < wanted:
            if self._fault.done():
                self._fault.result()
            if time.monotonic() > until:
                raise Broken(f"{wanted - len(self._free)} moves were not shown to all")
            await asyncio.sleep(0.002)

    async def pace(self, rate: float, seconds: float) -> None:
        """So many moves a second on average, with chance between them, each at any table."""
        due = time.monotonic()
        end = due + seconds
        while due < end:
            wait = due - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            self.tally.late = max(self.tally.late, (time.monotonic() - due) * 1000)
            if self._fault.done():
                self._fault.result()
            if self._free:
                self._take().begin()
            due += self.random.expovariate(rate)
        await self._all_free()

    async def flood(self, inflight: int, seconds: float) -> None:
        """So many moves on their way at every moment, each at another table."""
        self._flooding = True
        for _ in range(inflight):
            self._take().begin()
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self._fault.done():
            await asyncio.sleep(0.05)
        self._flooding = False
        await self._all_free()

    async def pulse(self) -> None:
        """Ping again and again: what holds up the server holds up a pong."""
        assert self._pulse_line is not None
        line, tally = self._pulse_line, self.tally
        while True:
            ponged = asyncio.Event()
            line.ponged = ponged.set
            due = time.perf_counter() + PULSE_SECONDS
            sent = time.perf_counter()
            line.ping()
            await ponged.wait()
            tally.pulses.append((time.perf_counter() - sent) * 1000)
            await asyncio.sleep(max(due - time.perf_counter(), 0))

    async def lateness(self) -> None:
        """How long this process itself is held up."""
        while True:
            due = time.perf_counter() + PULSE_SECONDS
            await asyncio.sleep(PULSE_SECONDS)
            self.tally.late = max(self.tally.late, (time.perf_counter() - due) * 1000)

    async def do(self, told: dict[str, Any]) -> dict[str, Any]:
        """One thing, and what came of it."""
        self.tally = Tally()
        watching = [asyncio.ensure_future(self.lateness())]
        if told.pop("pulse", False):
            watching.append(asyncio.ensure_future(self.pulse()))
        what = told.pop("do")
        gc.collect()
        before, own, began = cpu_seconds(self._pid), time.process_time(), time.perf_counter()
        if what == "idle":
            await asyncio.sleep(told["seconds"])
        else:
            await {"open": self.open, "pace": self.pace, "flood": self.flood}[what](**told)
        if self._fault.done():
            self._fault.result()
        spent = time.perf_counter() - began
        found = {
            "seconds": spent,
            "cpu": cpu_seconds(self._pid) - before,
            "own_cpu": time.process_time() - own,
            "rss_kb": resident_kb(self._pid),
            **msgspec.to_builtins(self.tally),
        }
        for one in watching:
            one.cancel()
        return found


async def main(name: str, port: int, pid: int) -> None:
    """Do what is told until there is nothing more."""
    gc.disable()  # a collection here would look like a pause there; `do` collects between
    load = Load(dialect(name, port), pid)
    loop = asyncio.get_running_loop()
    while told := await loop.run_in_executor(None, sys.stdin.readline):
        found = await load.do(msgspec.json.decode(told))
        print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
