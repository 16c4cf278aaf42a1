"""Every operation of a store as plain SQL on a cursor, written once for all databases.

Each function runs inside one transaction that its caller opens and commits.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from parola.store.schema import STEPS
from parola.store.values import (
    Conflict,
    Entry,
    Listing,
    Message,
    NoSuchTable,
    Repeated,
    StoreError,
    TableExists,
)


class Cursor(Protocol):
    """What sqlite3 and psycopg have in common. Parameters are written `?`."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> "Cursor": ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...


def migrate(cursor: Cursor, words: Mapping[str, str]) -> int:
    """Take the steps that this database lacks; returns the number it has now."""
    cursor.execute("CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY)")
    (taken,) = cursor.execute("SELECT COALESCE(MAX(number), 0) FROM schema_steps").fetchone()
    if taken > len(STEPS):
        raise StoreError(f"the data is of a newer Parola: step {taken} of {len(STEPS)}")
    for number, step in enumerate(STEPS[taken:], taken + 1):
        for statement in step:
            cursor.execute(statement.format(**words))
        cursor.execute("INSERT INTO schema_steps (number) VALUES (?)", (number,))
    return len(STEPS)


def create(cursor: Cursor, table: str, entry: Entry, listing: Listing) -> None:
    if head(cursor, table) is not None:
        raise TableExists(table)
    cursor.execute(
        "INSERT INTO tables (id, head, language, game, wanted, running, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, entry.seq, *columns(listing)),
    )
    _insert(cursor, table, entry)
    list_people(cursor, table, listing.people)


def append(cursor: Cursor, table: str, entry: Entry, listing: Listing) -> None:
    if entry.command_id is not None:
        before = find(cursor, table, entry.person, entry.command_id)
        if before is not None:
            raise Repeated(before)
    moved = cursor.execute(
        "UPDATE tables SET head = ?, language = ?, game = ?, wanted = ?, running = ?, at = ?"
        " WHERE id = ? AND head = ? RETURNING head",
        (entry.seq, *columns(listing), table, entry.seq - 1),
    ).fetchone()
    if moved is None:
        now = head(cursor, table)
        raise NoSuchTable(table) if now is None else Conflict(now)
    _insert(cursor, table, entry)
    if _people(cursor, table) != listing.people:
        list_people(cursor, table, listing.people)


def columns(listing: Listing) -> tuple[str, str, int, int, int]:
    wanted, running = int(listing.wanted), int(listing.running)
    return listing.language, listing.game, wanted, running, listing.at


def _insert(cursor: Cursor, table: str, entry: Entry) -> None:
    cursor.execute(
        "INSERT INTO entries (table_id, seq, at, person, command_id, events)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table, entry.seq, entry.at, entry.person, entry.command_id, entry.events),
    )


def _people(cursor: Cursor, table: str) -> tuple[str, ...]:
    rows = cursor.execute(
        "SELECT person FROM sitters WHERE table_id = ? ORDER BY place", (table,)
    ).fetchall()
    return tuple(person for (person,) in rows)


def list_people(cursor: Cursor, table: str, people: Sequence[str]) -> None:
    cursor.execute("DELETE FROM sitters WHERE table_id = ?", (table,))
    for place, person in enumerate(people):
        cursor.execute(
            "INSERT INTO sitters (table_id, person, place) VALUES (?, ?, ?)",
            (table, person, place),
        )


def read(cursor: Cursor, table: str, after: int) -> list[Entry]:
    rows = cursor.execute(
        "SELECT seq, at, person, command_id, events FROM entries"
        " WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table, after),
    ).fetchall()
    return [
        Entry(seq, at, person, command, bytes(events)) for seq, at, person, command, events in rows
    ]


def head(cursor: Cursor, table: str) -> int | None:
    row = cursor.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None else int(row[0])


def find(cursor: Cursor, table: str, person: str | None, command_id: str) -> int | None:
    row = cursor.execute(
        "SELECT seq FROM entries WHERE table_id = ? AND person = ? AND command_id = ?",
        (table, person, command_id),
    ).fetchone()
    return None if row is None else int(row[0])


def standing(
    cursor: Cursor, table: str, person: str | None, command_id: str | None
) -> tuple[int | None, int | None]:
    """The head of a table, and where a person's command stands in its log if it was applied."""
    seq = None if command_id is None else find(cursor, table, person, command_id)
    return head(cursor, table), seq


