"""When a clock rings: at its time, again when it was refused too early, and once for all nodes."""

import asyncio
from collections.abc import Callable

import pytest

from parola.rules.clock import Timer
from parola.rules.match import ClassicSetup
from parola.rules.refusal import Code, Refused
from parola.rules.seats import Form, Seat, Team
from parola.service.keeper import Keeper
from parola.service.timekeeper import Timekeeper
from parola.store.base import Unavailable
from parola.tables.commands import Deal, Downtime, Join, KeeperCommand, Sit, TurnTimeUp
from parola.tables.house import House
from parola.tables.state import Table

TIMED = ClassicSetup(Form.SOLO, starts=Team.RED, timer=Timer(clue=60))


class Told:
    """What a timekeeper says, and how it is answered."""

    def __init__(self, *answers: Exception | None) -> None:
        self.said: list[KeeperCommand] = []
        self.meanwhile: Callable[[], None] = lambda: None
        self._answers = list(answers)

    async def say(self, name: str, command: KeeperCommand) -> None:
        assert name == "t"
        self.said.append(command)
        self.meanwhile()
        answer = self._answers.pop(0) if self._answers else None
        if answer is not None:
            raise answer


@pytest.fixture
async def table(keeper: Keeper) -> Table:
    """A game in which a minute is left for a clue."""
    name = await keeper.open("anna", House(language="bg", setup=TIMED))
    await keeper.handle(name, "boyan", Join())
    await keeper.handle(name, "anna", Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, "boyan", Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, "anna", Deal())
    return await keeper.look(name)


def deadline(table: Table) -> int:
    assert table.running is not None
    assert table.running.clock.deadline is not None
    return table.running.clock.deadline


async def rung(told: Told, times: int) -> None:
    async with asyncio.timeout(5):
        while len(told.said) < times:
            await asyncio.sleep(0.005)
    await asyncio.sleep(0.1)
    assert told.said == [TurnTimeUp(1)] * times


@pytest.mark.rule("R23")
async def test_who_rings_a_moment_too_early_rings_again(table: Table) -> None:
    told = Told(Refused(Code.NOT_TIME_YET))
    time = Timekeeper(told.say, lambda _: table, lambda: deadline(table))
    time.keep("t")
    assert time.keeps("t")
    await rung(told, 2)
    assert not time.keeps("t")
    await time.close()


@pytest.mark.rule("R23")
async def test_a_turn_that_is_over_is_rung_for_no_more(table: Table) -> None:
    told = Told(Refused(Code.ANOTHER_TURN))
    now = deadline(table)
    time = Timekeeper(told.say, lambda _: table, lambda: now)

    def next_turn() -> None:
        nonlocal now
        now -= 60_000
        time.keep("t")

    told.meanwhile = next_turn
    time.keep("t")
    await rung(told, 1)
    assert time.keeps("t")
    time.forget("t")
    assert not time.keeps("t")
    await time.close()


@pytest.mark.rule("R23")
async def test_a_game_that_is_gone_has_no_clock(table: Table) -> None:
    told = Told()
    tables: list[Table | None] = [table, None]
    time = Timekeeper(told.say, lambda _: tables[0], lambda: deadline(table) - 100)
    time.keep("t")
    tables.reverse()
    time.keep("t")
    assert not time.keeps("t")
    await asyncio.sleep(0.15)
    assert told.said == []
    await time.close()


@pytest.mark.rule("R23")
@pytest.mark.parametrize("answer", [Refused(Code.NOT_TIME_YET), Unavailable("the disk is full")])
async def test_time_that_another_node_has_granted_anew_is_granted_once(
    table: Table, answer: Exception
) -> None:
    told = Told(answer)
    late = deadline(table) + 60_000
    time = Timekeeper(told.say, lambda _: table, lambda: late)
    await time.make_good("t", table, since=5)
    assert told.said == [Downtime(5)]
    await time.close()


@pytest.mark.rule("R23")
async def test_a_clock_that_was_kept_all_the_time_grants_nothing(table: Table) -> None:
    told, now = Told(), deadline(table) - 1_000
    time = Timekeeper(told.say, lambda _: table, lambda: now)
    await time.make_good("t", table, since=now)
    assert told.said == []
    await time.close()
