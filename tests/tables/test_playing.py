"""A game at a table: marks before touches, quiet questions, what people agree on, who may talk."""

import pytest
from company import ANNA, BOYAN, GENYK, VYARA, Company, alone, four, pair, trio

from parola.rules.classic import Objections
from parola.rules.clock import Timer
from parola.rules.clue import Clue, Count, Ruling
from parola.rules.commands import Confirm, Give, Object, Stop, Touch
from parola.rules.events import ClueGiven, Ending, TeamWon, Touched
from parola.rules.keys import Identity
from parola.rules.match import Aborted, ClassicSetup, Dealt, DuetSetup, WordSwapped
from parola.rules.seats import Audience, Seat, Team
from parola.tables.agreement import Matter, Proposal
from parola.tables.commands import (
    Agree,
    Answer,
    Ask,
    Deal,
    Decline,
    Mark,
    Play,
    Propose,
    Sit,
    TurnTimeUp,
)
from parola.tables.events import Agreed, Answered, Asked, Declined, Marked, Played, Proposed
from parola.tables.house import House, Judging, Speaking, Touching
from parola.tables.state import Question
from parola.tables.talk import Room, may_read, may_say
from parola.tables.view import audience, table_view
from play import WORDS

WATCHER = "ștefan"


def touch(company: Company, who: str, *places: int) -> None:
    for place in places:
        company.do(who, Mark(place))
        company.do(who, Play(Touch(place)))


def test_moves_come_from_ones_own_seat() -> None:
    company = four()
    assert company.refuse(BOYAN, Play(Give("дума", 1)))[0] == "not-your-seat"
    company.come(WATCHER)
    assert company.refuse(WATCHER, Play(Give("дума", 1)))[0] == "not-seated"
    (played,) = company.do(ANNA, Play(Give("дума", 1)))
    assert played == Played(ClueGiven(Seat.RED_SPYMASTER, Clue("дума", 1)), ANNA)


def test_a_move_that_was_meant_for_another_turn_is_refused() -> None:
    company = four().give(ANNA)
    company.do(BOYAN, Mark(20))
    company.do(BOYAN, Play(Touch(20), turn=1))
    company.give(VYARA)
    company.do(GENYK, Mark(9))
    assert company.refuse(GENYK, Play(Touch(9), turn=1)) == (
        "another-turn",
        {"turn": 2, "meant": 1},
    )
    company.do(GENYK, Play(Touch(9), turn=2))


def test_there_are_no_moves_without_a_game() -> None:
    company = Company().sit(anna=Seat.RED_SPYMASTER)
    for command in (
        Play(Give("дума", 1)),
        Mark(0),
        Ask("дума", 1),
        Answer(fine=True),
        Propose(Matter.PAUSE),
        Agree(),
        Decline(),
    ):
        assert company.refuse(ANNA, command)[0] == "no-game"
    assert company.refuse(None, TurnTimeUp(1))[0] == "no-game"


def test_a_card_is_marked_before_it_is_touched() -> None:
    company = four().give(ANNA)
    assert company.refuse(BOYAN, Play(Touch(3))) == ("mark-first", {"place": 3})
    assert company.do(BOYAN, Mark(3)) == (Marked(BOYAN, 3, on=True),)
    assert company.do(BOYAN, Mark(3)) == ()
    assert company.refuse(BOYAN, Play(Touch(4)))[0] == "mark-first"
    (played,) = company.do(BOYAN, Play(Touch(3)))
    assert played == Played(Touched(Seat.RED_OPERATIVE, 3, Identity.RED), BOYAN)
    assert company.table.marks == ()


def test_marks_can_be_taken_away_and_end_with_the_turn() -> None:
    company = four().give(ANNA)
    company.do(BOYAN, Mark(3))
    company.do(BOYAN, Mark(5))
    assert company.do(BOYAN, Mark(3, on=False)) == (Marked(BOYAN, 3, on=False),)
    assert company.table.marks == ((BOYAN, 5),)
    touch(company, BOYAN, 0)
    assert company.table.marks == ((BOYAN, 5),)
    company.play(BOYAN, Stop())
    assert not company.table.marks


