"""What people report about each other, for whoever runs the server; and who is banned from it."""

import msgspec

from parola.store.statements import Cursor


class Reported(msgspec.Struct, frozen=True):
    """Somebody was reported. What they said is kept as it was, since it may be deleted."""

    number: int
    at: int
    table: str
    person: str
    reporter: str
    said: str
    why: str


def report(cursor: Cursor, reported: Reported) -> None:
    cursor.execute(
        "INSERT INTO reports (at, table_id, person, reporter, said, why) VALUES (?, ?, ?, ?, ?, ?)",
        (
            reported.at,
            reported.table,
            reported.person,
            reported.reporter,
            reported.said,
            reported.why,
        ),
    )


def reports(cursor: Cursor, after: int = 0) -> list[Reported]:
    """All reports after this one, in order."""
    rows = cursor.execute(
        "SELECT number, at, table_id, person, reporter, said, why FROM reports"
        " WHERE number > ? ORDER BY number",
        (after,),
    ).fetchall()
    return [Reported(*row) for row in rows]


def ban(cursor: Cursor, person: str, at: int, why: str) -> None:
    cursor.execute(
        "INSERT INTO bans (person, at, why) VALUES (?, ?, ?)"
        " ON CONFLICT (person) DO UPDATE SET at = excluded.at, why = excluded.why",
        (person, at, why),
    )


def unban(cursor: Cursor, person: str) -> None:
    cursor.execute("DELETE FROM bans WHERE person = ?", (person,))


def banned(cursor: Cursor) -> frozenset[str]:
    """Everybody who is banned from this server."""
    rows = cursor.execute("SELECT person FROM bans").fetchall()
    return frozenset(person for (person,) in rows)
