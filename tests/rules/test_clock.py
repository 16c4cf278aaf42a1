"""Time (R23): strict limits, the sand-glass, and a pause."""

import pytest

from parola.rules.classic import Objections
from parola.rules.clock import Clock, Phase, Timer
from parola.rules.commands import (
    Cover,
    Give,
    Object,
    Pause,
    Resume,
    Retract,
    Stop,
    TimeUp,
    Touch,
    TurnGlass,
)
from parola.rules.events import (
    ClockStarted,
    ClueGiven,
    ClueRetracted,
    Covered,
    Ending,
    GlassRanOut,
    Paused,
    Resumed,
    SuddenDeath,
    TeamWon,
    TokensTaken,
    TurnEnd,
    TurnEnded,
)
from parola.rules.keys import Identity
from parola.rules.refusal import Code
from parola.rules.seats import Form, Side, Team
from play import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    BYSTANDERS,
    NORTH,
    NORTH_GREEN,
    OPERATIVE,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SOUTH,
    SOUTH_GREEN,
    classic_table,
    duet_table,
)

STRICT = Timer(clue=60, guess=90)
GLASS = Timer(glass=30)
NOW = 1_000_000


@pytest.mark.rule("R23")
def test_normally_there_is_no_timer() -> None:
    table = classic_table(at=NOW)
    assert table.events == []
    assert table.refuse(None, TimeUp(1), at=NOW) == (
        Code.NOT_TIME_YET,
        {"at": NOW, "deadline": None},
    )


@pytest.mark.rule("R23")
def test_strict_limits_run_from_the_start_of_each_phase() -> None:
    table = classic_table(timer=STRICT, at=NOW)
    assert table.events == [ClockStarted(NOW + 60_000)]
    table.do(RED_SPYMASTER, Give("дума", 9), at=NOW + 5)
    assert table.game.clock == Clock(NOW + 5 + 90_000)
    assert table.do(RED_OPERATIVE, Touch(RED[0]), at=NOW + 10)[1:] == ()
    assert table.game.clock == Clock(NOW + 5 + 90_000)
    assert table.do(RED_OPERATIVE, Stop(), at=NOW + 20)[1:] == (ClockStarted(NOW + 60_020),)


@pytest.mark.rule("R23")
def test_a_table_may_limit_the_clue_or_the_guesses_alone() -> None:
    for table, giver, guesser, found in (
        (classic_table(timer=Timer(clue=60), at=NOW), RED_SPYMASTER, RED_OPERATIVE, RED[0]),
        (duet_table(timer=Timer(clue=60), at=NOW), NORTH, SOUTH, NORTH_GREEN[0]),
    ):
        assert table.game.clock == Clock(NOW + 60_000)
        table.do(giver, Give("дума", 9), at=NOW + 5)
        assert table.game.clock == Clock()
        table.do(guesser, Touch(found), at=NOW + 6)
        assert table.do(guesser, Stop(), at=NOW + 7)[-1] == ClockStarted(NOW + 60_007)
    for table, giver in (
        (classic_table(timer=Timer(guess=90), at=NOW), RED_SPYMASTER),
        (duet_table(timer=Timer(guess=90), at=NOW), NORTH),
    ):
        assert table.game.clock == Clock()
        assert table.do(giver, Give("дума", 9), at=NOW)[-1] == ClockStarted(NOW + 90_000)


@pytest.mark.rule("R23")
def test_a_clue_that_is_taken_back_takes_the_glass_with_it() -> None:
    for table, giver, guesser in (
        (classic_table(timer=GLASS, at=NOW), RED_SPYMASTER, RED_OPERATIVE),
        (duet_table(timer=GLASS, at=NOW), NORTH, SOUTH),
    ):
        table.do(giver, Give("дума", 9), at=NOW)
        table.do(guesser, TurnGlass(), at=NOW)
        table.do(None, Retract(), at=NOW + 1)
        assert table.game.clock == Clock()
        assert table.game.log[-1] == ClueRetracted()


@pytest.mark.rule("R23")
def test_a_spymaster_out_of_time_gives_the_turn_away() -> None:
    table = classic_table(timer=STRICT, at=NOW)
    late = NOW + 60_000
    assert table.do(None, TimeUp(1), at=late) == (
        TurnEnded(TurnEnd.TIME),
        ClockStarted(late + 60_000),
    )
    assert (table.game.team, table.game.phase, table.game.turn) == (Team.BLUE, Phase.CLUE, 2)


