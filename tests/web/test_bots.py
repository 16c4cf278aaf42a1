"""Programs in seats, over HTTP."""

import asyncio
from pathlib import Path

import pytest
from in_process import company, hall_in

SOLO = {"game": "classic", "form": "solo"}


async def test_the_host_gets_a_program_for_a_seat(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        assert (await anna.http.get("/about")).json()["bots"] is True
        table = await anna.open(language="bg", setup=SOLO)
        await boyan.order(table, do="join")
        wanted = {"seat": "red-operative", "strength": "easy", "temperament": "daring"}
        reply = await boyan.http.post(f"/tables/{table}/bots", json=wanted)
        assert (reply.status_code, reply.json()["code"]) == (409, "host-only")
        reply = await anna.http.post(f"/tables/{table}/bots", json=wanted)
        assert reply.status_code == 201
        bot = reply.json()["person"]
        assert bot.startswith("bot.easy.daring.")
        await anna.look(table)
        (seated,) = [one for one in anna.sections["people"] if one["person"] == bot]
        assert (seated["seat"], seated["bot"], seated["away"]) == ("red-operative", True, False)
        assert (await anna.say(do="remove", person=bot))["type"] == "done"


async def test_it_guesses_when_it_has_heard_a_clue(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open(language="bg", setup=SOLO)
        wanted = {"seat": "red-operative", "strength": "strong"}
        assert (await anna.http.post(f"/tables/{table}/bots", json=wanted)).status_code == 201
        await anna.look(table)
        await anna.say(do="sit", seat="red-spymaster")
        await anna.say(do="deal")
        await anna.say(do="play", move={"do": "give", "word": "птица", "number": 1})
        async with asyncio.timeout(40):
            await anna.until(lambda anna: any(one["did"] == "touched" for one in anna.log))


@pytest.mark.parametrize("wanted", [{}, {"seat": "throne"}, {"seat": "north", "strength": "god"}])
async def test_what_is_no_wish_is_refused(tmp_path: Path, wanted: dict[str, str]) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open(language="bg", setup=SOLO)
        assert (await anna.http.post(f"/tables/{table}/bots", json=wanted)).status_code == 400
