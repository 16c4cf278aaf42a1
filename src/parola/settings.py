"""What whoever runs a server may choose: by flags, or in the environment as PAROLA_…"""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True, slots=True)
class Settings:
    """Of one node. No struct: `parola --help` reads this, and nothing slow should come with it."""

    host: str = "0.0.0.0"  # noqa: S104 - phones on the same network are who comes to play
    port: int = 8440
    data: Path = Path("parola-data")
    lobby: bool = False
    store: str | None = None
    """A PostgreSQL address; SQLite in the data folder without one."""
    bus: str | None = None
    """A Redis address, for several nodes."""
    trusted_proxies: tuple[str, ...] = ()
    """Networks whose word about where a request comes from is believed."""
    secret: str | None = None
    """What signs cookies, where several nodes share it; else it lies in the data folder."""
