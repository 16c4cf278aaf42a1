"""Mission sheets over HTTP."""

from pathlib import Path

import pytest
from in_process import company, hall_in, sat_down
from visitor import Visitor

from parola.web import pinned


async def new_sheet(visitor: Visitor, name: str = "Лисиці") -> str:
    reply = await visitor.http.post("/sheets", json={"name": name})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


@pytest.mark.rule("R90")
async def test_a_new_sheet_has_the_map_and_prague_open(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        sheet = (await anna.http.get(f"/sheets/{await new_sheet(anna)}")).json()
        assert (sheet["name"], sheet["notes"], sheet["attempts"]) == ("Лисиці", "", [])
        assert sheet["members"] == [{"person": anna.person, "name": "Ганна"}]
        assert (sheet["open"], sheet["won"]) == (["prague"], [])
        assert sheet["cities"]["berlin"] == {
            "tokens": 11,
            "mistakes": 2,
            "lines": ["sofia", "london"],
        }


async def test_a_sheet_is_shared_by_its_link(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        sheet = await new_sheet(anna)
        assert (await boyan.http.get(f"/sheets/{sheet}")).status_code == 200
        change = {"notes": "граємо в п'ятницю"}
        reply = await boyan.http.post(f"/sheets/{sheet}", json=change)
        assert reply.json()["code"] == "not-a-member"
        await boyan.http.post(f"/sheets/{sheet}/join", json={})
        reply = await boyan.http.post(f"/sheets/{sheet}", json=change)
        assert reply.json()["notes"] == "граємо в п'ятницю"
        assert [one["id"] for one in (await boyan.http.get("/sheets")).json()] == [sheet]
        assert (await boyan.http.get("/sheets/nowhere")).status_code == 404


async def test_a_table_plays_for_its_sheet(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        sheet = await new_sheet(anna)
        house = {"language": "uk", "setup": {"game": "duet", "city": "prague"}}
        asked = {"house": house, "sheet": sheet}
        table = (await anna.http.post("/tables", json=asked)).json()["table"]
        await anna.look(table)
        assert anna.sections["table"]["house"]["setup"]["tokens"] == 9
        assert (await boyan.http.post("/tables", json=asked)).json()["code"] == "not-a-member"
        house["setup"]["city"] = "cairo"  # type: ignore[index]
        reply = (await anna.http.post("/tables", json=asked)).json()
        assert (reply["code"], reply["facts"]["open"]) == ("city-locked", ["prague"])


@pytest.mark.rule("R90")
async def test_what_the_team_writes_hangs_on_the_wall_of_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        sheet = await new_sheet(anna)
        await boyan.http.post(f"/sheets/{sheet}/join", json={})
        house = {"language": "uk", "decks": ["duet"], "setup": {"game": "duet", "city": "prague"}}
        asked = {"house": house, "sheet": sheet}
        table = (await anna.http.post("/tables", json=asked)).json()["table"]
        monkeypatch.setattr(pinned, "GLANCE_SECONDS", 3_600)
        await anna.look(table)
        wall = {"id": sheet, "name": "Лисиці", "won": [], "open": ["prague"]}
        assert anna.sections["table"]["sheet"] == wall
        await boyan.http.post(f"/sheets/{sheet}", json={"name": "Вовки"})
        await anna.say(do="lock", on=True)
        await anna.until(lambda v: v.sections["table"]["locked"])
        assert anna.sections["table"]["sheet"] == wall
        await anna.say(do="lock", on=False)
        monkeypatch.setattr(pinned, "GLANCE_SECONDS", 0)
        await sat_down(table, north=anna, south=boyan)
        await anna.order(table, do="propose", matter="concede")
        await boyan.order(table, do="agree")  # after every game the wall is looked at
        await anna.until(lambda v: v.sections["table"]["sheet"]["name"] == "Вовки")
        await boyan.http.post(f"/sheets/{sheet}", json={"name": "Сови"})
        await anna.say(do="lock", on=True)  # and now and then
        await anna.until(lambda v: v.sections["table"]["sheet"]["name"] == "Сови")
        attempts = (await boyan.http.get(f"/sheets/{sheet}")).json()["attempts"]
        assert [(one["city"], one["won"]) for one in attempts] == [("prague", False)]


async def test_what_is_written_on_a_sheet_can_be_read(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        sheet = await new_sheet(anna)
        for unseen in ("a\u202eb", "a\0b"):
            for change in ({"name": unseen}, {"notes": unseen}):
                refused = await anna.http.post(f"/sheets/{sheet}", json=change)
                assert (refused.status_code, refused.json()["code"]) == (409, "bad-text")
            assert (await anna.http.post("/sheets", json={"name": unseen})).status_code == 409
        notes = {"notes": "перша\n\tдруга 🦊"}
        assert (await anna.http.post(f"/sheets/{sheet}", json=notes)).status_code == 200


@pytest.mark.parametrize("name", ["", "x" * 61])
async def test_a_sheet_wants_a_name(tmp_path: Path, name: str) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        reply = await anna.http.post("/sheets", json={"name": name})
        assert (reply.status_code, reply.json()["code"]) == (409, "bad-name")
