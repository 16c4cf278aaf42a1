"""The lobby: tables that want company. Closed unless whoever runs the server opens it."""

from http import HTTPStatus

from starlette.responses import Response

from parola.rules.refusal import Refused
from parola.store.base import StoreError
from parola.tables.seating import in_seat, is_bot, offered_seats
from parola.tables.state import Table
from parola.web.doors import knock_at
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import Door, LobbyTable, SeatMe

MOST_SHOWN = 100
_Listed = tuple[str, Table, LobbyTable]


async def look(visit: Visit) -> Response:
    """The tables that want company, the latest used first."""
    found = await _open_tables(visit, visit.query("language"), visit.query("game"))
    return told([listed for _, _, listed in found])


async def seat_me(visit: Visit) -> Response:
    """Knock at the table that most wants somebody: one between games, with most people."""
    asked = await visit.body(SeatMe)
    found = await _open_tables(visit, asked.language, asked.game)
    choice = [one for one in found if one[2].free]
    if not choice:
        raise TurnedDown("no-table-wants-you", HTTPStatus.NOT_FOUND)
    best, _, _ = min(choice, key=_reluctance)
    return told(await knock_at(visit, await visit.hall.node.doorway(best)))


async def _open_tables(visit: Visit, language: str | None, game: str | None) -> list[_Listed]:
    hall = visit.hall
    if not hall.lobby:
        raise TurnedDown("lobby-closed", HTTPStatus.NOT_FOUND)
    found: list[_Listed] = []
    for name, listing in await hall.store.lobby(language):
        if game not in {None, "", listing.game} or len(found) == MOST_SHOWN:
            continue
        if not hall.node.presence.at(name):
            continue  # nobody is there to let anybody in
        try:
            table = await hall.keeper.look(name)
        except (Refused, StoreError):
            continue  # deleted a moment ago, or of a newer Parola
        if table.locked or visit.person in table.banned | table.turned_away:
            continue
        code = (await hall.node.doorway(name)).code
        host = (await hall.names.of([table.host]))[table.host]
        people = sum(not is_bot(one.person) for one in table.people)
        listed = LobbyTable(
            code, listing.language, listing.game, people, _free(table), host, listing.at
        )
        found.append((name, table, listed))
    return found


def _free(table: Table) -> int:
    seats = offered_seats(table.house.setup, table.game)
    return sum(not in_seat(table.people, seat) for seat in seats)


def _reluctance(one: _Listed) -> tuple[bool, int, int]:
    _, table, listed = one
    return (table.running is not None, -listed.people, -listed.at)


ROUTES = [
    route("/lobby", look, tells=list[LobbyTable]),
    route("/lobby/seat", seat_me, "POST", lambda limits: limits.knocks, asks=SeatMe, tells=Door),
]
