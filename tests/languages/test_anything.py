"""Whatever is typed, the referee answers, and soon."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parola.languages.base import OURS, load
from parola.languages.explain import sentence
from parola.languages.referee import REASONS, Kind, judge
from parola.languages.shape import shape_of
from parola.languages.workbench import deck_words
from parola.tables.house import ClueRules

CODES = st.sampled_from(sorted(OURS))
LETTERS = st.text(st.sampled_from("абвгдежзийклмнопрстуфхцчшщъьюяёіїєґ' -abcdefghiăâîșțqwxyz"))
HOUSES = st.builds(ClueRules, **dict.fromkeys(ClueRules.__struct_fields__, st.booleans()))
NASTY = [
    "\ud800",
    "\x00",
    "'",
    "-",
    "--",
    ". .",
    "а-",
    "-а",
    "́",
    "'''",
    "a" * 400,
    "\u200d",
    "ß",
    "\U00017000",
]


@given(CODES, st.one_of(st.text(), LETTERS), st.lists(st.text(), max_size=3), HOUSES)
def test_any_string_is_judged(code: str, clue: str, board: list[str], house: ClueRules) -> None:
    verdict = judge(load(code), clue, board, house)
    assert verdict.reason in REASONS
    assert verdict.offends in {"", *board}
    assert sentence(code, verdict, clue)


@pytest.mark.parametrize("code", sorted(OURS))
@pytest.mark.parametrize("clue", NASTY)
def test_nasty_strings_are_judged(code: str, clue: str) -> None:
    assert judge(load(code), clue, [clue, "X", "КІТ"]).reason in REASONS


@given(CODES, st.data())
@example("ru", None)
def test_what_is_illegal_stays_so_on_a_larger_board(code: str, data: st.DataObject | None) -> None:
    words = deck_words(load(code))
    choice = st.sampled_from(words)
    if data is None:
        word, other, clue = words[0], words[1], words[0].lower()
    else:
        word, other, clue = data.draw(choice), data.draw(choice), data.draw(choice).lower()
    if judge(load(code), clue, [word]).kind is Kind.ILLEGAL:
        assert judge(load(code), clue, [other, word]).kind is Kind.ILLEGAL


@pytest.mark.rule("R60", "R61", "R62", "R63", "R64", "R65")
@given(CODES, LETTERS, HOUSES)
def test_a_switch_never_makes_a_clue_worse(code: str, clue: str, house: ClueRules) -> None:
    order = [Kind.LEGAL, Kind.DOUBTFUL, Kind.ILLEGAL]
    strict, freer = judge(load(code), clue, ["X"]), judge(load(code), clue, ["X"], house)
    assert order.index(freer.kind) <= order.index(strict.kind)


@pytest.mark.parametrize("code", sorted(OURS))
@pytest.mark.parametrize(
    "clue",
    ["ab" * 5_000, "а" * 10_000, "при" * 3_000, "о-" * 5_000, "сто " * 2_500, "\u0301" * 10_000],
)
def test_a_clue_of_ten_thousand_letters_takes_bounded_time(code: str, clue: str) -> None:
    language = load(code)
    board = deck_words(language)[:25]
    judge(language, "x", board)
    shape_of.cache_clear()
    started = time.perf_counter()
    judge(language, clue, board)
    assert time.perf_counter() - started < 3  # some ten milliseconds on a quiet machine
