"""A turn of the classic game: clue, guesses, and how it ends."""

import pytest

from parola.rules.classic import Objections, acting, begin, guesser, objector
from parola.rules.clock import Phase
from parola.rules.clue import LONGEST, Clue, Count, Ruling, visible_word
from parola.rules.commands import Command, Confirm, Cover, Give, Object, Stop, Touch
from parola.rules.events import (
    ClueGiven,
    Ending,
    TeamWon,
    Touched,
    TurnEnd,
    TurnEnded,
)
from parola.rules.keys import Identity
from parola.rules.refusal import Code
from parola.rules.seats import Form, Seat, Team
from play import (
    ASSASSIN,
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    BYSTANDERS,
    NORTH,
    OPERATIVE,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WORDS,
    Table,
    classic_deal,
    classic_table,
)


@pytest.mark.rule("R13")
def test_a_turn_is_a_clue_and_then_guesses_and_then_the_other_team() -> None:
    table = classic_table()
    assert table.game.phase is Phase.CLUE
    assert table.do(RED_SPYMASTER, Give("дерево", 2)) == (
        ClueGiven(RED_SPYMASTER, Clue("дерево", 2)),
    )
    assert (table.game.phase, table.game.clue) == (Phase.GUESS, Clue("дерево", 2))
    table.touch(RED_OPERATIVE, RED[0])
    assert table.do(RED_OPERATIVE, Stop()) == (TurnEnded(TurnEnd.STOPPED),)
    assert (table.game.team, table.game.phase, table.game.turn) == (Team.BLUE, Phase.CLUE, 2)
    assert (table.game.clue, table.game.guesses) == (None, 0)
    table.give(BLUE_SPYMASTER).touch(BLUE_OPERATIVE, BYSTANDERS[0])
    assert (table.game.team, table.game.turn) == (Team.RED, 3)


@pytest.mark.rule("R13")
def test_only_the_acting_teams_spymaster_gives_the_clue() -> None:
    table = classic_table()
    for seat in (BLUE_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE, NORTH, None):
        assert table.refuse(seat, Give("дерево", 2)) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": (RED_SPYMASTER,)},
        )


@pytest.mark.rule("R13", "R5")
def test_only_the_acting_teams_operatives_touch_and_stop() -> None:
    table = classic_table().give(RED_SPYMASTER)
    for command in (Touch(0), Stop()):
        for seat in (RED_SPYMASTER, BLUE_SPYMASTER, BLUE_OPERATIVE, OPERATIVE, None):
            assert table.refuse(seat, command) == (
                Code.NOT_YOUR_SEAT,
                {"seat": seat, "allowed": (RED_OPERATIVE,)},
            )


@pytest.mark.rule("R13")
def test_each_command_has_its_phase() -> None:
    table = classic_table()
    too_early: tuple[Command, ...] = (Touch(0), Stop(), Object())
    for command in too_early:
        assert table.refuse(RED_OPERATIVE, command) == (
            Code.WRONG_PHASE,
            {"phase": Phase.CLUE},
        )
    assert table.refuse(RED_SPYMASTER, Confirm())[0] is Code.WRONG_PHASE
    table.give(RED_SPYMASTER)
    later: tuple[Command, ...] = (Give("ще", 1), Cover(0), Confirm())
    for command in later:
        assert table.refuse(RED_SPYMASTER, command) == (
            Code.WRONG_PHASE,
            {"phase": Phase.GUESS},
        )


@pytest.mark.rule("R5")
def test_nothing_but_a_touch_uncovers_a_card() -> None:
    table = classic_table().give(RED_SPYMASTER)
    assert table.game.covered == 0
    (touched,) = table.do(RED_OPERATIVE, Touch(RED[3]))
    assert touched == Touched(RED_OPERATIVE, RED[3], Identity.RED)
    assert table.game.covered == 1 << RED[3]


