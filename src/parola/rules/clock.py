"""Time in a game (R23). No clock is read here: the time is handed in, in ms since 1970."""

from enum import StrEnum
from typing import Protocol

import msgspec

from parola.rules.commands import TimeUp
from parola.rules.events import ClockEvent, ClockStarted, GlassRanOut, Paused, Resumed
from parola.rules.refusal import Code, Refused


class Phase(StrEnum):
    """What the game waits for."""

    CLUE = "clue"
    CONFIRM = "confirm"
    """The rival spymaster looks at the clue before the guessers hear it."""
    GUESS = "guess"
    COVER = "cover"
    """R41: the lone spymaster covers a word of the absent rival."""
    SUDDEN_DEATH = "sudden-death"
    OVER = "over"


CLUE, CONFIRM, GUESS, COVER, SUDDEN_DEATH, OVER = Phase
"""The phases by their bare names: in Python 3.11 `Phase.GUESS` costs ten times a global's look-up,
and the rules ask for phases more often than for anything else."""


class Timer(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table's choice, in seconds; 0 is none. `clue` and `guess` are strict limits for a phase,
    `glass` is a sand-glass that anybody may turn."""

    clue: int = 0
    guess: int = 0
    glass: int = 0

    def limit(self, phase: Phase) -> int:
        """The strict limit of a phase. Sudden death has none (R79)."""
        if phase is OVER or phase is SUDDEN_DEATH:
            return 0
        return self.guess if phase is GUESS else self.clue


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Whether time runs, until when, and what is left of it while the game is paused."""

    deadline: int | None = None
    glass: bool = False
    paused: bool = False
    left: int | None = None


UNTIMED = Timer()
STILL = Clock()


class Timed(Protocol):
    """What the clock needs to know of a game."""

    @property
    def timer(self) -> Timer: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> Phase: ...


def phase_clock(game: Timed, at: int) -> tuple[ClockStarted, ...]:
    """The strict clock of a phase that begins now, if the table plays with one."""
    limit = game.timer.limit(game.phase)
    return (ClockStarted(at + limit * 1000),) if limit else ()


def turn_glass(game: Timed, at: int) -> tuple[ClockStarted, ...]:
    """Somebody turns the sand-glass for whoever is thinking, or for themselves (R23)."""
    if not game.timer.glass:
        raise Refused(Code.NO_GLASS)
    if game.clock.deadline is not None:
        raise Refused(Code.GLASS_RUNNING, deadline=game.clock.deadline)
    return (ClockStarted(at + game.timer.glass * 1000, glass=True),)


def check_time_up(game: Timed, command: TimeUp, at: int) -> None:
    """Refuse an end of time that has not come, or that was meant for another turn."""
    if command.turn != game.turn:
        raise Refused(Code.ANOTHER_TURN, turn=game.turn, meant=command.turn)
    deadline = game.clock.deadline
    if deadline is None or at < deadline:
        raise Refused(Code.NOT_TIME_YET, at=at, deadline=deadline)


def pause(game: Timed, at: int) -> tuple[Paused, ...]:
    """Stop the clock and keep what is left of it."""
    deadline = game.clock.deadline
    return (Paused(None if deadline is None else max(deadline - at, 0)),)


def resume(game: Timed, at: int) -> tuple[Resumed, ...]:
    """Grant anew what was left."""
    clock = game.clock
    if not clock.paused:
        raise Refused(Code.NOT_PAUSED)
    return (Resumed(None if clock.left is None else at + clock.left),)


def evolve_clock(clock: Clock, event: ClockEvent) -> Clock:
    """The clock after one of its events."""
    match event:
        case ClockStarted(deadline, glass):
            return Clock(deadline, glass)
        case GlassRanOut():
            return STILL
        case Paused(left):
            return Clock(None, clock.glass, paused=True, left=left)
        case Resumed(deadline):
            return Clock(deadline, clock.glass)
