"""The board, the keys, and who must sit down before a game can begin."""

from collections import Counter
from random import Random

import pytest

from parola.rules.board import ALL, first_place, mask_of, places_in
from parola.rules.classic import ClassicDeal, Objections, begin
from parola.rules.clock import Phase
from parola.rules.duet import DuetDeal
from parola.rules.duet import begin as begin_duet
from parola.rules.keys import (
    ClassicKey,
    DuetKey,
    DuetSide,
    Identity,
    deal_classic_key,
    deal_duet_key,
)
from parola.rules.seats import (
    DUET_SEATS,
    Form,
    Seat,
    Side,
    Team,
    classic_seats,
    empty_seats,
)
from play import (
    ASSASSIN,
    BLUE,
    BYSTANDERS,
    DUET_KEY,
    RED,
    RED_KEY,
    WORDS,
    classic_deal,
    duet_deal,
)

RANDOM = Random(25)


@pytest.mark.rule("R1")
def test_a_board_is_twenty_five_words() -> None:
    for words in (WORDS[:24], (*WORDS, "ЩЕ")):
        with pytest.raises(ValueError, match=f"25 words, not {len(words)}"):
            ClassicDeal(words, RED_KEY)
        with pytest.raises(ValueError, match=f"25 words, not {len(words)}"):
            DuetDeal(words, DUET_KEY)


def test_a_set_of_places_is_read_in_reading_order() -> None:
    assert places_in(mask_of((24, 0, 7))) == (0, 7, 24)
    assert first_place(mask_of((24, 7, 9))) == 7
    assert places_in(ALL) == tuple(range(25))
    assert places_in(0) == ()


@pytest.mark.rule("R11", "R12")
def test_every_classic_key_has_nine_for_the_starter_eight_seven_and_one() -> None:
    starters = Counter[Team]()
    for _ in range(400):
        key = deal_classic_key(RANDOM)
        counts = Counter(key.identity(place) for place in range(25))
        first = Identity(key.starts.value)
        second = Identity(key.starts.rival.value)
        assert counts == {first: 9, second: 8, Identity.BYSTANDER: 7, Identity.ASSASSIN: 1}
        starters[key.starts] += 1
    assert min(starters.values()) > 140


@pytest.mark.rule("R11")
def test_the_places_of_a_key_agree_with_its_identities() -> None:
    for _ in range(20):
        key = deal_classic_key(RANDOM)
        assert key.bystanders.bit_count() == 7
        for place in range(25):
            bit = 1 << place
            expected = {
                Identity.RED: key.red,
                Identity.BLUE: key.blue,
                Identity.BYSTANDER: key.bystanders,
                Identity.ASSASSIN: key.assassin,
            }[key.identity(place)]
            assert expected & bit
    assert RED_KEY.agents(Team.RED) == mask_of(RED)
    assert RED_KEY.agents(Team.BLUE) == mask_of(BLUE)


@pytest.mark.rule("R11")
def test_each_place_is_the_assassin_about_equally_often() -> None:
    seen = Counter(deal_classic_key(RANDOM).assassin for _ in range(5000))
    assert len(seen) == 25
    assert all(120 < count < 290 for count in seen.values())


@pytest.mark.rule("R11")
@pytest.mark.parametrize(
    ("red", "blue", "assassin", "starts", "fault"),
    [
        (RED, BLUE, (), Team.RED, "a classic key has 9, 8 and 1, not (9, 8, 0)"),
        (RED, BLUE, (24,), Team.BLUE, "a classic key has 9, 8 and 1, not (8, 9, 1)"),
        (RED[:8], BLUE, (24,), Team.RED, "a classic key has 9, 8 and 1, not (8, 8, 1)"),
        (RED, (8, *BLUE[1:]), (24,), Team.RED, "a card of a classic key has one identity"),
        (RED, BLUE, (0,), Team.RED, "a card of a classic key has one identity"),
        (RED, BLUE, (25,), Team.RED, "a classic key has 25 places"),
        ((*RED[:8], 25), BLUE, (24,), Team.RED, "a classic key has 25 places"),
        (RED, (*BLUE[:7], 25), (24,), Team.RED, "a classic key has 25 places"),
    ],
)
def test_a_false_classic_key_cannot_be_made(
    red: tuple[int, ...], blue: tuple[int, ...], assassin: tuple[int, ...], starts: Team, fault: str
) -> None:
    with pytest.raises(ValueError, match="classic key") as caught:
        ClassicKey(mask_of(red), mask_of(blue), mask_of(assassin), starts)
    assert str(caught.value) == fault


@pytest.mark.rule("R12")
def test_the_double_agent_belongs_to_the_team_that_starts() -> None:
    for starts in Team:
        key = deal_classic_key(RANDOM, starts)
        assert key.starts is starts
        assert key.agents(starts).bit_count() == 9
        assert key.agents(starts.rival).bit_count() == 8
        assert begin(ClassicDeal(WORDS, key)).team is starts


@pytest.mark.rule("R71")
def test_every_duet_key_has_the_numbers_of_the_rulebook() -> None:
    green, bystander, assassin = Identity.AGENT, Identity.BYSTANDER, Identity.ASSASSIN
    for _ in range(200):
        key = deal_duet_key(RANDOM)
        cards = Counter((key.north.identity(n), key.south.identity(n)) for n in range(25))
        assert cards == {
            (green, green): 3,
            (green, bystander): 5,
            (bystander, green): 5,
            (green, assassin): 1,
            (assassin, green): 1,
            (assassin, assassin): 1,
            (assassin, bystander): 1,
            (bystander, assassin): 1,
            (bystander, bystander): 7,
        }
        assert key.agents.bit_count() == 15
        assert (key.side(Side.NORTH), key.side(Side.SOUTH)) == (key.north, key.south)


