"""Mission sheets: a team's own, shared by link, filled in by the tables that play for it (R90)."""

import secrets

import msgspec

from parola.rules import missions
from parola.rules.duet import DuetState
from parola.rules.match import ClassicSetup
from parola.rules.missions import Attempt, Sheet
from parola.rules.refusal import Code, Refused
from parola.store import sheets as kept
from parola.store.base import Store
from parola.store.sheets import Entered
from parola.tables.house import House
from parola.tables.refusal import TableCode
from parola.tables.state import Table


class Sheets:
    """Every team's sheet."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, person: str, name: str, at: int) -> str:
        """A new sheet; like a table's, its name is its link."""
        link = secrets.token_urlsafe(9)
        await self._store.written(kept.keep, link, missions.new_sheet(name, (person,)), at)
        return link

    async def look(self, name: str) -> Sheet:
        """The sheet as it is now; its members are people's ids."""
        sheet = await self._store.seen(kept.sheet, name)
        if sheet is None:
            raise Refused(TableCode.NO_SUCH_SHEET)
        return sheet

    async def of(self, person: str) -> list[tuple[str, Sheet]]:
        """The sheets of a person's teams, the newest first."""
        found = await self._store.seen(kept.sheets_of, person)
        return [(name, await self.look(name)) for name in found]

    async def join(self, name: str, person: str, at: int) -> None:
        """Become one of the team."""
        sheet = await self.look(name)
        if person not in sheet.members:
            missions.with_members(sheet, (*sheet.members, person))
            await self._store.written(kept.join, name, person, at)

    async def write(self, name: str, person: str, title: str | None, notes: str | None) -> None:
        """Another name, other notes; for the team."""
        sheet = await self.look(name)
        _check_member(sheet, person)
        if title is not None:
            title = missions.renamed(sheet, title).name
        if notes is not None:
            notes = missions.with_notes(sheet, notes).notes
        await self._store.written(kept.write, name, title, notes)

    async def check(self, name: str, person: str) -> None:
        """Refuse a table for a sheet of which somebody is no member."""
        _check_member(await self.look(name), person)

    async def fitted(self, house: House, name: str | None) -> House:
        """A house with the numbers of its city, which must be open on the sheet (R90, R91)."""
        setup = house.setup
        if isinstance(setup, ClassicSetup) or setup.city is None:
            return house
        if name is not None:
            city = missions.choose(await self.look(name), setup.city)
        elif (found := missions.CITIES.get(setup.city)) is not None:
            city = found
        else:
            raise Refused(Code.NO_SUCH_CITY, city=setup.city)
        change = msgspec.structs.replace
        return change(house, setup=change(setup, tokens=city.tokens, mistakes=city.mistakes))


def _check_member(sheet: Sheet, person: str) -> None:
    if person not in sheet.members:
        raise Refused(TableCode.NOT_A_MEMBER)


def entered(before: Table | None, after: Table, at: int) -> Entered | None:
    """The mission that ends between these two moments of a table with a sheet, if one does."""
    ended = len(after.match.results)
    if before is None or after.sheet is None or ended == len(before.match.results):
        return None
    game = after.game
    if not isinstance(game, DuetState) or game.deal.city is None:
        return None
    return Entered(after.sheet, ended, Attempt(game.deal.city, game.won is True, at))
