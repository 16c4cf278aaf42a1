"""Duet: keys, tokens, marks, sudden death, missions."""

import pytest

from parola.rules.board import mask_of
from parola.rules.clock import Phase
from parola.rules.clue import Clue, Count
from parola.rules.commands import (
    Concede,
    Confirm,
    Cover,
    Give,
    Object,
    Retract,
    Stop,
    Touch,
)
from parola.rules.duet import DuetDeal, DuetState, acting, givers, guessers
from parola.rules.events import (
    ClueGiven,
    ClueRejected,
    ClueRetracted,
    DuetEnded,
    Ending,
    SideDone,
    SuddenDeath,
    TokensTaken,
    Touched,
    TurnEnd,
    TurnEnded,
)
from parola.rules.keys import Identity
from parola.rules.match import DuetSetup
from parola.rules.refusal import Code
from parola.rules.scoring import Praise, duet_score, is_standard, praise
from parola.rules.seats import Seat, Side, Team
from play import (
    BOTH_ASSASSIN,
    BOTH_GREEN,
    DUET_KEY,
    NEITHER,
    NORTH,
    NORTH_ASSASSIN,
    NORTH_ASSASSIN_SOUTH_GREEN,
    NORTH_GREEN,
    NORTH_GREEN_SOUTH_ASSASSIN,
    RED_OPERATIVE,
    SOUTH,
    SOUTH_ASSASSIN,
    SOUTH_GREEN,
    WORDS,
    Table,
    duet_table,
)

ALL_NORTH = (*BOTH_GREEN, *NORTH_GREEN, NORTH_GREEN_SOUTH_ASSASSIN)
ALL_SOUTH = (*BOTH_GREEN, *SOUTH_GREEN, NORTH_ASSASSIN_SOUTH_GREEN)
PARTNER = {NORTH: SOUTH, SOUTH: NORTH}


def turn(table: Table[DuetState], giver: Seat, *places: int, stop: bool = True) -> None:
    """One turn: a clue, the touches, and a stop unless the last touch ended the turn."""
    table.give(giver).touch(PARTNER[giver], *places)
    if stop and table.game.phase is Phase.GUESS:
        table.stop(PARTNER[giver])


@pytest.mark.rule("R72")
def test_the_standard_game_has_nine_tokens() -> None:
    for deal in (DuetDeal(WORDS, DUET_KEY), duet_table().game.deal):
        assert (deal.tokens, deal.mistakes) == (9, 9)
    assert DuetSetup().tokens == 9


@pytest.mark.rule("R73")
def test_either_side_may_give_the_first_clue() -> None:
    for seat in (NORTH, SOUTH):
        table = duet_table()
        assert givers(table.game) == (Side.NORTH, Side.SOUTH)
        assert acting(table.game) == (NORTH, SOUTH)
        assert guessers(table.game) == ()
        assert table.do(seat, Give("плаж", 3)) == (ClueGiven(seat, Clue("плаж", 3)),)
        assert acting(table.game) == (PARTNER[seat],)


@pytest.mark.rule("R73")
def test_then_the_sides_alternate() -> None:
    table = duet_table()
    turn(table, SOUTH, SOUTH_GREEN[0])
    assert table.refuse(SOUTH, Give("дума", 1)) == (
        Code.NOT_YOUR_SEAT,
        {"seat": SOUTH, "allowed": (NORTH,)},
    )
    turn(table, NORTH, NORTH_GREEN[0])
    assert givers(table.game) == (Side.SOUTH,)


@pytest.mark.rule("R73")
def test_with_free_alternation_one_side_may_give_two_clues_in_a_row() -> None:
    table = duet_table(free=True)
    turn(table, NORTH, NORTH_GREEN[0])
    assert givers(table.game) == (Side.NORTH, Side.SOUTH)
    turn(table, NORTH, NORTH_GREEN[1])
    assert givers(table.game) == (Side.SOUTH,)
    turn(table, SOUTH, SOUTH_GREEN[0])
    assert givers(table.game) == (Side.NORTH, Side.SOUTH)
    turn(table, SOUTH, SOUTH_GREEN[1])
    assert givers(table.game) == (Side.NORTH,)