AT_ONCE = 500
"""So many values a query may have."""


def in_portions(cursor: Cursor, asked: str, values: Sequence[str]) -> list[Any]:
    """The rows for these values, which stand where the query has `{}`."""
    rows: list[Any] = []
    for begin in range(0, len(values), AT_ONCE):
        some = values[begin : begin + AT_ONCE]
        rows += cursor.execute(asked.format(", ".join("?" * len(some))), some).fetchall()
    return rows


_LISTING = "SELECT tables.id, language, game, wanted, at, running FROM tables"


def _listed(cursor: Cursor, rows: list[Any]) -> list[tuple[str, Listing]]:
    return [
        (table, Listing(language, game, _people(cursor, table), bool(wanted), at, bool(running)))
        for table, language, game, wanted, at, running in rows
    ]


def listing(cursor: Cursor, table: str) -> Listing | None:
    rows = cursor.execute(f"{_LISTING} WHERE id = ?", (table,)).fetchall()
    found = _listed(cursor, rows)
    return found[0][1] if found else None


def tables_of(cursor: Cursor, person: str) -> list[tuple[str, Listing]]:
    rows = cursor.execute(
        f"{_LISTING} JOIN sitters ON table_id = tables.id WHERE person = ? ORDER BY at DESC, id",
        (person,),
    ).fetchall()
    return _listed(cursor, rows)


def lobby(cursor: Cursor, language: str | None) -> list[tuple[str, Listing]]:
    rows = cursor.execute(
        f"{_LISTING} WHERE wanted = 1 AND (language = ? OR ? = '') ORDER BY at DESC, id LIMIT 200",
        (language or "", language or ""),
    ).fetchall()
    return _listed(cursor, rows)


def drop(cursor: Cursor, table: str) -> None:
    for statement in (
        "DELETE FROM messages WHERE table_id = ?",
        "DELETE FROM codes WHERE table_id = ?",
        "DELETE FROM sitters WHERE table_id = ?",
        "DELETE FROM codes WHERE table_id = ?",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ):
        cursor.execute(statement, (table,))


def rename(cursor: Cursor, person: str, name: str) -> None:
    cursor.execute(
        "INSERT INTO names (person, name) VALUES (?, ?)"
        " ON CONFLICT (person) DO UPDATE SET name = excluded.name",
        (person, name),
    )


def names(cursor: Cursor, people: Sequence[str]) -> dict[str, str]:
    asked = "SELECT person, name FROM names WHERE person IN ({})"
    return dict(in_portions(cursor, asked, tuple(dict.fromkeys(people))))


def say(cursor: Cursor, message: Message) -> Message:
    if head(cursor, message.table) is None:
        raise NoSuchTable(message.table)
    (number,) = cursor.execute(
        "INSERT INTO messages (table_id, room, person, at, said) VALUES (?, ?, ?, ?, ?)"
        " RETURNING number",
        (message.table, message.room, message.person, message.at, message.text),
    ).fetchone()
    return Message(number, message.table, message.room, message.person, message.at, message.text)


def said(cursor: Cursor, table: str, after: int) -> list[Message]:
    rows = cursor.execute(
        "SELECT number, table_id, room, person, at, said FROM messages"
        " WHERE table_id = ? AND number > ? ORDER BY number",
        (table, after),
    ).fetchall()
    return [Message(*row) for row in rows]


def unsay(cursor: Cursor, table: str, number: int) -> bool:
    gone = cursor.execute(
        "DELETE FROM messages WHERE table_id = ? AND number = ? RETURNING number", (table, number)
    ).fetchall()
    return bool(gone)


def forget_talk(cursor: Cursor, before: int) -> int:
    gone = cursor.execute(
        "DELETE FROM messages WHERE at < ? RETURNING number", (before,)
    ).fetchall()
    return len(gone)


def forget(cursor: Cursor, person: str) -> None:
    for statement in (
        "DELETE FROM names WHERE person = ?",
        "DELETE FROM messages WHERE person = ?",
        "DELETE FROM links WHERE person = ?",
        "DELETE FROM shelves WHERE person = ?",
        "DELETE FROM sheet_members WHERE person = ?",
        "DELETE FROM reports WHERE reporter = ?",
    ):
        cursor.execute(statement, (person,))
    cursor.execute("DELETE FROM links WHERE person = ?", (person,))
