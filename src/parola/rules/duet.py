"""Duet, R70 to R93: two sides, one team, a bank of timer tokens.

`decide` says what a command leads to, `evolve` what an event changes. Both are pure.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from parola.rules.board import PLACES
from parola.rules.clock import (
    CLUE,
    GUESS,
    OVER,
    STILL,
    SUDDEN_DEATH,
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
    ClockEvent,
    ClockStarted,
    ClueGiven,
    ClueRejected,
    ClueRetracted,
    DuetEnded,
    DuetEvent,
    Ending,
    GlassRanOut,
    LogEntry,
    Paused,
    Resumed,
    SideDone,
    SuddenDeath,
    TokensTaken,
    Touched,
    TurnEnd,
    TurnEnded,
)
from parola.rules.keys import AGENT, ASSASSIN, BYSTANDER, DuetKey
from parola.rules.refusal import Code, Refused
from parola.rules.seats import DUET_SEATS, SEAT_OF_SIDE, SIDES, Seat, Side

STANDARD_TOKENS = 9
MOST_TOKENS = 25
IN_A_ROW = 2
"""R73: with free alternation one side may give so many clues in a row."""


class DuetDeal(msgspec.Struct, frozen=True, gc=False, tag="duet", tag_field="game"):
    """All that is settled before the first clue."""

    words: tuple[str, ...]
    key: DuetKey
    tokens: int = STANDARD_TOKENS
    mistakes: int = STANDARD_TOKENS
    """R91: how many of the tokens lie bystander side up; all of them in the standard game (R72)."""
    free: bool = False
    """R73: free alternation."""
    objections: bool = True
    timer: Timer = UNTIMED
    city: str | None = None
    """The mission that is played (R90)."""

    def __post_init__(self) -> None:
        if len(self.words) != PLACES:
            raise ValueError(f"a board has {PLACES} words, not {len(self.words)}")
        if not 1 <= self.tokens <= MOST_TOKENS or not 0 <= self.mistakes <= self.tokens:
            raise ValueError("a bank has 1 to 25 tokens, and no more mistakes than tokens")


class DuetState(msgspec.Struct, frozen=True, gc=False):
    """A Duet game at one moment."""

    deal: DuetDeal
    bank_checks: int
    """Tokens in the bank with the check mark up."""
    bank_mistakes: int
    """Tokens in the bank bystander side up."""
    north_found: int = 0
    south_found: int = 0
    """Agents that a side has touched; tiles may face the guesser (R76)."""
    north_marks: int = 0
    south_marks: int = 0
    """Bystanders that a side has touched: tokens whose arrow points at it (R74)."""
    scored: int = 0
    """R81: check marks taken on stopping after a right guess."""
    giver: Side | None = None
    """Who gave the clue of this turn."""
    last_giver: Side | None = None
    """Who gave the clue of the turn before."""
    in_a_row: int = 0
    """How many turns in a row were the last giver's."""
    phase: Phase = CLUE
    turn: int = 1
    clue: Clue | None = None
    guesses: int = 0
    objected: bool = False
    overdrawn: bool = False
    """R80: the penalty took the last token, so this turn is played for none."""
    done: tuple[Side, ...] = ()
    """R77: sides whose greens are all covered, in the order in which they said so."""
    sudden_death: bool = False
    won: bool | None = None
    ending: Ending | None = None
    clock: Clock = STILL
    log: tuple[LogEntry, ...] = ()

    @property
    def timer(self) -> Timer:
        return self.deal.timer

    @property
    def found(self) -> int:
        return self.north_found | self.south_found

    @property
    def tokens(self) -> int:
        return self.bank_checks + self.bank_mistakes

    def marks(self, side: Side) -> int:
        """Cards that carry this side's token: it never guesses them again (R76)."""
        return self.north_marks if side is Side.NORTH else self.south_marks

    @property
    def covered(self) -> int:
        """R7, R76: an agent tile covers a word, and so do both sides' tokens together."""
        return self.found | self.north_marks & self.south_marks

    @property
    def visible(self) -> tuple[str, ...]:
        """The words a clue may not be (R7)."""
        words, covered = self.deal.words, self.covered
        return tuple(words[place] for place in range(PLACES) if not covered >> place & 1)

    @property
    def left(self) -> int:
        """How many of the 15 agents are missing. How many each side sees, nobody is told (R82)."""
        return (self.deal.key.agents & ~self.found).bit_count()


def begin(deal: DuetDeal) -> DuetState:
    """A game before its first clue."""
    return DuetState(deal, deal.tokens - deal.mistakes, deal.mistakes)