@pytest.mark.rule("R70")
def test_duet_has_no_unlimited_clue() -> None:
    assert duet_table().refuse(NORTH, Give("дума", Count.UNLIMITED)) == (
        Code.BAD_NUMBER,
        {"number": Count.UNLIMITED, "lowest": 0, "highest": 9, "unlimited": False},
    )
    duet_table().do(NORTH, Give("", Count.UNSAID))


@pytest.mark.rule("R70", "R74")
def test_the_other_side_guesses() -> None:
    table = duet_table().give(NORTH)
    for command in (Touch(0), Stop()):
        for seat in (NORTH, RED_OPERATIVE, None):
            assert table.refuse(seat, command) == (
                Code.NOT_YOUR_SEAT,
                {"seat": seat, "allowed": (SOUTH,)},
            )
    assert table.refuse(NORTH, Give("дума", 1)) == (
        Code.WRONG_PHASE,
        {"phase": Phase.GUESS},
    )


@pytest.mark.rule("R74")
def test_the_clue_givers_side_of_the_key_decides() -> None:
    table = duet_table().give(NORTH)
    assert table.do(SOUTH, Touch(NORTH_GREEN_SOUTH_ASSASSIN)) == (
        Touched(SOUTH, NORTH_GREEN_SOUTH_ASSASSIN, Identity.AGENT),
    )
    assert table.do(SOUTH, Touch(SOUTH_GREEN[0]))[0] == (
        Touched(SOUTH, SOUTH_GREEN[0], Identity.BYSTANDER)
    )
    other = duet_table().give(SOUTH)
    assert other.do(NORTH, Touch(SOUTH_GREEN[0])) == (
        Touched(NORTH, SOUTH_GREEN[0], Identity.AGENT),
    )


@pytest.mark.rule("R74")
def test_an_agent_lets_one_guess_again_without_limit() -> None:
    table = duet_table().give(NORTH, 1)
    table.touch(SOUTH, *ALL_NORTH[:8])
    assert (table.game.phase, table.game.guesses) == (Phase.GUESS, 8)
    assert table.game.south_found == mask_of(ALL_NORTH[:8])
    assert table.game.north_found == 0
    assert table.game.left == 7


@pytest.mark.rule("R74")
def test_a_bystander_takes_a_token_with_its_arrow_to_the_guesser() -> None:
    table = duet_table().give(NORTH)
    assert table.do(SOUTH, Touch(NEITHER[0])) == (
        Touched(SOUTH, NEITHER[0], Identity.BYSTANDER),
        TokensTaken(0, 1),
        TurnEnded(TurnEnd.WRONG_GUESS),
    )
    assert table.game.south_marks == table.game.marks(Side.SOUTH) == 1 << NEITHER[0]
    assert table.game.north_marks == table.game.marks(Side.NORTH) == 0
    assert (table.game.tokens, table.game.phase, table.game.turn) == (8, Phase.CLUE, 2)
    assert (table.game.clue, table.game.giver, table.game.guesses) == (None, None, 0)


@pytest.mark.rule("R74")
@pytest.mark.parametrize(
    ("giver", "place"),
    [
        (NORTH, NORTH_ASSASSIN),
        (NORTH, BOTH_ASSASSIN),
        (NORTH, NORTH_ASSASSIN_SOUTH_GREEN),
        (SOUTH, SOUTH_ASSASSIN),
        (SOUTH, BOTH_ASSASSIN),
        (SOUTH, NORTH_GREEN_SOUTH_ASSASSIN),
    ],
)
def test_the_clue_givers_assassin_loses_for_all(giver: Seat, place: int) -> None:
    table = duet_table().give(giver)
    assert table.do(PARTNER[giver], Touch(place)) == (
        Touched(PARTNER[giver], place, Identity.ASSASSIN),
        DuetEnded(won=False, ending=Ending.ASSASSIN),
    )
    assert (table.game.won, table.game.phase, table.game.ending) == (
        False,
        Phase.OVER,
        Ending.ASSASSIN,
    )
    assert duet_score(table.game) is None
    assert acting(table.game) == ()


@pytest.mark.rule("R74")
def test_what_is_black_only_for_the_guesser_does_no_harm() -> None:
    table = duet_table().give(NORTH)
    assert table.do(SOUTH, Touch(SOUTH_ASSASSIN))[0] == (
        Touched(SOUTH, SOUTH_ASSASSIN, Identity.BYSTANDER)
    )


