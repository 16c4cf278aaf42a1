"""What an onlooker may know of a table. Like a game's view it is built from nothing; beside the
game it holds what lies open at a table, and for spymasters their quiet question (R22)."""

from collections.abc import Mapping

import msgspec

from parola.rules.classic import ClassicState, objector
from parola.rules.clock import CLUE
from parola.rules.game import Game, acting
from parola.rules.match import Result, can_turn_over
from parola.rules.seats import SPYMASTERS, Audience, Form, Seat
from parola.rules.view import View, views
from parola.tables.agreement import Proposal, parties
from parola.tables.guessing import guessing
from parola.tables.house import House
from parola.tables.seating import Member, audience_of, is_bot, member, offered_seats
from parola.tables.state import Knock, Question, Table
from parola.tables.talk import Room, may_speak, reads


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
    return Onlooker(audience_of(one), reads(table, one))


def table_view(table: Table, audience: Audience | None) -> TableView:
    """What this audience may know of the table; None is whoever stands at the door."""
    return Sight().view(table, audience)


class _Calm(msgspec.Struct, frozen=True):
    """What everybody sees of a table and most moves leave as it is."""

    people: tuple[Person, ...]
    seats: tuple[Seat, ...]
    score: Score
    can_turn_over: bool


class Sight:
    """One table, looked at again and again: what has not changed since is not built anew."""

    def __init__(self) -> None:
        self._calm: tuple[tuple[object, ...], _Calm] | None = None
        self._games: tuple[Game, Mapping[Audience, View]] | None = None

    def view(self, table: Table, audience: Audience | None) -> TableView:
        """See `table_view`."""
        calm, inside = self._calm_of(table), audience is not None
        return TableView(
            host=table.host,
            house=table.house,
            locked=table.locked,
            company=table.company,
            people=calm.people,
            seats=calm.seats,
            marks=table.marks if inside else (),
            proposal=table.proposal if inside else None,
            results=table.match.results,
            score=calm.score,
            can_turn_over=calm.can_turn_over,
            game=None if audience is None else self._game(table.match.game, audience),
            question=table.question if audience is Audience.SPYMASTERS else None,
        )

    def _calm_of(self, table: Table) -> _Calm:
        match, running = table.match, table.running
        made_of = (
            table.people,
            table.seen,
            table.silenced,
            table.house,
            match.results,
            match.cards,
            match.both_sides_used,
            None if running is None else running.deal,
        )
        if self._calm is None or self._calm[0] != made_of:
            people = tuple(_person(table, one) for one in table.people)
            seats = offered_seats(table.house.setup, match.game)
            self._calm = (made_of, _Calm(people, seats, score(table), can_turn_over(match)))
        return self._calm[1]

    def _game(self, game: Game | None, audience: Audience) -> View | None:
        """What lies open is built once for all audiences."""
        if game is None:
            return None
        if self._games is None or self._games[0] is not game:
            self._games = (game, views(game))
        shown = self._games[1]
        return shown.get(audience) or shown[Audience.TABLE]


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


def standing(table: Table) -> tuple[object, ...]:
    """All that `onlooker` and `you` look at: while it stays the same, so does what they say."""
    game = table.running
    return (
        table.host,
        table.house,
        table.people,
        table.seen,
        table.silenced,
        table.knocks,
        table.turned_away,
        table.proposal,
        table.question,
        (game.deal, game.phase, game.team) if isinstance(game, ClassicState) else game,
    )


def you(table: Table, person: str) -> You:
    """What concerns this person alone."""
    one = member(table.people, person)
    host = one is not None and person == table.host
    seat = one.seat if one is not None else None
    seen = onlooker(table, person)
    speaks = may_speak(table, person)
    game = table.running
    return You(
        person=person,
        member=one is not None,
        host=host,
        seat=seat,
        screen=one is not None and one.screen,
        audience=seen.audience,
        silenced=person in table.silenced,
        rooms=tuple(RoomForYou(room, speaks) for room in seen.rooms),
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
