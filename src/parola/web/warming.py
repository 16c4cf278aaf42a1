"""A referee reads its dictionary when it is first asked, which takes a second or two. That happens
beside the loop, as soon as a table is looked at, so that nobody waits for it in the middle of a
game."""

import asyncio
from functools import cache

from parola.languages.base import load
from parola.languages.referee import judge


class Warming:
    """Which languages have been read."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, language: str) -> None:
        """Read this language's dictionary, unless that was begun before."""
        if language not in self._tasks:
            work = asyncio.to_thread(_read, language)
            self._tasks[language] = asyncio.get_running_loop().create_task(work)

    async def close(self) -> None:
        """Wait for what is being read: a thread cannot be told to stop."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


@cache
def _read(language: str) -> None:
    judge(load(language), "a", ["b"])
