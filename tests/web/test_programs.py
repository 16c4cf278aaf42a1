"""What programs are offered: a stream of lines, a description, and an example that plays."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from in_process import company, guest, hall_in

from parola.web import stream
from parola.web.app import api
from parola.web.openapi import description

EXAMPLE = Path(__file__).parents[2] / "examples" / "guest.py"
SOLO = {"game": "classic", "form": "solo", "starts": "red"}


async def messages(lines: AsyncIterator[str]) -> AsyncIterator[Any]:
    async for line in lines:
        if line.strip():
            yield json.loads(line)


async def test_a_stream_has_the_same_messages_as_the_socket(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        async with boyan.http.stream("GET", f"/tables/{table}/stream") as reply:
            assert reply.headers["content-type"].startswith("application/x-ndjson")
            told = messages(reply.aiter_lines())
            first = await anext(told)
            assert first["whole"]
            assert first["sections"]["you"]["person"] == boyan.person
            await anna.http.post(f"/tables/{table}/talk", json={"room": "table", "text": "ой"})
            assert (await anext(told))["messages"][0]["text"] == "ой"
            await anna.order(table, do="lock", on=True)
            assert (await anext(told))["sections"]["table"]["locked"]
            await hall.store.drop(table)
            await anna.order(table, do="lock", on=False)
            hall.room(table).said()
            assert [one async for one in told] == []
        missing = await anna.http.get("/tables/nowhere/stream")
        assert missing.json()["code"] == "no-such-table"


async def test_a_silent_stream_shows_that_it_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "SILENCE_SECONDS", 0.05)
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        async with anna.http.stream("GET", f"/tables/{table}/stream") as reply:
            lines = reply.aiter_lines()
            assert json.loads(await anext(lines))["type"] == "view"
            assert [await anext(lines) for _ in range(3)] == ["", "", ""]
        for _ in range(100):
            await asyncio.sleep(0.02)
            if hall.metrics.sockets._value.get() == 0:  # noqa: SLF001
                break
        assert hall.metrics.sockets._value.get() == 0  # noqa: SLF001


async def test_the_example_plays(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open(language="uk", setup=SOLO)
        await anna.order(table, do="sit", seat="red-spymaster")
        await anna.look(table)
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), f"{anna.address}/t/{table}", "red-operative"
        )
        try:
            async with asyncio.timeout(20):
                await anna.until(
                    lambda v: [one["seat"] for one in v.sections["people"]][1:] == ["red-operative"]
                )
                assert anna.sections["people"][1]["name"] == "Random guest"
                assert (await anna.say(do="deal"))["type"] == "done"
                give = {"do": "give", "word": "щось", "number": 1}
                assert (await anna.say(do="play", move=give))["type"] == "done"
                await anna.until(lambda v: any("place" in entry for entry in v.log))
        finally:
            program.terminate()
            await program.wait()


def test_every_request_of_the_api_is_described() -> None:
    told = description(api())
    assert told["openapi"] == "3.1.0"
    operations = [one for path in told["paths"].values() for one in path.values()]
    assert len(operations) > 35
    assert all(one["summary"] for one in operations)
    names = set(told["components"]["schemas"])
    assert {"Order", "View", "Sections", "ClassicGame", "DuetGame", "Said", "Refusal"} <= names
    text = json.dumps(told)
    wanted = {part.split('"')[0] for part in text.split('"$ref": "#/components/schemas/')[1:]}
    assert wanted <= names


async def test_the_description_is_where_programs_look_for_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:
        told = (await anna.get("/api/v1/openapi.json")).json()
        assert told["paths"]["/tables/{table}/orders"]["post"]["requestBody"]["required"]
        assert httpx.URL(told["servers"][0]["url"]).path == "/api/v1"