@pytest.mark.rule("R75")
@pytest.mark.parametrize("number", [0, 3])
def test_at_least_one_guess_a_turn(number: int) -> None:
    table = duet_table().give(NORTH, number)
    assert table.refuse(SOUTH, Stop()) == (Code.GUESS_FIRST, {})


@pytest.mark.rule("R75")
def test_who_stops_takes_a_token_and_each_turn_costs_one() -> None:
    table = duet_table().give(NORTH, 2).touch(SOUTH, NORTH_GREEN[0])
    assert table.do(SOUTH, Stop()) == (
        TokensTaken(0, 1, scored=True),
        TurnEnded(TurnEnd.STOPPED),
    )
    assert (table.game.tokens, table.game.scored) == (8, 1)


@pytest.mark.rule("R76")
def test_a_side_never_touches_its_own_token_again_but_the_other_side_may() -> None:
    table = duet_table()
    turn(table, NORTH, SOUTH_GREEN[0])
    turn(table, SOUTH, SOUTH_GREEN[1])
    table.give(NORTH)
    assert table.refuse(SOUTH, Touch(SOUTH_GREEN[0])) == (
        Code.ALREADY_MARKED,
        {"place": SOUTH_GREEN[0]},
    )
    table.touch(SOUTH, NORTH_GREEN[0]).stop(SOUTH)
    table.give(SOUTH)
    assert table.do(NORTH, Touch(SOUTH_GREEN[0])) == (
        Touched(NORTH, SOUTH_GREEN[0], Identity.AGENT),
    )
    # the token stays on top of the later tile, to remember what happened
    assert table.game.south_marks == table.game.north_found & 1 << SOUTH_GREEN[0] != 0


@pytest.mark.rule("R76", "R7")
def test_a_word_is_covered_by_both_sides_tokens_and_not_by_one() -> None:
    table = duet_table()
    place = NEITHER[3]
    turn(table, NORTH, place)
    assert WORDS[place] in table.game.visible
    assert table.refuse(SOUTH, Give(WORDS[place].lower(), 1))[0] is Code.CLUE_ILLEGAL
    turn(table, SOUTH, place)
    assert WORDS[place] not in table.game.visible
    assert table.game.covered == 1 << place
    table.give(NORTH, 1, WORDS[place].lower())
    assert table.refuse(SOUTH, Touch(place))[0] is Code.ALREADY_MARKED
    table.touch(SOUTH, NORTH_GREEN[0]).stop(SOUTH)
    table.give(SOUTH)
    assert table.refuse(NORTH, Touch(place))[0] is Code.ALREADY_MARKED


@pytest.mark.rule("R76")
def test_an_agent_tile_is_never_touched_again_also_when_green_on_both_sides() -> None:
    table = duet_table()
    turn(table, NORTH, BOTH_GREEN[0])
    table.give(SOUTH)
    assert table.refuse(NORTH, Touch(BOTH_GREEN[0])) == (
        Code.ALREADY_COVERED,
        {"place": BOTH_GREEN[0]},
    )
    assert WORDS[BOTH_GREEN[0]] not in table.game.visible


@pytest.mark.rule("R77")
def test_a_side_says_when_its_nine_are_covered_and_then_only_the_other_gives() -> None:
    table = duet_table()
    turn(table, NORTH, *ALL_NORTH[:8])
    turn(table, SOUTH, SOUTH_GREEN[0])
    table.give(NORTH)
    assert table.do(SOUTH, Touch(ALL_NORTH[8])) == (
        Touched(SOUTH, ALL_NORTH[8], Identity.AGENT),
        SideDone(Side.NORTH),
        TokensTaken(0, 1, scored=True),
        TurnEnded(TurnEnd.NOTHING_LEFT),
    )
    assert table.game.done == (Side.NORTH,)
    for place in SOUTH_GREEN[1:3]:
        assert givers(table.game) == (Side.SOUTH,)
        turn(table, SOUTH, place)


