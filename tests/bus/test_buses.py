"""What every bus promises, held against the local one and a real Redis of our own."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from machines import OwnRedis
from redis.asyncio import Redis

from parola.bus.base import Bus
from parola.bus.local import LocalBus
from parola.bus.redis import HINTS, PATIENCE_SECONDS, RedisBus
from parola.service.keeper import Keeper
from parola.store.sqlite import SqliteStore
from parola.tables.commands import Join
from parola.tables.house import House

Heard = list[tuple[str, int]]
Open = Callable[[], Awaitable[Bus]]


@pytest.fixture(params=["local", "redis"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    """The bus as two nodes hold it; the local one is shared by them."""
    if request.param == "local":
        shared = LocalBus()
        yield shared, shared
        return
    address = request.getfixturevalue("redis")
    one, other = RedisBus(address), RedisBus(address)
    yield one, other
    await one.close()
    await other.close()


async def ready(*buses: Bus) -> None:
    for one in buses:
        if isinstance(one, RedisBus):
            await asyncio.wait_for(one.ready(), 10)


async def until(heard: Heard, hint: tuple[str, int]) -> None:
    for _ in range(500):
        if hint in heard:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{hint} was never heard; only {heard}")


async def test_a_hint_reaches_every_node(bus: tuple[Bus, Bus]) -> None:
    here: Heard = []
    there: Heard = []
    bus[0].subscribe(lambda *hint: here.append(hint))
    bus[1].subscribe(lambda *hint: there.append(hint))
    await ready(*bus)
    await bus[0].publish("в'язень", 7)
    await until(here, ("в'язень", 7))
    await until(there, ("в'язень", 7))


async def test_who_has_unsubscribed_hears_nothing(bus: tuple[Bus, Bus]) -> None:
    heard: Heard = []
    stop = bus[0].subscribe(lambda *hint: heard.append(hint))
    await ready(bus[0])
    stop()
    await bus[0].publish("t", 1)
    await asyncio.sleep(0.05)
    assert heard == []


async def test_an_aside_reaches_who_hears_its_subject_on_every_node(bus: tuple[Bus, Bus]) -> None:
    here: list[str] = []
    there: list[str] = []
    elsewhere: list[str] = []
    stop = bus[0].hear("talk", here.append)
    bus[1].hear("talk", there.append)
    bus[1].hear("presence", elsewhere.append)
    await ready(*bus)
    await bus[0].tell("talk", "в'язень 7")
    for _ in range(500):
        if there:
            break
        await asyncio.sleep(0.01)
    assert (here, there, elsewhere) == (["в'язень 7"], ["в'язень 7"], [])
    stop()
    await bus[0].tell("talk", "again")
    assert here == ["в'язень 7"]


async def test_a_node_hears_its_own_hint_once(bus: tuple[Bus, Bus]) -> None:
    here: Heard = []
    bus[0].subscribe(lambda *hint: here.append(hint))
    await ready(bus[0])
    await bus[0].publish("t", 1)
    await bus[1].publish("t", 2)
    await until(here, ("t", 2))
    assert here == [("t", 1), ("t", 2)]


async def test_without_redis_play_goes_on(tmp_path: Path) -> None:
    gone = RedisBus("redis://127.0.0.1:1")
    heard: Heard = []
    gone.subscribe(lambda *hint: heard.append(hint))
    await asyncio.wait_for(gone.publish("t", 3), 5)
    assert heard == [("t", 3)]
    asides: list[str] = []
    gone.hear("talk", asides.append)
    await asyncio.wait_for(gone.tell("talk", "t"), 5)
    assert asides == ["t"]
    store = SqliteStore(tmp_path / "parola.db")
    keeper = Keeper(store, gone)
    name = await keeper.open("anna", House())
    assert await keeper.handle(name, "boyan", Join())
    await keeper.close()
    await store.close()
    await gone.close()


async def test_two_nodes_hear_each_other_over_redis(redis: str, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    buses = RedisBus(redis), RedisBus(redis)
    nodes = [Keeper(store, one) for one in buses]
    await ready(*buses)
    name = await nodes[0].open("anna", House())
    await nodes[1].look(name)
    told = asyncio.Event()
    nodes[1].watch(name, lambda _: told.set())
    await nodes[0].handle(name, "boyan", Join())
    await asyncio.wait_for(told.wait(), 5)
    assert len((await nodes[1].look(name)).people) == 2
    for node in nodes:
        await node.close()
    for one in buses:
        await one.close()
    await store.close()


async def test_a_lost_hint_is_healed_by_looking_at_the_head(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "parola.db")
    here = Keeper(store, LocalBus(), heal_seconds=0.05)
    there = Keeper(store, LocalBus())  # no common bus: every hint is lost
    name = await here.open("anna", House())
    told = asyncio.Event()
    here.watch(name, lambda _: told.set())
    await there.handle(name, "boyan", Join())
    await asyncio.wait_for(told.wait(), 5)
    assert len((await here.look(name)).people) == 2
    await here.close()
    await there.close()
    await store.close()


async def test_a_redis_that_hangs_holds_nobody_up(tmp_path: Path) -> None:
    redis = OwnRedis(tmp_path)
    redis.begin()
    bus = RedisBus(redis.address)
    heard: list[str] = []
    bus.hear("talk", heard.append)
    try:
        await asyncio.wait_for(bus.ready(), 10)
        redis.signal(signal.SIGSTOP)
        begun = asyncio.get_running_loop().time()
        for number in range(20):
            await bus.tell("talk", f"{number}")
        assert asyncio.get_running_loop().time() - begun < 2 * PATIENCE_SECONDS
        assert heard == [f"{number}" for number in range(20)]
    finally:
        redis.signal(signal.SIGCONT)
        await bus.close()
        redis.end()


async def test_a_node_that_stumbles_over_an_aside_hears_the_next(redis: str) -> None:
    one, other = RedisBus(redis), RedisBus(redis)
    heard: list[str] = []

    def hear(text: str) -> None:
        if text == "stumble":
            raise KeyError(text)
        heard.append(text)

    other.hear("talk", hear)
    await ready(other)
    await one.tell("talk", "stumble")
    for _ in range(500):
        await one.tell("talk", "again")
        if heard:
            break
        await asyncio.sleep(0.01)
    assert heard
    await one.close()
    await other.close()


async def test_what_is_no_hint_is_not_heard(redis: str) -> None:
    bus = RedisBus(redis)
    heard: Heard = []
    bus.subscribe(lambda *hint: heard.append(hint))
    await ready(bus)
    stranger = Redis.from_url(redis)
    for text in ("", "node", "node many t", "node 7 t"):
        await stranger.publish(HINTS, text)
    await until(heard, ("t", 7))
    assert heard == [("t", 7)]
    await stranger.aclose()
    await bus.close()
