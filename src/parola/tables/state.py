"""What a table is at one moment, and what a decision about it is handed from outside."""

from collections.abc import Sequence
from random import Random

import msgspec

from parola.rules.clue import Clue, Judge
from parola.rules.game import Game, is_over
from parola.rules.match import Card, Match
from parola.rules.refusal import Refused
from parola.tables.agreement import Proposal
from parola.tables.house import House
from parola.tables.refusal import TableCode
from parola.tables.seating import Member, People, Seen, member


class Question(msgspec.Struct, frozen=True):
    """R22: a spymaster's quiet question, and the rival's word on it. Kept until the turn ends."""

    by: str
    clue: Clue
    fine: bool | None = None


class Knock(msgspec.Struct, frozen=True):
    """Somebody before the door. `claims` is the person at the table that they say they are."""

    person: str
    claims: str | None = None


class Table(msgspec.Struct, frozen=True):
    """A table at one moment."""

    host: str
    house: House
    people: People = ()
    locked: bool = False
    banned: frozenset[str] = frozenset()
    match: Match = Match()
    seen: Seen = frozenset()
    marks: tuple[tuple[str, int], ...] = ()
    """Who points at which card, in the order in which they did."""
    question: Question | None = None
    proposal: Proposal | None = None
    knocks: tuple[Knock, ...] = ()
    turned_away: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()
    """Who may not write here; the host says so."""
    company: bool = False
    """Whether the table wants company and stands in the lobby."""
    sheet: str | None = None
    """The mission sheet that the table plays for (R90)."""

    @property
    def game(self) -> Game | None:
        return self.match.game

    @property
    def running(self) -> Game | None:
        """The game that is being played, if one is."""
        game = self.match.game
        return None if game is None or is_over(game) else game


class Hand(msgspec.Struct, frozen=True):
    """What a decision is handed from outside: the time, chance, the deck and the referee."""

    at: int
    random: Random
    deck: Sequence[Card] = ()
    judge: Judge | None = None
    """What the referee calls illegal."""
    doubts: Judge | None = None
    """What the referee would rather leave to people."""


def here(table: Table, who: str) -> Member:
    """Who it is, or `Refused` when they are not at the table."""
    found = member(table.people, who)
    if found is None:
        raise Refused(TableCode.NOT_HERE, person=who)
    return found


def host_only(table: Table, who: str) -> None:
    if who != table.host:
        raise Refused(TableCode.HOST_ONLY)


def running(table: Table) -> Game:
    """The game that is being played, or `Refused`."""
    game = table.running
    if game is None:
        raise Refused(TableCode.NO_GAME)
    return game


def no_game_runs(table: Table) -> None:
    """Refuse what has its place between games."""
    if table.running is not None:
        raise Refused(TableCode.GAME_RUNNING)
