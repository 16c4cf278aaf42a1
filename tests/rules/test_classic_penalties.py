"""Illegal clues, the one-team form, giving up, and taking a clue back."""

import pytest

from parola.rules.classic import ClassicState, Objections, acting
from parola.rules.clock import Phase
from parola.rules.clue import Clue
from parola.rules.commands import Concede, Confirm, Cover, Give, Object, Retract, Stop, Touch
from parola.rules.events import (
    ClueGiven,
    ClueProposed,
    ClueRejected,
    ClueRetracted,
    Covered,
    Ending,
    TeamWon,
    TurnEnd,
    TurnEnded,
)
from parola.rules.keys import Identity
from parola.rules.refusal import Code
from parola.rules.scoring import solo_score
from parola.rules.seats import Form, Seat, Team
from play import (
    ASSASSIN,
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    BYSTANDERS,
    OPERATIVE,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Table,
    classic_table,
)

CONFIRM = Objections.CONFIRM


@pytest.mark.rule("R21")
@pytest.mark.parametrize("form", [Form.TEAMS, Form.THREE])
def test_an_illegal_clue_ends_the_turn_and_the_rival_may_cover_a_word(form: Form) -> None:
    table = classic_table(form).give(RED_SPYMASTER)
    assert table.do(BLUE_SPYMASTER, Object()) == (
        ClueRejected(BLUE_SPYMASTER),
        TurnEnded(TurnEnd.ILLEGAL_CLUE),
    )
    assert (table.game.team, table.game.phase, table.game.may_cover) == (
        Team.BLUE,
        Phase.CLUE,
        True,
    )
    assert table.do(BLUE_SPYMASTER, Cover(BLUE[3])) == (
        Covered(BLUE_SPYMASTER, BLUE[3], Identity.BLUE),
    )
    assert (table.game.covered, table.game.phase) == (1 << BLUE[3], Phase.CLUE)
    assert table.game.left(Team.BLUE) == 7
    assert table.refuse(BLUE_SPYMASTER, Cover(BLUE[4])) == (Code.NOTHING_TO_COVER, {})
    table.give(BLUE_SPYMASTER)
    assert table.game.phase is Phase.GUESS


@pytest.mark.rule("R21")
def test_the_rival_need_not_cover_and_gives_the_right_up_with_the_clue() -> None:
    table = classic_table().give(RED_SPYMASTER)
    table.do(BLUE_SPYMASTER, Object())
    table.give(BLUE_SPYMASTER).touch(BLUE_OPERATIVE, BYSTANDERS[0])
    assert not table.game.may_cover
    assert table.refuse(RED_SPYMASTER, Cover(RED[0])) == (Code.NOTHING_TO_COVER, {})


@pytest.mark.rule("R21")
def test_only_a_word_of_ones_own_may_be_covered_and_only_by_the_spymaster() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, BLUE[0])
    table.give(BLUE_SPYMASTER)
    table.do(RED_SPYMASTER, Object())
    for place in (BLUE[1], BYSTANDERS[0], ASSASSIN):
        assert table.refuse(RED_SPYMASTER, Cover(place)) == (
            Code.NOT_OWN_WORD,
            {"place": place, "team": Team.RED},
        )
    assert table.refuse(RED_SPYMASTER, Cover(BLUE[0])) == (
        Code.ALREADY_COVERED,
        {"place": BLUE[0]},
    )
    assert table.refuse(RED_SPYMASTER, Cover(25))[0] is Code.NO_SUCH_PLACE
    for seat in (BLUE_SPYMASTER, RED_OPERATIVE, None):
        assert table.refuse(seat, Cover(RED[0])) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": (RED_SPYMASTER,)},
        )


