"""What every bus does: it carries hints that a table's log has grown, and asides that are in no
log. A lost hint is no harm, only a delay; an aside is said again in time."""

from collections.abc import Callable
from typing import Protocol

Hint = Callable[[str, int], None]
"""Called with a table and the number of its last entry."""
Aside = Callable[[str], None]
"""Called with what was told about a subject."""


class Bus(Protocol):
    """Between nodes."""

    async def publish(self, table: str, head: int) -> None:
        """Tell all nodes, this one too."""

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        """Hear every hint; returns how to stop."""

    async def tell(self, subject: str, text: str) -> None:
        """Tell all nodes, this one too, something that is in no log. A subject is one word."""

    def hear(self, subject: str, aside: Aside) -> Callable[[], None]:
        """Hear what is told about a subject; returns how to stop."""

    async def close(self) -> None:
        """Stop carrying."""
