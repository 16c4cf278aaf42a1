"""What is said at one table, as a room on this node remembers it."""

from collections.abc import Iterable

from parola.store import talk as sql
from parola.store.base import Message, Store

LAST = 100
"""How much of it a whole view shows."""
REMEMBERED = 2_000


class Conversation:
    """The last messages of every room of a table, and what has come or gone since it was asked."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._messages: dict[int, Message] | None = None
        self._gone: list[Message] = []
        self._newest = 0
        self._asked = False

    def listen(self) -> None:
        """Somebody has said something: it will be asked for."""
        self._asked = True

    async def news(self) -> tuple[list[Message], list[Message]]:
        """What was said since this was last asked, and what was taken away. All that was said
        before the first time is no news."""
        if self._messages is None:
            found = await self._store.seen(sql.lately, self._table, LAST)
            self._messages = {one.number: one for one in found}
            self._newest = max(self._messages, default=0)
            return [], []
        said = []
        if self._asked:
            self._asked = False
            said = await self._store.said(self._table, self._newest)
        self._messages.update({one.number: one for one in said})
        self._newest = max(self._newest, *(one.number for one in said), 0)
        while len(self._messages) > REMEMBERED:
            del self._messages[next(iter(self._messages))]
        gone, self._gone = self._gone, []
        away = {one.number for one in gone}
        return [one for one in said if one.number not in away], gone

    def lately(self, rooms: Iterable[str]) -> list[Message]:
        """The last of what was said in these rooms."""
        wanted = frozenset(rooms)
        known = (self._messages or {}).values()
        return [one for one in known if one.room in wanted][-LAST:]

    def people(self) -> set[str]:
        """Who has said something."""
        return {one.person for one in (self._messages or {}).values()}

    def unsay(self, number: int) -> None:
        """A message was taken away."""
        gone = (self._messages or {}).pop(number, None)
        if gone is not None:
            self._gone.append(gone)

    def forget(self, person: str) -> bool:
        """All that somebody said was taken away; whether they had said anything."""
        theirs = [one.number for one in (self._messages or {}).values() if one.person == person]
        for number in theirs:
            self.unsay(number)
        return bool(theirs)
