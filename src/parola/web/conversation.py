"""What is said at one table, as a room on this node remembers it."""

from collections.abc import Iterable, Sequence

from parola.store import talk as sql
from parola.store.base import Message, Store
from parola.store.talk import SILENCE, Standing

LAST = 100
"""How much of it a whole view shows."""
REMEMBERED = 2_000


class Conversation:
    """The last messages of every room of a table, and what came or went that was not shown yet."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._messages: dict[int, Message] | None = None
        self._oldest: dict[str, int] = {}
        """Where in each room the first reading began; what was said before is no news."""
        self._standing = SILENCE
        self._said: dict[int, Message] = {}
        self._unsaid: dict[int, Message] = {}
        self._asked = True

    def listen(self) -> None:
        """Somebody has said something: it will be asked for."""
        self._asked = True

    def stands(self, standing: Standing) -> bool:
        """How it stands in the store; whether that is news here."""
        return standing != self._standing

    async def read(self) -> None:
        """Look what was said, and what was taken away, if anybody has said so."""
        if not self._asked:
            return
        self._asked = False
        try:
            standing, found = await self._store.seen(sql.lately, self._table, LAST)
        except BaseException:
            self._asked = True
            raise
        if self._messages is None:
            self._oldest, self._messages = _begins(found), {one.number: one for one in found}
        else:
            self._compare(self._messages, found)
        self._standing = standing

    def news(self) -> tuple[list[Message], list[Message]]:
        """What was said since this was last asked, and what was taken away. All that was said
        before the first reading is no news."""
        said, unsaid = self._said, self._unsaid
        self._said, self._unsaid = {}, {}
        return [one for one in said.values() if one.number not in unsaid], list(unsaid.values())

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
        self._asked = True
        gone = (self._messages or {}).pop(number, None)
        if gone is not None:
            self._unsaid[number] = gone

    def forget(self, person: str) -> bool:
        """All that somebody said was taken away; whether they had said anything."""
        theirs = [one.number for one in (self._messages or {}).values() if one.person == person]
        for number in theirs:
            self.unsay(number)
        return bool(theirs)

    def _compare(self, known: dict[int, Message], found: Sequence[Message]) -> None:
        """Numbers alone tell no news: of two nodes the later number may come first."""
        begins = _begins(found)
        there = {one.number: one for one in found}
        for one in tuple(known.values()):
            if one.number >= begins.get(one.room, 0) and one.number not in there:
                self.unsay(one.number)
        said = [one for one in found if one.number not in known and self._is_later(one)]
        self._said.update({one.number: one for one in said})
        known.update({one.number: one for one in said})
        self._messages = dict(sorted(known.items())[-REMEMBERED:])

    def _is_later(self, one: Message) -> bool:
        return one.number >= self._oldest.get(one.room, 0)


def _begins(found: Sequence[Message]) -> dict[str, int]:
    """Where what was found begins, in rooms where more was said than was asked for."""
    rooms: dict[str, list[int]] = {}
    for one in found:
        rooms.setdefault(one.room, []).append(one.number)
    return {room: min(numbers) for room, numbers in rooms.items() if len(numbers) >= LAST}
