"""A clue: one word and one number (R4), and whoever judges it."""

import unicodedata
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

import msgspec

from parola.rules.board import first_place
from parola.rules.refusal import Code, Refused

HIGHEST = 9
LONGEST = 40


class Count(StrEnum):
    """What may stand for a number."""

    UNLIMITED = "unlimited"
    """R19: no upper limit, and nobody is told how many words relate."""
    UNSAID = "unsaid"
    """The clue was spoken aloud and its number was not entered, so no limit can be kept."""


Number = int | Count


class Clue(msgspec.Struct, frozen=True, gc=False):
    """One word and one number. An empty word is a clue that was spoken aloud."""

    word: str
    number: Number

    @property
    def limit(self) -> int | None:
        """How many guesses it allows at most (R15, R18, R19); None is no limit."""
        number = self.number
        if type(number) is int and number > 0:
            return number + 1
        return None

    @property
    def spoken(self) -> bool:
        return not self.word


class Ruling(msgspec.Struct, frozen=True):
    """Why a clue is illegal: the rule, the reason's code and the visible word it offends."""

    rule: str
    reason: str
    offends: str | None = None


Judge = Callable[[str, tuple[str, ...], int], Ruling | None]
"""Looks at a clue's word, the words of the board, and which places are covered, since those words
are free (R7). None when it has nothing against the clue."""


def folded(word: str) -> str:
    """A word without what nobody hears: case, and how its letters are composed."""
    return unicodedata.normalize("NFC", word).casefold().strip()


@lru_cache(maxsize=1024)
def _folded_board(words: tuple[str, ...]) -> dict[str, int]:
    """The words of a board, folded, with the places where they lie."""
    places: dict[str, int] = {}
    for place, word in enumerate(words):
        places[folded(word)] = places.get(folded(word), 0) | 1 << place
    return places


def visible_word(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
    """The least of judges: a clue may not be a visible word (R7). Languages bring better ones."""
    visible = _folded_board(words).get(folded(word), 0) & ~covered
    return Ruling("R7", "visible-word", words[first_place(visible)]) if visible else None


def check_clue(clue: Clue, *, unlimited: bool) -> None:
    """Refuse what is not a word and a number at all, whatever it means."""
    word, number = clue.word, clue.number
    if len(word) > LONGEST or word != word.strip() or not word.isprintable():
        raise Refused(Code.BAD_WORD, length=len(word), longest=LONGEST)
    if type(number) is int:
        if 0 <= number <= HIGHEST:
            return
    elif (number is Count.UNLIMITED and unlimited) or (number is Count.UNSAID and clue.spoken):
        return
    raise Refused(Code.BAD_NUMBER, number=number, lowest=0, highest=HIGHEST, unlimited=unlimited)
