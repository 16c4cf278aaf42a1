"""A table as lines of JSON, to be carried to another server: its decks, its people's names and its
log. What was said at it stays behind."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from parola.rules.refusal import Refused
from parola.service.archive import replayed
from parola.service.directory import listing_of
from parola.store import decks
from parola.store.base import Entry, Listing, Store, StoreError
from parola.store.decks import OWN, KeptDeck
from parola.tables.refusal import TableCode
from parola.tables.state import Table

VERSION = 1


class _Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    pass


class Head(_Line, frozen=True, tag="table"):
    """The first line."""

    parola: int
    table: str


class DeckLine(_Line, frozen=True, tag="deck"):
    deck: KeptDeck


class NameLine(_Line, frozen=True, tag="name"):
    person: str
    name: str


class EntryLine(_Line, frozen=True, tag="entry"):
    seq: int
    at: int
    person: str | None
    command_id: str | None
    events: msgspec.Raw


Line = Head | DeckLine | NameLine | EntryLine
_decoder = msgspec.json.Decoder(Line)


async def exported(store: Store, name: str, *, with_key: bool = False) -> list[bytes]:
    """The lines of a table. While a game runs its log tells the key, so that must be wished for."""
    entries = await store.read(name)
    table = _folded(entries)
    if table.running is not None and not with_key:
        raise Refused(TableCode.GAME_RUNNING)
    own = [deck for deck in table.house.decks if deck.startswith(OWN)]
    kept = [await store.seen(decks.deck, deck) for deck in own]
    people = await store.names([one.person for one in table.people])
    lines: list[Line] = [Head(VERSION, name)]
    lines += [DeckLine(deck) for deck in kept if deck is not None]
    lines += [NameLine(person, called) for person, called in people.items()]
    lines += [
        EntryLine(one.seq, one.at, one.person, one.command_id, msgspec.Raw(one.events))
        for one in entries
    ]
    return [msgspec.json.encode(line) + b"\n" for line in lines]


def _folded(entries: Iterable[Entry]) -> Table:
    steps = list(replayed(entries))
    if not steps:
        raise Refused(TableCode.NO_SUCH_TABLE)
    return steps[-1][2]


async def imported(store: Store, lines: Iterable[bytes]) -> str:
    """Take a table in, all of it or nothing; its name, which must be free."""
    read = list(_read(lines))
    name = next((line.table for line in read if isinstance(line, Head)), None)
    entries = [
        Entry(line.seq, line.at, line.person, line.command_id, bytes(line.events))
        for line in read
        if isinstance(line, EntryLine)
    ]
    steps = [(entry, listing_of(table, entry.at)) for entry, _, table in replayed(entries)]
    if name is None or not steps or [entry.seq for entry, _ in steps] != _counted(entries):
        raise StoreError("this is no exported table, or a part of one is missing")
    await _take_in(store, name, steps)
    known = await store.names([line.person for line in read if isinstance(line, NameLine)])
    for line in read:
        if isinstance(line, DeckLine):
            await store.written(decks.keep, line.deck)
        elif isinstance(line, NameLine) and line.person not in known:
            await store.rename(line.person, line.name)
    return name


def _counted(entries: Sequence[Entry]) -> list[int]:
    return list(range(1, len(entries) + 1))


async def _take_in(store: Store, name: str, steps: Iterable[tuple[Entry, Listing]]) -> None:
    begun, *rest = steps
    await store.create(name, *begun)
    try:
        for entry, listing in rest:
            await store.append(name, entry, listing)
    except StoreError:
        await store.drop(name)
        raise


def _read(lines: Iterable[bytes]) -> Iterator[Line]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            told = _decoder.decode(line)
        except msgspec.DecodeError as fault:
            raise StoreError(f"line {number}: {fault}") from fault
        if isinstance(told, Head) and told.parola > VERSION:
            raise StoreError(f"line {number}: of a newer Parola")
        yield told
