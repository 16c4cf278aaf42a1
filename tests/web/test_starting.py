"""A server from its settings: what it keeps in its folder, what nodes share, what it logs."""

import gc
import json
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from running import free_port

from parola.bus.redis import RedisBus
from parola.settings import Settings
from parola.store.postgres import PostgresStore
from parola.web import logs
from parola.web.hall import Hall
from parola.web.identity import Identity, make_secret
from parola.web.serve import application, open_store, serve


@pytest.fixture
def own_process() -> Iterator[None]:
    """All that a server changes in its process is as before when it has stopped."""
    server, access = logging.getLogger("uvicorn.error"), logging.getLogger("uvicorn.access")
    filters, thresholds = server.filters[:], gc.get_threshold()
    terminated = signal.signal(signal.SIGTERM, lambda *_: None)
    yield
    signal.signal(signal.SIGTERM, terminated)
    server.filters[:], access.disabled = filters, False
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    structlog.reset_defaults()


def visited(address: str) -> list[int]:
    """What somebody is answered as soon as the server is ready; then it is told to stop."""
    try:
        for _ in range(500):
            try:
                ready = httpx.get(f"{address}/readyz")
                break
            except httpx.TransportError:
                time.sleep(0.02)
        with httpx.Client(base_url=f"{address}/api/v1") as anna:
            return [
                ready.status_code,
                anna.get("/me").status_code,
                anna.post("/tables", json={}).status_code,
                anna.get("/tables/nowhere").status_code,
            ]
    finally:
        os.kill(os.getpid(), signal.SIGTERM)


@pytest.mark.usefixtures("own_process")
def test_a_server_answers_until_it_is_told_to_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(host="127.0.0.1", port=free_port(), data=tmp_path / "new" / "data")
    with ThreadPoolExecutor(1) as elsewhere:
        asked = elsewhere.submit(visited, f"http://127.0.0.1:{settings.port}")
        serve(settings)
        assert asked.result() == [200, 200, 201, 404]
    assert (settings.data / "parola.db").exists()
    assert (settings.data / "secret").stat().st_mode & 0o077 == 0
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [one["event"] for one in told] == ["started", "stopped"]


@pytest.mark.usefixtures("own_process")
def test_a_server_tells_of_a_fault_and_not_what_somebody_wrote(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.begin()
    server = logging.getLogger("uvicorn.error")
    server.info("127.0.0.1 has come")
    server.warning("a line that broke\nGET /t/secret-table")
    try:
        int("the key is 7")
    except ValueError:
        server.exception("Exception in ASGI application")
    broken, fault = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (broken["event"], broken["level"], broken["said"]) == (
        "server",
        "warning",
        "a line that broke",
    )
    assert set(broken) == {"event", "level", "timestamp", "said"}
    assert (fault["fault"], fault["said"]) == ("ValueError", "Exception in ASGI application")
    assert fault["at"][0].startswith("test_starting.py:")
    assert "the key" not in str(fault)


def test_who_somebody_is_outlives_the_server(tmp_path: Path) -> None:
    person, token = Identity(make_secret(tmp_path)).new()
    again = Identity(make_secret(tmp_path))
    assert again.person(token) == person
    for forged in (None, "", person, f"{person}.forged", f"somebody{token}", "ї.є", "\udcff.x"):
        assert again.person(forged) is None
    assert Identity(b"another server").person(token) is None


@asynccontextmanager
async def node(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody new who asks a node with these settings."""
    app: Any = application(settings, open_store(settings.store, settings.data))
    hall: Hall = app.state.hall
    try:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url="http://parola.test/api/v1"
        ) as somebody:
            yield somebody
    finally:
        await hall.close()


async def test_nodes_with_one_store_and_one_secret_know_the_same_people(
    tmp_path: Path, emptied: str, redis: str
) -> None:
    shared = Settings(data=tmp_path, store=emptied, bus=redis, secret="s" * 32)
    async with node(shared) as here, node(shared) as there:
        app = here._transport.app  # type: ignore[attr-defined]  # noqa: SLF001
        assert isinstance(app.state.hall.store, PostgresStore)
        assert isinstance(app.state.hall.node.bus, RedisBus)
        me = (await here.post("/me", json={"name": "Ганна"})).json()
        table = (await here.post("/tables", json={})).json()["table"]
        there.cookies.update(here.cookies)
        assert (await there.get("/me")).json() == me
        assert [one["table"] for one in (await there.get("/tables")).json()] == [table]
    assert list(tmp_path.iterdir()) == []


async def test_a_server_alone_keeps_all_in_its_folder(tmp_path: Path) -> None:
    alone = Settings(data=tmp_path, lobby=True, trusted_proxies=("127.0.0.1",))
    async with node(alone) as anna:
        assert (await anna.get("/lobby")).json() == []
        over_tls = {"x-forwarded-proto": "https"}
        assert "secure" in (await anna.get("/me", headers=over_tls)).headers["set-cookie"].lower()
    assert {"parola.db", "secret"} <= {path.name for path in tmp_path.iterdir()}
