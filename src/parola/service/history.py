"""The finished games of a table, told from its log."""

from collections.abc import Iterable, Iterator

import msgspec

from parola.rules.events import ClueGiven, LogEntry
from parola.rules.game import Deal, Event, Game, begin, evolve, is_over
from parola.rules.match import Aborted, Dealt, Match, MatchEvent, Result, WordSwapped, evolve_match
from parola.rules.notation import Record, game_text
from parola.rules.seats import Audience, Form
from parola.rules.view import View, view
from parola.service.archive import decode_events
from parola.store.values import Entry
from parola.tables.events import Opened, Played, Settled
from parola.tables.house import House


class PastGame(msgspec.Struct, frozen=True):
    """A game that is over, with all that happened in it and whose hand it was."""

    number: int
    """Games of a table are counted as they are dealt."""
    at: int
    """When it ended."""
    house: House
    deal: Deal
    events: tuple[tuple[Event, str | None], ...]
    result: Result | None
    """None when it was broken off by agreement."""

    @property
    def form(self) -> Form | None:
        """The form of a classic game."""
        return getattr(self.deal, "form", None)

    @property
    def city(self) -> str | None:
        """The mission that a game of Duet was."""
        return getattr(self.deal, "city", None)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who had a hand in it."""
        return tuple(dict.fromkeys(person for _, person in self.events if person is not None))

    @property
    def end(self) -> Game:
        """The last position."""
        game = begin(self.deal)
        for event, _ in self.events:
            game = evolve(game, event)
        return game

    @property
    def text(self) -> str:
        """The game in the notation of `.game` files."""
        return game_text(Record(self.deal, tuple(event for event, _ in self.events)))

    def clue(self, index: int) -> str | None:
        """The word of the clue that stands there in the game's log."""
        log = self.end.log
        entry = log[index] if 0 <= index < len(log) else None
        return entry.clue.word if isinstance(entry, ClueGiven) else None


class Frame(msgspec.Struct, frozen=True):
    """One moment of a game: what its log gained, whose hand it was, and what lay open then."""

    entry: LogEntry | None
    by: str | None
    seen: View


def frames(past: PastGame) -> Iterator[Frame]:
    """The game, step by step, as the table saw it."""
    game = begin(past.deal)
    yield Frame(None, None, view(game, Audience.TABLE))
    for event, person in past.events:
        before, game = game, evolve(game, event)
        if len(game.log) > len(before.log):
            yield Frame(game.log[-1], person, view(game, Audience.TABLE))


def past_games(entries: Iterable[Entry]) -> list[PastGame]:
    """All games that are over, in the order in which they were dealt."""
    teller = _Teller()
    for entry in entries:
        for event in decode_events(entry.events):
            match event:
                case Opened() | Settled():
                    teller.house = event.house
                case Played():
                    teller.hear(event.event, event.person, entry.at)
    return teller.told


class _Teller:
    """Follows a match and puts each game down when it is over."""

    def __init__(self) -> None:
        self.house = House()
        self.told: list[PastGame] = []
        self._agreed = self.house
        self._match = Match()
        self._dealt = 0
        self._events: list[tuple[Event, str | None]] = []

    def hear(self, event: MatchEvent, person: str | None, at: int) -> None:
        before = self._match.game
        self._match = evolve_match(self._match, event)
        match event:
            case Dealt():
                self._dealt, self._events, self._agreed = self._dealt + 1, [], self.house
            case Aborted() if before is not None:
                self._put_down(before, at, None)
            case WordSwapped() | Aborted():
                pass
            case _:
                self._events.append((event, person))
                game = self._match.game
                if game is not None and is_over(game):
                    self._put_down(game, at, self._match.results[-1])

    def _put_down(self, game: Game, at: int, result: Result | None) -> None:
        events = tuple(self._events)
        self.told.append(PastGame(self._dealt, at, self._agreed, game.deal, events, result))