@pytest.mark.rule("R77")
def test_the_guessers_own_side_can_be_done_by_a_word_green_for_both() -> None:
    table = duet_table()
    turn(table, SOUTH, *SOUTH_GREEN, NORTH_ASSASSIN_SOUTH_GREEN)
    table.give(NORTH).touch(SOUTH, *BOTH_GREEN[:2])
    assert table.do(SOUTH, Touch(BOTH_GREEN[2])) == (
        Touched(SOUTH, BOTH_GREEN[2], Identity.AGENT),
        SideDone(Side.SOUTH),
    )
    # north still has words for this clue, so the turn goes on
    assert table.game.phase is Phase.GUESS
    table.stop(SOUTH)
    assert givers(table.game) == (Side.NORTH,)


@pytest.mark.rule("R77", "R73")
def test_free_alternation_does_not_bring_a_finished_side_back() -> None:
    table = duet_table(free=True)
    turn(table, NORTH, *ALL_NORTH)
    for place in SOUTH_GREEN[:3]:
        assert givers(table.game) == (Side.SOUTH,)
        turn(table, SOUTH, place)


@pytest.mark.rule("R78")
def test_fifteen_agents_win() -> None:
    table = duet_table()
    turn(table, NORTH, *ALL_NORTH)
    table.give(SOUTH).touch(NORTH, *SOUTH_GREEN)
    assert table.do(NORTH, Touch(NORTH_ASSASSIN_SOUTH_GREEN)) == (
        Touched(NORTH, NORTH_ASSASSIN_SOUTH_GREEN, Identity.AGENT),
        DuetEnded(won=True, ending=Ending.ALL_FOUND),
    )
    assert table.game.won
    assert table.game.left == 0


def in_sudden_death(*first: int, tokens: int = 1) -> Table[DuetState]:
    table = duet_table(tokens)
    turn(table, NORTH, *(first or NORTH_GREEN[:1]))
    assert table.events[-1] == SuddenDeath()
    assert (table.game.phase, table.game.sudden_death) == (Phase.SUDDEN_DEATH, True)
    return table


@pytest.mark.rule("R79")
def test_when_the_bank_is_empty_there_are_no_more_clues() -> None:
    table = in_sudden_death()
    for seat in (NORTH, SOUTH):
        for command in (Give("дума", 1), Stop(), Object()):
            assert table.refuse(seat, command) == (
                Code.WRONG_PHASE,
                {"phase": Phase.SUDDEN_DEATH},
            )


@pytest.mark.rule("R79")
def test_in_sudden_death_sides_guess_in_any_order() -> None:
    table = in_sudden_death()
    assert guessers(table.game) == (Side.NORTH, Side.SOUTH)
    table.touch(NORTH, *SOUTH_GREEN[:2]).touch(SOUTH, NORTH_GREEN[1])
    table.touch(NORTH, SOUTH_GREEN[2])
    assert table.game.phase is Phase.SUDDEN_DEATH


@pytest.mark.rule("R79")
@pytest.mark.parametrize(
    ("seat", "place", "ending"),
    [
        (NORTH, NEITHER[0], Ending.BYSTANDER),
        (SOUTH, SOUTH_GREEN[0], Ending.BYSTANDER),
        (NORTH, BOTH_ASSASSIN, Ending.ASSASSIN),
    ],
)
def test_in_sudden_death_any_wrong_guess_loses(seat: Seat, place: int, ending: Ending) -> None:
    table = in_sudden_death()
    assert table.do(seat, Touch(place))[-1] == DuetEnded(won=False, ending=ending)


@pytest.mark.rule("R79")
def test_in_sudden_death_only_a_side_with_words_left_guesses() -> None:
    table = in_sudden_death(*ALL_NORTH)
    assert guessers(table.game) == (Side.NORTH,)
    assert acting(table.game) == (NORTH,)
    assert table.refuse(SOUTH, Touch(SOUTH_GREEN[0])) == (
        Code.NOBODY_LEFT_TO_FIND,
        {"seat": SOUTH, "allowed": (NORTH,)},
    )
    table.touch(NORTH, *SOUTH_GREEN)
    assert table.do(NORTH, Touch(NORTH_ASSASSIN_SOUTH_GREEN))[-1] == (
        DuetEnded(won=True, ending=Ending.ALL_FOUND)
    )


