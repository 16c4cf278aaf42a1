"""Who I am."""

from http import HTTPStatus

from starlette.responses import Response

from parola.web.naming import LONGEST, cleaned
from parola.web.visit import TurnedDown, Visit, route, told
from parola.web.wire import Me, Mine


async def look(visit: Visit) -> Response:
    """Who I am, and what I am called."""
    names = await visit.hall.names.of([visit.person])
    return told(Mine(visit.person, names[visit.person]))


async def rename(visit: Visit) -> Response:
    """Call me so."""
    name = cleaned((await visit.body(Me)).name)
    if name is None:
        raise TurnedDown("bad-name", HTTPStatus.CONFLICT, longest=LONGEST)
    await visit.hall.names.rename(visit.person, name)
    return told(Mine(visit.person, name))


ROUTES = [route("/me", look), route("/me", rename, "POST")]
