"""A screen in a room: it shows the table, and marks and touches for whoever guesses, while the
phones of the spymasters are the keys."""

import pytest
from company import ANNA, BOYAN, GENYK, VYARA, Company, four, pair

from parola.rules.clue import Clue, Count
from parola.rules.commands import Give, Object, Stop, Touch, TurnGlass
from parola.rules.events import ClueGiven, Touched, TurnEnd, TurnEnded
from parola.rules.keys import Identity
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.seats import Audience, Form, Seat, Team
from parola.tables.commands import Admit, Join, Knock, Leave, Mark, Play, Screen, Shuffle, Sit
from parola.tables.events import Marked, Played, Sat, ScreenTurned
from parola.tables.house import House, Speaking, Touching
from parola.tables.view import Onlooker, onlooker, table_view, you

TELEVISION = "televisor"


def room(form: Form = Form.TEAMS, **house: object) -> Company:
    """Anna and Boyan give clues from their phones; everybody else looks at the screen."""
    setup = ClassicSetup(form, starts=Team.RED)
    company = Company(House(setup=setup, **house))  # type: ignore[arg-type]
    company.come(BOYAN, TELEVISION).sit(anna=Seat.RED_SPYMASTER)
    if form is not Form.SOLO:
        company.sit(boyan=Seat.BLUE_SPYMASTER)
    company.do(TELEVISION, Screen(on=True))
    return company.deal()


def touch(company: Company, who: str, place: int) -> Played:
    company.do(who, Mark(place))
    played = company.do(who, Play(Touch(place)))[-1]
    assert isinstance(played, Played)
    return played


def test_somebody_becomes_the_screen_and_ceases_to_be() -> None:
    company = Company().come(BOYAN).sit(boyan=Seat.RED_OPERATIVE)
    stands_up = Sat({BOYAN: None})
    assert company.do(BOYAN, Screen(on=True)) == (stands_up, ScreenTurned(BOYAN, on=True))
    assert company.do(BOYAN, Screen(on=True)) == ()
    shown = table_view(company.table, Audience.TABLE).people
    assert [(one.person, one.screen) for one in shown] == [(ANNA, False), (BOYAN, True)]
    assert you(company.table, BOYAN).screen
    assert company.do(BOYAN, Screen(on=False)) == (ScreenTurned(BOYAN, on=False),)
    assert not you(company.table, BOYAN).screen


def test_a_screen_that_takes_a_seat_is_a_screen_no_more() -> None:
    company = Company().come(BOYAN)
    company.do(BOYAN, Screen(on=True))
    company.do(BOYAN, Sit(None))
    assert you(company.table, BOYAN).screen
    company.do(BOYAN, Sit(Seat.RED_OPERATIVE))
    assert not you(company.table, BOYAN).screen


@pytest.mark.parametrize("form", Form)
def test_with_a_screen_the_operatives_need_no_seat(form: Form) -> None:
    company = room(form)
    assert company.table.running is not None
    company.give(ANNA)
    assert touch(company, TELEVISION, 0).person == TELEVISION


def test_the_spymasters_seats_are_still_needed() -> None:
    company = Company().come(TELEVISION)
    company.do(TELEVISION, Screen(on=True))
    with pytest.raises(Exception, match="seats-empty"):
        company.deal()


def test_the_screen_touches_for_whichever_team_guesses() -> None:
    company = room().give(ANNA)
    red = Touched(Seat.RED_OPERATIVE, 0, Identity.RED)
    assert touch(company, TELEVISION, 0) == Played(red, TELEVISION)
    company.play(TELEVISION, Stop()).give(BOYAN)
    blue = Touched(Seat.BLUE_OPERATIVE, 9, Identity.BLUE)
    assert touch(company, TELEVISION, 9) == Played(blue, TELEVISION)


def test_on_a_screen_too_a_card_is_marked_before_it_is_touched() -> None:
    company = room()
    assert company.refuse(TELEVISION, Mark(0))[0] == "wrong-phase"
    company.give(ANNA)
    assert company.refuse(TELEVISION, Play(Touch(3))) == ("mark-first", {"place": 3})
    assert company.do(TELEVISION, Mark(3)) == (Marked(TELEVISION, 3, on=True),)
    company.do(TELEVISION, Play(Touch(3)))
    assert company.table.marks == ()


def test_its_marks_go_when_it_is_no_screen_any_more() -> None:
    company = room().give(ANNA)
    company.do(TELEVISION, Mark(3))
    company.do(TELEVISION, Screen(on=False))
    assert company.table.marks == ()
    assert company.refuse(TELEVISION, Mark(3))[0] == "not-seated"


def test_where_all_must_agree_a_screen_that_is_alone_is_enough() -> None:
    company = room(touching=Touching.ALL_AGREE).give(ANNA)
    touch(company, TELEVISION, 0)


