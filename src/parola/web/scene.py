"""What one kind of onlooker sees of a table: the sections as they were last shown, and a counter of
what this kind could see change. No audience sees the log's numbers."""

import msgspec

from parola.rules.events import LogEntry
from parola.service.keeper import now_ms
from parola.web.line import Frame
from parola.web.sections import Sections, encode_view
from parola.web.wire import LogTail


class Change(msgspec.Struct, frozen=True):
    """What this kind of onlooker saw change; perhaps nothing."""

    seen: int
    sections: Sections
    log: LogTail | None

    def __bool__(self) -> bool:
        return bool(self.sections) or self.log is not None

    def frame(self, **more: bytes) -> Frame:
        """As a message, with what only some of them see."""
        return Frame(
            encode_view(self.seen, now_ms(), {**self.sections, **more}, self.log, whole=False)
        )


class Scene:
    """For all who see the same."""

    def __init__(self) -> None:
        self.seen = 0
        self.sections: Sections = {}
        self.log: tuple[LogEntry, ...] = ()

    def show(self, sections: Sections, log: tuple[LogEntry, ...]) -> Change:
        """The table has changed, or may have."""
        changed = {name: part for name, part in sections.items() if self.sections.get(name) != part}
        change = Change(self.seen + 1, changed, self._tail(log))
        if not change:
            return Change(self.seen, {}, None)
        self.seen += 1
        self.sections, self.log = sections, log
        return change

    def _tail(self, log: tuple[LogEntry, ...]) -> LogTail | None:
        if log == self.log:
            return None
        if log[: len(self.log)] == self.log:
            return LogTail(len(self.log), log[len(self.log) :])
        return LogTail(0, log)

    def whole(self, **more: bytes) -> Frame:
        """All of it, as a message."""
        log = LogTail(0, self.log) if "game" in self.sections else None
        return Frame(encode_view(self.seen, now_ms(), {**self.sections, **more}, log, whole=True))
