"""The page is served at every address that it has, safely and quickly."""

from pathlib import Path

import pytest
from in_process import guest, hall_in

SCRIPT = "document.title = 'Парола';" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Parola</title>", encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"packed")
    (folder / "assets" / "type.woff2").write_bytes(b"letters")
    (folder / "parola.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "sources.sha256").write_text("0", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "address",
    ["/", "/new", "/t/x", "/t/x/games/2", "/door/d", "/m/s", "/d/own:1", "/me", "/how", "/lobby"],
)
async def test_every_address_of_the_page_answers_with_it(
    tmp_path: Path, built: Path, address: str
) -> None:
    async with hall_in(tmp_path, page=built) as hall, guest(hall) as anna:
        reply = await anna.get(address)
        assert reply.status_code == 200
        assert "<title>Parola" in reply.text
        assert reply.headers["cache-control"] == "no-cache"
        policy = reply.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "set-cookie" not in reply.headers


async def test_what_never_changes_is_kept_for_ever_and_comes_packed(
    tmp_path: Path, built: Path
) -> None:
    async with hall_in(tmp_path, page=built) as hall, guest(hall) as anna:
        address = "/assets/main-1a2b.js"
        reply = await anna.get(address, headers={"accept-encoding": "gzip"})
        assert reply.text == SCRIPT
        assert reply.headers["content-encoding"] == "gzip"
        assert "immutable" in reply.headers["cache-control"]
        assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
        plain = await anna.get(address, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with anna.stream("GET", address, headers={"accept-encoding": "gzip, br"}) as best:
            assert best.headers["content-encoding"] == "br"
            assert b"".join([part async for part in best.aiter_raw()]) == b"packed"
        letters = await anna.get("/assets/type.woff2", headers={"accept-encoding": "gzip"})
        assert letters.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in letters.headers
        manifest = await anna.get("/parola.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        again = await anna.get(
            "/", headers={"if-none-match": (await anna.get("/")).headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


async def test_nothing_else_of_the_folder_or_the_disk_is_served(
    tmp_path: Path, built: Path
) -> None:
    (tmp_path / "secret").write_text("the key")
    async with hall_in(tmp_path, page=built) as hall, guest(hall) as anna:
        for address in (
            "/sources.sha256",
            "/assets/main-1a2b.js.br",
            "/../secret",
            "/%2e%2e/secret",
            "/assets/..%2f..%2fsecret",
            "/nothing",
            "/t/",
            "/api/v1/nothing",
        ):
            assert (await anna.get(address)).status_code == 404, address


async def test_a_page_that_is_built_anew_is_served_without_a_restart(
    tmp_path: Path, built: Path
) -> None:
    async with hall_in(tmp_path, page=built) as hall, guest(hall) as anna:
        first = await anna.get("/")
        (built / "sources.sha256").unlink()
        (built / "index.html").write_text("<!doctype html><title>Another</title>")
        (built / "assets" / "main-1a2b.js").unlink()
        assert (await anna.get("/")).content == first.content  # until all of it is there
        assert (await anna.get("/assets/main-1a2b.js")).text == SCRIPT
        (built / "sources.sha256").write_text("1")
        assert (await anna.get("/assets/main-1a2b.js")).status_code == 404
        second = await anna.get("/")
        assert "Another" in second.text
        assert first.headers["etag"] != second.headers["etag"]


async def test_without_a_page_one_reads_how_to_build_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path, page=tmp_path / "nowhere") as hall, guest(hall) as anna:
        reply = await anna.get("/")
        assert reply.status_code == 503
        assert "client/build.py" in reply.text
        assert (await anna.get("/api/v1/about")).status_code == 200