def decide(
    state: DuetState,
    who: Seat | None,
    command: Command | TableCommand,
    judge: Judge | None = visible_word,
    at: int = 0,
) -> tuple[DuetEvent, ...]:
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


def opening(state: DuetState, at: int) -> tuple[DuetEvent, ...]:
    """The events with which a game begins."""
    return phase_clock(state, at)


def givers(state: DuetState) -> tuple[Side, ...]:
    """The sides that may give the next clue (R73, R77)."""
    open_sides = tuple(side for side in Side if side not in state.done)
    if len(open_sides) < 2 or state.last_giver is None:
        return open_sides
    if state.deal.free and state.in_a_row < IN_A_ROW:
        return open_sides
    return (state.last_giver.partner,)


def guessers(state: DuetState) -> tuple[Side, ...]:
    """The sides that may touch a card now (R74, R79)."""
    if state.phase is GUESS and state.giver is not None:
        return (state.giver.partner,)
    if state.phase is SUDDEN_DEATH:
        return tuple(side for side in Side if side.partner not in state.done)
    return ()


def acting(state: DuetState) -> tuple[Seat, ...]:
    """The seats that the game waits for: any of them may act."""
    sides = givers(state) if state.phase is CLUE else guessers(state)
    return tuple(SEAT_OF_SIDE[side] for side in sides)


def _timed(state: DuetState, events: tuple[DuetEvent, ...], at: int) -> tuple[DuetEvent, ...]:
    after = _after(state, events)
    if (after.phase, after.turn) == (state.phase, state.turn):
        return events
    return (*events, *phase_clock(after, at))


def _after(state: DuetState, events: tuple[DuetEvent, ...]) -> DuetState:
    for event in events:
        state = evolve(state, event)
    return state


def _side(who: Seat | None, allowed: tuple[Side, ...], code: Code = Code.NOT_YOUR_SEAT) -> Side:
    side = SIDES.get(who) if who is not None else None
    if side is None or side not in allowed:
        raise Refused(code, seat=who, allowed=tuple(SEAT_OF_SIDE[other] for other in allowed))
    return side


