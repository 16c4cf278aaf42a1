"""A real server for the tests of the web."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    yield from _running(tmp_path)


def _running(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    yield server
    if server.process is not None:
        server.stop()
