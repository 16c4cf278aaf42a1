"""What nodes share may fail under them: PostgreSQL stops and comes back, Redis forgets everything,
dies, or hangs. Nothing that was acknowledged is lost, and in the end everybody sees the same."""

import asyncio
import itertools
import signal
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest
from machines import House
from steadfast import Sitter, Worker, agreed, at_work, closing, folded, holds, log_of
from visitor import Visitor

from parola.web.serve import open_store

SITTERS_EACH = 2
ROUNDS_HERE, ROUNDS_SOAKING = 1, 4
"""How often each thing fails."""

Failing = Callable[[House], None]


def down_time() -> None:
    time.sleep(Random().uniform(0.05, 0.6))


def postgres_ends(how: signal.Signals) -> Failing:
    def fail(house: House) -> None:
        house.postgres.end(how)
        down_time()
        house.postgres.begin()

    return fail


def redis_forgets(house: House) -> None:
    house.redis.flush()


def redis_dies(house: House) -> None:
    house.redis.end()
    down_time()
    house.redis.begin()


def redis_hangs(house: House) -> None:
    house.redis.signal(signal.SIGSTOP)
    down_time()
    house.redis.signal(signal.SIGCONT)


FAILURES: tuple[Failing, ...] = (
    postgres_ends(signal.SIGINT),
    postgres_ends(signal.SIGQUIT),
    postgres_ends(signal.SIGKILL),
    redis_forgets,
    redis_dies,
    redis_hangs,
)


class Talker:
    """Says something and is called otherwise, again and again. None of it is in a log."""

    def __init__(self, who: Sitter) -> None:
        self.who = who
        self.name = ""
        self.said: list[str] = []
        self.ended = False

    async def work(self) -> None:
        for number in itertools.count():
            if self.ended:
                return
            self.name = f"Ганна {number}"
            await self._until_taken("/me", name=self.name)
            self.said.append(f"{self.who.person} {number}")
            talk = f"/tables/{self.who.table}/talk"
            await self._until_taken(talk, room="table", text=self.said[-1])
            await asyncio.sleep(1.2)

    async def _until_taken(self, path: str, **fields: str) -> httpx.Response:
        while True:
            reply = await self.who.http.post(path, json=fields)
            if reply.is_success:
                return reply
            assert reply.status_code in {429, 503}, reply.text
            await asyncio.sleep(0.3)


class Company(AsyncExitStack):
    """Some on each node who sit at one table, one of them talking; and some at tables alone."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.workers: list[Worker] = []
        self.sitters: list[Sitter] = []
        self.talkers: list[Talker] = []

    async def come(self) -> None:
        for node in self.house.nodes:
            visitor = await self.enter_async_context(Visitor(node.address))
            visitor.http.timeout = 30
            self.workers.append(Worker(visitor, await visitor.open()))
        for number, node in enumerate(self.house.nodes * SITTERS_EACH):
            sitter = await self.enter_async_context(Sitter(node.address))
            await sitter.order(self.table, do="join")
            await sitter.come(self.table)
            self.sitters.append(sitter)
            if number < len(self.house.nodes):
                self.talkers.append(Talker(sitter))

    @property
    def table(self) -> str:
        return self.workers[0].table

    def all(self) -> list[Worker | Sitter | Talker]:
        return [*self.workers, *self.sitters, *self.talkers]


async def _nothing_is_lost(house: House, rounds: int) -> None:
    random = Random()
    async with Company(house) as company:
        await company.come()
        async with at_work(*company.all()):
            for fail in random.sample(FAILURES * rounds, len(FAILURES) * rounds):
                await asyncio.sleep(random.uniform(0.2, 0.6))
                before = len(company.sitters[0].acknowledged), company.workers[1].sent
                await asyncio.to_thread(fail, house)
                await goes_on(company, *before)
        await check(company)


async def goes_on(company: Company, sat: int, locked: int) -> None:
    """Soon somebody on each node is answered again."""
    async with asyncio.timeout(15):
        while (
            len(company.sitters[0].acknowledged) <= sat + 1 or company.workers[1].sent <= locked + 1
        ):
            await asyncio.sleep(0.05)


async def check(company: Company) -> None:
    shown = await agreed(*company.sitters)
    seats = {one["person"]: one["seat"] for one in shown["people"]}
    names = {one["person"]: one["name"] for one in shown["people"]}
    assert {one.person: seats[one.person] for one in company.sitters} == {
        one.person: one.seat for one in company.sitters
    }
    for talker in company.talkers:
        told = [one["text"] for one in shown["talk"] if one["person"] == talker.who.person]
        assert list(dict.fromkeys(told)) == talker.said[-len(told) :]
        assert names[talker.who.person] == talker.name
    opened = open_store(company.house.postgres.address, company.house.nodes[0].folder)
    async with closing(opened) as store:
        for worker in company.workers:
            sitters = company.sitters if worker is company.workers[0] else []
            entries = await log_of(store, worker.table, worker, *sitters)
            if worker is company.workers[0]:
                holds(shown, folded(entries))
    for node in company.house.nodes:
        assert "Traceback" not in node.told()


async def test_what_nodes_share_fails_and_nothing_is_lost(own_house: House) -> None:
    await _nothing_is_lost(own_house, ROUNDS_HERE)


@pytest.mark.soak
async def test_it_fails_again_and_again_and_nothing_is_lost(own_house: House) -> None:
    await _nothing_is_lost(own_house, ROUNDS_SOAKING)