@pytest.mark.rule("R21", "R17")
def test_covering_ones_last_word_for_an_illegal_clue_wins() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, BYSTANDERS[0])
    table.give(BLUE_SPYMASTER).touch(BLUE_OPERATIVE, *BLUE[:7]).stop(BLUE_OPERATIVE)
    table.give(RED_SPYMASTER)
    table.do(BLUE_SPYMASTER, Object())
    assert table.do(BLUE_SPYMASTER, Cover(BLUE[7])) == (
        Covered(BLUE_SPYMASTER, BLUE[7], Identity.BLUE),
        TeamWon(Team.BLUE, Ending.ALL_FOUND),
    )


@pytest.mark.rule("R21")
def test_after_the_first_touch_a_clue_counts_as_legal() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, RED[0])
    assert table.refuse(BLUE_SPYMASTER, Object()) == (Code.TOO_LATE, {})


@pytest.mark.rule("R21")
def test_only_the_rival_spymaster_objects() -> None:
    table = classic_table().give(RED_SPYMASTER)
    for seat in (RED_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE, None):
        assert table.refuse(seat, Object()) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": (BLUE_SPYMASTER,)},
        )


@pytest.mark.rule("R21")
def test_a_table_may_play_without_objections() -> None:
    table = classic_table(objections=Objections.NONE).give(RED_SPYMASTER)
    assert table.refuse(BLUE_SPYMASTER, Object()) == (Code.NO_OBJECTIONS, {})


@pytest.mark.rule("R21")
def test_with_confirmation_the_rival_hears_the_clue_before_the_guessers() -> None:
    table = classic_table(objections=CONFIRM)
    assert table.do(RED_SPYMASTER, Give("дерево", 2)) == (
        ClueProposed(RED_SPYMASTER, Clue("дерево", 2)),
    )
    assert (table.game.phase, table.game.log) == (Phase.CONFIRM, ())
    assert table.refuse(RED_OPERATIVE, Touch(0)) == (
        Code.WRONG_PHASE,
        {"phase": Phase.CONFIRM},
    )
    for seat in (RED_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE):
        for command in (Confirm(), Object()):
            assert table.refuse(seat, command) == (
                Code.NOT_YOUR_SEAT,
                {"seat": seat, "allowed": (BLUE_SPYMASTER,)},
            )
    given = ClueGiven(RED_SPYMASTER, Clue("дерево", 2))
    assert table.do(BLUE_SPYMASTER, Confirm()) == (given,)
    assert (table.game.phase, table.game.log) == (Phase.GUESS, (given,))


@pytest.mark.rule("R21")
def test_a_confirmed_clue_is_legal() -> None:
    table = classic_table(objections=CONFIRM).give(RED_SPYMASTER)
    table.do(BLUE_SPYMASTER, Confirm())
    assert table.refuse(BLUE_SPYMASTER, Object()) == (Code.TOO_LATE, {})


@pytest.mark.rule("R21")
def test_a_clue_rejected_before_anybody_heard_it_costs_the_same_and_stays_unheard() -> None:
    table = classic_table(objections=CONFIRM).give(RED_SPYMASTER)
    rejected = (ClueRejected(BLUE_SPYMASTER), TurnEnded(TurnEnd.ILLEGAL_CLUE))
    assert table.do(BLUE_SPYMASTER, Object()) == rejected
    assert table.game.log == rejected
    assert (table.game.team, table.game.may_cover, table.game.clue) == (Team.BLUE, True, None)


def test_a_right_to_cover_ends_with_a_clue_that_waits_for_confirmation() -> None:
    table = classic_table(objections=CONFIRM).give(RED_SPYMASTER)
    table.do(BLUE_SPYMASTER, Object())
    table.give(BLUE_SPYMASTER)
    assert not table.game.may_cover
    assert table.refuse(BLUE_SPYMASTER, Cover(BLUE[0]))[0] is Code.WRONG_PHASE


def solo(number: int = 9) -> Table[ClassicState]:
    return classic_table(Form.SOLO).give(RED_SPYMASTER, number)


@pytest.mark.rule("R40")
def test_alone_the_team_that_plays_also_starts() -> None:
    table = classic_table(Form.SOLO)
    assert table.game.team is Team.RED is table.game.deal.key.starts
    assert table.refuse(BLUE_SPYMASTER, Give("дума", 1))[0] is Code.NOT_YOUR_SEAT


