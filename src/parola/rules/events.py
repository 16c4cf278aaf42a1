"""What has happened in a game. Events are stored for ever: tags never change their meaning, and an
event that must change its fields gets a new tag (`touched.2`) and an upcaster."""

from enum import StrEnum

import msgspec

from parola.rules.clue import Clue
from parola.rules.keys import Identity
from parola.rules.seats import Seat, Side, Team


class TurnEnd(StrEnum):
    """Why a turn ended."""

    STOPPED = "stopped"
    WRONG_GUESS = "wrong-guess"
    LIMIT = "limit"
    """R15: number + 1 guesses were made."""
    ILLEGAL_CLUE = "illegal-clue"
    """R21."""
    TIME = "time"
    """R23."""
    NOTHING_LEFT = "nothing-left"
    """R77: every green word of the clue-giver's side is covered."""


class Ending(StrEnum):
    """Why a game ended."""

    ALL_FOUND = "all-found"
    """R17, R78."""
    ASSASSIN = "assassin"
    """R14, R74."""
    RIVALS_FOUND = "rivals-found"
    """R42: all agents of the team that nobody plays are covered."""
    BYSTANDER = "bystander"
    """R79: a wrong guess in sudden death."""
    NO_TOKENS = "no-tokens"
    """R93: a mistake cost more tokens than there were."""
    CONCEDED = "conceded"


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="did"):
    pass


class ClueProposed(_Event, frozen=True, tag="clue-proposed"):
    """A clue waits for the rival spymaster's word. Only spymasters may know it."""

    seat: Seat
    clue: Clue


class ClueGiven(_Event, frozen=True, tag="clue-given"):
    seat: Seat
    clue: Clue


class ClueRejected(_Event, frozen=True, tag="clue-rejected"):
    """Somebody who may has called the clue illegal (R21, R80)."""

    seat: Seat


class ClueRetracted(_Event, frozen=True, tag="clue-retracted"):
    pass


class Touched(_Event, frozen=True, tag="touched"):
    seat: Seat
    place: int
    identity: Identity


class Covered(_Event, frozen=True, tag="covered"):
    """A spymaster covered a word without a guess (R21, R41)."""

    seat: Seat
    place: int
    identity: Identity


class TokensTaken(_Event, frozen=True, tag="tokens-taken"):
    """Timer tokens left the bank: so many with the check mark up, so many bystander side up."""

    checks: int
    mistakes: int
    scored: bool = False
    """R81: taken as a check mark after a right guess."""


class TurnEnded(_Event, frozen=True, tag="turn-ended"):
    reason: TurnEnd


class SideDone(_Event, frozen=True, tag="side-done"):
    """R77: all 9 greens of this side are covered, and the side says so."""

    side: Side


class SuddenDeath(_Event, frozen=True, tag="sudden-death"):
    """R79."""


class TeamWon(_Event, frozen=True, tag="team-won"):
    """A classic game is over."""

    team: Team
    ending: Ending


class DuetEnded(_Event, frozen=True, tag="duet-ended"):
    """A Duet game is over."""

    won: bool
    ending: Ending


class ClockStarted(_Event, frozen=True, tag="clock-started"):
    """Time runs until the deadline, in milliseconds since 1970."""

    deadline: int
    glass: bool = False
    """Only a sand-glass: running out is a nudge, not a penalty (R23)."""


class GlassRanOut(_Event, frozen=True, tag="glass-ran-out"):
    pass


class Paused(_Event, frozen=True, tag="paused"):
    left: int | None
    """Milliseconds that were left on the clock."""


class Resumed(_Event, frozen=True, tag="resumed"):
    deadline: int | None


ClockEvent = ClockStarted | GlassRanOut | Paused | Resumed

ClassicEvent = (
    ClueProposed
    | ClueGiven
    | ClueRejected
    | ClueRetracted
    | Touched
    | Covered
    | TurnEnded
    | TeamWon
    | ClockEvent
)

DuetEvent = (
    ClueGiven
    | ClueRejected
    | ClueRetracted
    | Touched
    | TokensTaken
    | TurnEnded
    | SideDone
    | SuddenDeath
    | DuetEnded
    | ClockEvent
)

LogEntry = (
    ClueGiven
    | ClueRejected
    | ClueRetracted
    | Touched
    | Covered
    | TokensTaken
    | TurnEnded
    | SideDone
    | SuddenDeath
    | TeamWon
    | DuetEnded
)
"""The events that everybody at the table may know: the game's public history."""
