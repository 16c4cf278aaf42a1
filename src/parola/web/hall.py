"""All that requests share: the keeper, the store, the rooms with lookers, the limits."""

from parola.bus.base import Bus
from parola.service.keeper import Keeper
from parola.store.base import Store
from parola.web.identity import Identity
from parola.web.limits import Limit
from parola.web.page import Page
from parola.web.room import Room


class Hall:
    """One node's, for as long as it runs."""

    def __init__(
        self, keeper: Keeper, store: Store, bus: Bus, identity: Identity, *, lobby: bool = False
    ) -> None:
        self.keeper = keeper
        self.store = store
        self.bus = bus
        self.identity = identity
        self.lobby = lobby
        self.page = Page()
        self.orders = Limit(burst=60, per_second=10)
        self.tables = Limit(burst=20, per_second=0.05)
        self._rooms: dict[str, Room] = {}

    def room(self, name: str) -> Room:
        """The room of a table, opened when the first looker comes."""
        room = self._rooms.get(name)
        if room is None:
            room = self._rooms[name] = Room(self.keeper, name)
        return room

    def tidy(self, name: str) -> None:
        """Close a room that nobody looks into."""
        room = self._rooms.get(name)
        if room is not None and not room.lookers:
            room.close()
            del self._rooms[name]

    async def close(self) -> None:
        """Finish what is under way."""
        for room in self._rooms.values():
            room.close()
        await self.keeper.close()
        await self.bus.close()
        await self.store.close()
