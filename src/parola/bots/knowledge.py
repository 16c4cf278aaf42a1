"""What a bot must know of words, whatever it knows it from."""

from collections.abc import Sequence
from typing import Protocol

from parola.lexicon.vectors import Floats


class Sayable(Protocol):
    """Words that serve as clues."""

    @property
    def words(self) -> tuple[str, ...]: ...

    @property
    def zipf(self) -> Floats:
        """How common each of them is."""
        ...


class Knowledge(Protocol):
    """Likeness on one scale: about 0 for strangers, 3 and more for what belongs together."""

    @property
    def vocabulary(self) -> Sayable: ...

    def columns(self, words: Sequence[str]) -> Floats:
        """How alike each word of the vocabulary is to each of these; 0 for the unknown."""
        ...

    def likeness(self, clues: Sequence[str], words: Sequence[str]) -> Floats:
        """How alike each clue is to each word; NaN for the unknown."""
        ...
