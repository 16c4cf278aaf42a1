"""One reader of a table: what they were last shown, and whether they keep up."""

from parola.tables.view import Onlooker
from parola.web.line import Frame, Line


class Looker:
    """A person's line into a room."""

    def __init__(self, person: str, line: Line) -> None:
        self.person = person
        self.line = line
        self.kind: Onlooker | None = None
        self.you = b""
        self.behind = True
        """Only a whole view will do now."""

    def offer(self, frame: Frame) -> None:
        """The next change. Who cannot take it is behind from now on."""
        if not self.behind:
            self.behind = not self.line.write(frame)

    def show(self, whole: Frame) -> None:
        """All that there is to see."""
        self.behind = not self.line.write(whole)
