"""What every store does. SQLite and PostgreSQL keep the same promises, and one suite of tests holds
both to them."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One accepted command in a table's log: who, when, and the events it led to, as bytes that a
    store does not look into."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    person: str | None
    command_id: str | None
    """The client's own name for its command; a repeated one is answered, not applied."""
    events: bytes


class Listing(msgspec.Struct, frozen=True):
    """What the directory knows of a table: written with each entry, and following from the log."""

    language: str
    game: str
    people: tuple[str, ...] = ()
    wanted: bool = False
    """Whether the table wants company and stands in the lobby."""
    at: int = 0
    """When it was last used."""


class Message(msgspec.Struct, frozen=True):
    """Something said at a table. Kept outside the log, so that it can be deleted."""

    number: int
    table: str
    room: str
    person: str
    at: int
    text: str


class StoreError(Exception):
    """The store has refused or failed; nothing was written."""


class NoSuchTable(StoreError):  # noqa: N818 - named after what is wrong
    pass


class TableExists(StoreError):  # noqa: N818
    pass


class Conflict(StoreError):  # noqa: N818
    """Another entry came first. Read the news, fold, decide again."""

    def __init__(self, head: int) -> None:
        super().__init__(head)
        self.head = head


class Repeated(StoreError):  # noqa: N818
    """This person's command was applied before, as the entry with this number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Unavailable(StoreError):  # noqa: N818
    """Disk full, locked by another program, connection lost: nothing was acknowledged."""


class Store(Protocol):
    """The log and the directory."""

    async def create(self, table: str, entry: Entry, listing: Listing) -> None:
        """Begin a table with its first entry, number 1; `TableExists`."""

    async def append(self, table: str, entry: Entry, listing: Listing) -> None:
        """Add the next entry, all of it or nothing; `Conflict`, `Repeated`, `NoSuchTable`."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after this one, in order."""

    async def head(self, table: str) -> int | None:
        """The number of the last entry; None for no such table."""

    async def find(self, table: str, person: str, command_id: str) -> int | None:
        """The entry of a person's command, if it was applied: asked after an unclear commit."""

    async def listing(self, table: str) -> Listing | None:
        """What the directory says of a table."""

    async def tables_of(self, person: str) -> list[tuple[str, Listing]]:
        """A person's tables, the latest used first."""

    async def lobby(self, language: str | None = None) -> list[tuple[str, Listing]]:
        """Tables that want company, the latest used first."""

    async def drop(self, table: str) -> None:
        """Delete a table with all that was said at it."""

    async def rename(self, person: str, name: str) -> None:
        """Keep somebody's name."""

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names that are known."""

    async def say(self, table: str, room: str, person: str, at: int, text: str) -> Message:
        """Keep something said; `NoSuchTable`."""

    async def said(self, table: str, after: int = 0) -> list[Message]:
        """What was said after this message, in order."""

    async def unsay(self, table: str, number: int) -> bool:
        """Delete one message; whether there was one."""

    async def forget_talk(self, before: int) -> int:
        """Delete what was said before this time; how much it was."""

    async def forget(self, person: str) -> None:
        """Delete a person's name and words. Logs hold only an id, which then means nobody."""

    async def close(self) -> None:
        """Finish what is under way."""
