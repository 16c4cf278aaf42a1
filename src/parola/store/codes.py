"""Short codes: what one says aloud so that others can knock at a table. Each operation runs inside
one transaction, as in `parola.store.statements`."""

import secrets

import msgspec

from parola.store.base import NoSuchTable
from parola.store.statements import Cursor, head

DIGITS = 6
TRIES_PER_LENGTH = 10
_WAYS_IN = "SELECT table_id, code, door FROM codes"


class Doorway(msgspec.Struct, frozen=True):
    """A table's way in: the code that is said aloud, and the door where one waits after knocking.
    Neither tells the table's name, which is its link."""

    table: str
    code: str
    door: str


def doorway(cursor: Cursor, table: str) -> Doorway:
    """The table's way in, made when it is first asked for."""
    found = _one(cursor, "table_id", table)
    if found is not None:
        return found
    if head(cursor, table) is None:
        raise NoSuchTable(table)
    made = Doorway(table, _free_code(cursor), secrets.token_urlsafe(9))
    cursor.execute(
        "INSERT INTO codes (table_id, code, door) VALUES (?, ?, ?)",
        (made.table, made.code, made.door),
    )
    return made


def _free_code(cursor: Cursor) -> str:
    """Digits alone are easy to say in every language. They grow longer when tables abound."""
    length = DIGITS
    while True:
        for _ in range(TRIES_PER_LENGTH):
            code = str(secrets.randbelow(9 * 10 ** (length - 1)) + 10 ** (length - 1))
            if _one(cursor, "code", code) is None:
                return code
        length += 1


def known(cursor: Cursor, table: str) -> Doorway | None:
    """The table's way in, if it was ever asked for."""
    return _one(cursor, "table_id", table)


def by_code(cursor: Cursor, code: str) -> Doorway | None:
    """Where this code leads."""
    return _one(cursor, "code", code)


def by_door(cursor: Cursor, door: str) -> Doorway | None:
    """Where this door leads."""
    return _one(cursor, "door", door)


def _one(cursor: Cursor, column: str, value: str) -> Doorway | None:
    row = cursor.execute(f"{_WAYS_IN} WHERE {column} = ?", (value,)).fetchone()
    return None if row is None else Doorway(*row)
