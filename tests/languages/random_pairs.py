"""Random pairs of a deck's word and a frequent word: hardly any may be flagged.

    python tests/languages/random_pairs.py [--count 3000] [--seed 1] [LANG...]

Prints what the referee calls illegal or doubtful, for a reader to look at, and a count a language.
"""

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from parola.languages.base import OURS, Language, load
from parola.languages.referee import Kind, Verdict, judge
from parola.languages.shape import Sort, shape_of
from parola.languages.workbench import deck_words, frequent

FREQUENT = 20_000


def flagged(language: Language, count: int, seed: int) -> Iterator[tuple[str, str, Verdict]]:
    """The pairs of which the referee thinks ill."""
    chance = random.Random(seed)
    words = deck_words(language)
    shapes = {clue: shape_of(language, clue) for clue in frequent(language, FREQUENT)}
    # Acronyms and the like are illegal whatever lies on the table (R62).
    clues = [clue for clue, shape in shapes.items() if shape.sort is Sort.WORD and shape.native]
    for _ in range(count):
        word, clue = chance.choice(words), chance.choice(clues)
        verdict = judge(language, clue, [word])
        if verdict.kind is not Kind.LEGAL:
            yield word, clue, verdict


def main() -> None:
    """Prints them."""
    parser = ArgumentParser()
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("languages", nargs="*", default=list(OURS))
    asked = parser.parse_args()
    for code in asked.languages or OURS:
        found = list(flagged(load(code), asked.count, asked.seed))
        for word, clue, verdict in found:
            sys.stdout.write(f"{code}\t{word}\t{clue}\t{verdict.kind} {verdict.rule}\n")
        sys.stdout.write(f"{code}: {len(found)} of {asked.count} flagged\n")


if __name__ == "__main__":
    main()
