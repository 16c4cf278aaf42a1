"""Events as the bytes of a log entry, and back; and a log as the table that it tells of. What was
ever written is still read."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from parola.store.values import Entry, Unavailable
from parola.tables.events import Opened, TableEvent
from parola.tables.state import Table
from parola.tables.table import evolve, opened

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(tuple[TableEvent, ...])


def encode_events(events: Sequence[TableEvent]) -> bytes:
    return _encoder.encode(events)


def decode_events(stored: bytes) -> tuple[TableEvent, ...]:
    """What an entry holds. An entry of a newer Parola cannot be read: its table waits for one."""
    try:
        return _decoder.decode(stored)
    except msgspec.DecodeError as fault:
        raise Unavailable(f"an entry that this Parola cannot read: {fault}") from fault


def after(table: Table | None, events: Iterable[TableEvent]) -> Table | None:
    """The table after these events; None before it was opened."""
    for event in events:
        if table is not None:
            table = evolve(table, event)
        elif isinstance(event, Opened):
            table = opened(event)
        else:
            raise Unavailable("a log begins with the opening of its table")
    return table


def replayed(entries: Iterable[Entry]) -> Iterator[tuple[Entry, Table | None, Table]]:
    """A log entry by entry, with the table before and after each."""
    table: Table | None = None
    for entry in entries:
        before, table = table, after(table, decode_events(entry.events))
        if table is not None:
            yield entry, before, table
