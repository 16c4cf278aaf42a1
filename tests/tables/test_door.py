"""The door of a table: knocking, being let in, and taking one's own seat back."""

import pytest
from company import ANNA, BOYAN, GENYK, VYARA, Company, four

from parola.rules.seats import Audience, Seat
from parola.tables.commands import (
    Admit,
    Ask,
    Deal,
    Join,
    Knock,
    Leave,
    Lock,
    Mark,
    PassHost,
    Remove,
    Silence,
    Sit,
    TurnAway,
    WantCompany,
)
from parola.tables.door import MOST_KNOCKS
from parola.tables.events import (
    Admitted,
    CompanyWanted,
    HostPassed,
    Joined,
    Knocked,
    Silenced,
    TurnedAway,
)
from parola.tables.house import House
from parola.tables.seating import MOST_PEOPLE
from parola.tables.state import Knock as Waiting
from parola.tables.talk import Room, check_say
from parola.tables.view import Onlooker, RoomForYou, onlooker, table_view, you

STRANGER, AGAIN = "stranger", "anna's other browser"


def people(company: Company) -> list[str]:
    return [one.person for one in company.table.people]


def test_who_knocks_waits_for_the_host() -> None:
    company = Company().come(BOYAN)
    assert company.do(STRANGER, Knock()) == (Knocked(STRANGER),)
    assert company.do(STRANGER, Knock()) == ()
    assert people(company) == [ANNA, BOYAN]
    assert you(company.table, ANNA).knocks == (Waiting(STRANGER),)
    assert you(company.table, BOYAN).knocks == ()
    assert you(company.table, STRANGER).knocking == Waiting(STRANGER)
    assert company.refuse(BOYAN, Admit(STRANGER))[0] == "host-only"
    assert company.refuse(ANNA, Admit("nobody"))[0] == "no-knock"
    assert company.do(ANNA, Admit(STRANGER)) == (Admitted(STRANGER),)
    assert people(company) == [ANNA, BOYAN, STRANGER]
    assert you(company.table, ANNA).knocks == ()
    assert company.refuse(STRANGER, Knock())[0] == "already-here"


def test_who_is_turned_away_need_not_knock_again() -> None:
    company = Company()
    company.do(STRANGER, Knock())
    assert company.do(ANNA, TurnAway(STRANGER)) == (TurnedAway(STRANGER),)
    assert you(company.table, STRANGER).turned_away
    assert company.refuse(STRANGER, Knock())[0] == "turned-away"
    assert company.refuse(STRANGER, Knock(claims=ANNA))[0] == "turned-away"


def test_who_does_not_want_to_wait_goes() -> None:
    company = Company()
    assert company.refuse(STRANGER, Leave())[0] == "not-here"
    company.do(STRANGER, Knock())
    company.do(STRANGER, Leave())
    assert company.table.knocks == ()


def test_an_open_door_lets_in_whoever_knocks() -> None:
    company = Company(House(open_door=True))
    assert company.do(STRANGER, Knock()) == (Joined(STRANGER),)


def test_at_a_locked_or_full_table_nobody_knocks_and_nobody_who_is_banned() -> None:
    company = Company().come(BOYAN)
    company.do(ANNA, Lock(on=True))
    assert company.refuse(STRANGER, Knock())[0] == "locked"
    company.do(ANNA, Lock(on=False))
    company.do(ANNA, Remove(BOYAN, ban=True))
    assert company.refuse(BOYAN, Knock())[0] == "banned"
    assert company.refuse(BOYAN, Knock(claims=ANNA))[0] == "banned"
    company.do(STRANGER, Knock())
    company.come(*(f"guest {n}" for n in range(MOST_PEOPLE - 1)))
    assert company.refuse("one more", Knock())[0] == "table-full"
    assert company.refuse(ANNA, Admit(STRANGER))[0] == "table-full"


def test_only_so_many_wait_before_the_door() -> None:
    company = Company()
    for n in range(MOST_KNOCKS):
        company.do(f"guest {n}", Knock())
    assert company.refuse(STRANGER, Knock()) == ("table-full", {"most": MOST_KNOCKS})


def test_who_lost_their_cookie_takes_their_seat_back_with_the_hosts_nod() -> None:
    company = four().give(ANNA)
    company.do(BOYAN, Mark(3))
    company.do(ANNA, Silence(BOYAN, on=True))
    company.do(STRANGER, Knock(claims=BOYAN))
    assert you(company.table, ANNA).knocks == (Waiting(STRANGER, BOYAN),)
    assert company.do(ANNA, Admit(STRANGER)) == (Admitted(STRANGER, BOYAN),)
    assert people(company) == [ANNA, STRANGER, VYARA, GENYK]
    assert you(company.table, STRANGER).seat is Seat.RED_OPERATIVE
    assert company.table.marks == ()
    assert STRANGER in company.table.silenced
    assert company.refuse(BOYAN, Sit(None))[0] == "not-here"


