"""Games at random, sense and nonsense: the rules and a second reading of the rulebook agree on each
command, whether it passes and what it leads to."""

from copy import deepcopy
from random import Random

import pytest
from another_reading import ClassicTable, DuetTable, NotAllowed
from hypothesis import given
from hypothesis import strategies as st

from parola.rules.board import PLACES, places_in
from parola.rules.classic import ClassicDeal, ClassicState
from parola.rules.clock import CLUE, OVER, UNTIMED
from parola.rules.clue import Count
from parola.rules.commands import Command, Confirm, Cover, Give, Object, Stop, Touch
from parola.rules.duet import DuetState, givers
from parola.rules.game import Game, begin, decide, evolve
from parola.rules.refusal import Refused
from parola.rules.scoring import duet_score, solo_score
from parola.rules.seats import Seat
from wander import any_deal

NUMBERS = (0, 1, 2, 3, 9, 10, -1, Count.UNLIMITED, Count.UNSAID)
STEPS = 400

Reading = ClassicTable | DuetTable


def told(game: Game) -> tuple[object, ...]:
    """What the rules say, in the words of the second reading."""
    phase, ending = game.phase.value, game.ending and game.ending.value
    if isinstance(game, ClassicState):
        covered = set(places_in(game.covered))
        if game.phase is OVER:
            winner = game.winner and game.winner.value
            return (phase, covered, winner, ending, solo_score(game))
        return (phase, covered, game.team.value, game.guesses, game.may_cover, game.owed)
    masks = (game.found, game.north_marks, game.south_marks)
    marks = (set(places_in(mask)) for mask in masks)
    bank = (game.bank_checks, game.bank_mistakes, game.scored, game.sudden_death)
    able = {side.value for side in givers(game)} if game.phase is CLUE else set()
    return (phase, *marks, *bank, game.won, ending, duet_score(game), able)


def wanted(table: Reading, random: Random) -> tuple[Seat | None, int]:
    """A seat and a place that mostly make sense, so that games come to their late states."""
    if random.random() < 0.25:
        return random.choice((*Seat, None)), random.randrange(-1, PLACES + 1)
    if isinstance(table, DuetTable):
        side = random.choice(("north", "south"))
        good = sorted(table.green(table.partner(side)))
        return Seat(side), random.choice(good or [0])
    seat = random.choice((table.guesser, table.spymaster, table.objector))
    team = table.rival if table.phase == "cover" or random.random() < 0.2 else table.team
    good = [p for p, card in table.card.items() if card == team and p not in table.covered]
    return Seat(seat), random.choice(good or [0])


def command(table: Reading, place: int, random: Random) -> Command:
    word = random.choice(("дума", "", *table.deal.words))
    choices = (Give("дума", 2), Give(word, random.choice(NUMBERS)), Stop(), Object(), Confirm())
    return random.choice((*choices, Cover(place), Touch(place), Touch(place), Touch(place)))


def passes(table: Reading, who: Seat | None, asked: Command) -> Reading | None:
    """The table after a command, or None when its people would not have it."""
    after = deepcopy(table)
    try:
        after.do(who, asked)
    except NotAllowed:
        return None
    return after


def step(game: Game, who: Seat | None, asked: Command) -> Game | None:
    try:
        events = decide(game, who, asked)
    except Refused:
        return None
    for event in events:
        game = evolve(game, event)
    return game


@pytest.mark.rule(
    "R7", "R13", "R14", "R15", "R17", "R18", "R19", "R21", "R41", "R42", "R43", "R45",
    "R73", "R74", "R75", "R76", "R77", "R78", "R79", "R80", "R81", "R92", "R93",
)  # fmt: skip
@given(seed=st.integers(0, 2**64))
def test_the_rules_do_what_a_second_reading_does(seed: int) -> None:
    random = Random(seed)
    deal = any_deal(random)
    deal = type(deal)(**{f: getattr(deal, f) for f in deal.__struct_fields__} | {"timer": UNTIMED})
    game: Game = begin(deal)
    table: Reading = ClassicTable(deal) if isinstance(deal, ClassicDeal) else DuetTable(deal)
    for _ in range(STEPS):
        who, place = wanted(table, random)
        asked = command(table, place, random)
        theirs, ours = passes(table, who, asked), step(game, who, asked)
        assert (theirs is None) == (ours is None), (who, asked)
        if theirs is not None and ours is not None:
            table, game = theirs, ours
        assert table.told() == told(game), (who, asked)
        if game.phase is OVER and random.random() < 0.2:
            break
    assert isinstance(game, ClassicState | DuetState)
