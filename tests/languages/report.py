"""How good the referee is on files of cases: a line a language, and the mismatches.

    python tests/languages/report.py [--mismatches] [FILE...]

Without files: the pairs beside this script, `pairs/*.tsv`. Exits with 1 where a bar is missed.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

from parola.languages.cases import Case, read
from parola.languages.referee import Kind, Verdict

PAIRS = Path(__file__).parent / "pairs"
RECALL, FALSE, DOUBTFUL = 0.95, 0.02, 0.08
"""The bars: of illegal pairs refused; of legal pairs refused, and called doubtful."""
HEAD = "lang  pairs  refused of illegal  doubtful  refused of legal  doubtful"


class Score:
    """What was listed and what was said, of one language."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[str, str]] = Counter()

    def share(self, listed: Kind, said: Kind) -> float:
        """The part of the pairs listed so that got this verdict."""
        pairs = sum(n for (wanted, _), n in self.seen.items() if wanted == listed)
        return self.seen[listed.value, said.value] / (pairs or 1)

    def good(self) -> bool:
        """Whether the bars are reached."""
        return (
            self.share(Kind.ILLEGAL, Kind.ILLEGAL) >= RECALL
            and self.share(Kind.LEGAL, Kind.ILLEGAL) <= FALSE
            and self.share(Kind.LEGAL, Kind.DOUBTFUL) <= DOUBTFUL
        )

    def line(self, lang: str) -> str:
        """A row of the table."""
        return (
            f"{lang:4}  {self.seen.total():5}"
            f"  {self.share(Kind.ILLEGAL, Kind.ILLEGAL):18.1%}"
            f"  {self.share(Kind.ILLEGAL, Kind.DOUBTFUL):8.1%}"
            f"  {self.share(Kind.LEGAL, Kind.ILLEGAL):16.1%}"
            f"  {self.share(Kind.LEGAL, Kind.DOUBTFUL):8.1%}"
            f"  {'' if self.good() else 'below the bar'}"
        ).rstrip()


def differs(case: Case, verdict: Verdict) -> str:
    """A mismatch, for people."""
    return (
        f"{case.lang}\t{'|'.join(case.visible)}\t{case.clue}\t{case.verdict} {case.rule}"
        f"\t{verdict.kind} {verdict.rule} {verdict.reason} {verdict.offends}"
    )


def main() -> int:
    """Prints the table."""
    parser = ArgumentParser()
    parser.add_argument("--mismatches", action="store_true")
    parser.add_argument("files", nargs="*", type=Path)
    asked = parser.parse_args()
    scores: dict[str, Score] = {}
    for path in asked.files or sorted(PAIRS.glob("*.tsv")):
        for case in read(path):
            verdict = case.judged()
            scores.setdefault(case.lang, Score()).seen[case.verdict, verdict.kind.value] += 1
            if asked.mismatches and verdict.kind.value != case.verdict:
                sys.stdout.write(differs(case, verdict) + "\n")
    lines = [HEAD, *(score.line(lang) for lang, score in scores.items())]
    sys.stdout.write("\n".join(lines) + "\n")
    return int(not all(score.good() for score in scores.values()))


if __name__ == "__main__":
    sys.exit(main())
