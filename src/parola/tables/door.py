"""The door of a table: coming, knocking, being let in or back into one's own seat, and leaving."""

import msgspec

from parola.rules.refusal import Refused
from parola.tables import commands as ask
from parola.tables import events as did
from parola.tables.events import TableEvent
from parola.tables.refusal import TableCode
from parola.tables.seating import MOST_PEOPLE, Member, is_bot, may_know, member
from parola.tables.sitting import free_seats
from parola.tables.state import Hand, Knock, Table, here, host_only

MOST_KNOCKS = 20


def join(table: Table, who: str, _command: ask.Join, _hand: Hand) -> tuple[TableEvent, ...]:
    if member(table.people, who) is not None:
        raise Refused(TableCode.ALREADY_HERE)
    _check_door(table, who)
    if not table.house.watching and table.running is not None and not free_seats(table, who):
        raise Refused(TableCode.NO_WATCHING)
    joined = did.Joined(who)
    if member(table.people, table.host) is None and not is_bot(who):
        return (joined, did.HostPassed(who))
    return (joined,)


def _check_door(table: Table, who: str) -> None:
    if who in table.banned:
        raise Refused(TableCode.BANNED)
    if table.locked:
        raise Refused(TableCode.LOCKED)
    if len(table.people) >= MOST_PEOPLE:
        raise Refused(TableCode.TABLE_FULL, most=MOST_PEOPLE)


def knock(table: Table, who: str, command: ask.Knock, hand: Hand) -> tuple[TableEvent, ...]:
    if command.claims is not None:
        return _claim(table, who, command.claims)
    if member(table.people, who) is not None:
        raise Refused(TableCode.ALREADY_HERE)
    _check_door(table, who)
    if who in table.turned_away:
        raise Refused(TableCode.TURNED_AWAY)
    if table.house.open_door:
        return join(table, who, ask.Join(), hand)
    return _knocked(table, Knock(who))


def _claim(table: Table, who: str, claims: str) -> tuple[TableEvent, ...]:
    """Who lost their cookie asks for the place that is theirs; the host knows them, we do not."""
    if who in table.banned:
        raise Refused(TableCode.BANNED)
    if who in table.turned_away:
        raise Refused(TableCode.TURNED_AWAY)
    _check_claim(table, who, claims)
    if who == table.host:
        return (did.Admitted(who, claims),)
    return _knocked(table, Knock(who, claims))


def _check_claim(table: Table, who: str, claims: str) -> None:
    claimed = member(table.people, claims)
    if claimed is None or claims == who or is_bot(claims):
        raise Refused(TableCode.NOTHING_TO_CLAIM, person=claims)
    if (
        table.running is not None
        and claimed.seat is not None
        and not may_know(table.seen, who, claimed.seat)
    ):
        raise Refused(TableCode.SEEN_KEY, seat=claimed.seat)


def _knocked(table: Table, asked: Knock) -> tuple[TableEvent, ...]:
    if asked in table.knocks:
        return ()
    if len(table.knocks) >= MOST_KNOCKS:
        raise Refused(TableCode.TABLE_FULL, most=MOST_KNOCKS)
    return (did.Knocked(asked.person, asked.claims),)


def admit(table: Table, who: str, command: ask.Admit, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    asked = _knock_of(table, command.person)
    if asked.claims is not None:
        _check_claim(table, asked.person, asked.claims)
    elif len(table.people) >= MOST_PEOPLE:
        raise Refused(TableCode.TABLE_FULL, most=MOST_PEOPLE)
    return (did.Admitted(asked.person, asked.claims),)


def turn_away(table: Table, who: str, command: ask.TurnAway, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    return (did.TurnedAway(_knock_of(table, command.person).person),)


def _knock_of(table: Table, person: str) -> Knock:
    for asked in table.knocks:
        if asked.person == person:
            return asked
    raise Refused(TableCode.NO_KNOCK, person=person)


def leave(table: Table, who: str, _command: ask.Leave, _hand: Hand) -> tuple[TableEvent, ...]:
    return gone(table, who, banned=False)


def remove(table: Table, who: str, command: ask.Remove, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    here(table, command.person)
    return gone(table, command.person, banned=command.ban)


def gone(table: Table, who: str, *, banned: bool) -> tuple[TableEvent, ...]:
    left = did.Left(who, banned)
    others = [one.person for one in table.people if one.person != who and not is_bot(one.person)]
    if who == table.host and others:
        return (left, did.HostPassed(others[0]))
    return (left,)


def host_gone(
    table: Table, _who: None, command: ask.HostGone, _hand: Hand
) -> tuple[TableEvent, ...]:
    if table.host in command.here:
        raise Refused(TableCode.ALREADY_HERE)
    present = (one.person for one in table.people if one.person in command.here)
    heirs = [person for person in present if not is_bot(person)]
    if not heirs:
        raise Refused(TableCode.NOT_HERE)
    return (did.HostPassed(heirs[0]),)


def after_joining(table: Table, person: str) -> Table:
    return msgspec.structs.replace(
        table, people=(*table.people, Member(person)), knocks=_knocks_but(table, person)
    )


def after_knocking(table: Table, event: did.Knocked) -> Table:
    knocks = (*_knocks_but(table, event.person), Knock(event.person, event.claims))
    return msgspec.structs.replace(table, knocks=knocks)


def after_turning_away(table: Table, event: did.TurnedAway) -> Table:
    return msgspec.structs.replace(
        table,
        knocks=_knocks_but(table, event.person),
        turned_away=table.turned_away | {event.person},
    )


def after_admitting(table: Table, event: did.Admitted) -> Table:
    who, claims = event.person, event.claims
    if claims is None:
        return after_joining(table, who)
    people = tuple(
        msgspec.structs.replace(one, person=who) if one.person == claims else one
        for one in table.people
        if one.person != who
    )
    question = table.question
    if question is not None and question.by == claims:
        question = msgspec.structs.replace(question, by=who)
    return msgspec.structs.replace(
        table,
        people=people,
        host=who if table.host == claims else table.host,
        # What somebody has seen they have seen, whatever their cookie is called now.
        seen=table.seen | {(who, what) for person, what in table.seen if person == claims},
        silenced=table.silenced | {who} if claims in table.silenced else table.silenced,
        marks=tuple(mark for mark in table.marks if mark[0] not in {who, claims}),
        question=question,
        knocks=tuple(k for k in table.knocks if k.person != who and k.claims != claims),
    )


def after_leaving(table: Table, event: did.Left) -> Table:
    return msgspec.structs.replace(
        table,
        people=tuple(one for one in table.people if one.person != event.person),
        banned=table.banned | {event.person} if event.banned else table.banned,
        marks=tuple(mark for mark in table.marks if mark[0] != event.person),
        knocks=_knocks_but(table, event.person),
    )


def _knocks_but(table: Table, person: str) -> tuple[Knock, ...]:
    return tuple(asked for asked in table.knocks if asked.person != person)
