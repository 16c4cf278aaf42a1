"""One truth: two nodes over PostgreSQL and Redis, and eight people who race at one table. What
happened is checked as a history, not only by how it ended."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from in_process import company, hall_in
from steadfast import differing
from visitor import Visitor

from parola.bus.redis import RedisBus
from parola.service.archive import decode_events
from parola.store.postgres import PostgresStore
from parola.web.hall import Hall

NAMES = ("Ганна", "Боян", "Віра", "Генык")
SEATS = ("red-spymaster", "red-operative", "blue-spymaster", "blue-operative", None)
COMMANDS_HERE, COMMANDS_SOAKING = 400, 10_000


@pytest.fixture
async def nodes(emptied: str, redis: str, tmp_path: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two nodes that share a database and a bus."""
    one, other = RedisBus(redis), RedisBus(redis)
    async with (
        hall_in(tmp_path, store=PostgresStore(emptied), bus=one, grace_seconds=30) as here,
        hall_in(tmp_path, store=PostgresStore(emptied), bus=other, grace_seconds=30) as there,
    ):
        await asyncio.wait_for(asyncio.gather(one.ready(), other.ready()), 20)
        yield here, there


def some_command(random: Random, everybody: list[Visitor]) -> dict[str, Any]:
    match random.randrange(5):
        case 0:
            return {"do": "lock", "on": random.random() < 0.5}
        case 1:
            person = random.choice(everybody).person
            return {"do": "silence", "person": person, "on": random.random() < 0.5}
        case 2:
            return {"do": "pass-host", "person": random.choice(everybody).person}
        case 3:
            return {"do": "shuffle"}
        case _:
            return {"do": "sit", "seat": random.choice(SEATS)}


class Racer:
    """Sends commands without a pause, and remembers what it was told of each."""

    def __init__(self, who: Visitor, table: str, random: Random) -> None:
        self.who, self.table, self.random = who, table, random
        self.told: dict[str, dict[str, Any]] = {}

    async def race(self, count: int, everybody: list[Visitor]) -> None:
        for number in range(count):
            order = f"{self.who.person}-{number}"
            message = {"id": order, "command": some_command(self.random, everybody)}
            for _ in range(1 + (number % 10 == 0)):  # now and then the same again
                reply = (await self._post(message)).json()
                if self.told.get(order, reply)["type"] == reply["type"] or reply["type"] == "done":
                    self.told[order] = reply  # what was refused once may be done later

    async def _post(self, message: dict[str, Any]) -> httpx.Response:
        while True:
            reply = await self.who.http.post(f"/tables/{self.table}/orders", json=message)
            if reply.status_code != 429:
                return reply
            await asyncio.sleep(0.1)


async def _one_truth(nodes: tuple[Hall, Hall], commands: int) -> None:
    here, there = nodes
    random = Random(7)
    async with company(here, *NAMES) as first, company(there, *NAMES) as second:
        everybody = [*first, *second]
        for who in everybody:
            who.http.timeout = 60
        table = await everybody[0].open(language="bg")
        for who in everybody[1:]:
            assert (await who.order(table, do="join")).status_code == 200
        for who in everybody:
            await who.look(table)
        racers = [Racer(who, table, Random(random.random())) for who in everybody]
        share = commands // len(racers)
        async with asyncio.TaskGroup() as all_along:
            listening = [all_along.create_task(follow(who)) for who in everybody]
            await asyncio.gather(*(racer.race(share, everybody) for racer in racers))
            for one in listening:
                one.cancel()

        entries = await here.store.read(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert all(decode_events(entry.events) for entry in entries)
        told = {order: reply for racer in racers for order, reply in racer.told.items()}
        written = [entry.command_id for entry in entries if entry.command_id in told]
        assert len(written) == len(set(written))
        assert len(told) == share * len(racers)
        assert all(told[order]["type"] == "done" for order in written if order)
        refused = {order for order, reply in told.items() if reply["type"] == "refused"}
        assert refused.isdisjoint(written)
        assert len(refused) < len(told)

        await everybody[0].order(table, do="leave")  # the last word; all must come to see it
        await come_to_agree(*everybody[1:])
        assert len(everybody[1].sections["people"]) == len(everybody) - 1


async def follow(who: Visitor) -> None:
    """Hear everything, as a page does; each view is the next one or a whole one."""
    while True:
        await who.hear()


async def come_to_agree(*people: Visitor) -> None:
    """Until all have heard what there is to hear and see the same, but for what is theirs alone."""
    end = asyncio.get_running_loop().time() + 30
    while True:
        await asyncio.gather(*(hear_all(who) for who in people))
        shown = [{**who.sections, "you": None} for who in people]
        if all(one == shown[0] for one in shown):
            return
        unlike = [differing(one, shown[0]) for one in shown]
        assert asyncio.get_running_loop().time() < end, unlike


async def hear_all(who: Visitor) -> None:
    with contextlib.suppress(TimeoutError):
        while True:
            async with asyncio.timeout(1):
                await who.hear()


async def test_racing_people_on_two_nodes_see_one_truth(nodes: tuple[Hall, Hall]) -> None:
    await _one_truth(nodes, COMMANDS_HERE)


@pytest.mark.soak
async def test_ten_thousand_racing_commands_make_one_truth(nodes: tuple[Hall, Hall]) -> None:
    await _one_truth(nodes, COMMANDS_SOAKING)


async def test_talk_names_and_presence_cross_nodes(nodes: tuple[Hall, Hall]) -> None:
    here, there = nodes
    async with company(here, "Ганна") as (anna,), company(there, "Боян") as (boyan,):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.look(table)
        await boyan.look(table)
        for who in (anna, boyan):
            await who.until(
                lambda v: [one["away"] for one in v.sections["people"]] == [False, False]
            )
        await anna.http.post(f"/tables/{table}/talk", json={"room": "table", "text": "чуєш?"})
        await boyan.until(lambda v: v.talk)
        await boyan.http.post("/me", json={"name": "Бояна"})
        await anna.until(lambda v: v.sections["people"][1]["name"] == "Бояна")
        # an order sent to one node, sent again to the other, is done once
        message = {"id": "once", "command": {"do": "lock", "on": True}}
        first = await anna.http.post(f"/tables/{table}/orders", json=message)
        assert first.json() == {"type": "done", "id": "once", "again": False}
        cookie = {"cookie": anna.cookie}
        async with httpx.AsyncClient(base_url=boyan.address + "/api/v1", headers=cookie) as moved:
            again = await moved.post(f"/tables/{table}/orders", json=message)
            assert again.json() == {"type": "done", "id": "once", "again": True}
