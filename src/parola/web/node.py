"""What one node has: the keeper of tables, the store and the bus, and what it remembers of names
and of who is here."""

from parola.bus.base import Bus
from parola.service.bots import Bots
from parola.service.keeper import Keeper
from parola.service.thinking import Thinking
from parola.service.upkeep import Upkeep
from parola.store import codes
from parola.store.base import Store
from parola.store.codes import Doorway
from parola.web.names import Names
from parola.web.presence import GRACE_SECONDS, Presence
from parola.web.warming import Warming

HOST_PATIENCE_SECONDS = 90.0
"""How long a table waits for its host before somebody else becomes it."""


class Node:
    """One server process."""

    def __init__(
        self,
        keeper: Keeper,
        store: Store,
        bus: Bus,
        *,
        grace_seconds: float = GRACE_SECONDS,
        host_patience: float = HOST_PATIENCE_SECONDS,
    ) -> None:
        self.keeper = keeper
        self.store = store
        self.bus = bus
        self.host_patience = host_patience
        self.warming = Warming()
        self.names = Names(store, bus)
        self.presence = Presence(bus, grace_seconds=grace_seconds)
        self.bots = Bots(keeper, Thinking())
        self.upkeep = Upkeep(store)

    async def doorway(self, table: str) -> Doorway:
        """How one comes to this table by a code."""
        known = await self.store.seen(codes.known, table)
        return known if known is not None else await self.store.written(codes.doorway, table)

    async def close(self) -> None:
        """Finish what is under way."""
        await self.bots.close()
        await self.upkeep.close()
        self.presence.close()
        await self.warming.close()
        self.names.close()
        await self.keeper.close()
        await self.bus.close()
        await self.store.close()
