"""The web application: every module of the API brings its routes, and what is left is the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount

from parola.web import (
    about,
    doors,
    health,
    judge,
    live,
    lobby,
    me,
    metrics,
    page,
    qr,
    tables,
    talk,
)
from parola.web.hall import Hall
from parola.web.logs import log
from parola.web.visit import API

LATER = ("bots", "decks", "history", "sheets")


def api() -> list[BaseRoute]:
    """All that is answered below `/api/v1`."""
    found: list[BaseRoute] = [
        *about.ROUTES,
        *me.ROUTES,
        *tables.ROUTES,
        *talk.ROUTES,
        *judge.ROUTES,
        *qr.ROUTES,
        *doors.ROUTES,
        *lobby.ROUTES,
        *live.ROUTES,
    ]
    for name in LATER:
        if find_spec(f"parola.web.{name}") is not None:
            found += import_module(f"parola.web.{name}").ROUTES
    return found


def build(hall: Hall) -> Starlette:
    """The application."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()
        log.info("stopped")

    routes = [
        *health.ROUTES,
        *metrics.routes(hall.metrics),
        Mount(API, routes=api()),
        *page.routes(hall.page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hall = hall
    return app