def _expect(state: DuetState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise Refused(Code.WRONG_PHASE, phase=state.phase)


def _expect_table(who: Seat | None) -> None:
    if who is not None:
        raise Refused(Code.NOT_YOUR_SEAT, seat=who, allowed=())


def _give(
    state: DuetState, who: Seat | None, command: Give, judge: Judge | None, _at: int
) -> tuple[DuetEvent, ...]:
    _expect(state, CLUE)
    side = _side(who, givers(state))
    clue = Clue(command.word, command.number)
    check_clue(clue, unlimited=False)
    if judge is not None and clue.word:
        ruling = judge(clue.word, state.deal.words, state.covered)
        if ruling is not None:
            raise Refused(
                Code.CLUE_ILLEGAL,
                rule=ruling.rule,
                reason=ruling.reason,
                offends=ruling.offends,
            )
    return (ClueGiven(SEAT_OF_SIDE[side], clue),)


def _object(
    state: DuetState, who: Seat | None, _command: Object, _judge: Judge | None, _at: int
) -> tuple[DuetEvent, ...]:
    """R80: a token goes back to the box, and the guessing goes on."""
    if not state.deal.objections:
        raise Refused(Code.NO_OBJECTIONS)
    _expect(state, GUESS)
    side = _side(who, guessers(state))
    if state.guesses:
        raise Refused(Code.TOO_LATE)
    if state.objected:
        raise Refused(Code.ALREADY_OBJECTED)
    return (ClueRejected(SEAT_OF_SIDE[side]), _check_mark(state))


def _touch(
    state: DuetState, who: Seat | None, command: Touch, _judge: Judge | None, _at: int
) -> tuple[DuetEvent, ...]:
    _expect(state, GUESS, SUDDEN_DEATH)
    last = state.phase is SUDDEN_DEATH
    allowed = guessers(state)
    side = _side(who, allowed, Code.NOBODY_LEFT_TO_FIND if last else Code.NOT_YOUR_SEAT)
    place = command.place
    if type(place) is not int or not 0 <= place < PLACES:
        raise Refused(Code.NO_SUCH_PLACE, place=place, places=PLACES)
    bit = 1 << place
    if state.found & bit:
        raise Refused(Code.ALREADY_COVERED, place=place)
    if state.marks(side) & bit:
        raise Refused(Code.ALREADY_MARKED, place=place)
    identity = state.deal.key.side(side.partner).identity(
        place
    )  # R74: the clue-giver's side decides
    touched = Touched(SEAT_OF_SIDE[side], place, identity)
    if identity is ASSASSIN:
        return (touched, DuetEnded(won=False, ending=Ending.ASSASSIN))
    if identity is BYSTANDER:
        return (touched, *_mistake(state))
    return (touched, *_right_guess(state, state.found | bit))


def _right_guess(state: DuetState, found: int) -> tuple[DuetEvent, ...]:
    key = state.deal.key
    if not key.agents & ~found:
        return (DuetEnded(won=True, ending=Ending.ALL_FOUND),)
    done = tuple(
        SideDone(side)
        for side in Side
        if side not in state.done and not key.side(side).agents & ~found
    )
    if state.phase is GUESS and any(event.side is state.giver for event in done):
        # Nothing is left that this clue-giver could want touched, so the guesser stops (R77).
        return (*done, *_end_of_turn(state, TurnEnd.NOTHING_LEFT, right_guess=True))
    return done


def _mistake(state: DuetState) -> tuple[DuetEvent, ...]:
    """R74, R92: a bystander takes a token that lies that side up, or two that do not."""
    if state.phase is SUDDEN_DEATH:
        return (DuetEnded(won=False, ending=Ending.BYSTANDER),)
    if state.overdrawn:
        return (TurnEnded(TurnEnd.WRONG_GUESS), SuddenDeath())
    if state.bank_mistakes:
        taken = TokensTaken(checks=0, mistakes=1)
    elif state.bank_checks > 1:
        taken = TokensTaken(checks=2, mistakes=0)
    else:
        return (DuetEnded(won=False, ending=Ending.NO_TOKENS),)
    return (taken, TurnEnded(TurnEnd.WRONG_GUESS), *_sudden_death(state, taken))


def _end_of_turn(state: DuetState, reason: TurnEnd, *, right_guess: bool) -> tuple[DuetEvent, ...]:
    """R75: each turn costs one token."""
    if state.overdrawn:
        return (TurnEnded(reason), SuddenDeath())
    taken = _check_mark(state, scored=right_guess)
    return (taken, TurnEnded(reason), *_sudden_death(state, taken))


def _check_mark(state: DuetState, *, scored: bool = False) -> TokensTaken:
    """R92: a token with the check mark up, or one of the others when there is none."""
    return TokensTaken(1, 0, scored) if state.bank_checks else TokensTaken(0, 1, scored)


def _sudden_death(state: DuetState, taken: TokensTaken) -> tuple[SuddenDeath, ...]:
    """R79, R93: the last token is gone, and exactly that."""
    return (SuddenDeath(),) if state.tokens == taken.checks + taken.mistakes else ()


def _stop(
    state: DuetState, who: Seat | None, _command: Stop, _judge: Judge | None, _at: int
) -> tuple[DuetEvent, ...]:
    _expect(state, GUESS)
    _side(who, guessers(state))
    if not state.guesses:
        raise Refused(Code.GUESS_FIRST)
    return _end_of_turn(state, TurnEnd.STOPPED, right_guess=True)


def _turn_glass(
    state: DuetState, who: Seat | None, _command: TurnGlass, _judge: Judge | None, at: int
) -> tuple[DuetEvent, ...]:
    if who not in DUET_SEATS:
        raise Refused(Code.NOT_YOUR_SEAT, seat=who, allowed=DUET_SEATS)
    return turn_glass(state, at)


def _time_up(
    state: DuetState, who: Seat | None, command: TimeUp, _judge: Judge | None, at: int
) -> tuple[DuetEvent, ...]:
    """R23: out of time, the clue-giver gives the turn away and guessers stop; it costs a token."""
    _expect_table(who)
    check_time_up(state, command, at)
    if state.clock.glass:
        return (GlassRanOut(),)
    return _end_of_turn(state, TurnEnd.TIME, right_guess=state.guesses > 0)


def _retract(
    state: DuetState, who: Seat | None, _command: Retract, _judge: Judge | None, _at: int
) -> tuple[DuetEvent, ...]:
    _expect_table(who)
    _expect(state, GUESS)
    if state.guesses or state.objected:
        raise Refused(Code.TOO_LATE)
    return (ClueRetracted(),)


def _pause(
    state: DuetState, who: Seat | None, _command: Pause, _judge: Judge | None, at: int
) -> tuple[DuetEvent, ...]:
    _expect_table(who)
    return pause(state, at)


def _resume(
    state: DuetState, who: Seat | None, _command: Resume, _judge: Judge | None, at: int
) -> tuple[DuetEvent, ...]:
    _expect_table(who)
    return resume(state, at)


def _concede(
    _state: DuetState, who: Seat | None, command: Concede, _judge: Judge | None, _at: int
) -> tuple[DuetEvent, ...]:
    _expect_table(who)
    if command.team is not None:
        raise Refused(Code.BAD_SETTING, setting="team", value=command.team)
    return (DuetEnded(won=False, ending=Ending.CONCEDED),)


_Decision = Callable[[DuetState, Seat | None, Any, Judge | None, int], tuple[DuetEvent, ...]]

_DECISIONS: dict[type[Command | TableCommand], _Decision] = {
    Give: _give,
    Object: _object,
    Touch: _touch,
    Stop: _stop,
    TurnGlass: _turn_glass,
    TimeUp: _time_up,
    Retract: _retract,
    Pause: _pause,
    Resume: _resume,
    Concede: _concede,
}


def evolve(state: DuetState, event: DuetEvent) -> DuetState:
    """The state after an event."""
    return _EVOLUTIONS[type(event)](state, event)


def _after_clue(state: DuetState, event: ClueGiven) -> DuetState:
    return replace(
        state,
        phase=GUESS,
        clue=event.clue,
        giver=SIDES[event.seat],
        clock=STILL,
        log=(*state.log, event),
    )


def _after_paying(state: DuetState, event: TokensTaken) -> DuetState:
    return replace(
        state,
        bank_checks=state.bank_checks - event.checks,
        bank_mistakes=state.bank_mistakes - event.mistakes,
        scored=state.scored + event.scored,
        log=(*state.log, event),
    )


def _after_finishing(state: DuetState, event: SideDone) -> DuetState:
    return replace(state, done=(*state.done, event.side), log=(*state.log, event))


def _after_the_last_token(state: DuetState, event: SuddenDeath) -> DuetState:
    return replace(state, phase=SUDDEN_DEATH, sudden_death=True, log=(*state.log, event))


def _after_the_end(state: DuetState, event: DuetEnded) -> DuetState:
    return replace(
        state,
        phase=OVER,
        won=event.won,
        ending=event.ending,
        clock=STILL,
        log=(*state.log, event),
    )


def _after_rejection(state: DuetState, event: ClueRejected) -> DuetState:
    # The penalty that follows takes one token; when it is the last, this turn has none.
    return replace(state, objected=True, overdrawn=state.tokens == 1, log=(*state.log, event))


def _after_retracting(state: DuetState, event: ClueRetracted) -> DuetState:
    return replace(state, phase=CLUE, clue=None, giver=None, clock=STILL, log=(*state.log, event))


def _after_clock(state: DuetState, event: ClockEvent) -> DuetState:
    return replace(state, clock=evolve_clock(state.clock, event))


def _after_touch(state: DuetState, event: Touched) -> DuetState:
    bit = 1 << event.place
    agent, bystander = event.identity is AGENT, event.identity is BYSTANDER
    north = event.seat is Seat.NORTH
    return replace(
        state,
        north_found=state.north_found | bit if agent and north else state.north_found,
        south_found=state.south_found | bit if agent and not north else state.south_found,
        north_marks=state.north_marks | bit if bystander and north else state.north_marks,
        south_marks=state.south_marks | bit if bystander and not north else state.south_marks,
        guesses=state.guesses + 1,
        log=(*state.log, event),
    )


def _only_giver(state: DuetState) -> Side | None:
    sides = givers(state)
    return sides[0] if len(sides) == 1 else None


def _next_turn(state: DuetState, event: TurnEnded) -> DuetState:
    """R73: who thought too long has given their turn away, when it was theirs alone."""
    gave = state.giver or _only_giver(state)
    last, in_a_row = state.last_giver, state.in_a_row
    if gave is not None:
        last, in_a_row = gave, in_a_row + 1 if gave is last else 1
    return replace(
        state,
        phase=CLUE,
        turn=state.turn + 1,
        clue=None,
        giver=None,
        last_giver=last,
        in_a_row=in_a_row,
        guesses=0,
        objected=False,
        overdrawn=False,
        clock=STILL,
        log=(*state.log, event),
    )


_EVOLUTIONS: dict[type[DuetEvent], Callable[[DuetState, Any], DuetState]] = {
    Touched: _after_touch,
    ClueGiven: _after_clue,
    TokensTaken: _after_paying,
    TurnEnded: _next_turn,
    SideDone: _after_finishing,
    SuddenDeath: _after_the_last_token,
    DuetEnded: _after_the_end,
    ClueRejected: _after_rejection,
    ClueRetracted: _after_retracting,
    **dict.fromkeys((ClockStarted, GlassRanOut, Paused, Resumed), _after_clock),
}
