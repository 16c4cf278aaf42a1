"""Whether this node is well, for whoever watches over it."""

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from parola.store.base import StoreError
from parola.web.hall import Hall


async def healthy(_request: Request) -> Response:
    """The node runs."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """The node can promise something: its store answers."""
    hall: Hall = request.app.state.hall
    try:
        await hall.store.head("")
    except StoreError:
        return PlainTextResponse("the store does not answer", HTTPStatus.SERVICE_UNAVAILABLE)
    return PlainTextResponse("ok")


ROUTES = [Route("/healthz", healthy), Route("/readyz", ready)]
