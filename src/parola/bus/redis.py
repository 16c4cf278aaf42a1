"""A bus over Redis, or a server that speaks like it: hints between nodes, nothing kept.

When Redis is gone, play goes on: hints are lost, and nodes find the news by looking at the log.
"""

import asyncio
from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from parola.bus.base import Hint

CHANNEL = "parola.news"
PATIENCE_SECONDS = 1.0


class RedisBus:
    """See `parola.bus.base.Bus`."""

    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=PATIENCE_SECONDS, decode_responses=True
        )
        self._hints: list[Hint] = []
        self._listening: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    async def publish(self, table: str, head: int) -> None:
        """Tell this node at once, and the others by Redis; without it they look by themselves."""
        self._tell(table, head)
        try:
            await self._redis.publish(CHANNEL, f"{head} {table}")
        except (RedisError, OSError):
            return

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        self._hints.append(hint)
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())
        return lambda: self._hints.remove(hint)

    async def ready(self) -> None:
        """Wait until hints from other nodes are heard."""
        await self._heard.wait()

    async def close(self) -> None:
        self._hints.clear()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    def _tell(self, table: str, head: int) -> None:
        for hint in tuple(self._hints):
            hint(table, head)

    async def _listen(self) -> None:
        """Hear the others, for ever; after a break, again."""
        while True:
            try:
                await self._hear()
            except (RedisError, OSError):
                self._heard.clear()
                await asyncio.sleep(PATIENCE_SECONDS / 4)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            self._heard.set()
            async for message in pubsub.listen():
                if message["type"] == "message":
                    head, _, table = str(message["data"]).partition(" ")
                    if head.isdecimal():
                        self._tell(table, int(head))
