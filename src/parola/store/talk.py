"""What was said at a table, looked up in part."""

from collections.abc import Sequence

from parola.store.base import Message
from parola.store.statements import Cursor, in_portions

Standing = tuple[int, int]
"""The number of a table's last message, and how many there are: one of them changes with whatever
is said or taken away."""
SILENCE: Standing = (0, 0)

_MESSAGES = "SELECT number, table_id, room, person, at, said FROM messages"


def standings(cursor: Cursor, tables: Sequence[str]) -> dict[str, Standing]:
    """Of these tables, without those where nothing was said."""
    asked = "SELECT table_id, MAX(number), COUNT(*) FROM messages WHERE table_id IN ({})"
    rows = in_portions(cursor, f"{asked} GROUP BY table_id", tables)
    return {table: (last, count) for table, last, count in rows}


def lately(cursor: Cursor, table: str, most: int) -> tuple[Standing, list[Message]]:
    """The last messages of each room, in order; and how the talk stood before they were read."""
    standing = standings(cursor, (table,)).get(table, SILENCE)
    rooms = cursor.execute(
        "SELECT DISTINCT room FROM messages WHERE table_id = ?", (table,)
    ).fetchall()
    rows = [
        row
        for (room,) in rooms
        for row in cursor.execute(
            f"{_MESSAGES} WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT ?",
            (table, room, most),
        ).fetchall()
    ]
    return standing, [Message(*row) for row in sorted(rows)]


def message(cursor: Cursor, table: str, number: int) -> Message | None:
    """One message."""
    row = cursor.execute(
        f"{_MESSAGES} WHERE table_id = ? AND number = ?", (table, number)
    ).fetchone()
    return None if row is None else Message(*row)
