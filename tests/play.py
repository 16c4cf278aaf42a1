"""What the tests of the rules share: deals whose key is easy to read, and a game that is played."""

from enum import StrEnum
from typing import Generic, TypeVar, cast

from parola.rules.board import mask_of
from parola.rules.classic import ClassicDeal, ClassicState, Objections
from parola.rules.classic import begin as begin_classic
from parola.rules.clock import UNTIMED, Timer
from parola.rules.clue import Judge, visible_word
from parola.rules.commands import Command, Give, Stop, TableCommand, Touch
from parola.rules.duet import DuetDeal, DuetState
from parola.rules.duet import begin as begin_duet
from parola.rules.game import Event, decide, evolve, opening
from parola.rules.keys import ClassicKey, DuetKey, DuetSide
from parola.rules.refusal import Refused
from parola.rules.seats import Form, Seat, Team

WORDS = (
    "ЯБЪЛКА", "КЛОН", "В'ЯЗЕНЬ", "ЇЖАК", "ҐУДЗИК",
    "ЁЖ", "ЗАМОК", "ȘARPE", "ȚARĂ", "ÎNGER",
    "OM DE ZĂPADĂ", "BARK", "КОСА", "ЛІС", "МІКРОСКОП",
    "РОТ", "ПАЧКА", "BANCĂ", "РОГ", "ПЛЪХ",
    "КЛЮЧ", "POD", "СВЕТ", "ВЪЛНА", "ОСЬМИНОГ",
)  # fmt: skip

RED = tuple(range(9))
BLUE = tuple(range(9, 17))
BYSTANDERS = tuple(range(17, 24))
ASSASSIN = 24

BOTH_GREEN = (0, 1, 2)
NORTH_GREEN = (3, 4, 5, 6, 7)
SOUTH_GREEN = (8, 9, 10, 11, 12)
NORTH_GREEN_SOUTH_ASSASSIN = 13
NORTH_ASSASSIN_SOUTH_GREEN = 14
BOTH_ASSASSIN = 15
NORTH_ASSASSIN = 16
SOUTH_ASSASSIN = 17
NEITHER = (18, 19, 20, 21, 22, 23, 24)
"""Bystanders on both sides."""

RED_KEY = ClassicKey(mask_of(RED), mask_of(BLUE), 1 << ASSASSIN, Team.RED)
DUET_KEY = DuetKey(
    DuetSide(
        mask_of((*BOTH_GREEN, *NORTH_GREEN, NORTH_GREEN_SOUTH_ASSASSIN)),
        mask_of((NORTH_ASSASSIN_SOUTH_GREEN, BOTH_ASSASSIN, NORTH_ASSASSIN)),
    ),
    DuetSide(
        mask_of((*BOTH_GREEN, *SOUTH_GREEN, NORTH_ASSASSIN_SOUTH_GREEN)),
        mask_of((NORTH_GREEN_SOUTH_ASSASSIN, BOTH_ASSASSIN, SOUTH_ASSASSIN)),
    ),
)

RED_SPYMASTER, RED_OPERATIVE = Seat.RED_SPYMASTER, Seat.RED_OPERATIVE
BLUE_SPYMASTER, BLUE_OPERATIVE = Seat.BLUE_SPYMASTER, Seat.BLUE_OPERATIVE
OPERATIVE, NORTH, SOUTH = Seat.OPERATIVE, Seat.NORTH, Seat.SOUTH


def classic_deal(
    form: Form = Form.TEAMS,
    objections: Objections = Objections.UNTIL_TOUCH,
    timer: Timer = UNTIMED,
) -> ClassicDeal:
    return ClassicDeal(WORDS, RED_KEY, form, objections, timer)


def duet_deal(
    tokens: int = 9,
    mistakes: int | None = None,
    *,
    free: bool = False,
    objections: bool = True,
    timer: Timer = UNTIMED,
    city: str | None = None,
) -> DuetDeal:
    least = tokens if mistakes is None else mistakes
    return DuetDeal(WORDS, DUET_KEY, tokens, least, free, objections, timer, city)


G = TypeVar("G", ClassicState, DuetState)


class Table(Generic[G]):
    """A game that is being played: commands go through decide, their events through evolve."""

    game: G

    def __init__(self, game: G, judge: Judge | None = visible_word, at: int = 0) -> None:
        self.judge = judge
        self.game = game
        self.events: list[Event] = []
        self._apply(opening(self.game, at))

    def _apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            self.game = cast("G", evolve(self.game, event))
        self.events.extend(events)
        return events

    def do(
        self, who: Seat | None, command: Command | TableCommand, at: int = 0
    ) -> tuple[Event, ...]:
        return self._apply(decide(self.game, who, command, self.judge, at))

    def refuse(
        self, who: Seat | None, command: Command | TableCommand, at: int = 0
    ) -> tuple[StrEnum, dict[str, object]]:
        """Why the command is refused; fails when it is not, or when it changes anything."""
        before = self.game
        try:
            decide(self.game, who, command, self.judge, at)
        except Refused as refusal:
            assert self.game is before
            return refusal.code, refusal.facts
        raise AssertionError(f"{command} by {who} was not refused")

    def give(self, who: Seat, number: int = 9, word: str = "дума") -> "Table[G]":
        self.do(who, Give(word, number))
        return self

    def touch(self, who: Seat, *places: int) -> "Table[G]":
        for place in places:
            self.do(who, Touch(place))
        return self

    def stop(self, who: Seat) -> "Table[G]":
        self.do(who, Stop())
        return self


def classic_table(
    form: Form = Form.TEAMS,
    objections: Objections = Objections.UNTIL_TOUCH,
    timer: Timer = UNTIMED,
    at: int = 0,
) -> Table[ClassicState]:
    return Table(begin_classic(classic_deal(form, objections, timer)), at=at)


def duet_table(
    tokens: int = 9,
    mistakes: int | None = None,
    *,
    free: bool = False,
    objections: bool = True,
    timer: Timer = UNTIMED,
    at: int = 0,
) -> Table[DuetState]:
    deal = duet_deal(tokens, mistakes, free=free, objections=objections, timer=timer)
    return Table(begin_duet(deal), at=at)
