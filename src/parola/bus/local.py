"""A bus within one process."""

from collections.abc import Callable
from typing import TypeVar

from parola.bus.base import Aside, Hint

T = TypeVar("T")


class LocalBus:
    """See `parola.bus.base.Bus`."""

    def __init__(self) -> None:
        self._hints: list[Hint] = []
        self._asides: list[tuple[str, Aside]] = []

    async def publish(self, table: str, head: int) -> None:
        for hint in tuple(self._hints):
            hint(table, head)

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        return _added(self._hints, hint)

    async def tell(self, subject: str, text: str) -> None:
        for about, aside in tuple(self._asides):
            if about == subject:
                aside(text)

    def hear(self, subject: str, aside: Aside) -> Callable[[], None]:
        return _added(self._asides, (subject, aside))

    async def close(self) -> None:
        self._hints.clear()
        self._asides.clear()


def _added(listeners: list[T], one: T) -> Callable[[], None]:
    """Add a listener; what is returned takes it away, unless the bus has closed before."""
    listeners.append(one)

    def stop() -> None:
        if one in listeners:
            listeners.remove(one)

    return stop
