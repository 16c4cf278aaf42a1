"""Where programs that play do their thinking: in a process of its own, away from the tables."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from parola.bots.player import Answer, Player, objects
from parola.rules.view import View

T = TypeVar("T")


class Thought(msgspec.Struct, frozen=True):
    """What a player makes of a view."""

    answer: Answer | None
    objects: bool
    """R21: to the clue of this turn."""


def think(player: Player, view: View) -> Thought:
    return Thought(player.act(view), objects(player, view))


def accepts(player: Player, view: View, word: str) -> bool:
    return player.accepts(view, word)


class Thinking:
    """One worker process, begun when it is first needed, and anew when it has died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, player: Player, view: View) -> Thought:
        """What a player does now; up to a second when a language is new."""
        return await self._ask(think, player, view)

    async def accepts(self, player: Player, view: View, word: str) -> bool:
        """Whether a player has nothing against a clue (R22)."""
        return await self._ask(accepts, player, view, word)

    async def _ask(self, work: Callable[..., T], *given: object) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._worker(), work, *given)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._worker(), work, *given)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """Let the worker go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """A worker leaves it to the server to be stopped, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
