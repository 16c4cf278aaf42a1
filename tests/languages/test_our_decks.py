"""Our ten decks: what every one of them must be."""

from collections import Counter

import pytest
from wordfreq import zipf_frequency

from parola.languages.base import OURS, Language, load
from parola.languages.decks import OURS as NAMES
from parola.languages.decks import Card, Themes, ours, read, themes, twins

LANGUAGES = sorted(OURS)
DECKS = [(code, name) for code in LANGUAGES for name in NAMES]
EACH = 400
SHARE = 0.06
"""The most of a deck that may belong to one theme."""

HOMONYMS: dict[str, set[frozenset[str]]] = {code: set() for code in LANGUAGES}
"""Pairs which the referee takes for kin only because one of them has a second meaning."""


def told_themes(language: Language) -> Themes:
    return themes(language.folder / "decks" / "themes.txt")


def all_words(code: str) -> list[str]:
    return [word for name in NAMES for word in ours(load(code), name).words]


@pytest.mark.rule("R1")
@pytest.mark.parametrize(("code", "name"), DECKS)
def test_a_deck_has_two_hundred_cards_with_two_words(code: str, name: str) -> None:
    path = load(code).folder / "decks" / f"{name}.txt"
    outcome = read(path.read_text(encoding="utf-8"))
    assert not outcome.errors
    assert not outcome.warnings
    assert outcome.deck is not None
    assert len(outcome.deck.cards) == EACH // 2
    assert all(card.back for card in outcome.deck.cards)
    assert path.read_text(encoding="utf-8").splitlines()[0] == f"# Parola deck, {code}, {name}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_in_both_decks(code: str) -> None:
    words = all_words(code)
    assert len(words) == 2 * EACH
    assert [word for word, count in Counter(words).items() if count > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_are_upper_case_in_true_letters(code: str) -> None:
    letters = load(code).alphabet
    strange = [
        w for w in all_words(code) if w != w.upper() or set(w.lower()) - letters - {" ", "-"}
    ]
    assert strange == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_has_a_theme(code: str) -> None:
    assert set(told_themes(load(code)).of) == set(all_words(code))


@pytest.mark.parametrize(("code", "name"), DECKS)
def test_no_theme_has_more_than_its_share_of_a_deck(code: str, name: str) -> None:
    of = told_themes(load(code)).of
    counts = Counter(of[word] for word in ours(load(code), name).words)
    assert {t: n for t, n in counts.items() if n > EACH * SHARE} == {}


@pytest.mark.parametrize(("code", "name"), DECKS)
def test_the_sides_of_a_card_are_of_different_themes(code: str, name: str) -> None:
    of = told_themes(load(code)).of

    def twinned(card: Card) -> bool:
        return of[card.front] == of[card.back]

    assert [card.sides for card in ours(load(code), name).cards if twinned(card)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_is_in_use_or_has_a_reason_to_be_there(code: str) -> None:
    rare = told_themes(load(code)).rare
    unused = [w for w in all_words(code) if zipf_frequency(w, code) == 0 and not rare.get(w)]
    assert unused == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_referee_knows_every_word(code: str) -> None:
    language = load(code)
    assert [w for w in all_words(code) if not language.knows(language.normalise(w))] == []


@pytest.mark.rule("R54")
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_words_of_a_language_are_of_one_root(code: str) -> None:
    found = {frozenset((one, other)) for one, other, _ in twins(load(code), all_words(code))}
    listed = HOMONYMS[code]
    assert sorted(map(sorted, found - listed)) == []
    assert sorted(map(sorted, listed - found)) == [], "no longer needed"
