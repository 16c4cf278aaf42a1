"""Whom the operator bans is cut off everywhere, and let in again when the ban ends."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from in_process import company, hall_in
from test_sockets import both, closing_code, live
from websockets.asyncio.client import connect

from parola.store import reports


@both
async def test_a_banned_person_is_cut_off(tmp_path: Path, carried: dict[str, Any]) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян", **carried) as people:
        anna, boyan = people
        table = await anna.open()
        headers = [("cookie", boyan.cookie)]
        await anna.look(table)
        line = await connect(live(anna.address, table), additional_headers=headers)
        await hall.store.written(reports.ban, boyan.person, hall.keeper.now(), "спам")
        assert await closing_code(line) == 4403
        reply = await boyan.http.get("/me")
        assert (reply.status_code, reply.json()["code"]) == (403, "banned-from-server")
        line = await connect(live(anna.address, table), additional_headers=headers)
        assert await closing_code(line) == 4403
        assert (await anna.say(do="lock", on=True))["type"] == "done"
        await hall.store.written(reports.unban, boyan.person)
        await asyncio.sleep(0.2)
        assert (await boyan.http.get("/me")).status_code == 200


async def test_a_store_that_does_not_answer_frees_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall:
        await hall.store.written(reports.ban, "boyan", 0, "")
        await asyncio.sleep(0.2)
        monkeypatch.setattr(hall.store, "_closed", True)
        await asyncio.sleep(0.2)
        assert "boyan" in hall.banned
        monkeypatch.setattr(hall.store, "_closed", False)
