"""What a server does by itself now and then: what was said is kept for a while, not for ever."""

import asyncio
import contextlib
from collections.abc import Callable

from parola.service.keeper import now_ms
from parola.store.base import Store, StoreError

DAY_MS = 24 * 3600 * 1000
TALK_DAYS = 30
EVERY_SECONDS = 3600.0


class Upkeep:
    """Runs for as long as its server."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int] = now_ms,
        every_seconds: float = EVERY_SECONDS,
    ) -> None:
        self._store = store
        self._clock = clock
        self._working = asyncio.get_running_loop().create_task(self._work(every_seconds))

    async def close(self) -> None:
        self._working.cancel()
        await asyncio.gather(self._working, return_exceptions=True)

    async def _work(self, every_seconds: float) -> None:
        while True:
            with contextlib.suppress(StoreError):
                await self._store.forget_talk(self._clock() - TALK_DAYS * DAY_MS)
            await asyncio.sleep(every_seconds)
