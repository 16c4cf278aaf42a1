"""The clues that one side has heard so far, and how many of their words are still to be found."""

from collections.abc import Collection, Iterable

from parola.rules.clue import Number
from parola.rules.events import ClueGiven, ClueRejected, ClueRetracted, LogEntry, Touched, TurnEnded
from parola.rules.keys import Identity
from parola.rules.seats import Seat


class Heard:
    """One clue."""

    def __init__(self, word: str, number: Number) -> None:
        self.word = word
        self.number = number
        self.found = 0

    @property
    def left(self) -> int:
        """How many of the words that were meant are still to be found, as far as anybody said."""
        return max(self.number - self.found, 0) if isinstance(self.number, int) else 0


class Memory:
    """What the log tells of the clues that came from these seats."""

    def __init__(
        self, log: Iterable[LogEntry], givers: Collection[Seat], right: Collection[Identity]
    ) -> None:
        self.heard: list[Heard] = []
        self.said: set[str] = set()
        """Every clue of the game, whoever gave it."""
        self._right = right
        ours = False
        for entry in log:
            if isinstance(entry, ClueGiven):
                ours = entry.seat in givers
                self.said.add(entry.clue.word.casefold())
                if ours:
                    self.heard.append(Heard(entry.clue.word, entry.clue.number))
            elif ours and isinstance(entry, Touched):
                self._touched(entry)
            elif ours and isinstance(entry, ClueRetracted):
                self.heard.pop()
                ours = False
            elif isinstance(entry, TurnEnded):
                ours = False
            elif isinstance(entry, ClueRejected):
                continue

    def _touched(self, touched: Touched) -> None:
        if touched.identity not in self._right:
            return
        latest = self.heard[-1]
        owed = [clue for clue in self.heard if clue.left]
        if latest.left or not owed:
            latest.found += 1
        else:
            owed[0].found += 1

    @property
    def owed(self) -> list[Heard]:
        """Earlier clues with words still open, the oldest first; not the latest one."""
        return [clue for clue in self.heard[:-1] if clue.left]
