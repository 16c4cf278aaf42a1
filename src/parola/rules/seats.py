"""Who sits where: teams and sides, the seats of each form, and what an audience is."""

from collections.abc import Mapping
from enum import StrEnum


class Team(StrEnum):
    """One of the two teams of the classic game (R10)."""

    RED = "red"
    BLUE = "blue"

    @property
    def rival(self) -> "Team":
        return RIVALS[self]


RED, BLUE = Team
RIVALS = {Team.RED: Team.BLUE, Team.BLUE: Team.RED}


class Side(StrEnum):
    """One of the two sides of the table in Duet (R70)."""

    NORTH = "north"
    SOUTH = "south"

    @property
    def partner(self) -> "Side":
        return PARTNERS[self]


PARTNERS = {Side.NORTH: Side.SOUTH, Side.SOUTH: Side.NORTH}


class Form(StrEnum):
    """The form of a classic game: two teams (R10), one team (R40), or three players (R45)."""

    TEAMS = "teams"
    SOLO = "solo"
    THREE = "three"


TEAMS, SOLO, THREE = Form


class Seat(StrEnum):
    """A place at the table that one or more people hold. Rules know seats, never people."""

    RED_SPYMASTER = "red-spymaster"
    RED_OPERATIVE = "red-operative"
    BLUE_SPYMASTER = "blue-spymaster"
    BLUE_OPERATIVE = "blue-operative"
    OPERATIVE = "operative"
    """R45: the one operative who works for both teams."""
    NORTH = "north"
    SOUTH = "south"


class Audience(StrEnum):
    """All who may know the same of a game. Everybody of an audience gets the same view."""

    SPYMASTERS = "spymasters"
    NORTH = "north"
    SOUTH = "south"
    TABLE = "table"
    """Operatives and spectators: what lies open, and nothing else (R3)."""


AUDIENCES = {
    Seat.RED_SPYMASTER: Audience.SPYMASTERS,
    Seat.BLUE_SPYMASTER: Audience.SPYMASTERS,
    Seat.RED_OPERATIVE: Audience.TABLE,
    Seat.BLUE_OPERATIVE: Audience.TABLE,
    Seat.OPERATIVE: Audience.TABLE,
    Seat.NORTH: Audience.NORTH,
    Seat.SOUTH: Audience.SOUTH,
}

SPYMASTERS = {Team.RED: Seat.RED_SPYMASTER, Team.BLUE: Seat.BLUE_SPYMASTER}
OPERATIVES = {Team.RED: Seat.RED_OPERATIVE, Team.BLUE: Seat.BLUE_OPERATIVE}
SIDES = {Seat.NORTH: Side.NORTH, Seat.SOUTH: Side.SOUTH}
SEAT_OF_SIDE = {Side.NORTH: Seat.NORTH, Side.SOUTH: Seat.SOUTH}
TEAM_OF_SPYMASTER = {Seat.RED_SPYMASTER: Team.RED, Seat.BLUE_SPYMASTER: Team.BLUE}

DUET_SEATS = (Seat.NORTH, Seat.SOUTH)


def classic_seats(form: Form, starts: Team) -> tuple[Seat, ...]:
    """The seats that a form needs; in the one-team form only the starting team plays (R40)."""
    if form is Form.SOLO:
        return (SPYMASTERS[starts], OPERATIVES[starts])
    if form is Form.THREE:
        return (Seat.RED_SPYMASTER, Seat.BLUE_SPYMASTER, Seat.OPERATIVE)
    return (
        Seat.RED_SPYMASTER,
        Seat.RED_OPERATIVE,
        Seat.BLUE_SPYMASTER,
        Seat.BLUE_OPERATIVE,
    )


def empty_seats(needed: tuple[Seat, ...], seated: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The seats that still want somebody before a game can begin (R10, R40, R45, R70)."""
    return tuple(seat for seat in needed if seated.get(seat, 0) < 1)
