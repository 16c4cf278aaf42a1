"""What the five languages know: sentences about words, the rulebooks' kind of examples."""

import os
import subprocess
import sys

import pytest

from parola.languages.base import OURS, load
from parola.languages.decks import ours
from parola.languages.referee import Kind, judge
from parola.languages.text import clean, spelled_out, tokens

LEGAL, DOUBTFUL, ILLEGAL = Kind.LEGAL, Kind.DOUBTFUL, Kind.ILLEGAL


def kind(lang: str, visible: str, clue: str) -> Kind:
    return judge(load(lang), clue, visible.split("|")).kind


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"),
    [
        ("ru", "МЁД", "мед"),
        ("ru", "МЕД", "мёд"),
        ("ro", "ZĂPADĂ", "zapada"),
        ("ro", "ȘARPE", "şarpe"),  # a cedilla for the comma
        ("ro", "ȚAP", "ţap"),
        ("uk", "ІМ'Я", "ім’я"),
        ("uk", "ІМ'Я", "імʼя"),
        ("uk", "ҐУДЗИК", "гудзик"),
        ("ru", "КОТ", "кoт"),  # a Latin o
        ("ru", "КОТ", "KOT"),  # all Latin
        ("bg", "КОСА", "koca"),  # all Latin, letter for letter
        ("en", "COAT", "соаt"),  # Cyrillic с, о, а
        ("ro", "CASĂ", "саsă"),
        ("en", "DOG", "d\u00adog"),
        ("en", "DOG", "\u200bdog\u200f"),
        ("en", "DOG", "DoG!"),
        ("en", "DOG", "ｄｏｇ"),
    ],
)
def test_a_visible_word_is_known_in_every_disguise(lang: str, visible: str, clue: str) -> None:
    assert kind(lang, visible, clue) is ILLEGAL


@pytest.mark.rule("R54")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"),
    [
        ("ru", "ЧЕЛОВЕК", "люди"),
        ("bg", "РЪКА", "ръце"),
        ("uk", "ВУХО", "вуха"),
        ("ro", "OM", "oameni"),
        ("ro", "CÂINE", "cainii"),  # without its mark, which an innocent branch must not hide
        ("en", "MOUSE", "mice"),
        ("ru", "СВЕТ", "светлый"),
        ("uk", "ЛІС", "лісовий"),
        ("bg", "ЦВЕТЕ", "цветар"),
        ("ro", "POD", "podar"),
        ("en", "SUGAR", "sugary"),
    ],
)
def test_forms_and_derivations_are_refused(lang: str, visible: str, clue: str) -> None:
    assert kind(lang, visible, clue) is ILLEGAL


@pytest.mark.rule("R54")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_word_of_two_dictionary_forms_is_judged_alike_on_every_node(seed: str) -> None:
    """`copii` are children and copies; which one comes first is no matter of chance."""
    script = """
from parola.languages.base import load
from parola.languages.referee import judge
print(judge(load("ro"), "copii", ["COPIL"]).kind, judge(load("bg"), "мечи", ["МЕЧКА"]).kind)
"""
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["illegal", "illegal"]


@pytest.mark.rule("R59")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"),
    [
        ("bg", "КОН", "икона"),
        ("ru", "КОН", "икона"),
        ("bg", "ЛЪЧ", "жлъч"),
        ("ru", "МЁД", "медведь"),
        ("ro", "TON", "buton"),
        ("en", "CAR", "carpet"),
        ("ru", "СОЛЬ", "соло"),
        ("uk", "КІТ", "китиця"),
        ("en", "PAN", "panda"),
        ("ro", "TRANSILVANIA", "silvă"),
    ],
)
def test_mere_look_alikes_are_never_refused(lang: str, visible: str, clue: str) -> None:
    assert kind(lang, visible, clue) is not ILLEGAL


@pytest.mark.rule("R51")
@pytest.mark.parametrize(
    ("lang", "visible", "clue"),
    [
        ("uk", "ВОСЬМИНІГ", "вісім"),
        ("ru", "ОСЬМИНОГ", "восемь"),
        ("ro", "UNICORN", "unu"),
        ("ru", "КРУГ", "О"),
        ("uk", "КОЛО", "0"),
        ("en", "RAY", "X"),
    ],
)
def test_numbers_and_single_letters_are_clues(lang: str, visible: str, clue: str) -> None:
    assert kind(lang, visible, clue) is LEGAL


@pytest.mark.rule("R53")
@pytest.mark.parametrize("lang", sorted(OURS))
def test_a_word_in_foreign_letters_is_refused_everywhere(lang: str) -> None:
    language = load(lang)
    foreign = "whale" if language.script == "cyrillic" else "щука"
    assert judge(language, foreign, []).rule == "R53"


@pytest.mark.rule("R62")
@pytest.mark.parametrize(
    ("lang", "clue", "found"),
    [
        ("ru", "ЦРУ", ILLEGAL),
        ("uk", "США", ILLEGAL),
        ("ro", "CIA", ILLEGAL),
        ("en", "FBI", ILLEGAL),
        ("ru", "лазер", LEGAL),
        ("ru", "ЛАЗЕР", LEGAL),
        ("uk", "радар", LEGAL),
        ("ro", "laser", LEGAL),
        ("en", "RADAR", LEGAL),
        ("en", "TREE", LEGAL),
    ],
)
def test_acronyms_need_a_switch_and_words_in_capitals_do_not(
    lang: str, clue: str, found: Kind
) -> None:
    assert kind(lang, "X" if lang in {"ro", "en"} else "ЖУК", clue) is found


@pytest.mark.rule("R54")
@pytest.mark.parametrize("lang", sorted(OURS))
def test_every_word_of_a_deck_is_refused_while_it_is_visible(lang: str) -> None:

    language = load(lang)
    for word in ours(language, "classic").words:
        for clue in (word, word.lower(), word.capitalize(), "-".join(word)):
            verdict = judge(language, clue, [word])
            assert verdict.kind is ILLEGAL, (word, clue, verdict)


# Letters


def test_a_clue_is_cleaned_before_it_is_read() -> None:
    assert clean("  a\u200b\u00ad b\u2013c\u2019 \n d ") == "a b-c' d"
    assert clean("x" * 10_000) == "x" * 200
    assert clean("e\u0301") == "é"
    assert clean("\ud800a") == "a"


def test_words_are_parted_by_spaces_hyphens_and_points() -> None:
    assert tokens("к.е.н. та black-white, «so»") == ["к", "е", "н", "та", "black", "white", "so"]


@pytest.mark.rule("R58")
def test_single_letters_in_a_row_spell_a_word() -> None:
    assert spelled_out("з-а-м-о-к") == "замок"
    assert spelled_out("c a t") == "cat"
    assert spelled_out("a b") is None
    assert spelled_out("a-bc-d") is None


@pytest.mark.rule("R57", "R59")
@pytest.mark.parametrize(
    ("visible", "clue", "kind"),
    [
        ("FAȚĂ", "fețe", Kind.ILLEGAL),
        ("FAȚĂ", "fete", Kind.DOUBTFUL),
        ("MUSCĂ", "muște", Kind.ILLEGAL),
        ("PANĂ", "până", Kind.LEGAL),
        ("FURNICĂ", "furnici", Kind.ILLEGAL),
    ],
)
def test_forms_of_words_that_only_marks_tell_apart(visible: str, clue: str, kind: Kind) -> None:
    """The girls, fete, may be faces, fețe, in a hurry: people decide."""
    assert judge(load("ro"), clue, [visible]).kind is kind
