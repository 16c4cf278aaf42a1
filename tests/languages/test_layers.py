"""The layers of the referee, each on its own, in a toy language."""

from pathlib import Path

import pytest

from parola.languages.base import Language
from parola.languages.datafile import DataError
from parola.languages.families import Tie
from parola.languages.kinship import Degree, Kin, compare
from parola.languages.referee import Kind, Verdict, judge
from parola.tables.house import ClueRules

ALL = ClueRules(
    compounds=True, names=True, places=True, acronyms=True, homophones=True, invented=True
)


def kin(language: Language, visible: str, clue: str) -> Kin:
    return compare(language, language.analyse(visible), language.analyse(clue))


def degree(language: Language, visible: str, clue: str) -> Degree:
    return kin(language, visible, clue).degree


# Exact words, marks and forms


@pytest.mark.rule("R7")
@pytest.mark.parametrize("clue", ["café", "CAFÉ", "Café", " café ", "cafe", "c\u00adafé"])
def test_a_visible_word_is_found_however_it_is_written(toy: Language, clue: str) -> None:
    verdict = judge(toy, clue, ["STORK", "CAFÉ"])
    assert (verdict.kind, verdict.rule, verdict.offends) == (Kind.ILLEGAL, "R7", "CAFÉ")


@pytest.mark.rule("R57")
def test_a_word_of_its_own_that_only_marks_tell_apart_is_for_people(toy: Language) -> None:
    assert kin(toy, "pâté", "pate").reason == "sounds-alike"
    assert kin(toy, "pâté", "paté").reason == "no-marks"


@pytest.mark.rule("R59")
def test_whoever_writes_the_marks_means_the_word_that_has_them(toy: Language) -> None:
    assert kin(toy, "pate", "pâté").reason == "look-alike"


@pytest.mark.rule("R54")
def test_a_form_of_a_visible_word_is_that_word(toy: Language) -> None:
    assert kin(toy, "dog", "dogs") == Kin(Degree.SURE, "R54", "form")
    assert kin(toy, "cat", "cats").reason == "form"
    assert degree(toy, "dog", "cat") is Degree.NONE


@pytest.mark.rule("R7")
def test_nothing_is_held_against_words_that_are_covered(toy: Language) -> None:
    assert judge(toy, "dog", []).kind is Kind.LEGAL


# Families


@pytest.mark.rule("R54", "R59")
@pytest.mark.parametrize(
    ("word", "tie"),
    [
        ("solar", Tie.KIN),
        ("solarium", Tie.KIN),
        ("sunny", Tie.KIN),
        ("suns", Tie.KIN),
        ("unsuns", Tie.KIN),
        ("resuns", Tie.KIN),
        ("xsuns", None),
        ("sunday", Tie.INNOCENT),
        ("sundae", Tie.NAMED_INNOCENT),
        ("sunset", Tie.WAVERING),
        ("son", Tie.SOUND),
        ("sunk", None),
    ],
)
def test_a_line_tells_relatives_from_innocents(toy: Language, word: str, tie: Tie | None) -> None:
    assert toy.families.tie(["sun"], [word]) is tie
    assert toy.families.tie([word], ["sun"]) is tie


@pytest.mark.rule("R55", "R59")
def test_a_doubt_about_the_headword_is_less_about_its_relatives(toy: Language) -> None:
    assert toy.families.tie(["sunny"], ["sunset"]) is Tie.PERHAPS
    assert degree(toy, "sunny", "sunset") is Degree.MAYBE
    (toy.folder / "families-common.txt").write_text("TABLE: boat* ? star*\n", encoding="utf-8")
    toy.__dict__.pop("families")
    assert degree(toy, "star", "boatostar") is Degree.SURE, "a compound, whatever the line doubts"
    assert degree(toy, "boat", "starfish") is Degree.MAYBE


