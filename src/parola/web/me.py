"""Who I am: a name, a link to another device, a token for programs, and to be forgotten."""

import secrets
from http import HTTPStatus

from starlette.responses import Response

from parola.store import links
from parola.web.hall import FORGOTTEN
from parola.web.identity import COOKIE
from parola.web.naming import LONGEST, cleaned
from parola.web.qr import picture
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import Link, Me, Mine, TakeLink, Token

LINK_SECONDS = 600


async def look(visit: Visit) -> Response:
    """Who I am, and what I am called."""
    if COOKIE in visit.request.cookies and visit.token is None:
        # Browsers keep no cookie for longer than a year or so: each visit makes it last anew.
        visit.token = visit.hall.identity.token(visit.person)
    return told(await _mine(visit))


async def _mine(visit: Visit) -> Mine:
    names = await visit.hall.names.of([visit.person])
    return Mine(visit.person, names[visit.person])


async def rename(visit: Visit) -> Response:
    """Call me so."""
    name = cleaned((await visit.body(Me)).name)
    if name is None:
        raise TurnedDown("bad-name", HTTPStatus.CONFLICT, longest=LONGEST)
    await visit.hall.names.rename(visit.person, name)
    return told(Mine(visit.person, name))


async def link(visit: Visit) -> Response:
    """What carries my identity to another device: once, and soon."""
    secret = secrets.token_urlsafe(18)
    expires = visit.hall.keeper.now() + LINK_SECONDS * 1000
    await visit.hall.store.written(links.keep, secret, visit.person, expires)
    shown = picture(f"{visit.caller.origin}/me#{secret}").decode()
    return told(Link(secret, expires, shown))


async def take(visit: Visit) -> Response:
    """Become whose link this is. The link is void from now on."""
    secret = (await visit.body(TakeLink)).secret
    now = visit.hall.keeper.now()
    person = await visit.hall.store.written(links.redeem, secret, now)
    if person is None:
        raise TurnedDown("no-such-link", HTTPStatus.NOT_FOUND)
    visit.person, visit.token = person, visit.hall.identity.token(person)
    return told(await _mine(visit))


async def token(visit: Visit) -> Response:
    """What a program proves with that it acts for me."""
    return told(Token(visit.hall.identity.token(visit.person)))


async def forget(visit: Visit) -> Response:
    """Delete my name and all I said. The logs of games hold an id, which means nobody then."""
    await visit.hall.names.forget(visit.person)
    await visit.hall.node.bus.tell(FORGOTTEN, visit.person)
    visit.token = ""
    return told({})


ROUTES = [
    route("/me", look, tells=Mine),
    route("/me", rename, "POST", asks=Me, tells=Mine),
    route("/me/link", link, "POST", lambda limits: limits.links, tells=Link),
    route("/me/take", take, "POST", lambda limits: limits.links, asks=TakeLink, tells=Mine),
    route("/me/token", token, "POST", lambda limits: limits.links, tells=Token),
    route("/me/forget", forget, "POST"),
]
