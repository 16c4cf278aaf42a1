"""Anything that a client may send on a table's socket: orders as they should be, orders with
something wrong in them, and what is no order at all."""

import json
import math
from collections.abc import Callable
from enum import StrEnum
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

from parola.rules.commands import Command
from parola.tables.commands import (
    Agree,
    Deal,
    Decline,
    Lock,
    Mark,
    PersonCommand,
    Propose,
    Sit,
)
from parola.web.wire import LARGEST

Made = SearchStrategy[Any]

HOST, GUEST, FRESH = "@host", "@guest", "@fresh"
"""Stand for two people of the table, and for an id that no order had yet."""

WORDS = ("щось", "дерево", "în față", "ЁЛКА", "в'юн", "птица", "uk", "bg", "classic", "duet")
NASTY: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    25,
    2**31,
    2**53 + 1,
    2**64,
    10**400,
    1.5,
    -0.0,
    math.nan,
    -math.inf,
    "",
    " ",
    "\0",
    "\x1b[2J",
    "🕵🏽‍♀️" * 40,
    "\u202eגדול\u202c\u200f",
    "\ud800",
    "\udc00\ud83d",
    "a\u0301" * 300,
    "x" * 5000,
    "'; DROP TABLE tables; --",
    [],
    {},
    [[], [None]],
    {"do": "join"},
    {"__proto__": {"do": "deal"}},
)
"""Values that nobody asked for."""


class Form(StrEnum):
    """How a message travels."""

    TEXT = "text"
    BYTES = "bytes"
    PIECES = "pieces"
    """In two fragments."""
    RAW = "raw"
    """As no frame at all."""


class Sent(msgspec.Struct, frozen=True):
    """One input."""

    form: Form
    payload: bytes


def _any_of(values: tuple[Any, ...]) -> Made:
    """One of these by its place: hypothesis would write out all of them to name what it draws."""
    return st.integers(0, len(values) - 1).map(values.__getitem__)


def _often(*weighed: tuple[int, Made]) -> Made:
    """One of these, as often as its weight says; `one_of` would take their parts as equals."""
    ladder = tuple(made for weight, made in weighed for _ in range(weight))
    return _any_of(ladder).flatmap(lambda made: made)


_nasty = _any_of(NASTY)


def of_type(kind: Any) -> Made:
    """JSON for a type, as its description says: all of it is well formed."""
    return _of(inspect.type_info(kind))


def _of(kind: inspect.Type) -> Made:
    return _MADE[type(kind)](kind)


def _text(_kind: inspect.Type) -> Made:
    people = st.sampled_from((HOST, GUEST))
    return _often((3, people), (3, st.sampled_from(WORDS)), (1, st.text(max_size=30)))


def _number(_kind: inspect.Type) -> Made:
    return _often((3, st.integers(0, 24)), (1, st.integers(-2, 40)))


def _enum(kind: inspect.EnumType) -> Made:
    return st.sampled_from([one.value for one in kind.cls])


def _struct(kind: inspect.StructType) -> Made:
    wanted = {one.encode_name: _of(one.type) for one in kind.fields if one.required}
    other = {one.encode_name: _of(one.type) for one in kind.fields if not one.required}
    tag = {} if kind.tag_field is None else {kind.tag_field: st.just(kind.tag)}
    return st.fixed_dictionaries({**tag, **wanted}, optional=other)


_MADE: dict[type, Callable[[Any], Made]] = {
    inspect.StructType: _struct,
    inspect.StrType: _text,
    inspect.IntType: _number,
    inspect.FloatType: lambda _: st.floats(0, 600),
    inspect.BoolType: lambda _: st.booleans(),
    inspect.NoneType: lambda _: st.none(),
    inspect.EnumType: _enum,
    inspect.LiteralType: lambda kind: st.sampled_from(kind.values),
    inspect.UnionType: lambda kind: st.one_of(*map(_of, kind.types)),
    inspect.VarTupleType: lambda kind: st.lists(_of(kind.item_type), max_size=3),
}

_orders = st.fixed_dictionaries(
    {
        "id": st.sampled_from((FRESH,) * 6 + ("a", "ї")),
        "command": _often(
            (3, of_type(PersonCommand)),
            (5, of_type(Sit | Deal | Mark | Lock | Propose | Agree | Decline)),
            (2, st.fixed_dictionaries({"do": st.just("play"), "move": of_type(Command)})),
        ),
    }
)
"""What decodes, mostly; whether it may be done now, the table decides."""


def _places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a message."""
    if not isinstance(value, dict):
        return [here]
    inside = (place for key, one in value.items() for place in _places(one, (*here, key)))
    return [here, *inside] if here else list(inside)


@st.composite
def _spoilt(draw: st.DrawFn) -> Any:
    """An order with one thing wrong: a value, a field too few or too many, a case, a nest."""
    order = draw(_orders)
    *way, last = draw(st.sampled_from(_places(order)))
    parent = order
    for key in way:
        parent = parent[key]
    match draw(st.integers(0, 4)):
        case 0:
            del parent[last]
        case 1:
            parent[draw(st.text(max_size=5))] = draw(_nasty)
        case 2:
            parent[last] = [parent[last]]
        case 3:
            parent[str(last).upper()] = parent.pop(last)
        case _:
            parent[last] = draw(_nasty | st.integers() | st.text())
    return order


@st.composite
def _written(draw: st.DrawFn, orders: Made = _orders) -> bytes:
    """An order as bytes; lone surrogates are escapes, or else no UTF-8."""
    text = json.dumps(draw(orders), ensure_ascii=draw(st.booleans()))
    return text.encode("utf-8", "surrogatepass")


@st.composite
def _torn(draw: st.DrawFn) -> bytes:
    """An order that lost bytes or found some."""
    whole = draw(_written())
    start = draw(st.integers(0, len(whole)))
    stop = draw(st.integers(start, min(len(whole), start + 8)))
    return whole[:start] + draw(st.binary(max_size=4)) + whole[stop:]


def _nested(depth: int) -> bytes:
    command = b'{"do":"join","deep":' + b"[" * depth + b"]" * depth + b"}"
    return b'{"id":"n","command":' + command + b"}"


_SCRAPS = (
    b"",
    b"null",
    b"NaN",
    b"[]",
    b"{}",
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b"[" * 9000,
    b'{"id":' * 2000,
    b'{"id":"a","id":"b","command":{"do":"join"}}',
    b'{"id":"a","command":{"do":"mark","place":1e400}}',
    b'{"id":"a","command":{"do":"lock","on":true}} {}',
    b'"' + b"x" * (LARGEST - 2) + b'"',
)
_scraps = st.one_of(
    _any_of(_SCRAPS),
    st.binary(max_size=200),
    st.text().map(str.encode),
    st.integers(1, 4000).map(_nested),
    st.recursive(_nasty, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)).map(
        lambda value: json.dumps(value).encode()
    ),
)

_payloads = _often((6, _written()), (2, _written(_spoilt())), (1, _torn()), (1, _scraps))
_forms = st.sampled_from((Form.TEXT,) * 6 + (Form.BYTES, Form.PIECES))
_too_large = st.integers(LARGEST + 1, LARGEST * 4).map(lambda size: Sent(Form.TEXT, b"x" * size))
_no_frames = st.binary(min_size=1, max_size=64).map(lambda data: Sent(Form.RAW, data))


def messages() -> SearchStrategy[Sent]:
    """Inputs; a few of them end the line that they come by."""
    usual = st.builds(Sent, _forms, _payloads)
    return _often((38, usual), (1, _too_large), (1, _no_frames))
