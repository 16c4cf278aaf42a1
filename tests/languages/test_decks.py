"""Decks that people bring: what is read, what is refused, what is only remarked on."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parola.languages.base import load
from parola.languages.decks import (
    BIGGEST,
    FEWEST,
    LONGEST,
    MOST,
    TOLD,
    Card,
    Code,
    Fault,
    check,
    examine,
    ours,
    read,
    themes,
)
from parola.languages.text import graphemes, hides, legible


def numbered(count: int) -> list[str]:
    return [f"word{n}" for n in range(count)]


def text(*lines: str, fill: int = FEWEST) -> str:
    """The lines, and below them enough other words for a board."""
    return "\n".join([*lines, *numbered(fill)])


@pytest.mark.rule("R1")
def test_a_word_a_line_makes_cards_without_backs() -> None:
    deck = read("\n".join(numbered(25))).deck
    assert deck is not None
    assert deck.cards[0] == Card("word0", "", 1)
    assert deck.words == tuple(numbered(25))


@pytest.mark.rule("R1", "R2")
def test_two_words_a_line_are_the_two_sides_of_a_card() -> None:
    outcome = read("\n".join(f"a{n} | b{n}" for n in range(25)))
    assert outcome.deck is not None
    assert outcome.deck.cards[3] == Card("a3", "b3", 4)
    assert len(outcome.deck.words) == 50
    assert not outcome.warnings


def test_comments_and_empty_lines_are_passed_over_and_still_counted() -> None:
    outcome = read(text("# my words", "", "   ", "\ufeff", "x" * 31))
    assert outcome.errors == (Fault(Code.TOO_LONG, 5, "x" * 31),)


def test_too_few_cards_for_a_board_but_enough_words_become_single_cards() -> None:
    outcome = read("\n".join(f"a{n}|b{n}" for n in range(13)))
    assert outcome.deck is not None
    assert len(outcome.deck.cards) == 26
    assert outcome.warnings == (Fault(Code.SIDES_SPLIT),)


def test_a_deck_that_cannot_fill_a_board_is_refused() -> None:
    assert read("\n".join(numbered(24))).errors == (Fault(Code.TOO_FEW, word="24"),)
    assert read("").errors == (Fault(Code.TOO_FEW, word="0"),)


def test_twenty_five_equal_words_are_one_word() -> None:
    outcome = read("cat\n" * 24 + "CAT")
    assert outcome.deck is None
    assert outcome.errors == (Fault(Code.TOO_FEW, word="1"),)
    assert len(outcome.warnings) == 24
    assert outcome.warnings[0] == Fault(Code.DUPLICATE, 2, "cat", "1")


def test_a_card_with_one_word_on_both_sides_keeps_it_once() -> None:
    outcome = read(text("Cat | cat"))
    assert outcome.deck is not None
    assert outcome.deck.cards[0] == Card("Cat", "", 1)
    assert outcome.warnings == (Fault(Code.DUPLICATE, 1, "cat", "1"),)


def test_ten_thousand_words_are_read_in_less_than_a_blink() -> None:
    started = time.perf_counter()
    outcome = read("\n".join(numbered(MOST)))
    assert outcome.deck is not None
    assert len(outcome.deck.words) == MOST
    assert time.perf_counter() - started < 2  # a tenth of that on a slow machine


def test_more_than_ten_thousand_words_are_too_many() -> None:
    assert read("\n".join(numbered(MOST + 1))).errors == (Fault(Code.TOO_MANY, word="10001"),)


def test_a_file_that_is_no_deck_at_all_is_refused_at_once() -> None:
    assert read(b"a" * (BIGGEST + 1)).errors == (Fault(Code.TOO_BIG),)
    assert read("a" * (BIGGEST + 1)).errors == (Fault(Code.TOO_BIG),)


def test_the_line_is_named_where_the_file_stops_being_text() -> None:
    assert read("кот\nкит\n".encode() + b"\xea\xee\xf2\n").errors == (Fault(Code.NOT_TEXT, 3),)
    assert read(b"\xff\xfea").errors == (Fault(Code.NOT_TEXT),)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_the_encodings_of_common_editors_are_read(encoding: str) -> None:
    words = [f"ёж{n}" for n in range(25)]
    deck = read("\r\n".join(words).encode(encoding)).deck
    assert deck is not None
    assert deck.words == tuple(words)


def test_a_word_has_at_most_thirty_graphemes() -> None:
    fits, long = "y" * LONGEST, "y" * (LONGEST + 1)
    assert not read(text(fits)).errors
    assert read(text(long)).errors == (Fault(Code.TOO_LONG, 1, long),)
    assert not read(text("e\u0301" * LONGEST)).errors
    assert not read(text("👨‍👩‍👧‍👦" * LONGEST)).errors


def test_a_pile_of_marks_is_no_word_however_few_letters_carry_it() -> None:
    pile = "e" + "\u0301" * 1000
    assert [fault.code for fault in read(text(pile)).errors] == [Code.TOO_LONG]


@pytest.mark.parametrize("line", ["a | b | c", "a||c"])
def test_a_card_has_no_third_side(line: str) -> None:
    assert read(text("ok", line)).errors == (Fault(Code.THREE_SIDES, 2, "a"),)


@pytest.mark.parametrize(("line", "word"), [("a |", "a"), ("| b", "b"), ("a | \u200b", "a")])
def test_a_side_that_is_missing_is_an_error(line: str, word: str) -> None:
    assert Fault(Code.EMPTY_SIDE, 1, word) in read(text(line)).errors


def test_a_bar_alone_is_an_error() -> None:
    assert read(text("|")).errors == (Fault(Code.EMPTY_SIDE, 1),)


@pytest.mark.parametrize(
    "hidden",
    ["\u200b", "\u200e", "\u200f", "\u202e", "\u2066", "\u00ad", "\u2060", "\u200d", "\x00"],
)
def test_invisible_characters_are_taken_out_with_a_remark(hidden: str) -> None:
    outcome = read(text(f"c{hidden}at", "cat"))
    assert outcome.deck is not None
    assert outcome.deck.words[0] == "cat"
    assert [fault.code for fault in outcome.warnings] == [Code.HIDDEN, Code.DUPLICATE]


def test_half_a_character_is_taken_out_too() -> None:
    assert legible("c\ud83dat") == "cat"


def test_emoji_keep_their_joiners_and_are_one_grapheme() -> None:
    for emoji in ("👨‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇧🇬", "❤️", "é"):
        assert legible(emoji) == emoji
        assert graphemes(emoji) == 1
        assert not hides(emoji)
    assert graphemes("🇧🇬🇺🇦") == 2
    assert graphemes("ёж") == 2


def test_a_comma_asks_whether_several_words_were_meant() -> None:
    assert read(text("cat, dog")).warnings == (Fault(Code.LIST, 1, "cat, dog"),)


def test_nobody_is_told_of_more_than_two_hundred_faults() -> None:
    assert len(read("\n".join(["y" * 40] * 5000)).errors) == TOLD
    assert len(read("\n".join(["y"] * 5000)).warnings) == TOLD


def test_equal_decks_have_equal_names() -> None:
    one, other = read(text("a | b")).deck, read("# a comment\n" + text("a|b")).deck
    assert one is not None
    assert other is not None
    assert one.name == other.name
    changed = read(text("b | a")).deck
    assert changed is not None
    assert changed.name != one.name


BULGARIAN = """
котка | круша
слон
вода
водопад
море
mоре
whale
🐳
ѓавол
бръмбръм
снежен човек
къща
стол
риба
книга
слънце
луна
огън
гора
планина
хляб
сирене
нож
лъжица
вилица
прозорец
врата
ключ
"""


def test_a_language_remarks_on_letters_words_and_roots() -> None:
    deck = read(BULGARIAN).deck
    assert deck is not None
    faults = {(f.code, f.line, f.word, f.other) for f in examine(deck, load("bg"))}
    assert (Code.TWINS, 5, "водопад", "вода") in faults
    assert (Code.MIXED, 7, "mоре", "") in faults
    assert (Code.TWINS, 7, "mоре", "море") in faults
    assert (Code.ALPHABET, 8, "whale", "") in faults
    assert (Code.NO_LETTERS, 9, "🐳", "") in faults
    assert (Code.ALPHABET, 10, "ѓавол", "") in faults
    assert (Code.UNKNOWN, 11, "бръмбръм", "") in faults
    assert len(faults) == 7


def test_ten_thousand_words_are_examined_in_bounded_time() -> None:
    language = load("bg")
    words = [
        f"{a}{b}" for a in ours(language, "classic").words for b in ("", *"абвгдежзийклмнопрст")
    ]
    deck = read("\n".join(dict.fromkeys(words))).deck
    assert deck is not None
    started = time.perf_counter()
    assert len(examine(deck, language)) == TOLD
    assert time.perf_counter() - started < 20


def test_a_deck_is_read_and_looked_through_at_once() -> None:
    checked = check(BULGARIAN + "\n\u200bчаша", load("bg"))
    assert checked.deck is not None
    assert not checked.errors
    assert {Code.TWINS, Code.MIXED, Code.UNKNOWN, Code.HIDDEN} <= {f.code for f in checked.warnings}
    assert check("вода", load("bg")) == read("вода")


def test_our_decks_are_known_by_two_names() -> None:
    with pytest.raises(LookupError):
        ours(load("bg"), "secret")


def test_themes_tell_the_theme_of_a_word_and_why_a_rare_one_is_there() -> None:
    told = themes(load("bg").folder / "decks" / "themes.txt")
    assert len(told.of) == 800
    assert all(told.rare.values())


@given(st.text(), st.sampled_from(["bg", "en", "ro"]))
def test_no_text_breaks_the_reader(anything: str, code: str) -> None:
    outcome = read(anything + "\n" + text())
    assert (outcome.deck is None) == bool(outcome.errors)
    if outcome.deck is not None:
        examine(outcome.deck, load(code))


@given(st.binary())
def test_no_file_breaks_the_reader(anything: bytes) -> None:
    outcome = read(anything)
    assert outcome.deck is None
    assert outcome.errors
