"""A table in a few lines, for whoever runs the server. It says what the table's people see, and
nothing of a key."""

from parola.rules.match import Result
from parola.rules.refusal import Refused
from parola.rules.seats import Audience
from parola.rules.view import view
from parola.service.archive import replayed
from parola.service.directory import listing_of
from parola.store.base import Store
from parola.tables.refusal import TableCode
from parola.tables.state import Table


async def portrait(store: Store, name: str) -> list[str]:
    """What there is to say of a table."""
    steps = list(replayed(await store.read(name)))
    if not steps:
        raise Refused(TableCode.NO_SUCH_TABLE)
    entry, _, table = steps[-1]
    listing = listing_of(table, entry.at)
    names = await store.names(listing.people)
    return [
        f"table {name}: {listing.game} in {listing.language}, {entry.seq} entries",
        f"decks: {', '.join(table.house.decks)}; judging: {table.house.judging}",
        *(
            f"{one.person} {names.get(one.person, '')!r}"
            f" {one.seat or ('screen' if one.screen else 'no seat')}"
            f"{' host' if one.person == table.host else ''}"
            for one in table.people
        ),
        *(_ended(number, result) for number, result in enumerate(table.match.results, 1)),
        *_running(table),
    ]


def _ended(number: int, result: Result) -> str:
    won = result.winner if result.won is None else ("won" if result.won else "lost")
    return f"game {number}: {result.ending}, {won}"


def _running(table: Table) -> list[str]:
    if table.running is None:
        return []
    board = view(table.running, Audience.TABLE).open
    return [f"a game runs: turn {board.turn}, {board.phase}", ", ".join(board.words)]
