"""Games in a row: cards turned over, new deals, other spymasters (R1, R2, R25)."""

from random import Random

import msgspec
import pytest

from parola.rules.classic import ClassicDeal, Objections
from parola.rules.clock import Timer
from parola.rules.clue import Clue
from parola.rules.commands import Give
from parola.rules.duet import DuetDeal
from parola.rules.events import ClockStarted, ClueGiven, ClueProposed, Ending, TeamWon, Touched
from parola.rules.game import begin, evolve, play
from parola.rules.keys import Identity
from parola.rules.match import (
    Aborted,
    Card,
    ClassicSetup,
    Dealt,
    DuetSetup,
    Match,
    NextGame,
    Result,
    Setup,
    WordSwapped,
    can_turn_over,
    deal_cards,
    evolve_match,
    next_game,
    result,
    rotated,
    swap_word,
)
from parola.rules.refusal import Code, Refused
from parola.rules.seats import Form, Seat, Team
from play import (
    NORTH,
    RED_OPERATIVE,
    SOUTH,
    classic_deal,
    classic_table,
    duet_table,
)

DECK = tuple(Card(f"ЛИЦЕ {n}", f"ЗАД {n}") for n in range(60))
EVERYBODY = dict.fromkeys(Seat, 1)
NEW, TURN_OVER = NextGame(), NextGame(turn_over=True)


def dealt(match: Match, command: NextGame, setup: Setup | None = None, seed: int = 1) -> Dealt:
    events = next_game(match, command, setup or ClassicSetup(), EVERYBODY, DECK, Random(seed))
    assert isinstance(events[0], Dealt)
    return events[0]


def conceded(match: Match) -> Match:
    return evolve_match(match, TeamWon(Team.RED, Ending.CONCEDED))


def refusal(match: Match, command: NextGame, setup: Setup | None = None) -> Refused:
    with pytest.raises(Refused) as caught:
        dealt(match, command, setup)
    return caught.value


@pytest.mark.rule("R1")
def test_a_board_is_dealt_at_random_from_two_sided_cards_either_side_up() -> None:
    boards = [deal_cards(Random(seed), DECK, frozenset()) for seed in range(30)]
    for board in boards:
        assert len({frozenset((card.up, card.down)) for card in board}) == 25
        assert all(card in DECK or card.turned in DECK for card in board)
    ups = [card.up.split()[0] for board in boards for card in board]
    assert 300 < ups.count("ЛИЦЕ") < 450
    assert len(set(boards)) == 30


@pytest.mark.rule("R1")
def test_a_deck_of_fewer_than_twenty_five_cards_is_too_small() -> None:
    with pytest.raises(Refused) as caught:
        deal_cards(Random(1), DECK[:24], frozenset())
    assert (caught.value.code, caught.value.facts) == (
        Code.DECK_TOO_SMALL,
        {"cards": 24, "needed": 25},
    )
    assert len(deal_cards(Random(1), DECK[:25], frozenset())) == 25


@pytest.mark.rule("R2")
def test_for_the_next_game_the_same_cards_are_turned_over_with_a_fresh_key() -> None:
    first = dealt(Match(), NEW)
    match = conceded(evolve_match(Match(), first))
    assert can_turn_over(match)
    second = dealt(match, TURN_OVER, seed=2)
    assert second.cards == tuple(card.turned for card in first.cards)
    assert second.deal.words == tuple(card.down for card in first.cards)
    assert second.deal.key != first.deal.key
    assert second.turned_over


@pytest.mark.rule("R2")
def test_after_both_sides_were_used_the_cards_are_dealt_anew() -> None:
    match = conceded(evolve_match(Match(), dealt(Match(), NEW)))
    match = conceded(evolve_match(match, dealt(match, TURN_OVER)))
    assert not can_turn_over(match)
    assert refusal(match, TURN_OVER).code is Code.NOTHING_TO_TURN_OVER
    third = dealt(match, NEW)
    assert not third.turned_over
    assert can_turn_over(evolve_match(match, third))


@pytest.mark.rule("R2")
def test_there_is_nothing_to_turn_over_before_the_first_game_or_with_one_sided_cards() -> None:
    assert refusal(Match(), TURN_OVER).code is Code.NOTHING_TO_TURN_OVER
    one_sided = tuple(Card(f"ЛИЦЕ {n}") for n in range(25))
    match = conceded(evolve_match(Match(), Dealt(one_sided, classic_deal())))
    assert refusal(match, TURN_OVER).code is Code.NOTHING_TO_TURN_OVER


