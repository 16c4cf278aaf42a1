"""The web application: every module of the API brings its routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec

from starlette.applications import Starlette
from starlette.routing import BaseRoute

from parola.web import (
    about,
    doors,
    health,
    judge,
    live,
    lobby,
    me,
    page,
    qr,
    tables,
    talk,
)
from parola.web.hall import Hall

LATER = ("bots", "decks", "history", "sheets")


def routes(hall: Hall) -> list[BaseRoute]:
    """Everything that is answered."""
    found: list[BaseRoute] = [
        *health.ROUTES,
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
    return [*found, *page.routes(hall.page)]


def build(hall: Hall) -> Starlette:
    """The application."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    app = Starlette(routes=routes(hall), lifespan=lifespan)
    app.state.hall = hall
    return app
