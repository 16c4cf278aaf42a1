"""Who says whether a clue is legal: friends, the referee, or nobody but the rules."""

import pytest
from company import ANNA, BOYAN, GENYK, VYARA, Company, alone, four, pair

from parola.rules.classic import Objections
from parola.rules.clock import Phase
from parola.rules.clue import Ruling
from parola.rules.commands import Confirm, Give, Object
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.refusal import Code
from parola.rules.seats import Form, Seat
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Play, Propose
from parola.tables.house import House, Judging, Speaking


def illegal(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
    del words, covered
    return Ruling("R54", "kin", "ЛІС") if word == "лісовий" else None


def doubtful(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
    del words, covered
    return Ruling("R54", "maybe-kin", "ЛІС") if word == "пролісок" else None


def table(judging: Judging, objections: Objections = Objections.UNTIL_TOUCH) -> Company:
    return four(judge=illegal, doubts=doubtful, judging=judging, objections=objections)


def phase(company: Company) -> Phase:
    assert company.table.running is not None
    return company.table.running.phase


@pytest.mark.rule("R21")
@pytest.mark.parametrize("judging", [Judging.FRIENDS, Judging.OFF])
def test_among_friends_the_rival_spymaster_objects_to_whatever_they_like(judging: Judging) -> None:
    company = table(judging).give(ANNA, 1, "хліб")
    company.play(VYARA, Object())
    assert phase(company) is Phase.CLUE


def test_what_the_referee_calls_illegal_cannot_be_said() -> None:
    company = table(Judging.REFEREE)
    ruling = {"rule": "R54", "reason": "kin", "offends": "ЛІС"}
    assert company.refuse(ANNA, Play(Give("лісовий", 1))) == ("clue-illegal", ruling)


def test_nobody_objects_to_what_the_referee_has_no_doubts_of() -> None:
    company = table(Judging.REFEREE).give(ANNA, 1, "хліб")
    assert company.refuse(VYARA, Play(Object())) == (Code.NO_OBJECTIONS, {})


@pytest.mark.rule("R21")
def test_what_the_referee_doubts_goes_to_the_rival_spymaster() -> None:
    company = table(Judging.REFEREE).give(ANNA, 1, "пролісок")
    assert company.refuse(GENYK, Play(Object()))[0] == "not-your-seat"
    company.play(VYARA, Object())
    assert phase(company) is Phase.CLUE


def test_where_the_rival_confirms_first_only_doubts_wait_for_them() -> None:
    sure = table(Judging.REFEREE, Objections.CONFIRM).give(ANNA, 1, "хліб")
    assert phase(sure) is Phase.GUESS
    doubted = table(Judging.REFEREE, Objections.CONFIRM).give(ANNA, 1, "пролісок")
    assert phase(doubted) is Phase.CONFIRM
    doubted.play(VYARA, Confirm())
    assert phase(doubted) is Phase.GUESS
    friends = table(Judging.FRIENDS, Objections.CONFIRM).give(ANNA, 1, "хліб")
    assert phase(friends) is Phase.CONFIRM


def test_what_the_referee_did_not_hear_is_for_people() -> None:
    company = four(
        judge=illegal, doubts=doubtful, judging=Judging.REFEREE, speaking=Speaking.SPOKEN
    )
    company.give(ANNA, 1, "").play(VYARA, Object())
    assert phase(company) is Phase.CLUE


@pytest.mark.rule("R21", "R40")
def test_in_the_one_team_form_the_operatives_judge() -> None:
    company = alone().give(ANNA, 1, "хліб")
    assert company.refuse(ANNA, Play(Object()))[0] == "not-your-seat"
    company.play(BOYAN, Object())
    house = House(setup=ClassicSetup(Form.SOLO), judging=Judging.REFEREE)
    strict = Company(house, illegal, doubtful).come(BOYAN)
    strict.sit(anna=Seat.RED_SPYMASTER, boyan=Seat.RED_OPERATIVE).deal().give(ANNA, 1, "хліб")
    assert strict.refuse(BOYAN, Play(Object()))[0] == "no-objections"
    strict.do(ANNA, Propose(Matter.RETRACT))
    strict.do(BOYAN, Agree())
    strict.give(ANNA, 1, "пролісок").play(BOYAN, Object())


@pytest.mark.rule("R80")
def test_in_duet_the_partner_judges() -> None:
    company = pair().give(ANNA, 1, "хліб")
    assert company.refuse(ANNA, Play(Object()))[0] == "not-your-seat"
    company.play(BOYAN, Object())
    assert phase(company) is Phase.GUESS  # a token is gone and the guessing goes on
    house = House(setup=DuetSetup(), judging=Judging.REFEREE)
    strict = Company(house, illegal, doubtful).come(BOYAN)
    strict.sit(anna=Seat.NORTH, boyan=Seat.SOUTH).deal().give(ANNA, 1, "хліб")
    assert strict.refuse(BOYAN, Play(Object()))[0] == "no-objections"
