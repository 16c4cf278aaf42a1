"""The API's description for programs, made from the routes and the messages themselves."""

import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from parola import __version__
from parola.web.visit import API, Answered, told
from parola.web.wire import Refusal, Said, Unsaid, View

REFERENCE = "#/components/schemas/{name}"
QUERIES = {"/doors/{door}": ("wait",), "/lobby": ("language", "game")}
REFUSED = ("400", "403", "404", "409", "413", "429", "500", "503")


def description(routes: list[BaseRoute]) -> dict[str, Any]:
    """OpenAPI 3.1 of these routes."""
    answered = [route for route in routes if isinstance(route, Answered)]
    kinds = _kinds(answered)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    shapes = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in answered:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(route.path, {})[method.lower()] = _operation(route, shapes)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Parola",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables of the one-word-clue spy game. The reference says more.",
        },
        "servers": [{"url": API}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "parola"},
            },
        },
        "security": [{"cookie": []}, {"token": []}, {}],
    }


def _kinds(routes: list[Answered]) -> list[Any]:
    told = [route.tells for route in routes if not isinstance(route.tells, str | None)]
    asked = [route.asks for route in routes if route.asks is not None]
    found = {repr(kind): kind for kind in (*told, *asked, Refusal, View, Said, Unsaid)}
    return list(found.values())


def _operation(route: Answered, shapes: dict[str, Any]) -> dict[str, Any]:
    refusal = {"application/json": {"schema": shapes[repr(Refusal)]}}
    operation: dict[str, Any] = {
        "summary": route.says,
        "parameters": _parameters(route.path),
        "responses": {
            str(int(route.status)): {"description": "Done.", "content": _content(route, shapes)},
            **{status: {"description": "Refused.", "content": refusal} for status in REFUSED},
        },
    }
    if route.asks is not None:
        asked = {"application/json": {"schema": shapes[repr(route.asks)]}}
        operation["requestBody"] = {"required": True, "content": asked}
    return operation


def _content(route: Answered, shapes: dict[str, Any]) -> dict[str, Any]:
    if isinstance(route.tells, str):
        return {route.tells: {"schema": {"type": "string"}}}
    shape = {"type": "object"} if route.tells is None else shapes[repr(route.tells)]
    return {"application/json": {"schema": shape}}


def _parameters(path: str) -> list[dict[str, Any]]:
    kind = {"type": "string"}
    named = [
        {"name": name, "in": "path", "required": True, "schema": kind}
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    asked = [{"name": name, "in": "query", "schema": kind} for name in QUERIES.get(path, ())]
    return [*named, *asked]


def routes(described: list[BaseRoute]) -> list[Route]:
    """Where the description is."""

    @cache
    def encoded() -> bytes:
        return bytes(told(description(described)).body)

    async def show(_request: Request) -> Response:
        return Response(encoded(), media_type="application/json")

    return [Route("/openapi.json", show)]
