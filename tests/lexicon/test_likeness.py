"""How alike words are, and whose words are known."""

import pytest

from parola.languages.base import load
from parola.lexicon.lexicon import ASSOCIATIONS, VECTORS, lexicon
from parola.lexicon.lint import missing_cards
from parola.lexicon.senses import LANGUAGES, senses
from parola.lexicon.vectors import load as load_vectors

SEA = {
    "en": ("sea", "ship", "school"),
    "ru": ("море", "корабль", "школа"),
    "uk": ("море", "корабель", "школа"),
    "bg": ("море", "кораб", "училище"),
    "ro": ("mare", "corabie", "școală"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_ship_is_more_like_the_sea_than_a_school_is(code: str) -> None:
    sea, ship, school = SEA[code]
    near, far = lexicon(code).like(sea, ship), lexicon(code).like(sea, school)
    assert near is not None
    assert far is not None
    assert near > far + 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_likeness_is_the_same_both_ways(code: str) -> None:
    one, other, _ = SEA[code]
    assert lexicon(code).like(one, other) == lexicon(code).like(other, one)


def test_a_word_of_two_senses_is_near_to_both() -> None:
    bulgarian = lexicon("bg")
    hair, grass = bulgarian.like("коса", "гребен"), bulgarian.like("коса", "сърп")
    stranger = bulgarian.like("коса", "парламент")
    assert None not in (hair, grass, stranger)
    assert min(hair or 0, grass or 0) > (stranger or 0) + 1


def test_nobody_knows_gibberish() -> None:
    assert lexicon("bg").like("пхсгкщ", "море") is None
    assert lexicon("uk").like("море", "кшмяфс") is None


@pytest.mark.parametrize(
    ("code", "written", "meant"),
    [
        ("ru", "ЁЖ", "еж"),
        ("ro", "SCOALA", "școală"),
        ("ro", "şcoală", "școală"),
        ("en", "Ships", "ship"),
        ("ru", "кораблями", "корабль"),
        ("uk", "кораблем", "корабель"),
        ("bg", "корабът", "кораб"),
        ("ro", "școlile", "școală"),
    ],
)
def test_however_a_word_is_written_it_has_its_senses(code: str, written: str, meant: str) -> None:
    found = {sense.id for sense, _ in lexicon(code).senses_of(written)}
    assert found & {sense.id for sense, _ in lexicon(code).senses_of(meant)}


@pytest.mark.parametrize(
    ("code", "derived", "base"),
    [
        ("ru", "корабельный", "корабль"),
        ("uk", "морський", "море"),
        ("bg", "корабче", "кораб"),
        ("en", "snowy", "snow"),
    ],
)
def test_a_derived_word_means_something_like_its_base(code: str, derived: str, base: str) -> None:
    near = lexicon(code).like(derived, base)
    assert near is not None
    assert near > 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_of_our_decks_is_known(code: str) -> None:
    assert not [fault for fault in missing_cards() if fault.startswith(f"{code}:")]


def test_vectors_and_associations_may_be_asked_apart() -> None:
    word, other = SEA["en"][:2]
    both, vectors = lexicon("en").like(word, other), lexicon("en", VECTORS).like(word, other)
    written = lexicon("en", ASSOCIATIONS).like(word, other)
    assert both == pytest.approx((vectors or 0) + (written or 0), abs=1e-4)


@pytest.mark.parametrize("code", LANGUAGES)
def test_clues_are_single_words_of_the_language(code: str) -> None:
    words = lexicon(code).vocabulary.words
    alphabet = load(code).alphabet | {"'"}
    assert len(words) > 5000
    assert not [word for word in words if not set(word) <= alphabet]


def test_columns_and_likeness_say_the_same() -> None:
    known = lexicon("uk")
    words = ("МОРЕ", "КОРОЛЬ", "НІЧ")
    places = list(range(0, len(known.vocabulary.words), 40))
    clues = [known.vocabulary.words[place] for place in places]
    columns = known.columns(words)[places]
    assert columns == pytest.approx(known.likeness(clues, words), abs=1e-3)


def test_a_sense_has_a_vector_once_the_vectors_are_built() -> None:
    rows = load_vectors().rows
    assert sum(sense.id in rows for sense in senses()) > 0.95 * len(senses())


@pytest.mark.parametrize(("code", "word"), [("en", "suicide"), ("uk", "путін"), ("ru", "гитлер")])
def test_what_a_bot_does_not_bring_up_it_understands(code: str, word: str) -> None:
    known = lexicon(code)
    assert known.knows(word)
    assert word not in known.vocabulary.words
