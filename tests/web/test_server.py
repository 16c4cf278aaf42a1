"""A real server, real sockets, whole games; and what strangers may not do."""

import asyncio
import re
import signal
from typing import Any

import httpx
import pytest
import websockets
from running import Server
from visitor import Visitor

SOLO = {"language": "bg", "setup": {"game": "classic", "form": "solo", "starts": "red"}}


def sit(seat: str | None) -> dict[str, Any]:
    return {"do": "sit", "seat": seat}


def play(do: str, **fields: object) -> dict[str, Any]:
    return {"do": "play", "move": {"do": do, **fields}}


async def solo_table(anna: Visitor, boyan: Visitor) -> str:
    table = await anna.open(**SOLO)
    for who, command in (
        (boyan, {"do": "join"}),
        (anna, sit("red-spymaster")),
        (boyan, sit("red-operative")),
        (anna, {"do": "deal"}),
    ):
        reply = await who.order(table, **command)
        assert reply.status_code == 200, reply.text
    return table


async def test_a_whole_solo_game_over_sockets(server: Server) -> None:
    async with Visitor(server.address) as anna, Visitor(server.address) as boyan:
        table = await solo_table(anna, boyan)
        await anna.look(table)
        await boyan.look(table)
        key = anna.sections["secret"]["key"]
        assert boyan.sections["secret"] == {"key": None, "proposed": None}
        assert anna.sections["deal"] == boyan.sections["deal"]
        own = [place for place in range(25) if key["red"] >> place & 1]
        assert (await anna.say(**play("give", word="zzz", number=0)))["type"] == "done"
        for place in own:
            assert (await boyan.say(do="mark", place=place))["type"] == "done"
            assert (await boyan.say(**play("touch", place=place)))["type"] == "done"
        await anna.until(lambda v: v.sections["game"]["phase"] == "over")
        await boyan.until(lambda v: v.sections["secret"]["key"] is not None)
        assert boyan.sections["game"]["winner"] == "red"
        assert boyan.sections["table"]["results"][-1]["score"] == 8
        assert anna.log == boyan.log
        assert len(anna.log) == 11


async def test_a_duet_game_in_every_language_deals_its_own_words(server: Server) -> None:
    letters = {
        "bg": "[А-Я]+",
        "uk": "[А-ЯІЇЄҐ']+",
        "ru": "[А-ЯЁ]+",
        "ro": "[A-ZĂÂÎȘȚ ]+",
        "en": "[A-Z]+",
    }
    async with Visitor(server.address) as anna, Visitor(server.address) as boyan:
        for language, alphabet in letters.items():
            table = await anna.open(language=language, decks=["duet"], setup={"game": "duet"})
            await boyan.order(table, do="join")
            await anna.order(table, **sit("north"))
            await boyan.order(table, **sit("south"))
            assert (await anna.order(table, do="deal")).status_code == 200
            shown = (await boyan.http.get(f"/tables/{table}")).json()["sections"]
            assert all(re.fullmatch(alphabet, word) for word in shown["deal"]["words"])
            assert shown["secret"]["north"] is None
            assert shown["secret"]["south"] is not None


async def test_a_watcher_sees_no_key_and_no_question(server: Server) -> None:
    async with (
        Visitor(server.address) as anna,
        Visitor(server.address) as boyan,
        Visitor(server.address) as watcher,
    ):
        table = await anna.open(language="uk", setup={"game": "classic", "form": "three"})
        people = (anna, boyan, watcher)
        for who in (boyan, watcher):
            await who.order(table, do="join")
        for who, seat in zip(people, ("red-spymaster", "blue-spymaster", "operative"), strict=True):
            await who.order(table, **sit(seat))
        await anna.order(table, do="deal")
        await watcher.look(table)
        before = watcher.seen
        acting = anna if watcher.sections["game"]["team"] == "red" else boyan
        assert (await acting.order(table, do="ask", word="zzz", number=1)).status_code == 200
        await acting.order(table, do="lock", on=True)
        await anna.order(table, do="lock", on=True)
        await watcher.until(lambda v: v.sections["table"]["locked"])
        # the question left no trace, not even a jump in the counter
        assert watcher.seen == before + 1
        assert watcher.sections["question"] is None


