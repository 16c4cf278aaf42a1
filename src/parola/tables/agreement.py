"""What people must agree on, and who must: a pause, a mistyped clue, an unknown word, an end."""

from enum import StrEnum

import msgspec

from parola.rules.classic import ClassicState, guesser, objector
from parola.rules.game import Game, seats
from parola.rules.seats import OPERATIVES, SPYMASTERS, Seat, Team

Group = frozenset[Seat]
"""Seats of which one person must agree."""


class Matter(StrEnum):
    """What can be proposed."""

    PAUSE = "pause"
    RESUME = "resume"
    RETRACT = "retract"
    """Take back a clue that was mistyped, before any touch."""
    SWAP = "swap"
    """Swap a word that somebody does not know, before the first clue."""
    CONCEDE = "concede"
    ABORT = "abort"
    """End the game without a result."""
    START_OVER = "start-over"
    """The same, and deal anew."""


class Proposal(msgspec.Struct, frozen=True):
    """A matter that waits for agreement."""

    matter: Matter
    by: str
    agreed: tuple[str, ...]
    team: Team | None = None
    """Of those who would concede."""
    place: int | None = None
    """Of the word to swap."""


def parties(game: Game, matter: Matter, team: Team | None = None) -> tuple[Group, ...]:
    """The groups of which each must agree. A group in which nobody sits is not asked."""
    if not isinstance(game, ClassicState):
        return tuple(frozenset({seat}) for seat in seats(game.deal))
    if matter is Matter.RETRACT:
        return (frozenset({SPYMASTERS[game.team]}), frozenset({objector(game)}))
    if matter is Matter.CONCEDE:
        giving_up = team or game.deal.key.starts
        touching = guesser(game) if _one_guesses_for_all(game) else OPERATIVES[giving_up]
        return (frozenset({SPYMASTERS[giving_up]}), frozenset({touching}))
    return _teams(game)


def _one_guesses_for_all(game: ClassicState) -> bool:
    return guesser(game) is Seat.OPERATIVE


def _teams(game: ClassicState) -> tuple[Group, ...]:
    """Both teams; alone or with three players every seat."""
    everybody = seats(game.deal)
    if len(everybody) < 4:
        return tuple(frozenset({seat}) for seat in everybody)
    return tuple(frozenset({SPYMASTERS[team], OPERATIVES[team]}) for team in Team)
