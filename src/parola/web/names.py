"""What people call themselves, remembered on every node until it changes."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping

from parola.bus.base import Bus
from parola.store.base import Store

MOST_KEPT = 50_000
RENAMED = "renamed"

Watcher = Callable[[str], None]
"""Told who is called otherwise now."""
Showing = Callable[[], Mapping[str, str]]
"""The names that a watcher shows now."""


class Names:
    """Of people, by their ids."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._known: OrderedDict[str, str] = OrderedDict()
        self._watchers: list[tuple[Watcher, Showing]] = []
        self._renamings = 0
        self._stop = bus.hear(RENAMED, self._renamed)

    async def of(self, people: Iterable[str]) -> dict[str, str]:
        """Their names; "" for who has none."""
        wanted = dict.fromkeys(people)
        names = {person: self._known.get(person) for person in wanted}
        unknown = [person for person, name in names.items() if name is None]
        if unknown:
            renamings = self._renamings
            found = await self._store.names(unknown)
            fresh = {person: found.get(person, "") for person in unknown}
            if renamings == self._renamings:  # else it may be old already
                self._known.update(fresh)
            names |= fresh
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return {person: name or "" for person, name in names.items()}

    async def rename(self, person: str, name: str) -> None:
        """Keep somebody's name; whoever sees them is told."""
        await self._store.rename(person, name)
        await self._bus.tell(RENAMED, person)

    async def forget(self, person: str) -> None:
        """Their name and words are deleted."""
        await self._store.forget(person)
        await self._bus.tell(RENAMED, person)

    def watch(self, watcher: Watcher, showing: Showing) -> Callable[[], None]:
        """Hear who is called otherwise; returns how to stop."""
        one = watcher, showing
        self._watchers.append(one)
        return lambda: self._watchers.remove(one)

    async def look_again(self) -> None:
        """Find what was not heard of. Names that nobody shows are asked for when wanted."""
        shown = {pair for _, showing in self._watchers for pair in showing().items()}
        people = {person for person, _ in shown}
        for person in [person for person in self._known if person not in people]:
            del self._known[person]
        found = await self._store.names(tuple(people))
        for person in {person for person, name in shown if name != found.get(person, "")}:
            self._renamed(person)

    def close(self) -> None:
        self._stop()

    def _renamed(self, person: str) -> None:
        self._renamings += 1
        self._known.pop(person, None)
        for watcher, _ in tuple(self._watchers):
            watcher(person)
