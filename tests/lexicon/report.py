"""How well the lexicon tells which of five words a clue means, and which of five is the odd one.

    python tests/lexicon/report.py

Reads the pairs and sets beside this script, which were written independently of the lexicon: each
clue has its own word and four others by lot, ten times. Who does not know a word is wrong. Exits
with 1 where a bar is missed.
"""

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from parola.lexicon.lexicon import Lexicon, lexicon
from parola.lexicon.senses import LANGUAGES

PROBES = Path(__file__).parent / "probes"
RIGHT, ODD = 0.93, 0.95
DRAWS, OTHERS = 10, 4


def rows(code: str, kind: str) -> Iterator[tuple[str, list[list[str]]]]:
    """The files of one language and kind, each with its rows."""
    for path in sorted(PROBES.glob(f"{code}.*{kind}.tsv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        yield path.stem, [line.split("\t") for line in lines if line.strip()]


def right_of_five(known: Lexicon, pairs: list[list[str]]) -> tuple[float, float]:
    """How often a clue is nearest to its own word; and how many pairs have an unknown word."""
    random, right = Random(1), 0
    words = [word for _, word in pairs]
    for clue, word in pairs:
        for _ in range(DRAWS):
            others = random.sample([other for other in words if other != word], OTHERS)
            own, *far = (known.like(clue, one) for one in (word, *others))
            right += own is not None and all(like is None or like < own for like in far)
    unknown = sum(known.like(*pair) is None for pair in pairs)
    return right / (DRAWS * len(pairs)), unknown / len(pairs)


def odd_one(known: Lexicon, words: list[str]) -> bool:
    """Whether the last of these words is the one least like the others."""
    if not all(map(known.knows, words)):
        return False

    def belongs(word: str) -> float:
        return statistics.fmean(known.like(word, one) or 0.0 for one in words if one != word)

    return min(words, key=belongs) == words[-1]


def line(name: str, what: str, share: float, bar: float, rest: str) -> str:
    """A row of the table."""
    return f"{name:16} {what:18} {share:.3f} {rest}{'' if share >= bar else '  below the bar'}\n"


def main() -> bool:
    """Writes a line a file; whether all bars are reached."""
    good = True
    for code in LANGUAGES:
        known = lexicon(code)
        for name, pairs in rows(code, "pairs"):
            right, unknown = right_of_five(known, pairs)
            rest = f"of {len(pairs)} pairs, unknown {unknown:.1%}"
            sys.stdout.write(line(name, "right one of five", right, RIGHT, rest))
            good &= right >= RIGHT
        for name, sets in rows(code, "odd"):
            found = sum(odd_one(known, words) for words in sets) / len(sets)
            sys.stdout.write(line(name, "odd one out", found, ODD, f"of {len(sets)} sets"))
            good &= found >= ODD
    return good


if __name__ == "__main__":
    sys.exit(not main())