@pytest.mark.rule("R14")
def test_an_own_agent_lets_the_team_guess_again() -> None:
    table = classic_table().give(RED_SPYMASTER, 3).touch(RED_OPERATIVE, *RED[:2])
    assert (table.game.team, table.game.phase, table.game.guesses) == (
        Team.RED,
        Phase.GUESS,
        2,
    )


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    ("place", "identity"),
    [(BYSTANDERS[2], Identity.BYSTANDER), (BLUE[2], Identity.BLUE)],
)
def test_a_bystander_or_a_rivals_agent_ends_the_turn(place: int, identity: Identity) -> None:
    table = classic_table().give(RED_SPYMASTER, 3)
    assert table.do(RED_OPERATIVE, Touch(place)) == (
        Touched(RED_OPERATIVE, place, identity),
        TurnEnded(TurnEnd.WRONG_GUESS),
    )
    assert (table.game.team, table.game.phase) == (Team.BLUE, Phase.CLUE)
    assert table.game.covered == 1 << place


@pytest.mark.rule("R14")
def test_the_rivals_agent_counts_for_the_rival() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, BLUE[0])
    assert table.game.left(Team.BLUE) == 7
    assert table.game.left(Team.RED) == 9


@pytest.mark.rule("R14")
def test_the_assassin_loses_the_game_at_once() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, RED[0])
    assert table.do(RED_OPERATIVE, Touch(ASSASSIN)) == (
        Touched(RED_OPERATIVE, ASSASSIN, Identity.ASSASSIN),
        TeamWon(Team.BLUE, Ending.ASSASSIN),
    )
    assert table.game.phase is Phase.OVER
    assert table.game.ending is Ending.ASSASSIN
    assert table.game.winner is Team.BLUE
    assert acting(table.game) == ()


@pytest.mark.rule("R15")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_team_guesses_at_most_once_more_than_the_number(number: int) -> None:
    table = classic_table().give(RED_SPYMASTER, number)
    table.touch(RED_OPERATIVE, *RED[:number])
    assert table.game.phase is Phase.GUESS
    assert table.do(RED_OPERATIVE, Touch(RED[number]))[1:] == (TurnEnded(TurnEnd.LIMIT),)
    assert table.game.team is Team.BLUE


@pytest.mark.rule("R15", "R18", "R19")
@pytest.mark.parametrize("number", [2, 0, Count.UNLIMITED])
def test_operatives_may_stop_only_after_a_guess(number: int) -> None:
    table = classic_table().give(RED_SPYMASTER, number)
    assert table.refuse(RED_OPERATIVE, Stop()) == (Code.GUESS_FIRST, {})
    table.touch(RED_OPERATIVE, RED[0]).stop(RED_OPERATIVE)
    assert table.game.team is Team.BLUE


@pytest.mark.rule("R18", "R19")
@pytest.mark.parametrize("number", [0, Count.UNLIMITED])
def test_zero_and_unlimited_have_no_limit_but_the_first_wrong_guess(number: int) -> None:
    table = classic_table().give(RED_SPYMASTER, number).touch(RED_OPERATIVE, *RED[:8])
    assert table.game.phase is Phase.GUESS
    table.touch(RED_OPERATIVE, BYSTANDERS[0])
    assert table.game.team is Team.BLUE


@pytest.mark.rule("R17")
def test_a_team_wins_with_its_last_agent() -> None:
    table = classic_table().give(RED_SPYMASTER, 8).touch(RED_OPERATIVE, *RED[:8])
    assert table.do(RED_OPERATIVE, Touch(RED[8])) == (
        Touched(RED_OPERATIVE, RED[8], Identity.RED),
        TeamWon(Team.RED, Ending.ALL_FOUND),
    )


@pytest.mark.rule("R17")
def test_a_team_wins_also_when_the_rival_covers_its_last_agent() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, BYSTANDERS[0])
    table.give(BLUE_SPYMASTER, 8).touch(BLUE_OPERATIVE, *BLUE[:7]).stop(BLUE_OPERATIVE)
    table.give(RED_SPYMASTER)
    assert table.do(RED_OPERATIVE, Touch(BLUE[7])) == (
        Touched(RED_OPERATIVE, BLUE[7], Identity.BLUE),
        TeamWon(Team.BLUE, Ending.ALL_FOUND),
    )