@pytest.mark.rule("R41")
def test_alone_the_spymaster_covers_a_rivals_word_after_each_turn() -> None:
    table = solo().touch(RED_OPERATIVE, RED[0]).stop(RED_OPERATIVE)
    assert (table.game.phase, table.game.owed, table.game.team) == (Phase.COVER, 1, Team.RED)
    assert acting(table.game) == (RED_SPYMASTER,)
    assert table.refuse(RED_SPYMASTER, Give("дума", 1))[0] is Code.WRONG_PHASE
    assert table.refuse(RED_OPERATIVE, Cover(BLUE[5]))[0] is Code.NOT_YOUR_SEAT
    assert table.refuse(RED_SPYMASTER, Cover(RED[5])) == (
        Code.NOT_OWN_WORD,
        {"place": RED[5], "team": Team.BLUE},
    )
    assert table.do(RED_SPYMASTER, Cover(BLUE[5])) == (
        Covered(RED_SPYMASTER, BLUE[5], Identity.BLUE),
    )
    assert (table.game.phase, table.game.owed, table.game.team) == (Phase.CLUE, 0, Team.RED)
    assert table.game.turn == 2
    assert table.refuse(RED_SPYMASTER, Cover(BLUE[6])) == (Code.NOTHING_TO_COVER, {})


@pytest.mark.rule("R41")
@pytest.mark.parametrize("place", [BYSTANDERS[0], BLUE[0]])
def test_alone_a_wrong_guess_is_followed_by_covering_too(place: int) -> None:
    table = solo().touch(RED_OPERATIVE, place)
    assert (table.game.phase, table.game.owed) == (Phase.COVER, 1)


@pytest.mark.rule("R21")
def test_alone_the_operatives_object_and_one_word_more_is_covered() -> None:
    table = solo()
    for seat in (BLUE_SPYMASTER, RED_SPYMASTER):
        assert table.refuse(seat, Object()) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": (RED_OPERATIVE,)},
        )
    table.do(RED_OPERATIVE, Object())
    assert (table.game.phase, table.game.owed, table.game.may_cover) == (Phase.COVER, 2, False)
    table.do(RED_SPYMASTER, Cover(BLUE[0]))
    assert (table.game.phase, table.game.owed) == (Phase.COVER, 1)
    assert table.refuse(RED_SPYMASTER, Cover(BLUE[0]))[0] is Code.ALREADY_COVERED
    table.do(RED_SPYMASTER, Cover(BLUE[1]))
    assert (table.game.phase, table.game.owed) == (Phase.CLUE, 0)


@pytest.mark.rule("R42")
def test_alone_the_assassin_loses() -> None:
    table = solo().touch(RED_OPERATIVE, RED[0])
    assert table.do(RED_OPERATIVE, Touch(ASSASSIN))[-1] == TeamWon(Team.BLUE, Ending.ASSASSIN)
    assert solo_score(table.game) is None


@pytest.mark.rule("R42")
def test_alone_all_rivals_covered_is_a_loss_even_by_ones_own_touch() -> None:
    table = classic_table(Form.SOLO)
    for place in BLUE[:7]:
        table.give(RED_SPYMASTER).touch(RED_OPERATIVE, RED[BLUE.index(place)])
        table.stop(RED_OPERATIVE)
        table.do(RED_SPYMASTER, Cover(place))
    table.give(RED_SPYMASTER)
    assert table.do(RED_OPERATIVE, Touch(BLUE[7]))[-1] == TeamWon(Team.BLUE, Ending.RIVALS_FOUND)
    assert solo_score(table.game) is None


