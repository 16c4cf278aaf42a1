"""What a person may ask of a table, and what only the table's keeper may."""

import msgspec

from parola.rules.clue import Number
from parola.rules.commands import Command
from parola.rules.seats import Seat, Team
from parola.tables.agreement import Matter
from parola.tables.house import House


class _Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Join(_Command, frozen=True, tag="join"):
    """Come to the table, without a seat as yet."""


class Knock(_Command, frozen=True, tag="knock"):
    """Ask to be let in; or say that one is somebody whose seat is here (their cookie is lost)."""

    claims: str | None = None


class Admit(_Command, frozen=True, tag="admit"):
    """Let somebody in who knocks, or back into the seat that they claim."""

    person: str


class TurnAway(_Command, frozen=True, tag="turn-away"):
    """Do not let in somebody who knocks."""

    person: str


class Silence(_Command, frozen=True, tag="silence"):
    """Somebody may write no more at this table, or may again."""

    person: str
    on: bool


class WantCompany(_Command, frozen=True, tag="company"):
    """Stand in the lobby, where strangers find the table, or no longer."""

    on: bool


class Leave(_Command, frozen=True, tag="leave"):
    """Go, and give up seat and rights."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat, or stand up. The host may seat others, such as for a spymaster who vanished."""

    seat: Seat | None
    person: str | None = None


class Screen(_Command, frozen=True, tag="screen"):
    """Be the screen that shows the table to a room, or no longer. It marks and touches for whoever
    guesses now, so that operatives need no device of their own."""

    on: bool


class Settle(_Command, frozen=True, tag="settle"):
    """Change the house rules for the next game."""

    house: House


class Lock(_Command, frozen=True, tag="lock"):
    """Let nobody else in, or open the door again."""

    on: bool


class PassHost(_Command, frozen=True, tag="pass-host"):
    """Make somebody else the host."""

    person: str


class Remove(_Command, frozen=True, tag="remove"):
    """Send somebody away, for good or not."""

    person: str
    ban: bool = False


class Shuffle(_Command, frozen=True, tag="shuffle"):
    """New teams by lot."""


class Rotate(_Command, frozen=True, tag="rotate"):
    """Others become spymasters (R25)."""


class Deal(_Command, frozen=True, tag="deal"):
    """Begin a game: turn the cards over, or deal anew (R2)."""

    turn_over: bool = False


class Play(_Command, frozen=True, tag="play"):
    """A move in the game, from one's own seat."""

    move: Command
    turn: int | None = None
    """The turn that it was meant for, as the sender saw it; for another turn it is refused."""


class Mark(_Command, frozen=True, tag="mark"):
    """Point at a card, for all to see; a card is marked before it is touched."""

    place: int
    on: bool = True


class Ask(_Command, frozen=True, tag="ask"):
    """Ask the rival spymaster quietly whether a clue would be legal (R22)."""

    word: str
    number: Number


class Answer(_Command, frozen=True, tag="answer"):
    """The rival spymaster's word on it: what they accept is legal (R22)."""

    fine: bool


class Propose(_Command, frozen=True, tag="propose"):
    """Propose something that people must agree on."""

    matter: Matter
    team: Team | None = None
    place: int | None = None


class Agree(_Command, frozen=True, tag="agree"):
    """Agree to what is proposed."""


class Decline(_Command, frozen=True, tag="decline"):
    """Decline what is proposed, or withdraw one's own proposal."""


class TurnTimeUp(_Command, frozen=True, tag="turn-time-up"):
    """The clock of the game has run out (R23)."""

    turn: int


class Downtime(_Command, frozen=True, tag="downtime"):
    """Nobody kept time since then; what was left on the clock is granted anew."""

    since: int


class HostGone(_Command, frozen=True, tag="host-gone"):
    """The host has been away for long; these people are here."""

    here: tuple[str, ...]


class BotComes(_Command, frozen=True, tag="bot-comes"):
    """The host has asked for a program that plays, and for which seat."""

    bot: str
    seat: Seat
    host: str


PersonCommand = (
    Join
    | Knock
    | Admit
    | TurnAway
    | Silence
    | WantCompany
    | Leave
    | Sit
    | Screen
    | Settle
    | Lock
    | PassHost
    | Remove
    | Shuffle
    | Rotate
    | Deal
    | Play
    | Mark
    | Ask
    | Answer
    | Propose
    | Agree
    | Decline
)
"""What a client may send."""

KeeperCommand = TurnTimeUp | HostGone | Downtime | BotComes
"""What only the service says."""