@pytest.mark.rule("R54")
def test_the_heads_of_a_line_are_kin(toy: Language) -> None:
    assert toy.families.tie(["moon"], ["luna"]) is Tie.KIN
    assert toy.families.tie(["moon"], ["lunar"]) is Tie.KIN
    assert toy.families.tie(["luna"], ["lunch"]) is Tie.INNOCENT


@pytest.mark.rule("R54", "R55")
def test_relatives_of_one_headword_are_kin_only_if_they_look_it(toy: Language) -> None:
    assert toy.families.tie(["diver"], ["water"]) is Tie.KIN
    assert toy.families.tie(["diver"], ["swimmer"]) is Tie.KIN
    assert toy.families.tie(["water"], ["swimmer"]) is None
    assert toy.families.tie(["waters"], ["waterfall"]) is Tie.KIN


def test_the_line_that_ties_two_words_can_be_named(toy: Language) -> None:
    assert toy.families.because(["sun"], ["solar"]) == "families.txt:2"
    assert toy.families.because(["sun"], ["moon"]) == ""


def test_words_that_a_line_mentions_exist(toy: Language) -> None:
    assert toy.knows("sunny")
    assert toy.knows("lunar")
    assert not toy.knows("lunarnautical")
    assert not toy.knows("sunk")


