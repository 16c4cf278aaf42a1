"""A Sphinx directive that lists the requests of the API, made from the routes themselves."""

from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import Directive

from parola.web.app import api
from parola.web.visit import Answered


class ApiRoutes(Directive):
    """`.. api-routes::`"""

    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        described = [route for route in api() if isinstance(route, Answered)]
        return [_table([_row(route) for route in described])]


def _row(route: Answered) -> tuple[str, str, str]:
    method = next(iter((route.methods or set()) - {"HEAD"}))
    asks = f" {route.asks.__name__}" if route.asks is not None else ""
    return f"{method} {route.path}{asks}", _name(route.tells), route.says


def _name(told: Any) -> str:
    if told is None:
        return "{}"
    if isinstance(told, str):
        return told
    inside = getattr(told, "__args__", None)
    return f"[{inside[0].__name__}, …]" if inside else str(told.__name__)


def _table(rows: list[tuple[str, str, str]]) -> nodes.table:
    group = nodes.tgroup("", *(nodes.colspec(colwidth=width) for width in (4, 3, 5)), cols=3)
    group += nodes.thead("", _line(("request", "answer", ""), code=False))
    group += nodes.tbody("", *(_line(row, code=True) for row in rows))
    return nodes.table("", group)


def _line(cells: tuple[str, str, str], *, code: bool) -> nodes.row:
    def cell(text: str, place: int) -> nodes.entry:
        inside = nodes.literal("", text) if code and place < 2 else nodes.Text(text)
        return nodes.entry("", nodes.paragraph("", "", inside))

    return nodes.row("", *(cell(text, place) for place, text in enumerate(cells)))


def setup(app: Any) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("api-routes", ApiRoutes)
    return {"parallel_read_safe": True}
