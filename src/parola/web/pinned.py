"""The mission sheet of a table, as it hangs on the wall of its room."""

import time

from parola.service.keeper import Keeper
from parola.tables.state import Table
from parola.web.wire import SheetOfTable

GLANCE_SECONDS = 5.0
"""How long it may hang there without a look at what the team has written since."""


class PinnedSheet:
    """Looked at anew after every game, and now and then."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._sheet: SheetOfTable | None = None
        self._games = -1
        self._until = 0.0

    async def of(self, table: Table) -> SheetOfTable | None:
        """The sheet that the table plays for, if it plays for one (R90)."""
        if table.sheet is None:
            return None
        games = len(table.match.results)
        if games != self._games or time.monotonic() > self._until:
            sheet = await self._keeper.sheets.look(table.sheet)
            self._sheet = SheetOfTable(
                table.sheet, sheet.name, tuple(sorted(sheet.won)), tuple(sorted(sheet.open))
            )
            self._games, self._until = games, time.monotonic() + GLANCE_SECONDS
        return self._sheet
