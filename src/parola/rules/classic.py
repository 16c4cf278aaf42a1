"""The classic game, R10 to R45: two teams, one team alone, or three players.

`decide` says what a command leads to, `evolve` what an event changes. Both are pure.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from parola.rules.board import PLACES, first_place
from parola.rules.clock import (
    CLUE,
    CONFIRM,
    COVER,
    GUESS,
    OVER,
    STILL,
    UNTIMED,
    Clock,
    Phase,
    Timer,
    check_time_up,
    evolve_clock,
    pause,
    phase_clock,
    resume,
    turn_glass,
)
from parola.rules.clue import Clue, Judge, check_clue, visible_word
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
from parola.rules.events import (
    ClassicEvent,
    ClockEvent,
    ClockStarted,
    ClueGiven,
    ClueProposed,
    ClueRejected,
    ClueRetracted,
    Covered,
    Ending,
    GlassRanOut,
    LogEntry,
    Paused,
    Resumed,
    TeamWon,
    Touched,
    TurnEnd,
    TurnEnded,
)
from parola.rules.keys import ASSASSIN, BYSTANDER, IDENTITY_OF_TEAM, RED_AGENT, ClassicKey, Identity
from parola.rules.refusal import Code, Refused
from parola.rules.seats import (
    BLUE,
    OPERATIVES,
    RED,
    RIVALS,
    SOLO,
    SPYMASTERS,
    THREE,
    Form,
    Seat,
    Team,
    classic_seats,
)

STOPPED, WRONG_GUESS, LIMIT, ILLEGAL_CLUE, TIME = (
    TurnEnded(reason)
    for reason in (
        TurnEnd.STOPPED,
        TurnEnd.WRONG_GUESS,
        TurnEnd.LIMIT,
        TurnEnd.ILLEGAL_CLUE,
        TurnEnd.TIME,
    )
)


class Objections(StrEnum):
    """When a clue may be called illegal (R21)."""

    NONE = "none"
    UNTIL_TOUCH = "until-touch"
    CONFIRM = "confirm"
    """The rival spymaster hears it first, and the guessers only when it is confirmed."""


_CONFIRMED = Objections.CONFIRM


class ClassicDeal(msgspec.Struct, frozen=True, gc=False, tag="classic", tag_field="game"):
    """All that is settled before the first clue."""

    words: tuple[str, ...]
    key: ClassicKey
    form: Form = Form.TEAMS
    objections: Objections = Objections.UNTIL_TOUCH
    timer: Timer = UNTIMED

    def __post_init__(self) -> None:
        if len(self.words) != PLACES:
            raise ValueError(f"a board has {PLACES} words, not {len(self.words)}")
        if self.objections is Objections.CONFIRM and self.form is SOLO:
            raise ValueError("in the one-team form there is no rival to confirm a clue")


class ClassicState(msgspec.Struct, frozen=True, gc=False):
    """A classic game at one moment."""

    deal: ClassicDeal
    covered: int
    team: Team
    phase: Phase = CLUE
    turn: int = 1
    clue: Clue | None = None
    guesses: int = 0
    may_cover: bool = False
    """R21: before this clue the spymaster may cover one of their own words."""
    owed: int = 0
    """R41: how many words of the absent rival the spymaster must still cover."""
    winner: Team | None = None
    ending: Ending | None = None
    clock: Clock = STILL
    log: tuple[LogEntry, ...] = ()

    @property
    def timer(self) -> Timer:
        return self.deal.timer

    @property
    def visible(self) -> tuple[str, ...]:
        """The words a clue may not be (R7)."""
        words, covered = self.deal.words, self.covered
        return tuple(words[place] for place in range(PLACES) if not covered >> place & 1)

    def left(self, team: Team) -> int:
        """How many agents of a team are still to be found. No secret: 9 and 8 are known (R11)."""
        return (self.deal.key.agents(team) & ~self.covered).bit_count()


def begin(deal: ClassicDeal) -> ClassicState:
    """A game before its first clue: the team with nine words starts (R11, R12)."""
    return ClassicState(deal, 0, deal.key.starts)


def decide(
    state: ClassicState,
    who: Seat | None,
    command: Command | TableCommand,
    judge: Judge | None = visible_word,
    at: int = 0,
) -> tuple[ClassicEvent, ...]:
    """What follows from a command, or `Refused`. `who` is None for the table itself."""
    decision = _DECISIONS.get(type(command))
    if decision is None:
        raise Refused(Code.UNKNOWN_COMMAND)
    if state.phase is OVER:
        raise Refused(Code.GAME_OVER)
    if state.clock.paused and type(command) is not Resume:
        raise Refused(Code.PAUSED)
    events = decision(state, who, command, judge, at)
    timer = state.deal.timer
    return _timed(state, events, at) if timer.clue or timer.guess else events


def opening(state: ClassicState, at: int) -> tuple[ClassicEvent, ...]:
    """The events with which a game begins."""
    return phase_clock(state, at)


def guesser(state: ClassicState) -> Seat:
    """The seat that touches cards when the acting team guesses (R13, R45)."""
    return Seat.OPERATIVE if state.deal.form is THREE else OPERATIVES[state.team]


def objector(state: ClassicState) -> Seat:
    """Who may call a clue illegal: the rival spymaster, or alone the operatives (R21)."""
    solo = state.deal.form is SOLO
    return guesser(state) if solo else SPYMASTERS[state.team.rival]


def acting(state: ClassicState) -> tuple[Seat, ...]:
    """The seat that the game waits for."""
    if state.phase is OVER:
        return ()
    if state.phase is GUESS:
        return (guesser(state),)
    return (objector(state) if state.phase is CONFIRM else SPYMASTERS[state.team],)


def _timed(
    state: ClassicState, events: tuple[ClassicEvent, ...], at: int
) -> tuple[ClassicEvent, ...]:
    after = state
    for event in events:
        after = evolve(after, event)
    if (after.phase, after.turn) == (state.phase, state.turn):
        return events
    return (*events, *phase_clock(after, at))


def _expect(state: ClassicState, phase: Phase, who: Seat | None, allowed: Seat) -> None:
    if state.phase is not phase:
        raise Refused(Code.WRONG_PHASE, phase=state.phase)
    if who is not allowed:
        raise Refused(Code.NOT_YOUR_SEAT, seat=who, allowed=(allowed,))


def _expect_table(who: Seat | None) -> None:
    if who is not None:
        raise Refused(Code.NOT_YOUR_SEAT, seat=who, allowed=())


def _uncovered(state: ClassicState, place: int) -> int:
    """The place as a bit, or a refusal."""
    if type(place) is not int or not 0 <= place < PLACES:
        raise Refused(Code.NO_SUCH_PLACE, place=place, places=PLACES)
    bit = 1 << place
    if state.covered & bit:
        raise Refused(Code.ALREADY_COVERED, place=place)
    return bit


def _give(
    state: ClassicState, who: Seat | None, command: Give, judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    seat = SPYMASTERS[state.team]
    _expect(state, CLUE, who, seat)
    clue = Clue(command.word, command.number)
    check_clue(clue, unlimited=True)
    if judge is not None and clue.word:
        ruling = judge(clue.word, state.deal.words, state.covered)
        if ruling is not None:
            raise Refused(
                Code.CLUE_ILLEGAL,
                rule=ruling.rule,
                reason=ruling.reason,
                offends=ruling.offends,
            )
    if state.deal.objections is _CONFIRMED:
        return (ClueProposed(seat, clue),)
    return (ClueGiven(seat, clue),)


def _confirm(
    state: ClassicState, who: Seat | None, _command: Confirm, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    _expect(state, CONFIRM, who, objector(state))
    return _given(state)


def _given(state: ClassicState) -> tuple[ClassicEvent, ...]:
    assert state.clue is not None  # noqa: S101 - a clue waits in this phase
    return (ClueGiven(SPYMASTERS[state.team], state.clue),)


def _object(
    state: ClassicState, who: Seat | None, _command: Object, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    if state.deal.objections is Objections.NONE:
        raise Refused(Code.NO_OBJECTIONS)
    phase = CONFIRM if state.phase is CONFIRM else GUESS
    seat = objector(state)
    _expect(state, phase, who, seat)
    # With CONFIRM, a clue that is being guessed has been accepted, and so is legal.
    accepted = state.deal.objections is Objections.CONFIRM and phase is GUESS
    if accepted or state.guesses:
        raise Refused(Code.TOO_LATE)
    return (ClueRejected(seat), ILLEGAL_CLUE)


def _touch(
    state: ClassicState, who: Seat | None, command: Touch, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    seat = guesser(state)
    _expect(state, GUESS, who, seat)
    place, team, key = command.place, state.team, state.deal.key
    bit = _uncovered(state, place)
    if key.agents(team) & bit:
        touched = Touched(seat, place, IDENTITY_OF_TEAM[team])
        return _right_guess(state, touched, state.covered | bit)
    identity = key.identity(place)
    touched = Touched(seat, place, identity)
    if identity is ASSASSIN:
        return (touched, TeamWon(team.rival, Ending.ASSASSIN))
    found = _all_found(state, state.covered | bit, identity)
    return (touched, found or WRONG_GUESS)


def _right_guess(state: ClassicState, touched: Touched, covered: int) -> tuple[ClassicEvent, ...]:
    """R14: the team may guess again, unless it has won (R17) or used its last guess (R15)."""
    if not state.deal.key.agents(state.team) & ~covered:
        return (touched, TeamWon(state.team, Ending.ALL_FOUND))
    assert state.clue is not None  # noqa: S101 - there are no guesses without a clue
    limit = state.clue.limit
    return (touched,) if limit is None or state.guesses + 1 < limit else (touched, LIMIT)


def _all_found(state: ClassicState, covered: int, identity: Identity) -> TeamWon | None:
    """R17: a team wins when its last agent is covered, whoever covers it; alone, the rival's win is
    a loss (R42)."""
    if identity is BYSTANDER:
        return None
    team = RED if identity is RED_AGENT else BLUE
    if state.deal.key.agents(team) & ~covered:
        return None
    alone = state.deal.form is SOLO and team is not state.deal.key.starts
    return TeamWon(team, Ending.RIVALS_FOUND if alone else Ending.ALL_FOUND)


def _stop(
    state: ClassicState, who: Seat | None, _command: Stop, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    _expect(state, GUESS, who, guesser(state))
    if not state.guesses:
        raise Refused(Code.GUESS_FIRST)
    return (STOPPED,)


def _cover(
    state: ClassicState, who: Seat | None, command: Cover, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    solo = state.phase is COVER
    _expect(state, COVER if solo else CLUE, who, SPYMASTERS[state.team])
    if not solo and not state.may_cover:
        raise Refused(Code.NOTHING_TO_COVER)
    bit = _uncovered(state, command.place)
    team = state.team.rival if solo else state.team
    if not state.deal.key.agents(team) & bit:
        raise Refused(Code.NOT_OWN_WORD, place=command.place, team=team)
    return _covering(state, command.place)


def _covering(state: ClassicState, place: int) -> tuple[ClassicEvent, ...]:
    identity = state.deal.key.identity(place)
    covered = Covered(SPYMASTERS[state.team], place, identity)
    found = _all_found(state, state.covered | 1 << place, identity)
    return (covered,) if found is None else (covered, found)


def _turn_glass(
    state: ClassicState, who: Seat | None, _command: TurnGlass, _judge: Judge | None, at: int
) -> tuple[ClassicEvent, ...]:
    seats = classic_seats(state.deal.form, state.deal.key.starts)
    if who not in seats:
        raise Refused(Code.NOT_YOUR_SEAT, seat=who, allowed=seats)
    return turn_glass(state, at)


def _time_up(
    state: ClassicState, who: Seat | None, command: TimeUp, _judge: Judge | None, at: int
) -> tuple[ClassicEvent, ...]:
    _expect_table(who)
    check_time_up(state, command, at)
    if state.clock.glass:
        return (GlassRanOut(),)
    if state.phase is CONFIRM:
        return _given(state)  # nobody objected in time (R21)
    if state.phase is COVER:
        return _cover_what_is_owed(state)
    return (TIME,)


def _cover_what_is_owed(state: ClassicState) -> tuple[ClassicEvent, ...]:
    """R41 must go on when the spymaster is out of time: the first words in reading order."""
    events: tuple[ClassicEvent, ...] = ()
    after = state
    while after.phase is COVER:
        rivals = after.deal.key.agents(after.team.rival) & ~after.covered
        step = _covering(after, first_place(rivals))
        for event in step:
            after = evolve(after, event)
        events += step
    return events


def _retract(
    state: ClassicState, who: Seat | None, _command: Retract, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    _expect_table(who)
    if state.clue is None:
        raise Refused(Code.WRONG_PHASE, phase=state.phase)
    if state.guesses:
        raise Refused(Code.TOO_LATE)
    return (ClueRetracted(),)


def _pause(
    state: ClassicState, who: Seat | None, _command: Pause, _judge: Judge | None, at: int
) -> tuple[ClassicEvent, ...]:
    _expect_table(who)
    return pause(state, at)


def _resume(
    state: ClassicState, who: Seat | None, _command: Resume, _judge: Judge | None, at: int
) -> tuple[ClassicEvent, ...]:
    _expect_table(who)
    return resume(state, at)


def _concede(
    state: ClassicState, who: Seat | None, command: Concede, _judge: Judge | None, _at: int
) -> tuple[ClassicEvent, ...]:
    _expect_table(who)
    solo = state.deal.form is SOLO
    team = command.team or (state.deal.key.starts if solo else None)
    if team is None or (solo and team is not state.deal.key.starts):
        raise Refused(Code.BAD_SETTING, setting="team", value=command.team)
    return (TeamWon(team.rival, Ending.CONCEDED),)


_Decision = Callable[[ClassicState, Seat | None, Any, Judge | None, int], tuple[ClassicEvent, ...]]

_DECISIONS: dict[type[Command | TableCommand], _Decision] = {
    Give: _give,
    Confirm: _confirm,
    Object: _object,
    Touch: _touch,
    Stop: _stop,
    Cover: _cover,
    TurnGlass: _turn_glass,
    TimeUp: _time_up,
    Retract: _retract,
    Pause: _pause,
    Resume: _resume,
    Concede: _concede,
}


def evolve(state: ClassicState, event: ClassicEvent) -> ClassicState:
    """The state after an event."""
    return _EVOLUTIONS[type(event)](state, event)


def _after_touch(state: ClassicState, event: Touched) -> ClassicState:
    return replace(
        state,
        covered=state.covered | 1 << event.place,
        guesses=state.guesses + 1,
        log=(*state.log, event),
    )


def _after_clue(state: ClassicState, event: ClueGiven) -> ClassicState:
    return replace(
        state,
        phase=GUESS,
        clue=event.clue,
        may_cover=False,
        clock=STILL,
        log=(*state.log, event),
    )


def _after_proposal(state: ClassicState, event: ClueProposed) -> ClassicState:
    return replace(state, phase=CONFIRM, clue=event.clue, may_cover=False, clock=STILL)


def _after_rejection(state: ClassicState, event: ClueRejected) -> ClassicState:
    return replace(state, log=(*state.log, event))


def _after_retracting(state: ClassicState, event: ClueRetracted) -> ClassicState:
    # A clue that the guessers never heard leaves no trace that they could read.
    log = (*state.log, event) if state.phase is GUESS else state.log
    return replace(state, phase=CLUE, clue=None, clock=STILL, log=log)


def _after_winning(state: ClassicState, event: TeamWon) -> ClassicState:
    return replace(
        state,
        phase=OVER,
        winner=event.team,
        ending=event.ending,
        clock=STILL,
        log=(*state.log, event),
    )


def _after_clock(state: ClassicState, event: ClockEvent) -> ClassicState:
    return replace(state, clock=evolve_clock(state.clock, event))


def _next_turn(state: ClassicState, event: TurnEnded) -> ClassicState:
    """R13: the teams alternate; alone, the spymaster covers for the absent rival first (R41)."""
    solo = state.deal.form is SOLO
    illegal = event.reason is ILLEGAL_CLUE.reason
    return ClassicState(
        state.deal,
        state.covered,
        state.team if solo else RIVALS[state.team],
        COVER if solo else CLUE,
        state.turn + 1,
        may_cover=illegal and not solo,
        owed=(2 if illegal else 1) if solo else 0,
        log=(*state.log, event),
    )


def _after_covering(state: ClassicState, event: Covered) -> ClassicState:
    owed = max(state.owed - 1, 0)
    return replace(
        state,
        covered=state.covered | 1 << event.place,
        phase=COVER if owed else CLUE,
        owed=owed,
        may_cover=False,
        clock=state.clock if state.phase is CLUE or owed else STILL,
        log=(*state.log, event),
    )


_EVOLUTIONS: dict[type[ClassicEvent], Callable[[ClassicState, Any], ClassicState]] = {
    Touched: _after_touch,
    ClueGiven: _after_clue,
    ClueProposed: _after_proposal,
    ClueRejected: _after_rejection,
    ClueRetracted: _after_retracting,
    TurnEnded: _next_turn,
    Covered: _after_covering,
    TeamWon: _after_winning,
    **dict.fromkeys((ClockStarted, GlassRanOut, Paused, Resumed), _after_clock),
}
