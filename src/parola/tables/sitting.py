"""Taking seats: who may, new teams by lot, and roles that go round."""

from parola.rules.match import rotated
from parola.rules.refusal import Refused
from parola.rules.seats import Seat
from parola.tables import commands as ask
from parola.tables import events as did
from parola.tables.events import TableEvent
from parola.tables.house import Speaking
from parola.tables.refusal import TableCode
from parola.tables.seating import (
    MOST_BOTS,
    MOST_PEOPLE,
    Member,
    form_of,
    in_seat,
    is_bot,
    may_know,
    most_people,
    offered_seats,
    roster,
    shuffled,
)
from parola.tables.state import Hand, Table, here, host_only, no_game_runs


def sit(table: Table, who: str, command: ask.Sit, _hand: Hand) -> tuple[TableEvent, ...]:
    person = command.person or who
    if person != who:
        host_only(table, who)
    one, seat = here(table, person), command.seat
    if seat is not None:
        _check_seat(table, one, seat)
    return (did.Sat({person: seat}),)


def bot_comes(
    table: Table, _who: None, command: ask.BotComes, _hand: Hand
) -> tuple[TableEvent, ...]:
    """A program takes a seat at the host's wish. What it cannot hear it cannot play with."""
    host_only(table, command.host)
    if table.house.speaking is Speaking.SPOKEN:
        raise Refused(TableCode.TYPED_ONLY)
    bots = sum(is_bot(one.person) for one in table.people)
    if bots >= MOST_BOTS or len(table.people) >= MOST_PEOPLE:
        raise Refused(TableCode.TABLE_FULL, most=MOST_BOTS)
    _check_seat(table, Member(command.bot), command.seat)
    return (did.Joined(command.bot), did.Sat({command.bot: command.seat}))


def _check_seat(table: Table, one: Member, seat: Seat) -> None:
    offered = offered_seats(table.house.setup, table.game)
    if seat not in offered:
        raise Refused(TableCode.NO_SUCH_SEAT, seat=seat, seats=offered)
    others = [person for person in in_seat(table.people, seat) if person != one.person]
    if len(others) >= most_people(seat, table.house.language):
        raise Refused(TableCode.SEAT_TAKEN, seat=seat)
    if table.running is not None and not may_know(table.seen, one.person, seat):
        raise Refused(TableCode.SEEN_KEY, seat=seat)


def free_seats(table: Table, person: str) -> tuple[Seat, ...]:
    """The seats that somebody who has none could take now."""
    found = []
    for seat in offered_seats(table.house.setup, table.game):
        try:
            _check_seat(table, Member(person), seat)
        except Refused:
            continue
        found.append(seat)
    return tuple(found)


def shuffle(table: Table, who: str, _command: ask.Shuffle, hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    no_game_runs(table)
    return (did.Sat(shuffled(table.people, table.house.setup, hand.random)),)


def rotate(table: Table, who: str, _command: ask.Rotate, _hand: Hand) -> tuple[TableEvent, ...]:
    host_only(table, who)
    no_game_runs(table)
    after = rotated(roster(table.people), form_of(table.house.setup))
    return (did.Sat({person: seat for seat, people in after.items() for person in people}),)