@pytest.mark.rule("R42", "R41")
def test_alone_covering_the_last_rival_is_a_loss() -> None:
    table = classic_table(Form.SOLO)
    for place in BLUE[:7]:
        table.give(RED_SPYMASTER).touch(RED_OPERATIVE, BYSTANDERS[BLUE.index(place)])
        table.do(RED_SPYMASTER, Cover(place))
    table.give(RED_SPYMASTER).touch(RED_OPERATIVE, RED[0]).stop(RED_OPERATIVE)
    assert table.do(RED_SPYMASTER, Cover(BLUE[7])) == (
        Covered(RED_SPYMASTER, BLUE[7], Identity.BLUE),
        TeamWon(Team.BLUE, Ending.RIVALS_FOUND),
    )


@pytest.mark.rule("R43")
@pytest.mark.parametrize("turns", range(1, 9))
def test_alone_the_score_is_the_rivals_that_were_never_covered(turns: int) -> None:
    table = classic_table(Form.SOLO)
    for place in BLUE[: turns - 1]:
        table.give(RED_SPYMASTER).touch(RED_OPERATIVE, RED[BLUE.index(place)])
        table.stop(RED_OPERATIVE)
        assert solo_score(table.game) is None
        table.do(RED_SPYMASTER, Cover(place))
    table.give(RED_SPYMASTER).touch(RED_OPERATIVE, *RED[turns - 1 :])
    assert table.game.winner is Team.RED
    assert table.game.ending is Ending.ALL_FOUND
    assert solo_score(table.game) == 9 - turns


@pytest.mark.rule("R43")
def test_only_the_one_team_form_is_scored() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, *RED)
    assert table.game.winner is Team.RED
    assert solo_score(table.game) is None


@pytest.mark.parametrize(
    ("form", "named", "winner"),
    [
        (Form.TEAMS, Team.RED, Team.BLUE),
        (Form.THREE, Team.BLUE, Team.RED),
        (Form.SOLO, None, Team.BLUE),
        (Form.SOLO, Team.RED, Team.BLUE),
    ],
)
def test_who_gives_up_has_lost(form: Form, named: Team | None, winner: Team) -> None:
    table = classic_table(form)
    assert table.refuse(RED_OPERATIVE, Concede(named))[0] is Code.NOT_YOUR_SEAT
    assert table.do(None, Concede(named)) == (TeamWon(winner, Ending.CONCEDED),)


@pytest.mark.parametrize(("form", "named"), [(Form.TEAMS, None), (Form.SOLO, Team.BLUE)])
def test_only_a_team_that_plays_can_give_up(form: Form, named: Team | None) -> None:
    assert classic_table(form).refuse(None, Concede(named)) == (
        Code.BAD_SETTING,
        {"setting": "team", "value": named},
    )


def test_a_mistyped_clue_is_taken_back_before_any_touch() -> None:
    table = classic_table()
    assert table.refuse(None, Retract()) == (Code.WRONG_PHASE, {"phase": Phase.CLUE})
    table.give(RED_SPYMASTER, 2, "дервео")
    assert table.refuse(RED_SPYMASTER, Retract()) == (
        Code.NOT_YOUR_SEAT,
        {"seat": Seat.RED_SPYMASTER, "allowed": ()},
    )
    assert table.do(None, Retract()) == (ClueRetracted(),)
    assert (table.game.phase, table.game.clue, table.game.turn) == (Phase.CLUE, None, 1)
    assert table.game.log[-1] == ClueRetracted()
    table.give(RED_SPYMASTER, 2, "дерево").touch(RED_OPERATIVE, RED[0])
    assert table.refuse(None, Retract()) == (Code.TOO_LATE, {})


def test_a_clue_that_nobody_heard_is_taken_back_without_a_trace() -> None:
    table = classic_table(objections=CONFIRM).give(RED_SPYMASTER)
    table.do(None, Retract())
    assert (table.game.phase, table.game.clue, table.game.log) == (Phase.CLUE, None, ())


def test_stopping_is_not_for_the_covering_phase() -> None:
    table = solo().touch(RED_OPERATIVE, RED[0]).stop(RED_OPERATIVE)
    assert table.refuse(RED_OPERATIVE, Stop()) == (
        Code.WRONG_PHASE,
        {"phase": Phase.COVER},
    )
