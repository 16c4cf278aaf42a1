"""How a bot plays: how strong it is, and how much it dares."""

from enum import StrEnum

import msgspec


class Strength(StrEnum):
    """How much a bot knows and remembers."""

    EASY = "easy"
    """Everyday words only, a hazy understanding, and no memory of earlier clues."""
    FAIR = "fair"
    STRONG = "strong"


class Temperament(StrEnum):
    """How much a bot dares."""

    CAREFUL = "careful"
    STEADY = "steady"
    DARING = "daring"


class Character(msgspec.Struct, frozen=True):
    """A strength and a temperament, and what follows from them."""

    strength: Strength = Strength.STRONG
    temperament: Temperament = Temperament.STEADY

    @property
    def daring(self) -> float:
        """-1 careful, 0 steady, 1 daring."""
        return {Temperament.CAREFUL: -1.0, Temperament.STEADY: 0.0, Temperament.DARING: 1.0}[
            self.temperament
        ]

    @property
    def noise(self) -> float:
        """How much listeners are taken to differ; 1 is as measured between strangers."""
        return 0.9 - 0.2 * self.daring

    @property
    def haze(self) -> float:
        """How unsure the bot's own understanding is made."""
        return {Strength.EASY: 1.6, Strength.FAIR: 0.6, Strength.STRONG: 0.0}[self.strength]

    @property
    def remembers(self) -> bool:
        """Whether it thinks of earlier clues."""
        return self.strength is not Strength.EASY

    @property
    def plainness(self) -> float:
        """How common, on Zipf's scale, a word must be to be said without a second thought."""
        return {Strength.EASY: 4.3, Strength.FAIR: 3.8, Strength.STRONG: 3.5}[self.strength]

    @property
    def assassin(self) -> float:
        """What touching the assassin costs, in words found."""
        return {-1.0: 100.0, 0.0: 30.0, 1.0: 12.0}[self.daring]
