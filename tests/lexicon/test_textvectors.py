"""Vectors that somebody downloaded."""

from pathlib import Path

import numpy as np
import pytest

from parola.lexicon.textvectors import TextVectors

FILE = """5 3
море 1 0.1 0
кораб 0.9 0.2 0.1
вълна 0.8 0 0.2
закон -0.1 1 0.1
съд 0 0.9 -0.2
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "small.vec"
    file.write_text(FILE, encoding="utf-8")
    return file


def test_what_lies_near_is_alike(path: Path) -> None:
    vectors = TextVectors(path)
    near, far = vectors.like("МОРЕ", "кораб"), vectors.like("море", "съд")
    assert near is not None
    assert far is not None
    assert near > far


def test_only_the_first_rows_are_read(path: Path) -> None:
    vectors = TextVectors(path, first=2)
    assert vectors.words == ("море", "кораб")
    assert vectors.like("море", "съд") is None


def test_only_wanted_words_are_kept(path: Path) -> None:
    assert TextVectors(path, only={"съд", "закон"}).words == ("закон", "съд")


def test_a_line_of_counts_is_not_needed(tmp_path: Path, path: Path) -> None:
    bare = tmp_path / "bare.vec"
    bare.write_text(FILE.partition("\n")[2], encoding="utf-8")
    assert np.array_equal(TextVectors(bare).raw, TextVectors(path).raw)


def test_a_broken_row_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.vec"
    broken.write_text("море 1 2 3\nкораб 1 2\n", encoding="utf-8")
    with pytest.raises(ValueError, match="кораб has 2 numbers"):
        TextVectors(broken)


def test_an_empty_file_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty.vec"
    empty.write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="no vectors"):
        TextVectors(empty)
