"""Cases for the referee: reading them, and what it says of each."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from parola.languages.base import load
from parola.languages.referee import Verdict, judge
from parola.tables.house import ClueRules


class Case(msgspec.Struct, frozen=True):
    """A line of a cases file: language, visible words, clue, verdict, rule, options."""

    lang: str
    visible: tuple[str, ...]
    clue: str
    verdict: str
    rule: str
    house: ClueRules

    def judged(self) -> Verdict:
        """What the referee says today."""
        return judge(load(self.lang), self.clue, self.visible, self.house)


def read(path: Path) -> Iterator[Case]:
    """The cases of a tab-separated file; lines with # are comments."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = [*line.split("\t"), ""]
        if len(fields) < 6:
            raise ValueError(f"{path}:{number}: six columns are wanted")
        lang, visible, clue, verdict, rule, options = fields[:6]
        switched = {o.strip(): True for o in options.split(",") if o.strip()}
        if switched.keys() - set(ClueRules.__struct_fields__):
            raise ValueError(f"{path}:{number}: no such option in {options!r}")
        house = msgspec.convert(switched, ClueRules)
        yield Case(lang, tuple(visible.split("|")), clue, verdict, rule, house)
