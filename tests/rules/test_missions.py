"""The mission map and a team's sheet (R90, R91, R94)."""

import pytest

from parola.rules.missions import (
    CITIES,
    LONGEST_NAME,
    LONGEST_NOTE,
    MOST_MEMBERS,
    START,
    Attempt,
    Sheet,
    choose,
    joined,
    new_sheet,
    played,
    renamed,
    with_members,
    with_notes,
)
from parola.rules.refusal import Code, Refused


@pytest.mark.rule("R94", "R91")
def test_the_cities_have_the_numbers_of_the_map() -> None:
    numbers = {name: (city.tokens, city.mistakes) for name, city in CITIES.items()}
    assert numbers == {
        "prague": (9, 9),
        "berlin": (11, 2),
        "cairo": (9, 5),
        "moscow": (8, 8),
        "sofia": (10, 2),
        "london": (10, 4),
        "vatican": (11, 0),
        "monte-carlo": (9, 0),
        "zurich": (8, 0),
        "bucharest": (9, 4),
        "istanbul": (8, 5),
        "paris": (9, 2),
        "vienna": (8, 3),
        "lisbon": (8, 2),
        "buenos-aires": (7, 3),
        "kyiv": (8, 6),
        "delhi": (7, 5),
        "jakarta": (7, 7),
        "tokyo": (7, 2),
        "singapore": (6, 6),
        "reykjavik": (6, 2),
    }


@pytest.mark.rule("R91")
def test_the_rest_of_a_citys_tokens_lie_check_mark_up() -> None:
    assert CITIES["cairo"].checks == 4
    assert CITIES["moscow"].checks == CITIES["jakarta"].checks == CITIES["singapore"].checks == 0
    assert CITIES["vatican"].checks == 11


@pytest.mark.rule("R90")
def test_a_line_joins_both_its_ends_and_every_city_can_be_reached() -> None:
    for city in CITIES:
        assert all(city in joined(other) for other in joined(city))
        assert city not in joined(city)
    assert joined("prague") == {"berlin", "cairo", "moscow"}
    assert joined("jakarta") == {"kyiv", "delhi", "singapore", "tokyo"}
    assert joined("zurich") == {"monte-carlo"}
    sheet = new_sheet("Всички")
    while set(CITIES) - sheet.won:
        for city in sorted(sheet.open - sheet.won):
            sheet = played(sheet, city, won=True)
    assert sheet.open == set(CITIES)


@pytest.mark.rule("R90")
def test_a_sheet_opens_at_prague_and_winning_it_opens_its_neighbours() -> None:
    sheet = new_sheet("Сови", ("Ана", "Боян"))
    assert sheet.open == {START}
    assert choose(sheet, "prague") is CITIES["prague"]
    lost = played(sheet, "prague", won=False, at=3)
    assert lost.attempts == (Attempt("prague", won=False, at=3),)
    assert lost.won == frozenset()
    assert lost.open == {"prague"}
    won = played(lost, "prague", won=True, at=4)
    assert won.won == {"prague"}
    assert won.open == {"prague", "berlin", "cairo", "moscow"}
    assert won.attempts[-1] == Attempt("prague", won=True, at=4)


@pytest.mark.rule("R90")
def test_a_city_that_nobody_has_opened_cannot_be_chosen() -> None:
    sheet = played(new_sheet("Сови"), "prague", won=True)
    with pytest.raises(Refused) as caught:
        choose(sheet, "tokyo")
    assert (caught.value.code, caught.value.facts) == (
        Code.CITY_LOCKED,
        {"city": "tokyo", "open": ("berlin", "cairo", "moscow", "prague")},
    )
    with pytest.raises(Refused) as caught:
        played(sheet, "kyiv", won=True)
    assert caught.value.code is Code.CITY_LOCKED
    with pytest.raises(Refused) as caught:
        choose(sheet, "atlantis")
    assert (caught.value.code, caught.value.facts) == (
        Code.NO_SUCH_CITY,
        {"city": "atlantis"},
    )


@pytest.mark.rule("R90")
def test_a_team_keeps_its_name_its_members_and_its_notes() -> None:
    sheet = new_sheet("  Сови ", ("Ана ",))
    assert (sheet.name, sheet.members, sheet.notes) == ("Сови", ("Ана",), "")
    assert renamed(sheet, "Їжаки") == Sheet("Їжаки", ("Ана",))
    assert with_members(sheet, ("Ґеник", "Țară")).members == ("Ґеник", "Țară")
    assert with_notes(sheet, " мълчаливи ").notes == "мълчаливи"
    assert with_notes(sheet, "").notes == ""
    assert new_sheet("С", ("А",)) == renamed(with_members(sheet, ("А",)), "С")


@pytest.mark.rule("R90")
def test_names_and_notes_have_their_lengths() -> None:
    sheet = new_sheet("с" * LONGEST_NAME)
    for name in ("", "   ", "с" * (LONGEST_NAME + 1)):
        for write in (new_sheet, lambda text: renamed(sheet, text)):
            with pytest.raises(Refused) as caught:
                write(name)
            assert (caught.value.code, caught.value.facts) == (
                Code.BAD_NAME,
                {"length": len(name.strip()), "longest": LONGEST_NAME},
            )
    with pytest.raises(Refused) as caught:
        with_members(sheet, ("Ана", ""))
    assert caught.value.code is Code.BAD_NAME
    with pytest.raises(Refused) as caught:
        with_notes(sheet, "б" * (LONGEST_NOTE + 1))
    assert caught.value.facts == {"length": LONGEST_NOTE + 1, "longest": LONGEST_NOTE}
    assert len(with_notes(sheet, "б" * LONGEST_NOTE).notes) == LONGEST_NOTE
    assert len(with_members(sheet, ("Ана",) * MOST_MEMBERS).members) == MOST_MEMBERS
    with pytest.raises(Refused) as caught:
        with_members(sheet, ("Ана",) * (MOST_MEMBERS + 1))
    assert (caught.value.code, caught.value.facts) == (
        Code.BAD_SETTING,
        {"setting": "members", "most": MOST_MEMBERS},
    )


def test_a_refusal_reads_as_its_code_and_its_facts() -> None:
    assert str(Refused(Code.GAME_OVER)) == "game-over"
    assert str(Refused(Code.NO_SUCH_PLACE, place=25)) == "no-such-place (place=25)"
    assert str(Refused(Code.BAD_NAME, length=0, longest=9)) == "bad-name (length=0, longest=9)"
