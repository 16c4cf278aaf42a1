"""What a line of our own does when things happen at once: the order in which it writes, and that
it neither stands still nor speaks after its end."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from in_process import company, hall_in
from visitor import Visitor
from websockets.asyncio.client import ClientConnection, connect

from parola.rules.refusal import Refused
from parola.store.base import Unavailable
from parola.tables.refusal import TableCode
from parola.tables.state import Table
from parola.web import socket_line
from parola.web.hall import Hall
from parola.web.line import Frame
from parola.web.looker import Looker
from parola.web.room import Room

OURS: dict[str, Any] = {"ws": socket_line.SocketLine}
PONG = b"\x8a\x80\0\0\0\0"
STARLETTE: dict[str, Any] = {"ws": "websockets-sansio"}


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_in(tmp_path) as found:
        yield found


async def line_of(who: Visitor, table: str) -> ClientConnection:
    address = who.address.replace("http", "ws", 1) + f"/api/v1/tables/{table}/live"
    return await connect(address, additional_headers=[("cookie", who.cookie)])


async def closing_code(line: ClientConnection) -> int | None:
    async with asyncio.timeout(5):
        await line.wait_closed()
    return line.close_code


async def test_what_is_held_for_an_answer_goes_out_before_what_comes_after_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def enter(_room: Room, looker: Looker) -> None:
        asyncio.get_running_loop().call_soon(looker.line.write, Frame(b"change"))
        looker.line.write(Frame(b"whole"))

    monkeypatch.setattr(Room, "enter", enter)
    async with company(hall, "Ганна", **OURS) as (anna,):
        line = await line_of(anna, await anna.open())
        assert [await line.recv(), await line.recv()] == ["whole", "change"]
        await line.close()


async def test_what_is_held_goes_out_before_the_line_is_closed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def enter(_room: Room, looker: Looker) -> None:
        looker.line.write(Frame(b"the last word"))
        looker.line.close(4404)
        assert not looker.line.write(Frame(b"after the end"))
        looker.line.close(4403)

    monkeypatch.setattr(Room, "enter", enter)
    async with company(hall, "Ганна", **OURS) as (anna,):
        line = await line_of(anna, await anna.open())
        assert await line.recv() == "the last word"
        with pytest.raises(websockets.ConnectionClosed):
            await line.recv()
        assert line.close_code == 4404


@pytest.mark.parametrize("carried", [OURS, STARLETTE], ids=["ours", "starlette"])
@pytest.mark.parametrize(
    ("fault", "code"),
    [(Unavailable("for a moment"), 1013), (Refused(TableCode.NO_SUCH_TABLE), 4404)],
)
async def test_who_comes_while_the_store_is_gone_is_told_to_come_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, fault: Exception, code: int, carried: Any
) -> None:
    async def enter(_room: Room, _looker: Looker) -> None:
        raise fault

    monkeypatch.setattr(Room, "enter", enter)
    async with company(hall, "Ганна", **carried) as (anna,):
        line = await line_of(anna, await anna.open())
        assert await closing_code(line) == code


async def test_a_fault_of_ours_ends_a_line_rather_than_leave_it_silent(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def enter(_room: Room, _looker: Looker) -> None:
        raise KeyError("of ours")

    monkeypatch.setattr(Room, "enter", enter)
    async with company(hall, "Ганна", **OURS) as (anna,):
        line = await line_of(anna, await anna.open())
        assert await closing_code(line) == 1011
    assert "KeyError" in capsys.readouterr().out


async def test_nothing_is_written_to_a_line_that_has_broken(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered: list[Looker] = []
    enter = Room.enter

    async def remembered(room: Room, looker: Looker) -> None:
        entered.append(looker)
        await enter(room, looker)

    monkeypatch.setattr(Room, "enter", remembered)
    async with company(hall, "Ганна", **OURS) as (anna,):
        line = await line_of(anna, await anna.open())
        await line.recv()
        line.transport.abort()
        (looker,) = entered
        async with asyncio.timeout(5):
            while looker.line.write(Frame(b"again")):
                await asyncio.sleep(0)
        looker.line.close(4404)


async def test_who_goes_on_after_the_end_is_not_waited_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_line, "CLOSING_SECONDS", 0.2)
    async with company(hall, "Ганна", **OURS) as (anna,):
        table = await anna.open()
        await anna.look(table)
        line = anna._socket  # noqa: SLF001
        assert line is not None
        monkeypatch.setattr(line.protocol, "receive_data", lambda _: None)  # deaf to the end
        for looker in hall.room(table).lookers:
            looker.line.close(4404)
        async with asyncio.timeout(2):
            while hall.room(table).lookers:
                line.transport.write(PONG)
                await asyncio.sleep(0.05)


async def test_who_orders_before_they_are_in_is_served_in_order(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(hall, "Ганна", **OURS) as (anna,):
        table = await anna.open()
        look = hall.keeper.look

        async def slowly(name: str) -> Table:
            await asyncio.sleep(0.1)
            return await look(name)

        monkeypatch.setattr(hall.keeper, "look", slowly)
        line = await line_of(anna, table)
        for number in range(20):
            command = {"do": "lock", "on": number % 2 == 0}
            await line.send(json.dumps({"id": f"{number}", "command": command}))
        told = [json.loads(await asyncio.wait_for(line.recv(), 5))]
        while told[-1].get("id") != "19":
            told.append(json.loads(await asyncio.wait_for(line.recv(), 5)))
        await line.close()
        assert told[0]["whole"]
        done = [one["id"] for one in told if one["type"] == "done"]
        assert done == [f"{number}" for number in range(20)]
