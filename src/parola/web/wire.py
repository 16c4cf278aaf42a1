"""The messages between a client and the server, the same on sockets and over HTTP.

A view travels in sections; a client that is up to date is sent only those that changed.
"""

from typing import Any

import msgspec

from parola.rules.events import LogEntry
from parola.rules.view import ClassicView, DuetView
from parola.tables.commands import PersonCommand
from parola.tables.house import House
from parola.tables.view import TableView

LARGEST = 16_384
"""Bytes of the largest message that a client may send."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, and the client's own name for it: sent again, it is answered, not done again."""

    id: str
    command: PersonCommand

    def __post_init__(self) -> None:
        if not 1 <= len(self.id) <= 64 or not self.id.isprintable():
            raise ValueError("an id has 1 to 64 printable characters")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table with these house rules."""

    house: House = House()


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's name, as they write it."""

    name: str


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The command was applied, now or (`again`) when it was first sent."""

    id: str
    again: bool = False


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The command changed nothing. A client says why in the reader's language."""

    id: str
    code: str
    facts: dict[str, Any]


class Shown(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """The table as the reader may know it: whole, or only the sections that changed."""

    seen: int
    """Counts what this reader could see change; it is no number of the log."""
    whole: bool
    sections: dict[str, msgspec.Raw]


class LogTail(msgspec.Struct, frozen=True):
    """The end of the game's log: entries from this one on."""

    start: int
    entries: tuple[LogEntry, ...]


Sections = dict[str, bytes]
_encoder = msgspec.json.Encoder()
order_decoder = msgspec.json.Decoder(Order)
encode = _encoder.encode


def sections_of(view: TableView, names: dict[str, str], *, here: int) -> Sections:
    """The sections of a view, each encoded. The log is told apart, since it only grows."""
    table = {
        "host": view.host,
        "house": view.house,
        "locked": view.locked,
        "seats": view.seats,
        "results": view.results,
        "can_turn_over": view.can_turn_over,
        "here": here,
    }
    people = [
        {
            "person": one.person,
            "name": names.get(one.person, ""),
            "seat": one.seat,
            "saw_key": one.saw_key,
        }
        for one in view.people
    ]
    return {
        "table": encode(table),
        "people": encode(people),
        "marks": encode(view.marks),
        "proposal": encode(view.proposal),
        "question": encode(view.question),
        **_game_sections(view.game),
    }


def _game_sections(game: ClassicView | DuetView | None) -> Sections:
    if game is None:
        return {"deal": b"null", "game": b"null", "secret": b"null"}
    shown = msgspec.structs.asdict(game.open)
    shown.pop("log")
    deal = {"words": shown.pop("words")}
    kind = "classic" if isinstance(game, ClassicView) else "duet"
    secret: dict[str, object]
    if isinstance(game, ClassicView):
        secret = {"key": game.key, "proposed": game.proposed}
    else:
        secret = {"north": game.north, "south": game.south}
    return {
        "deal": encode(deal),
        "game": encode({"game": kind, **shown}),
        "secret": encode(secret),
    }


def log_of(view: TableView) -> tuple[LogEntry, ...]:
    return view.game.open.log if view.game is not None else ()


def encode_shown(seen: int, sections: Sections, log: LogTail | None, *, whole: bool) -> bytes:
    """A view as bytes: the same bytes for everybody of an audience."""
    raw = {name: msgspec.Raw(part) for name, part in sections.items()}
    if log is not None:
        raw["log"] = msgspec.Raw(encode(log))
    return encode(Shown(seen, whole, raw))