async def test_what_was_acknowledged_survives_a_kill(own_server: Server) -> None:
    async with Visitor(own_server.address) as anna, Visitor(own_server.address) as boyan:
        table = await solo_table(anna, boyan)
        await anna.order(table, **play("give", word="zzz", number=3))
        own_server.kill()
        own_server.start()
        await boyan.look(table)
        assert boyan.sections["game"]["clue"] == {"word": "zzz", "number": 3}
        assert (await boyan.say(do="mark", place=3))["type"] == "done"


async def test_a_repeated_order_is_answered_and_not_done_again(server: Server) -> None:
    async with Visitor(server.address) as anna:
        table = await anna.open()
        message = {"id": "x1", "command": {"do": "lock", "on": True}}
        for again in (False, True, True):
            reply = await anna.http.post(f"/tables/{table}/orders", json=message)
            assert reply.json() == {"type": "done", "id": "x1", "again": again}


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{}",
        "[]",
        "null",
        "7",
        '"x"',
        "{",
        '{"id":"a"}',
        '{"id":"","command":{"do":"join"}}',
        '{"id":"a","command":{}}',
        '{"id":"a","command":{"do":"turn-time-up","turn":1}}',
        '{"id":"a","command":{"do":"host-gone","here":[]}}',
        '{"id":"a","command":{"do":"sit","seat":"throne"}}',
        '{"id":"a","command":{"do":"join","extra":1}}',
        '{"id":"a","command":{"do":"play","move":{"do":"time-up","turn":1}}}',
        '{"id":"a","command":{"do":"play","move":{"do":"touch","place":"3"}}}',
        '{"id":"a","command":{"do":"play","move":{"do":"touch","place":1e99}}}',
        "[" * 10_000,
        "\ud800".encode("utf-8", "surrogatepass"),
        b"\xff\x00",
    ],
)
async def test_a_bad_message_gets_an_answer_and_changes_nothing(
    server: Server, message: str | bytes
) -> None:
    async with Visitor(server.address) as anna:
        table = await anna.open()
        headers = {"content-type": "application/json"}
        reply = await anna.http.post(f"/tables/{table}/orders", content=message, headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-message")
        await anna.look(table)
        if not isinstance(message, bytes):
            await anna.send_raw(message)
            assert (await anna.hear())["code"] == "bad-message"
        assert (await anna.say(do="lock", on=True))["type"] == "done"
    assert "Traceback" not in server.told()


async def test_refusals_carry_codes_and_facts(server: Server) -> None:
    async with Visitor(server.address) as anna, Visitor(server.address) as boyan:
        table = await anna.open()
        reply = await boyan.order(table, do="deal")
        assert (reply.status_code, reply.json()["code"]) == (409, "not-here")
        reply = await anna.order(table, do="deal")
        assert reply.json()["code"] == "seats-empty"
        assert len(reply.json()["facts"]["seats"]) == 4
        for path in ("/tables/nowhere", "/tables/nowhere/orders"):
            reply = (
                await anna.http.get(path)
                if path.endswith("nowhere")
                else await anna.order("nowhere", do="join")
            )
            assert (reply.status_code, reply.json()["code"]) == (404, "no-such-table")


async def test_nobody_acts_as_somebody_else(server: Server) -> None:
    async with Visitor(server.address) as anna:
        table = await anna.open()
        body = {"id": "a", "command": {"do": "lock", "on": True}}
        forged = httpx.AsyncClient(
            base_url=server.address + "/api/v1", cookies={"parola": anna.person + ".forged"}
        )
        reply = await forged.post(f"/tables/{table}/orders", json=body)
        assert reply.json()["code"] == "not-here"
        await forged.aclose()
        reply = await anna.http.post(
            f"/tables/{table}/orders", json=body, headers={"origin": "https://evil.example"}
        )
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
        reply = await anna.http.post(
            f"/tables/{table}/orders", content="{}", headers={"content-type": "text/plain"}
        )
        assert reply.status_code == 400
        token = {"authorization": "Bearer " + anna.http.cookies["parola"]}
        program = httpx.AsyncClient(base_url=server.address + "/api/v1", headers=token)
        assert (await program.get("/me")).json()["person"] == anna.person
        await program.aclose()


async def test_a_socket_wants_an_identity_an_own_page_and_a_table(server: Server) -> None:
    address = server.address.replace("http", "ws", 1) + "/api/v1/tables/{}/live"
    async with Visitor(server.address) as anna:
        table = await anna.open()
        cookie = {"cookie": anna.cookie}
        for name, headers, code in (
            (table, {}, 4403),
            (table, {**cookie, "origin": "https://evil.example"}, 4403),
            ("nowhere", cookie, 4404),
        ):
            socket = await websockets.connect(address.format(name), additional_headers=headers)
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code


async def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    reply = httpx.get(server.address + "/api/v1/me")
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in reply.headers["content-security-policy"]


async def test_names_are_kept_in_every_alphabet_and_have_a_length(server: Server) -> None:
    async with Visitor(server.address) as anna, Visitor(server.address) as boyan:
        table = await anna.open()
        await boyan.look(table)
        for name in ("Їжачок", "Ștefăniță", "О'Ґрейді", "Ёлка", "👩‍👩‍👧‍👦" * 24):
            reply = await anna.http.post("/me", json={"name": f"  {name} "})
            assert reply.json()["name"] == name
            await boyan.until(lambda v, n=name: v.sections["people"][0]["name"] == n)
        for name in ("", "   ", "x" * 25, "a\u0000b", "a\u202eb", "\u200b"):
            reply = await anna.http.post("/me", json={"name": name})
            assert (reply.status_code, reply.json()["code"]) == (409, "bad-name")


async def test_who_asks_too_much_is_slowed_down(server: Server) -> None:
    async with Visitor(server.address) as anna:
        replies = await asyncio.gather(*(anna.http.get("/me") for _ in range(120)))
        codes = [reply.status_code for reply in replies]
        assert codes.count(429) > 5
        assert codes.count(200) >= 60


async def test_too_large_a_message_ends_the_line_and_harms_nobody(server: Server) -> None:
    async with Visitor(server.address) as anna, Visitor(server.address) as boyan:
        table = await anna.open()
        await anna.look(table)
        await boyan.look(table)
        await anna.send_raw("x" * 100_000)
        with pytest.raises(websockets.ConnectionClosed):
            await anna.until(lambda _: False)
        await boyan.send(do="join")
        await boyan.until(lambda v: len(v.sections["people"]) == 2)


async def test_four_clients_dropping_at_once_harm_nobody(server: Server) -> None:
    async with Visitor(server.address) as anna:
        table = await anna.open()
        lookers = [await Visitor(server.address).__aenter__() for _ in range(4)]
        for looker in lookers:
            await looker.look(table)
        for looker in lookers:
            assert looker._socket is not None  # noqa: SLF001
            looker._socket.transport.abort()  # noqa: SLF001
        await anna.look(table)
        assert (await anna.say(do="lock", on=True))["type"] == "done"
        for looker in lookers:
            await looker.http.aclose()
    assert "Traceback" not in server.told()


async def test_my_tables_are_found_again(server: Server) -> None:
    async with Visitor(server.address) as anna:
        tables = [await anna.open(language=language) for language in ("bg", "ro")]
        found = (await anna.http.get("/tables")).json()
        assert {one["table"] for one in found} == set(tables)
        assert {one["language"] for one in found} == {"bg", "ro"}
        assert found[0]["people"] == [""]
        assert found[0]["running"] is False


def test_the_server_stops_when_asked_and_is_ready_when_it_says_so(own_server: Server) -> None:
    assert httpx.get(own_server.address + "/readyz").text == "ok"
    assert httpx.get(own_server.address + "/nothing").status_code == 404
    assert own_server.stop() in {0, -signal.SIGTERM}
    assert "Traceback" not in own_server.told()
