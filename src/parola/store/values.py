"""What is kept, and what may go wrong with keeping it."""

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One accepted command in a table's log: who, when, and the events it led to, as bytes that a
    store does not look into."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    person: str | None
    command_id: str | None
    """The client's own name for its command; a repeated one is answered, not applied."""
    events: bytes


class Listing(msgspec.Struct, frozen=True):
    """What the directory knows of a table: written with each entry, and following from the log."""

    language: str
    game: str
    people: tuple[str, ...] = ()
    wanted: bool = False
    """Whether the table wants company and stands in the lobby."""
    at: int = 0
    """When it was last used."""
    running: bool = False
    """Whether a game is being played."""


class Message(msgspec.Struct, frozen=True):
    """Something said at a table. Kept outside the log, so that it can be deleted."""

    number: int
    table: str
    room: str
    person: str
    at: int
    text: str


class StoreError(Exception):
    """The store has refused or failed; nothing was written."""


class NoSuchTable(StoreError):  # noqa: N818 - named after what is wrong
    pass


class TableExists(StoreError):  # noqa: N818
    pass


class Conflict(StoreError):  # noqa: N818
    """Another entry came first. Read the news, fold, decide again."""

    def __init__(self, head: int) -> None:
        super().__init__(head)
        self.head = head


class Repeated(StoreError):  # noqa: N818
    """This person's command was applied before, as the entry with this number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Unavailable(StoreError):  # noqa: N818
    """Disk full, locked by another program, connection lost: nothing was acknowledged."""
