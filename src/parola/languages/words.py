"""words.txt: single words and phrases of which the referee must know what they are.

words-common.txt, where there is one, goes on with everyday words that the dictionary misses.
"""

from collections.abc import Callable
from pathlib import Path

from parola.languages.datafile import sections

SECTIONS = frozenset(
    {
        "known",
        "loans",
        "phrases",
        "acronyms",
        "numbers",
        "given names",
        "surnames",
        "places",
        "place words",
        "titles",
        "invented",
        "coined",
    }
)


class Words:
    """The lists of one words file; entries are separated by commas."""

    def __init__(self, path: Path, fold: Callable[[str], str]) -> None:
        lists: dict[str, frozenset[str]] = dict.fromkeys(SECTIONS, frozenset())
        for file in sorted(path.parent.glob(f"{path.stem}*{path.suffix}")):
            for name, body in sections(file, SECTIONS).items():
                entries = (entry.strip() for line in body for entry in line.split(","))
                lists[name] |= {fold(entry.lower()) for entry in entries if entry}
        self.known = lists["known"] | lists["loans"]
        self.phrases = lists["phrases"]
        self.acronyms = lists["acronyms"]
        self.numbers = lists["numbers"]
        self.given = lists["given names"]
        self.surnames = lists["surnames"]
        self.places = lists["places"]
        self.place_words = lists["place words"]
        self.titles = lists["titles"]
        self.invented = lists["invented"]
        self.coined = lists["coined"]
