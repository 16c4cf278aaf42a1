"""A bus within one process."""

from collections.abc import Callable

from parola.bus.base import Aside, Hint


class LocalBus:
    """See `parola.bus.base.Bus`."""

    def __init__(self) -> None:
        self._hints: list[Hint] = []
        self._asides: list[tuple[str, Aside]] = []

    async def publish(self, table: str, head: int) -> None:
        for hint in tuple(self._hints):
            hint(table, head)

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        self._hints.append(hint)
        return lambda: self._hints.remove(hint)

    async def tell(self, subject: str, text: str) -> None:
        for about, aside in tuple(self._asides):
            if about == subject:
                aside(text)

    def hear(self, subject: str, aside: Aside) -> Callable[[], None]:
        one = (subject, aside)
        self._asides.append(one)
        return lambda: self._asides.remove(one)

    async def close(self) -> None:
        self._hints.clear()
        self._asides.clear()
