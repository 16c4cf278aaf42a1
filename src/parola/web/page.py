"""The page that people play on: built into `static` by client/build.py, and held in memory."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

STATIC = Path(__file__).parent / "static"
ADDRESSES = (
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/games/{game}",
    "/door/{door}",
    "/m/{sheet}",
    "/d/{deck}",
    "/me",
    "/how",
    "/lobby",
)
"""Which screen it is, the page itself reads from the address."""
MISSING = """The page is not built yet. In a checkout `make run` builds it, and so does
`python client/build.py`; a released Parola has it inside.

Programs are served all the same: /api/v1/openapi.json says how.
"""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self' ws: wss:; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
STAMP = "sources.sha256"
"""A build removes it first and writes it last."""
PACKED = {".br", ".gz"}
INCOMPRESSIBLE = {".woff2", ".png", ".webp", ".jpg", ".ico"}


class Leaf(msgspec.Struct, frozen=True):
    """A file of the page, ready to be sent."""

    body: bytes
    packed: Mapping[str, bytes]
    """By what a browser accepts, the best first."""
    headers: Mapping[str, str]

    def answer(self, request: Request, status: HTTPStatus = HTTPStatus.OK) -> Response:
        headers = dict(self.headers)
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        accepted = {
            one.split(";")[0].strip()
            for one in request.headers.get("accept-encoding", "").split(",")
        }
        for encoding, body in self.packed.items():
            if encoding in accepted:
                headers["content-encoding"] = encoding
                return Response(body, status, headers)
        return Response(self.body, status, headers)


def _leaf(path: Path, name: str) -> Leaf:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "xml")):
        kind += "; charset=utf-8"
    lasting = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    headers = {
        **HEADERS,
        "content-type": kind,
        "cache-control": lasting,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        "vary": "accept-encoding",
    }
    return Leaf(body, _packed(path, body), headers)


def _packed(path: Path, body: bytes) -> dict[str, bytes]:
    """What the build has packed, and gzip where it has not."""
    if path.suffix in INCOMPRESSIBLE:
        return {}
    packed = {}
    if (brotli := path.with_name(path.name + ".br")).exists():
        packed["br"] = brotli.read_bytes()
    zipped = path.with_name(path.name + ".gz")
    packed["gzip"] = zipped.read_bytes() if zipped.exists() else gzip.compress(body, 9, mtime=0)
    return packed


class Page:
    """All files of the page; read anew when it was built anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = 0
        self._leaves: dict[str, Leaf] = {}

    def leaf(self, name: str) -> Leaf | None:
        """A file by its name in the folder."""
        self._look()
        return self._leaves.get(name)

    def _look(self) -> None:
        try:
            built = (self._folder / STAMP).stat().st_mtime_ns
            if built != self._built:
                self._leaves, self._built = self._read(), built
        except FileNotFoundError:
            return  # while it is built anew the last one is served

    def _read(self) -> dict[str, Leaf]:
        files = (path for path in self._folder.rglob("*") if path.is_file())
        named = {path.relative_to(self._folder).as_posix(): path for path in files}
        return {
            name: _leaf(path, name)
            for name, path in named.items()
            if path.suffix not in PACKED and path.name != STAMP
        }


def routes(page: Page) -> list[Route]:
    """Where the page is."""

    async def screen(request: Request) -> Response:
        index = page.leaf("index.html")
        if index is None:
            return PlainTextResponse(MISSING, HTTPStatus.SERVICE_UNAVAILABLE, HEADERS)
        return index.answer(request)

    async def file(request: Request) -> Response:
        leaf = page.leaf(request.path_params["name"])
        if leaf is None:
            return PlainTextResponse("there is nothing here", HTTPStatus.NOT_FOUND, HEADERS)
        return leaf.answer(request)

    return [
        *(Route(address, screen, name="page") for address in ADDRESSES),
        Route("/{name:path}", file, name="file"),
    ]
