"""What this server is."""

from starlette.responses import Response

from parola import __version__
from parola.languages.base import codes
from parola.web.visit import Visit, route, told
from parola.web.wire import About


async def about(visit: Visit) -> Response:
    """Its version, its languages, and what it offers."""
    return told(About(__version__, visit.hall.lobby, tuple(codes()), bots=True))


ROUTES = [route("/about", about, tells=About)]
