"""People at a table, for the tests of tables."""

from random import Random

import msgspec

from parola.rules.classic import Objections
from parola.rules.clock import UNTIMED, Timer
from parola.rules.clue import Judge
from parola.rules.commands import Command, Give, Touch
from parola.rules.match import Card, ClassicSetup, Dealt, DuetSetup, Setup
from parola.rules.refusal import Refused
from parola.rules.seats import Form, Seat, Team
from parola.tables import commands as ask
from parola.tables.events import Opened, Played, TableEvent
from parola.tables.house import House
from parola.tables.seating import setup_seats
from parola.tables.state import Hand, Table
from parola.tables.table import decide, evolve, open_table, opened
from play import DUET_KEY, RED_KEY, WORDS

DECK = tuple(Card(f"ЛИЦЕ {n}", f"ЗАД {n}") for n in range(60))

ANNA, BOYAN, VYARA, GENYK = "anna", "boyan", "vyara", "genyk"


class Company:
    """A table that is being used: commands go through decide, their events through evolve."""

    def __init__(
        self, house: House | None = None, judge: Judge | None = None, doubts: Judge | None = None
    ) -> None:
        self.hand = Hand(1_000_000, Random(5), DECK, judge, doubts)
        events = open_table(ANNA, house or House())
        assert isinstance(events[0], Opened)
        self.table: Table = opened(events[0])
        self.events: list[TableEvent] = []
        self._apply(events[1:])

    def _apply(self, events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
        for event in events:
            self.table = evolve(self.table, event)
        self.events.extend(events)
        return events

    def do(
        self, who: str | None, command: ask.PersonCommand | ask.KeeperCommand
    ) -> tuple[TableEvent, ...]:
        return self._apply(decide(self.table, who, command, self.hand))

    def refuse(
        self, who: str | None, command: ask.PersonCommand | ask.KeeperCommand
    ) -> tuple[str, dict[str, object]]:
        before = self.table
        try:
            decide(self.table, who, command, self.hand)
        except Refused as refusal:
            assert self.table is before
            return str(refusal.code), refusal.facts
        raise AssertionError(f"{command} by {who} was not refused")

    def at(self, at: int) -> None:
        self.hand = msgspec.structs.replace(self.hand, at=at)

    def come(self, *people: str) -> "Company":
        for person in people:
            self.do(person, ask.Join())
        return self

    def sit(self, **seats: Seat) -> "Company":
        for person, seat in seats.items():
            self.do(person, ask.Sit(seat))
        return self

    def deal(self) -> "Company":
        """A game on the key that the tests of the rules use."""
        events = decide(self.table, ANNA, ask.Deal(), self.hand)
        assert isinstance(events[0], Played)
        dealt = events[0].event
        assert isinstance(dealt, Dealt)
        key = RED_KEY if isinstance(self.table.house.setup, ClassicSetup) else DUET_KEY
        deal = msgspec.structs.replace(dealt.deal, words=WORDS, key=key)
        cards = tuple(Card(word, f"ЗАД {word}") for word in WORDS)
        self._apply((Played(Dealt(cards, deal), ANNA), *events[1:]))
        return self

    def deal_anyhow(self) -> "Company":
        """A game for whoever is there."""
        self.seat_all(self.hand.random)
        return self.deal()

    def seat_all(self, random: Random) -> None:
        """Somebody sits in every seat that the setup offers."""
        for number, seat in enumerate(setup_seats(self.table.house.setup)):
            if number == len(self.table.people):
                self.come(f"guest {number}")
            self.do(self.table.people[number].person, ask.Sit(seat))
        if random.random() < 0.5:
            self.do(ANNA, ask.Deal())

    def play(self, who: str, move: Command) -> "Company":
        self.do(who, ask.Play(move))
        return self

    def touch(self, who: str, place: int) -> "Company":
        self.do(who, ask.Mark(place))
        return self.play(who, Touch(place))

    def give(self, who: str, number: int = 9, word: str = "дума") -> "Company":
        return self.play(who, Give(word, number))


def four(
    setup: Setup | None = None,
    *,
    objections: Objections = Objections.UNTIL_TOUCH,
    judge: Judge | None = None,
    doubts: Judge | None = None,
    **house: object,
) -> Company:
    """Anna and Boyan red, Vyara and Genyk blue, and a game that has begun."""
    game = setup or ClassicSetup(Form.TEAMS, objections, starts=Team.RED)
    company = Company(House(setup=game, **house), judge, doubts)  # type: ignore[arg-type]
    company.come(BOYAN, VYARA, GENYK)
    company.sit(
        anna=Seat.RED_SPYMASTER,
        boyan=Seat.RED_OPERATIVE,
        vyara=Seat.BLUE_SPYMASTER,
        genyk=Seat.BLUE_OPERATIVE,
    )
    return company.deal()


def pair(timer: Timer = UNTIMED) -> Company:
    """Anna north and Boyan south, and a Duet game that has begun."""
    company = Company(House(setup=DuetSetup(timer=timer))).come(BOYAN)
    return company.sit(anna=Seat.NORTH, boyan=Seat.SOUTH).deal()


def alone() -> Company:
    """Anna gives clues to Boyan (R40)."""
    company = Company(House(setup=ClassicSetup(Form.SOLO))).come(BOYAN)
    return company.sit(anna=Seat.RED_SPYMASTER, boyan=Seat.RED_OPERATIVE).deal()


def trio(**house: object) -> Company:
    """Two spymasters and one operative for both (R45)."""
    setup = ClassicSetup(Form.THREE, starts=Team.RED)
    company = Company(House(setup=setup, **house)).come(BOYAN, VYARA)  # type: ignore[arg-type]
    company.sit(anna=Seat.RED_SPYMASTER, boyan=Seat.BLUE_SPYMASTER, vyara=Seat.OPERATIVE)
    return company.deal()