@pytest.mark.rule("R23")
def test_operatives_out_of_time_stop_even_without_a_guess() -> None:
    table = classic_table(timer=Timer(guess=90), at=NOW)
    assert table.events == []
    table.do(RED_SPYMASTER, Give("дума", 9), at=NOW)
    assert table.do(None, TimeUp(1), at=NOW + 90_000) == (TurnEnded(TurnEnd.TIME),)
    assert table.game.clock == Clock()


@pytest.mark.rule("R23")
def test_time_is_up_only_at_its_deadline_and_for_its_own_turn() -> None:
    table = classic_table(timer=STRICT, at=NOW)
    assert table.refuse(None, TimeUp(1), at=NOW + 59_999) == (
        Code.NOT_TIME_YET,
        {"at": NOW + 59_999, "deadline": NOW + 60_000},
    )
    assert table.refuse(None, TimeUp(2), at=NOW + 60_000) == (
        Code.ANOTHER_TURN,
        {"turn": 1, "meant": 2},
    )
    assert table.refuse(RED_SPYMASTER, TimeUp(1), at=NOW + 60_000)[0] is Code.NOT_YOUR_SEAT
    table.do(None, TimeUp(1), at=NOW + 60_000)
    assert table.refuse(None, TimeUp(1), at=NOW + 60_001)[0] is Code.ANOTHER_TURN


@pytest.mark.rule("R23", "R21")
def test_a_rival_out_of_time_has_not_objected() -> None:
    table = classic_table(objections=Objections.CONFIRM, timer=STRICT, at=NOW)
    table.do(RED_SPYMASTER, Give("дума", 9), at=NOW)
    assert table.game.clock == Clock(NOW + 60_000)
    events = table.do(None, TimeUp(1), at=NOW + 60_000)
    assert isinstance(events[0], ClueGiven)
    assert events[1:] == (ClockStarted(NOW + 150_000),)
    assert table.game.phase is Phase.GUESS


@pytest.mark.rule("R23", "R41")
def test_alone_a_spymaster_out_of_time_covers_the_first_rivals() -> None:
    table = classic_table(Form.SOLO, timer=STRICT, at=NOW)
    table.do(RED_SPYMASTER, Give("дума", 9), at=NOW)
    table.do(RED_OPERATIVE, Touch(BLUE[0]), at=NOW)
    assert table.game.clock == Clock(NOW + 60_000)
    assert table.do(None, TimeUp(2), at=NOW + 60_000) == (
        Covered(RED_SPYMASTER, BLUE[1], Identity.BLUE),
        ClockStarted(NOW + 120_000),
    )
    assert table.game.phase is Phase.CLUE


@pytest.mark.rule("R23", "R21", "R41")
def test_alone_time_covers_both_words_that_an_illegal_clue_costs() -> None:
    table = classic_table(Form.SOLO, timer=STRICT, at=NOW)
    table.do(RED_SPYMASTER, Give("дума", 9), at=NOW)
    table.do(RED_OPERATIVE, Object(), at=NOW)
    table.do(RED_SPYMASTER, Cover(BLUE[0]), at=NOW + 7)
    assert table.game.clock == Clock(NOW + 60_000)
    table.do(None, TimeUp(2), at=NOW + 60_000)
    assert table.game.left(Team.BLUE) == 6
    again = classic_table(Form.SOLO, timer=STRICT, at=NOW)
    again.do(RED_SPYMASTER, Give("дума", 9), at=NOW)
    again.do(RED_OPERATIVE, Object(), at=NOW)
    events = again.do(None, TimeUp(2), at=NOW + 60_000)
    assert [type(event) for event in events] == [Covered, Covered, ClockStarted]


@pytest.mark.rule("R42")
def test_alone_time_may_cover_the_last_rival() -> None:
    table = classic_table(Form.SOLO, timer=STRICT, at=NOW)
    for number, place in enumerate(BYSTANDERS, 1):
        table.do(RED_SPYMASTER, Give("дума", 1), at=NOW)
        table.do(RED_OPERATIVE, Touch(place), at=NOW)
        table.do(None, TimeUp(number + 1), at=NOW + 60_000)
    assert table.game.left(Team.BLUE) == 1
    table.do(RED_SPYMASTER, Give("дума", 1), at=NOW)
    table.do(RED_OPERATIVE, Touch(RED[0]), at=NOW)
    table.do(RED_OPERATIVE, Stop(), at=NOW)
    assert table.do(None, TimeUp(9), at=NOW + 60_000) == (
        Covered(RED_SPYMASTER, BLUE[7], Identity.BLUE),
        TeamWon(Team.BLUE, Ending.RIVALS_FOUND),
    )
    assert table.game.clock == Clock()


