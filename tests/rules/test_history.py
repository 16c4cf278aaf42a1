"""What a game remembers, and what it forgets with each new phase."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parola.rules.classic import ClassicState
from parola.rules.clock import STILL, Clock, Phase, Timer
from parola.rules.commands import Cover, Give, Object, Stop, Touch, TurnGlass
from parola.rules.events import (
    ClockStarted,
    ClueProposed,
    ClueRetracted,
    GlassRanOut,
    Paused,
    Resumed,
    SuddenDeath,
    TurnEnd,
    TurnEnded,
)
from parola.rules.game import Event
from parola.rules.seats import Audience, Form
from parola.rules.view import open_classic, open_duet, view
from play import (
    BLUE,
    BLUE_SPYMASTER,
    NEITHER,
    NORTH,
    NORTH_GREEN,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SOUTH,
    classic_table,
    duet_table,
)
from wander import any_deal, steps

SECRET = (ClueProposed, ClockStarted, GlassRanOut, Paused, Resumed)
"""What is not written into the public history: a clue that nobody heard yet, and the clock."""

NOW = 1_000_000
GLASS = Timer(glass=30)


@pytest.mark.rule("R3", "R6")
@given(seed=st.integers(0, 2**64))
def test_the_log_holds_every_public_event_in_order(seed: int) -> None:
    random = Random(seed)
    told: list[Event] = []
    for state, event in steps(any_deal(random), random):
        before = told[:]
        if not isinstance(event, SECRET):
            told.append(event)
        unheard = isinstance(event, ClueRetracted) and state.log == tuple(before)
        if unheard:
            told = before
        assert state.log == tuple(told)


@pytest.mark.rule("R21", "R41", "R80", "R79")
def test_penalties_covering_and_sudden_death_are_remembered_too() -> None:
    alone = classic_table(Form.SOLO).give(RED_SPYMASTER)
    alone.do(RED_OPERATIVE, Object())
    alone.do(RED_SPYMASTER, Cover(BLUE[0]))
    alone.do(RED_SPYMASTER, Cover(BLUE[1]))
    assert alone.game.log == tuple(alone.events)
    assert alone.game.owed == 0
    two = duet_table(3).give(NORTH)
    two.do(SOUTH, Object())
    two.touch(SOUTH, NORTH_GREEN[0]).stop(SOUTH).give(SOUTH).touch(NORTH, NEITHER[0])
    assert two.game.log == tuple(two.events)
    assert two.events[-2:] == [TurnEnded(TurnEnd.WRONG_GUESS), SuddenDeath()]


@given(seed=st.integers(0, 2**64))
def test_a_view_shows_what_lies_open_as_it_is(seed: int) -> None:
    random = Random(seed)
    deal = any_deal(random)
    for state, _ in steps(deal, random):
        seen = view(state, Audience.TABLE).open
        for name in ("phase", "turn", "guesses", "ending", "clock", "log"):
            assert getattr(seen, name) == getattr(state, name)
        assert seen.words == deal.words
        assert seen.objections == deal.objections
        clue = state.clue if state.phase is not Phase.CONFIRM else None
        assert seen.clue == clue
        own: tuple[str, ...] = ("team", "may_cover", "owed", "winner")
        if not isinstance(state, ClassicState):
            own = ("giver", "done", "scored", "objected", "overdrawn", "sudden_death")
        for name in own:
            assert getattr(seen, name) == getattr(state, name)


@pytest.mark.parametrize("form", Form)
def test_a_view_names_the_form(form: Form) -> None:
    assert open_classic(classic_table(form).game).form is form


def test_a_view_names_the_city_of_a_mission() -> None:
    table = duet_table()
    named = msgspec.structs.replace(
        table.game, deal=msgspec.structs.replace(table.game.deal, city="cairo")
    )
    assert open_duet(named).city == "cairo"
    assert open_duet(table.game).city is None


@pytest.mark.rule("R23")
def test_the_glass_ends_with_each_phase_of_a_classic_game() -> None:
    table = classic_table(Form.SOLO, timer=GLASS)
    for who, command in (
        (RED_SPYMASTER, Give("дума", 2)),
        (RED_OPERATIVE, Touch(BLUE[0])),
        (RED_SPYMASTER, Cover(BLUE[1])),
        (RED_SPYMASTER, Give("дума", 2)),
    ):
        table.do(RED_OPERATIVE, TurnGlass(), at=NOW)
        table.do(who, command, at=NOW)
        assert table.game.clock == STILL
    table.do(RED_OPERATIVE, TurnGlass(), at=NOW)
    table.touch(RED_OPERATIVE, RED[0])
    assert table.game.clock == Clock(NOW + 30_000, glass=True)
    table.touch(RED_OPERATIVE, 24)
    assert table.game.clock == STILL


@pytest.mark.rule("R23", "R21")
def test_covering_a_word_for_an_illegal_clue_leaves_the_glass_running() -> None:
    table = classic_table(timer=GLASS).give(RED_SPYMASTER)
    table.do(BLUE_SPYMASTER, Object())
    table.do(RED_OPERATIVE, TurnGlass(), at=NOW)
    table.do(BLUE_SPYMASTER, Cover(BLUE[0]), at=NOW + 1)
    assert table.game.clock == Clock(NOW + 30_000, glass=True)


@pytest.mark.rule("R23")
def test_the_glass_ends_with_each_phase_of_duet() -> None:
    table = duet_table(2, timer=GLASS)
    for who, command in (
        (NORTH, Give("дума", 2)),
        (SOUTH, Touch(NEITHER[0])),
        (SOUTH, Give("дума", 2)),
    ):
        table.do(SOUTH, TurnGlass(), at=NOW)
        table.do(who, command, at=NOW)
        assert table.game.clock == STILL
    table.touch(NORTH, 8)
    table.do(SOUTH, TurnGlass(), at=NOW)
    assert table.do(NORTH, Stop(), at=NOW)[-1] == SuddenDeath()
    assert table.game.clock == STILL
    table.do(SOUTH, TurnGlass(), at=NOW)
    table.touch(SOUTH, NORTH_GREEN[0])
    assert table.game.clock == Clock(NOW + 30_000, glass=True)
    table.touch(SOUTH, NEITHER[1])
    assert table.game.clock == STILL
