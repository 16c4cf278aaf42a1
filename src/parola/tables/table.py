"""One table: who is here, who sits where, the house rules, the match, and what waits for agreement.

Pure, like the rules: `decide` and `evolve`. Chance, time, the deck and the referee are handed in.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parola.rules import game as rules
from parola.rules.commands import (
    Concede,
    Give,
    Object,
    Pause,
    Resume,
    Retract,
    TableCommand,
    TimeUp,
    Touch,
)
from parola.rules.events import ClueGiven, ClueProposed, Touched, TurnEnd, TurnEnded
from parola.rules.game import Event, Game, is_over
from parola.rules.match import (
    Aborted,
    Dealt,
    Match,
    MatchEvent,
    NextGame,
    evolve_match,
    next_game,
    swap_word,
)
from parola.rules.refusal import Code, Refused
from parola.tables import clueing, door, guessing, sitting
from parola.tables import commands as ask
from parola.tables import events as did
from parola.tables.agreement import Group, Matter, Proposal, parties
from parola.tables.clueing import check_objection, give
from parola.tables.events import Played, TableEvent
from parola.tables.guessing import seat_of, touch
from parola.tables.house import House, check_times
from parola.tables.refusal import TableCode
from parola.tables.seating import (
    Member,
    member,
    offered_seats,
    reseated,
    seated,
    seen_now,
    turned,
)
from parola.tables.state import Hand, Question, Table, here, host_only, no_game_runs, running

ABANDONED = 6
"""Turns that ran out one after the other."""


def open_table(host: str, house: House, sheet: str | None = None) -> tuple[TableEvent, ...]:
    """The first events of a table."""
    check_times(house)
    return (did.Opened(host, house, sheet), did.Joined(host))


def opened(event: did.Opened) -> Table:
    """A table as it is opened."""
    return Table(event.host, event.house, sheet=event.sheet)


def decide(
    table: Table,
    who: str | None,
    command: ask.PersonCommand | ask.KeeperCommand,
    hand: Hand,
) -> tuple[TableEvent, ...]:
    """What follows from a command, or `Refused`. `who` is None for the service itself."""
    decision = _DECISIONS.get(type(command))
    keeper = isinstance(command, ask.KeeperCommand)
    if decision is None or keeper != (who is None):
        raise Refused(TableCode.UNKNOWN_COMMAND)
    if who is not None and member(table.people, who) is None and not _outside(table, who, command):
        raise Refused(TableCode.NOT_HERE)
    return decision(table, who, command, hand)


def _outside(table: Table, who: str, command: object) -> bool:
    """What may be asked from before the door."""
    if isinstance(command, ask.Leave):
        return any(asked.person == who for asked in table.knocks)
    return isinstance(command, ask.Join | ask.Knock)


def _settle(table: Table, who: str, command: ask.Settle, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    no_game_runs(table)
    check_times(command.house)
    offered = offered_seats(command.house.setup, None)
    standing = {one.person: None for one in table.people if one.seat not in (None, *offered)}
    settled = did.Settled(command.house)
    return (settled, did.Sat(standing)) if standing else (settled,)


def _lock(table: Table, who: str, command: ask.Lock, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    return (did.Locked(command.on),)


def _silence(table: Table, who: str, command: ask.Silence, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    here(table, command.person)
    if command.on == (command.person in table.silenced):
        return ()
    return (did.Silenced(command.person, command.on),)


def _want_company(
    table: Table, who: str, command: ask.WantCompany, _hand: Hand
) -> tuple[TableEvent, ...]:
    host_only(table, who)
    return () if command.on == table.company else (did.CompanyWanted(command.on),)


def _pass_host(
    table: Table, who: str, command: ask.PassHost, _hand: Hand
) -> tuple[TableEvent, ...]:
    host_only(table, who)
    here(table, command.person)
    return (did.HostPassed(command.person),)


def _deal(table: Table, who: str, command: ask.Deal, hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    return _played(_next_game(table, table.match, hand, turn_over=command.turn_over), who)


def _next_game(
    table: Table, match: Match, hand: Hand, *, turn_over: bool = False
) -> tuple[Dealt | Event, ...]:
    setup, held = table.house.setup, seated(table.people)
    return next_game(match, NextGame(turn_over), setup, held, hand.deck, hand.random, hand.at)


def _play(table: Table, who: str, command: ask.Play, hand: Hand) -> tuple[TableEvent, ...]:
    game, one, move = running(table), here(table, who), command.move
    if command.turn is not None and command.turn != game.turn:
        raise Refused(Code.ANOTHER_TURN, turn=game.turn, meant=command.turn)
    if isinstance(move, Touch):
        return _played(touch(table, game, one, move, hand), who)
    seat = seat_of(table, game, one, move)
    if isinstance(move, Give):
        return _played(give(table, game, seat, move, hand), who)
    if isinstance(move, Object):
        check_objection(table, game, hand)
    return _played(rules.decide(game, seat, move, None, hand.at), who)


def _played(events: Sequence[MatchEvent], who: str | None = None) -> tuple[TableEvent, ...]:
    return tuple(Played(event, who) for event in events)


def _propose(table: Table, who: str, command: ask.Propose, hand: Hand) -> tuple[TableEvent, ...]:
    game, one = running(table), here(table, who)
    if one.seat is None:
        raise Refused(TableCode.NOT_SEATED)
    if table.proposal is not None:
        raise Refused(TableCode.ALREADY_PROPOSED)
    proposal = Proposal(command.matter, who, (who,), command.team, command.place)
    groups = parties(game, command.matter, command.team)
    if command.matter in {Matter.RETRACT, Matter.CONCEDE} and not _concerned(one, groups):
        raise Refused(TableCode.NOT_CONCERNED, matter=command.matter)
    effect = _effect(table, game, proposal, hand)  # refused now rather than when all have agreed
    if _all_agree(table, groups, proposal.agreed):
        return effect
    return (did.Proposed(proposal),)


def _concerned(one: Member, groups: tuple[Group, ...]) -> bool:
    return any(one.seat in group for group in groups)


def _all_agree(table: Table, groups: tuple[Group, ...], agreed: tuple[str, ...]) -> bool:
    """One of each group, where anybody sits in it."""
    for group in groups:
        sitting = {one.person for one in table.people if one.seat in group}
        if sitting and not sitting & set(agreed):
            return False
    return True


def _agree(table: Table, who: str, _command: ask.Agree, hand: Hand) -> tuple[TableEvent, ...]:
    game, one, proposal = running(table), here(table, who), table.proposal
    if proposal is None:
        raise Refused(TableCode.NOTHING_PROPOSED)
    if who in proposal.agreed:
        raise Refused(TableCode.ALREADY_AGREED)
    groups = parties(game, proposal.matter, proposal.team)
    if not _concerned(one, groups):
        raise Refused(TableCode.NOT_CONCERNED, matter=proposal.matter)
    if not _all_agree(table, groups, (*proposal.agreed, who)):
        return (did.Agreed(who),)
    return (did.Agreed(who, settled=True), *_effect(table, game, proposal, hand))


def _decline(table: Table, who: str, _command: ask.Decline, _hand: Hand) -> tuple[TableEvent, ...]:
    game, one, proposal = running(table), here(table, who), table.proposal
    if proposal is None:
        raise Refused(TableCode.NOTHING_PROPOSED)
    groups = parties(game, proposal.matter, proposal.team)
    if who != proposal.by and not _concerned(one, groups):
        raise Refused(TableCode.NOT_CONCERNED, matter=proposal.matter)
    return (did.Declined(who),)


def _effect(table: Table, game: Game, proposal: Proposal, hand: Hand) -> tuple[TableEvent, ...]:
    """What happens when all have agreed."""
    matter = proposal.matter
    if matter is Matter.ABORT:
        return _played((Aborted(),))
    if matter is Matter.START_OVER:
        without = evolve_match(table.match, Aborted())
        return _played((Aborted(), *_next_game(table, without, hand)))
    if matter is Matter.SWAP:
        place = -1 if proposal.place is None else proposal.place
        return _played((swap_word(table.match, place, hand.deck, hand.random),))
    moves: dict[Matter, TableCommand] = {
        Matter.PAUSE: Pause(),
        Matter.RESUME: Resume(),
        Matter.RETRACT: Retract(),
        Matter.CONCEDE: Concede(proposal.team),
    }
    return _played(rules.decide(game, None, moves[matter], None, hand.at))


def _time_up(
    table: Table, _who: None, command: ask.TurnTimeUp, hand: Hand
) -> tuple[TableEvent, ...]:
    game = running(table)
    events = rules.decide(game, None, TimeUp(command.turn), None, hand.at)
    for event in events:
        game = rules.evolve(game, event)
    if _abandoned(game):
        events = (*events, *rules.decide(game, None, Pause(), None, hand.at))
    return _played(events)


def _abandoned(game: Game) -> bool:
    """Whether turn after turn has run out and nobody has done anything: then the clock stops."""
    tail = game.log[-ABANDONED:]
    out_of_time = [e for e in tail if isinstance(e, TurnEnded) and e.reason is TurnEnd.TIME]
    return not is_over(game) and len(out_of_time) == ABANDONED


def _downtime(
    table: Table, _who: None, command: ask.Downtime, hand: Hand
) -> tuple[TableEvent, ...]:
    game = running(table)
    paused = rules.decide(game, None, Pause(), None, command.since)
    stopped = rules.evolve(game, paused[0])
    return _played((*paused, *rules.decide(stopped, None, Resume(), None, hand.at)))


_Decision = Callable[[Table, Any, Any, Hand], tuple[TableEvent, ...]]

_DECISIONS: dict[type, _Decision] = {
    ask.Join: door.join,
    ask.Knock: door.knock,
    ask.Admit: door.admit,
    ask.TurnAway: door.turn_away,
    ask.Silence: _silence,
    ask.WantCompany: _want_company,
    ask.Leave: door.leave,
    ask.Sit: sitting.sit,
    ask.Screen: guessing.screen,
    ask.Settle: _settle,
    ask.Lock: _lock,
    ask.PassHost: _pass_host,
    ask.HostGone: door.host_gone,
    ask.BotComes: sitting.bot_comes,
    ask.Remove: door.remove,
    ask.Shuffle: sitting.shuffle,
    ask.Rotate: sitting.rotate,
    ask.Deal: _deal,
    ask.Play: _play,
    ask.Mark: guessing.mark,
    ask.Ask: clueing.question,
    ask.Answer: clueing.answer,
    ask.Propose: _propose,
    ask.Agree: _agree,
    ask.Decline: _decline,
    ask.TurnTimeUp: _time_up,
    ask.Downtime: _downtime,
}


def evolve(table: Table, event: TableEvent) -> Table:
    """The table after an event."""
    change = msgspec.structs.replace
    match event:
        case Played():
            return _after_play(table, event.event)
        case did.Marked(person, place, on):
            others = tuple(mark for mark in table.marks if mark != (person, place))
            return change(table, marks=(*others, (person, place)) if on else others)
        case did.Joined() | did.Left() | did.Knocked() | did.Admitted() | did.TurnedAway():
            return _after_the_door(table, event)
        case did.Sat(seats):
            people = reseated(table.people, seats)
            seen = table.seen | seen_now(people) if table.running else table.seen
            marks = tuple(mark for mark in table.marks if mark[0] not in seats)
            return change(table, people=people, seen=seen, marks=marks)
        case did.ScreenTurned(person, on):
            marks = tuple(mark for mark in table.marks if mark[0] != person)
            return change(table, people=turned(table.people, person, on=on), marks=marks)
        case did.Asked(person, clue):
            return change(table, question=Question(person, clue))
        case did.Answered(_, fine) if table.question is not None:
            return change(table, question=change(table.question, fine=fine))
        case did.Agreed() if table.proposal is not None:
            agreed = (*table.proposal.agreed, event.person)
            proposal = change(table.proposal, agreed=agreed)
            return change(table, proposal=None if event.settled else proposal)
        case _:
            return _after_settling(table, event)


def _after_the_door(
    table: Table,
    event: did.Joined | did.Left | did.Knocked | did.Admitted | did.TurnedAway,
) -> Table:
    match event:
        case did.Joined(person):
            return door.after_joining(table, person)
        case did.Left():
            return door.after_leaving(table, event)
        case did.Knocked():
            return door.after_knocking(table, event)
        case did.Admitted():
            return door.after_admitting(table, event)
        case did.TurnedAway():
            return door.after_turning_away(table, event)


def _after_settling(table: Table, event: TableEvent) -> Table:
    change = msgspec.structs.replace
    match event:
        case did.Opened():
            return opened(event)
        case did.Settled(house):
            return change(table, house=house)
        case did.Locked(on):
            return change(table, locked=on)
        case did.HostPassed(person):
            return change(table, host=person)
        case did.Silenced(person, on):
            others = table.silenced - {person}
            return change(table, silenced=others | {person} if on else others)
        case did.CompanyWanted(on):
            return change(table, company=on)
        case did.Proposed(proposal):
            return change(table, proposal=proposal)
        case did.Declined():
            return change(table, proposal=None)
        case _:
            return table


def _after_play(table: Table, event: MatchEvent) -> Table:
    """The match goes on; nothing outlives what it was about."""
    match = evolve_match(table.match, event)
    marks, question, proposal, seen = table.marks, table.question, table.proposal, table.seen
    over = match.game is None or is_over(match.game)
    if isinstance(event, Touched):
        marks = tuple(mark for mark in marks if mark[1] != event.place)
    if over or isinstance(event, Dealt | TurnEnded):
        marks, question = (), None
    if over or isinstance(event, Dealt) or _settled_by(proposal, event):
        proposal = None
    if over:
        seen = frozenset()
    elif isinstance(event, Dealt):
        seen = seen_now(table.people)
    return msgspec.structs.replace(
        table, match=match, marks=marks, question=question, proposal=proposal, seen=seen
    )


def _settled_by(proposal: Proposal | None, event: MatchEvent) -> bool:
    """Whether the game has gone past what was proposed."""
    if proposal is None:
        return False
    if proposal.matter is Matter.RETRACT:
        return isinstance(event, Touched | TurnEnded)
    return proposal.matter is Matter.SWAP and isinstance(event, ClueGiven | ClueProposed)