@pytest.mark.rule("R23")
def test_anybody_turns_the_glass_and_its_end_is_only_a_nudge() -> None:
    table = classic_table(timer=GLASS, at=NOW)
    seats = (RED_SPYMASTER, RED_OPERATIVE, BLUE_SPYMASTER, BLUE_OPERATIVE)
    for seat in (OPERATIVE, NORTH, None):
        assert table.refuse(seat, TurnGlass()) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": seats},
        )
    three = classic_table(Form.THREE, timer=GLASS)
    assert three.do(OPERATIVE, TurnGlass(), at=NOW)
    started = ClockStarted(NOW + 30_000, glass=True)
    assert table.do(BLUE_SPYMASTER, TurnGlass(), at=NOW) == (started,)
    assert table.refuse(RED_OPERATIVE, TurnGlass(), at=NOW + 1) == (
        Code.GLASS_RUNNING,
        {"deadline": NOW + 30_000},
    )
    assert table.do(None, TimeUp(1), at=NOW + 30_000) == (GlassRanOut(),)
    assert (table.game.phase, table.game.team, table.game.turn) == (Phase.CLUE, Team.RED, 1)
    assert table.game.clock == Clock()
    assert table.do(RED_SPYMASTER, TurnGlass(), at=NOW + 30_001) == (
        ClockStarted(NOW + 60_001, glass=True),
    )


@pytest.mark.rule("R23")
def test_a_clue_ends_the_glass() -> None:
    table = classic_table(timer=GLASS)
    table.do(BLUE_SPYMASTER, TurnGlass(), at=NOW)
    table.do(RED_SPYMASTER, Give("дума", 1), at=NOW + 1)
    assert table.game.clock == Clock()
    table.do(BLUE_SPYMASTER, TurnGlass(), at=NOW + 2)
    table.do(RED_OPERATIVE, Touch(BYSTANDERS[0]), at=NOW + 3)
    assert table.game.clock == Clock()


@pytest.mark.rule("R23")
def test_a_table_without_a_glass_has_none_to_turn() -> None:
    for timer in (Timer(), STRICT):
        table = classic_table(timer=timer)
        assert table.refuse(BLUE_SPYMASTER, TurnGlass()) == (Code.NO_GLASS, {})


@pytest.mark.rule("R23")
def test_a_pause_stops_the_clock_and_grants_anew_what_was_left() -> None:
    table = classic_table(timer=STRICT, at=NOW)
    assert table.refuse(None, Resume(), at=NOW) == (Code.NOT_PAUSED, {})
    assert table.refuse(RED_SPYMASTER, Pause(), at=NOW)[0] is Code.NOT_YOUR_SEAT
    assert table.do(None, Pause(), at=NOW + 20_000) == (Paused(40_000),)
    assert table.game.clock == Clock(paused=True, left=40_000)
    for command in (Give("дума", 1), Touch(0), Stop(), TurnGlass()):
        assert table.refuse(RED_SPYMASTER, command, at=NOW) == (Code.PAUSED, {})
    assert table.refuse(None, Pause(), at=NOW) == (Code.PAUSED, {})
    assert table.refuse(None, TimeUp(1), at=NOW + 10**9) == (Code.PAUSED, {})
    assert table.refuse(RED_SPYMASTER, Resume(), at=NOW)[0] is Code.NOT_YOUR_SEAT
    assert table.do(None, Resume(), at=NOW + 500_000) == (Resumed(NOW + 540_000),)
    assert table.game.clock == Clock(NOW + 540_000)


@pytest.mark.rule("R23")
def test_a_pause_keeps_a_glass_a_glass() -> None:
    table = classic_table(timer=GLASS, at=NOW)
    table.do(RED_OPERATIVE, TurnGlass(), at=NOW)
    table.do(None, Pause(), at=NOW + 40_000)
    assert table.game.clock == Clock(glass=True, paused=True, left=0)
    table.do(None, Resume(), at=NOW + 50_000)
    assert table.game.clock == Clock(NOW + 50_000, glass=True)


