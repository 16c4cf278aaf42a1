"""A node within the test itself, asked directly or over sockets of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from visitor import Visitor

from parola.bus.base import Bus
from parola.bus.local import LocalBus
from parola.service.keeper import Keeper
from parola.store.base import Store
from parola.store.sqlite import SqliteStore
from parola.web.address import Proxies
from parola.web.app import build
from parola.web.hall import Hall
from parola.web.identity import Identity
from parola.web.node import Node
from parola.web.page import Page
from parola.web.socket_line import SocketLine


@asynccontextmanager
async def hall_in(
    folder: Path,
    *,
    lobby: bool = False,
    page: Path | None = None,
    bus: Bus | None = None,
    store: Store | None = None,
    trusted: tuple[str, ...] = (),
    grace_seconds: float = 0.05,
) -> AsyncIterator[Hall]:
    """A node's hall, with a store of its own in this folder."""
    store, bus = store or SqliteStore(folder / "parola.db"), bus or LocalBus()
    keeper = Keeper(store, bus, heal_seconds=0.2)
    node = Node(keeper, store, bus, grace_seconds=grace_seconds, host_patience=0.2)
    identity, proxies = Identity(b"a secret of this test"), Proxies(trusted)
    hall = Hall(node, identity, lobby=lobby, proxies=proxies, ban_seconds=0.05)
    if page is not None:
        hall.page = Page(page)
    try:
        yield hall
    finally:
        await hall.close()


def guest(hall: Hall, peer: str = "127.0.0.1", **options: Any) -> httpx.AsyncClient:
    """Somebody new who asks this hall without a socket."""
    transport = httpx.ASGITransport(app=build(hall), client=(peer, 5000))
    return httpx.AsyncClient(transport=transport, base_url="http://parola.test", **options)


@asynccontextmanager
async def served(hall: Hall, **options: Any) -> AsyncIterator[str]:
    """The address at which this hall answers."""
    config = uvicorn.Config(
        build(hall),
        port=0,
        proxy_headers=False,
        lifespan="off",
        log_level="warning",
        **{"ws": SocketLine, **options},
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = server.force_exit = True
        await running


@asynccontextmanager
async def company(hall: Hall, *names: str, **options: Any) -> AsyncIterator[list[Visitor]]:
    """People with names, who have sockets."""
    async with served(hall, **options) as address:
        people = [await Visitor(address).__aenter__() for _ in names]
        for who, name in zip(people, names, strict=True):
            await who.http.post("/me", json={"name": name})
        try:
            yield people
        finally:
            for who in people:
                await who.__aexit__(None, None, None)


async def sat_down(table: str, **seats: Visitor) -> None:
    """Everybody comes, and the host seats them: red_spymaster=anna."""
    host = next(iter(seats.values()))
    for seat, who in seats.items():
        await who.order(table, do="join")
        reply = await who.order(table, do="sit", seat=seat.replace("_", "-"))
        assert reply.status_code == 200, reply.text
    reply = await host.order(table, do="deal")
    assert reply.status_code == 200, reply.text