@pytest.mark.rule("R1")
def test_one_sided_cards_lie_with_their_word_up() -> None:
    deck = tuple(Card(f"ЛИЦЕ {n}") for n in range(30))
    match = Match()
    for seed in range(4):
        first = next_game(match, NEW, ClassicSetup(), EVERYBODY, deck, Random(seed))[0]
        assert isinstance(first, Dealt)
        assert all(first.deal.words)
        match = conceded(evolve_match(match, first))


@pytest.mark.rule("R1", "R2")
def test_no_word_comes_again_until_the_deck_is_used_up() -> None:
    match, seen = Match(), set[str]()
    for seed in range(4):
        event = dealt(match, NEW, seed=seed)
        assert seen.isdisjoint(event.deal.words)
        seen |= set(event.deal.words)
        match = conceded(evolve_match(match, event))
        assert match.used == seen
    assert len(seen) == 100
    last = dealt(match, NEW, seed=9)
    fresh = set(last.deal.words) - seen
    assert len(fresh) >= 15  # twenty words were left, on as few as half as many cards
    match = evolve_match(match, last)
    assert match.used == set(last.deal.words)


@pytest.mark.rule("R2")
def test_the_words_left_over_come_first_when_the_deck_runs_out() -> None:
    used = frozenset(side for card in DECK[:50] for side in (card.up, card.down))
    board = deal_cards(Random(3), DECK, used)
    texts = {card.up for card in board}
    assert len(board) == len(texts) == 25
    for card in DECK[50:]:
        assert card.up in texts or card.down in texts
    assert board[:10] != tuple(card for card in board if card.up not in used)[:10]


@pytest.mark.rule("R2")
def test_a_running_game_must_end_before_the_next() -> None:
    match = evolve_match(Match(), dealt(Match(), NEW))
    assert refusal(match, NEW).code is Code.GAME_RUNNING


@pytest.mark.rule("R10")
def test_a_game_does_not_begin_while_a_seat_is_empty() -> None:
    four: dict[Seat, int] = {seat: 1 for seat in Seat if seat is not Seat.BLUE_OPERATIVE}
    with pytest.raises(Refused) as caught:
        next_game(Match(), NEW, ClassicSetup(), four, DECK, Random(1))
    assert (caught.value.code, caught.value.facts) == (
        Code.SEATS_EMPTY,
        {"seats": (Seat.BLUE_OPERATIVE,)},
    )


@pytest.mark.rule("R40")
def test_alone_a_key_is_chosen_on_which_the_team_starts() -> None:
    for seed in range(20):
        event = dealt(Match(), NEW, ClassicSetup(Form.SOLO), seed)
        assert isinstance(event.deal, ClassicDeal)
        assert event.deal.key.starts is Team.RED
    blue = dealt(Match(), NEW, ClassicSetup(Form.SOLO, starts=Team.BLUE))
    assert isinstance(blue.deal, ClassicDeal)
    assert blue.deal.key.starts is Team.BLUE


@pytest.mark.rule("R11")
def test_otherwise_the_key_says_who_starts() -> None:
    starts = [dealt(Match(), NEW, seed=seed).deal.key.starts for seed in range(20)]  # type: ignore[union-attr]
    assert set(starts) == set(Team)


def test_a_deal_follows_the_tables_settings() -> None:
    timer = Timer(clue=60)
    setup = ClassicSetup(Form.THREE, Objections.CONFIRM, timer, Team.BLUE)
    deal = dealt(Match(), NEW, setup).deal
    assert isinstance(deal, ClassicDeal)
    assert (deal.form, deal.objections, deal.timer) == (Form.THREE, Objections.CONFIRM, timer)
    duet = DuetSetup(9, 5, free=True, objections=False, timer=timer, city="cairo")
    other = dealt(Match(), NEW, duet).deal
    assert isinstance(other, DuetDeal)
    assert (other.tokens, other.mistakes, other.free) == (9, 5, True)
    assert (other.objections, other.timer, other.city) == (False, timer, "cairo")


@pytest.mark.rule("R72")
@pytest.mark.parametrize("tokens", [9, 10, 11])
def test_a_standard_duet_has_all_its_tokens_bystander_side_up(tokens: int) -> None:
    deal = dealt(Match(), NEW, DuetSetup(tokens)).deal
    assert isinstance(deal, DuetDeal)
    assert (deal.tokens, deal.mistakes) == (tokens, tokens)
    assert [side.agents.bit_count() for side in (deal.key.north, deal.key.south)] == [9, 9]


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (DuetSetup(0), "a bank has 1 to 25 tokens"),
        (DuetSetup(9, 10), "no more mistakes than tokens"),
        (ClassicSetup(Form.SOLO, Objections.CONFIRM), "no rival to confirm a clue"),
    ],
)
def test_settings_that_make_no_sense_are_refused(setup: Setup, fault: str) -> None:
    caught = refusal(Match(), NEW, setup)
    assert caught.code is Code.BAD_SETTING
    assert caught.facts["setting"] == "setup"
    assert fault in str(caught.facts["fault"])


