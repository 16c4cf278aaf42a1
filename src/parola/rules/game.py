"""Either game through one door: what is dealt, begun, decided and evolved."""

from parola.rules import classic, duet
from parola.rules.classic import ClassicDeal, ClassicState
from parola.rules.clock import Phase
from parola.rules.clue import Judge, visible_word
from parola.rules.commands import Command, TableCommand
from parola.rules.duet import DuetDeal, DuetState
from parola.rules.events import ClassicEvent, DuetEvent
from parola.rules.seats import DUET_SEATS, Audience, Seat, classic_seats
from parola.rules.view import CLASSIC_AUDIENCES, DUET_AUDIENCES

Deal = ClassicDeal | DuetDeal
Game = ClassicState | DuetState
Event = ClassicEvent | DuetEvent


def begin(deal: Deal) -> Game:
    """A game before its first clue."""
    return classic.begin(deal) if isinstance(deal, ClassicDeal) else duet.begin(deal)


def opening(game: Game, at: int) -> tuple[Event, ...]:
    """The events with which a game begins: its clock, if the table plays with one."""
    if isinstance(game, ClassicState):
        return classic.opening(game, at)
    return duet.opening(game, at)


def decide(
    game: Game,
    who: Seat | None,
    command: Command | TableCommand,
    judge: Judge | None = visible_word,
    at: int = 0,
) -> tuple[Event, ...]:
    """What follows from a command, or `Refused`. `who` is None for the table itself."""
    if isinstance(game, ClassicState):
        return classic.decide(game, who, command, judge, at)
    return duet.decide(game, who, command, judge, at)


def evolve(game: Game, event: Event) -> Game:
    """The game after an event."""
    if isinstance(game, ClassicState):
        return classic.evolve(game, event)  # type: ignore[arg-type]
    return duet.evolve(game, event)  # type: ignore[arg-type]


def play(
    game: Game,
    who: Seat | None,
    command: Command | TableCommand,
    judge: Judge | None = visible_word,
    at: int = 0,
) -> Game:
    """The game after a command, or `Refused`."""
    for event in decide(game, who, command, judge, at):
        game = evolve(game, event)
    return game


def is_over(game: Game) -> bool:
    return game.phase is Phase.OVER


def seats(deal: Deal) -> tuple[Seat, ...]:
    """The seats that this game needs."""
    if isinstance(deal, ClassicDeal):
        return classic_seats(deal.form, deal.key.starts)
    return DUET_SEATS


def audiences(deal: Deal) -> tuple[Audience, ...]:
    """All audiences of this game."""
    return CLASSIC_AUDIENCES if isinstance(deal, ClassicDeal) else DUET_AUDIENCES


def acting(game: Game) -> tuple[Seat, ...]:
    """The seats that the game waits for."""
    if isinstance(game, ClassicState):
        return classic.acting(game)
    return duet.acting(game)