def test_where_all_must_agree_the_people_of_the_seat_must_too() -> None:
    company = room(touching=Touching.ALL_AGREE).come(GENYK)
    company.sit(genyk=Seat.RED_OPERATIVE).give(ANNA)
    company.do(TELEVISION, Mark(0))
    refusal = ("not-all-agree", {"place": 0, "missing": (GENYK,)})
    assert company.refuse(TELEVISION, Play(Touch(0))) == refusal
    company.do(GENYK, Mark(0))
    company.do(TELEVISION, Play(Touch(0)))
    touch(company, GENYK, 1)  # the screen's mark is not waited for


def test_beside_people_in_their_seat_the_screen_only_marks_and_touches() -> None:
    company = room().come(GENYK).sit(genyk=Seat.RED_OPERATIVE).give(ANNA)
    touch(company, TELEVISION, 0)
    for move in (Stop(), Object(), TurnGlass()):
        assert company.refuse(TELEVISION, Play(move))[0] == "not-seated"


def test_in_the_spoken_game_the_screen_may_stop() -> None:
    company = room(speaking=Speaking.SPOKEN).come(GENYK).sit(genyk=Seat.RED_OPERATIVE)
    company.do(TELEVISION, Mark(0))
    heard, touched = company.do(TELEVISION, Play(Touch(0)))
    assert heard == Played(ClueGiven(Seat.RED_SPYMASTER, Clue("", Count.UNSAID)), TELEVISION)
    assert touched == Played(Touched(Seat.RED_OPERATIVE, 0, Identity.RED), TELEVISION)
    company.do(TELEVISION, Play(Stop()))
    assert company.events[-1] == Played(TurnEnded(TurnEnd.STOPPED), TELEVISION)


def test_alone_the_room_objects_through_its_screen() -> None:
    company = room(Form.SOLO).give(ANNA)
    company.do(TELEVISION, Play(Object()))
    assert company.table.running is not None
    assert company.table.running.turn == 2


def test_the_screen_gives_no_clues() -> None:
    assert room().refuse(TELEVISION, Play(Give("дума", 1)))[0] == "not-your-seat"
    assert Company().refuse(ANNA, Play(Give("дума", 1)))[0] == "no-game"


@pytest.mark.rule("R3")
def test_who_has_seen_a_key_is_no_screen_in_this_game() -> None:
    company = four()
    assert company.refuse(ANNA, Screen(on=True)) == ("seen-key", {"seat": None})
    company.do(VYARA, Leave())
    company.do(VYARA, Join())
    assert company.refuse(VYARA, Screen(on=True))[0] == "seen-key"
    company.do(GENYK, Screen(on=True))
    assert company.refuse("stranger", Screen(on=True))[0] == "not-here"


@pytest.mark.rule("R3")
def test_the_screen_sees_what_the_table_sees_also_where_nobody_watches() -> None:
    company = room(watching=False)
    assert onlooker(company.table, TELEVISION).audience is Audience.TABLE
    company.come(GENYK)
    assert onlooker(company.table, GENYK) == Onlooker()


def test_the_game_waits_for_the_screen_when_its_room_guesses() -> None:
    company = room()
    assert not you(company.table, TELEVISION).acting
    company.give(ANNA)
    assert you(company.table, TELEVISION).acting


@pytest.mark.rule("R70")
def test_in_duet_the_screen_touches_for_the_side_that_guesses() -> None:
    company = pair().come(TELEVISION)
    company.do(TELEVISION, Screen(on=True))
    assert company.table.running is not None
    company.give(ANNA)
    assert touch(company, TELEVISION, 3).event == Touched(Seat.SOUTH, 3, Identity.AGENT)
    company.play(BOYAN, Stop()).give(BOYAN)
    assert touch(company, TELEVISION, 8).event == Touched(Seat.NORTH, 8, Identity.AGENT)


@pytest.mark.rule("R79")
def test_where_both_sides_may_be_meant_a_side_touches_by_itself() -> None:
    company = Company(House(setup=DuetSetup(1))).come(BOYAN, TELEVISION)
    company.sit(anna=Seat.NORTH, boyan=Seat.SOUTH)
    company.do(TELEVISION, Screen(on=True))
    company.deal().give(ANNA)
    touch(company, BOYAN, 0)
    company.play(BOYAN, Stop())
    both = {"seat": None, "allowed": (Seat.NORTH, Seat.SOUTH)}
    assert company.refuse(TELEVISION, Mark(3)) == ("not-your-seat", both)
    touch(company, BOYAN, 3)


def test_by_lot_two_people_before_a_screen_become_the_spymasters() -> None:
    company = Company().come(BOYAN, TELEVISION)
    company.sit(anna=Seat.RED_SPYMASTER, boyan=Seat.RED_OPERATIVE)
    company.do(TELEVISION, Screen(on=True))
    company.do(ANNA, Shuffle())
    seats = {one.seat for one in company.table.people}
    assert seats == {Seat.RED_SPYMASTER, Seat.BLUE_SPYMASTER, None}


def test_a_screen_whose_cookie_is_lost_is_let_back_as_a_screen() -> None:
    company = room()
    company.do("new browser", Knock(claims=TELEVISION))
    company.do(ANNA, Admit("new browser"))
    assert you(company.table, "new browser").screen