@pytest.mark.rule("R23")
def test_a_strict_clock_starts_with_the_deal() -> None:
    setup = ClassicSetup(timer=Timer(clue=60))
    events = next_game(Match(), NEW, setup, EVERYBODY, DECK, Random(1), at=5_000)
    assert events[1:] == (ClockStarted(65_000),)


@pytest.mark.rule("R2")
def test_a_match_keeps_how_its_games_ended() -> None:
    match = evolve_match(Match(), dealt(Match(), NEW))
    assert match.results == ()
    match = evolve_match(match, Touched(RED_OPERATIVE, 0, Identity.RED))
    assert match.game is not None
    assert match.game.guesses == 1
    match = conceded(match)
    assert match.results == (Result(Ending.CONCEDED, winner=Team.RED),)
    match = evolve_match(match, dealt(match, TURN_OVER))
    assert len(conceded(match).results) == 2


def test_there_is_no_game_before_the_first_deal() -> None:
    with pytest.raises(Refused) as caught:
        conceded(Match())
    assert caught.value.code is Code.NO_GAME


@pytest.mark.rule("R43", "R81")
def test_a_result_tells_who_won_and_with_what_score() -> None:
    solo = classic_table(Form.SOLO).give(Seat.RED_SPYMASTER).touch(RED_OPERATIVE, *range(9))
    assert result(solo.game) == Result(Ending.ALL_FOUND, winner=Team.RED, score=8, together=True)
    duet = duet_table().give(NORTH).touch(SOUTH, 15)
    assert result(duet.game) == Result(Ending.ASSASSIN, won=False)
    won = duet_table().give(NORTH).touch(SOUTH, 0, 1, 2, 3, 4, 5, 6, 7, 13)
    won.give(SOUTH).touch(NORTH, 8, 9, 10, 11, 12, 14)
    assert result(won.game) == Result(Ending.ALL_FOUND, won=True, score=23)
    with pytest.raises(Refused) as caught:
        result(duet_table().game)
    assert caught.value.code is Code.GAME_RUNNING


@pytest.mark.rule("R25")
def test_after_a_game_others_become_spymasters_each_in_turn() -> None:
    roster = {
        Seat.RED_SPYMASTER: ("Ана",),
        Seat.RED_OPERATIVE: ("Боян", "Вяра"),
        Seat.BLUE_SPYMASTER: ("Ґеник",),
        Seat.BLUE_OPERATIVE: ("Ștefan",),
    }
    once = rotated(roster, Form.TEAMS)
    assert once == {
        Seat.RED_SPYMASTER: ("Боян",),
        Seat.RED_OPERATIVE: ("Вяра", "Ана"),
        Seat.BLUE_SPYMASTER: ("Ștefan",),
        Seat.BLUE_OPERATIVE: ("Ґеник",),
    }
    twice = rotated(once, Form.TEAMS)
    assert twice[Seat.RED_SPYMASTER] == ("Вяра",)
    assert rotated(twice, Form.TEAMS)[Seat.RED_SPYMASTER] == ("Ана",)


@pytest.mark.rule("R25", "R45")
def test_three_players_go_round() -> None:
    roster = {
        Seat.RED_SPYMASTER: ("Ана",),
        Seat.BLUE_SPYMASTER: ("Боян",),
        Seat.OPERATIVE: ("Вяра",),
    }
    once = rotated(roster, Form.THREE)
    assert once == {
        Seat.RED_SPYMASTER: ("Вяра",),
        Seat.BLUE_SPYMASTER: ("Ана",),
        Seat.OPERATIVE: ("Боян",),
    }


@pytest.mark.rule("R25")
def test_an_empty_seat_stays_empty_when_roles_go_round() -> None:
    roster = {Seat.RED_SPYMASTER: ("Ана",), Seat.OPERATIVE: ("Вяра",)}
    assert rotated(roster, Form.THREE) == {
        Seat.RED_SPYMASTER: ("Вяра",),
        Seat.BLUE_SPYMASTER: ("Ана",),
        Seat.OPERATIVE: (),
    }
    assert rotated({Seat.BLUE_OPERATIVE: ("Ана",)}, Form.THREE)[Seat.RED_SPYMASTER] == ()