@pytest.mark.rule("R79")
def test_in_sudden_death_play_never_passes_to_a_side_that_has_finished() -> None:
    table = in_sudden_death(*ALL_NORTH[:8])
    assert table.do(SOUTH, Touch(ALL_NORTH[8])) == (
        Touched(SOUTH, ALL_NORTH[8], Identity.AGENT),
        SideDone(Side.NORTH),
    )
    assert guessers(table.game) == (Side.NORTH,)
    assert table.refuse(SOUTH, Touch(NEITHER[0]))[0] is Code.NOBODY_LEFT_TO_FIND


@pytest.mark.rule("R79", "R76")
def test_in_sudden_death_covered_and_marked_cards_are_still_refused() -> None:
    table = duet_table(2)
    turn(table, NORTH, NEITHER[0])
    turn(table, SOUTH, SOUTH_GREEN[0])
    assert table.game.phase is Phase.SUDDEN_DEATH
    assert table.refuse(SOUTH, Touch(NEITHER[0]))[0] is Code.ALREADY_MARKED
    assert table.refuse(SOUTH, Touch(SOUTH_GREEN[0]))[0] is Code.ALREADY_COVERED
    assert table.refuse(SOUTH, Touch(25)) == (Code.NO_SUCH_PLACE, {"place": 25, "places": 25})
    assert table.refuse(SOUTH, Touch(-1))[0] is Code.NO_SUCH_PLACE
    assert table.refuse(SOUTH, Touch(place=True))[0] is Code.NO_SUCH_PLACE


@pytest.mark.rule("R80")
def test_an_illegal_clue_costs_a_token_and_the_guessing_goes_on() -> None:
    table = duet_table().give(NORTH)
    for seat in (NORTH, RED_OPERATIVE, None):
        assert table.refuse(seat, Object()) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": (SOUTH,)},
        )
    assert table.do(SOUTH, Object()) == (ClueRejected(SOUTH), TokensTaken(0, 1))
    assert (table.game.tokens, table.game.phase, table.game.scored) == (8, Phase.GUESS, 0)
    assert table.refuse(SOUTH, Object()) == (Code.ALREADY_OBJECTED, {})
    table.touch(SOUTH, NORTH_GREEN[0]).stop(SOUTH)
    assert table.game.tokens == 7
    table.give(SOUTH)
    assert table.do(NORTH, Object())[0] == ClueRejected(NORTH)


@pytest.mark.rule("R80")
def test_after_the_first_touch_the_clue_counts_as_legal() -> None:
    table = duet_table().give(NORTH).touch(SOUTH, NORTH_GREEN[0])
    assert table.refuse(SOUTH, Object()) == (Code.TOO_LATE, {})
    agreed = duet_table(objections=False).give(NORTH)
    assert agreed.refuse(SOUTH, Object()) == (Code.NO_OBJECTIONS, {})


@pytest.mark.rule("R80")
def test_in_missions_the_penalty_takes_a_check_mark_first() -> None:
    table = duet_table(9, 5).give(NORTH)
    assert table.do(SOUTH, Object())[1] == TokensTaken(1, 0)
    assert (table.game.bank_checks, table.game.bank_mistakes) == (3, 5)


@pytest.mark.rule("R80", "R79")
@pytest.mark.parametrize("place", [NORTH_GREEN[0], NEITHER[0]])
def test_when_the_penalty_takes_the_last_token_the_turn_is_played_to_its_end(
    place: int,
) -> None:
    table = duet_table(1).give(NORTH)
    table.do(SOUTH, Object())
    assert (table.game.tokens, table.game.overdrawn, table.game.phase) == (
        0,
        True,
        Phase.GUESS,
    )
    turn_events = list(table.do(SOUTH, Touch(place)))
    if table.game.phase is Phase.GUESS:
        turn_events += table.do(SOUTH, Stop())
    assert turn_events[-2:] == [turn_events[-2], SuddenDeath()]
    assert isinstance(turn_events[-2], TurnEnded)
    assert not any(isinstance(event, TokensTaken) for event in turn_events)
    assert (table.game.scored, table.game.tokens, table.game.overdrawn) == (0, 0, False)


@pytest.mark.rule("R80", "R93")
def test_a_penalty_that_leaves_one_check_mark_makes_the_next_mistake_fatal() -> None:
    table = duet_table(2, 0).give(NORTH)
    table.do(SOUTH, Object())
    assert not table.game.overdrawn
    assert table.do(SOUTH, Touch(NEITHER[0]))[-1] == (DuetEnded(won=False, ending=Ending.NO_TOKENS))


