"""R3: a hidden identity reaches nobody who may not know it.

For every form and every reachable state: change all that an audience cannot know, and its view, to
the last byte, is the same.
"""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parola.rules.classic import ClassicState, Objections
from parola.rules.clock import Phase
from parola.rules.clue import Clue
from parola.rules.commands import Confirm, Object
from parola.rules.duet import DuetState
from parola.rules.events import Ending
from parola.rules.game import Game, audiences, is_over
from parola.rules.match import Card, Dealt, Match, evolve_match
from parola.rules.seats import Audience, Side, Team
from parola.rules.view import classic_view, duet_view, open_classic, open_duet, view, views
from play import (
    ASSASSIN,
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    BOTH_ASSASSIN,
    BYSTANDERS,
    DUET_KEY,
    NEITHER,
    NORTH,
    NORTH_GREEN,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SOUTH,
    WORDS,
    classic_deal,
    classic_table,
    duet_deal,
    duet_table,
)
from wander import any_deal, steps
from worlds import other_world


def encoded(state: Game, audience: Audience) -> bytes:
    return msgspec.json.encode(view(state, audience))


Look = Callable[[Game, Audience], bytes]


def leaks(seed: int, look: Look) -> int:
    """In how many states of a random game an audience can tell two worlds apart."""
    random = Random(seed)
    found = 0
    for state, _ in steps(any_deal(random), random):
        if is_over(state):
            break
        for audience in audiences(state.deal):
            other = other_world(state, audience, random)
            found += look(state, audience) != look(other, audience)
    return found


@pytest.mark.rule("R3", "R70", "R82")
@given(seed=st.integers(0, 2**64))
def test_what_an_audience_cannot_know_never_changes_its_view(seed: int) -> None:
    assert leaks(seed, encoded) == 0


@given(seed=st.integers(0, 2**64))
def test_views_of_all_audiences_at_once_are_the_same_views(seed: int) -> None:
    random = Random(seed)
    for state, _ in steps(any_deal(random), random):
        each = {audience: view(state, audience) for audience in audiences(state.deal)}
        assert views(state) == each


def _leak_of_one_card(state: Game, audience: Audience) -> bytes:
    shown = encoded(state, audience)
    if isinstance(state, ClassicState):
        return shown + state.deal.key.identity(12).encode()
    return shown + state.deal.key.south.identity(12).encode()


def _leak_of_a_count(state: Game, audience: Audience) -> bytes:
    """R82: how many words the other side has left."""
    shown = encoded(state, audience)
    if isinstance(state, DuetState):
        left = state.deal.key.south.agents & ~state.found
        return shown + str(left.bit_count()).encode()
    return shown


@pytest.mark.rule("R3", "R82")
@pytest.mark.parametrize("look", [_leak_of_one_card, _leak_of_a_count])
def test_an_injected_leak_is_caught(look: Look) -> None:
    assert sum(leaks(seed, look) for seed in range(12)) > 0


@pytest.mark.rule("R3")
@given(seed=st.integers(0, 2**64))
@settings(max_examples=20)
def test_the_other_worlds_are_really_other(seed: int) -> None:
    """The property would be hollow if nothing ever changed."""
    random = Random(seed)
    first = next(state for state, _ in steps(any_deal(random), random))
    kept = [other_world(first, Audience.TABLE, random).deal.key for _ in range(3)]
    assert any(key != first.deal.key for key in kept)


@pytest.mark.rule("R3", "R11")
def test_spymasters_see_the_key_and_operatives_only_what_is_covered() -> None:
    table = classic_table().give(RED_SPYMASTER, 2, "дерево").touch(RED_OPERATIVE, RED[0])
    trusted = classic_view(table.game, Audience.SPYMASTERS)
    others = classic_view(table.game, Audience.TABLE)
    assert trusted.key == table.game.deal.key
    assert others == msgspec.structs.replace(trusted, key=None)
    shown = others.open
    assert (shown.red, shown.blue, shown.bystanders, shown.assassin) == (1, 0, 0, 0)
    assert (shown.red_left, shown.blue_left) == (8, 8)
    assert (shown.words, shown.team, shown.starts) == (WORDS, Team.RED, Team.RED)
    assert (shown.phase, shown.turn, shown.guesses) == (Phase.GUESS, 1, 1)
    assert shown.clue == Clue("дерево", 2)
    assert shown.log == table.game.log