def test_a_game_without_a_clock_can_be_paused_too() -> None:
    table = classic_table()
    assert table.do(None, Pause(), at=NOW) == (Paused(None),)
    assert table.do(None, Resume(), at=NOW) == (Resumed(None),)
    assert table.game.clock == Clock()


@pytest.mark.rule("R23")
def test_in_duet_a_clue_giver_out_of_time_gives_the_turn_away_for_a_token() -> None:
    table = duet_table(timer=STRICT, at=NOW)
    table.do(NORTH, Give("дума", 1), at=NOW)
    table.do(SOUTH, Touch(NORTH_GREEN[0]), at=NOW)
    table.do(SOUTH, Stop(), at=NOW)
    assert table.game.clock == Clock(NOW + 60_000)
    assert table.do(None, TimeUp(2), at=NOW + 60_000) == (
        TokensTaken(0, 1),
        TurnEnded(TurnEnd.TIME),
        ClockStarted(NOW + 120_000),
    )
    assert (table.game.tokens, table.game.scored) == (7, 1)
    assert table.refuse(SOUTH, Give("дума", 1))[1]["allowed"] == (NORTH,)


@pytest.mark.rule("R23", "R73")
def test_in_duet_nobody_has_given_a_turn_away_that_was_open_to_both() -> None:
    table = duet_table(timer=STRICT, at=NOW)
    table.do(None, TimeUp(1), at=NOW + 60_000)
    assert (table.game.last_giver, table.game.in_a_row, table.game.turn) == (None, 0, 2)
    table.do(SOUTH, Give("дума", 1), at=NOW)
    assert table.game.giver is Side.SOUTH


@pytest.mark.rule("R23", "R81")
def test_in_duet_guessers_out_of_time_stop_and_a_right_guess_still_counts() -> None:
    table = duet_table(timer=STRICT, at=NOW)
    table.do(NORTH, Give("дума", 1), at=NOW)
    assert table.do(None, TimeUp(1), at=NOW + 90_000)[0] == TokensTaken(0, 1)
    table.do(SOUTH, Give("дума", 1), at=NOW)
    table.do(NORTH, Touch(SOUTH_GREEN[0]), at=NOW)
    taken = table.do(None, TimeUp(2), at=NOW + 90_000)[0]
    assert taken == TokensTaken(0, 1, scored=True)
    assert table.game.scored == 1


@pytest.mark.rule("R79", "R23")
def test_sudden_death_has_no_limit() -> None:
    table = duet_table(1, timer=STRICT, at=NOW)
    events = table.do(None, TimeUp(1), at=NOW + 60_000)
    assert events[-1] == SuddenDeath()
    assert table.game.clock == Clock()


@pytest.mark.rule("R23")
def test_in_duet_either_side_turns_the_glass() -> None:
    table = duet_table(timer=GLASS, at=NOW)
    assert table.refuse(RED_OPERATIVE, TurnGlass(), at=NOW) == (
        Code.NOT_YOUR_SEAT,
        {"seat": RED_OPERATIVE, "allowed": (NORTH, SOUTH)},
    )
    table.do(NORTH, TurnGlass(), at=NOW)
    assert table.do(None, TimeUp(1), at=NOW + 30_000) == (GlassRanOut(),)
    assert table.game.tokens == 9
    assert table.do(SOUTH, TurnGlass(), at=NOW) == (ClockStarted(NOW + 30_000, glass=True),)


def test_in_duet_only_the_table_pauses_and_keeps_time() -> None:
    table = duet_table(timer=STRICT, at=NOW)
    for command in (Pause(), TimeUp(1)):
        assert table.refuse(NORTH, command, at=NOW + 60_000) == (
            Code.NOT_YOUR_SEAT,
            {"seat": NORTH, "allowed": ()},
        )
    table.do(None, Pause(), at=NOW + 1)
    assert table.refuse(NORTH, Give("дума", 1)) == (Code.PAUSED, {})
    assert table.refuse(NORTH, Resume())[0] is Code.NOT_YOUR_SEAT
    assert table.do(None, Resume(), at=NOW + 2) == (Resumed(NOW + 60_001),)
    table.do(NORTH, Give("дума", 1), at=NOW + 2)
    assert table.do(SOUTH, Touch(NORTH_GREEN[0]), at=NOW + 3)[1:] == ()
