"""The clues that the five rulebooks judge or play: every one comes out as the books have it."""

from collections import Counter
from pathlib import Path

import pytest

from parola.languages.cases import Case, read
from parola.languages.referee import Kind

CASES = list(read(Path(__file__).with_name("rulebook-clues.tsv")))
SAME = {("R57", "R7"), ("R55", "R54"), ("R57", "R59")}
"""Rule in the file, rule that the referee cites. It cannot know which of two senses was meant
(R57), so an equal spelling is the visible word (R7); a compound that a hand-kept family holds is
of one root (R54); words that sound and look alike may be kin (R59)."""
AGAINST_A_WORD = {"R7", "R54", "R55", "R57", "R58"}
"""The rules that name a visible word."""


def told(case: Case) -> str:
    house = ",".join(s for s in case.house.__struct_fields__ if getattr(case.house, s))
    return f"{case.lang}-{'|'.join(case.visible)}-{case.clue}-{house}"


@pytest.mark.rule(
    "R7", "R50", "R51", "R53", "R54", "R55", "R56", "R57", "R58", "R59",
    "R60", "R61", "R62", "R63", "R64", "R65",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=told)
def test_the_referee_judges_as_the_books_do(case: Case) -> None:
    verdict = case.judged()
    assert verdict.kind.value == case.verdict, verdict
    switched = any(getattr(case.house, switch) for switch in case.house.__struct_fields__)
    if verdict.kind is not Kind.LEGAL or switched:
        assert verdict.rule == case.rule or (case.rule, verdict.rule) in SAME
    assert verdict.offends in {"", *case.visible}
    if verdict.kind is Kind.ILLEGAL and verdict.rule in AGAINST_A_WORD:
        assert verdict.offends


def test_all_cases_are_there() -> None:
    assert Counter(case.lang for case in CASES) == {"bg": 75, "uk": 44, "ru": 47, "ro": 46}


@pytest.mark.parametrize("case", [c for c in CASES if len(c.visible) > 1], ids=told)
def test_the_offended_word_is_the_one_that_offends_alone(case: Case) -> None:
    verdict = case.judged()
    if verdict.kind is Kind.ILLEGAL and verdict.offends:
        alone = Case(
            case.lang, (verdict.offends,), case.clue, case.verdict, case.rule, case.house
        ).judged()
        assert alone == verdict
