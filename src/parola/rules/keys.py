"""The secret keys of both games, and how they are dealt: each arrangement as likely as another."""

from enum import StrEnum
from random import Random

import msgspec

from parola.rules.board import ALL, CARDS
from parola.rules.seats import BLUE, RED, Side, Team


class Identity(StrEnum):
    """What a card turns out to be."""

    RED = "red"
    BLUE = "blue"
    AGENT = "agent"
    """Duet's green (R71)."""
    BYSTANDER = "bystander"
    ASSASSIN = "assassin"


RED_AGENT, BLUE_AGENT, AGENT, BYSTANDER, ASSASSIN = Identity
IDENTITY_OF_TEAM = {Team.RED: Identity.RED, Team.BLUE: Identity.BLUE}

STARTING_AGENTS = 9
OTHER_AGENTS = 8
SIDE_AGENTS = 9
SIDE_ASSASSINS = 3
DUET_AGENTS = 15


class ClassicKey(msgspec.Struct, frozen=True, gc=False):
    """R11: who is who, and who starts. The rest of the 25 are bystanders."""

    red: int
    blue: int
    assassin: int
    starts: Team

    def __post_init__(self) -> None:
        first, second = (self.red, self.blue) if self.starts is RED else (self.blue, self.red)
        counts = (first.bit_count(), second.bit_count(), self.assassin.bit_count())
        if counts != (STARTING_AGENTS, OTHER_AGENTS, 1):
            raise ValueError(f"a classic key has 9, 8 and 1, not {counts}")
        if (self.red | self.blue | self.assassin).bit_count() != sum(counts):
            raise ValueError("a card of a classic key has one identity")
        if (self.red | self.blue | self.assassin) & ~ALL:
            raise ValueError("a classic key has 25 places")

    @property
    def bystanders(self) -> int:
        return ALL & ~(self.red | self.blue | self.assassin)

    def agents(self, team: Team) -> int:
        """All cards of a team."""
        return self.red if team is RED else self.blue

    def identity(self, place: int) -> Identity:
        bit = 1 << place
        if self.red & bit:
            return RED_AGENT
        if self.blue & bit:
            return BLUE_AGENT
        return ASSASSIN if self.assassin & bit else BYSTANDER


class DuetSide(msgspec.Struct, frozen=True, gc=False):
    """One side of a Duet key (R71): 9 green, 3 assassins, the rest bystanders."""

    agents: int
    assassins: int

    def identity(self, place: int) -> Identity:
        bit = 1 << place
        if self.agents & bit:
            return AGENT
        return ASSASSIN if self.assassins & bit else BYSTANDER


class DuetKey(msgspec.Struct, frozen=True, gc=False):
    """Both sides of a Duet key, in the numbers of R71."""

    north: DuetSide
    south: DuetSide

    def __post_init__(self) -> None:
        if self._counts() != DUET_COUNTS:
            raise ValueError("a Duet key has the numbers of R71")
        for side in (self.north, self.south):
            if side.agents & side.assassins or (side.agents | side.assassins) & ~ALL:
                raise ValueError("a card has one identity on each side of a Duet key")

    def _counts(self) -> tuple[int, ...]:
        north, south = self.north, self.south
        return (
            north.agents.bit_count(),
            south.agents.bit_count(),
            north.assassins.bit_count(),
            south.assassins.bit_count(),
            (north.agents & south.agents).bit_count(),
            (north.agents & south.assassins).bit_count(),
            (north.assassins & south.agents).bit_count(),
            (north.assassins & south.assassins).bit_count(),
        )

    def side(self, side: Side) -> DuetSide:
        return self.north if side is Side.NORTH else self.south

    @property
    def agents(self) -> int:
        """All 15 to be found."""
        return self.north.agents | self.south.agents


DUET_COUNTS = (9, 9, 3, 3, 3, 1, 1, 1)

DUET_CARDS = (
    *((AGENT, AGENT),) * 3,
    *((AGENT, BYSTANDER),) * 5,
    *((BYSTANDER, AGENT),) * 5,
    (AGENT, ASSASSIN),
    (ASSASSIN, AGENT),
    (ASSASSIN, ASSASSIN),
    (ASSASSIN, BYSTANDER),
    (BYSTANDER, ASSASSIN),
    *((BYSTANDER, BYSTANDER),) * 7,
)
"""R71, card by card: what north and what south see of it."""


def deal_classic_key(random: Random, starts: Team | None = None) -> ClassicKey:
    """A fresh classic key; who starts is chosen at random too unless the form says (R40)."""
    if starts is None:
        starts = RED if random.random() < 0.5 else BLUE
    cards = _shuffled(random)
    first = sum(cards[:STARTING_AGENTS])
    second = sum(cards[STARTING_AGENTS : STARTING_AGENTS + OTHER_AGENTS])
    red, blue = (first, second) if starts is RED else (second, first)
    return ClassicKey(red, blue, cards[-1], starts)


def _shuffled(random: Random) -> list[int]:
    """All cards in a random order. Sorting them by chance is twice as quick as `sample`."""
    chance = {card: random.random() for card in CARDS}
    return sorted(CARDS, key=chance.__getitem__)


def deal_duet_key(random: Random) -> DuetKey:
    """A fresh Duet key."""
    cards = _shuffled(random)
    masks = {(side, identity): 0 for side in (0, 1) for identity in Identity}
    for card, identities in zip(cards, DUET_CARDS, strict=True):
        for side, identity in enumerate(identities):
            masks[side, identity] |= card
    return DuetKey(
        DuetSide(masks[0, AGENT], masks[0, ASSASSIN]),
        DuetSide(masks[1, AGENT], masks[1, ASSASSIN]),
    )
