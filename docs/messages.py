"""Write docs/reference/messages.md: every message of the API with its fields, made from the code.

    python docs/messages.py            # write
    python docs/messages.py --check    # fail when what lies there is out of date

What is said of a message is its docstring; what is said of a field stands below it in the code.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as look

from parola.rules.commands import Command
from parola.rules.events import LogEntry
from parola.rules.refusal import Code
from parola.rules.view import OpenClassic, OpenDuet
from parola.tables.commands import PersonCommand
from parola.tables.refusal import TableCode
from parola.web.wire import ASKED, TOLD, ClassicGame, DuetGame

TARGET = Path(__file__).parent / "reference" / "messages.md"
HEAD = """# Messages

<!-- Written by docs/messages.py from the code. Do not edit. -->

What programs and the server say to each other, in JSON. [The API](api.md) says which request takes
and gives which of them. A field with a mark `?` may be left out; a message or a command with a
field that nobody knows is refused.

`[…]` is a list, `{…}` an object with names of its own. Places on the board are numbers from 0 to 24
in reading order; where an integer stands for several places (`red` in a key), its bits do:
`1 << place`. Times are milliseconds since 1970.
"""
CHAPTERS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("What a client sends", ASKED),
    ("Commands", get_args(PersonCommand)),
    ("Moves", get_args(Command)),
    ("What the server says", TOLD),
    ("Log entries", get_args(LogEntry)),
    ("Refusals", (Code, TableCode)),
)
UNIONS = {"Commands": "a command", "Moves": "a move", "Log entries": "a log entry"}
"""Chapters that are each about one field's kinds."""
MADE_OF = {ClassicGame: OpenClassic, DuetGame: OpenDuet}
"""Kinds that a call made have their words where the kind is that they were made of."""
PLAIN: dict[type, str] = {
    look.StrType: "string",
    look.IntType: "integer",
    look.FloatType: "number",
    look.BoolType: "true or false",
    look.NoneType: "null",
    look.AnyType: "anything",
}


class Writer:
    """Collects what messages are made of while it tells of them."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[type] = []

    def page(self) -> str:
        """The whole page."""
        for _, kinds in CHAPTERS:  # a kind is told of in the chapter that is about it
            self._told.update(kind.__name__ for kind in kinds)
        parts = [HEAD]
        for title, kinds in CHAPTERS:
            parts += [f"## {title}\n", *(self._about(kind) for kind in kinds)]
        made = {}
        while self._waiting:
            kind = self._waiting.pop()
            made[kind.__name__] = self._about(kind)
        parts += ["## What these are made of\n", *(made[name] for name in sorted(made))]
        return "\n".join(parts)

    def _about(self, kind: type) -> str:
        title = f"### {kind.__name__}\n\n{_first(kind)}\n"
        info = look.type_info(kind)
        if isinstance(info, look.EnumType):
            said = _notes(kind)
            values = [(f"`{one.value}`", said.get(one.name, "")) for one in info.cls]
            return title + _table(("value", ""), values)
        rows = list(self._fields(kind, info))
        return title + (_table(("field", "type", ""), rows) if rows else "")

    def _fields(self, kind: type, info: Any) -> Iterator[tuple[str, ...]]:
        if info.tag_field is not None:
            yield f"`{info.tag_field}`", f'`"{info.tag}"`', ""
        said = _notes(kind)
        for field in info.fields:
            mark = "" if field.required else "?"
            yield (
                f"`{field.encode_name}`{mark}",
                self._type(field.type),
                said.get(field.name, ""),
            )

    def _type(self, info: Any) -> str:
        """How this page says a type, with links to what it is made of."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case look.StructType(cls) | look.EnumType(cls):
                return self._link(cls)
            case look.LiteralType(values):
                return ", ".join(f"`{value}`" for value in values)
            case look.UnionType(types):
                return self._union(types)
            case look.VarTupleType(item) | look.ListType(item) | look.SetType(item):
                return f"[{self._type(item)}, …]"
            case look.TupleType(items):
                return f"[{', '.join(self._type(item) for item in items)}]"
            case look.DictType():
                return f"{{{self._type(info.key_type)}: {self._type(info.value_type)}}}"
        raise TypeError(f"no words for {info}")

    def _union(self, types: Any) -> str:
        structs = {one.cls for one in types if isinstance(one, look.StructType)}
        for title, kinds in CHAPTERS:
            if title in UNIONS and structs == set(kinds):
                rest = [self._type(one) for one in types if not isinstance(one, look.StructType)]
                anchor = title.lower().replace(" ", "-")
                return " or ".join([f"[{UNIONS[title]}](#{anchor})", *rest])
        return " or ".join(self._type(one) for one in types)

    def _link(self, kind: type) -> str:
        name = kind.__name__
        if name not in self._told:
            self._told.add(name)
            self._waiting.append(kind)
        return f"[{name}](#{name.lower()})"


def _first(kind: type) -> str:
    """A kind's docstring on one line, where it has one of its own."""
    text = MADE_OF.get(kind, kind).__dict__.get("__doc__") or ""
    return " ".join(text.split())


def _notes(kind: type) -> dict[str, str]:
    """What the code says below each field."""
    found: dict[str, str] = {}
    for base in reversed(MADE_OF.get(kind, kind).__mro__):
        if base.__module__.startswith("parola."):
            found |= _notes_in(inspect.getsource(base))
    return found


def _notes_in(source: str) -> dict[str, str]:
    found: dict[str, str] = {}
    field = ""
    (body,) = ast.parse(textwrap.dedent(source)).body
    for line in body.body if isinstance(body, ast.ClassDef) else ():
        match line:
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                field = name
            case ast.Expr(value=ast.Constant(value=str(text))) if field:
                found[field] = " ".join(text.split())
                field = ""
            case _:
                field = ""
    return found


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main() -> None:
    """Write the page, or say that it is out of date."""
    text = Writer().page()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit("docs/reference/messages.md is out of date: run docs/messages.py")


if __name__ == "__main__":
    main()
