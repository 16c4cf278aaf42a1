"""The house rules of a table: what a group has agreed on before the first clue."""

from enum import StrEnum

import msgspec

from parola.rules.match import ClassicSetup, Setup
from parola.rules.refusal import Code, Refused

LONGEST_SECONDS = 3_600


class ClueRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group allows in clues beyond the strict part (R60-R65); a new table allows nothing."""

    compounds: bool = False
    """R60: compound words written with a hyphen or apart."""
    names: bool = False
    """R61: proper names and titles of several words."""
    places: bool = False
    """R61: place names of several words."""
    acronyms: bool = False
    """R62: acronyms and abbreviations."""
    homophones: bool = False
    """R63: words that sound like a visible one."""
    rhymes: bool = False
    """R64: rhymes without shared meaning."""
    invented: bool = False
    """R65: words invented in films or books."""


class Judging(StrEnum):
    """Who decides whether a clue is legal (R21, R22)."""

    FRIENDS = "friends"
    """People do; the referee advises the clue-giver only."""
    REFEREE = "referee"
    """What the referee calls illegal cannot be said; what it doubts goes to people."""
    OFF = "off"


class Speaking(StrEnum):
    """How clues are given."""

    TYPED = "typed"
    SPOKEN = "spoken"
    """Aloud, in a room or a call: at most the number is entered."""


class Touching(StrEnum):
    """Whose touch counts when several guess together."""

    ANYONE = "anyone"
    ALL_AGREE = "all-agree"
    """Only a card that everybody of the guessing seat has marked."""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a table has agreed on."""

    language: str = "en"
    """The language of the words (R53); each viewer's own language is another matter."""
    decks: tuple[str, ...] = ("classic",)
    setup: Setup = ClassicSetup()
    clues: ClueRules = ClueRules()
    judging: Judging = Judging.FRIENDS
    speaking: Speaking = Speaking.TYPED
    touching: Touching = Touching.ANYONE
    watching: bool = True
    """Whether people without a seat may be at the table."""
    open_door: bool = False
    """Whether who knows the short code comes in without the host's nod."""


def check_times(house: House) -> None:
    """Refuse limits that pass before they begin, and those that no clock can count (R23)."""
    timer = house.setup.timer
    if not all(0 <= one <= LONGEST_SECONDS for one in (timer.clue, timer.guess, timer.glass)):
        raise Refused(Code.BAD_SETTING, setting="timer", most=LONGEST_SECONDS)
