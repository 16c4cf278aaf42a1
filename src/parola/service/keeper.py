"""Keeps tables: every command goes through `handle`, and nothing is shown before it is written."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from random import Random, SystemRandom
from typing import Protocol

import structlog

from parola.bus.base import Bus
from parola.languages.referee import Kind
from parola.rules.clue import LONGEST
from parola.rules.commands import Give
from parola.rules.refusal import Refused
from parola.service.archive import after, decode_events, encode_events
from parola.service.directory import listing_of
from parola.service.library import Library, hear, referee
from parola.service.sheets import Sheets, entered
from parola.service.timekeeper import GRACE_MS, Timekeeper
from parola.store import inventory, statements
from parola.store.base import (
    Conflict,
    Entry,
    Listing,
    NoSuchTable,
    Repeated,
    Store,
    StoreError,
    Unavailable,
)
from parola.store.sheets import Entered
from parola.tables.commands import (
    Agree,
    Deal,
    KeeperCommand,
    PersonCommand,
    Play,
    Propose,
    Settle,
)
from parola.tables.house import House, Judging
from parola.tables.refusal import TableCode
from parola.tables.state import Hand, Table
from parola.tables.table import decide, open_table

HEAL_SECONDS = 5.0
IDLE_SECONDS = 600.0
"""How long a table that nobody watches stays in memory."""
TRIES = 20
"""How often a command is decided again when others came first."""

_log = structlog.get_logger()

Healer = Callable[[], Awaitable[None]]
"""Looks for news of its own that was missed."""
Watcher = Callable[[str], None]
"""Told that a table has changed; looks at it when it likes."""


class Follower(Protocol):
    """Shown every table of this node as it is opened and after each change, and None when it is put
    away; `here`, when this node wrote the change."""

    def __call__(self, name: str, table: Table | None, *, here: bool) -> None: ...


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Kept:
    """A table in memory: the fold of its log up to `head`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.head = 0
        self.told = 0
        """The entry up to which watchers have heard of it."""
        self.table: Table | None = None
        self.last_at = 0
        self.used = 0.0
        """When somebody last asked for it, by the event loop's clock."""
        self.turn = asyncio.Lock()
        """One command at a time; the log itself arbitrates between nodes."""

    def show(self, entry: Entry, table: Table | None) -> None:
        """What the table is after an entry that has been written."""
        self.table, self.head, self.last_at = table, entry.seq, entry.at


