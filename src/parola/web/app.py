"""The web application: every module of the API brings its routes, and what is left is the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import cast

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount

from parola.web import (
    about,
    bots,
    decks,
    doors,
    health,
    history,
    judge,
    live,
    lobby,
    me,
    metrics,
    openapi,
    page,
    qr,
    sheets,
    stream,
    tables,
    talk,
)
from parola.web.hall import Hall
from parola.web.logs import log
from parola.web.visit import API, HEADERS, refused


def api() -> list[BaseRoute]:
    """All that is answered below `/api/v1`."""
    return [
        *about.ROUTES,
        *me.ROUTES,
        *tables.ROUTES,
        *talk.ROUTES,
        *judge.ROUTES,
        *qr.ROUTES,
        *doors.ROUTES,
        *lobby.ROUTES,
        *decks.ROUTES,
        *sheets.ROUTES,
        *history.ROUTES,
        *bots.ROUTES,
        *live.ROUTES,
        *stream.ROUTES,
    ]


async def _no_address(request: Request, fault: Exception) -> Response:
    """What no route answers. Below the API it is refused as everything is."""
    missing = cast("HTTPException", fault)
    status = HTTPStatus(missing.status_code)
    ours = request.url.path.startswith(API + "/")
    response = refused("bad-message", status) if ours else PlainTextResponse(status.phrase, status)
    response.headers.update({**HEADERS, **(missing.headers or {})})
    return response


def build(hall: Hall) -> Starlette:
    """The application."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()
        log.info("stopped")

    described = api()
    routes = [
        *health.ROUTES,
        *metrics.routes(hall.metrics),
        Mount(API, routes=[*openapi.routes(described), *described]),
        *page.routes(hall.page),
    ]
    handlers = {HTTPException: _no_address}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.hall = hall
    return app