@pytest.mark.rule("R6")
def test_a_guess_may_go_back_to_an_earlier_clue() -> None:
    table = classic_table().give(RED_SPYMASTER, 2, "дерево")
    table.touch(RED_OPERATIVE, RED[0]).stop(RED_OPERATIVE)
    table.give(BLUE_SPYMASTER).touch(BLUE_OPERATIVE, BYSTANDERS[0])
    table.give(RED_SPYMASTER, 1, "вершина").touch(RED_OPERATIVE, RED[5], RED[1])
    given = [entry for entry in table.game.log if isinstance(entry, ClueGiven)]
    assert [entry.clue.word for entry in given] == ["дерево", "дума", "вершина"]
    assert table.game.left(Team.RED) == 6


@pytest.mark.rule("R4")
def test_a_clue_is_one_word_and_one_number() -> None:
    table = classic_table()
    for number in (-1, 10, 99, Count.UNSAID, True, 2.0, None, "3"):
        assert table.refuse(RED_SPYMASTER, Give("дерево", number)) == (  # type: ignore[arg-type]
            Code.BAD_NUMBER,
            {"number": number, "lowest": 0, "highest": 9, "unlimited": True},
        )
    for word in ("д" * (LONGEST + 1), " дерево", "дерево ", "де\nрево", "де\x00рево"):
        assert table.refuse(RED_SPYMASTER, Give(word, 1)) == (
            Code.BAD_WORD,
            {"length": len(word), "longest": LONGEST},
        )
    for number in (0, 9):
        table.give(RED_SPYMASTER, number).touch(RED_OPERATIVE, RED[number % 8])
        table.stop(RED_OPERATIVE)
        table.give(BLUE_SPYMASTER).touch(BLUE_OPERATIVE, BYSTANDERS[number % 8 + 1])
    table.do(RED_SPYMASTER, Give("д" * LONGEST, 1))


@pytest.mark.rule("R4")
@pytest.mark.parametrize("number", [3, Count.UNSAID, Count.UNLIMITED])
def test_a_clue_may_be_spoken_aloud(number: int) -> None:
    table = classic_table().give(RED_SPYMASTER, number, word="")
    assert table.game.clue is not None
    assert table.game.clue.spoken
    table.touch(RED_OPERATIVE, *RED[:3])
    assert table.game.phase is Phase.GUESS


@pytest.mark.rule("R7")
@pytest.mark.parametrize("word", ["ЗАМОК", "замок", "Замок"])
def test_a_clue_may_not_be_a_visible_word(word: str) -> None:
    assert classic_table().refuse(RED_SPYMASTER, Give(word, 1)) == (
        Code.CLUE_ILLEGAL,
        {"rule": "R7", "reason": "visible-word", "offends": "ЗАМОК"},
    )


@pytest.mark.rule("R7")
def test_a_covered_word_becomes_a_legal_clue() -> None:
    table = classic_table().give(RED_SPYMASTER)
    table.touch(RED_OPERATIVE, WORDS.index("ЗАМОК")).stop(RED_OPERATIVE)
    table.do(BLUE_SPYMASTER, Give("замок", 1))
    assert "ЗАМОК" not in table.game.visible
    assert len(table.game.visible) == 24


@pytest.mark.rule("R7")
def test_two_equal_words_are_visible_until_both_are_covered() -> None:
    words = ("КУЛЯ", "МІСТ", "Куля", *WORDS[3:])
    assert visible_word("куля", words, 0b001) == Ruling("R7", "visible-word", "Куля")
    assert visible_word("куля", words, 0b101) is None


