"""A request and whoever makes it. A module of the API offers `ROUTES`, each an endpoint that turns
a visit into an answer; identity, origin, limits and refusals are seen to here."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request, cookie_parser
from starlette.responses import Response
from starlette.routing import Route

from parola.rules.refusal import Refused
from parola.store.base import StoreError
from parola.tables.refusal import TableCode
from parola.web.address import Caller, Header
from parola.web.hall import Hall
from parola.web.identity import COOKIE, YEARS_5
from parola.web.limits import Limits, Shared
from parola.web.logs import fault_facts, log
from parola.web.wire import LARGEST, Refusal, encode

T = TypeVar("T")
API = "/api/v1"
SAFE = frozenset({"GET", "HEAD"})
"""Requests that change nothing."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}
STATUS = {
    TableCode.NO_SUCH_TABLE: HTTPStatus.NOT_FOUND,
    TableCode.NO_SUCH_SHEET: HTTPStatus.NOT_FOUND,
    TableCode.NO_SUCH_DECK: HTTPStatus.NOT_FOUND,
    "bad-message": HTTPStatus.BAD_REQUEST,
    "unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
    "fault": HTTPStatus.INTERNAL_SERVER_ERROR,
}


class TurnedDown(Exception):  # noqa: N818 - named after what happened
    """A request that the web itself refuses, with a code and facts as everywhere."""

    def __init__(self, code: str, status: HTTPStatus = HTTPStatus.CONFLICT, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.status, self.facts = code, status, facts


class Visit:
    """A request, and who makes it."""

    def __init__(self, hall: Hall, request: Request, person: str) -> None:
        self.hall = hall
        self.request = request
        self.person = person
        self.caller = caller_of(hall, request)
        self.token: str | None = None
        """What the cookie shall say from now on; "" takes it away."""

    def take(self, limit: Shared, code: str = "too-fast") -> None:
        """Count this against a limit; who asks too much is turned down."""
        if not limit.take(self.person, self.caller.address):
            raise TurnedDown(code, HTTPStatus.TOO_MANY_REQUESTS)

    def path(self, part: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[part])

    def query(self, part: str) -> str | None:
        """A part of the query, if it is there."""
        return self.request.query_params.get(part)

    async def bytes(self, largest: int = LARGEST) -> bytes:
        """The body of a request, which must be JSON and not too large."""
        if not self.request.headers.get("content-type", "").startswith("application/json"):
            raise TurnedDown("bad-message", HTTPStatus.BAD_REQUEST)
        received = bytearray()
        async for chunk in self.request.stream():
            received += chunk
            if len(received) > largest:
                raise TurnedDown("too-large", HTTPStatus.REQUEST_ENTITY_TOO_LARGE, largest=largest)
        return bytes(received)

    async def body(self, kind: type[T], largest: int = LARGEST) -> T:
        """The message in a request."""
        try:
            return msgspec.json.decode(await self.bytes(largest), type=kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
            raise TurnedDown("bad-message", HTTPStatus.BAD_REQUEST) from fault


Endpoint = Callable[[Visit], Awaitable[Response]]
WhichLimit = Callable[[Limits], Shared]


def told(value: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """An answer."""
    return Response(encode(value), status, media_type="application/json")


def refused(code: str, status: HTTPStatus | None = None, **facts: Any) -> Response:
    """A refusal."""
    return told(Refusal("", code, facts), status or STATUS.get(code, HTTPStatus.CONFLICT))


class Answered(Route):
    """Where an endpoint answers, with what its description says."""

    asks: type | None = None
    tells: Any = None
    """A type, or the media type of what is no JSON; None is an empty object."""
    status: HTTPStatus = HTTPStatus.OK
    says: str = ""


def route(
    path: str,
    endpoint: Endpoint,
    method: str = "GET",
    limit: WhichLimit = lambda limits: limits.orders,
    *,
    asks: type | None = None,
    tells: Any = None,
    status: HTTPStatus = HTTPStatus.OK,
) -> Answered:
    """Where an endpoint answers, below `/api/v1`, and what it counts as."""

    async def run(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        visit = _visit(hall, request)
        response = await _answered(visit, endpoint, limit)
        hall.metrics.requests.labels(str(response.status_code)).inc()
        _set_cookie(visit, response)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    found = Answered(path, run, methods=[method], name=endpoint.__name__)
    found.asks, found.tells, found.status = asks, tells, status
    found.says = " ".join((endpoint.__doc__ or "").split())
    return found


def _visit(hall: Hall, request: Request) -> Visit:
    """Somebody new gets an id with the first request that needs one. A page asks several things at
    once when it opens; if each of them made somebody new, nobody would know who they are."""
    person = person_of(hall, request)
    if person is not None:
        return Visit(hall, request, person)
    person, token = hall.identity.new()
    visit = Visit(hall, request, person)
    if request.method not in SAFE or request.url.path == API + "/me":
        visit.token = token
    return visit


def _check_origin(visit: Visit) -> None:
    """A page of somebody else may make a browser ask for things, but not change anything."""
    if visit.request.method not in SAFE and not own_origin(visit.hall, visit.request):
        raise TurnedDown("foreign-origin", HTTPStatus.FORBIDDEN)


async def _answered(visit: Visit, endpoint: Endpoint, limit: WhichLimit) -> Response:
    try:
        _check_origin(visit)
        if visit.person in visit.hall.banned:
            return refused("banned-from-server", HTTPStatus.FORBIDDEN)
        visit.take(limit(visit.hall.limits))
        return await endpoint(visit)
    except TurnedDown as refusal:
        return refused(refusal.code, refusal.status, **refusal.facts)
    except Refused as refusal:
        return told(
            Refusal("", str(refusal.code), refusal.facts),
            STATUS.get(str(refusal.code), HTTPStatus.CONFLICT),
        )
    except StoreError:
        return refused("unavailable")
    except Exception as fault:  # noqa: BLE001 - a fault of ours is logged and harms nobody else
        visit.hall.metrics.faults.inc()
        log.error("fault", **fault_facts(fault))
        return refused("fault")


def _set_cookie(visit: Visit, response: Response) -> None:
    if visit.token is None:
        return
    response.set_cookie(
        COOKIE,
        visit.token,
        max_age=YEARS_5 if visit.token else 0,
        httponly=True,
        samesite="lax",
        secure=visit.caller.secure,
    )


def person_of(hall: Hall, connection: HTTPConnection) -> str | None:
    """Who asks."""
    return person_by(hall, connection.headers.get)


def person_by(hall: Hall, header: Header) -> str | None:
    """Whose cookie it is; or whose token, for programs."""
    scheme, _, token = (header("authorization") or "").partition(" ")
    if scheme.lower() == "bearer":
        return hall.identity.person(token.strip())
    return hall.identity.person(cookie_parser(header("cookie") or "").get(COOKIE))


def own_origin(hall: Hall, connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of ours, or from no page."""
    return is_own(connection.headers.get("origin"), caller_of(hall, connection))


def is_own(origin: str | None, caller: Caller) -> bool:
    """A browser says where a page comes from; ours come from this very host."""
    return origin is None or urlsplit(origin).netloc == caller.host


def caller_of(hall: Hall, connection: HTTPConnection) -> Caller:
    """Where a connection comes from."""
    peer = connection.client.host if connection.client is not None else None
    return hall.proxies.caller(peer, connection.url.scheme, connection.headers.get)
