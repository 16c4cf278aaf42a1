"""Keeps tables: every command goes through `handle`, and nothing is shown before it is written."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from random import Random, SystemRandom
from typing import Protocol

from parola.bus.base import Bus
from parola.languages.referee import Kind
from parola.rules.clue import LONGEST
from parola.rules.commands import Give
from parola.rules.match import ClassicSetup
from parola.rules.refusal import Refused
from parola.service.archive import decode_events, encode_events
from parola.service.library import Library, hear, referee
from parola.service.sheets import Sheets, entered
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
    Downtime,
    KeeperCommand,
    PersonCommand,
    Play,
    Propose,
    Settle,
    TurnTimeUp,
)
from parola.tables.events import Opened, TableEvent
from parola.tables.house import House, Judging
from parola.tables.refusal import TableCode
from parola.tables.state import Hand, Table
from parola.tables.table import decide, evolve, open_table, opened

HEAL_SECONDS = 5.0
TRIES = 20
"""How often a command is decided again when others came first."""
GRACE_MS = 3_000
"""A deadline that passed longer ago than this, passed while nobody kept time."""

Watcher = Callable[[str], None]
"""Told that a table has changed; looks at it when it likes."""


class Follower(Protocol):
    """Shown every table of this node as it is opened and after each change; `here`, when this node
    wrote the change."""

    def __call__(self, name: str, table: Table, *, here: bool) -> None: ...


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Kept:
    """A table in memory: the fold of its log up to `head`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.head = 0
        self.table: Table | None = None
        self.last_at = 0
        self.commands: set[tuple[str, str]] = set()
        """Who has sent what: a repeated command is answered, not applied."""
        self.turn = asyncio.Lock()
        """One command at a time; the log itself arbitrates between nodes."""
        self.timer: asyncio.TimerHandle | None = None

    def fold(self, entry: Entry) -> None:
        for event in decode_events(entry.events):
            self.apply(event)
        self.note(entry)

    def note(self, entry: Entry) -> None:
        self.head, self.last_at = entry.seq, entry.at
        if entry.person is not None and entry.command_id is not None:
            self.commands.add((entry.person, entry.command_id))

    def apply(self, event: TableEvent) -> None:
        if self.table is None:
            if not isinstance(event, Opened):
                raise TypeError("a log begins with the opening of its table")
            self.table = opened(event)
        else:
            self.table = evolve(self.table, event)


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
    ) -> None:
        self._store = store
        self._bus = bus
        self._random = random or SystemRandom()
        self._clock = clock
        self._kept: dict[str, Kept] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._followers: set[Follower] = set()
        self._names: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
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
        kept = Kept(name)
        events = open_table(person, house, sheet)
        for event in events:
            kept.apply(event)
        entry = Entry(1, self._clock(), person, None, encode_events(events))
        await self._store.create(name, entry, self._listing(kept, entry.at))
        kept.note(entry)
        self._kept[name] = kept
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
        async with kept.turn:
            for _ in range(TRIES):
                try:
                    written = await self._try(kept, person, command, command_id)
                except Conflict:
                    await self._read_news(kept)
                    continue
                except Repeated:
                    await self._read_news(kept)
                    return False
                break
            else:
                raise Unavailable("too many others came first")
        if written:
            self._keep_time(kept)
            await self._bus.publish(name, kept.head)
        return True

    async def look(self, name: str) -> Table:
        """The table as it is now in the log."""
        kept = await self._load(name)
        if kept.table is None:
            raise Refused(TableCode.NO_SUCH_TABLE)
        return kept.table

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """What these people call themselves."""
        unknown = [person for person in people if person not in self._names]
        if unknown:
            found = await self._store.names(unknown)
            self._names.update({person: found.get(person, "") for person in unknown})
        return {person: self._names.get(person, "") for person in people}

    async def rename(self, person: str, name: str) -> None:
        """Keep somebody's name; tables where they sit show it at once."""
        await self._store.rename(person, name)
        self._names[person] = name
        for table, _ in await self._store.tables_of(person):
            self._tell(table)

    async def tables_of(self, person: str) -> list[tuple[str, Listing]]:
        """A person's tables, the latest used first."""
        return await self._store.tables_of(person)

    def watch(self, name: str, watcher: Watcher) -> Callable[[], None]:
        """Hear of every change of a table; returns how to stop."""
        self._watchers.setdefault(name, set()).add(watcher)
        return lambda: self._watchers.get(name, set()).discard(watcher)

    def follow(self, follower: Follower) -> Callable[[], None]:
        """Be shown every change of every table that this node keeps; returns how to stop."""
        self._followers.add(follower)
        return lambda: self._followers.discard(follower)

    async def close(self) -> None:
        """Finish what is under way and stop keeping time."""
        self._stop()
        self._healing.cancel()
        for kept in self._kept.values():
            if kept.timer is not None:
                kept.timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _load(self, name: str) -> Kept:
        kept = self._kept.get(name)
        if kept is not None and kept.table is not None:
            return kept
        if kept is None:
            kept = self._kept[name] = Kept(name)
        async with kept.turn:
            if kept.table is None:
                await self._read_news(kept)
        if kept.table is None:
            self._kept.pop(name, None)
            raise Refused(TableCode.NO_SUCH_TABLE)
        await self._after_downtime(kept)
        self._show(kept, here=True)
        return kept

    async def _read_news(self, kept: Kept) -> None:
        for entry in await self._store.read(kept.name, kept.head):
            kept.fold(entry)

    async def _try(
        self,
        kept: Kept,
        person: str | None,
        command: PersonCommand | KeeperCommand,
        command_id: str | None,
    ) -> bool:
        table = kept.table
        if table is None:
            raise Refused(TableCode.NO_SUCH_TABLE)
        if (person, command_id) in kept.commands:
            raise Repeated(kept.head)
        at = self._clock()
        hand = await self._hand(table, command, at)
        events = decide(table, person, command, hand)
        if not events:
            return False
        entry = Entry(kept.head + 1, at, person, command_id, encode_events(events))
        after = Kept(kept.name)
        after.table = table
        for event in events:
            after.apply(event)
        await self._append(kept, entry, self._listing(after, at), entered(table, after.table, at))
        kept.table = after.table
        kept.note(entry)
        return True

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

    def _listing(self, kept: Kept, at: int) -> Listing:
        table = kept.table
        if table is None:
            raise TypeError("a table is listed when it is open")
        setup = table.house.setup
        game = str(setup.form) if isinstance(setup, ClassicSetup) else "duet"
        people = tuple(one.person for one in table.people)
        running = table.running is not None
        return Listing(table.house.language, game, people, table.company, at, running)

    def _hinted(self, name: str, head: int) -> None:
        """A table has news, perhaps from another node."""
        kept = self._kept.get(name)
        if kept is not None and kept.head < head:
            self._spawn(self._catch_up(kept))
        else:
            self._tell(name)
            self._show(kept, here=True)

    async def _catch_up(self, kept: Kept) -> None:
        async with kept.turn:
            await self._read_news(kept)
        self._keep_time(kept)
        self._tell(kept.name)
        self._show(kept, here=False)

    async def _heal(self, seconds: float) -> None:
        """A hint may be lost: look now and then at the heads of the tables that are watched."""
        while True:
            await asyncio.sleep(seconds)
            for name in [name for name, watchers in self._watchers.items() if watchers]:
                kept = self._kept.get(name)
                try:
                    head = await self._store.head(name)
                except StoreError:
                    continue
                if kept is not None and head is not None and head > kept.head:
                    await self._catch_up(kept)

    def _tell(self, name: str) -> None:
        for watcher in tuple(self._watchers.get(name, ())):
            watcher(name)

    def _show(self, kept: Kept | None, *, here: bool) -> None:
        if kept is not None and kept.table is not None:
            for follower in tuple(self._followers):
                follower(kept.name, kept.table, here=here)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _keep_time(self, kept: Kept) -> None:
        """Ring when the game's clock runs out. Another node may ring too; one is refused."""
        if kept.timer is not None:
            kept.timer.cancel()
            kept.timer = None
        game = kept.table.running if kept.table is not None else None
        if game is None or game.clock.deadline is None:
            return
        wait = max(game.clock.deadline - self._clock(), 0) / 1000
        loop = asyncio.get_running_loop()
        kept.timer = loop.call_later(wait, self._ring, kept, game.turn)

    def _ring(self, kept: Kept, turn: int) -> None:
        self._spawn(self._time_up(kept, turn))

    async def _time_up(self, kept: Kept, turn: int) -> None:
        try:
            await self.handle(kept.name, None, TurnTimeUp(turn))
        except Refused:
            self._keep_time(kept)  # a millisecond early, or the turn is over

    async def _after_downtime(self, kept: Kept) -> None:
        """Time that ran while nobody kept it is granted anew."""
        game = kept.table.running if kept.table is not None else None
        deadline = game.clock.deadline if game is not None else None
        if deadline is not None and deadline + GRACE_MS < self._clock():
            try:
                await self.handle(kept.name, None, Downtime(kept.last_at))
            except Refused:
                return  # another node was quicker
        self._keep_time(kept)
