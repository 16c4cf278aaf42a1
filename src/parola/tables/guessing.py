"""Guessing at a table: a card is marked before it is touched, and a screen does both for a room."""

from collections.abc import Sequence

from parola.rules import game as rules
from parola.rules.classic import ClassicState, guesser
from parola.rules.clock import CLUE
from parola.rules.clue import Count
from parola.rules.commands import Command, Give, Stop, Touch
from parola.rules.duet import givers, guessers
from parola.rules.game import Event, Game
from parola.rules.refusal import Code, Refused
from parola.rules.seats import SEAT_OF_SIDE, SIDES, SPYMASTERS, Seat
from parola.tables import commands as ask
from parola.tables import events as did
from parola.tables.events import TableEvent
from parola.tables.house import Speaking, Touching
from parola.tables.refusal import TableCode
from parola.tables.seating import Member, in_seat
from parola.tables.state import Hand, Table, here, running


def guessing(game: Game) -> tuple[Seat, ...]:
    """The seats that touch cards in this turn, at once or when its clue has been heard."""
    if isinstance(game, ClassicState):
        return (guesser(game),)
    if game.phase is CLUE:
        return tuple(SEAT_OF_SIDE[side.partner] for side in givers(game))
    return tuple(SEAT_OF_SIDE[side] for side in guessers(game))


def seat_of(table: Table, game: Game, one: Member, move: Command) -> Seat:
    """The seat from which somebody moves: their own, or for a screen that of whoever guesses."""
    if one.seat is not None:
        return one.seat
    if not one.screen:
        raise Refused(TableCode.NOT_SEATED)
    allowed = guessing(game)
    if len(allowed) != 1:  # in Duet both sides may be meant, and only their own people know
        raise Refused(Code.NOT_YOUR_SEAT, seat=None, allowed=allowed)
    if not _for_the_room(table, allowed[0], move):
        raise Refused(TableCode.NOT_SEATED)
    return allowed[0]


def _for_the_room(table: Table, seat: Seat, move: Command) -> bool:
    """A screen touches cards, and stops where all is said aloud; the rest it does for people who
    have no device of their own."""
    if isinstance(move, Touch) or not in_seat(table.people, seat):
        return True
    return isinstance(move, Stop) and table.house.speaking is Speaking.SPOKEN


def touch(table: Table, game: Game, one: Member, move: Touch, hand: Hand) -> tuple[Event, ...]:
    """A guess (R5), of a card that has been marked."""
    seat = seat_of(table, game, one, move)
    unsaid, heard = _heard(table, game, seat, hand.at)
    events = (*unsaid, *rules.decide(heard, seat, move, None, hand.at))
    _check_marks(table, one, seat, move.place)
    return events


def _heard(table: Table, game: Game, seat: Seat, at: int) -> tuple[Sequence[Event], Game]:
    """Where clues are spoken nothing need be entered: who touches a card has heard one."""
    giver = _giver(game, seat)
    if table.house.speaking is not Speaking.SPOKEN or game.phase is not CLUE or giver is None:
        return (), game
    events = rules.decide(game, giver, Give("", Count.UNSAID), None, at)
    for event in events:
        game = rules.evolve(game, event)
    return events, game


def _giver(game: Game, seat: Seat) -> Seat | None:
    """Who gives clues to this seat now."""
    if isinstance(game, ClassicState):
        return SPYMASTERS[game.team] if seat is guesser(game) else None
    return SEAT_OF_SIDE[SIDES[seat].partner]


def _check_marks(table: Table, one: Member, seat: Seat, place: int) -> None:
    """No slip of a finger is a guess: a card is marked first, and by all where all must agree."""
    if (one.person, place) not in table.marks:
        raise Refused(TableCode.MARK_FIRST, place=place)
    if table.house.touching is Touching.ALL_AGREE:
        fellows = in_seat(table.people, seat)
        missing = tuple(fellow for fellow in fellows if (fellow, place) not in table.marks)
        if missing:
            raise Refused(TableCode.NOT_ALL_AGREE, place=place, missing=missing)


def mark(table: Table, who: str, command: ask.Mark, hand: Hand) -> tuple[TableEvent, ...]:
    game, one, place = running(table), here(table, who), command.place
    if command.on:  # what may not be touched may not be marked, for the same reason
        seat = seat_of(table, game, one, Touch(place))
        _, heard = _heard(table, game, seat, hand.at)
        rules.decide(heard, seat, Touch(place), None, hand.at)
    if command.on == ((who, place) in table.marks):
        return ()
    return (did.Marked(who, place, command.on),)


def screen(table: Table, who: str, command: ask.Screen, _hand: Hand) -> tuple[TableEvent, ...]:
    """A room sees what it shows, so it must have seen no key itself (R3)."""
    one = here(table, who)
    if command.on == one.screen:
        return ()
    if not command.on:
        return (did.ScreenTurned(who, on=False),)
    if table.running is not None and any(person == who for person, _ in table.seen):
        raise Refused(TableCode.SEEN_KEY, seat=None)
    shown = did.ScreenTurned(who, on=True)
    return (shown,) if one.seat is None else (did.Sat({who: None}), shown)
