"""Who comes, who sits where, and who may not because of what they have seen."""

from random import Random

import pytest
from company import ANNA, BOYAN, GENYK, VYARA, Company, alone, four, pair, trio

from parola.rules.clock import Timer
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.refusal import Refused
from parola.rules.seats import Audience, Form, Seat
from parola.tables.agreement import Matter
from parola.tables.commands import (
    Agree,
    BotComes,
    Deal,
    HostGone,
    Join,
    Leave,
    Lock,
    PassHost,
    Propose,
    Remove,
    Rotate,
    Settle,
    Shuffle,
    Sit,
)
from parola.tables.events import HostPassed, Joined, Left, Sat
from parola.tables.house import House, Speaking
from parola.tables.seating import MOST_BOTS, MOST_PEOPLE, in_seat, roster, setup_seats, shuffled
from parola.tables.table import open_table
from parola.tables.view import Onlooker, onlooker


def seats(company: Company) -> dict[str, Seat | None]:
    return {one.person: one.seat for one in company.table.people}


def test_who_opens_a_table_is_its_host_and_sits_nowhere_yet() -> None:
    company = Company()
    assert company.table.host == ANNA
    assert seats(company) == {ANNA: None}


def test_people_come_and_take_seats() -> None:
    company = Company()
    assert company.do(BOYAN, Join()) == (Joined(BOYAN),)
    assert company.do(BOYAN, Sit(Seat.BLUE_OPERATIVE)) == (Sat({BOYAN: Seat.BLUE_OPERATIVE}),)
    assert seats(company) == {ANNA: None, BOYAN: Seat.BLUE_OPERATIVE}
    company.do(BOYAN, Sit(Seat.RED_SPYMASTER))
    assert seats(company)[BOYAN] is Seat.RED_SPYMASTER
    company.do(BOYAN, Sit(None))
    assert seats(company)[BOYAN] is None


def test_who_is_not_at_the_table_may_only_come() -> None:
    company = Company()
    for command in (Leave(), Sit(Seat.RED_OPERATIVE), Deal(), Lock(on=True)):
        assert company.refuse(BOYAN, command)[0] == "not-here"
    assert company.come(BOYAN).refuse(BOYAN, Join())[0] == "already-here"


def test_the_service_speaks_only_for_itself() -> None:
    company = Company()
    assert company.refuse(None, Join())[0] == "unknown-command"
    assert company.refuse(ANNA, HostGone((ANNA,)))[0] == "unknown-command"
    assert company.refuse(ANNA, "sit")[0] == "unknown-command"  # type: ignore[arg-type]


@pytest.mark.rule("R10")
def test_a_team_has_one_spymaster_and_any_number_of_operatives() -> None:
    company = Company().come(BOYAN, VYARA).sit(anna=Seat.RED_SPYMASTER)
    assert company.refuse(BOYAN, Sit(Seat.RED_SPYMASTER)) == (
        "seat-taken",
        {"seat": Seat.RED_SPYMASTER},
    )
    company.sit(boyan=Seat.RED_OPERATIVE, vyara=Seat.RED_OPERATIVE)
    assert in_seat(company.table.people, Seat.RED_OPERATIVE) == (BOYAN, VYARA)
    company.do(ANNA, Sit(Seat.RED_SPYMASTER))  # one's own seat is not taken


@pytest.mark.rule("R10")
def test_the_romanian_edition_allows_more_spymasters() -> None:
    company = Company(House(language="ro")).come(BOYAN)
    company.sit(anna=Seat.RED_SPYMASTER, boyan=Seat.RED_SPYMASTER)
    assert in_seat(company.table.people, Seat.RED_SPYMASTER) == (ANNA, BOYAN)


@pytest.mark.rule("R45", "R70")
def test_seats_are_those_of_the_form() -> None:
    company = Company(House(setup=ClassicSetup(Form.THREE))).come(BOYAN)
    assert company.refuse(ANNA, Sit(Seat.RED_OPERATIVE)) == (
        "no-such-seat",
        {"seat": Seat.RED_OPERATIVE, "seats": setup_seats(ClassicSetup(Form.THREE))},
    )
    company.sit(anna=Seat.OPERATIVE)
    assert company.refuse(BOYAN, Sit(Seat.OPERATIVE))[0] == "seat-taken"
    duet = Company(House(setup=DuetSetup())).come(BOYAN)
    duet.sit(anna=Seat.NORTH, boyan=Seat.NORTH)
    assert duet.refuse(ANNA, Sit(Seat.OPERATIVE))[0] == "no-such-seat"


def test_who_has_seen_the_key_may_not_guess_in_this_game() -> None:
    company = four()
    company.do(ANNA, Sit(None))
    for seat in (Seat.RED_OPERATIVE, Seat.BLUE_OPERATIVE):
        assert company.refuse(ANNA, Sit(seat)) == ("seen-key", {"seat": seat})
    company.do(ANNA, Sit(Seat.RED_SPYMASTER))


