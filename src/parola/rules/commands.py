"""What may be asked of a game: a seat asks with a `Command`, the table with a `TableCommand`."""

import msgspec

from parola.rules.clue import Number
from parola.rules.seats import Team


class _Command(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    pass


class Give(_Command, frozen=True, tag="give"):
    """Give a clue (R4, R13). An empty word: it was said aloud."""

    word: str
    number: Number


class Confirm(_Command, frozen=True, tag="confirm"):
    """The rival spymaster has nothing against the clue; now the guessers hear it."""


class Object(_Command, frozen=True, tag="object"):
    """The clue is illegal (R21, R80)."""


class Touch(_Command, frozen=True, tag="touch"):
    """A guess (R5)."""

    place: int


class Stop(_Command, frozen=True, tag="stop"):
    """No more guesses this turn (R15, R75)."""


class Cover(_Command, frozen=True, tag="cover"):
    """A spymaster covers a word: one of their own after a rival's illegal clue (R21), or one of the
    absent rival's in the one-team form (R41)."""

    place: int


class TurnGlass(_Command, frozen=True, tag="turn-glass"):
    """Turn the sand-glass for whoever is thinking (R23)."""


class TimeUp(_Command, frozen=True, tag="time-up"):
    """The time of this turn has run out (R23). Only the clock says so."""

    turn: int


class Retract(_Command, frozen=True, tag="retract"):
    """Take back a mistyped clue; all have agreed and nobody has touched a card."""


class Pause(_Command, frozen=True, tag="pause"):
    """Stop the game and its clock, by agreement."""


class Resume(_Command, frozen=True, tag="resume"):
    """Go on after a pause."""


class Concede(_Command, frozen=True, tag="concede"):
    """A team gives up, or with no team named the partners do."""

    team: Team | None = None


Command = Give | Confirm | Object | Touch | Stop | Cover | TurnGlass
"""What a seat may ask."""

TableCommand = TimeUp | Retract | Pause | Resume | Concede
"""What only the table may ask: its clock, or its people by agreement."""
