"""Nothing that was acknowledged is lost, however often the server is killed under load."""

import asyncio
import os
from random import Random

import httpx
import pytest
from running import Server
from visitor import Visitor

from parola.service.archive import decode_events
from parola.store.sqlite import SqliteStore

TABLES = 6
KILLS_HERE, KILLS_SOAKING = 4, 50


class Worker:
    """Locks and unlocks a table without pause, and remembers what was acknowledged."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.acknowledged: list[str] = []
        self.sent = 0

    def message(self, number: int) -> dict[str, object]:
        command = {"do": "lock", "on": number % 2 == 0}
        return {"id": f"c{number}", "command": command}

    async def work(self) -> None:
        while True:
            message = self.message(self.sent)
            self.sent += 1
            try:
                reply = await self.visitor.http.post(f"/tables/{self.table}/orders", json=message)
            except httpx.TransportError:
                return
            if reply.status_code == 200:
                self.acknowledged.append(str(message["id"]))
            elif reply.status_code == 429:
                await asyncio.sleep(0.1)


async def kill_under_load(server: Server, workers: list[Worker], random: Random) -> None:
    working = [asyncio.create_task(worker.work()) for worker in workers]
    await asyncio.sleep(random.uniform(0.05, 0.4))
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*working)
    await asyncio.to_thread(server.start)


async def _nothing_is_lost(server: Server, kills: int) -> None:
    random = Random(os.urandom(8))
    visitors = [await Visitor(server.address).__aenter__() for _ in range(TABLES)]
    workers = [Worker(visitor, await visitor.open()) for visitor in visitors]
    for _ in range(kills):
        await kill_under_load(server, workers, random)
        for worker in workers:  # what was acknowledged is known after the restart
            if worker.acknowledged:
                number = int(worker.acknowledged[-1][1:])
                again = await worker.visitor.http.post(
                    f"/tables/{worker.table}/orders", json=worker.message(number)
                )
                assert again.json() == {"type": "done", "id": f"c{number}", "again": True}
    server.stop()
    store = SqliteStore(server.folder / "data" / "parola.db")
    for worker in workers:
        entries = await store.read(worker.table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert all(decode_events(entry.events) for entry in entries)
        written = [entry.command_id for entry in entries if entry.command_id]
        assert len(written) == len(set(written))
        assert set(worker.acknowledged) <= set(written)
        await worker.visitor.http.aclose()
    await store.close()
    assert sum(len(worker.acknowledged) for worker in workers) > kills
    server.start()


async def test_a_few_kills_lose_nothing(own_server: Server) -> None:
    await _nothing_is_lost(own_server, KILLS_HERE)


@pytest.mark.soak
async def test_fifty_kills_lose_nothing(own_server: Server) -> None:
    await _nothing_is_lost(own_server, KILLS_SOAKING)