class Keeper:
    """All tables, as one node sees them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        random: Random | None = None,
        clock: Callable[[], int] = now_ms,
        heal_seconds: float = HEAL_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._store = store
        self._bus = bus
        self._random = random or SystemRandom()
        self._clock = clock
        self._kept: dict[str, Kept] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._followers: set[Follower] = set()
        self._healers: set[Healer] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle_seconds = idle_seconds
        self._time = Timekeeper(self._say, self._peek, clock)
        self.library = Library(store)
        self.sheets = Sheets(store)
        self._stop = bus.subscribe(self._hinted)
        self._healing = asyncio.get_running_loop().create_task(self._heal(heal_seconds))

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return self._clock()

    async def open(self, person: str, house: House, sheet: str | None = None) -> str:
        """A new table; its name is its link and carries 72 bits of chance."""
        if sheet is not None:
            await self.sheets.check(sheet, person)
        house = await self._fitted(house, sheet)
        name = secrets.token_urlsafe(9)
        events = open_table(person, house, sheet)
        entry = Entry(1, self._clock(), person, None, encode_events(events))
        kept = Kept(name)
        kept.show(entry, after(None, events))
        if kept.table is not None:
            await self._store.create(name, entry, listing_of(kept.table, entry.at))
        self._kept[name] = self._used(kept)
        return name

    async def handle(
        self,
        name: str,
        person: str | None,
        command: PersonCommand | KeeperCommand,
        command_id: str | None = None,
    ) -> bool:
        """Decide, write, then show. False when this very command was applied before.

        Raises `Refused`, and `Unavailable` when the store cannot promise anything.
        """
        kept = await self._load(name)
        if isinstance(command, Settle):
            sheet = kept.table.sheet if kept.table is not None else None
            command = Settle(await self._fitted(command.house, sheet))
        try:
            async with kept.turn:
                written = await self._insist(kept, person, command, command_id)
        except Repeated:
            await self._catch_up(kept)
            return False
        except Refused:
            self._news(kept, here=False)
            raise
        if written:
            self._time.keep(name)
            await self._bus.publish(name, kept.head)
        return True

    async def _insist(
        self,
        kept: Kept,
        person: str | None,
        command: PersonCommand | KeeperCommand,
        command_id: str | None,
    ) -> bool:
        """When others come first, look at what they did and decide again."""
        for _ in range(TRIES):
            try:
                return await self._try(kept, person, command, command_id)
            except Conflict:
                await self._read_news(kept)
        raise Unavailable("too many others came first")

    async def look(self, name: str) -> Table:
        """The table as it is now in the log."""
        kept = await self._load(name)
        if kept.table is None:
            raise Refused(TableCode.NO_SUCH_TABLE)
        return kept.table

    def at_hand(self, name: str) -> Table | None:
        """The table as `look` would tell it, if it need not be read first."""
        return self._peek(name)

    async def tables_of(self, person: str) -> list[tuple[str, Listing]]:
        """A person's tables, the latest used first."""
        return await self._store.tables_of(person)

    def watch(self, name: str, watcher: Watcher) -> Callable[[], None]:
        """Hear of every change of a table; returns how to stop."""
        self._watchers.setdefault(name, set()).add(watcher)
        return lambda: self._unwatch(name, watcher)

    def _unwatch(self, name: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(name, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(name, None)

    def follow(self, follower: Follower) -> Callable[[], None]:
        """Be shown every change of every table that this node keeps; returns how to stop."""
        self._followers.add(follower)
        return lambda: self._followers.discard(follower)

    def heal_too(self, healer: Healer) -> Callable[[], None]:
        """Look for what was missed whenever heads are looked at; returns how to stop."""
        self._healers.add(healer)
        return lambda: self._healers.discard(healer)

    async def close(self) -> None:
        """Finish what is under way and stop keeping time."""
        self._stop()
        self._healing.cancel()
        await self._time.close()
        await asyncio.gather(*self._tasks, self._healing, return_exceptions=True)

    async def _say(self, name: str, command: KeeperCommand) -> object:
        return await self.handle(name, None, command)

    def _peek(self, name: str) -> Table | None:
        kept = self._kept.get(name)
        return None if kept is None else kept.table

    def _used(self, kept: Kept) -> Kept:
        kept.used = asyncio.get_running_loop().time()
        return kept

    async def _load(self, name: str) -> Kept:
        kept = self._kept.get(name)
        if kept is not None and kept.table is not None:
            return self._used(kept)
        if kept is None:
            kept = self._kept[name] = Kept(name)
        try:
            async with kept.turn:
                if kept.table is None:
                    await self._read_news(kept)
                    kept.told = kept.head
        finally:
            if kept.table is None and self._kept.get(name) is kept:
                del self._kept[name]
        if kept.table is None:
            raise Refused(TableCode.NO_SUCH_TABLE)
        self._kept.setdefault(name, kept)  # somebody who waited with us may have failed
        self._tell(name)
        await self._time.make_good(name, kept.table, kept.last_at)
        self._time.keep(name)
        self._show(kept, here=True)
        return self._used(kept)

    async def _read_news(self, kept: Kept) -> None:
        """What other nodes have written: all of it, or nothing when some of it cannot be read."""
        table, entries = kept.table, await self._store.read(kept.name, kept.head)
        for entry in entries:
            table = after(table, decode_events(entry.events))
        if entries:
            kept.show(entries[-1], table)

    async def _try(
        self,
        kept: Kept,
        person: str | None,
        command: PersonCommand | KeeperCommand,
        command_id: str | None,
    ) -> bool:
        before = kept.table
        if before is None:
            raise Refused(TableCode.NO_SUCH_TABLE)
        at = self._clock()
        try:
            events = decide(before, person, command, await self._hand(before, command, at))
        except Refused:
            await self._look_again(kept, person, command_id)
            raise
        table = after(before, events)
        if not events or table is None:
            return False
        entry = Entry(kept.head + 1, at, person, command_id, encode_events(events))
        await self._append(kept, entry, listing_of(table, at), entered(before, table, at))
        kept.show(entry, table)
        return True

    async def _look_again(self, kept: Kept, person: str | None, command_id: str | None) -> None:
        """What is refused may have been applied before, and is answered then; or it was judged by
        what another node has changed since, and is judged again."""
        head, seq = await self._store.seen(statements.standing, kept.name, person, command_id)
        if seq is not None:
            raise Repeated(seq)
        if head is not None and head > kept.head:
            raise Conflict(head)

    async def _append(
        self, kept: Kept, entry: Entry, listing: Listing, mission: Entered | None
    ) -> None:
        try:
            await self._store.append(kept.name, entry, listing, mission)
        except Unavailable:
            # The commit may have happened all the same: ask before answering.
            if entry.command_id is None or entry.person is None:
                raise
            written = await self._store.find(kept.name, entry.person, entry.command_id)
            if written is None:
                raise
            raise Repeated(written) from None
        except NoSuchTable as gone:
            self._kept.pop(kept.name, None)
            raise Refused(TableCode.NO_SUCH_TABLE) from gone

    async def _fitted(self, house: House, sheet: str | None) -> House:
        """A house that can be played: its decks are there, its city is open."""
        await self.library.check(house)
        return await self.sheets.fitted(house, sheet)

    async def _hand(self, table: Table, command: PersonCommand | KeeperCommand, at: int) -> Hand:
        """What a decision needs from outside, and no more: most commands need no cards."""
        house = table.house
        dealing = isinstance(command, Deal | Propose | Agree)
        cards = await self.library.cards(house) if dealing else ()
        if house.judging is not Judging.REFEREE:
            return Hand(at, self._random, cards)
        move = command.move if isinstance(command, Play) else None
        if isinstance(move, Give) and len(move.word) <= LONGEST and table.running is not None:
            await hear(house, table.running, move.word)
        illegal, doubtful = (
            referee(house.language, house.clues, kind) for kind in (Kind.ILLEGAL, Kind.DOUBTFUL)
        )
        return Hand(at, self._random, cards, illegal, doubtful)

    def _hinted(self, name: str, head: int) -> None:
        """A table has news, perhaps from another node."""
        kept = self._kept.get(name)
        if kept is None:
            self._tell(name)
        elif kept.head < head:
            self._spawn(self._catch_up(kept))
        else:
            self._news(kept, here=True)

    async def _catch_up(self, kept: Kept) -> None:
        try:
            async with kept.turn:
                await self._read_news(kept)
        except StoreError:
            return  # healed later
        self._time.keep(kept.name)
        self._news(kept, here=False)

    def _news(self, kept: Kept, *, here: bool) -> None:
        if kept.told < kept.head:
            kept.told = kept.head
            self._tell(kept.name)
            self._show(kept, here=here)

    def _tell(self, name: str) -> None:
        for watcher in tuple(self._watchers.get(name, ())):
            watcher(name)

    def _show(self, kept: Kept, *, here: bool) -> None:
        self._show_followers(kept.name, kept.table, here=here)

    def _show_followers(self, name: str, table: Table | None, *, here: bool) -> None:
        for follower in tuple(self._followers):
            try:
                follower(name, table, here=here)
            except Exception as fault:  # noqa: BLE001 - who follows a table does not break it
                _log.warning("a follower failed", fault=type(fault).__name__)

    async def _heal(self, seconds: float) -> None:
        """Now and then: look for hints that were lost and for a clock that was set, and put away
        what nobody uses."""
        loop = asyncio.get_running_loop()
        ticked, told = loop.time(), self._clock()
        while True:
            await asyncio.sleep(seconds)
            since, passed = told, round((loop.time() - ticked) * 1000)
            ticked, told = loop.time(), self._clock()
            try:
                if abs(told - since - passed) > GRACE_MS:
                    await self._after_a_jump(since)
                await self._look_at_heads()
                for healer in tuple(self._healers):
                    await healer()
            except StoreError:
                continue
            except Exception as fault:  # noqa: BLE001 - what is broken today is looked at again tomorrow
                _log.warning("healing failed", fault=type(fault).__name__)
                continue
            self._put_away(loop.time() - self._idle_seconds)

    async def _look_at_heads(self) -> None:
        heads = await self._store.seen(inventory.heads, tuple(self._watchers))
        for name, head in heads.items():
            kept = self._kept.get(name)
            if kept is None:
                self._tell(name)
            elif head > kept.head or kept.told < kept.head:
                await self._catch_up(kept)

    async def _after_a_jump(self, told: int) -> None:
        """The clock of this machine was set: nobody loses or wins time by it."""
        for name in [name for name in self._kept if self._time.keeps(name)]:
            await self._time.skip(name, told)

    def _put_away(self, unused_since: float) -> None:
        for name, kept in tuple(self._kept.items()):
            busy = name in self._watchers or self._time.keeps(name) or kept.turn.locked()
            if not busy and kept.used < unused_since:
                del self._kept[name]
                self._show_followers(name, None, here=True)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
