"""Who may say and read what at a table. The words themselves are kept elsewhere."""

from enum import StrEnum

from parola.rules.match import ClassicSetup
from parola.rules.refusal import Refused
from parola.rules.seats import OPERATIVES, SPYMASTERS, Audience, Form, Team
from parola.tables.refusal import TableCode
from parola.tables.seating import Member, member
from parola.tables.state import Table


class Room(StrEnum):
    """A place to talk at a table."""

    TABLE = "table"
    """Heard by all."""
    RED = "red"
    BLUE = "blue"


TEAM_OF_ROOM = {Room.RED: Team.RED, Room.BLUE: Team.BLUE}
_ROOMS = tuple(Room)
_TABLE_ONLY = (Room.TABLE,)
_READERS = {
    room: frozenset({OPERATIVES[team], SPYMASTERS[team]}) for room, team in TEAM_OF_ROOM.items()
}


def rooms(table: Table) -> tuple[Room, ...]:
    """Only where two teams play, each has a room of its own."""
    setup = table.house.setup
    if isinstance(setup, ClassicSetup) and setup.form is Form.TEAMS:
        return _ROOMS
    return _TABLE_ONLY


def reads(table: Table, one: Member | None) -> tuple[Room, ...]:
    """The rooms that somebody reads. A team's talk is read by its operatives and by its own
    spymaster (R24), by nobody else."""
    if one is None:
        return ()
    seat = one.seat
    return tuple(room for room in rooms(table) if room is Room.TABLE or seat in _READERS[room])


def may_read(table: Table, person: str, room: Room) -> bool:
    """Whether somebody reads this room."""
    return room in reads(table, member(table.people, person))


def may_speak(table: Table, person: str) -> bool:
    """Whether somebody may say anything, in the rooms that they read. While a game runs, who has
    seen its key as a spymaster says nothing (R4, R24). In Duet both sides see a key and talk about
    their guesses; what they keep back is their honour (R82)."""
    if person in table.silenced:
        return False
    return (person, Audience.SPYMASTERS) not in table.seen or table.running is None


def may_say(table: Table, person: str, room: Room) -> bool:
    """Whether somebody may say something in this room."""
    return may_read(table, person, room) and may_speak(table, person)


def check_say(table: Table, person: str, room: str) -> None:
    """Refuse what may not be said, with the reason."""
    if member(table.people, person) is None:
        raise Refused(TableCode.NOT_HERE)
    offered = rooms(table)
    if room not in offered:
        raise Refused(TableCode.NO_SUCH_ROOM, room=room, rooms=offered)
    if person in table.silenced:
        raise Refused(TableCode.SILENCED)
    if not may_say(table, person, Room(room)):
        raise Refused(TableCode.NOT_YOUR_ROOM, room=room)