def test_only_who_guesses_now_marks_cards() -> None:
    company = four()
    assert company.refuse(BOYAN, Mark(0))[0] == "wrong-phase"
    company.give(ANNA)
    for who in (ANNA, VYARA, GENYK):
        assert company.refuse(who, Mark(0))[0] == "not-your-seat"
    for place in (-1, 25):
        assert company.refuse(BOYAN, Mark(place)) == (
            "no-such-place",
            {"place": place, "places": 25},
        )
    touch(company, BOYAN, 0)
    assert company.refuse(BOYAN, Mark(0)) == ("already-covered", {"place": 0})
    assert company.refuse(BOYAN, Play(Touch(0)))[0] == "already-covered"
    assert company.refuse(BOYAN, Play(Touch(25)))[0] == "no-such-place"
    assert company.refuse(GENYK, Play(Touch(1)))[0] == "not-your-seat"


def test_where_all_must_agree_all_must_have_marked_the_card() -> None:
    company = four(touching=Touching.ALL_AGREE).come(WATCHER)
    company.do(WATCHER, Sit(Seat.RED_OPERATIVE))
    company.give(ANNA).do(BOYAN, Mark(0))
    assert company.refuse(BOYAN, Play(Touch(0))) == (
        "not-all-agree",
        {"place": 0, "missing": (WATCHER,)},
    )
    company.do(WATCHER, Mark(0))
    company.do(BOYAN, Play(Touch(0)))
    assert company.table.marks == ()


@pytest.mark.rule("R76")
def test_in_duet_a_card_with_ones_own_token_cannot_be_marked() -> None:
    company = pair().give(ANNA)
    touch(company, BOYAN, 20)
    company.give(BOYAN)
    touch(company, ANNA, 8)
    company.play(ANNA, Stop())
    company.give(ANNA)
    assert company.refuse(BOYAN, Mark(20)) == ("already-marked", {"place": 20})


def test_in_duets_sudden_death_both_sides_mark_and_touch() -> None:
    company = Company(House(setup=DuetSetup(1))).come(BOYAN)
    company.sit(anna=Seat.NORTH, boyan=Seat.SOUTH).deal()
    company.give(ANNA)
    touch(company, BOYAN, 0)
    company.play(BOYAN, Stop())
    touch(company, BOYAN, 3)
    touch(company, ANNA, 8)
    assert company.table.running is not None


@pytest.mark.rule("R22")
def test_a_spymaster_asks_the_other_quietly() -> None:
    company = four()
    assert company.do(ANNA, Ask("клонче", 2)) == (Asked(ANNA, Clue("клонче", 2)),)
    question = Question(ANNA, Clue("клонче", 2))
    assert company.table.question == question
    assert table_view(company.table, Audience.SPYMASTERS).question == question
    assert table_view(company.table, Audience.TABLE).question is None
    assert company.refuse(ANNA, Ask("друга", 1))[0] == "already-asked"
    for who in (ANNA, BOYAN, GENYK):
        assert company.refuse(who, Answer(fine=True)) == (
            "not-your-seat",
            {
                "seat": next(one.seat for one in company.table.people if one.person == who),
                "allowed": (Seat.BLUE_SPYMASTER,),
            },
        )
    assert company.do(VYARA, Answer(fine=False)) == (Answered(VYARA, fine=False),)
    assert company.refuse(VYARA, Answer(fine=True))[0] == "nothing-asked"
    company.do(ANNA, Ask("друга", 1))


@pytest.mark.rule("R22")
def test_what_the_rival_accepted_is_legal() -> None:
    company = four()
    company.do(ANNA, Ask("клонче", 2))
    company.do(VYARA, Answer(fine=True))
    company.give(ANNA, 2, "клонче")
    assert company.refuse(VYARA, Play(Object()))[0] == "too-late"
    other = four()
    other.do(ANNA, Ask("клонче", 2))
    other.do(VYARA, Answer(fine=True))
    other.give(ANNA, 2, "дърво").play(VYARA, Object())
    assert other.table.question is None
    refused = four()
    refused.do(ANNA, Ask("клонче", 2))
    refused.do(VYARA, Answer(fine=False))
    refused.give(ANNA, 2, "клонче").play(VYARA, Object())


