"""Why a command is refused: a code that never changes its meaning, and facts, never prose."""

from enum import StrEnum


class Code(StrEnum):
    """The reasons for a refusal. A client says them in the reader's language."""

    GAME_OVER = "game-over"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NOT_YOUR_SEAT = "not-your-seat"
    """Facts: seat, allowed (the seats that may give this command now)."""
    WRONG_PHASE = "wrong-phase"
    """Nobody may give this command now; facts: phase."""
    UNKNOWN_COMMAND = "unknown-command"
    NO_SUCH_PLACE = "no-such-place"
    """Facts: place, places."""
    ALREADY_COVERED = "already-covered"
    """Facts: place."""
    ALREADY_MARKED = "already-marked"
    """R76: one's own token lies on the card; facts: place."""
    NOT_OWN_WORD = "not-own-word"
    """R21, R41: only words of the named team may be covered so; facts: place, team."""
    NOTHING_TO_COVER = "nothing-to-cover"
    GUESS_FIRST = "guess-first"
    """R15, R75: at least one guess a turn."""
    BAD_NUMBER = "bad-number"
    """Facts: number, lowest, highest, unlimited."""
    BAD_WORD = "bad-word"
    """The clue has no word, or more text than a clue can have; facts: length, longest."""
    CLUE_ILLEGAL = "clue-illegal"
    """The judge says no; facts: rule, reason, offends."""
    TOO_LATE = "too-late"
    """R21: after the first touch the clue counts as legal."""
    ALREADY_OBJECTED = "already-objected"
    NO_OBJECTIONS = "no-objections"
    """The table agreed to play without objections."""
    NOBODY_LEFT_TO_FIND = "nobody-left-to-find"
    """R79: this side has no words left to guess; facts: seat, allowed."""
    NO_GLASS = "no-glass"
    """The table has no sand-glass."""
    GLASS_RUNNING = "glass-running"
    NOT_TIME_YET = "not-time-yet"
    """Facts: at, deadline (None when no time is kept)."""
    ANOTHER_TURN = "another-turn"
    """The command was meant for another turn; facts: turn, meant."""
    SEATS_EMPTY = "seats-empty"
    """Facts: seats."""
    GAME_RUNNING = "game-running"
    NO_GAME = "no-game"
    NOTHING_TO_TURN_OVER = "nothing-to-turn-over"
    """R2: no cards lie on the table, or both sides were used."""
    DECK_TOO_SMALL = "deck-too-small"
    """Facts: cards, needed."""
    BAD_SETTING = "bad-setting"
    """A game cannot be set up like this; facts: setting, and what is wrong with it."""
    CITY_LOCKED = "city-locked"
    """R90; facts: city, open."""
    NO_SUCH_CITY = "no-such-city"
    BAD_NAME = "bad-name"
    """Facts: length, longest."""


class Refused(Exception):  # noqa: N818 - a refusal is an ordinary answer, not an error of the program
    """The command is refused, and nothing has changed."""

    def __init__(self, code: StrEnum, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else str(self.code)
