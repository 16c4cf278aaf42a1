"""Decks over HTTP."""

from pathlib import Path

import httpx
import pytest
from in_process import company, hall_in
from visitor import Visitor

from parola.web import decks

UKRAINIAN = """ЇЖАК
ҐУДЗИК
ЛІС | МІСТ
# коментар
ЧАС
""" + "\n".join(f"СЛОВО{letter}" for letter in "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТ")


async def keep(visitor: Visitor, text: str = UKRAINIAN, name: str = "Наші") -> httpx.Response:
    deck = {"name": name, "language": "uk", "text": text}
    return await visitor.http.post("/decks", json=deck)


async def test_a_deck_is_looked_through_before_it_is_kept(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        asked = {"language": "uk", "text": UKRAINIAN}
        found = (await anna.http.post("/decks/check", json=asked)).json()
        assert (found["cards"], found["words"], found["errors"]) == (27, 28, [])
        twins = {"code": "same-root", "line": 7, "word": "СЛОВОБ", "other": "СЛОВОА"}
        assert twins in found["warnings"]
        asked["text"] = "ЇЖАК\n" * 25
        found = (await anna.http.post("/decks/check", json=asked)).json()
        assert [fault["code"] for fault in found["errors"]] == ["too-few-words"]
        assert len((await anna.http.get("/decks")).json()) == 0


async def test_a_deck_is_kept_shown_shared_and_let_go(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        reply = await keep(anna)
        assert reply.status_code == 201
        deck = reply.json()["deck"]
        mine = {"deck": deck, "name": "Наші", "language": "uk", "cards": 27}
        assert (await anna.http.get("/decks")).json() == [mine]
        shared = (await boyan.http.get(f"/decks/{deck}")).json()
        assert shared == {**mine, "text": UKRAINIAN}
        assert (await boyan.http.get("/decks")).json() == []
        assert (await boyan.http.delete(f"/decks/{deck}")).json()["code"] == "no-such-deck"
        assert (await anna.http.delete(f"/decks/{deck}")).status_code == 200
        assert (await anna.http.get("/decks")).json() == []
        assert (await boyan.http.get(f"/decks/{deck}")).status_code == 200


async def test_a_table_is_opened_with_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        deck = (await keep(anna)).json()["deck"]
        table = await anna.open(language="uk", decks=[deck])
        await anna.look(table)
        assert anna.sections["table"]["house"]["decks"] == [deck]
        house = {"house": {"language": "uk", "decks": ["own:ffffffffffffffff"]}}
        refused = await anna.http.post("/tables", json=house)
        assert (refused.status_code, refused.json()["code"]) == (409, "bad-setting")


async def test_a_shelf_is_only_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "MOST_KEPT", 1)
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        assert (await keep(anna)).status_code == 201
        refused = await keep(anna, UKRAINIAN + "\nСЛОВОЩЕ")
        assert (refused.status_code, refused.json()["facts"]) == (409, {"most": 1})
        assert (await keep(anna, name="Інакше")).status_code == 201  # the same deck, renamed
        assert [one["name"] for one in (await anna.http.get("/decks")).json()] == ["Інакше"]


@pytest.mark.parametrize("text", ["", "ЇЖАК\n" * 30, "А\n" * 10_001, "\0\n" * 40, "|\n" * 300])
async def test_what_is_no_deck_is_refused_with_what_is_wrong(tmp_path: Path, text: str) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        reply = await keep(anna, text)
        assert (reply.status_code, reply.json()["code"]) == (409, "bad-deck")
        assert reply.json()["facts"]["errors"]


async def test_a_deck_wants_a_name_a_language_and_some_restraint(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        assert (await keep(anna, name=" ")).json()["code"] == "bad-name"
        assert (await keep(anna, text="Ї" * 600_000)).status_code == 413
        asked = {"language": "xx", "text": UKRAINIAN}
        assert (await anna.http.post("/decks/check", json=asked)).json()["code"] == "bad-setting"
        assert (await anna.http.get("/decks/own:nowhere")).status_code == 404