@pytest.mark.rule("R22")
def test_a_question_is_forgotten_with_its_turn() -> None:
    company = four()
    company.do(ANNA, Ask("клонче", 2))
    company.give(ANNA)
    touch(company, BOYAN, 0)
    company.play(BOYAN, Stop())
    assert company.table.question is None


@pytest.mark.rule("R22")
def test_only_a_spymaster_with_a_rival_asks_and_only_before_the_clue() -> None:
    company = four()
    for who in (BOYAN, VYARA, GENYK):
        code, facts = company.refuse(who, Ask("клонче", 2))
        assert (code, facts["allowed"]) == ("not-your-seat", (Seat.RED_SPYMASTER,))
    company.give(ANNA)
    assert company.refuse(ANNA, Ask("клонче", 2))[0] == "not-your-seat"
    assert company.refuse(VYARA, Answer(fine=True))[0] == "nothing-asked"
    for lonely in (alone(), pair()):
        assert lonely.refuse(ANNA, Ask("клонче", 2))[0] == "unknown-command"
    assert four().refuse(ANNA, Ask("клонче", 77))[0] == "bad-number"
    trio().do(ANNA, Ask("клонче", 2))


def strict_judge(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
    del words, covered
    return Ruling("R54", "kin", "ЛІС") if word == "лісовий" else None


@pytest.mark.parametrize(
    ("judging", "refused"),
    [(Judging.REFEREE, True), (Judging.FRIENDS, False), (Judging.OFF, False)],
)
def test_the_referee_decides_only_where_the_house_wants_it(
    judging: Judging, *, refused: bool
) -> None:
    house = House(setup=ClassicSetup(starts=Team.RED), judging=judging)
    company = Company(house, strict_judge).come(BOYAN, VYARA, GENYK)
    company.sit(
        anna=Seat.RED_SPYMASTER,
        boyan=Seat.RED_OPERATIVE,
        vyara=Seat.BLUE_SPYMASTER,
        genyk=Seat.BLUE_OPERATIVE,
    ).deal()
    if refused:
        assert company.refuse(ANNA, Play(Give("лісовий", 1))) == (
            "clue-illegal",
            {"rule": "R54", "reason": "kin", "offends": "ЛІС"},
        )
    company.give(ANNA, 1, "хліб" if refused else "лісовий")


def test_clues_are_typed_or_spoken_as_the_house_says() -> None:
    assert four().refuse(ANNA, Play(Give("", 2)))[0] == "typed-only"
    spoken = four(speaking=Speaking.SPOKEN)
    assert spoken.refuse(ANNA, Play(Give("дума", 2)))[0] == "spoken-only"
    spoken.do(ANNA, Play(Give("", Count.UNSAID)))


def test_a_clue_can_wait_for_the_rivals_word() -> None:
    company = four(objections=Objections.CONFIRM).give(ANNA, 2, "дърво")
    assert table_view(company.table, Audience.TABLE).game.open.clue is None  # type: ignore[union-attr]
    company.play(VYARA, Confirm())
    assert table_view(company.table, Audience.TABLE).game.open.clue is not None  # type: ignore[union-attr]


def test_a_pause_needs_both_teams_and_so_does_going_on() -> None:
    company = four()
    proposal = Proposal(Matter.PAUSE, BOYAN, (BOYAN,))
    assert company.do(BOYAN, Propose(Matter.PAUSE)) == (Proposed(proposal),)
    assert company.refuse(GENYK, Propose(Matter.ABORT))[0] == "already-proposed"
    assert company.refuse(BOYAN, Agree())[0] == "already-agreed"
    company.do(ANNA, Agree())  # the same team: not enough
    assert company.table.proposal is not None
    assert company.do(GENYK, Agree())[0] == Agreed(GENYK, settled=True)
    assert company.table.proposal is None
    assert company.refuse(ANNA, Play(Give("дума", 1)))[0] == "paused"
    assert company.refuse(ANNA, Propose(Matter.PAUSE))[0] == "paused"
    company.do(ANNA, Propose(Matter.RESUME))
    company.do(VYARA, Agree())
    company.give(ANNA)


def test_who_is_alone_with_a_matter_need_not_wait() -> None:
    company = alone()
    company.do(BOYAN, Sit(None))
    (played,) = company.do(ANNA, Propose(Matter.ABORT))
    assert played == Played(Aborted())
    assert company.table.running is None


def test_a_mistyped_clue_is_taken_back_with_the_rivals_consent() -> None:
    company = four()
    assert company.refuse(ANNA, Propose(Matter.RETRACT))[0] == "wrong-phase"
    company.give(ANNA, 2, "дрвео")
    assert company.refuse(GENYK, Propose(Matter.RETRACT)) == (
        "not-concerned",
        {"matter": Matter.RETRACT},
    )
    company.do(ANNA, Propose(Matter.RETRACT))
    assert company.refuse(GENYK, Agree())[0] == "not-concerned"
    company.do(VYARA, Agree())
    company.give(ANNA, 2, "дърво")
    company.do(ANNA, Propose(Matter.RETRACT))
    touch(company, BOYAN, 0)
    assert company.table.proposal is None  # a card was touched, so it is too late
    assert company.refuse(ANNA, Propose(Matter.RETRACT))[0] == "too-late"


def test_in_duet_and_alone_the_other_agrees_to_take_a_clue_back() -> None:
    for company in (pair(), alone()):
        company.give(ANNA)
        company.do(ANNA, Propose(Matter.RETRACT))
        company.do(BOYAN, Agree())
        company.give(ANNA)


def test_a_proposal_can_be_declined_or_withdrawn() -> None:
    company = four()
    assert company.refuse(ANNA, Decline())[0] == "nothing-proposed"
    assert company.refuse(ANNA, Agree())[0] == "nothing-proposed"
    company.do(ANNA, Propose(Matter.PAUSE))
    company.come(WATCHER)
    for command in (Agree(), Decline()):
        assert company.refuse(WATCHER, command)[0] == "not-concerned"
    assert company.do(GENYK, Decline()) == (Declined(GENYK),)
    company.do(ANNA, Propose(Matter.PAUSE))
    company.do(ANNA, Decline())
    assert company.table.proposal is None
    assert company.refuse(WATCHER, Propose(Matter.PAUSE))[0] == "not-seated"


def test_a_team_gives_up_together() -> None:
    company = four()
    assert company.refuse(GENYK, Propose(Matter.CONCEDE, Team.RED))[0] == "not-concerned"
    company.do(ANNA, Propose(Matter.CONCEDE, Team.RED))
    assert company.refuse(VYARA, Agree())[0] == "not-concerned"
    assert company.do(BOYAN, Agree())[1] == Played(TeamWon(Team.BLUE, Ending.CONCEDED))
    assert company.table.match.results[-1].winner is Team.BLUE
    three = trio()
    three.do(BOYAN, Propose(Matter.CONCEDE, Team.BLUE))
    three.do(VYARA, Agree())
    assert three.table.running is None
    for company in (pair(), alone()):
        company.do(ANNA, Propose(Matter.CONCEDE))
        company.do(BOYAN, Agree())
        assert company.table.running is None


def test_a_word_that_somebody_does_not_know_is_swapped_before_the_first_clue() -> None:
    company = four()
    for place in (None, -1, 25):
        assert company.refuse(BOYAN, Propose(Matter.SWAP, place=place))[0] == "no-such-place"
    company.do(BOYAN, Propose(Matter.SWAP, place=3))
    (_, played) = company.do(VYARA, Agree())
    assert isinstance(played, Played)
    assert isinstance(played.event, WordSwapped)
    game = company.table.running
    assert game is not None
    assert game.deal.words[3] == played.event.card.up
    assert len(set(game.deal.words)) == 25
    company.do(BOYAN, Propose(Matter.SWAP, place=4))
    company.give(ANNA)
    assert company.table.proposal is None
    assert company.refuse(BOYAN, Propose(Matter.SWAP, place=4))[0] == "too-late"


def test_a_game_starts_over_with_other_words_when_both_teams_agree() -> None:
    company = four().give(ANNA)
    company.do(BOYAN, Propose(Matter.START_OVER))
    agreed, aborted, dealt = company.do(VYARA, Agree())
    assert agreed == Agreed(VYARA, settled=True)
    assert aborted == Played(Aborted())
    assert isinstance(dealt, Played)
    assert isinstance(dealt.event, Dealt)
    game = company.table.running
    assert game is not None
    assert (game.turn, game.clue, company.table.match.results) == (1, None, ())
    assert not set(game.deal.words) & set(WORDS)
    assert company.refuse(ANNA, Sit(Seat.RED_OPERATIVE))[0] == "seen-key"


def test_after_a_game_the_cards_can_be_turned_over_or_dealt_anew() -> None:
    company = four()
    company.do(ANNA, Propose(Matter.CONCEDE, Team.RED))
    company.do(BOYAN, Agree())
    assert table_view(company.table, Audience.TABLE).can_turn_over
    (played,) = company.do(ANNA, Deal(turn_over=True))
    assert isinstance(played, Played)
    assert isinstance(played.event, Dealt)
    assert played.event.turned_over


@pytest.mark.rule("R23")
def test_the_service_says_when_time_is_up() -> None:
    company = pair(Timer(clue=60))
    assert company.refuse(None, TurnTimeUp(1))[0] == "not-time-yet"
    company.at(1_060_000)
    company.do(None, TurnTimeUp(1))
    assert company.table.running is not None
    assert company.table.running.turn == 2


@pytest.mark.rule("R23")
def test_the_clock_of_a_game_that_everybody_has_left_stops() -> None:
    company = four(ClassicSetup(starts=Team.RED, timer=Timer(clue=60)))
    for turn in range(1, 7):
        assert company.table.running is not None
        assert not company.table.running.clock.paused
        company.at(1_000_000 + turn * 60_000)
        company.do(None, TurnTimeUp(turn))
    assert company.table.running is not None
    assert company.table.running.clock.paused
    company.do(BOYAN, Propose(Matter.RESUME))
    company.do(VYARA, Agree())
    company.give(ANNA)


def test_a_view_shows_who_is_here_and_who_saw_the_key() -> None:
    company = four().come(WATCHER)
    shown = table_view(company.table, Audience.TABLE)
    assert [(one.person, one.saw_key) for one in shown.people] == [
        (ANNA, True),
        (BOYAN, False),
        (VYARA, True),
        (GENYK, False),
        (WATCHER, False),
    ]
    assert (shown.host, shown.locked, shown.marks) == (ANNA, False, ())
    assert audience(company.table, ANNA) is Audience.SPYMASTERS
    assert audience(company.table, BOYAN) is audience(company.table, WATCHER) is Audience.TABLE
    assert audience(company.table, "stranger") is Audience.TABLE
    assert table_view(Company().table, Audience.TABLE).game is None


@pytest.mark.rule("R24")
def test_a_spymaster_reads_the_teams_talk_and_says_nothing() -> None:
    company = four().come(WATCHER)
    table = company.table
    assert may_read(table, ANNA, Room.RED)
    assert not may_say(table, ANNA, Room.RED)
    assert not may_say(table, ANNA, Room.TABLE)
    assert may_say(table, BOYAN, Room.RED)
    assert may_say(table, GENYK, Room.TABLE)
    assert may_say(table, WATCHER, Room.TABLE)
    for who in (VYARA, GENYK, WATCHER):
        assert not may_read(table, who, Room.RED)
        assert not may_say(table, who, Room.RED)
    assert not may_read(table, "stranger", Room.TABLE)


@pytest.mark.rule("R24")
def test_a_spymaster_who_stands_up_still_says_nothing_until_the_game_is_over() -> None:
    company = four()
    company.do(ANNA, Sit(None))
    assert not may_say(company.table, ANNA, Room.TABLE)
    company.do(VYARA, Propose(Matter.ABORT))
    company.do(BOYAN, Agree())
    assert may_say(company.table, ANNA, Room.TABLE)


@pytest.mark.rule("R82")
def test_in_duet_both_sides_talk() -> None:
    company = pair()
    assert may_say(company.table, ANNA, Room.TABLE)
    assert not may_read(company.table, ANNA, Room.RED)
