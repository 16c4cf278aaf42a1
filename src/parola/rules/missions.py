"""Duet's missions (R90, R91): the map of cities, and the sheet that a team keeps."""

import msgspec

from parola.rules.refusal import Code, Refused

START = "prague"
LONGEST_NAME = 60
LONGEST_NOTE = 1000
MOST_MEMBERS = 20


class City(msgspec.Struct, frozen=True):
    """A mission: tokens in the bank, how many of them are mistakes, and the lines onward."""

    tokens: int
    mistakes: int
    lines: tuple[str, ...]

    @property
    def checks(self) -> int:
        """R91: the rest lie check mark up."""
        return self.tokens - self.mistakes


CITIES = {
    "prague": City(9, 9, ("berlin", "cairo", "moscow")),
    "berlin": City(11, 2, ("sofia", "london")),
    "cairo": City(9, 5, ("bucharest", "istanbul")),
    "moscow": City(8, 8, ("kyiv", "delhi")),
    "sofia": City(10, 2, ("vatican", "monte-carlo")),
    "london": City(10, 4, ("paris",)),
    "vatican": City(11, 0, ("monte-carlo",)),
    "monte-carlo": City(9, 0, ("zurich",)),
    "zurich": City(8, 0, ()),
    "bucharest": City(9, 4, ("vienna",)),
    "istanbul": City(8, 5, ("vienna", "lisbon")),
    "paris": City(9, 2, ("lisbon",)),
    "vienna": City(8, 3, ("buenos-aires",)),
    "lisbon": City(8, 2, ("buenos-aires",)),
    "buenos-aires": City(7, 3, ("reykjavik",)),
    "kyiv": City(8, 6, ("jakarta",)),
    "delhi": City(7, 5, ("jakarta",)),
    "jakarta": City(7, 7, ("singapore", "tokyo")),
    "tokyo": City(7, 2, ("reykjavik",)),
    "singapore": City(6, 6, ("reykjavik",)),
    "reykjavik": City(6, 2, ()),
}
"""R94. A line joins both its ends; it is written once, at the end nearer to Prague."""


def joined(city: str) -> frozenset[str]:
    """The cities at the other ends of this city's lines."""
    towards = (other for other, facts in CITIES.items() if city in facts.lines)
    return frozenset((*CITIES[city].lines, *towards))


class Attempt(msgspec.Struct, frozen=True):
    """A mission played: where, whether it was won, and when (milliseconds since 1970)."""

    city: str
    won: bool
    at: int = 0


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R90: a team's sheet. Everything on it is a fact; what is open follows from what is won."""

    name: str
    members: tuple[str, ...] = ()
    notes: str = ""
    attempts: tuple[Attempt, ...] = ()

    @property
    def won(self) -> frozenset[str]:
        return frozenset(attempt.city for attempt in self.attempts if attempt.won)

    @property
    def open(self) -> frozenset[str]:
        """The cities a team may choose: the start, what is won, and what is joined to it."""
        won = self.won
        return frozenset({START}).union(won, *(joined(city) for city in won))


def _text(text: str, longest: int, *, shortest: int = 0) -> str:
    text = text.strip()
    if not shortest <= len(text) <= longest:
        raise Refused(Code.BAD_NAME, length=len(text), longest=longest)
    return text


def new_sheet(name: str, members: tuple[str, ...] = ()) -> Sheet:
    """An empty sheet for a team."""
    return with_members(Sheet(_text(name, LONGEST_NAME, shortest=1)), members)


def renamed(sheet: Sheet, name: str) -> Sheet:
    return msgspec.structs.replace(sheet, name=_text(name, LONGEST_NAME, shortest=1))


def with_members(sheet: Sheet, members: tuple[str, ...]) -> Sheet:
    if len(members) > MOST_MEMBERS:
        raise Refused(Code.BAD_SETTING, setting="members", most=MOST_MEMBERS)
    names = tuple(_text(member, LONGEST_NAME, shortest=1) for member in members)
    return msgspec.structs.replace(sheet, members=names)


def with_notes(sheet: Sheet, notes: str) -> Sheet:
    return msgspec.structs.replace(sheet, notes=_text(notes, LONGEST_NOTE))


def choose(sheet: Sheet, city: str) -> City:
    """The numbers of a city that the team has chosen among the open ones (R90)."""
    if city not in CITIES:
        raise Refused(Code.NO_SUCH_CITY, city=city)
    if city not in sheet.open:
        raise Refused(Code.CITY_LOCKED, city=city, open=tuple(sorted(sheet.open)))
    return CITIES[city]


def played(sheet: Sheet, city: str, *, won: bool, at: int = 0) -> Sheet:
    """The sheet after a mission in a city."""
    choose(sheet, city)
    attempts = (*sheet.attempts, Attempt(city, won, at))
    return msgspec.structs.replace(sheet, attempts=attempts)
