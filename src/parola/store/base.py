"""What every store does. Each operation is a few statements in one transaction, written once for
all; SQLite and PostgreSQL know how to run them, and one suite of tests holds both to the same."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from parola.store import sheets
from parola.store import statements as sql
from parola.store.sheets import Entered
from parola.store.values import (
    Conflict,
    Entry,
    Listing,
    Message,
    NoSuchTable,
    Repeated,
    StoreError,
    TableExists,
    Unavailable,
)

__all__ = [
    "Conflict",
    "Entry",
    "Listing",
    "Message",
    "NoSuchTable",
    "Repeated",
    "Store",
    "StoreError",
    "TableExists",
    "Unavailable",
]

T = TypeVar("T")


class Store(ABC):
    """The log and the directory."""

    @abstractmethod
    async def written(self, operation: Callable[..., T], *arguments: object) -> T:
        """Run what writes, in a transaction of its own; answer after the commit."""

    @abstractmethod
    async def seen(self, operation: Callable[..., T], *arguments: object) -> T:
        """Run what only reads."""

    async def create(self, table: str, entry: Entry, listing: Listing) -> None:
        """Begin a table with its first entry, number 1; `TableExists`."""
        await self.written(sql.create, table, entry, listing)

    async def append(
        self, table: str, entry: Entry, listing: Listing, entered: Entered | None = None
    ) -> None:
        """Add the next entry, all of it or nothing; `Conflict`, `Repeated`, `NoSuchTable`. With it
        goes the mission that it ends, for its sheet."""
        await self.written(sheets.append, table, entry, listing, entered)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after this one, in order."""
        return await self.seen(sql.read, table, after)

    async def head(self, table: str) -> int | None:
        """The number of the last entry; None for no such table."""
        return await self.seen(sql.head, table)

    async def find(self, table: str, person: str, command_id: str) -> int | None:
        """The entry of a person's command, if it was applied: asked after an unclear commit."""
        return await self.seen(sql.find, table, person, command_id)

    async def listing(self, table: str) -> Listing | None:
        """What the directory says of a table."""
        return await self.seen(sql.listing, table)

    async def tables_of(self, person: str) -> list[tuple[str, Listing]]:
        """A person's tables, the latest used first."""
        return await self.seen(sql.tables_of, person)

    async def lobby(self, language: str | None = None) -> list[tuple[str, Listing]]:
        """Tables that want company, the latest used first."""
        return await self.seen(sql.lobby, language)

    async def drop(self, table: str) -> None:
        """Delete a table with all that was said at it."""
        await self.written(sql.drop, table)

    async def rename(self, person: str, name: str) -> None:
        """Keep somebody's name."""
        await self.written(sql.rename, person, name)

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names that are known."""
        return await self.seen(sql.names, people)

    async def say(self, table: str, room: str, person: str, at: int, text: str) -> Message:
        """Keep something said; `NoSuchTable`."""
        return await self.written(sql.say, Message(0, table, room, person, at, text))

    async def said(self, table: str, after: int = 0) -> list[Message]:
        """What was said after this message, in order."""
        return await self.seen(sql.said, table, after)

    async def unsay(self, table: str, number: int) -> bool:
        """Delete one message; whether there was one."""
        return await self.written(sql.unsay, table, number)

    async def forget_talk(self, before: int) -> int:
        """Delete what was said before this time; how much it was."""
        return await self.written(sql.forget_talk, before)

    async def forget(self, person: str) -> None:
        """Delete a person's name and words. Logs hold only an id, which then means nobody."""
        await self.written(sql.forget, person)

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way."""
