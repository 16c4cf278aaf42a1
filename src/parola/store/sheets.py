"""Mission sheets (R90): a team's name, notes and members, and the missions that it has played. Each
operation runs inside one transaction, as in `parola.store.statements`."""

import msgspec

from parola.rules.missions import Attempt, Sheet
from parola.store import statements
from parola.store.statements import Cursor
from parola.store.values import Entry, Listing


class Entered(msgspec.Struct, frozen=True):
    """A mission that was played at a table, for its sheet. A game is entered once, however often it
    is said."""

    sheet: str
    game: int
    attempt: Attempt


def keep(cursor: Cursor, name: str, sheet: Sheet, at: int) -> None:
    """A new sheet."""
    cursor.execute(
        "INSERT INTO sheets (id, name, notes, at) VALUES (?, ?, ?, ?)",
        (name, sheet.name, sheet.notes, at),
    )
    for member in sheet.members:
        join(cursor, name, member, at)


def sheet(cursor: Cursor, name: str) -> Sheet | None:
    """The sheet; its members are people's ids."""
    row = cursor.execute("SELECT name, notes FROM sheets WHERE id = ?", (name,)).fetchone()
    if row is None:
        return None
    members = cursor.execute(
        "SELECT person FROM sheet_members WHERE sheet_id = ? ORDER BY at, person", (name,)
    ).fetchall()
    played = cursor.execute(
        "SELECT city, won, at FROM attempts WHERE sheet_id = ? ORDER BY at, table_id, game", (name,)
    ).fetchall()
    attempts = tuple(Attempt(city, bool(won), at) for city, won, at in played)
    return Sheet(row[0], tuple(person for (person,) in members), row[1], attempts)


def join(cursor: Cursor, name: str, person: str, at: int) -> None:
    cursor.execute(
        "INSERT INTO sheet_members (sheet_id, person, at) VALUES (?, ?, ?)"
        " ON CONFLICT (sheet_id, person) DO NOTHING",
        (name, person, at),
    )


def write(cursor: Cursor, name: str, title: str | None, notes: str | None) -> None:
    """Another name, other notes; None leaves what is there."""
    cursor.execute(
        "UPDATE sheets SET name = COALESCE(?, name), notes = COALESCE(?, notes) WHERE id = ?",
        (title, notes, name),
    )


def sheets_of(cursor: Cursor, person: str) -> list[str]:
    """The sheets of a person's teams, the newest first."""
    rows = cursor.execute(
        "SELECT id FROM sheets JOIN sheet_members ON sheet_id = id WHERE person = ?"
        " ORDER BY sheets.at DESC, id",
        (person,),
    ).fetchall()
    return [name for (name,) in rows]


def enter(cursor: Cursor, table: str, entered: Entered) -> None:
    """A mission was played."""
    cursor.execute(
        "INSERT INTO attempts (sheet_id, table_id, game, city, won, at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (sheet_id, table_id, game) DO NOTHING",
        (
            entered.sheet,
            table,
            entered.game,
            entered.attempt.city,
            int(entered.attempt.won),
            entered.attempt.at,
        ),
    )


def append(
    cursor: Cursor, table: str, entry: Entry, listing: Listing, entered: Entered | None
) -> None:
    """The next entry of a table, and on its sheet the mission that the entry ends."""
    statements.append(cursor, table, entry, listing)
    if entered is not None:
        enter(cursor, table, entered)