@pytest.mark.rule("R92")
def test_stopping_takes_a_check_mark_and_when_there_is_none_a_mistake() -> None:
    table = duet_table(3, 2)
    turn(table, NORTH, NORTH_GREEN[0])
    assert (table.game.bank_checks, table.game.bank_mistakes) == (0, 2)
    turn(table, SOUTH, SOUTH_GREEN[0])
    assert (table.game.bank_checks, table.game.bank_mistakes) == (0, 1)
    assert table.game.scored == 2


@pytest.mark.rule("R92")
def test_a_mistake_takes_a_bystander_token_and_when_there_is_none_two_check_marks() -> None:
    table = duet_table(4, 1)
    turn(table, NORTH, NEITHER[0])
    assert (table.game.bank_checks, table.game.bank_mistakes) == (3, 0)
    table.give(SOUTH)
    assert table.do(NORTH, Touch(NEITHER[1])) == (
        Touched(NORTH, NEITHER[1], Identity.BYSTANDER),
        TokensTaken(2, 0),
        TurnEnded(TurnEnd.WRONG_GUESS),
    )
    assert (table.game.tokens, table.game.north_marks) == (1, 1 << NEITHER[1])


@pytest.mark.rule("R93")
def test_using_exactly_the_last_tokens_is_sudden_death() -> None:
    table = duet_table(2, 0).give(NORTH)
    assert table.do(SOUTH, Touch(NEITHER[0]))[1:] == (
        TokensTaken(2, 0),
        TurnEnded(TurnEnd.WRONG_GUESS),
        SuddenDeath(),
    )
    last = duet_table(1).give(NORTH)
    assert last.do(SOUTH, Touch(NEITHER[0]))[1:] == (
        TokensTaken(0, 1),
        TurnEnded(TurnEnd.WRONG_GUESS),
        SuddenDeath(),
    )


@pytest.mark.rule("R93")
def test_needing_more_tokens_than_there_are_loses_at_once() -> None:
    table = duet_table(1, 0).give(NORTH)
    assert table.do(SOUTH, Touch(NEITHER[0])) == (
        Touched(SOUTH, NEITHER[0], Identity.BYSTANDER),
        DuetEnded(won=False, ending=Ending.NO_TOKENS),
    )


@pytest.mark.rule("R81")
@pytest.mark.parametrize(
    ("north", "south", "score"),
    [
        # two turns: seven tokens unused, two check marks
        (((ALL_NORTH),), ((*SOUTH_GREEN, 14),), 23),
        # one wrong guess on the way: its token is no check mark
        ((ALL_NORTH[:1], ALL_NORTH[1:]), ((NEITHER[0],), (*SOUTH_GREEN, 14)), 18),
    ],
)
def test_a_win_is_worth_three_for_each_unused_token_and_one_for_each_check_mark(
    north: tuple[tuple[int, ...], ...], south: tuple[tuple[int, ...], ...], score: int
) -> None:
    table = duet_table()
    for one, other in zip(north, south, strict=True):
        turn(table, NORTH, *one)
        assert duet_score(table.game) is None
        turn(table, SOUTH, *other)
    assert table.game.won
    assert duet_score(table.game) == score


@pytest.mark.rule("R81")
def test_sudden_death_costs_a_point_and_leaves_nothing_unused() -> None:
    table = duet_table()
    for n in range(4):
        turn(table, NORTH, NORTH_GREEN[n])
        turn(table, SOUTH, SOUTH_GREEN[n])
    turn(table, NORTH, NORTH_GREEN[4])
    assert table.game.phase is Phase.SUDDEN_DEATH
    table.touch(NORTH, SOUTH_GREEN[4], NORTH_ASSASSIN_SOUTH_GREEN, *BOTH_GREEN)
    table.touch(SOUTH, NORTH_GREEN_SOUTH_ASSASSIN)
    assert table.game.won
    assert duet_score(table.game) == 8


