"""Everybody who looks at one table through this node: one view per audience, encoded once."""

import asyncio
from collections.abc import Callable

from parola.rules.events import LogEntry
from parola.rules.seats import Audience
from parola.service.keeper import Keeper
from parola.tables.state import Table
from parola.tables.view import audience, table_view
from parola.web.wire import LogTail, Sections, encode_shown, log_of, sections_of


class Looker:
    """One socket's place in the room: a slot for one message, never a queue. Who reads slowly is
    sent the newest view instead of all that they missed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.audience: Audience | None = None
        self.news = asyncio.Event()
        self._slot: bytes | None = None
        self._behind = True

    def offer(self, message: bytes) -> None:
        """The next change; when the last one has not been taken yet, the looker is behind."""
        if self._slot is not None:
            self._slot, self._behind = None, True
        elif not self._behind:
            self._slot = message
        self.news.set()

    def fall_behind(self) -> None:
        """Only a whole view will do now."""
        self._slot, self._behind = None, True
        self.news.set()

    def take(self, whole: Callable[[], bytes]) -> bytes | None:
        """What to send now, if anything."""
        self.news.clear()
        if self._behind:
            self._behind = False
            return whole()
        message, self._slot = self._slot, None
        return message


class _Scene:
    """What an audience was last shown, and how often it saw something change."""

    def __init__(self) -> None:
        self.seen = 0
        self.sections: Sections = {}
        self.log: tuple[LogEntry, ...] = ()

    def show(self, sections: Sections, log: tuple[LogEntry, ...]) -> bytes | None:
        """The change as a message; None when this audience can see none."""
        changed = {name: part for name, part in sections.items() if self.sections.get(name) != part}
        tail = self._tail(log)
        if not changed and tail is None:
            return None
        self.seen += 1
        self.sections, self.log = sections, log
        return encode_shown(self.seen, changed, tail, whole=False)

    def _tail(self, log: tuple[LogEntry, ...]) -> LogTail | None:
        if log == self.log:
            return None
        if log[: len(self.log)] == self.log:
            return LogTail(len(self.log), log[len(self.log) :])
        return LogTail(0, log)

    def whole(self) -> bytes:
        return encode_shown(self.seen, self.sections, LogTail(0, self.log), whole=True)


class Room:
    """The lookers at one table."""

    def __init__(self, keeper: Keeper, name: str) -> None:
        self._keeper = keeper
        self.name = name
        self.lookers: set[Looker] = set()
        self._scenes: dict[Audience, _Scene] = {}
        self._dirty = asyncio.Event()
        self._stop = keeper.watch(name, lambda _: self._dirty.set())
        self._task = asyncio.get_running_loop().create_task(self._show_changes())

    async def enter(self, looker: Looker) -> None:
        """Begin to look."""
        self.lookers.add(looker)
        await self._refresh()
        looker.fall_behind()

    def leave(self, looker: Looker) -> None:
        self.lookers.discard(looker)
        self._dirty.set()

    def close(self) -> None:
        self._stop()
        self._task.cancel()

    def whole(self, looker: Looker) -> bytes:
        """All that this looker may know."""
        return self._scenes[looker.audience or Audience.TABLE].whole()

    async def _show_changes(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            await self._refresh()

    async def _refresh(self) -> None:
        table = await self._keeper.look(self.name)
        names = await self._keeper.names([one.person for one in table.people])
        here = len({looker.person for looker in self.lookers})
        by_audience = self._sorted(table)
        for which, lookers in by_audience.items():
            view = table_view(table, which)
            scene = self._scenes.setdefault(which, _Scene())
            message = scene.show(sections_of(view, names, here=here), log_of(view))
            for looker in lookers:
                if looker.audience is not which:
                    looker.audience = which
                    looker.fall_behind()
                elif message is not None:
                    looker.offer(message)

    def _sorted(self, table: Table) -> dict[Audience, list[Looker]]:
        found: dict[Audience, list[Looker]] = {}
        for looker in self.lookers:
            found.setdefault(audience(table, looker.person), []).append(looker)
        return found
