"""What was said at a table, looked up in part."""

from parola.store.base import Message
from parola.store.statements import Cursor

_MESSAGES = "SELECT number, table_id, room, person, at, said FROM messages"


def lately(cursor: Cursor, table: str, most: int) -> list[Message]:
    """The last messages of each room, in order."""
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
    return [Message(*row) for row in sorted(rows)]


def message(cursor: Cursor, table: str, number: int) -> Message | None:
    """One message."""
    row = cursor.execute(
        f"{_MESSAGES} WHERE table_id = ? AND number = ?", (table, number)
    ).fetchone()
    return None if row is None else Message(*row)
