"""A bus over Redis, or a server that speaks like it: hints between nodes, nothing kept.

When Redis is gone, play goes on: hints are lost, and nodes find the news by looking at the log.
"""

import asyncio
import secrets
from collections.abc import Callable

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from parola.bus.base import Aside, Hint
from parola.bus.local import LocalBus

HINTS, ASIDES = "parola.hints", "parola.asides"
PATIENCE_SECONDS = 1.0
TRIES_ANEW = 1
"""A connection that has lain idle may be broken; the next is tried, and no third."""

_log = structlog.get_logger()


class RedisBus:
    """See `parola.bus.base.Bus`."""

    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(
            address,
            socket_connect_timeout=PATIENCE_SECONDS,
            retry=Retry(NoBackoff(), TRIES_ANEW),
            decode_responses=True,
        )
        self._node = secrets.token_hex(6)
        self._here = LocalBus()
        self._listening: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()
        self._silent_until = 0.0

    async def publish(self, table: str, head: int) -> None:
        """Tell this node at once, and the others by Redis; without it they look by themselves."""
        await self._here.publish(table, head)
        await self._send(HINTS, f"{head} {table}")

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        self._listen()
        return self._here.subscribe(hint)

    async def tell(self, subject: str, text: str) -> None:
        await self._here.tell(subject, text)
        await self._send(ASIDES, f"{subject} {text}")

    def hear(self, subject: str, aside: Aside) -> Callable[[], None]:
        self._listen()
        return self._here.hear(subject, aside)

    async def ready(self) -> None:
        """Wait until hints from other nodes are heard."""
        await self._heard.wait()

    async def close(self) -> None:
        await self._here.close()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self, channel: str, text: str) -> None:
        """Nobody waits for a Redis that is gone more than once in a while."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._silent_until:
            return
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._redis.publish(channel, f"{self._node} {text}")
        except (RedisError, OSError):
            self._silent_until = loop.time() + PATIENCE_SECONDS

    def _listen(self) -> None:
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._hear_for_ever())

    async def _hear_for_ever(self) -> None:
        """Hear the others; after a break, again."""
        while True:
            try:
                await self._hear_others()
            except (RedisError, OSError):
                pass
            except Exception as fault:  # noqa: BLE001 - a node that is deaf once is not deaf for ever
                _log.warning("a hint failed", fault=type(fault).__name__)
            self._heard.clear()
            await asyncio.sleep(PATIENCE_SECONDS / 4)

    async def _hear_others(self) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(HINTS, ASIDES)
            self._heard.set()
            async for message in pubsub.listen():
                if message["type"] == "message":
                    node, _, text = str(message["data"]).partition(" ")
                    if node != self._node:
                        await self._pass_on(message["channel"], text)

    async def _pass_on(self, channel: str, text: str) -> None:
        first, _, rest = text.partition(" ")
        if channel == ASIDES:
            await self._here.tell(first, rest)
        elif first.isdecimal():
            await self._here.publish(rest, int(first))
