"""The application within the test itself: what needs no socket of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from parola.bus.local import LocalBus
from parola.service.keeper import Keeper
from parola.store.sqlite import SqliteStore
from parola.web.app import build
from parola.web.hall import Hall
from parola.web.identity import Identity
from parola.web.node import Node
from parola.web.page import Page


@asynccontextmanager
async def hall_in(
    folder: Path, *, lobby: bool = False, page: Path | None = None
) -> AsyncIterator[Hall]:
    """A node's hall, with a store of its own."""
    store, bus = SqliteStore(folder / "parola.db"), LocalBus()
    node = Node(Keeper(store, bus), store, bus, grace_seconds=0.05, host_patience=0.2)
    hall = Hall(node, Identity(b"a secret of this test"), lobby=lobby)
    if page is not None:
        hall.page = Page(page)
    yield hall
    await hall.close()


def guest(hall: Hall, **options: object) -> httpx.AsyncClient:
    """Somebody new who asks this hall."""
    transport = httpx.ASGITransport(app=build(hall))
    return httpx.AsyncClient(transport=transport, base_url="http://parola.test", **options)  # type: ignore[arg-type]