@pytest.mark.parametrize("line", ["SUN solar", "SUN: s*"])
def test_a_line_that_cannot_be_read_is_named(toy: Language, line: str) -> None:
    (toy.folder / "families.txt").write_text(f"# comment\n{line}\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"families\.txt:2"):
        _ = toy.families


def test_more_families_may_stand_in_a_second_file(toy: Language) -> None:
    (toy.folder / "families-common.txt").write_text("STORK: nest*\n", encoding="utf-8")
    assert toy.families.tie(["stork"], ["nesting"]) is Tie.KIN


# Roots


@pytest.mark.rule("R54")
@pytest.mark.parametrize(
    ("visible", "clue", "found"),
    [
        ("stork", "storker", Degree.SURE),  # five letters, a strong suffix
        ("stork", "storkish", Degree.SURE),  # an ordinary one
        ("stork", "storkon", Degree.SURE),  # a weak one
        ("star", "starer", Degree.SURE),  # four letters, a strong suffix
        ("star", "stara", Degree.NONE),  # two bare nouns
        ("cat", "cater", Degree.MAYBE),  # three letters: never more than a doubt
        ("glog", "glozher", Degree.SURE),  # g turns into zh
        ("karet", "karter", Degree.SURE),  # a vowel comes and goes
        ("bold", "bulder", Degree.SURE),  # o turns into u
        ("dog", "glog", Degree.NONE),
    ],
)
def test_a_root_is_found_under_affixes(
    toy: Language, visible: str, clue: str, found: Degree
) -> None:
    assert degree(toy, visible, clue) is found
    assert degree(toy, clue, visible) <= found, "the long word visible, the short one said"


def test_affixes_that_cannot_be_read_are_named(toy: Language) -> None:
    (toy.folder / "affixes.txt").write_text("[alternations]\na b c d\n", encoding="utf-8")
    with pytest.raises(DataError, match="a b c d"):
        _ = toy.affixes
    (toy.folder / "words.txt").write_text("\n[nonsense]\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"words\.txt:2"):
        _ = toy.words
    (toy.folder / "translations.txt").write_text("DOG Hund\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"translations\.txt:1"):
        _ = toy.translations


# Compounds


@pytest.mark.rule("R55")
@pytest.mark.parametrize(
    ("visible", "clue"),
    [
        ("star", "starfish"),
        ("starfish", "fish"),
        ("storkoboat", "stork"),
        ("boats", "storkoboat"),
        ("microscope", "microwave"),
        ("microscope", "micro"),
        ("astr", "astronaut"),
        ("star", "superstar"),
    ],
)
def test_halves_of_a_compound_are_found(toy: Language, visible: str, clue: str) -> None:
    assert kin(toy, visible, clue) in {
        Kin(Degree.SURE, "R55", "compound-part"),
        Kin(Degree.SURE, "R54", "kin"),
    }


@pytest.mark.rule("R55")
def test_every_word_of_a_visible_phrase_is_a_part_of_it(toy: Language) -> None:
    verdict = judge(toy, "dogs", ["BIG DOG"])
    assert (verdict.kind, verdict.rule, verdict.offends) == (Kind.ILLEGAL, "R55", "BIG DOG")


@pytest.mark.rule("R55")
def test_an_accident_of_letters_is_no_compound(toy: Language) -> None:
    assert degree(toy, "cat", "catboat") is Degree.MAYBE
    assert degree(toy, "boat", "catboat") is Degree.MAYBE
    assert degree(toy, "cat", "supercat") is Degree.NONE


# Kinds of clues


@pytest.mark.rule("R4")
@pytest.mark.parametrize("clue", ["", " ", "!?", "\u200b", "—"])
def test_a_clue_is_a_word(toy: Language, clue: str) -> None:
    assert judge(toy, clue, ["DOG"]) == Verdict(Kind.ILLEGAL, "R4", "no-word")


@pytest.mark.rule("R51")
@pytest.mark.parametrize("clue", ["7", "seven", "½", "1001"])
def test_numbers_are_fine(toy: Language, clue: str) -> None:
    assert judge(toy, clue, ["DOG"]).kind is Kind.LEGAL


@pytest.mark.rule("R53")
@pytest.mark.parametrize("clue", ["Hund", "hund", "chienne", "собака"])
def test_another_languages_word_for_a_visible_one_is_illegal(toy: Language, clue: str) -> None:
    verdict = judge(toy, clue, ["STORK", "DOG"])
    assert (verdict.kind, verdict.rule, verdict.offends) == (Kind.ILLEGAL, "R53", "DOG")


@pytest.mark.rule("R53")
def test_a_foreign_alphabet_is_a_foreign_language(toy: Language) -> None:
    assert judge(toy, "птица", ["DOG"]).reason == "foreign"
    assert judge(toy, "strudel", ["DOG"]).kind is Kind.LEGAL


@pytest.mark.rule("R56")
def test_a_word_that_nobody_knows_is_for_people(toy: Language) -> None:
    assert judge(toy, "wug", ["DOG"]).reason == "unknown-word"
    assert judge(toy, "Wug", ["DOG"]).reason == "unknown-name"
    assert judge(toy, "gizmo", ["DOG"]).kind is Kind.LEGAL
    assert judge(toy, "Ericsson", ["DOG"]).kind is Kind.LEGAL
    assert judge(toy, "boater", ["DOG"]).kind is Kind.LEGAL, "boat with an everyday suffix"


@pytest.mark.rule("R56")
@pytest.mark.parametrize("house", [ClueRules(), ALL])
def test_nonsense_is_illegal_in_every_house(toy: Language, house: ClueRules) -> None:
    assert judge(toy, "cop-doctor", ["DOG"], house).reason == "coined"
    assert judge(toy, "table-chair", ["DOG"], house).reason == "coined"


@pytest.mark.parametrize(
    ("clue", "rule", "switch"),
    [
        pytest.param("ice cream", "R60", "compounds", marks=pytest.mark.rule("R60")),
        pytest.param("merry-go-round", "R60", "compounds", marks=pytest.mark.rule("R60")),
        pytest.param("big table", "R60", "compounds", marks=pytest.mark.rule("R60")),
        pytest.param("Big table", "R61", "compounds", marks=pytest.mark.rule("R60")),
        pytest.param("Big table", "R61", "names", marks=pytest.mark.rule("R61")),
        pytest.param("War and Peace", "R61", "names", marks=pytest.mark.rule("R61")),
        pytest.param("Anna Smith", "R61", "names", marks=pytest.mark.rule("R61")),
        pytest.param("Anna Ericsson", "R61", "names", marks=pytest.mark.rule("R61")),
        pytest.param("New York", "R61", "places", marks=pytest.mark.rule("R61")),
        pytest.param("new york", "R61", "names", marks=pytest.mark.rule("R61")),
        pytest.param("Black Sea", "R61", "places", marks=pytest.mark.rule("R61")),
        pytest.param("NATO", "R62", "acronyms", marks=pytest.mark.rule("R62")),
        pytest.param("t.b.d.", "R62", "acronyms", marks=pytest.mark.rule("R62")),
        pytest.param("XYZ", "R62", "acronyms", marks=pytest.mark.rule("R62")),
        pytest.param("hobbit", "R65", "invented", marks=pytest.mark.rule("R65")),
    ],
)
def test_a_switch_of_the_house_allows_a_kind_of_clue(
    toy: Language, clue: str, rule: str, switch: str
) -> None:
    strict = judge(toy, clue, ["DOG"])
    assert (strict.kind, strict.rule) == (Kind.ILLEGAL, rule)
    allowed = judge(toy, clue, ["DOG"], ClueRules(**{switch: True}))
    assert (allowed.kind, allowed.rule) == (Kind.LEGAL, rule)


@pytest.mark.rule("R56", "R61")
def test_what_may_be_made_up_stays_with_people_where_its_kind_is_allowed(toy: Language) -> None:
    assert judge(toy, "Wug Blorp", ["DOG"], ALL).reason == "unknown-name"
    assert judge(toy, "wug table", ["DOG"], ALL).reason == "unknown-phrase"


@pytest.mark.rule("R54")
def test_no_switch_allows_what_a_visible_word_forbids(toy: Language) -> None:
    assert judge(toy, "big dogs", ["DOG"], ALL).kind is Kind.ILLEGAL


@pytest.mark.rule("R57", "R63")
def test_words_that_sound_alike_are_for_people_unless_the_house_allows_them(toy: Language) -> None:
    assert judge(toy, "roat", ["ROAD"]).reason == "sounds-alike"
    assert judge(toy, "roat", ["ROAD"], ClueRules(homophones=True)).reason == "sound-allowed"


@pytest.mark.rule("R58")
@pytest.mark.parametrize("clue", ["d-o-g", "d o g", "D - O - G"])
def test_a_clue_may_be_spelled_out_and_is_the_same_clue(toy: Language, clue: str) -> None:
    assert judge(toy, clue, ["STORK"]).reason == "spelled-out-fine"
    assert judge(toy, clue, ["DOG"]) == Verdict(Kind.ILLEGAL, "R58", "spelled-out", "DOG")


@pytest.mark.rule("R50")
def test_letters_are_for_people(toy: Language) -> None:
    assert judge(toy, "s", ["STORK", "SUN"]).reason == "first-letter"
    assert judge(toy, "s", ["STORK", "DOG"]).kind is Kind.LEGAL
    assert judge(toy, "ork", ["STORK"]).reason == "points-at-letters"
    assert judge(toy, "tork", ["STORK"]).reason != "points-at-letters"


@pytest.mark.rule("R64")
def test_a_rhyme_is_fine_where_the_house_says_so(toy: Language) -> None:
    assert judge(toy, "ork", ["STORK"], ClueRules(rhymes=True)).reason == "rhyme-allowed"


# Look-alike letters


@pytest.mark.rule("R7")
def test_letters_of_another_alphabet_that_look_the_same_are_set_right(toy: Language) -> None:
    assert judge(toy, "dоg", ["DOG"]).reason == "same-word"  # a Cyrillic о


def test_a_file_may_be_missing(toy: Language) -> None:
    for name in ("families", "translations", "words"):
        Path(toy.folder / f"{name}.txt").unlink()
    assert judge(toy, "dogs", ["DOG"]).kind is Kind.ILLEGAL
    assert judge(toy, "storker", ["DOG"]).kind is Kind.LEGAL
