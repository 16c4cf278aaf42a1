"""What people may call themselves."""

import unicodedata

from parola.languages.text import graphemes

LONGEST = 24
"""Graphemes: what a reader counts as characters."""
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of writing, and with it what stands beside a name."""


def cleaned(name: str) -> str | None:
    """The name as it is kept, or None for one that cannot be a name."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if hides_or_turns(name) or len(name.encode()) > 40 * LONGEST:
        return None
    return name if 1 <= graphemes(name) <= LONGEST and _seen(name) else None


def hides_or_turns(text: str) -> bool:
    """Whether there is something in it that a reader does not see, or that turns the writing."""
    unseen = any(unicodedata.category(letter) in {"Cc", "Cs", "Co"} for letter in text)
    return unseen or not _TURNING.isdisjoint(text)


def _seen(name: str) -> bool:
    """Whether there is anything to see in it."""
    return any(unicodedata.category(letter)[0] in "LNSP" for letter in name)
