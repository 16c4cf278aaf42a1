"""The table of 25 places (R1), as the bits of one int.

Place 0 is the upper left corner, place 4 the upper right, place 24 the lower right. A set of
places is an int, so "all its agents are covered" is one comparison.
"""

from collections.abc import Iterable

PLACES = 25
SIDE = 5
ALL = (1 << PLACES) - 1
CARDS = tuple(1 << place for place in range(PLACES))
"""Each place as a set of its own."""


def mask_of(places: Iterable[int]) -> int:
    """The set that holds these places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> tuple[int, ...]:
    """The places of a set, in reading order."""
    return tuple(place for place in range(PLACES) if mask >> place & 1)


def first_place(mask: int) -> int:
    """The first place of a set in reading order; the set must not be empty."""
    return (mask & -mask).bit_length() - 1
