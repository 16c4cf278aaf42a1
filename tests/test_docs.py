"""What the documentation shows, it does."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parola.cli import main
from parola.cli_serve import serve
from parola.rules.game import Game
from parola.rules.notation import parse_position, position_text
from parola.rules.seats import Team
from parola.settings import Settings

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
READMES = sorted(ROOT.glob("README*.md"))
GUIDES = sorted((DOCS / "players").glob("*.md"))
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted(path for path in DOCS.rglob("*.md") if "_build" not in path.parts),
]
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"(!?)\[[^\[\]]*\]\(([^)\s]+)\)")
MAKE = re.compile(r"(?<![\w./-])make ([a-z][a-z-]*)")
SETTING = re.compile(r"^\| `(--[\w-]+)` \| `(PAROLA_\w+)` \| ([^|]+) \|", re.MULTILINE)
LARGEST_PICTURE = 200_000


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


every_page = pytest.mark.parametrize("page", PAGES, ids=name)


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_random_game_of_the_library_page_plays_to_its_end() -> None:
    (program,) = blocks("reference/rules.md", "python")
    run = subprocess.run(  # noqa: S603 - our own page
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "red assassin\n"
    assert len([line for line in program.splitlines() if line and "import" not in line]) <= 10


def test_the_position_of_the_notation_page_can_be_read() -> None:
    game: Game = parse_position(blocks("reference/notation.md", "text")[0])
    assert game.clue is not None
    assert game.clue.word == "дърво"
    assert getattr(game, "team", None) is Team.RED
    assert parse_position(position_text(game)) == game


def test_every_rule_that_tests_cite_is_on_the_rules_page() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    told = set(re.findall(r"\*\*(R\d+)\*\*", page))
    cited = {
        rule
        for file in (ROOT / "tests").rglob("test_*.py")
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8"))
        for rule in re.findall(r'"(R\d+)"', marks)
    }
    assert cited <= told


@pytest.mark.parametrize("options", [("--version",), ("--help",)])
def test_the_command_answers(options: tuple[str, ...]) -> None:
    run = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "parola", *options], capture_output=True, text=True, check=True
    )
    assert "arola" in run.stdout


def prose(page: Path) -> str:
    """A page without the code that it shows."""
    return CODE.sub("", FENCED.sub("", page.read_text(encoding="utf-8")))


def links(page: Path, *, pictures: bool) -> list[str]:
    found = LINK.findall(prose(page))
    return [
        target
        for mark, target in found
        if bool(mark) == pictures and not target.startswith(("https:", "http:"))
    ]


@cache
def anchors(page: Path) -> frozenset[str]:
    """What the headings of a page are called in links."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return frozenset(re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings)


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in links(page, pictures=False):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.is_file(), target
        assert not anchor or anchor in anchors(there), target


@every_page
def test_every_picture_is_there_and_quickly_loaded(page: Path) -> None:
    for target in links(page, pictures=True):
        picture = page.parent / target
        assert picture.is_file(), target
        assert picture.stat().st_size < LARGEST_PICTURE, target


def shown(page: Path) -> list[str]:
    """The lines for a shell on a page: blocks that name no other language."""
    found = FENCED.findall(page.read_text(encoding="utf-8"))
    blocks = [block for block in found if block.startswith("```\n")]
    return [line for block in blocks for line in block.splitlines()[1:-1]]


def named(page: Path) -> list[str]:
    """What stands in code within the sentences of a page."""
    return CODE.findall(FENCED.sub("", page.read_text(encoding="utf-8")))


def made(page: Path) -> list[str]:
    """What a page says that `make` makes."""
    lines = [line.partition("#")[0] for line in shown(page)]
    return [target for text in (*lines, *named(page)) for target in MAKE.findall(text)]


