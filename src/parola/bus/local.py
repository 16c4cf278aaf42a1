"""A bus within one process."""

from collections.abc import Callable

from parola.bus.base import Hint


class LocalBus:
    """See `parola.bus.base.Bus`."""

    def __init__(self) -> None:
        self._hints: list[Hint] = []

    async def publish(self, table: str, head: int) -> None:
        for hint in tuple(self._hints):
            hint(table, head)

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        self._hints.append(hint)
        return lambda: self._hints.remove(hint)

    async def close(self) -> None:
        self._hints.clear()