def test_leaving_and_coming_back_does_not_wash_the_key_away() -> None:
    company = four()
    company.do(VYARA, Leave())
    company.do(VYARA, Join())
    assert company.refuse(VYARA, Sit(Seat.RED_OPERATIVE))[0] == "seen-key"
    company.do(VYARA, Sit(Seat.BLUE_SPYMASTER))


def test_an_operative_may_replace_a_spymaster_who_vanished_but_not_go_back() -> None:
    company = four()
    company.do(VYARA, Leave())
    company.do(ANNA, Sit(Seat.BLUE_SPYMASTER, GENYK))
    assert seats(company)[GENYK] is Seat.BLUE_SPYMASTER
    assert company.refuse(GENYK, Sit(Seat.BLUE_OPERATIVE))[0] == "seen-key"


def test_a_new_key_or_the_end_of_the_game_clears_what_was_seen() -> None:
    company = four()
    company.do(ANNA, Propose(Matter.ABORT))
    company.do(GENYK, Agree())
    assert company.table.seen == frozenset()
    company.do(ANNA, Sit(None))
    company.do(BOYAN, Sit(Seat.RED_SPYMASTER))
    company.do(ANNA, Sit(Seat.RED_OPERATIVE))
    company.deal()
    assert company.refuse(BOYAN, Sit(Seat.RED_OPERATIVE))[0] == "seen-key"
    assert company.refuse(ANNA, Sit(Seat.RED_SPYMASTER))[0] == "seat-taken"


@pytest.mark.rule("R70")
def test_in_duet_nobody_changes_sides_in_a_game() -> None:
    company = pair().come(VYARA)
    assert company.refuse(ANNA, Sit(Seat.SOUTH)) == ("seen-key", {"seat": Seat.SOUTH})
    company.do(VYARA, Sit(Seat.SOUTH))
    assert company.refuse(VYARA, Sit(Seat.NORTH))[0] == "seen-key"


def test_one_person_holds_one_seat() -> None:
    company = Company()
    company.do(ANNA, Sit(Seat.RED_SPYMASTER))
    company.do(ANNA, Sit(Seat.BLUE_OPERATIVE))
    assert roster(company.table.people) == {Seat.BLUE_OPERATIVE: (ANNA,)}


def test_only_the_host_rules_the_table() -> None:
    company = four()
    for command in (
        Settle(House()),
        Lock(on=True),
        PassHost(BOYAN),
        Remove(VYARA),
        Shuffle(),
        Rotate(),
        Deal(),
        Sit(None, VYARA),
    ):
        assert company.refuse(BOYAN, command)[0] == "host-only"


def test_host_rights_pass_on() -> None:
    company = Company().come(BOYAN, VYARA)
    assert company.do(ANNA, PassHost(VYARA)) == (HostPassed(VYARA),)
    assert company.refuse(ANNA, PassHost(ANNA))[0] == "host-only"
    assert company.refuse(VYARA, PassHost(GENYK)) == ("not-here", {"person": GENYK})
    assert company.do(VYARA, Leave()) == (Left(VYARA), HostPassed(ANNA))
    assert company.table.host == ANNA
    company.do(BOYAN, Leave())
    assert company.do(ANNA, Leave()) == (Left(ANNA),)
    assert company.table.people == ()


def test_when_the_host_is_gone_for_long_somebody_who_is_here_becomes_host() -> None:
    company = Company().come(BOYAN, VYARA)
    assert company.refuse(None, HostGone((ANNA, BOYAN)))[0] == "already-here"
    assert company.refuse(None, HostGone((GENYK,)))[0] == "not-here"
    assert company.do(None, HostGone((VYARA,))) == (HostPassed(VYARA),)


def test_a_locked_table_lets_nobody_in_and_a_banned_person_never_again() -> None:
    company = Company().come(BOYAN)
    company.do(ANNA, Lock(on=True))
    assert company.refuse(VYARA, Join())[0] == "locked"
    company.do(ANNA, Lock(on=False))
    assert company.do(ANNA, Remove(BOYAN)) == (Left(BOYAN),)
    company.do(BOYAN, Join())
    assert company.do(ANNA, Remove(BOYAN, ban=True)) == (Left(BOYAN, banned=True),)
    assert company.refuse(BOYAN, Join())[0] == "banned"
    assert company.refuse(ANNA, Remove(VYARA)) == ("not-here", {"person": VYARA})


def test_a_table_has_room_for_so_many() -> None:
    company = Company().come(*(f"guest {n}" for n in range(MOST_PEOPLE - 1)))
    assert company.refuse("one more", Join()) == ("table-full", {"most": MOST_PEOPLE})


def test_a_table_may_do_without_watchers_while_it_plays() -> None:
    full = trio(watching=False)
    assert full.refuse("ștefan", Join())[0] == "no-watching"
    trio().do("ștefan", Join())


def test_who_comes_late_takes_a_seat_also_where_nobody_may_watch() -> None:
    company = four(watching=False)
    company.do("ștefan", Join())
    assert onlooker(company.table, "ștefan") == Onlooker()
    company.do("ștefan", Sit(Seat.BLUE_OPERATIVE))
    assert onlooker(company.table, "ștefan").audience is Audience.TABLE


