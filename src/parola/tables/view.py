"""What an audience may know of a table. Like a game's view it is built from nothing; beside the
game it holds what lies open at a table, and for spymasters their quiet question (R22)."""

import msgspec

from parola.rules.match import Result, can_turn_over
from parola.rules.seats import Audience, Seat
from parola.rules.view import View, view
from parola.tables.agreement import Proposal
from parola.tables.house import House
from parola.tables.seating import Member, audience_of, member, offered_seats
from parola.tables.table import Question, Table


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, as all see them."""

    person: str
    seat: Seat | None
    saw_key: bool
    """Has seen a key in this game, and so may not guess in it."""


class TableView(msgspec.Struct, frozen=True):
    """A table as one audience sees it."""

    host: str
    house: House
    locked: bool
    people: tuple[Person, ...]
    seats: tuple[Seat, ...]
    """On offer now."""
    marks: tuple[tuple[str, int], ...]
    proposal: Proposal | None
    results: tuple[Result, ...]
    can_turn_over: bool
    game: View | None
    question: Question | None
    """For spymasters only."""


def audience(table: Table, person: str) -> Audience:
    """The audience to which a person belongs."""
    return audience_of(member(table.people, person))


def table_view(table: Table, audience: Audience) -> TableView:
    """What this audience may know of the table."""
    match = table.match
    return TableView(
        host=table.host,
        house=table.house,
        locked=table.locked,
        people=tuple(_person(table, one) for one in table.people),
        seats=offered_seats(table.house.setup, match.game),
        marks=table.marks,
        proposal=table.proposal,
        results=match.results,
        can_turn_over=can_turn_over(match),
        game=None if match.game is None else view(match.game, audience),
        question=table.question if audience is Audience.SPYMASTERS else None,
    )


def _person(table: Table, one: Member) -> Person:
    saw = any(person == one.person for person, _ in table.seen)
    return Person(one.person, one.seat, saw)