@pytest.mark.rule("R71")
def test_each_place_of_a_duet_key_is_green_about_equally_often() -> None:
    seen = Counter(
        place
        for _ in range(1500)
        for place in range(25)
        if deal_duet_key(RANDOM).north.agents >> place & 1
    )
    assert all(430 < seen[place] < 650 for place in range(25))


@pytest.mark.rule("R71")
def test_a_false_duet_key_cannot_be_made() -> None:
    north, south = DUET_KEY.north, DUET_KEY.south
    with pytest.raises(ValueError, match=r"^a Duet key has the numbers of R71$"):
        DuetKey(north, north)
    with pytest.raises(ValueError, match=r"^a Duet key has the numbers of R71$"):
        DuetKey(north, DuetSide(south.agents, mask_of((13, 15))))
    with pytest.raises(ValueError, match=r"^a card has one identity on each side of a Duet key$"):
        # the card that both see black is black and green for south, so the counts still agree
        DuetKey(
            DuetSide(mask_of(range(9)), mask_of((9, 10, 11))),
            DuetSide(mask_of((0, 1, 2, 9, 12, 13, 14, 15, 16)), mask_of((3, 10, 16))),
        )
    with pytest.raises(ValueError, match=r"^a card has one identity on each side of a Duet key$"):
        DuetKey(
            DuetSide(mask_of(range(9)), mask_of((9, 10, 11))),
            DuetSide(mask_of((0, 1, 2, 9, 12, 13, 14, 15, 16)), mask_of((3, 10, 25))),
        )


@pytest.mark.rule("R10")
def test_two_teams_want_a_spymaster_and_an_operative_each() -> None:
    needed = classic_seats(Form.TEAMS, Team.RED)
    assert set(needed) == {
        Seat.RED_SPYMASTER,
        Seat.RED_OPERATIVE,
        Seat.BLUE_SPYMASTER,
        Seat.BLUE_OPERATIVE,
    }
    four = dict.fromkeys(needed, 1)
    assert empty_seats(needed, four) == ()
    assert empty_seats(needed, {**four, Seat.RED_OPERATIVE: 5}) == ()
    assert empty_seats(needed, {**four, Seat.BLUE_SPYMASTER: 0}) == (Seat.BLUE_SPYMASTER,)
    assert empty_seats(needed, {}) == needed


@pytest.mark.rule("R40")
def test_alone_only_the_starting_team_sits_down() -> None:
    assert classic_seats(Form.SOLO, Team.RED) == (Seat.RED_SPYMASTER, Seat.RED_OPERATIVE)
    assert classic_seats(Form.SOLO, Team.BLUE) == (Seat.BLUE_SPYMASTER, Seat.BLUE_OPERATIVE)


@pytest.mark.rule("R45")
def test_three_players_are_two_spymasters_and_one_operative_for_both() -> None:
    seats = classic_seats(Form.THREE, Team.BLUE)
    assert seats == (Seat.RED_SPYMASTER, Seat.BLUE_SPYMASTER, Seat.OPERATIVE)


@pytest.mark.rule("R70")
def test_duet_wants_somebody_on_each_side() -> None:
    assert empty_seats(DUET_SEATS, {Seat.NORTH: 2}) == (Seat.SOUTH,)
    assert empty_seats(DUET_SEATS, {Seat.NORTH: 2, Seat.SOUTH: 3}) == ()


def test_a_game_begins_with_nothing_covered_and_the_starters_clue() -> None:
    state = begin(classic_deal())
    assert (state.covered, state.phase, state.turn) == (0, Phase.CLUE, 1)
    assert (state.team, state.clue, state.guesses, state.log) == (Team.RED, None, 0, ())
    assert state.visible == WORDS
    assert (state.left(Team.RED), state.left(Team.BLUE)) == (9, 8)
    assert state.deal.key.identity(ASSASSIN) is Identity.ASSASSIN
    assert state.deal.key.identity(BYSTANDERS[0]) is Identity.BYSTANDER


@pytest.mark.rule("R72", "R91")
def test_the_bank_begins_with_its_tokens_sorted_by_their_sides() -> None:
    standard = begin_duet(duet_deal())
    assert (standard.bank_checks, standard.bank_mistakes, standard.tokens) == (0, 9, 9)
    cairo = begin_duet(duet_deal(9, 5))
    assert (cairo.bank_checks, cairo.bank_mistakes, cairo.tokens) == (4, 5, 9)
    for tokens in (10, 11):
        easier = begin_duet(duet_deal(tokens))
        assert (easier.bank_checks, easier.tokens) == (0, tokens)


@pytest.mark.rule("R91")
@pytest.mark.parametrize(("tokens", "mistakes"), [(0, 0), (26, 1), (9, 10), (9, -1)])
def test_a_bank_that_makes_no_sense_is_refused(tokens: int, mistakes: int) -> None:
    with pytest.raises(ValueError, match="a bank has 1 to 25 tokens"):
        duet_deal(tokens, mistakes)


@pytest.mark.rule("R72")
def test_one_token_and_twenty_five_are_the_bounds() -> None:
    assert duet_deal(1, 0).tokens == 1
    assert duet_deal(25, 25).tokens == 25


@pytest.mark.rule("R21", "R40")
def test_alone_there_is_no_rival_to_confirm_a_clue() -> None:
    with pytest.raises(ValueError, match="no rival to confirm"):
        classic_deal(Form.SOLO, Objections.CONFIRM)
