"""Who looks at a table, as nodes tell each other."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from parola.bus.local import LocalBus
from parola.web import presence
from parola.web.presence import HERE, WHO, Presence


async def eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():
            await asyncio.sleep(0.005)


@pytest.fixture
def bus() -> LocalBus:
    return LocalBus()


@pytest.fixture
async def nodes(
    bus: LocalBus, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Presence, Presence]]:
    """Two nodes on one bus, which say everything often and forget fast."""
    monkeypatch.setattr(presence, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(presence, "TRUST_SECONDS", 0.2)
    found = Presence(bus, grace_seconds=0), Presence(bus, grace_seconds=0)
    yield found
    for node in found:
        node.close()


async def test_every_node_knows_who_is_here(nodes: tuple[Presence, Presence]) -> None:
    here, there = nodes
    here.enter("t", "anna")
    there.enter("t", "boyan")
    here.enter("elsewhere", "vira")
    for node in nodes:
        await eventually(lambda node=node: node.at("t") == {"anna", "boyan"})  # type: ignore[misc]
    here.leave("t", "anna")
    await eventually(lambda: there.at("t") == {"boyan"})
    assert here.at("t") == {"boyan"}
    assert there.at("nowhere") == frozenset()


async def test_who_has_two_devices_is_here_until_the_last_is_gone(
    nodes: tuple[Presence, Presence],
) -> None:
    here, there = nodes
    for _ in range(2):
        here.enter("t", "anna")
    here.leave("t", "anna")
    await asyncio.sleep(0.05)
    assert here.at("t") == there.at("t") == {"anna"}
    here.leave("t", "anna")
    await eventually(lambda: not here.at("t") and not there.at("t"))


async def test_a_node_that_comes_later_asks_who_is_here(bus: LocalBus) -> None:
    first = Presence(bus)
    first.enter("t", "anna")
    await asyncio.sleep(0.01)
    second = Presence(bus)
    assert second.at("t") == frozenset()
    second.enter("t", "boyan")
    await eventually(lambda: second.at("t") == {"anna", "boyan"})
    for node in (first, second):
        node.close()


async def test_a_node_that_has_fallen_silent_is_believed_no_longer(
    nodes: tuple[Presence, Presence],
) -> None:
    here, there = nodes
    changes: list[frozenset[str]] = []
    there.watch("t", lambda: changes.append(there.at("t")))
    here.enter("t", "anna")
    here.enter("other", "anna")
    await asyncio.sleep(0.4)  # longer than a word holds, but it is said again and again
    assert there.at("t") == {"anna"}
    here.close()
    await eventually(lambda: changes == [{"anna"}, frozenset()])
    assert there.at("other") == frozenset()


async def test_one_silent_node_of_two_takes_only_its_own_away(
    bus: LocalBus, nodes: tuple[Presence, Presence]
) -> None:
    here, there = nodes
    await bus.tell(HERE, '{"node":"third","table":"t","people":["vira"]}')
    here.enter("t", "anna")
    await eventually(lambda: there.at("t") == {"anna", "vira"})
    await eventually(lambda: there.at("t") == {"anna"})


async def test_what_a_node_of_another_version_says_is_not_heard(
    bus: LocalBus, nodes: tuple[Presence, Presence]
) -> None:
    here, there = nodes
    here.enter("t", "anna")
    for word in ("", "{}", "7", '{"node":"x","table":"t","people":"all"}'):
        await bus.tell(HERE, word)
    await bus.tell(WHO, "somebody nowhere")
    await eventually(lambda: there.at("t") == {"anna"})


async def test_who_watches_no_longer_hears_nothing(nodes: tuple[Presence, Presence]) -> None:
    here, _ = nodes
    heard: list[str] = []
    stop = here.watch("t", lambda: heard.append("first"))
    here.watch("t", lambda: heard.append("second"))
    here.enter("t", "anna")
    stop()
    here.enter("t", "boyan")
    assert heard == ["first", "second", "second"]
