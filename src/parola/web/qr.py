"""A table's link as a picture that a phone reads."""

from io import BytesIO

import segno
from starlette.responses import Response

from parola.web.visit import Visit, route


def picture(link: str) -> bytes:
    """A QR code as SVG, in two colours whatever the page's theme, since cameras want that."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return drawn.getvalue()


async def show(visit: Visit) -> Response:
    """The link of a table."""
    name = visit.path("table")
    await visit.hall.keeper.look(name)
    return Response(picture(f"{visit.caller.origin}/t/{name}"), media_type="image/svg+xml")


ROUTES = [route("/tables/{table}/qr", show, tells="image/svg+xml")]
