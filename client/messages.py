"""Write client/src/wire/messages.ts: the server's messages as TypeScript, made from the code.

    python client/messages.py            # write
    python client/messages.py --check    # fail when what lies there is out of date

A change of a message that breaks the page then fails the page's type check.
"""

import sys
from enum import EnumType
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as look

from parola.rules.refusal import Code
from parola.rules.scoring import Praise
from parola.rules.seats import Audience
from parola.tables.refusal import TableCode
from parola.web.wire import ASKED, TOLD

TARGET = Path(__file__).parent / "src" / "wire" / "messages.ts"
HEAD = "// Written by client/messages.py from the server's messages. Do not edit.\n\n"
WORDS: tuple[EnumType, ...] = (Code, TableCode, Audience, Praise)
PLAIN: dict[type, str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
    look.RawType: "unknown",
}


class Writer:
    """Collects declarations as they are met."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}

    def all(self) -> str:
        # What is told comes first: a type of both has all its fields, and the page sends them all.
        for kind in (*TOLD, *WORDS, *ASKED):
            self._name(look.type_info(kind), asked=kind in ASKED)
        return "\n".join(self._written[name] for name in sorted(self._written))

    def _name(self, info: Any, *, asked: bool) -> str:
        """How TypeScript says this type."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case look.StructType():
                return self._struct(info, asked=asked)
            case look.EnumType(cls):
                literals = " | ".join(f'"{one.value}"' for one in cls)
                self._written[cls.__name__] = f"export type {cls.__name__} = {literals};\n"
                return str(cls.__name__)
            case look.LiteralType(values):
                return " | ".join(f'"{value}"' for value in values)
            case look.UnionType(types):
                return " | ".join(dict.fromkeys(self._name(one, asked=asked) for one in types))
            case look.VarTupleType(item) | look.ListType(item) | look.SetType(item):
                return f"readonly ({self._name(item, asked=asked)})[]"
            case look.TupleType(items):
                inside = ", ".join(self._name(one, asked=asked) for one in items)
                return f"readonly [{inside}]"
            case look.DictType():
                key = self._name(info.key_type, asked=asked)
                value = self._name(info.value_type, asked=asked)
                return f"Readonly<Partial<Record<{key}, {value}>>>"
        raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: look.StructType, *, asked: bool) -> str:
        name = info.cls.__name__
        if name in self._written:
            return name
        self._written[name] = ""  # a type may speak of itself
        lines = []
        if info.tag_field is not None:
            lines.append(f'  readonly {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            left_out = not field.required and (asked or _may_be_unset(field))
            mark = "?" if left_out else ""
            said = self._name(field.type, asked=asked)
            lines.append(f"  readonly {field.encode_name}{mark}: {said};")
        body = "\n".join(lines)
        self._written[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name


def _may_be_unset(field: look.Field) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def main() -> None:
    text = HEAD + Writer().all()
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit("client/src/wire/messages.ts is out of date: run client/messages.py")


if __name__ == "__main__":
    main()
