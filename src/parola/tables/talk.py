"""Who may say and read what at a table. The words themselves are kept elsewhere."""

from enum import StrEnum

from parola.rules.match import ClassicSetup
from parola.rules.refusal import Refused
from parola.rules.seats import OPERATIVES, SPYMASTERS, Audience, Form, Team
from parola.tables.refusal import TableCode
from parola.tables.seating import member
from parola.tables.state import Table


class Room(StrEnum):
    """A place to talk at a table."""

    TABLE = "table"
    """Heard by all."""
    RED = "red"
    BLUE = "blue"


TEAM_OF_ROOM = {Room.RED: Team.RED, Room.BLUE: Team.BLUE}


def rooms(table: Table) -> tuple[Room, ...]:
    """Only where two teams play, each has a room of its own."""
    setup = table.house.setup
    if isinstance(setup, ClassicSetup) and setup.form is Form.TEAMS:
        return tuple(Room)
    return (Room.TABLE,)


def may_read(table: Table, person: str, room: Room) -> bool:
    """A team's talk is read by its operatives and by its own spymaster (R24), by nobody else."""
    one = member(table.people, person)
    if one is None or room not in rooms(table):
        return False
    if room is Room.TABLE:
        return True
    team = TEAM_OF_ROOM[room]
    return one.seat in {OPERATIVES[team], SPYMASTERS[team]}


def may_say(table: Table, person: str, room: Room) -> bool:
    """While a game runs, who has seen its key as a spymaster says nothing (R4, R24). In Duet both
    sides see a key and talk about their guesses; what they keep back is their honour (R82)."""
    if not may_read(table, person, room) or person in table.silenced:
        return False
    return table.running is None or (person, Audience.SPYMASTERS) not in table.seen


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