@pytest.mark.rule("R7")
def test_a_judge_is_shown_the_words_and_what_is_covered_and_may_be_absent() -> None:
    shown: list[tuple[str, tuple[str, ...], int]] = []

    def judge(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
        shown.append((word, words, covered))
        return Ruling("R54", "same-root", "ЛІС") if word == "лісовий" else None

    table = Table(begin(classic_deal()), judge)
    assert table.refuse(RED_SPYMASTER, Give("лісовий", 1)) == (
        Code.CLUE_ILLEGAL,
        {"rule": "R54", "reason": "same-root", "offends": "ЛІС"},
    )
    table.give(RED_SPYMASTER, 1, "хліб")
    table.touch(RED_OPERATIVE, 0).stop(RED_OPERATIVE).give(BLUE_SPYMASTER, 1, "сіль")
    assert shown == [("лісовий", WORDS, 0), ("хліб", WORDS, 0), ("сіль", WORDS, 1)]
    Table(begin(classic_deal()), None).give(RED_SPYMASTER, 1, "ЗАМОК")
    silent = Table(begin(classic_deal()), judge).give(RED_SPYMASTER, 1, "")
    assert silent.game.phase is Phase.GUESS
    assert len(shown) == 3


@pytest.mark.parametrize("place", [25, -1, 10**9, True, 3.0, "3", None])
def test_a_twenty_sixth_card_is_refused(place: int) -> None:
    table = classic_table().give(RED_SPYMASTER)
    assert table.refuse(RED_OPERATIVE, Touch(place)) == (
        Code.NO_SUCH_PLACE,
        {"place": place, "places": 25},
    )


def test_a_card_is_touched_once_however_often_it_is_tapped() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, 24 - 24)
    assert table.refuse(RED_OPERATIVE, Touch(0)) == (Code.ALREADY_COVERED, {"place": 0})
    assert table.game.guesses == 1


def test_doubled_commands_are_refused() -> None:
    table = classic_table().give(RED_SPYMASTER)
    assert table.refuse(RED_SPYMASTER, Give("дума", 1))[0] is Code.WRONG_PHASE
    table.touch(RED_OPERATIVE, RED[0]).stop(RED_OPERATIVE)
    assert table.refuse(RED_OPERATIVE, Stop())[0] is Code.WRONG_PHASE
    table.give(BLUE_SPYMASTER)
    assert table.refuse(RED_OPERATIVE, Stop())[0] is Code.NOT_YOUR_SEAT


def test_nothing_happens_after_the_end() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, ASSASSIN)
    for seat in Seat:
        for command in (Touch(0), Stop(), Give("дума", 1), Object(), Confirm(), Cover(0)):
            assert table.refuse(seat, command) == (Code.GAME_OVER, {})


def test_a_thing_that_is_no_command_is_refused() -> None:
    assert classic_table().refuse(RED_SPYMASTER, "touch")[0] is Code.UNKNOWN_COMMAND  # type: ignore[arg-type]


@pytest.mark.rule("R45")
def test_one_operative_works_for_both_spymasters() -> None:
    table = classic_table(Form.THREE).give(RED_SPYMASTER, 2)
    assert acting(table.game) == (OPERATIVE,)
    for seat in (RED_OPERATIVE, BLUE_OPERATIVE):
        assert table.refuse(seat, Touch(0)) == (
            Code.NOT_YOUR_SEAT,
            {"seat": seat, "allowed": (OPERATIVE,)},
        )
    table.touch(OPERATIVE, RED[0], RED[1], RED[2])
    assert table.game.team is Team.BLUE
    assert table.refuse(OPERATIVE, Stop())[0] is Code.WRONG_PHASE
    table.give(BLUE_SPYMASTER, 8).touch(OPERATIVE, *BLUE[:7])
    assert table.do(OPERATIVE, Touch(BLUE[7]))[-1] == TeamWon(Team.BLUE, Ending.ALL_FOUND)


@pytest.mark.rule("R13")
def test_everybody_knows_whose_move_it_is() -> None:
    table = classic_table(objections=Objections.CONFIRM)
    assert acting(table.game) == (RED_SPYMASTER,)
    assert guesser(table.game) is RED_OPERATIVE
    assert objector(table.game) is BLUE_SPYMASTER
    table.give(RED_SPYMASTER)
    assert acting(table.game) == (BLUE_SPYMASTER,)
    table.do(BLUE_SPYMASTER, Confirm())
    assert acting(table.game) == (RED_OPERATIVE,)
