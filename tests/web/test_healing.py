"""What one node is not told of, it finds by itself: nobody looks at a picture that stands still."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from in_process import company, hall_in
from visitor import Visitor

from parola.store.base import Unavailable
from parola.tables.house import House
from parola.web.hall import Hall


@pytest.fixture
async def strangers(tmp_path: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two nodes with one store and no common bus: every hint is lost."""
    async with hall_in(tmp_path) as here, hall_in(tmp_path) as there:
        yield here, there


@pytest.fixture
async def pair(strangers: tuple[Hall, Hall]) -> AsyncIterator[tuple[Visitor, Visitor, str]]:
    """Two people at a table, each with a line to a node of their own."""
    here, there = strangers
    async with company(here, "Ганна") as (anna,), company(there, "Боян") as (boyan,):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.look(table)
        await boyan.look(table)
        yield anna, boyan, table


async def say(who: Visitor, table: str, text: str) -> int:
    reply = await who.http.post(f"/tables/{table}/talk", json={"room": "table", "text": text})
    return int(reply.json()["number"])


def texts(who: Visitor) -> list[str]:
    return [one["text"] for one in who.talk]


async def until(who: Visitor, holds: Any) -> None:
    async with asyncio.timeout(5):
        await who.until(holds)


async def test_a_lost_hint_of_talk_heals(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, boyan, table = pair
    first, _ = [await say(anna, table, text) for text in ("один", "два")]
    await until(boyan, lambda v: texts(v) == ["один", "два"])
    await anna.http.delete(f"/tables/{table}/talk/{first}")
    await until(boyan, lambda v: texts(v) == ["два"])


async def test_a_lost_hint_of_a_name_heals(pair: tuple[Visitor, Visitor, str]) -> None:
    anna, boyan, _ = pair
    await anna.http.post("/me", json={"name": "Ганнуся"})
    await until(boyan, lambda v: v.sections["people"][0]["name"] == "Ганнуся")
    await anna.http.post("/me/forget", json={})
    await until(boyan, lambda v: v.sections["people"][0]["name"] == "")


async def test_a_name_that_nobody_shows_is_not_remembered_for_long(
    strangers: tuple[Hall, Hall],
) -> None:
    here, there = strangers
    await here.names.rename("vira", "Віра")
    assert await there.names.of(["vira"]) == {"vira": "Віра"}
    await here.names.rename("vira", "Віруня")
    async with asyncio.timeout(5):
        while await there.names.of(["vira"]) != {"vira": "Віруня"}:
            await asyncio.sleep(0.05)


async def test_who_is_renamed_while_a_name_is_asked_for_is_shown_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall:
        await hall.names.rename("anna", "Анна")
        await hall.names.of(["anna"])
        asked = hall.store.names

        async def slowly(people: Any) -> dict[str, str]:
            found = await asked(people)
            await hall.names.rename("anna", "Ганна")
            await hall.names.rename("boyan", "Боян")
            return found

        monkeypatch.setattr(hall.store, "names", slowly)
        assert set(await hall.names.of(["anna", "boyan"])) == {"anna", "boyan"}
        monkeypatch.undo()
        assert await hall.names.of(["anna", "boyan"]) == {"anna": "Ганна", "boyan": "Боян"}


async def test_who_asks_for_the_view_takes_no_message_away_from_who_listens(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        await anna.look(table)
        room = hall.room(table)
        await hall.store.say(table, "table", anna.person, 0, "чуєш?")
        glances = [asyncio.create_task(room.glance(anna.person)) for _ in range(2)]
        room.said()
        await asyncio.gather(*glances)
        await until(anna, lambda v: texts(v) == ["чуєш?"])


async def test_what_was_said_while_the_store_was_gone_is_shown_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        await anna.look(table)
        await hall.store.say(table, "table", anna.person, 0, "чуєш?")

        async def gone(*_: object) -> None:
            raise Unavailable("for a moment")

        monkeypatch.setattr(hall.store, "seen", gone)
        hall.room(table).said()
        await asyncio.sleep(0.1)
        monkeypatch.undo()
        await until(anna, lambda v: texts(v) == ["чуєш?"])


async def test_of_two_messages_the_later_number_may_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        await anna.look(table)
        first = await hall.store.say(table, "table", anna.person, 0, "один")
        await hall.store.say(table, "table", anna.person, 0, "два")
        seen = hall.store.seen

        async def not_yet(operation: Any, *arguments: Any) -> Any:
            found = await seen(operation, *arguments)
            if operation.__name__ == "lately":
                found[1].remove(first)
            return found

        monkeypatch.setattr(hall.store, "seen", not_yet)
        hall.room(table).said()
        await until(anna, lambda v: texts(v) == ["два"])
        monkeypatch.undo()
        hall.room(table).said()
        await until(anna, lambda v: sorted(texts(v)) == ["два", "один"])


async def test_a_fault_in_showing_a_table_is_not_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("parola.web.room.RETRY_SECONDS", 0.05)
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        await anna.look(table)
        of, faults = hall.names.of, iter((KeyError("of ours"),))

        async def at_first_wrong(people: Any) -> dict[str, str]:
            for fault in faults:
                raise fault
            return await of(people)

        monkeypatch.setattr(hall.names, "of", at_first_wrong)
        await anna.http.post("/me", json={"name": "Ганнуся"})
        await until(anna, lambda v: v.sections["people"][0]["name"] == "Ганнуся")
    assert "KeyError" in capsys.readouterr().out


async def test_a_fault_in_looking_for_news_is_not_the_last_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна") as (anna,):
        table = await anna.open()
        await anna.look(table)

        async def wrong() -> None:
            raise KeyError("of ours")

        monkeypatch.setattr(hall.names, "look_again", wrong)
        await hall.store.say(table, "table", anna.person, 0, "чуєш?")
        await asyncio.sleep(0.5)
        assert not anna.talk
        monkeypatch.undo()
        await until(anna, lambda v: texts(v) == ["чуєш?"])


async def test_who_waited_with_somebody_whose_store_failed_hears_of_the_table_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as here, hall_in(tmp_path) as there:
        name = await here.keeper.open("anna", House())
        read, faults = there.store.read, iter((Unavailable("once"),))

        async def at_first_gone(table: str, after: int = 0) -> Any:
            await asyncio.sleep(0.01)
            for fault in faults:
                raise fault
            return await read(table, after)

        monkeypatch.setattr(there.store, "read", at_first_gone)
        looks = [there.keeper.look(name) for _ in range(2)]
        found = await asyncio.gather(*looks, return_exceptions=True)
        assert isinstance(found[0], Unavailable)
        assert not isinstance(found[1], BaseException)
        assert there.keeper.at_hand(name) is not None
