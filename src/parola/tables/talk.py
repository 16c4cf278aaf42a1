"""Who may say and read what at a table. The words themselves are kept elsewhere."""

from enum import StrEnum

from parola.rules.seats import OPERATIVES, SPYMASTERS, Audience, Team
from parola.tables.seating import member
from parola.tables.table import Table


class Room(StrEnum):
    """A place to talk at a table."""

    TABLE = "table"
    """Heard by all."""
    RED = "red"
    BLUE = "blue"


TEAM_OF_ROOM = {Room.RED: Team.RED, Room.BLUE: Team.BLUE}


def may_read(table: Table, person: str, room: Room) -> bool:
    """A team's talk is read by its operatives and by its own spymaster (R24), by nobody else."""
    one = member(table.people, person)
    if one is None:
        return False
    if room is Room.TABLE:
        return True
    team = TEAM_OF_ROOM[room]
    return one.seat in {OPERATIVES[team], SPYMASTERS[team]}


def may_say(table: Table, person: str, room: Room) -> bool:
    """While a game runs, who has seen its key as a spymaster says nothing (R4, R24). In Duet both
    sides see a key and talk about their guesses; what they keep back is their honour (R82)."""
    if not may_read(table, person, room):
        return False
    return table.running is None or (person, Audience.SPYMASTERS) not in table.seen
