"""What an audience may know of a game. A view is built from nothing: it holds what is listed here,
and a hidden identity never passes through it (R3)."""

from collections.abc import Mapping

import msgspec

from parola.rules.classic import ClassicState, Objections
from parola.rules.clock import CLUE, CONFIRM, OVER, Clock, Phase
from parola.rules.clue import Clue
from parola.rules.duet import DuetState, givers, guessers
from parola.rules.events import Ending, LogEntry
from parola.rules.keys import ClassicKey, DuetSide
from parola.rules.seats import Audience, Form, Side, Team


class OpenClassic(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table of a classic game. No audience is asked for, so it holds no
    secret."""

    words: tuple[str, ...]
    form: Form
    starts: Team
    objections: Objections
    red: int
    """Covered cards by what they turned out to be, as masks of places."""
    blue: int
    bystanders: int
    assassin: int
    red_left: int
    blue_left: int
    team: Team
    phase: Phase
    turn: int
    clue: Clue | None
    guesses: int
    may_cover: bool
    owed: int
    winner: Team | None
    ending: Ending | None
    clock: Clock
    log: tuple[LogEntry, ...]


class ClassicView(msgspec.Struct, frozen=True, gc=False, tag="classic", tag_field="game"):
    """A classic game as one audience sees it."""

    open: OpenClassic
    key: ClassicKey | None
    """For spymasters, and for all when the game is over."""
    proposed: Clue | None
    """For spymasters: the clue that waits for the rival's word (R21)."""


class OpenDuet(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table of a Duet game."""

    words: tuple[str, ...]
    tokens: int
    mistakes: int
    free: bool
    objections: bool
    city: str | None
    bank_checks: int
    bank_mistakes: int
    north_found: int
    south_found: int
    north_marks: int
    south_marks: int
    left: int
    scored: int
    phase: Phase
    turn: int
    clue: Clue | None
    giver: Side | None
    givers: tuple[Side, ...]
    """Who may give the next clue; empty while a clue is being guessed."""
    guessers: tuple[Side, ...]
    guesses: int
    objected: bool
    overdrawn: bool
    done: tuple[Side, ...]
    sudden_death: bool
    won: bool | None
    ending: Ending | None
    clock: Clock
    log: tuple[LogEntry, ...]


class DuetView(msgspec.Struct, frozen=True, gc=False, tag="duet", tag_field="game"):
    """A Duet game as one audience sees it."""

    open: OpenDuet
    north: DuetSide | None
    """Each side sees its own half of the key (R70), and all see both when the game is over."""
    south: DuetSide | None


View = ClassicView | DuetView

CLASSIC_AUDIENCES = (Audience.SPYMASTERS, Audience.TABLE)
_SPYMASTERS, _TABLE = CLASSIC_AUDIENCES
DUET_AUDIENCES = (Audience.NORTH, Audience.SOUTH, Audience.TABLE)


def view(state: ClassicState | DuetState, audience: Audience) -> View:
    """What this audience may know of this game."""
    if isinstance(state, ClassicState):
        return classic_view(state, audience)
    return duet_view(state, audience)


def views(state: ClassicState | DuetState) -> Mapping[Audience, View]:
    """A view for each audience of this game, with what lies open built once."""
    if isinstance(state, ClassicState):
        return _classic_views(state)
    board = open_duet(state)
    return {audience: _duet_view(state, audience, board) for audience in DUET_AUDIENCES}


def classic_view(state: ClassicState, audience: Audience) -> ClassicView:
    """A classic game for the spymasters or for the table."""
    return _classic_views(state)[_SPYMASTERS if audience is _SPYMASTERS else _TABLE]


def _classic_views(state: ClassicState) -> dict[Audience, ClassicView]:
    table, key, phase = open_classic(state), state.deal.key, state.phase
    return {
        _SPYMASTERS: ClassicView(table, key, state.clue if phase is CONFIRM else None),
        _TABLE: ClassicView(table, key if phase is OVER else None, None),
    }


def open_classic(state: ClassicState) -> OpenClassic:
    """What everybody at the table of a classic game sees."""
    deal, covered, phase = state.deal, state.covered, state.phase
    key = deal.key
    red, blue, assassin = key.red & covered, key.blue & covered, key.assassin & covered
    return OpenClassic(
        deal.words,
        deal.form,
        key.starts,
        deal.objections,
        red,
        blue,
        covered ^ red ^ blue ^ assassin,
        assassin,
        (key.red ^ red).bit_count(),
        (key.blue ^ blue).bit_count(),
        state.team,
        phase,
        state.turn,
        # Until the rival spymaster has confirmed a clue, no guesser hears it (R21).
        None if phase is CONFIRM else state.clue,
        state.guesses,
        state.may_cover,
        state.owed,
        state.winner,
        state.ending,
        state.clock,
        state.log,
    )


def duet_view(state: DuetState, audience: Audience) -> DuetView:
    """A Duet game for one of its sides or for spectators."""
    return _duet_view(state, audience, open_duet(state))


def _duet_view(state: DuetState, audience: Audience, table: OpenDuet) -> DuetView:
    key, over = state.deal.key, state.phase is OVER
    return DuetView(
        table,
        key.north if over or audience is Audience.NORTH else None,
        key.south if over or audience is Audience.SOUTH else None,
    )


def open_duet(state: DuetState) -> OpenDuet:
    """What everybody at the table of a Duet game sees."""
    deal, phase = state.deal, state.phase
    return OpenDuet(
        deal.words,
        deal.tokens,
        deal.mistakes,
        deal.free,
        deal.objections,
        deal.city,
        state.bank_checks,
        state.bank_mistakes,
        state.north_found,
        state.south_found,
        state.north_marks,
        state.south_marks,
        state.left,
        state.scored,
        phase,
        state.turn,
        state.clue,
        state.giver,
        givers(state) if phase is CLUE else (),
        guessers(state),
        state.guesses,
        state.objected,
        state.overdrawn,
        state.done,
        state.sudden_death,
        state.won,
        state.ending,
        state.clock,
        state.log,
    )
