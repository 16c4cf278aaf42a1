"""What people call themselves, remembered on every node until it changes."""

from collections import OrderedDict
from collections.abc import Callable, Iterable

from parola.bus.base import Bus
from parola.store.base import Store

MOST_KEPT = 50_000
RENAMED = "renamed"

Watcher = Callable[[str], None]
"""Told who is called otherwise now."""


class Names:
    """Of people, by their ids."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._known: OrderedDict[str, str] = OrderedDict()
        self._watchers: list[Watcher] = []
        self._stop = bus.hear(RENAMED, self._renamed)

    async def of(self, people: Iterable[str]) -> dict[str, str]:
        """Their names; "" for who has none."""
        wanted = dict.fromkeys(people)
        unknown = [person for person in wanted if person not in self._known]
        if unknown:
            found = await self._store.names(unknown)
            self._known.update({person: found.get(person, "") for person in unknown})
        names = {person: self._known[person] for person in wanted}
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return names

    async def rename(self, person: str, name: str) -> None:
        """Keep somebody's name; whoever sees them is told."""
        await self._store.rename(person, name)
        await self._bus.tell(RENAMED, person)

    async def forget(self, person: str) -> None:
        """Their name and words are deleted."""
        await self._store.forget(person)
        await self._bus.tell(RENAMED, person)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Hear who is called otherwise; returns how to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def close(self) -> None:
        self._stop()

    def _renamed(self, person: str) -> None:
        self._known.pop(person, None)
        for watcher in tuple(self._watchers):
            watcher(person)
