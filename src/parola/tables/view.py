"""What an onlooker may know of a table. Like a game's view it is built from nothing; beside the
game it holds what lies open at a table, and for spymasters their quiet question (R22)."""

import msgspec

from parola.rules.classic import ClassicState, objector
from parola.rules.clock import CLUE
from parola.rules.game import Game, acting
from parola.rules.match import Result, can_turn_over
from parola.rules.seats import SPYMASTERS, Audience, Form, Seat
from parola.rules.view import View, view
from parola.tables.agreement import Proposal, parties
from parola.tables.guessing import guessing
from parola.tables.house import House
from parola.tables.seating import Member, audience_of, is_bot, member, offered_seats
from parola.tables.state import Knock, Question, Table
from parola.tables.talk import Room, may_read, may_say, rooms


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, as all see them."""

    person: str
    seat: Seat | None
    saw_key: bool
    """Has seen a key in this game, and so may not guess in it."""
    silenced: bool = False
    """The host lets them write no more."""
    bot: bool = False
    screen: bool = False
    """Shows the table to a room."""


class Score(msgspec.Struct, frozen=True):
    """The match so far: games that each team won, and games won and lost together (R40, Duet)."""

    red: int = 0
    blue: int = 0
    won: int = 0
    lost: int = 0


class TableView(msgspec.Struct, frozen=True):
    """A table as one audience sees it."""

    host: str
    house: House
    locked: bool
    company: bool
    people: tuple[Person, ...]
    seats: tuple[Seat, ...]
    """On offer now."""
    marks: tuple[tuple[str, int], ...]
    proposal: Proposal | None
    results: tuple[Result, ...]
    score: Score
    can_turn_over: bool
    game: View | None
    question: Question | None
    """For spymasters only."""


class Onlooker(msgspec.Struct, frozen=True):
    """All who are shown the very same. Without an audience one stands at the door and sees who is
    there, and nothing of the game."""

    audience: Audience | None = None
    rooms: tuple[Room, ...] = ()
    """Whose talk is read."""


class RoomForYou(msgspec.Struct, frozen=True):
    """A room that somebody may read, and whether they may write in it now."""

    room: Room
    write: bool


class You(msgspec.Struct, frozen=True):
    """What concerns one person alone."""

    person: str
    member: bool
    host: bool
    seat: Seat | None
    screen: bool
    audience: Audience | None
    silenced: bool
    rooms: tuple[RoomForYou, ...]
    knocks: tuple[Knock, ...]
    """For the host: who waits before the door."""
    knocking: Knock | None
    """One's own knock, while it waits."""
    turned_away: bool
    acting: bool
    """The game waits for this person's seat."""
    agree: bool
    """What is proposed waits for this person."""
    may_ask: bool
    """R22: a quiet question to the rival spymaster."""
    may_answer: bool


def audience(table: Table, person: str) -> Audience:
    """The audience to which a person belongs."""
    return audience_of(member(table.people, person))


def onlooker(table: Table, person: str) -> Onlooker:
    """What kind of onlooker a person is. Who is not at the table sees only the door, and so does
    who has no seat where nobody may watch and a game runs."""
    one = member(table.people, person)
    if one is None:
        return Onlooker()
    seated = one.seat is not None or one.screen
    if not seated and table.running is not None and not table.house.watching:
        return Onlooker()
    read = tuple(room for room in rooms(table) if may_read(table, person, room))
    return Onlooker(audience_of(one), read)


def table_view(table: Table, audience: Audience | None) -> TableView:
    """What this audience may know of the table; None is whoever stands at the door."""
    match, inside = table.match, audience is not None
    return TableView(
        host=table.host,
        house=table.house,
        locked=table.locked,
        company=table.company,
        people=tuple(_person(table, one) for one in table.people),
        seats=offered_seats(table.house.setup, match.game),
        marks=table.marks if inside else (),
        proposal=table.proposal if inside else None,
        results=match.results,
        score=score(table),
        can_turn_over=can_turn_over(match),
        game=None if match.game is None or audience is None else view(match.game, audience),
        question=table.question if audience is Audience.SPYMASTERS else None,
    )


def _person(table: Table, one: Member) -> Person:
    saw = any(person == one.person for person, _ in table.seen)
    silenced = one.person in table.silenced
    return Person(one.person, one.seat, saw, silenced, is_bot(one.person), one.screen)


def score(table: Table) -> Score:
    """The match so far, counted."""
    red = blue = won = lost = 0
    for result in table.match.results:
        together = result.won if result.won is not None else result.together
        if together is not None:
            won, lost = won + together, lost + (not together)
        else:
            red, blue = red + (result.winner == "red"), blue + (result.winner == "blue")
    return Score(red, blue, won, lost)


def you(table: Table, person: str) -> You:
    """What concerns this person alone."""
    one = member(table.people, person)
    host = one is not None and person == table.host
    seat = one.seat if one is not None else None
    seen = onlooker(table, person)
    game = table.running
    return You(
        person=person,
        member=one is not None,
        host=host,
        seat=seat,
        screen=one is not None and one.screen,
        audience=seen.audience,
        silenced=person in table.silenced,
        rooms=tuple(RoomForYou(room, may_say(table, person, room)) for room in seen.rooms),
        knocks=table.knocks if host else (),
        knocking=next((asked for asked in table.knocks if asked.person == person), None),
        turned_away=one is None and person in table.turned_away,
        acting=game is not None and one is not None and _acts(game, one),
        agree=_agreement_waits_for(table, one),
        may_ask=_may_ask(table, seat),
        may_answer=_may_answer(table, seat),
    )


def _acts(game: Game, one: Member) -> bool:
    if one.screen:
        return game.phase is not CLUE and set(guessing(game)) == set(acting(game))
    return one.seat in acting(game)


def _agreement_waits_for(table: Table, one: Member | None) -> bool:
    game, proposal = table.running, table.proposal
    if game is None or proposal is None or one is None or one.person in proposal.agreed:
        return False
    return any(one.seat in group for group in parties(game, proposal.matter, proposal.team))


def _may_ask(table: Table, seat: Seat | None) -> bool:
    game, question = table.running, table.question
    return (
        isinstance(game, ClassicState)
        and game.deal.form is not Form.SOLO
        and game.phase is CLUE
        and seat is SPYMASTERS[game.team]
        and (question is None or question.fine is not None)
    )


def _may_answer(table: Table, seat: Seat | None) -> bool:
    game, question = table.running, table.question
    return (
        isinstance(game, ClassicState)
        and question is not None
        and question.fine is None
        and seat is objector(game)
    )
