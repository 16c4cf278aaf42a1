"""What every bus does: hints that a table's log has grown. A lost hint is no harm, only a delay."""

from collections.abc import Callable
from typing import Protocol

Hint = Callable[[str, int], None]
"""Called with a table and the number of its last entry."""


class Bus(Protocol):
    """Carries hints between nodes."""

    async def publish(self, table: str, head: int) -> None:
        """Tell all nodes, this one too."""

    def subscribe(self, hint: Hint) -> Callable[[], None]:
        """Hear every hint; returns how to stop."""

    async def close(self) -> None:
        """Stop carrying."""