@pytest.mark.rule("R25")
def test_alone_the_pair_changes_places_and_duet_has_no_roles() -> None:
    pair = {Seat.RED_SPYMASTER: ("Ана",), Seat.RED_OPERATIVE: ("Боян",)}
    assert rotated(pair, Form.SOLO) == {
        Seat.RED_SPYMASTER: ("Боян",),
        Seat.RED_OPERATIVE: ("Ана",),
    }
    sides = {Seat.NORTH: ("Ана",), Seat.SOUTH: ("Боян",)}
    assert rotated(sides, None) == sides


def test_a_game_can_be_played_through_the_common_door() -> None:
    game = play(begin(classic_deal()), Seat.RED_SPYMASTER, Give("дърво", 2))
    assert game.clue is not None
    assert evolve(game, Touched(RED_OPERATIVE, 0, Identity.RED)).guesses == 1
    with pytest.raises(Refused) as caught:
        play(begin(classic_deal()), Seat.RED_SPYMASTER, Give(classic_deal().words[0], 2))
    assert caught.value.code is Code.CLUE_ILLEGAL


def running(seed: int = 1) -> Match:
    return evolve_match(Match(), dealt(Match(), NEW, seed=seed))


def test_before_the_first_clue_a_word_can_be_swapped_for_a_fresh_one() -> None:
    match = running()
    swapped = swap_word(match, 3, DECK, Random(7))
    assert isinstance(swapped, WordSwapped)
    assert swapped.place == 3
    after = evolve_match(match, swapped)
    assert match.game is not None
    assert after.game is not None
    assert after.game.deal.words[3] == after.cards[3].up == swapped.card.up
    assert swapped.card.up not in match.used
    assert after.used == match.used | {swapped.card.up}
    others = [n for n in range(25) if n != 3]
    assert [after.game.deal.words[n] for n in others] == [match.game.deal.words[n] for n in others]
    assert after.game.deal.key == match.game.deal.key
    on_table = {side for card in match.cards for side in (card.up, card.down)}
    assert not on_table & {swapped.card.up, swapped.card.down}


def test_a_swap_takes_a_seen_word_only_when_there_is_no_other() -> None:
    match = running()
    on_table = {side for card in match.cards for side in (card.up, card.down)}
    fresh = [card for card in DECK if not {card.up, card.down} & on_table]
    used = match.used | {side for card in fresh[1:] for side in (card.up, card.down)}
    nearly = msgspec.structs.replace(match, used=used)
    assert {swap_word(nearly, 0, DECK, Random(n)).card.up for n in range(20)} == {
        fresh[0].up,
        fresh[0].down,
    }
    every = frozenset(side for card in DECK for side in (card.up, card.down))
    seen = msgspec.structs.replace(match, used=every)
    assert swap_word(seen, 0, DECK, Random(1)).card in DECK
    small = [card for card in DECK if {card.up, card.down} & on_table]
    with pytest.raises(Refused) as caught:
        swap_word(match, 0, small, Random(1))
    assert (caught.value.code, caught.value.facts) == (
        Code.DECK_TOO_SMALL,
        {"cards": 25, "needed": 26},
    )


def test_a_swap_comes_before_the_first_clue_and_in_a_game() -> None:
    match = running()
    for place in (-1, 25):
        with pytest.raises(Refused) as caught:
            swap_word(match, place, DECK, Random(1))
        assert (caught.value.code, caught.value.facts) == (
            Code.NO_SUCH_PLACE,
            {"place": place, "places": 25},
        )
    clue = ClueGiven(Seat.RED_SPYMASTER, Clue("дума", 1))
    for late in (evolve_match(match, clue), conceded(match), Match()):
        with pytest.raises(Refused) as caught:
            swap_word(late, 0, DECK, Random(1))
        expected = Code.TOO_LATE if late.game is not None and not late.results else Code.NO_GAME
        assert caught.value.code is expected
    waiting = evolve_match(match, ClueProposed(Seat.RED_SPYMASTER, Clue("дума", 1)))
    with pytest.raises(Refused) as caught:
        swap_word(waiting, 0, DECK, Random(1))
    assert caught.value.code is Code.TOO_LATE


def test_an_aborted_game_has_no_result_and_makes_room_for_the_next() -> None:
    match = evolve_match(running(), Aborted())
    assert (match.game, match.results) == (None, ())
    assert len(dealt(match, NEW).cards) == 25
    with pytest.raises(Refused) as caught:
        evolve_match(match, Aborted())
    assert caught.value.code is Code.NO_GAME
