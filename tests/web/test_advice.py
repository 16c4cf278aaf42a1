"""The referee's advice reaches who may give a clue or must answer for one, and nobody else."""

from pathlib import Path

import pytest
from in_process import company, hall_in, sat_down

NAMES = ("Ганна", "Боян", "Віра")


@pytest.mark.rule("R22", "R24")
async def test_a_half_typed_clue_makes_no_traffic(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        table = await anna.open(language="uk", setup={"game": "classic", "form": "three"})
        await sat_down(table, red_spymaster=anna, blue_spymaster=boyan, operative=vira)
        for who in (anna, boyan, vira):
            await who.look(table)
        for who in (anna, boyan, vira):
            await who.until(lambda v: not any(one["away"] for one in v.sections["people"]))
        word = anna.sections["deal"]["words"][0]
        seen = [who.seen for who in (anna, boyan, vira)]
        address = f"/tables/{table}/judge"
        verdict = (await anna.http.post(address, json={"word": word, "number": 1})).json()
        assert (verdict["kind"], verdict["offends"]) == ("illegal", word)
        reply = await boyan.http.post(address, json={"word": "щось", "number": 26})
        assert reply.json()["kind"] != "illegal"
        await anna.order(table, do="lock", on=True)
        for who, before in zip((anna, boyan, vira), seen, strict=True):
            await who.until(lambda v: v.sections["table"]["locked"])
            assert who.seen == before + 1


async def test_advice_is_for_those_who_give_clues(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, stranger):
        setup = {"game": "classic", "form": "solo", "starts": "red"}
        table = await anna.open(language="uk", setup=setup)
        clue = {"word": "щось", "number": 1}
        address = f"/tables/{table}/judge"
        assert (await anna.http.post(address, json=clue)).json()["code"] == "no-game"
        await sat_down(table, red_spymaster=anna, red_operative=boyan)
        assert (await anna.http.post(address, json=clue)).status_code == 200
        assert (await boyan.http.post(address, json=clue)).json()["code"] == "not-concerned"
        assert (await stranger.http.post(address, json=clue)).json()["code"] == "not-here"
        verdicts = []
        for word in ("година", "музика", "зелений", "швидко"):  # not all of them have kin here
            about = {"word": word, "number": 26}
            verdicts.append((await anna.http.post(address, json=about)).json())
        assert ("doubtful", "number-too-high") in {(one["kind"], one["reason"]) for one in verdicts}
        long = await anna.http.post(address, json={"word": "а" * 81})
        assert long.status_code == 400


async def test_where_nobody_judges_there_is_no_advice(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open(
            language="uk", decks=["duet"], setup={"game": "duet"}, judging="off"
        )
        await sat_down(table, north=anna, south=boyan)
        reply = await anna.http.post(f"/tables/{table}/judge", json={"word": "щось"})
        assert reply.json()["code"] == "referee-off"


async def test_a_phone_reads_the_tables_link(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        picture = await anna.http.get(f"/tables/{table}/qr")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        assert (await anna.http.get("/tables/nowhere/qr")).status_code == 404
