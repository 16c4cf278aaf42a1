"""Everybody who looks at one table through this node: one view for all who see the same, encoded
once, and beside it for each reader what concerns them alone."""

import asyncio
from collections.abc import Callable

import msgspec

from parola.rules.events import LogEntry
from parola.service.keeper import Keeper, now_ms
from parola.tables.state import Knock, Table
from parola.tables.view import Onlooker, onlooker, table_view, you
from parola.web.sections import Sections, Surroundings, encode_view, log_of, sections_of
from parola.web.wire import KnockSection, LogTail, YouSection, encode


class Looker:
    """One socket's place in the room: a slot for one message, never a queue. Who reads slowly is
    sent the newest view instead of all that they missed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.kind: Onlooker | None = None
        self.you = b""
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


class _Change(msgspec.Struct, frozen=True):
    """What somebody saw change."""

    seen: int
    at: int
    sections: Sections
    log: LogTail | None

    def message(self, you: bytes | None = None) -> bytes:
        mine = {} if you is None else {"you": you}
        return encode_view(self.seen, self.at, {**self.sections, **mine}, self.log, whole=False)


class _Scene:
    """What one kind of onlooker was last shown, and how often it saw something change."""

    def __init__(self) -> None:
        self.seen = 0
        self.sections: Sections = {}
        self.log: tuple[LogEntry, ...] = ()

    def show(self, sections: Sections, log: tuple[LogEntry, ...]) -> _Change:
        changed = {name: part for name, part in sections.items() if self.sections.get(name) != part}
        tail = self._tail(log)
        if changed or tail is not None:
            self.seen += 1
            self.sections, self.log = sections, log
        return _Change(self.seen, now_ms(), changed, tail)

    def _tail(self, log: tuple[LogEntry, ...]) -> LogTail | None:
        if log == self.log:
            return None
        if log[: len(self.log)] == self.log:
            return LogTail(len(self.log), log[len(self.log) :])
        return LogTail(0, log)

    def whole(self, you: bytes) -> bytes:
        log = LogTail(0, self.log) if "game" in self.sections else None
        return encode_view(self.seen, now_ms(), {**self.sections, "you": you}, log, whole=True)


class Room:
    """The lookers at one table."""

    def __init__(self, keeper: Keeper, name: str) -> None:
        self._keeper = keeper
        self.name = name
        self.lookers: set[Looker] = set()
        self._scenes: dict[Onlooker, _Scene] = {}
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
        return self._scenes[looker.kind or Onlooker()].whole(looker.you)

    async def glance(self, person: str) -> bytes:
        """All that this person may know now."""
        table = await self._keeper.look(self.name)
        around = await self._around(table)
        kind = onlooker(table, person)
        self._scene(table, kind, around)
        return self._scenes[kind].whole(encode(your_section(table, person, around)))

    async def _show_changes(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            await self._refresh()

    async def _around(self, table: Table) -> Surroundings:
        asking = [knock.person for knock in table.knocks]
        looking = [looker.person for looker in self.lookers]
        people = [one.person for one in table.people]
        names = await self._keeper.names([*people, *asking, *looking])
        return Surroundings(names, frozenset(looking))

    def _scene(self, table: Table, kind: Onlooker, around: Surroundings) -> _Change:
        view = table_view(table, kind.audience)
        sections = sections_of(table, view, around, inside=kind.audience is not None)
        scene = self._scenes.setdefault(kind, _Scene())
        return scene.show(sections, log_of(view))

    async def _refresh(self) -> None:
        table = await self._keeper.look(self.name)
        around = await self._around(table)
        for kind, lookers in self._sorted(table).items():
            change = self._scene(table, kind, around)
            shared = change.message() if change.sections or change.log else None
            for looker in lookers:
                mine = encode(your_section(table, looker.person, around))
                if looker.kind != kind:
                    looker.kind, looker.you = kind, mine
                    looker.fall_behind()
                elif looker.you != mine:
                    looker.you = mine
                    looker.offer(change.message(mine))
                elif shared is not None:
                    looker.offer(shared)

    def _sorted(self, table: Table) -> dict[Onlooker, list[Looker]]:
        found: dict[Onlooker, list[Looker]] = {}
        for looker in self.lookers:
            found.setdefault(onlooker(table, looker.person), []).append(looker)
        return found


def your_section(table: Table, person: str, around: Surroundings) -> YouSection:
    """What concerns this person alone, with names."""
    mine, name = you(table, person), around.names.get

    def told(knock: Knock) -> KnockSection:
        claims = knock.claims
        claimed = None if claims is None else name(claims, "")
        return KnockSection(knock.person, claims, name(knock.person, ""), claimed)

    return YouSection(
        person=person,
        name=name(person, ""),
        member=mine.member,
        host=mine.host,
        seat=mine.seat,
        screen=mine.screen,
        audience=mine.audience,
        silenced=mine.silenced,
        rooms=mine.rooms,
        knocks=tuple(told(knock) for knock in mine.knocks),
        knocking=None if mine.knocking is None else told(mine.knocking),
        turned_away=mine.turned_away,
        acting=mine.acting,
        agree=mine.agree,
        may_ask=mine.may_ask,
        may_answer=mine.may_answer,
    )
