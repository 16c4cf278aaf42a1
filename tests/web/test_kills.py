"""Nothing that was acknowledged is lost, however often the server is killed under load."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from running import Server
from steadfast import Sitter, Worker, agreed, at_work, closing, folded, holds, log_of
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

    def store(self) -> AbstractAsyncContextManager[Store]:
        """What it has written, read past it."""
        return closing(open_store(self.address_of_store, self.folder / "data"))


@pytest.fixture(params=["sqlite", "postgres"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Mortal]:
    kind: str = request.param
    server = Mortal(tmp_path, request.getfixturevalue("emptied") if kind == "postgres" else None)
    server.start()
    yield server
    if server.process is not None:
        server.stop()


async def kill_under_load(server: Server, workers: list[Worker], random: Random) -> None:
    async with asyncio.TaskGroup() as working:
        for worker in workers:
            working.create_task(worker.work())
        await asyncio.sleep(random.uniform(0.05, 0.4))
        await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def check_known(workers: list[Worker]) -> None:
    """What was acknowledged is known after the restart, and done no second time."""
    for worker in workers:
        if worker.acknowledged:
            again = await worker.post(number := worker.sent - 1)
            assert again.json() == {"type": "done", "id": f"c{number}", "again": True}


async def come_together(
    server: Server, people: AsyncExitStack
) -> tuple[list[Worker], list[Sitter]]:
    """Some with a table of their own, and some who sit at the first of them."""
    enter, address = people.enter_async_context, server.address
    visitors = [await enter(Visitor(address)) for _ in range(TABLES)]
    workers = [Worker(visitor, await visitor.open(watching=True)) for visitor in visitors]
    sitters = [await enter(Sitter(address)) for _ in range(SITTERS)]
    for sitter in sitters:
        await sitter.order(workers[0].table, do="join")
        await sitter.come(workers[0].table)
    return workers, sitters


async def _nothing_is_lost(server: Mortal, kills: int) -> None:
    random = Random(os.urandom(8))
    async with AsyncExitStack() as people:
        workers, sitters = await come_together(server, people)
        async with at_work(*sitters):
            for _ in range(kills):
                await kill_under_load(server, workers, random)
                await check_known(workers)
        shown = await agreed(*sitters)
    assert {one["person"]: one["seat"] for one in shown["people"]} == {
        workers[0].person: None,
        **{sitter.person: sitter.seat for sitter in sitters},
    }
    assert min(sitter.breaks for sitter in sitters) >= kills / 2
    server.stop()
    async with server.store() as store:
        for worker in workers:
            known = sitters if worker is workers[0] else []
            entries = await log_of(store, worker.table, worker, *known)
            if worker is workers[0]:
                holds(shown, folded(entries))
    assert sum(len(worker.acknowledged) for worker in workers) > kills
    assert sum(len(sitter.acknowledged) for sitter in sitters) > kills
    assert "Traceback" not in server.told()


async def test_a_few_kills_lose_nothing(mortal: Mortal) -> None:
    await _nothing_is_lost(mortal, KILLS_HERE)


@pytest.mark.soak
async def test_fifty_kills_lose_nothing(mortal: Mortal) -> None:
    await _nothing_is_lost(mortal, KILLS_SOAKING)
