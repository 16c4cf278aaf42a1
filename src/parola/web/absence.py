"""A table whose host is gone for long gets another one, so that play goes on."""

import asyncio

from parola.rules.refusal import Refused
from parola.store.base import StoreError
from parola.tables.commands import HostGone
from parola.tables.seating import is_bot
from parola.tables.state import Table
from parola.web.node import Node


class Absence:
    """Watches over the host of one table, while somebody looks at it."""

    def __init__(self, node: Node, name: str) -> None:
        self._node = node
        self._name = name
        self._timer: asyncio.TimerHandle | None = None
        self._passing: asyncio.Task[None] | None = None

    def look(self, table: Table) -> None:
        """The table or who is present has changed."""
        if not self._missed(table):
            self.close()
        elif self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._node.host_patience, self._ring)

    def close(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _missed(self, table: Table) -> bool:
        """Whether the host is away and somebody else is not."""
        present = self._node.presence.at(self._name)
        people = (one.person for one in table.people if not is_bot(one.person))
        return table.host not in present and any(person in present for person in people)

    def _ring(self) -> None:
        self._timer = None
        self._passing = asyncio.get_running_loop().create_task(self._pass_on())

    async def _pass_on(self) -> None:
        here = tuple(sorted(self._node.presence.at(self._name)))
        try:
            await self._node.keeper.handle(self._name, None, HostGone(here))
        except (Refused, StoreError):
            return  # the host is back, or another node was quicker
