"""All tables at once: for whoever runs the server, and for the upkeep. Each operation runs inside
one transaction, as in `parola.store.statements`."""

from collections.abc import Sequence

import msgspec

from parola.store.sheets import Entered, enter
from parola.store.statements import Cursor, columns, head, in_portions, list_people
from parola.store.values import Listing


class Shelved(msgspec.Struct, frozen=True):
    """A table as the directory has it."""

    table: str
    head: int
    language: str
    game: str
    people: int
    running: int
    """1 while a game is being played."""
    at: int


class Statistics(msgspec.Struct, frozen=True):
    """How much there is, in numbers that name nobody."""

    tables: int
    running: int
    entries: int
    people: int
    messages: int
    decks: int
    sheets: int
    by_language: dict[str, int]
    by_game: dict[str, int]


def tables(cursor: Cursor, unused_since: int | None = None) -> list[Shelved]:
    """All tables, or those that nobody has used since then; the latest used first."""
    rows = cursor.execute(
        "SELECT tables.id, head, language, game, COUNT(person), running, at FROM tables"
        " LEFT JOIN sitters ON table_id = tables.id WHERE at < ?"
        " GROUP BY tables.id, head, language, game, running, at ORDER BY at DESC, tables.id",
        (2**62 if unused_since is None else unused_since,),
    ).fetchall()
    return [Shelved(*row) for row in rows]


def heads(cursor: Cursor, names: Sequence[str]) -> dict[str, int]:
    """The numbers of the last entries of these tables."""
    return dict(in_portions(cursor, "SELECT id, head FROM tables WHERE id IN ({})", names))


def logged(cursor: Cursor) -> list[str]:
    """All tables that have a log, whatever the directory says."""
    rows = cursor.execute("SELECT DISTINCT table_id FROM entries ORDER BY table_id").fetchall()
    return [name for (name,) in rows]


def relist(
    cursor: Cursor, table: str, last: int, listing: Listing, missions: Sequence[Entered]
) -> None:
    """What the directory says of a table, written anew; what its log says now must be what it was
    when it was read."""
    if head(cursor, table) is None:
        cursor.execute(
            "INSERT INTO tables (id, head, language, game, wanted, running, at)"
            " VALUES (?, ?, '', '', 0, 0, 0)",
            (table, last),
        )
    cursor.execute(
        "UPDATE tables SET head = ?, language = ?, game = ?, wanted = ?, running = ?, at = ?"
        " WHERE id = ? AND head <= ?",
        (last, *columns(listing), table, last),
    )
    list_people(cursor, table, listing.people)
    for mission in missions:
        enter(cursor, table, mission)


_COUNTS = {
    "tables": "SELECT COUNT(*) FROM tables",
    "running": "SELECT COUNT(*) FROM tables WHERE running = 1",
    "entries": "SELECT COUNT(*) FROM entries",
    "people": "SELECT COUNT(DISTINCT person) FROM sitters",
    "messages": "SELECT COUNT(*) FROM messages",
    "decks": "SELECT COUNT(*) FROM decks",
    "sheets": "SELECT COUNT(*) FROM sheets",
}
_KINDS = {
    "by_language": "SELECT language, COUNT(*) FROM tables GROUP BY language ORDER BY language",
    "by_game": "SELECT game, COUNT(*) FROM tables GROUP BY game ORDER BY game",
}


def statistics(cursor: Cursor) -> Statistics:
    counts = {name: int(cursor.execute(asked).fetchone()[0]) for name, asked in _COUNTS.items()}
    kinds = {
        name: {kind: int(count) for kind, count in cursor.execute(asked).fetchall()}
        for name, asked in _KINDS.items()
    }
    return msgspec.convert({**counts, **kinds}, Statistics)
