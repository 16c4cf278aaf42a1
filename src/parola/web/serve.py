"""Start a node: a store, a keeper, the application, and the server that carries it."""

import gc
from pathlib import Path

import uvicorn

from parola.bus.base import Bus
from parola.bus.local import LocalBus
from parola.service.keeper import Keeper
from parola.store.base import Store
from parola.store.sqlite import SqliteStore
from parola.web.app import build
from parola.web.hall import Hall
from parola.web.identity import Identity, make_secret
from parola.web.node import Node
from parola.web.wire import LARGEST

PATIENCE_SECONDS = 5


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


def serve(
    host: str, port: int, folder: Path, store_address: str | None, bus_address: str | None
) -> None:
    """Run until told to stop; what is under way is finished first."""
    folder.mkdir(parents=True, exist_ok=True)
    store = open_store(store_address, folder)
    server = uvicorn.Server(
        uvicorn.Config(
            lambda: _application(store, open_bus(bus_address), folder),
            factory=True,
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=PATIENCE_SECONDS,
        )
    )
    gc.freeze()
    server.run()


def _application(store: Store, bus: Bus, folder: Path) -> object:
    """Built inside the server's loop, where the keeper lives."""
    return build(Hall(Node(Keeper(store, bus), store, bus), Identity(make_secret(folder))))