def test_house_rules_are_settled_between_games() -> None:
    company = four()
    assert company.refuse(ANNA, Settle(House()))[0] == "game-running"
    for command in (Shuffle(), Rotate()):
        assert company.refuse(ANNA, command)[0] == "game-running"


@pytest.mark.rule("R23")
@pytest.mark.parametrize("seconds", [-1, 3_601, 10**400])
def test_no_clock_runs_backwards_or_for_ever(seconds: int) -> None:
    for timer in (Timer(clue=seconds), Timer(guess=seconds), Timer(glass=seconds)):
        for setup in (ClassicSetup(timer=timer), DuetSetup(timer=timer)):
            house = House(setup=setup)
            facts = {"setting": "timer", "most": 3_600}
            assert Company().refuse(ANNA, Settle(house)) == ("bad-setting", facts)
            with pytest.raises(Refused, match="bad-setting"):
                open_table(ANNA, house)


def test_who_has_no_seat_in_the_new_form_stands_up() -> None:
    company = Company().come(BOYAN).sit(anna=Seat.RED_SPYMASTER, boyan=Seat.RED_OPERATIVE)
    company.do(ANNA, Settle(House(setup=ClassicSetup(Form.THREE))))
    assert seats(company) == {ANNA: Seat.RED_SPYMASTER, BOYAN: None}
    company.do(ANNA, Settle(House(setup=DuetSetup())))
    assert seats(company) == {ANNA: None, BOYAN: None}
    assert company.table.house.setup == DuetSetup()


@pytest.mark.rule("R25")
def test_roles_go_round_between_games() -> None:
    company = Company().come(BOYAN)
    company.sit(anna=Seat.RED_SPYMASTER, boyan=Seat.RED_OPERATIVE)
    company.do(ANNA, Rotate())
    assert seats(company) == {ANNA: Seat.RED_OPERATIVE, BOYAN: Seat.RED_SPYMASTER}


@pytest.mark.rule("R10")
@pytest.mark.parametrize("count", range(2, 10))
def test_teams_by_lot_are_of_about_equal_size(count: int) -> None:
    company = Company().come(*(f"guest {n}" for n in range(1, count)))
    for one in company.table.people:
        company.do(one.person, Sit(Seat.BLUE_OPERATIVE))
    drawn = shuffled(company.table.people, ClassicSetup(), Random(count))
    assert len(drawn) == count
    red = sum(seat.startswith("red") for seat in drawn.values())
    assert abs(red - (count - red)) <= 2
    spymasters = [seat for seat in drawn.values() if seat.endswith("spymaster")]
    assert len(spymasters) == len(set(spymasters))
    company.do(ANNA, Shuffle())
    assert all(seat is not None for seat in seats(company).values())


def test_by_lot_people_without_a_seat_stay_without() -> None:
    company = Company().come(BOYAN).sit(boyan=Seat.RED_OPERATIVE)
    company.do(ANNA, Shuffle())
    assert seats(company)[ANNA] is None


def test_a_game_wants_its_seats_filled() -> None:
    company = Company()
    code, facts = company.refuse(ANNA, Deal())
    assert code == "seats-empty"
    assert len(facts["seats"]) == 4  # type: ignore[arg-type]
    for ready in (alone(), trio(), pair(), four()):
        assert ready.table.running is not None
        assert ready.refuse(ANNA, Deal())[0] == "game-running"


def test_a_program_takes_a_seat_at_the_hosts_wish() -> None:
    company = Company().come(BOYAN)
    comes = BotComes("bot.easy.careful.x", Seat.RED_SPYMASTER, ANNA)
    assert company.refuse(ANNA, comes)[0] == "unknown-command"
    not_host = BotComes("bot.easy.careful.x", Seat.RED_SPYMASTER, BOYAN)
    assert company.refuse(None, not_host)[0] == "host-only"
    company.do(None, comes)
    assert seats(company)["bot.easy.careful.x"] is Seat.RED_SPYMASTER
    another = BotComes("bot.easy.careful.y", Seat.RED_SPYMASTER, ANNA)
    assert company.refuse(None, another)[0] == "seat-taken"
    company.do(ANNA, Remove("bot.easy.careful.x"))
    assert "bot.easy.careful.x" not in seats(company)


def test_a_table_has_room_for_some_programs_and_none_where_clues_are_spoken() -> None:
    company = Company()
    for n in range(MOST_BOTS):
        company.do(None, BotComes(f"bot.{n}", Seat.BLUE_OPERATIVE, ANNA))
    one_more = BotComes("bot.more", Seat.BLUE_OPERATIVE, ANNA)
    assert company.refuse(None, one_more) == ("table-full", {"most": MOST_BOTS})
    spoken = Company(House(speaking=Speaking.SPOKEN))
    assert spoken.refuse(None, one_more)[0] == "typed-only"


def test_a_program_never_becomes_host() -> None:
    company = Company()
    company.do(None, BotComes("bot.1", Seat.BLUE_OPERATIVE, ANNA))
    assert company.do(ANNA, Leave()) == (Left(ANNA),)
    assert company.do(BOYAN, Join()) == (Joined(BOYAN), HostPassed(BOYAN))