@pytest.mark.rule("R81", "R80")
def test_a_win_on_a_turn_whose_token_the_penalty_took_counts_no_token() -> None:
    table = duet_table()
    turn(table, NORTH, *ALL_NORTH)
    for place in (*SOUTH_GREEN, *NEITHER[:2]):
        turn(table, SOUTH, place)
    assert (table.game.tokens, table.game.scored) == (1, 6)
    table.give(SOUTH)
    table.do(NORTH, Object())
    table.touch(NORTH, NORTH_ASSASSIN_SOUTH_GREEN)
    assert table.game.won
    assert duet_score(table.game) == 6


@pytest.mark.rule("R81")
@pytest.mark.parametrize(
    ("tokens", "mistakes", "standard"), [(9, 9, True), (10, 10, False), (9, 5, False)]
)
def test_only_the_standard_game_is_scored(tokens: int, mistakes: int, *, standard: bool) -> None:
    table = duet_table(tokens, mistakes)
    turn(table, NORTH, *ALL_NORTH)
    turn(table, SOUTH, *SOUTH_GREEN, NORTH_ASSASSIN_SOUTH_GREEN)
    assert table.game.won
    assert is_standard(table.game) is standard
    assert (duet_score(table.game) is not None) is standard


@pytest.mark.rule("R81")
@pytest.mark.parametrize(
    ("score", "said"),
    [
        (-1, Praise.WON),
        (5, Praise.WON),
        (6, Praise.GOOD),
        (8, Praise.GOOD),
        (9, Praise.GREAT),
        (10, Praise.GREAT),
        (11, Praise.MISSIONS),
    ],
)
def test_a_score_has_its_praise(score: int, said: Praise) -> None:
    assert praise(score) is said


@pytest.mark.rule("R82")
def test_a_side_that_stops_or_goes_on_learns_nothing_of_what_is_left() -> None:
    table = duet_table().give(NORTH)
    events = (
        *table.do(SOUTH, Touch(BOTH_GREEN[0])),
        *table.do(SOUTH, Touch(NORTH_GREEN[0])),
        *table.do(SOUTH, Stop()),
    )
    # a word green for both and one green for north alone look the same
    assert events[0] == Touched(SOUTH, BOTH_GREEN[0], Identity.AGENT)
    assert events[1] == Touched(SOUTH, NORTH_GREEN[0], Identity.AGENT)


def test_giving_up_loses_for_all() -> None:
    table = duet_table()
    assert table.refuse(NORTH, Concede())[0] is Code.NOT_YOUR_SEAT
    assert table.refuse(None, Concede(Team.RED)) == (
        Code.BAD_SETTING,
        {"setting": "team", "value": Team.RED},
    )
    assert table.do(None, Concede()) == (DuetEnded(won=False, ending=Ending.CONCEDED),)
    for command in (Concede(), Give("дума", 1), Touch(0)):
        assert table.refuse(None, command) == (Code.GAME_OVER, {})


def test_a_clue_is_taken_back_before_any_touch() -> None:
    table = duet_table()
    assert table.refuse(None, Retract()) == (Code.WRONG_PHASE, {"phase": Phase.CLUE})
    table.give(SOUTH)
    assert table.refuse(SOUTH, Retract())[0] is Code.NOT_YOUR_SEAT
    assert table.do(None, Retract()) == (ClueRetracted(),)
    assert givers(table.game) == (Side.NORTH, Side.SOUTH)
    assert (table.game.clue, table.game.giver, table.game.phase) == (None, None, Phase.CLUE)
    table.give(NORTH)
    table.do(SOUTH, Object())
    assert table.refuse(None, Retract()) == (Code.TOO_LATE, {})
    touched = duet_table().give(NORTH).touch(SOUTH, NORTH_GREEN[0])
    assert touched.refuse(None, Retract()) == (Code.TOO_LATE, {})


def test_duet_has_no_confirming_and_no_covering() -> None:
    for command in (Confirm(), Cover(0)):
        assert duet_table().refuse(NORTH, command) == (Code.UNKNOWN_COMMAND, {})


def test_a_visible_word_is_refused_as_a_clue_in_duet_too() -> None:
    assert duet_table().refuse(NORTH, Give("замок", 1)) == (
        Code.CLUE_ILLEGAL,
        {"rule": "R7", "reason": "visible-word", "offends": "ЗАМОК"},
    )
    silent = duet_table().give(NORTH, 1, "")
    assert silent.game.clue == Clue("", 1)
