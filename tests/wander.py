"""Games played at random through decide and evolve, for properties of every reachable state."""

from collections.abc import Iterator
from random import Random

from parola.rules.board import PLACES, places_in
from parola.rules.classic import ClassicDeal, ClassicState, Objections, objector
from parola.rules.clock import Phase, Timer
from parola.rules.clue import Count
from parola.rules.commands import (
    Command,
    Concede,
    Confirm,
    Cover,
    Give,
    Object,
    Pause,
    Resume,
    Retract,
    Stop,
    TableCommand,
    TimeUp,
    Touch,
    TurnGlass,
)
from parola.rules.duet import DuetDeal, DuetState
from parola.rules.game import (
    Deal,
    Event,
    Game,
    acting,
    begin,
    decide,
    evolve,
    is_over,
    opening,
    seats,
)
from parola.rules.keys import deal_classic_key, deal_duet_key
from parola.rules.missions import CITIES
from parola.rules.refusal import Refused
from parola.rules.seats import SIDES, Form, Seat, Team
from play import WORDS

TIMERS = (Timer(), Timer(), Timer(clue=60, guess=90), Timer(glass=30), Timer(guess=40, glass=20))
SAID = ("дерево", "în față", "їжа", "ЁЛКА", "в'юн", "")


def any_deal(random: Random) -> Deal:
    """A deal of any form with any options."""
    words = tuple(random.sample(WORDS, PLACES))
    timer = random.choice(TIMERS)
    kind = random.choice((Form.TEAMS, Form.SOLO, Form.THREE, None, None))
    if kind is None:
        return _any_duet(random, words, timer)
    starts = random.choice(tuple(Team))
    kinds = [o for o in Objections if (kind, o) != (Form.SOLO, Objections.CONFIRM)]
    key = deal_classic_key(random, starts)
    return ClassicDeal(words, key, kind, random.choice(kinds), timer)


def _any_duet(random: Random, words: tuple[str, ...], timer: Timer) -> DuetDeal:
    name, city = random.choice(tuple(CITIES.items()))
    extra = random.choice((0, 0, 6))
    return DuetDeal(
        words,
        deal_duet_key(random),
        city.tokens + extra,
        city.mistakes + extra,
        random.random() < 0.5,
        random.random() < 0.8,
        timer,
        name if not extra else None,
    )


def steps(deal: Deal, random: Random, careful: float = 0.8) -> Iterator[tuple[Game, Event]]:
    """A whole game at random: each event, and the game after it. `careful` is how often a guess
    is meant to be right, so that games also come to their late states."""
    game = begin(deal)
    at = 1_000_000
    for event in opening(game, at):
        game = evolve(game, event)
        yield game, event
    while not is_over(game):
        at += random.randrange(1, 60_000)
        who, command = choose(game, random, careful)
        try:
            events = decide(game, who, command, at=at)
        except Refused:
            continue
        for event in events:
            game = evolve(game, event)
            yield game, event


def choose(
    game: Game, random: Random, careful: float
) -> tuple[Seat | None, Command | TableCommand]:
    """What somebody at the table might do now."""
    if game.clock.paused:
        return None, Resume()
    if random.random() < 0.15:
        return _seldom(game, random)
    seat = random.choice(acting(game))
    if game.phase is Phase.CONFIRM:
        return seat, Confirm()
    if game.phase is Phase.CLUE:
        return seat, Give(random.choice(SAID), _number(game, random))
    if game.phase is Phase.GUESS and game.guesses and random.random() < 0.25:
        return seat, Stop()
    if game.phase is Phase.COVER:
        return seat, Cover(random.randrange(PLACES))
    return seat, Touch(_place(game, seat, random, careful))


def _number(game: Game, random: Random) -> int | Count:
    if random.random() < 0.2 and isinstance(game, ClassicState):
        return Count.UNLIMITED
    return random.randrange(10)


def _place(game: Game, seat: Seat, random: Random, careful: float) -> int:
    if random.random() < careful:
        right = _right(game, seat)
        if right:
            return random.choice(places_in(right))
    return random.randrange(PLACES)


def _right(game: Game, seat: Seat) -> int:
    if isinstance(game, DuetState):
        return game.deal.key.side(SIDES[seat].partner).agents & ~game.found
    return game.deal.key.agents(game.team) & ~game.covered


def _seldom(game: Game, random: Random) -> tuple[Seat | None, Command | TableCommand]:
    seat = random.choice(seats(game.deal))
    if isinstance(game, ClassicState):
        judge, team = objector(game), random.choice(tuple(Team))
        concede = Concede(team)
    else:
        judge, concede = seat, Concede()
    if random.random() < 0.02:
        return None, concede
    return random.choice(
        (
            (judge, Object()),
            (None, Retract()),
            (None, Pause()),
            (seat, TurnGlass()),
            (seat, Cover(random.randrange(PLACES))),
            (None, TimeUp(game.turn)),
            (None, TimeUp(game.turn)),
        )
    )
