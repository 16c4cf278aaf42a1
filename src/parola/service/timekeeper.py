"""Rings when the clock of a game runs out (R23). On several nodes it may ring on each; the table
refuses all but one."""

import asyncio
from collections.abc import Awaitable, Callable

from parola.rules.refusal import Refused
from parola.store.base import StoreError
from parola.tables.commands import Downtime, KeeperCommand, TurnTimeUp
from parola.tables.state import Table

GRACE_MS = 3_000
"""A deadline that passed longer ago than this, passed while nobody kept time."""
SOON_SECONDS = 0.05
"""When to ring again after ringing a moment too early."""
LATER_SECONDS = 1.0
"""When to ring again after the store did not answer."""

Say = Callable[[str, KeeperCommand], Awaitable[object]]
Peek = Callable[[str], Table | None]


class Timekeeper:
    """All clocks of a node."""

    def __init__(self, say: Say, peek: Peek, now: Callable[[], int]) -> None:
        self._say = say
        self._peek = peek
        self._now = now
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def keep(self, name: str, least: float = 0.0) -> None:
        """Ring when this table's time is up, and no more for what was before."""
        self.forget(name)
        table = self._peek(name)
        game = table.running if table is not None else None
        if game is None or game.clock.deadline is None:
            return
        wait = max((game.clock.deadline - self._now()) / 1000, least)
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(wait, self._ring, name, game.turn)

    def forget(self, name: str) -> None:
        """Ring no more for this table."""
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def keeps(self, name: str) -> bool:
        """Whether this table's time runs."""
        return name in self._timers

    async def make_good(self, name: str, table: Table, since: int) -> None:
        """Grant anew what was left on a clock that ran, or whose time was set, while nobody kept
        it; `since` is when it was last kept."""
        game = table.running
        deadline = game.clock.deadline if game is not None else None
        if deadline is None:
            return
        now = self._now()
        if deadline + GRACE_MS < now or since > now + GRACE_MS:
            await self.skip(name, since)

    async def skip(self, name: str, since: int) -> None:
        """Time jumped: what was left then is left now."""
        try:
            await self._say(name, Downtime(since))
        except (Refused, StoreError):
            return  # another node was quicker, or the next command tries again

    async def close(self) -> None:
        for name in tuple(self._timers):
            self.forget(name)
        await asyncio.gather(*self._ringing, return_exceptions=True)

    def _ring(self, name: str, turn: int) -> None:
        self._timers.pop(name, None)
        task = asyncio.get_running_loop().create_task(self._time_up(name, turn))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _time_up(self, name: str, turn: int) -> None:
        try:
            await self._say(name, TurnTimeUp(turn))
        except Refused:  # a moment early, or the turn is over
            if not self.keeps(name):
                self.keep(name, SOON_SECONDS)
        except StoreError:
            self.keep(name, LATER_SECONDS)
