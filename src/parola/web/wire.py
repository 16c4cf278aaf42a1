"""The messages between a client and the server, the same on sockets and over HTTP.

`ASKED` lists what a client sends, `TOLD` what the server says; the page's types, the API's
description and its reference are all written from these two.
"""

from enum import StrEnum
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from parola.languages.referee import Verdict
from parola.rules.clock import Clock
from parola.rules.clue import Clue, Number
from parola.rules.events import LogEntry
from parola.rules.keys import ClassicKey, DuetSide
from parola.rules.match import Result
from parola.rules.seats import Audience, Form, Seat, Team
from parola.rules.view import OpenClassic, OpenDuet
from parola.tables.agreement import Proposal
from parola.tables.commands import PersonCommand
from parola.tables.house import House
from parola.tables.state import Question
from parola.tables.talk import Room
from parola.tables.view import RoomForYou, Score

LARGEST = 16_384
"""Bytes of the largest message that a client may send on a socket, and of most over HTTP."""
LARGEST_DECK = 524_288
"""Bytes of the largest deck."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client sends: a field that nobody knows is refused."""


class Told(msgspec.Struct, frozen=True):
    """Something that the server says."""


# The line: a table's socket.


class Order(Asked, frozen=True):
    """A command, and the client's own name for it: sent again, it is answered, not done again."""

    id: str
    command: PersonCommand

    def __post_init__(self) -> None:
        if not 1 <= len(self.id) <= 64 or not self.id.isprintable():
            raise ValueError("an id has 1 to 64 printable characters")


class Done(Told, frozen=True, tag="done", tag_field="type"):
    """The command was applied, now or (`again`) when it was first sent."""

    id: str
    again: bool = False


class Refusal(Told, frozen=True, tag="refused", tag_field="type"):
    """The command changed nothing. A client says why in the reader's language."""

    id: str
    code: str
    facts: dict[str, Any]


class SheetOfTable(Told, frozen=True):
    """The mission sheet that a table plays for (R90)."""

    id: str
    name: str
    won: tuple[str, ...]
    open: tuple[str, ...]


class TableSection(Told, frozen=True):
    """The table itself; who stands at the door sees this and who is there."""

    host: str
    house: House
    locked: bool
    company: bool
    seats: tuple[Seat, ...]
    """On offer now."""
    results: tuple[Result, ...]
    score: Score
    can_turn_over: bool
    code: str | None
    """What others knock with; for members."""
    sheet: SheetOfTable | None
    game_number: int
    """Games that were dealt here, the one that runs included."""


class PersonSection(Told, frozen=True):
    """Somebody at the table, as all see them."""

    person: str
    name: str
    seat: Seat | None
    saw_key: bool
    silenced: bool
    bot: bool
    screen: bool
    """Shows the table to a room, and guesses for it."""
    away: bool


class DealSection(Told, frozen=True):
    """What is settled when a game is dealt."""

    words: tuple[str, ...]
    """On the board."""
    starts: Team | None = None
    """In the classic game."""


APART = frozenset({"words", "starts", "log", "clock"})
"""What a game shows in sections of their own."""
ClassicGame = msgspec.defstruct(
    "ClassicGame",
    [(one.name, one.type) for one in msgspec.structs.fields(OpenClassic) if one.name not in APART],
    tag="classic",
    tag_field="game",
    frozen=True,
)
DuetGame = msgspec.defstruct(
    "DuetGame",
    [(one.name, one.type) for one in msgspec.structs.fields(OpenDuet) if one.name not in APART],
    tag="duet",
    tag_field="game",
    frozen=True,
)


class SecretSection(Told, frozen=True, omit_defaults=True):
    """What this reader knows of the key: of a classic game the first two, of Duet the others."""

    key: ClassicKey | UnsetType | None = UNSET
    proposed: Clue | UnsetType | None = UNSET
    """The clue that waits for the rival spymaster's word (R21)."""
    north: DuetSide | UnsetType | None = UNSET
    south: DuetSide | UnsetType | None = UNSET


class LogTail(Told, frozen=True):
    """The end of the game's log: entries from this one on."""

    start: int
    entries: tuple[LogEntry, ...]


class Message(Told, frozen=True):
    """Something that somebody said at a table."""

    number: int
    room: Room
    person: str
    name: str
    at: int
    text: str