@pytest.mark.rule("R3")
def test_who_comes_back_has_seen_what_they_had_seen() -> None:
    company = four()
    company.do(ANNA, Ask("клонче", 2))
    company.do(ANNA, PassHost(BOYAN))
    company.do(AGAIN, Knock(claims=ANNA))
    company.do(BOYAN, Admit(AGAIN))
    assert company.table.question is not None
    assert company.table.question.by == AGAIN
    assert company.refuse(AGAIN, Sit(Seat.RED_OPERATIVE))[0] == "seen-key"
    company.do(ANNA, Join())
    assert company.refuse(ANNA, Sit(Seat.BLUE_OPERATIVE))[0] == "seen-key"


def test_a_host_who_comes_back_is_host_again() -> None:
    company = Company().come(BOYAN, VYARA)
    company.do(ANNA, Knock(claims=VYARA))  # the host nods to themselves
    assert people(company) == [BOYAN, ANNA]
    assert company.table.host == ANNA
    company.do(ANNA, PassHost(BOYAN))
    company.do("boyan's other browser", Knock(claims=BOYAN))
    company.do(BOYAN, Admit("boyan's other browser"))
    assert company.table.host == "boyan's other browser"


def test_what_nobody_could_take_back_is_not_claimed() -> None:
    company = four()
    for claims in ("nobody", STRANGER, "bot.fair.even.1"):
        assert company.refuse(STRANGER, Knock(claims=claims))[0] == "nothing-to-claim"
    company.do(VYARA, Leave())
    assert company.refuse(VYARA, Knock(claims=GENYK)) == ("seen-key", {"seat": Seat.BLUE_OPERATIVE})


def test_a_claim_is_looked_at_again_when_the_host_nods() -> None:
    company = four()
    company.do(STRANGER, Knock(claims=BOYAN))
    company.do(BOYAN, Leave())
    assert company.refuse(ANNA, Admit(STRANGER))[0] == "nothing-to-claim"


def test_before_the_door_one_sees_who_is_there_and_nothing_of_the_game() -> None:
    company = four().give(ANNA)
    company.do(BOYAN, Mark(3))
    assert onlooker(company.table, STRANGER) == Onlooker()
    shown = table_view(company.table, None)
    assert [one.person for one in shown.people] == people(company)
    assert (shown.game, shown.marks, shown.proposal, shown.question) == (None, (), None, None)
    assert not you(company.table, STRANGER).member


def test_an_empty_table_belongs_to_who_comes_next() -> None:
    company = Company()
    company.do(ANNA, Leave())
    assert company.do(BOYAN, Join()) == (Joined(BOYAN), HostPassed(BOYAN))
    company.do(BOYAN, Lock(on=True))


def test_who_is_silenced_says_nothing() -> None:
    company = Company().come(BOYAN)
    assert company.refuse(BOYAN, Silence(ANNA, on=True))[0] == "host-only"
    assert company.refuse(ANNA, Silence(VYARA, on=True))[0] == "not-here"
    assert company.do(ANNA, Silence(BOYAN, on=True)) == (Silenced(BOYAN, on=True),)
    assert company.do(ANNA, Silence(BOYAN, on=True)) == ()
    assert you(company.table, BOYAN).silenced
    rooms = you(company.table, BOYAN).rooms
    assert rooms == (RoomForYou(Room.TABLE, write=False),)
    company.do(ANNA, Silence(BOYAN, on=False))
    assert you(company.table, BOYAN).rooms == (RoomForYou(Room.TABLE, write=True),)


def test_a_table_wants_company_or_not() -> None:
    company = Company().come(BOYAN)
    assert company.refuse(BOYAN, WantCompany(on=True))[0] == "host-only"
    assert company.do(ANNA, WantCompany(on=True)) == (CompanyWanted(on=True),)
    assert company.do(ANNA, WantCompany(on=True)) == ()
    assert table_view(company.table, Audience.TABLE).company


@pytest.mark.rule("R24")
def test_why_something_may_not_be_said() -> None:
    company = four().come(STRANGER)
    cases = [
        ("nobody", "table", "not-here"),
        (STRANGER, "attic", "no-such-room"),
        (STRANGER, "red", "not-your-room"),
        (ANNA, "red", "not-your-room"),
    ]
    for person, room, code in cases:
        with pytest.raises(Exception, match=code):
            check_say(company.table, person, room)
    check_say(company.table, BOYAN, "red")
    company.do(ANNA, Silence(BOYAN, on=True))
    with pytest.raises(Exception, match="silenced"):
        check_say(company.table, BOYAN, "red")


def test_before_a_game_teams_have_their_rooms_only_where_two_teams_play() -> None:
    company = Company().sit(anna=Seat.RED_OPERATIVE)
    assert [one.room for one in you(company.table, ANNA).rooms] == [Room.TABLE, Room.RED]
    assert company.refuse(ANNA, Deal())[0] == "seats-empty"
