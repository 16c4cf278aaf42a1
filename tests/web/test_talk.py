"""Who hears what at a table: rooms, limits, what is taken away, and what is told the operator."""

from pathlib import Path
from typing import Any

import pytest
from in_process import company, hall_in, sat_down
from visitor import Visitor

from parola.bus.local import LocalBus
from parola.store import reports


async def say(who: Visitor, table: str, text: str, room: str = "table") -> Any:
    reply = await who.http.post(f"/tables/{table}/talk", json={"room": room, "text": text})
    return reply.json()


def texts(who: Visitor) -> list[str]:
    return [one["text"] for one in who.talk]


NAMES = ("Ганна", "Боян", "Віра", "Генык")


@pytest.mark.rule("R24")
async def test_a_team_talks_among_itself_and_its_spymaster_only_reads(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, vira, genyk):
        table = await anna.open(language="uk")
        await sat_down(
            table,
            red_spymaster=anna,
            red_operative=boyan,
            blue_spymaster=vira,
            blue_operative=genyk,
        )
        for who in (anna, boyan, vira, genyk):
            await who.look(table)
        assert boyan.sections["you"]["rooms"] == [
            {"room": "table", "write": True},
            {"room": "red", "write": True},
        ]
        assert anna.sections["you"]["rooms"][1] == {"room": "red", "write": False}
        assert (await say(anna, table, "ой", "red"))["code"] == "not-your-room"
        assert (await say(genyk, table, "ой", "red"))["code"] == "not-your-room"
        told = await say(boyan, table, "це  ЛІС?\n\n так ", "red")
        assert (told["text"], told["name"], told["room"]) == ("це ЛІС?\nтак", "Боян", "red")
        await say(genyk, table, "всім привіт")
        await anna.until(lambda v: texts(v) == ["це ЛІС?\nтак", "всім привіт"])
        await boyan.until(lambda v: len(v.talk) == 2)
        for rival in (vira, genyk):
            await rival.until(lambda v: v.talk)
            assert texts(rival) == ["всім привіт"]
        await vira.leave_room()
        await vira.look(table)
        assert texts(vira) == ["всім привіт"]
        glanced = (await vira.http.get(f"/tables/{table}")).json()
        assert "ЛІС?" not in str(glanced["sections"]["talk"])


async def test_who_is_not_at_the_table_neither_hears_nor_speaks(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, stranger):
        table = await anna.open()
        await stranger.look(table)
        assert (await say(stranger, table, "hello"))["code"] == "not-here"
        await say(anna, table, "hello")
        await anna.order(table, do="lock", on=True)
        await stranger.until(lambda v: v.sections["table"]["locked"])
        assert stranger.talk == []
        assert set(stranger.sections) == {"table", "people", "you"}
        assert (await say(anna, "nowhere", "hello"))["code"] == "no-such-table"
        assert (await say(anna, table, "hello", "attic"))["code"] == "bad-message"
        assert (await say(anna, table, "hello", "blue"))["code"] == "not-your-room"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-text"),
        (" \n ", "bad-text"),
        ("x" * 501, "bad-text"),
        ("a\u0000b", "bad-text"),
        ("a\u202eb", "bad-text"),
        ("é" * 100 + "\u0301" * 4000, "bad-text"),
        ("👩‍👩‍👧‍👦" * 100, None),
        ("<b>&amp;</b> 'ʼ\"", None),
        ("ї" * 500, None),
    ],
)
async def test_what_is_said_is_short_and_can_be_read(
    tmp_path: Path, text: str, code: str | None
) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        reply = await say(anna, await anna.open(), text)
        assert reply.get("code") == code
        if code is None:
            assert reply["text"] == text


async def test_the_writer_and_the_host_take_a_message_away_and_nobody_else(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:3]) as (anna, boyan, vira):
        table = await anna.open()
        for who in (boyan, vira):
            await who.order(table, do="join")
        await vira.look(table)
        numbers = [(await say(boyan, table, text))["number"] for text in ("один", "два", "три")]
        await vira.until(lambda v: len(v.talk) == 3)
        address = f"/tables/{table}/talk/"
        assert (await vira.http.delete(f"{address}{numbers[0]}")).json()["code"] == "host-only"
        assert (await boyan.http.delete(f"{address}{numbers[0]}")).status_code == 200
        assert (await anna.http.delete(f"{address}{numbers[1]}")).status_code == 200
        await vira.until(lambda v: texts(v) == ["три"])
        for nothing in (numbers[0], 10**6, "x", "²"):
            assert (await anna.http.delete(f"{address}{nothing}")).status_code == 404
        foreign = {"origin": "https://evil.example"}
        reply = await anna.http.delete(f"{address}{numbers[2]}", headers=foreign)
        assert reply.status_code == 403


async def test_whom_the_host_silences_says_nothing_more(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.order(table, do="silence", person=boyan.person, on=True)
        assert (await say(boyan, table, "ой"))["code"] == "silenced"


async def test_who_talks_too_much_is_slowed_down(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        codes = [(await say(anna, table, f"{n}")).get("code") for n in range(12)]
        assert codes.count("too-fast") >= 3
        assert codes[:5] == [None] * 5


async def test_talk_reaches_the_other_node(tmp_path: Path) -> None:
    bus = LocalBus()
    async with (
        hall_in(tmp_path, bus=bus) as here,
        hall_in(tmp_path, bus=bus) as there,
        company(here, "Ганна") as (anna,),
        company(there, "Боян") as (boyan,),
    ):
        table = await anna.open()
        await boyan.order(table, do="join")
        await boyan.look(table)
        number = (await say(anna, table, "чуєш?"))["number"]
        await boyan.until(lambda v: texts(v) == ["чуєш?"])
        await anna.http.delete(f"/tables/{table}/talk/{number}")
        await boyan.until(lambda v: not v.talk)


async def test_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.look(table)
        await say(boyan, table, "забудьте мене")
        await anna.until(lambda v: v.talk)
        reply = await boyan.http.post("/me/forget", json={})
        assert reply.status_code == 200
        assert "max-age=0" in reply.headers["set-cookie"].lower()
        await anna.until(lambda v: not v.talk and v.sections["people"][1]["name"] == "")
        assert (await boyan.http.get("/me")).json()["person"] != boyan.person


async def test_a_report_reaches_the_operator_with_what_was_said(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:3]) as (anna, boyan, stranger):
        table = await anna.open()
        await boyan.order(table, do="join")
        number = (await say(boyan, table, "грубе слово"))["number"]
        await anna.http.delete(f"/tables/{table}/talk/{number}")
        number = (await say(boyan, table, "ще грубіше"))["number"]
        address = f"/tables/{table}/reports"
        about = {"person": boyan.person, "message": number, "why": "грубіянить"}
        assert (await anna.http.post(address, json=about)).status_code == 201
        plain = {"person": boyan.person, "why": "не грає"}
        assert (await anna.http.post(address, json=plain)).status_code == 201
        for who, what in (
            (stranger, about),
            (anna, {**about, "person": anna.person}),
            (anna, {**about, "message": 999}),
            (anna, {**about, "message": 2**63}),
            (anna, {**about, "message": 10**30}),
            (anna, {**about, "message": -1}),
            (anna, {**plain, "person": stranger.person}),
            (anna, {**plain, "why": ""}),
        ):
            assert (await who.http.post(address, json=what)).status_code in {404, 409}
        found = await hall.store.seen(reports.reports)
        assert [(one.person, one.said, one.why) for one in found] == [
            (boyan.person, "ще грубіше", "грубіянить"),
            (boyan.person, "", "не грає"),
        ]
