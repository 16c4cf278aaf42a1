"""What the lint says of senses and associations, and that ours have no faults."""

from pathlib import Path

import numpy as np
import pytest

from parola.lexicon import associations, lint
from parola.lexicon.senses import Sense
from parola.lexicon.vectors import load, unit

CELLS = ("mole", "крот", "кріт", "къртица", "cârtiță")


def sense(name: str = "mole", part: str = "n", gloss: str = "digger", *cells: str) -> Sense:
    return Sense(name, part, gloss, cells or CELLS)


def said_of(*senses: Sense) -> str:
    return "\n".join(lint.of_rows([("a.tsv", n, one) for n, one in enumerate(senses, 1)]))


def test_a_good_sense_has_no_faults() -> None:
    assert said_of(sense()) == ""


def test_an_id_stands_once() -> None:
    assert "mole stands in a.tsv:1 too" in said_of(sense(), sense())


def test_two_senses_do_not_have_the_same_words() -> None:
    assert "spade has the words of mole" in said_of(sense(), sense("spade"))
    assert said_of(sense("mole.a"), sense("mole.b")) == ""


def test_rows_are_in_order() -> None:
    late = sense("ant", "n", "digger", "ant", "муравей", "мураха", "мравка", "furnică")
    assert "ant stands after mole" in said_of(sense(), late)


def test_letters_are_the_languages_own() -> None:
    latin_o = sense("mole", "n", "digger", "mole", "крoт", "кріт", "къртица", "cârtiță")
    cedilla = sense("mole", "n", "digger", "mole", "крот", "кріт", "къртица", "cârtiţă")
    assert "ru крoт: odd letters" in said_of(latin_o)
    assert "ro cârtiţă: odd letters" in said_of(cedilla)


def test_a_part_of_speech_and_a_gloss_are_owed() -> None:
    assert "no part of speech" in said_of(sense(part="noun"))
    assert "no gloss" in said_of(sense(gloss=""))


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(associations, "FOLDER", tmp_path)
    return tmp_path


def said_of_list(lists: Path, line: str) -> str:
    (lists / "senses.txt").write_text(line, encoding="utf-8")
    return "\n".join(lint.of_associations(associations.OF_SENSES))


def nearest(count: int) -> list[str]:
    """The senses of which the vectors think first when they hear of the sea."""
    vectors = load()
    matrix = unit(vectors.matrix)
    near = matrix @ matrix[vectors.rows["sea"]]
    ids = list(vectors.rows)
    return [ids[row] for row in np.argsort(-near)[1 : count + 1]]


FAR = [
    "king", "dog", "cat", "bread", "school", "church", "window", "forest",
    "mountain", "summer", "winter", "night", "morning", "book", "letter", "music",
]  # fmt: skip


def test_a_list_of_unknown_senses_is_told(lists: Path) -> None:
    assert "qwerty is no sense" in said_of_list(lists, f"sea: qwerty {' '.join(FAR[:12])}")


def test_a_short_list_is_told(lists: Path) -> None:
    assert "has 3 associations" in said_of_list(lists, "sea: king dog cat")


def test_a_doubled_association_is_told(lists: Path) -> None:
    assert "has a sense twice" in said_of_list(lists, f"sea: {' '.join(FAR[:12])} king")


def test_a_list_that_vectors_could_have_made_is_told(lists: Path) -> None:
    assert "nearest by vectors" in said_of_list(lists, f"sea: {' '.join(nearest(14))}")
    assert "nearest by vectors" not in said_of_list(lists, f"sea: {' '.join(FAR[:14])}")


def test_a_deck_whose_cards_have_no_list_is_told(lists: Path) -> None:
    (lists / "en.txt").write_text(f"ONION: {' '.join(FAR[:12])}", encoding="utf-8")
    said = list(lint.of_associations("en"))
    assert "en.txt: no list for TITLE" in said
    assert not any("ONION" in fault for fault in said if "no sense" not in fault)


def test_ours_have_no_faults() -> None:
    assert list(lint.faults()) == []