class TalkSection(Told, frozen=True):
    """The last messages of the rooms that one reads; only in a whole view."""

    messages: tuple[Message, ...]


class KnockSection(Told, frozen=True):
    """Somebody before the door, for the host to let in."""

    person: str
    claims: str | None
    """The person at the table that they say they are."""
    name: str
    claims_name: str | None


class YouSection(Told, frozen=True):
    """What concerns the reader alone."""

    person: str
    name: str
    member: bool
    host: bool
    seat: Seat | None
    screen: bool
    audience: Audience | None
    """None at the door."""
    silenced: bool
    rooms: tuple[RoomForYou, ...]
    knocks: tuple[KnockSection, ...]
    knocking: KnockSection | None
    turned_away: bool
    acting: bool
    """The game waits for this person's seat."""
    agree: bool
    """What is proposed waits for this person."""
    may_ask: bool
    may_answer: bool


class Sections(Told, frozen=True):
    """The parts of a view. A whole view has all that the reader may see, a change only some."""

    table: TableSection | UnsetType = UNSET
    people: tuple[PersonSection, ...] | UnsetType = UNSET
    you: YouSection | UnsetType = UNSET
    marks: tuple[tuple[str, int], ...] | UnsetType = UNSET
    """Who points at which card."""
    proposal: Proposal | UnsetType | None = UNSET
    question: Question | UnsetType | None = UNSET
    """R22: for spymasters."""
    deal: DealSection | UnsetType | None = UNSET
    game: ClassicGame | DuetGame | UnsetType | None = UNSET  # type: ignore[valid-type]
    clock: Clock | UnsetType | None = UNSET
    secret: SecretSection | UnsetType | None = UNSET
    log: LogTail | UnsetType = UNSET
    talk: TalkSection | UnsetType = UNSET


class View(Told, frozen=True, tag="view", tag_field="type"):
    """The table as the reader may know it: whole, or only the sections that changed."""

    seen: int
    """Counts what this kind of reader could see change; it is no number of the log."""
    whole: bool
    at: int
    """The server's clock, in milliseconds since 1970."""
    sections: Sections


class Said(Told, frozen=True, tag="said", tag_field="type"):
    """New messages in a room that one reads."""

    messages: tuple[Message, ...]


class Unsaid(Told, frozen=True, tag="unsaid", tag_field="type"):
    """Messages that were taken away."""

    numbers: tuple[int, ...]


# Who I am.


class Me(Asked, frozen=True):
    """My name, as I write it."""

    name: str


class Mine(Told, frozen=True):
    """Who I am."""

    person: str
    name: str


class Link(Told, frozen=True):
    """What carries one's identity to another device: once, and soon."""

    secret: str
    expires: int
    picture: str
    """The link as SVG, for the other device's camera."""


class TakeLink(Asked, frozen=True):
    """Become whose link this is."""

    secret: str


class Token(Told, frozen=True):
    """What a program proves its identity with."""

    token: str


class About(Told, frozen=True):
    """What this server is."""

    version: str
    lobby: bool
    languages: tuple[str, ...]
    bots: bool


# Tables.


class NewTable(Asked, frozen=True):
    """Open a table with these house rules."""

    house: House = House()
    sheet: str | None = None


class TableMade(Told, frozen=True):
    """The table's name is its link."""

    table: str


class MyTable(Told, frozen=True):
    """One of my tables."""

    table: str
    language: str
    game: str
    people: tuple[str, ...]
    """By name."""
    at: int
    running: bool


class ClueInMind(Asked, frozen=True):
    """A clue that somebody thinks of giving; nobody else learns of it."""

    word: str
    number: Number | None = None


class Say(Asked, frozen=True):
    """Say something at a table."""

    room: Room
    text: str


class Report(Asked, frozen=True):
    """Tell whoever runs the server about somebody."""

    person: str
    why: str
    message: int | None = None


class BotWanted(Asked, frozen=True):
    """A program that plays, for a seat."""

    seat: Seat
    strength: Literal["easy", "fair", "strong"] = "fair"
    temperament: Literal["careful", "even", "daring"] = "even"


class BotSeated(Told, frozen=True):
    """The program's id at the table."""

    person: str


# Finished games.


class PastGame(Told, frozen=True):
    """A finished game of a table."""

    number: int
    at: int
    game: Literal["classic", "duet"]
    form: Form | None
    city: str | None
    result: Result | None


