"""One event as one line of readable text, and back. `notation` makes whole games of such lines.

red-spymaster gives "дърво" 2
red-operative touches 7 "ЛИМОН" bystander
turn ends: wrong-guess
"""

import re
from collections.abc import Callable
from typing import Any

from parola.rules.clue import Clue, Count, Number
from parola.rules.events import (
    ClockStarted,
    ClueGiven,
    ClueProposed,
    ClueRejected,
    ClueRetracted,
    Covered,
    DuetEnded,
    Ending,
    GlassRanOut,
    Paused,
    Resumed,
    SideDone,
    SuddenDeath,
    TeamWon,
    TokensTaken,
    Touched,
    TurnEnd,
    TurnEnded,
)
from parola.rules.game import Event
from parola.rules.keys import Identity
from parola.rules.seats import Seat, Side, Team


class NotationError(ValueError):
    """A text that is no game; says which line and why."""


def quoted(text: str) -> str:
    """A word between quotation marks, so that it may hold any letter."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def unquoted(text: str) -> str:
    """What stands between the quotation marks."""
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], text[1:-1])


def number_text(number: Number) -> str:
    return str(number)


def parse_number(text: str) -> Number:
    return int(text) if text.isdecimal() else Count(text)


def _clue(clue: Clue) -> str:
    return f"{quoted(clue.word)} {number_text(clue.number)}"


def _ms(value: int | None) -> str:
    return "-" if value is None else str(value)


def event_line(event: Event, words: tuple[str, ...]) -> str:  # noqa: C901, PLR0911, PLR0912
    """The event as a line; words are those on the board, to be named beside their places."""
    match event:
        case ClueProposed(seat, clue):
            return f"{seat} proposes {_clue(clue)}"
        case ClueGiven(seat, clue):
            return f"{seat} gives {_clue(clue)}"
        case ClueRejected(seat):
            return f"{seat} rejects the clue"
        case ClueRetracted():
            return "the clue is taken back"
        case Touched(seat, place, identity):
            return f"{seat} touches {place} {quoted(words[place])} {identity}"
        case Covered(seat, place, identity):
            return f"{seat} covers {place} {quoted(words[place])} {identity}"
        case TokensTaken(checks, mistakes, scored):
            return f"tokens taken: {checks} checks, {mistakes} mistakes" + ", scored" * scored
        case TurnEnded(reason):
            return f"turn ends: {reason}"
        case SideDone(side):
            return f"{side} is done"
        case SuddenDeath():
            return "sudden death"
        case TeamWon(team, ending):
            return f"{team} wins: {ending}"
        case DuetEnded(won, ending):
            return f"partners {'win' if won else 'lose'}: {ending}"
        case ClockStarted(deadline, glass):
            return f"{'glass' if glass else 'clock'} until {deadline}"
        case GlassRanOut():
            return "the glass has run out"
        case Paused(left):
            return f"paused with {_ms(left)} left"
        case Resumed(deadline):
            return f"resumed until {_ms(deadline)}"


_WORD = r'("(?:[^"\\]|\\.)*")'
_MS = r"(-|\d+)"


def _optional_ms(text: str) -> int | None:
    return None if text == "-" else int(text)


def _parsed_clue(word: str, number: str) -> Clue:
    return Clue(unquoted(word), parse_number(number))


_LINES: tuple[tuple[str, Callable[..., Any]], ...] = (
    (rf"(\S+) proposes {_WORD} (\S+)", lambda s, w, n: ClueProposed(Seat(s), _parsed_clue(w, n))),
    (rf"(\S+) gives {_WORD} (\S+)", lambda s, w, n: ClueGiven(Seat(s), _parsed_clue(w, n))),
    (r"(\S+) rejects the clue", lambda s: ClueRejected(Seat(s))),
    (r"the clue is taken back", ClueRetracted),
    (
        rf"(\S+) touches (\d+) {_WORD} (\S+)",
        lambda s, p, _, i: Touched(Seat(s), int(p), Identity(i)),
    ),
    (
        rf"(\S+) covers (\d+) {_WORD} (\S+)",
        lambda s, p, _, i: Covered(Seat(s), int(p), Identity(i)),
    ),
    (
        r"tokens taken: (\d+) checks, (\d+) mistakes(, scored)?",
        lambda c, m, s: TokensTaken(int(c), int(m), s is not None),
    ),
    (r"turn ends: (\S+)", lambda r: TurnEnded(TurnEnd(r))),
    (r"(\S+) is done", lambda s: SideDone(Side(s))),
    (r"sudden death", SuddenDeath),
    (r"partners (win|lose): (\S+)", lambda w, e: DuetEnded(w == "win", Ending(e))),
    (r"(\S+) wins: (\S+)", lambda t, e: TeamWon(Team(t), Ending(e))),
    (r"clock until (\d+)", lambda d: ClockStarted(int(d))),
    (r"glass until (\d+)", lambda d: ClockStarted(int(d), glass=True)),
    (r"the glass has run out", GlassRanOut),
    (rf"paused with {_MS} left", lambda m: Paused(_optional_ms(m))),
    (rf"resumed until {_MS}", lambda m: Resumed(_optional_ms(m))),
)
_PATTERNS = tuple((re.compile(pattern), build) for pattern, build in _LINES)


def parse_line(line: str) -> Event:
    """The event that a line tells of."""
    for pattern, build in _PATTERNS:
        found = pattern.fullmatch(line)
        if found:
            event: Event = build(*found.groups())
            return event
    raise NotationError(f"no such event: {line}")
