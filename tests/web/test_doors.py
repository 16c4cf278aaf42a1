"""Knocking with a short code, waiting at the door, the lobby, and a host who is gone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from in_process import company, guest, hall_in, sat_down
from visitor import Visitor

from parola.bus.local import LocalBus
from parola.store.base import Entry
from parola.tables.commands import Knock
from parola.tables.door import MOST_KNOCKS
from parola.web.doors import digits_of


async def code_of(host: Visitor, table: str) -> str:
    shown = (await host.http.get(f"/tables/{table}")).json()
    return str(shown["sections"]["table"]["code"])


async def knock(who: Visitor, code: str) -> dict[str, Any]:
    found: dict[str, Any] = (await who.http.post(f"/codes/{code}/knock", json={})).json()
    return found


NAMES = ("Anna", "Boyan", "Vira")


async def test_who_knocks_waits_and_is_let_in(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        table = await anna.open()
        await anna.look(table)
        code = anna.sections["table"]["code"]
        assert code.isdecimal()
        assert len(code) == 6
        door = await knock(boyan, code)
        assert (door["state"], door["table"]) == ("waiting", None)
        assert table not in str(door)
        await anna.until(lambda v: v.sections["you"]["knocks"])
        assert anna.sections["you"]["knocks"] == [
            {"person": boyan.person, "claims": None, "name": "Boyan", "claims_name": None}
        ]
        waiting = asyncio.create_task(boyan.http.get(f"/doors/{door['door']}?wait=10"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await anna.order(table, do="admit", person=boyan.person)
        answer = (await asyncio.wait_for(waiting, 5)).json()
        assert answer == {"door": door["door"], "state": "open", "table": table}
        assert (await knock(boyan, code))["state"] == "open"
        assert (await knock(vira, code))["door"] == door["door"]
        await anna.order(table, do="turn-away", person=vira.person)
        assert (await vira.http.get(f"/doors/{door['door']}")).json()["state"] == "away"
        assert (await knock(vira, code))["state"] == "away"


async def test_a_wait_at_the_door_ends_in_time(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        door = (await knock(boyan, await code_of(anna, await anna.open())))["door"]
        answer = await boyan.http.get(f"/doors/{door}?wait=1")
        assert answer.json()["state"] == "waiting"
        for wait in ("x", "-1", "", "9999", "²"):
            answer = await boyan.http.get(f"/doors/{door}", params={"wait": wait})
            assert answer.json()["state"] == "waiting"


async def test_who_waits_is_told_what_becomes_of_them_and_nothing_else(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        table = await anna.open()
        code = await code_of(anna, table)
        door = (await knock(boyan, code))["door"]
        waiting = asyncio.create_task(boyan.http.get(f"/doors/{door}?wait=10"))
        await asyncio.sleep(0.05)
        await knock(vira, code)
        await anna.order(table, do="admit", person=vira.person)
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await anna.order(table, do="turn-away", person=boyan.person)
        answer = (await asyncio.wait_for(waiting, 5)).json()
        assert answer == {"door": door, "state": "away", "table": None}


async def test_only_so_many_wait_at_a_door(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        for n in range(MOST_KNOCKS):
            await hall.keeper.handle(table, f"crowd-{n}", Knock())
        refused = await knock(boyan, await code_of(anna, table))
        assert (refused["code"], refused["facts"]) == ("table-full", {"most": MOST_KNOCKS})


async def test_an_open_door_lets_in_and_a_locked_one_does_not(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        table = await anna.open(open_door=True)
        code = await code_of(anna, table)
        assert (await knock(boyan, code))["table"] == table
        await anna.order(table, do="lock", on=True)
        assert (await knock(vira, code))["state"] == "locked"
        await anna.order(table, do="remove", person=boyan.person, ban=True)
        assert (await knock(boyan, code))["state"] == "away"


async def test_nobody_finds_a_table_by_guessing(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        answers = [
            (await boyan.http.post(f"/codes/{code}/knock", json={})).status_code
            for code in ("000000", "nobody", "%20", table, "1" * 500, "²", "0", "00")
        ]
        assert set(answers) == {404, 429}
        assert answers[-1] == 429
        assert (await boyan.http.get("/doors/nowhere")).status_code == 404
        # a look at the door is no knock, and the code is for those inside
        shown = (await boyan.http.get(f"/tables/{table}")).json()["sections"]
        assert shown["table"]["code"] is None
        assert set(shown) == {"table", "people", "you"}


@pytest.mark.parametrize(
    ("typed", "code"),
    [("123 456", "123456"), ("l2З-4S6", "123456"), ("١٢٣", "123"), ("ОО7", "007"), ("！", "")],
)
def test_a_code_may_be_typed_as_it_was_heard(typed: str, code: str) -> None:
    assert digits_of(typed) == code


async def test_the_lobby_is_closed_unless_it_was_opened(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:
        for answer in (
            await anna.get("/api/v1/lobby"),
            await anna.post("/api/v1/lobby/seat", json={}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "lobby-closed")
        assert (await anna.get("/api/v1/about")).json()["lobby"] is False


async def test_strangers_find_a_table_that_wants_company(tmp_path: Path) -> None:
    async with hall_in(tmp_path, lobby=True) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        table = await anna.open(language="bg", open_door=True)
        await anna.order(table, do="sit", seat="red-spymaster")
        assert (await vira.http.get("/lobby")).json() == []
        await anna.order(table, do="company", on=True)
        assert (await vira.http.get("/lobby")).json() == []  # nobody is there yet
        await anna.look(table)
        (shown,) = (await vira.http.get("/lobby?language=bg&game=teams")).json()
        assert (shown["host"], shown["people"], shown["free"]) == ("Anna", 1, 3)
        assert table not in str(shown)
        assert (await vira.http.get("/lobby?language=uk")).json() == []
        assert (await vira.http.get("/lobby?game=duet")).json() == []
        none = await boyan.http.post("/lobby/seat", json={"language": "ru"})
        assert (none.status_code, none.json()["code"]) == (404, "no-table-wants-you")
        door = (await boyan.http.post("/lobby/seat", json={"language": "bg"})).json()
        assert (door["state"], door["table"]) == ("open", table)
        await anna.order(table, do="lock", on=True)
        assert (await vira.http.get("/lobby")).json() == []


async def test_a_table_that_cannot_be_read_closes_no_lobby(tmp_path: Path) -> None:
    async with hall_in(tmp_path, lobby=True) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        newer, usual = await anna.open(open_door=True), await boyan.open(open_door=True)
        for host, table in ((anna, newer), (boyan, usual)):
            await host.order(table, do="company", on=True)
            await host.look(table)
        listing = await hall.store.listing(newer)
        assert listing is not None
        await hall.store.append(newer, Entry(3, 1, None, None, b'[{"at":"teleported"}]'), listing)
        hall.keeper._kept.pop(newer)  # noqa: SLF001 - as on a node that did not read it before
        (shown,) = (await vira.http.get("/lobby")).json()
        assert shown["host"] == "Boyan"


async def test_whom_a_table_sent_away_is_not_shown_it_in_the_lobby(tmp_path: Path) -> None:
    async with hall_in(tmp_path, lobby=True) as hall, company(hall, *NAMES) as (anna, boyan, vira):
        table = await anna.open(open_door=True)
        await anna.order(table, do="company", on=True)
        await anna.look(table)
        await boyan.order(table, do="join")
        await anna.order(table, do="remove", person=boyan.person, ban=True)
        assert (await boyan.http.get("/lobby")).json() == []
        assert (await boyan.http.post("/lobby/seat", json={})).status_code == 404
        assert len((await vira.http.get("/lobby")).json()) == 1


async def test_seat_me_prefers_a_table_between_games_with_more_people(tmp_path: Path) -> None:
    names = ("Anna", "Boyan", "Vira", "Genyk", "Dora")
    async with hall_in(tmp_path, lobby=True) as hall, company(hall, *names) as people:
        anna, boyan, vira, genyk, dora = people
        playing = await anna.open(setup={"game": "duet"}, decks=["duet"], open_door=True)
        await sat_down(playing, north=anna, south=boyan)
        alone = await boyan.open(open_door=True)
        pair = await vira.open(open_door=True)
        await genyk.order(pair, do="join")
        for host, table in ((anna, playing), (boyan, alone), (vira, pair)):
            await host.order(table, do="company", on=True)
            await host.look(table)
        assert (await dora.http.post("/lobby/seat", json={})).json()["table"] == pair


async def test_people_come_and_go_and_all_see_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.look(table)
        assert [one["away"] for one in anna.sections["people"]] == [False, True]
        await boyan.look(table)
        await anna.until(lambda v: not v.sections["people"][1]["away"])
        await boyan.leave_room()
        await anna.until(lambda v: v.sections["people"][1]["away"])


async def test_who_loads_the_page_anew_was_never_away(tmp_path: Path) -> None:
    hall_with_patience = hall_in(tmp_path, grace_seconds=2)
    async with hall_with_patience as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await boyan.look(table)
        await anna.look(table)
        seen = anna.seen
        await boyan.leave_room()
        await boyan.look(table)
        await anna.order(table, do="lock", on=True)
        await anna.until(lambda v: v.sections["table"]["locked"])
        assert anna.seen == seen + 1


async def test_the_host_who_is_gone_for_long_is_replaced(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.look(table)
        await boyan.look(table)
        await anna.leave_room()
        await boyan.until(lambda v: v.sections["you"]["host"])
        assert boyan.sections["table"]["host"] == boyan.person


async def test_on_two_nodes_a_host_is_replaced_once(tmp_path: Path) -> None:
    bus = LocalBus()
    async with (
        hall_in(tmp_path, bus=bus) as here,
        hall_in(tmp_path, bus=bus) as there,
        company(here, "Anna", "Boyan") as (anna, boyan),
        company(there, "Vira") as (vira,),
    ):
        table = await anna.open()
        for who in (boyan, vira):
            await who.order(table, do="join")
            await who.look(table)
        await anna.look(table)
        await anna.leave_room()
        await boyan.until(lambda v: v.sections["you"]["host"])
        await asyncio.sleep(0.5)
        log = b"".join([entry.events for entry in await here.store.read(table)])
        assert log.count(b"host-passed") == 1
        assert (await there.keeper.look(table)).host == boyan.person


async def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES[:2]) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await boyan.look(table)
        await anna.look(table)
        await anna.leave_room()
        await boyan.until(lambda v: v.sections["people"][0]["away"])
        await anna.look(table)
        await asyncio.sleep(0.4)
        assert (await hall.keeper.look(table)).host == anna.person


async def test_a_lost_seat_is_taken_back_with_the_hosts_nod(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, *NAMES) as (anna, boyan, again):
        table = await anna.open(setup={"game": "duet"}, decks=["duet"])
        await sat_down(table, north=anna, south=boyan)
        await anna.look(table)
        await again.look(table)
        await again.say(do="knock", claims=boyan.person)
        await anna.until(lambda v: v.sections["you"]["knocks"])
        asked = anna.sections["you"]["knocks"][0]
        assert (asked["name"], asked["claims_name"]) == ("Vira", "Boyan")
        await anna.say(do="admit", person=again.person)
        await again.until(lambda v: v.sections["you"]["seat"] == "south")
        assert again.sections["secret"]["south"] is not None
        assert again.sections["secret"]["north"] is None