class Frame(Told, frozen=True):
    """One moment of a finished game: what happened, whose hand it was, and what lay open then."""

    entry: LogEntry | None
    game: ClassicGame | DuetGame  # type: ignore[valid-type]
    by: str | None


class Replay(Told, frozen=True):
    """A finished game, with its key."""

    number: int
    house: House
    words: tuple[str, ...]
    secret: SecretSection
    frames: tuple[Frame, ...]
    names: dict[str, str]
    result: Result | None


class ClueSays(Told, frozen=True):
    """What a clue says to who knows words well: how like it each word on the board is."""

    word: str
    known: bool
    likeness: tuple[float, ...]


# Doors and the lobby.


class DoorState(StrEnum):
    """How a door is for somebody."""

    WAITING = "waiting"
    OPEN = "open"
    AWAY = "away"
    """Turned away, or never knocked."""
    LOCKED = "locked"


class Door(Told, frozen=True):
    """Where a knock has led. The table's name comes only when the door is open."""

    door: str
    state: DoorState
    table: str | None = None


class LobbyTable(Told, frozen=True):
    """A table that wants company."""

    code: str
    language: str
    game: str
    people: int
    free: int
    """Seats that nobody holds."""
    host: str
    at: int


class SeatMe(Asked, frozen=True):
    """Any table that wants company, of this kind."""

    language: str | None = None
    game: str | None = None


# Decks.


class DeckText(Asked, frozen=True):
    """The text of a deck, to be looked through."""

    language: str
    text: str


class NewDeck(Asked, frozen=True):
    """A deck to be kept."""

    name: str
    language: str
    text: str


class DeckFault(Told, frozen=True):
    """Something wrong in a deck's text, and where."""

    code: str
    line: int
    word: str
    other: str


class DeckChecked(Told, frozen=True):
    """What was found in a deck's text."""

    cards: int
    words: int
    errors: tuple[DeckFault, ...]
    warnings: tuple[DeckFault, ...]


class DeckKept(Told, frozen=True):
    """A deck that was kept, named by its content."""

    deck: str
    name: str
    cards: int
    words: int
    errors: tuple[DeckFault, ...]
    warnings: tuple[DeckFault, ...]


class MyDeck(Told, frozen=True):
    """One of my decks."""

    deck: str
    name: str
    language: str
    cards: int


class DeckShown(Told, frozen=True):
    """A deck with its text."""

    deck: str
    name: str
    language: str
    cards: int
    text: str


# Mission sheets (R90).


class NewSheet(Asked, frozen=True):
    """A sheet for a team."""

    name: str


class SheetChange(Asked, frozen=True):
    """Another name, or other notes."""

    name: str | None = None
    notes: str | None = None


class SheetMember(Told, frozen=True):
    """Somebody of the team."""

    person: str
    name: str


class SheetAttempt(Told, frozen=True):
    """A mission played."""

    city: str
    won: bool
    at: int


class CityOnMap(Told, frozen=True):
    """R91: a city's two numbers, and the lines onward."""

    tokens: int
    mistakes: int
    lines: tuple[str, ...]


class SheetShown(Told, frozen=True):
    """A team's sheet."""

    id: str
    name: str
    members: tuple[SheetMember, ...]
    notes: str
    attempts: tuple[SheetAttempt, ...]
    won: tuple[str, ...]
    open: tuple[str, ...]
    cities: dict[str, CityOnMap]


ASKED: tuple[type, ...] = (
    Order,
    Me,
    TakeLink,
    NewTable,
    ClueInMind,
    Say,
    Report,
    BotWanted,
    SeatMe,
    DeckText,
    NewDeck,
    NewSheet,
    SheetChange,
)
TOLD: tuple[type, ...] = (
    Done,
    Refusal,
    View,
    Said,
    Unsaid,
    Mine,
    Link,
    Token,
    About,
    TableMade,
    MyTable,
    Verdict,
    BotSeated,
    PastGame,
    Replay,
    ClueSays,
    Door,
    LobbyTable,
    DeckChecked,
    DeckKept,
    MyDeck,
    DeckShown,
    SheetShown,
)

encode = msgspec.json.Encoder().encode
order_decoder = msgspec.json.Decoder(Order)
