"""A table's socket, carried by our own protocol and by Starlette: the same from outside."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from in_process import company, hall_in, sat_down, served
from visitor import Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame as AnyFrame
from websockets.frames import Opcode

from parola.tables.commands import Join
from parola.web import socket_line
from parola.web.hall import Hall
from parola.web.line import Frame
from parola.web.socket_line import SocketLine

OURS: dict[str, Any] = {"ws": SocketLine}
STARLETTE: dict[str, Any] = {"ws": "websockets-sansio", "ws_max_size": 16_384}
both = pytest.mark.parametrize("carried", [OURS, STARLETTE], ids=["ours", "starlette"])


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_in(tmp_path) as found:
        yield found


def live(address: str, table: str) -> str:
    return address.replace("http", "ws", 1) + f"/api/v1/tables/{table}/live"


async def closing_code(line: ClientConnection) -> int:
    async with asyncio.timeout(5):
        with contextlib.suppress(websockets.ConnectionClosed):
            async for _ in line:
                pass
    assert line.close_code is not None
    return line.close_code


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_as_the_standard_says(size: int) -> None:
    payload = b"x" * size
    assert Frame(payload).wire == AnyFrame(Opcode.TEXT, payload).serialize(mask=False)


@both
async def test_a_whole_duet_game_is_lost_together(hall: Hall, carried: dict[str, Any]) -> None:
    async with company(hall, "Ганна", "Боян", **carried) as (anna, boyan):
        table = await anna.open(language="bg", decks=["duet"], setup={"game": "duet"})
        await sat_down(table, north=anna, south=boyan)
        await anna.look(table)
        await boyan.look(table)
        killers = anna.sections["secret"]["north"]["assassins"]
        place = next(place for place in range(25) if killers >> place & 1)
        give = {"do": "give", "word": "щщщ", "number": 1}
        assert (await anna.say(do="play", move=give))["type"] == "done"
        assert (await boyan.say(do="mark", place=place))["type"] == "done"
        touch = {"do": "touch", "place": place}
        assert (await boyan.say(do="play", move=touch))["type"] == "done"
        await anna.until(lambda v: v.sections["game"]["phase"] == "over")
        await boyan.until(lambda v: v.sections["secret"]["north"] is not None)
        assert boyan.sections["secret"] == anna.sections["secret"]
        assert anna.log == boyan.log


@both
async def test_who_is_not_known_or_comes_from_elsewhere_is_told_so(
    hall: Hall, carried: dict[str, Any]
) -> None:
    async with company(hall, "Ганна", **carried) as (anna,):
        table = await anna.open()
        cookie = [("cookie", anna.cookie)]
        evil = [*cookie, ("origin", "https://evil.example")]
        for name, headers, code in (
            (table, [], 4403),
            (table, [("cookie", "parola=nobody.forged")], 4403),
            (table, evil, 4403),
            ("nowhere", cookie, 4404),
        ):
            line = await connect(live(anna.address, name), additional_headers=headers)
            assert await closing_code(line) == code
        own = [*cookie, ("origin", anna.address), ("x-else", "1"), ("x-else", "2")]
        async with connect(live(anna.address, table), additional_headers=own) as line:
            assert json.loads(await line.recv())["whole"]


@both
async def test_no_other_address_is_a_socket(hall: Hall, carried: dict[str, Any]) -> None:
    async with served(hall, **carried) as address:
        for path in ("/", "/api/v1/me", "/api/v1/tables/a/b/live", "/api/v1/tables//live"):
            with pytest.raises(websockets.InvalidStatus):
                await connect(address.replace("http", "ws", 1) + path)


@both
async def test_messages_in_pieces_in_bytes_and_in_rubbish(
    hall: Hall, carried: dict[str, Any]
) -> None:
    async with company(hall, "Ганна", **carried) as (anna,):
        table = await anna.open()
        headers = [("cookie", anna.cookie)]
        async with connect(live(anna.address, table), additional_headers=headers) as line:
            await line.recv()
            order = json.dumps({"id": "ї", "command": {"do": "lock", "on": True}})
            await line.send([order[:10], order[10:]])
            assert await replies(line, 1) == [{"type": "done", "id": "ї", "again": False}]
            await line.send(order.encode())
            assert (await replies(line, 1))[0]["again"] is True
            for rubbish in (b"\xff\xfe", "{}", "", "[" * 9000):
                await line.send(rubbish)
                assert (await replies(line, 1))[0]["code"] == "bad-message"
            await line.ping()
            await line.send("x" * 20_000)
            assert await closing_code(line) == 1009


async def test_starlette_too_ends_a_line_with_too_large_a_message(hall: Hall) -> None:
    async with company(hall, "Ганна", ws="websockets-sansio") as (anna,):
        table = await anna.open()
        headers = [("cookie", anna.cookie)]
        line = await connect(live(anna.address, table), additional_headers=headers)
        await line.send("x" * 20_000)
        assert await closing_code(line) == 1009


async def replies(line: ClientConnection, count: int) -> list[Any]:
    found: list[Any] = []
    while len(found) < count:
        message = json.loads(await asyncio.wait_for(line.recv(), 5))
        if message["type"] in {"done", "refused"}:
            found.append(message)
    return found


@both
async def test_orders_are_carried_out_in_their_order(hall: Hall, carried: dict[str, Any]) -> None:
    async with company(hall, "Ганна", **carried) as (anna,):
        table = await anna.open()
        await anna.look(table)
        sent = [await anna.send(do="lock", on=n % 2 == 0) for n in range(40)]
        while len(anna.replies) < 40:
            await anna.hear()
        assert list(anna.replies) == sent
        await anna.until(lambda v: not v.sections["table"]["locked"])


@both
async def test_who_orders_too_much_is_cut_off(hall: Hall, carried: dict[str, Any]) -> None:
    async with company(hall, "Ганна", **carried) as (anna,):
        table = await anna.open()
        headers = [("cookie", anna.cookie)]
        line = await connect(live(anna.address, table), additional_headers=headers)
        for _ in range(150):
            await line.send("{}")
        assert await closing_code(line) == 1008


@both
async def test_a_table_that_is_deleted_closes_its_lines(
    hall: Hall, carried: dict[str, Any]
) -> None:
    async with company(hall, "Ганна", **carried) as (anna,):
        table = await anna.open()
        headers = [("cookie", anna.cookie)]
        line = await connect(live(anna.address, table), additional_headers=headers)
        await line.recv()
        await hall.store.drop(table)
        await anna.order(table, do="lock", on=True)
        hall.room(table).said()
        assert await closing_code(line) == 4404


async def raw_line(address: str, table: str, visitor: Visitor) -> socket.socket:
    """A connection that does nothing by itself: no reading, no pong."""
    host, port = address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)  # noqa: FBT003
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, (host, int(port)))
    request = (
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: {visitor.cookie}\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    return raw


@both
async def test_a_slow_reader_is_sent_the_newest_and_not_all_that_was_missed(
    hall: Hall, carried: dict[str, Any]
) -> None:
    async with company(hall, "Ганна", "Боян", **carried) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        for n in range(40):
            await hall.keeper.handle(table, f"crowd-{n}", Join())
            await hall.names.rename(f"crowd-{n}", "👩‍👩‍👧‍👦" * 24)
        raw = await raw_line(anna.address, table, boyan)
        await asyncio.sleep(0.1)
        for n in range(400):  # more than every buffer on the way can hold
            await hall.names.rename(boyan.person, f"{n}")
            await asyncio.sleep(0.001)
        await hall.names.rename(boyan.person, "Останнє")
        await asyncio.sleep(0.1)
        received = await everything(raw)
        raw.close()
        assert "Останнє".encode() in received
        assert received.count(b'"type":"view"') < 300
        last = received[received.rindex(b'{"type":"view"') :]
        assert json.loads(last)["sections"]["people"][1]["name"] == "Останнє"


async def everything(raw: socket.socket) -> bytes:
    received, loop = b"", asyncio.get_running_loop()
    while True:
        try:
            received += await asyncio.wait_for(loop.sock_recv(raw, 65_536), 0.5)
        except TimeoutError:
            return received


async def test_a_half_open_connection_is_noticed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_line, "PING_SECONDS", 0.1)
    async with company(hall, "Ганна", "Боян", **OURS) as (anna, boyan):
        table = await anna.open()
        await boyan.order(table, do="join")
        await anna.look(table)
        raw = await raw_line(anna.address, table, boyan)
        await anna.until(lambda v: not v.sections["people"][1]["away"])
        await anna.until(lambda v: v.sections["people"][1]["away"])
        raw.close()
        assert (await anna.say(do="lock", on=True))["type"] == "done"  # who answers pings stays


@both
async def test_lines_that_break_off_leave_nothing_behind(
    hall: Hall, carried: dict[str, Any]
) -> None:
    async with company(hall, "Ганна", "Боян", **carried) as (anna, boyan):
        table = await anna.open()
        for _ in range(5):
            raw = await raw_line(anna.address, table, boyan)
            raw.close()
            await boyan.look(table)
            assert boyan._socket is not None  # noqa: SLF001
            boyan._socket.transport.abort()  # noqa: SLF001
        for _ in range(100):
            await asyncio.sleep(0.02)
            if hall.metrics.sockets._value.get() == 0:  # noqa: SLF001
                break
        assert hall.metrics.sockets._value.get() == 0  # noqa: SLF001
        assert hall._rooms == {}  # noqa: SLF001


async def test_a_server_that_stops_says_so(hall: Hall) -> None:
    async with served(hall, **OURS) as address, Visitor(address) as anna:
        table = await anna.open()
        await anna.look(table)
        line = anna._socket  # noqa: SLF001
        anna._socket = None  # noqa: SLF001
    assert line is not None
    assert await closing_code(line) == 1012
