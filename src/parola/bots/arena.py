"""Bots against bots: seeded games, counted."""

import math
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from random import Random

import msgspec
from msgspec.structs import replace

from parola.bots.entrants import Entrant
from parola.bots.outside import NoAnswerError
from parola.languages import decks
from parola.languages.base import load
from parola.rules.board import PLACES
from parola.rules.classic import ClassicDeal, ClassicState, Objections
from parola.rules.clock import Phase
from parola.rules.duet import DuetDeal
from parola.rules.events import Touched
from parola.rules.game import Game, acting, begin, decide, evolve, is_over
from parola.rules.keys import IDENTITY_OF_TEAM, Identity, deal_classic_key, deal_duet_key
from parola.rules.refusal import Refused
from parola.rules.seats import AUDIENCES, Form, Seat, Team
from parola.rules.view import view

MOST_MOVES = 400
"""A game that takes more is given up; only a player that never answers well comes there."""


class Contest(StrEnum):
    """What is played."""

    LITERATURE = "literature"
    """One team, and nobody covers for the rival: won when all own words are found before the
    assassin or all of the rival's are."""
    SOLO = "solo"
    """R40: one team, and the rival's words go one a turn."""
    TEAMS = "teams"
    DUET = "duet"


class Outcome(msgspec.Struct, frozen=True):
    """How one game went, for whom the first name stands."""

    won: bool
    ending: str
    turns: int
    guesses: int
    right: int


class Tally(msgspec.Struct, frozen=True):
    """Many games."""

    games: int
    won: int
    endings: dict[str, int]
    turns: float
    """A game, on average."""
    right: float
    """How many of the guesses were right."""
    found: float
    """Words found a turn."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % confidence."""
        return wilson(self.won, self.games)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %."""
    if not games:
        return 0.0, 1.0
    z, p = 1.96, won / games
    middle = p + z * z / (2 * games)
    wide = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - wide) / whole, (middle + wide) / whole


def deal(contest: Contest, language: str, random: Random) -> ClassicDeal | DuetDeal:
    """A fresh table of our own words."""
    name = "duet" if contest is Contest.DUET else "classic"
    words = tuple(random.sample(decks.ours(load(language), name).words, PLACES))
    if contest is Contest.DUET:
        return DuetDeal(words, deal_duet_key(random), objections=False)
    form = Form.TEAMS if contest is Contest.TEAMS else Form.SOLO
    starts = None if contest is Contest.TEAMS else Team.RED
    return ClassicDeal(words, deal_classic_key(random, starts), form, Objections.NONE)


def seated(contest: Contest, first: Entrant, second: Entrant) -> dict[Seat, Entrant]:
    """Who sits where: of two teams each has one; else the first gives clues and the second guesses,
    and in Duet they are partners."""
    if contest is Contest.TEAMS:
        return {
            Seat.RED_SPYMASTER: first,
            Seat.RED_OPERATIVE: first,
            Seat.BLUE_SPYMASTER: second,
            Seat.BLUE_OPERATIVE: second,
        }
    if contest is Contest.DUET:
        return {Seat.NORTH: first, Seat.SOUTH: second}
    return {Seat.RED_SPYMASTER: first, Seat.RED_OPERATIVE: second}


def play(
    contest: Contest, language: str, first: Entrant, second: Entrant, seed: str
) -> tuple[Outcome, Game]:
    """One game."""
    random = Random(seed)
    game = begin(deal(contest, language, random))
    players = seated(contest, first, second)
    for _ in range(MOST_MOVES):
        if is_over(game):
            break
        if contest is Contest.LITERATURE and game.phase is Phase.COVER:
            game = replace(game, phase=Phase.CLUE, owed=0)
        game = _move(game, players, random)
    return _outcome(game), game


def _move(game: Game, players: dict[Seat, Entrant], random: Random) -> Game:
    """The game after whatever one of the acting seats does. Of two that may, either is first."""
    seats = list(acting(game))
    if len(seats) > 1:
        random.shuffle(seats)
    for seat in seats:
        command = players[seat].act(view(game, AUDIENCES[seat]), seat)
        if command is None:
            continue
        try:
            events = decide(game, seat, command)
        except Refused as refusal:
            raise NoAnswerError(f"{seat} was refused: {refusal}") from refusal
        for event in events:
            game = evolve(game, event)
        return game
    raise NoAnswerError("nobody who may act does")


def _outcome(game: Game) -> Outcome:
    touched = [entry.identity for entry in game.log if isinstance(entry, Touched)]
    if isinstance(game, ClassicState):
        won = game.winner is Team.RED
        right = sum(identity is IDENTITY_OF_TEAM[Team.RED] for identity in touched)
    else:
        won = bool(game.won)
        right = sum(identity is Identity.AGENT for identity in touched)
    ending = game.ending.value if game.ending is not None else "given-up"
    if isinstance(game, ClassicState) and ending == "assassin" and won:
        ending = "rivals-assassin"
    return Outcome(won, ending, game.turn, len(touched), right)


def tally(outcomes: list[Outcome]) -> Tally:
    """Many games in numbers."""
    count = max(len(outcomes), 1)
    turns = sum(outcome.turns for outcome in outcomes)
    right = sum(outcome.right for outcome in outcomes)
    return Tally(
        len(outcomes),
        sum(outcome.won for outcome in outcomes),
        dict(Counter(outcome.ending for outcome in outcomes).most_common()),
        turns / count,
        right / max(sum(outcome.guesses for outcome in outcomes), 1),
        right / max(turns, 1),
    )


def games(
    contest: Contest, language: str, first: Entrant, second: Entrant, count: int, seed: str
) -> Iterator[Outcome]:
    """Games of these two, the same for the same seed."""
    for number in range(count):
        yield play(contest, language, first, second, f"{seed}:{number}")[0]
