"""Nothing that was acknowledged is lost, however often the server is killed under load."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from running import Server
from steadfast import Sitter, Worker, agreed, folded, holds, log_of
from visitor import Visitor

from parola.store.base import Store
from parola.web.serve import open_store

TABLES, SITTERS = 6, 3
KILLS_HERE, KILLS_SOAKING = 4, 50


class Mortal(Server):
    """A server with a store of either kind, which a test kills."""

    def __init__(self, folder: Path, address: str | None) -> None:
        super().__init__(folder, *(() if address is None else ("--store", address)))
        self.address_of_store = address

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """What it has written, read past it."""
        store = open_store(self.address_of_store, self.folder / "data")
        try:
            yield store
        finally:
            await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Mortal]:
    kind: str = request.param
    server = Mortal(tmp_path, request.getfixturevalue("emptied") if kind == "postgres" else None)
    server.start()
    yield server
    if server.process is not None:
        server.stop()


async def kill_under_load(server: Server, workers: list[Worker], random: Random) -> None:
    working = [asyncio.create_task(worker.work()) for worker in workers]
    await asyncio.sleep(random.uniform(0.05, 0.4))
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*working)
    await asyncio.to_thread(server.start)


async def check_known(workers: list[Worker]) -> None:
    """What was acknowledged is known after the restart, and done no second time."""
    for worker in workers:
        if worker.acknowledged:
            again = await worker.post(number := worker.sent - 1)
            assert again.json() == {"type": "done", "id": f"c{number}", "again": True}


async def come_together(server: Server) -> tuple[list[Worker], list[Sitter]]:
    """Some with a table of their own, and some who sit at the first of them."""
    visitors = [await Visitor(server.address).__aenter__() for _ in range(TABLES)]
    workers = [Worker(visitor, await visitor.open(watching=True)) for visitor in visitors]
    sitters = [await Sitter(server.address).__aenter__() for _ in range(SITTERS)]
    for sitter in sitters:
        await sitter.order(workers[0].table, do="join")
        await sitter.come(workers[0].table)
    return workers, sitters


async def _nothing_is_lost(server: Mortal, kills: int) -> None:
    random = Random(os.urandom(8))
    workers, sitters = await come_together(server)
    sitting = [asyncio.create_task(sitter.work()) for sitter in sitters]
    for _ in range(kills):
        await kill_under_load(server, workers, random)
        await check_known(workers)
    for sitter in sitters:
        sitter.ended = True
    await asyncio.gather(*sitting)
    shown = await agreed(*sitters)
    assert {one["person"]: one["seat"] for one in shown["people"]} == {
        workers[0].person: None,
        **{sitter.person: sitter.seat for sitter in sitters},
    }
    assert min(sitter.breaks for sitter in sitters) >= kills / 2
    server.stop()
    async with server.store() as store:
        for worker in workers:
            people = sitters if worker is workers[0] else []
            entries = await log_of(store, worker.table, worker, *people)
            if worker is workers[0]:
                holds(shown, folded(entries))
    for one in (*(worker.visitor for worker in workers), *sitters):
        await one.__aexit__(None, None, None)
    assert sum(len(worker.acknowledged) for worker in workers) > kills
    assert sum(len(sitter.acknowledged) for sitter in sitters) > kills
    assert "Traceback" not in server.told()


async def test_a_few_kills_lose_nothing(mortal: Mortal) -> None:
    await _nothing_is_lost(mortal, KILLS_HERE)


@pytest.mark.soak
async def test_fifty_kills_lose_nothing(mortal: Mortal) -> None:
    await _nothing_is_lost(mortal, KILLS_SOAKING)
