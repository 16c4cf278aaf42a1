"""Start a node: a store, a keeper, the application, and the server that carries it."""

import gc
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from parola import __version__
from parola.bus.base import Bus
from parola.bus.local import LocalBus
from parola.service.keeper import Keeper
from parola.settings import Settings
from parola.store.base import Store
from parola.store.sqlite import SqliteStore
from parola.web import logs
from parola.web.address import Proxies
from parola.web.app import build
from parola.web.hall import Hall
from parola.web.identity import Identity, make_secret
from parola.web.node import Node
from parola.web.socket_line import SocketLine

PATIENCE_SECONDS = 5
GARBAGE_THRESHOLDS = (50_000, 50, 100)
"""A full collection over thousands of sockets stops everything for a fifth of a second."""


def open_store(address: str | None, folder: Path) -> Store:
    """PostgreSQL where an address names it, else SQLite in the data folder."""
    if address is None:
        return SqliteStore(folder / "parola.db")
    from parola.store.postgres import PostgresStore

    return PostgresStore(address)


def open_bus(address: str | None) -> Bus:
    """Redis, or a server like it, where an address names it; one node needs none."""
    if address is None:
        return LocalBus()
    from parola.bus.redis import RedisBus

    return RedisBus(address)


def serve(settings: Settings) -> None:
    """Run until told to stop; what is under way is finished first."""
    logs.begin()
    settings.data.mkdir(parents=True, exist_ok=True)
    store = open_store(settings.store, settings.data)
    server = uvicorn.Server(
        uvicorn.Config(
            lambda: application(settings, store),
            factory=True,
            host=settings.host,
            port=settings.port,
            ws=SocketLine,
            log_level="warning",
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=PATIENCE_SECONDS,
        )
    )
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    gc.freeze()
    logs.log.info("started", version=__version__)
    server.run()


def application(settings: Settings, store: Store) -> Starlette:
    """Built inside the server's loop, where the keeper lives."""
    bus = open_bus(settings.bus)
    node = Node(Keeper(store, bus), store, bus)
    secret = settings.secret.encode() if settings.secret else make_secret(settings.data)
    proxies = Proxies(settings.trusted_proxies)
    return build(Hall(node, Identity(secret), lobby=settings.lobby, proxies=proxies))
