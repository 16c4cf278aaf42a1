"""The house of `deploy/compose.yaml` as processes: a proxy, and two nodes that share PostgreSQL and
Redis. A node is killed in the middle of a game, and play goes on."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
from machines import House, Proxy
from running import Server
from steadfast import PATIENCE_SECONDS, Steadfast, agreed, closing, folded, holds, log_of
from websockets.exceptions import WebSocketException

from parola.rules.seats import Team
from parola.web.serve import open_store

PACE_SECONDS = 0.05
"""People think before they move."""
A_TURN = 3
"""Cards that a clue is for."""
SEATS = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")
RULES = {"language": "bg", "setup": {"game": "classic", "form": "teams", "starts": "red"}}


class Player(Steadfast):
    """Watches until the game is over; whatever breaks, they come back."""

    @property
    def game(self) -> dict[str, Any]:
        found: dict[str, Any] = self.sections["game"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.game["phase"] == "over")

    @property
    def covered(self) -> int:
        """The cards that both teams have found, as a mask."""
        return int(self.game["red"] | self.game["blue"])

    def may(self, phase: str) -> bool:
        return bool(self.sections["you"]["acting"] and self.game["phase"] == phase)

    async def see(self, holds: Callable[[], object]) -> None:
        while not holds():
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self.hear()
            except (OSError, WebSocketException):
                self.breaks += 1
                await self.come(self.table)

    async def do(self, **command: object) -> None:
        await asyncio.sleep(PACE_SECONDS)
        reply = await self.insist(**command)
        assert reply["type"] == "done", reply

    async def see_the_deal(self) -> None:
        await self.see(lambda: self.sections.get("game"))

    async def play(self) -> None:
        await self.see(lambda: self.over)


class Spymaster(Player):
    async def play(self) -> None:
        while not self.over:
            if self.may("clue"):
                await self.do(do="play", move={"do": "give", "word": "щщщ", "number": A_TURN})
                await self.see(lambda: not self.may("clue"))
            await self.see(lambda: self.over or self.may("clue"))


class Operative(Player):
    """Has guessed which cards are theirs."""

    theirs: list[int]

    async def play(self) -> None:
        while not self.over:
            if self.may("guess"):
                await self.take_turn()
            await self.see(lambda: self.over or self.may("guess"))

    async def take_turn(self) -> None:
        for _ in range(A_TURN):
            await self.touch(self.theirs.pop())
        if not self.over:
            await self.do(do="play", move={"do": "stop"})
            await self.see(lambda: not self.may("guess"))

    async def touch(self, place: int) -> None:
        await self.do(do="mark", place=place)
        await self.do(do="play", move={"do": "touch", "place": place})
        await self.see(lambda: self.covered >> place & 1)


def places(mask: int) -> list[int]:
    return [place for place in range(25) if mask >> place & 1]


@asynccontextmanager
async def party(address: str) -> AsyncIterator[list[Player]]:
    """Two teams and somebody who watches, at a table where a game has begun."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        red, blue = await enter(Spymaster(address)), await enter(Spymaster(address))
        reds, blues = await enter(Operative(address)), await enter(Operative(address))
        people = [red, blue, reds, blues, await enter(Player(address))]
        table = await red.open(**RULES)
        for who in people:
            await who.order(table, do="join")
            await who.come(table)
        for who, seat in zip(people, SEATS, strict=False):
            await who.do(do="sit", seat=seat)
        await red.do(do="deal")
        for who in people:
            await who.see_the_deal()
        key = red.sections["secret"]["key"]
        reds.theirs, blues.theirs = places(key["red"]), places(key["blue"])
        yield people


@asynccontextmanager
async def at_another_door(people: list[Player], node: Server) -> AsyncIterator[list[Player]]:
    """The same people once more, at one node and past the proxy."""
    async with AsyncExitStack() as stack:
        twins = []
        for who in people:
            twin = Player(node.address)
            twin.http.cookies.update(who.http.cookies)
            twins.append(await stack.enter_async_context(twin))
            await twin.come(who.table)
        assert [twin.person for twin in twins] == [who.person for who in people]
        yield twins


def lines(node: Server) -> int:
    """How many look at tables through this node, by its own count."""
    numbers = httpx.get(f"{node.address}/metrics").text
    found = re.search(r"^parola_sockets (\d+)", numbers, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def play_through_a_kill(people: list[Player], node: Server) -> None:
    """A whole game, and a node is killed while the red team is in the middle of its second turn."""
    watcher = people[-1]
    async with asyncio.TaskGroup() as game:
        for who in people[:-1]:
            game.create_task(who.play())
        await watcher.see(lambda: watcher.covered.bit_count() > 2 * A_TURN)
        assert not any(who.over for who in people)
        await asyncio.to_thread(node.kill)
        game.create_task(watcher.play())


async def test_a_node_is_killed_in_the_middle_of_a_game_and_play_goes_on(own_house: House) -> None:
    mortal, other = own_house.nodes
    async with (
        Proxy(mortal.port, other.port, random=Random(5)) as proxy,
        party(proxy.address) as people,
    ):
        passed, cut_off = dict(proxy.passed), lines(mortal)
        assert min(cut_off, lines(other)) >= 1
        await play_through_a_kill(people, mortal)
        assert sum(one.breaks for one in people) >= cut_off
        assert lines(other) == len(people)
        assert proxy.passed[other.port] >= passed[other.port] + cut_off

        shown = await agreed(*people)
        assert (shown["game"]["winner"], shown["game"]["ending"]) == ("red", "all-found")
        assert shown["game"]["red"] == shown["secret"]["key"]["red"]
        assert all(one.log == people[0].log for one in people)

        passed = dict(proxy.passed)
        await asyncio.to_thread(mortal.start)
        async with at_another_door(people, mortal) as twins:
            assert await agreed(*people, *twins) == shown
            for twin, who in zip(twins, people, strict=True):
                assert (twin.sections["you"], twin.log) == (who.sections["you"], who.log)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while proxy.passed[mortal.port] == passed[mortal.port]:
                await people[0].come(people[0].table)

        async with closing(open_store(own_house.postgres.address, mortal.folder)) as store:
            end = folded(await log_of(store, people[0].table, *people))
        holds(shown, end)
        assert [result.winner for result in end.match.results] == [Team.RED]
    assert not any("Traceback" in node.told() for node in own_house.nodes)
