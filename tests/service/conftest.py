"""A node of our own for the tests of the service."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from parola.bus.local import LocalBus
from parola.service.keeper import Keeper
from parola.store.sqlite import SqliteStore


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    kept = SqliteStore(tmp_path / "parola.db")
    yield kept
    await kept.close()


@pytest.fixture
async def keeper(sqlite: SqliteStore) -> AsyncIterator[Keeper]:
    kept = Keeper(sqlite, LocalBus(), random=Random(4))
    yield kept
    await kept.close()
