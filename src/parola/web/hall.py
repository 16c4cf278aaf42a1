"""All that requests share: the node, the rooms with lookers, the limits."""

from parola.store import talk
from parola.web.address import Proxies
from parola.web.banned import LOOK_SECONDS, Banned
from parola.web.identity import Identity
from parola.web.limits import Limits
from parola.web.metrics import Metrics
from parola.web.node import Node
from parola.web.page import Page
from parola.web.room import Room

SAID, UNSAID, FORGOTTEN = "said", "unsaid", "forgotten"
"""What nodes tell each other of talk, which is in no log."""
TOO_MUCH, TOO_LARGE, FAULT, LATER, NOT_KNOWN = 1008, 1009, 1011, 1013, 4403
"""Why a socket is closed."""


class Hall:
    """One node's, for as long as it runs."""

    def __init__(
        self,
        node: Node,
        identity: Identity,
        *,
        lobby: bool = False,
        proxies: Proxies | None = None,
        ban_seconds: float = LOOK_SECONDS,
    ) -> None:
        self.node = node
        self.keeper = node.keeper
        self.store = node.store
        self.names = node.names
        self.identity = identity
        self.lobby = lobby
        self.proxies = proxies or Proxies()
        self.page = Page()
        self.limits = Limits()
        self.metrics = Metrics()
        self.banned = Banned(node.store, look_seconds=ban_seconds)
        self.banned.watch(self._cut_off)
        self._rooms: dict[str, Room] = {}
        self._stops = (
            node.bus.hear(SAID, self._said),
            node.bus.hear(UNSAID, self._unsaid),
            node.bus.hear(FORGOTTEN, self._forgotten),
            node.keeper.heal_too(self._look_again),
        )

    def room(self, name: str) -> Room:
        """The room of a table, opened when the first looker comes."""
        room = self._rooms.get(name)
        if room is None:
            room = self._rooms[name] = Room(self.node, name)
            self.metrics.rooms.set(len(self._rooms))
        return room

    def tidy(self, name: str) -> None:
        """Close a room that nobody looks into."""
        room = self._rooms.get(name)
        if room is not None and not room.lookers:
            room.close()
            del self._rooms[name]
            self.metrics.rooms.set(len(self._rooms))

    async def close(self) -> None:
        """Finish what is under way."""
        for stop in self._stops:
            stop()
        self.banned.close()
        for room in self._rooms.values():
            room.close()
        await self.node.close()

    async def _look_again(self) -> None:
        """For names and talk that this node did not hear of."""
        await self.names.look_again()
        rooms = tuple(self._rooms.values())
        stands = await self.store.seen(talk.standings, tuple(room.name for room in rooms))
        for room in rooms:
            room.talk_stands(stands.get(room.name, talk.SILENCE))

    def _said(self, table: str) -> None:
        if table in self._rooms:
            self._rooms[table].said()

    def _unsaid(self, text: str) -> None:
        number, _, table = text.partition(" ")
        if table in self._rooms and number.isdecimal():
            self._rooms[table].unsaid(int(number))

    def _forgotten(self, person: str) -> None:
        for room in self._rooms.values():
            room.forgotten(person)

    def _cut_off(self, people: frozenset[str]) -> None:
        for room in self._rooms.values():
            for looker in tuple(room.lookers):
                if looker.person in people:
                    looker.line.close(NOT_KNOWN)
