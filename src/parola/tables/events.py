"""What has happened at a table. Like the game's events, these are stored for ever."""

from collections.abc import Mapping

import msgspec

from parola.rules.clue import Clue
from parola.rules.match import MatchEvent
from parola.rules.seats import Seat
from parola.tables.agreement import Proposal
from parola.tables.house import House


class _Event(msgspec.Struct, frozen=True, tag_field="at"):
    pass


class Opened(_Event, frozen=True, tag="opened"):
    host: str
    house: House
    sheet: str | None = None


class Joined(_Event, frozen=True, tag="joined"):
    person: str


class Knocked(_Event, frozen=True, tag="knocked"):
    person: str
    claims: str | None = None


class Admitted(_Event, frozen=True, tag="admitted"):
    """Somebody was let in; with a claim, into the place of that person."""

    person: str
    claims: str | None = None


class TurnedAway(_Event, frozen=True, tag="turned-away"):
    person: str


class Silenced(_Event, frozen=True, tag="silenced"):
    person: str
    on: bool


class CompanyWanted(_Event, frozen=True, tag="company-wanted"):
    on: bool


class Left(_Event, frozen=True, tag="left"):
    person: str
    banned: bool = False


class Sat(_Event, frozen=True, tag="sat"):
    """Who sits where now; people who are not named stay where they are."""

    seats: Mapping[str, Seat | None]


class ScreenTurned(_Event, frozen=True, tag="screen-turned"):
    """Somebody shows the table to a room from now on, or no longer."""

    person: str
    on: bool


class Settled(_Event, frozen=True, tag="settled"):
    house: House


class Locked(_Event, frozen=True, tag="locked"):
    on: bool


class HostPassed(_Event, frozen=True, tag="host-passed"):
    person: str


class Marked(_Event, frozen=True, tag="marked"):
    person: str
    place: int
    on: bool


class Asked(_Event, frozen=True, tag="asked"):
    """R22. Only spymasters may know of it."""

    person: str
    clue: Clue


class Answered(_Event, frozen=True, tag="answered"):
    person: str
    fine: bool


class Proposed(_Event, frozen=True, tag="proposed"):
    proposal: Proposal


class Agreed(_Event, frozen=True, tag="agreed"):
    person: str
    settled: bool = False
    """Now all agree, and what was proposed happens."""


class Declined(_Event, frozen=True, tag="declined"):
    person: str


class Played(_Event, frozen=True, tag="played"):
    """An event of the match, and whose hand it was, where it was somebody's."""

    event: MatchEvent
    person: str | None = None


TableEvent = (
    Opened
    | Joined
    | Knocked
    | Admitted
    | TurnedAway
    | Silenced
    | CompanyWanted
    | Left
    | Sat
    | ScreenTurned
    | Settled
    | Locked
    | HostPassed
    | Marked
    | Asked
    | Answered
    | Proposed
    | Agreed
    | Declined
    | Played
)
