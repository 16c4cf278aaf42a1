"""The referee's sentences: the same in all five languages, and one for every reason."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parola.languages.base import OURS, load
from parola.languages.explain import sentence
from parola.languages.referee import REASONS, Kind, Verdict, judge

FACTS = {"clue", "word"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def messages(code: str) -> dict[str, set[str]]:
    """The messages of a language, with their variables."""
    text = (load(code).folder / "ui.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("code", sorted(OURS))
def test_every_reason_has_a_sentence(code: str) -> None:
    assert set(messages(code)) >= {f"referee-{reason}" for reason in REASONS}


@pytest.mark.parametrize("code", sorted(OURS))
def test_all_languages_have_the_same_messages_and_variables(code: str) -> None:
    assert messages(code) == messages("en")


@pytest.mark.parametrize("code", sorted(OURS))
@pytest.mark.parametrize("reason", REASONS)
def test_a_sentence_names_what_was_said(code: str, reason: str) -> None:
    said = sentence(code, Verdict(Kind.ILLEGAL, "R54", reason, "WORD"), " qwerty ")
    names = messages(code)[f"referee-{reason}"]
    assert names <= FACTS
    assert ("clue" in names) == ("qwerty" in said)
    assert ("word" in names) == ("WORD" in said)
    assert re.search(r"[.?!]$", said)
    assert "{" not in said


def test_reasons_are_told_once() -> None:
    assert len(REASONS) == len(set(REASONS))


@pytest.mark.rule("R54")
def test_the_offended_word_is_named_in_the_language() -> None:
    verdict = judge(load("uk"), "лісовий", ["КІТ", "ЛІС"])
    told = sentence("uk", verdict, "лісовий")
    assert "ЛІС" in told
    assert "лісовий" in told
    assert "КІТ" not in told