@every_page
def test_all_that_is_said_to_be_made_can_be_made(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    assert set(made(page)) <= targets


def test_all_readmes_name_the_same_things_to_make() -> None:
    assert len(READMES) == 5
    assert {"run", "test"} <= set(made(READMES[0]))
    for readme in READMES:
        assert made(readme)[:2] == ["run", "test"]
    translations = [set(made(readme)) for readme in READMES if readme.name != "README.md"]
    assert all(one == {"run", "test"} for one in translations)


def commands(lines: list[str]) -> Iterator[list[str]]:
    """The words after `parola`, of the lines that begin with it or with what it is run with."""
    for line in lines:
        try:
            words = shlex.split(line, comments=True)
        except ValueError:
            continue  # a sentence in another language's quotation marks, not a command
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words.pop(0)
        if words and (words[0] == "parola" or words[0].endswith("bin/parola")):
            yield words[1:]


def walk(words: list[str]) -> tuple[click.Command, list[str]]:
    """The command that these words call and its arguments; every word must be known to it."""
    command: click.Command = main
    arguments: list[str] = []
    left = iter(words)
    for word in left:
        if word.startswith("-"):
            flag, equals, _ = word.partition("=")
            options = command.get_params(click.Context(command))
            option = next((one for one in options if flag in one.opts), None)
            assert isinstance(option, click.Option), f"no {flag} in {words}"
            if not (option.is_flag or equals):
                next(left)
        elif isinstance(command, click.Group):
            assert word in command.commands, words
            command = command.commands[word]
        else:
            arguments.append(word)
    return command, arguments


@every_page
def test_every_command_that_a_page_shows_could_be_given(page: Path) -> None:
    for words in commands(shown(page)):
        command, arguments = walk(words)
        assert words[-1:] == ["--help"] or not isinstance(command, click.Group)
        wanted = [one for one in command.params if isinstance(one, click.Argument)]
        assert len(arguments) >= sum(one.required for one in wanted), words
        if not any(one.nargs == -1 for one in wanted):
            assert len(arguments) <= len(wanted), words


@every_page
def test_every_command_that_a_sentence_names_exists(page: Path) -> None:
    for words in commands(named(page)):
        walk(words)


def test_the_settings_page_lists_the_flags_of_serve_and_no_others() -> None:
    page = (DOCS / "reference" / "settings.md").read_text(encoding="utf-8")
    listed = {flag: (variable, default) for flag, variable, default in SETTING.findall(page)}
    options = [one for one in serve.params if isinstance(one, click.Option)]
    assert set(listed) == {one.opts[0] for one in options}
    for one in options:
        variable, default = listed[one.opts[0]]
        assert variable == one.envvar
        if one.show_default:
            assert default == f"`{one.default}`"
        else:
            assert "`" not in default
    flags = {one.name for one in options}
    assert {one.name for one in fields(Settings)} == {*flags, "secret"}


def test_the_reference_of_messages_is_as_the_code_has_them() -> None:
    script = DOCS / "messages.py"
    subprocess.run([sys.executable, str(script), "--check"], check=True)  # noqa: S603 - our own


class _Texts(Visitor):
    """All that messages say, piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.add(node.value.strip())


def on_the_page(language: str) -> set[str]:
    texts = _Texts()
    for shelf in sorted((ROOT / "client" / "src" / "texts" / language).glob("*.ftl")):
        texts.visit(FluentParser().parse(shelf.read_text(encoding="utf-8")))
    return texts.found


@pytest.mark.parametrize("guide", GUIDES, ids=name)
def test_what_a_players_guide_sets_in_bold_stands_on_the_page(guide: Path) -> None:
    labels = re.findall(r"\*\*(.+?)\*\*", guide.read_text(encoding="utf-8"), re.DOTALL)
    said = {" ".join(label.split()) for label in labels}
    assert said
    assert said - on_the_page(guide.stem) == set()


def test_the_players_guides_tell_of_the_same_things() -> None:
    assert {guide.stem for guide in GUIDES} == {"bg", "en", "ro", "ru", "uk"}
    chapters = {guide.read_text(encoding="utf-8").count("\n## ") for guide in GUIDES}
    assert len(chapters) == 1
