"""Whom the operator has banned from this server. `parola admin` writes it; nodes read it."""

import asyncio
from collections.abc import Callable

from parola.store import reports
from parola.store.base import Store, StoreError

LOOK_SECONDS = 15.0


class Banned:
    """As this node knows it; a ban is heard of within seconds."""

    def __init__(self, store: Store, *, look_seconds: float = LOOK_SECONDS) -> None:
        self._store = store
        self._people: frozenset[str] = frozenset()
        self._watchers: list[Callable[[frozenset[str]], None]] = []
        self._looking = asyncio.get_running_loop().create_task(self._look(look_seconds))

    def __contains__(self, person: str) -> bool:
        return person in self._people

    def watch(self, watcher: Callable[[frozenset[str]], None]) -> None:
        """Hear who was banned since."""
        self._watchers.append(watcher)

    def close(self) -> None:
        """Look no more."""
        self._looking.cancel()

    async def _look(self, seconds: float) -> None:
        while True:
            try:
                found = await self._store.seen(reports.banned)
            except StoreError:
                found = self._people
            fresh, self._people = found - self._people, found
            if fresh:
                for watcher in self._watchers:
                    watcher(fresh)
            await asyncio.sleep(seconds)