@pytest.mark.rule("R3")
def test_covered_cards_show_what_they_were() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, RED[1], BLUE[0])
    table.give(BLUE_SPYMASTER).touch(BLUE_OPERATIVE, BYSTANDERS[0])
    shown = open_classic(table.game)
    assert (shown.red, shown.blue, shown.bystanders) == (
        1 << RED[1],
        1 << BLUE[0],
        1 << BYSTANDERS[0],
    )
    assert (shown.red_left, shown.blue_left) == (8, 7)


@pytest.mark.rule("R3")
def test_when_a_game_is_over_all_see_the_key() -> None:
    table = classic_table().give(RED_SPYMASTER).touch(RED_OPERATIVE, ASSASSIN)
    shown = classic_view(table.game, Audience.TABLE)
    assert shown.key == table.game.deal.key
    assert (shown.open.winner, shown.open.ending) == (Team.BLUE, Ending.ASSASSIN)
    assert shown.open.assassin == 1 << ASSASSIN
    duet = duet_table().give(NORTH).touch(SOUTH, BOTH_ASSASSIN)
    seen = duet_view(duet.game, Audience.TABLE)
    assert (seen.north, seen.south) == (DUET_KEY.north, DUET_KEY.south)
    assert (seen.open.won, seen.open.ending) == (False, Ending.ASSASSIN)


@pytest.mark.rule("R21", "R3")
def test_until_the_rival_confirms_a_clue_only_spymasters_know_it() -> None:
    table = classic_table(objections=Objections.CONFIRM).give(RED_SPYMASTER, 2, "дерево")
    trusted = classic_view(table.game, Audience.SPYMASTERS)
    assert (trusted.proposed, trusted.open.clue) == (Clue("дерево", 2), None)
    others = classic_view(table.game, Audience.TABLE)
    assert (others.proposed, others.open.clue) == (None, None)
    table.do(BLUE_SPYMASTER, Confirm())
    assert open_classic(table.game).clue == Clue("дерево", 2)
    assert classic_view(table.game, Audience.SPYMASTERS).proposed is None


@pytest.mark.rule("R70")
def test_in_duet_each_side_sees_its_own_half_of_the_key() -> None:
    table = duet_table(9, 5, free=True).give(NORTH, 3, "плаж").touch(SOUTH, NORTH_GREEN[0])
    north = duet_view(table.game, Audience.NORTH)
    south = duet_view(table.game, Audience.SOUTH)
    table_view = duet_view(table.game, Audience.TABLE)
    assert (north.north, north.south) == (DUET_KEY.north, None)
    assert (south.north, south.south) == (None, DUET_KEY.south)
    assert (table_view.north, table_view.south) == (None, None)
    shown = north.open
    assert shown == south.open == table_view.open
    assert (shown.north_found, shown.south_found) == (0, 1 << NORTH_GREEN[0])
    assert (shown.tokens, shown.mistakes, shown.free, shown.objections) == (9, 5, True, True)
    assert (shown.bank_checks, shown.bank_mistakes, shown.left) == (4, 5, 14)
    assert (shown.giver, shown.givers, shown.guessers) == (Side.NORTH, (), (Side.SOUTH,))
    assert (shown.clue, shown.guesses, shown.turn) == (Clue("плаж", 3), 1, 1)


@pytest.mark.rule("R70", "R76")
def test_in_duet_tokens_and_givers_lie_open() -> None:
    table = duet_table().give(NORTH).touch(SOUTH, NEITHER[0])
    table.give(SOUTH).touch(NORTH, NEITHER[1])
    shown = open_duet(table.game)
    assert (shown.south_marks, shown.north_marks) == (1 << NEITHER[0], 1 << NEITHER[1])
    assert (shown.givers, shown.guessers, shown.phase) == ((Side.NORTH,), (), Phase.CLUE)
    assert (shown.bank_mistakes, shown.sudden_death, shown.done) == (7, False, ())
    table.give(NORTH)
    table.do(SOUTH, Object())
    assert open_duet(table.game).objected


@pytest.mark.rule("R3", "R2")
def test_the_words_on_the_other_side_of_the_cards_are_in_no_view() -> None:
    cards = tuple(Card(word, f"ЗАД {n}") for n, word in enumerate(WORDS))
    for deal in (classic_deal(), duet_deal()):
        game = evolve_match(Match(), Dealt(cards, deal)).game
        assert game is not None
        for audience in audiences(deal):
            assert "ЗАД" not in encoded(game, audience).decode()
