"""The page's texts: five languages with the same messages, and no text anywhere else."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parola.rules.refusal import Code
from parola.tables.refusal import TableCode

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "client" / "src"
WEB = ROOT / "src" / "parola" / "web"
LANGUAGES = ("bg", "uk", "ru", "ro", "en")
SHELVES = tuple(sorted(path.stem for path in (SOURCES / "texts" / "en").glob("*.ftl")))
CODE = {".svelte", ".ts"}
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {"Parola"}
MARKUP = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)


class _Facts(Visitor):
    """The variables that a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def shelf(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a shelf, each with the variables it speaks of."""
    path = SOURCES / "texts" / language / f"{name}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    found = {}
    for message in messages:
        facts = _Facts()
        facts.visit(message)
        found[message.id.name] = facts.found
    assert len(found) == len(messages)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHELVES)
def test_every_language_says_the_same_things(language: str, name: str) -> None:
    assert shelf(language, name) == shelf("en", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_shelf_of_its_own(language: str) -> None:
    found = {path.stem for path in (SOURCES / "texts" / language).glob("*.ftl")}

    assert found == set(SHELVES)


def test_no_message_stands_on_two_shelves() -> None:
    seen: dict[str, str] = {}
    for name in SHELVES:
        for message in shelf("en", name):
            assert message not in seen, f"{message}: {seen.get(message)} and {name}"
            seen[message] = name


@cache
def code() -> str:
    paths = sorted(path for path in SOURCES.rglob("*") if path.suffix in CODE)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def known() -> set[str]:
    return {message for name in SHELVES for message in shelf("en", name)}


def test_every_refusal_of_the_server_has_a_sentence() -> None:
    doors = (path.read_text(encoding="utf-8") for path in WEB.glob("*.py"))
    turned_down = {
        code for text in doors for code in re.findall(r'TurnedDown\(\s*"([a-z-]+)"', text)
    }
    codes = {str(code) for code in (*Code, *TableCode)} | turned_down

    assert {f"refused-{code}" for code in codes} <= set(shelf("en", "refusals"))


def test_every_message_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r"""\bt\(\s*["']([a-z][\w-]*)["']""", code()))

    assert asked <= known()


def test_no_message_is_left_over() -> None:
    whole = set(re.findall(r"""["']([a-z][\w-]*)["']""", code()))
    begun = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", code()))
    inner = "".join(
        (SOURCES / "texts" / "en" / f"{name}.ftl").read_text(encoding="utf-8") for name in SHELVES
    )
    within = set(re.findall(r"\{ ([a-z][\w-]*) \}", inner))

    assert {one for one in known() - whole - within if not one.startswith(begun)} == set()


@pytest.mark.parametrize(
    "path", sorted(SOURCES.rglob("*.svelte")), ids=lambda path: str(path.relative_to(SOURCES))
)
def test_no_text_stands_in_the_markup(path: Path) -> None:
    markup = MARKUP.sub("", path.read_text(encoding="utf-8"))
    bare = re.sub(r"<[^<>]*>", "\n", _without_braces(markup))

    found = [word for word in WORD.findall(bare) if word not in NAMES]

    assert not found


def _without_braces(markup: str) -> str:
    """The markup without what stands in braces, which is code."""
    depth, kept = 0, []
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
