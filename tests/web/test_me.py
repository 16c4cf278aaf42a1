"""Who somebody is, on this device and on others, for programs, and behind proxies."""

from pathlib import Path

import httpx
import pytest
from in_process import guest, hall_in

from parola.web import limits, names
from parola.web.address import Proxies
from parola.web.identity import COOKIE

API = "/api/v1"


async def test_a_link_carries_who_i_am_to_another_device_once(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as laptop, guest(hall) as phone:
        await laptop.post(API + "/me", json={"name": "Ганна"})
        me = (await laptop.get(API + "/me")).json()
        other = (await phone.get(API + "/me")).json()
        assert me["person"] != other["person"]
        first = (await laptop.post(API + "/me/link")).json()["secret"]
        link = (await laptop.post(API + "/me/link")).json()
        assert link["expires"] > hall.keeper.now()
        assert link["picture"].startswith("<svg")
        void = await phone.post(API + "/me/take", json={"secret": first})
        assert (void.status_code, void.json()["code"]) == (404, "no-such-link")
        taken = await phone.post(API + "/me/take", json={"secret": link["secret"]})
        assert taken.json() == me
        assert (await phone.get(API + "/me")).json() == me
        again = await laptop.post(API + "/me/take", json={"secret": link["secret"]})
        assert again.status_code == 404
        assert (await laptop.get(API + "/me")).json() == me


async def test_a_link_is_void_after_a_while_and_fetching_it_does_nothing(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as laptop, guest(hall) as phone:
        secret = (await laptop.post(API + "/me/link")).json()["secret"]
        assert (await phone.get(API + "/me/take", params={"secret": secret})).status_code == 405
        now = hall.keeper.now
        hall.keeper.now = lambda: now() + 601_000  # type: ignore[method-assign]
        late = await phone.post(API + "/me/take", json={"secret": secret})
        assert late.status_code == 404


async def test_no_secret_of_a_link_lies_in_the_store(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as laptop:
        secret = (await laptop.post(API + "/me/link")).json()["secret"]
        files = [path.read_bytes() for path in tmp_path.iterdir()]
        assert any(b"links" in file for file in files)
        assert not any(secret.encode() in file for file in files)


async def test_a_program_acts_for_me_with_a_token(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:
        me = (await anna.get(API + "/me")).json()["person"]
        token = (await anna.post(API + "/me/token")).json()["token"]
        async with guest(hall, headers={"authorization": f"Bearer {token}"}) as program:
            reply = await program.get(API + "/me")
            assert reply.json()["person"] == me
            assert "set-cookie" not in reply.headers
        async with guest(hall, headers={"authorization": "Bearer nobody.forged"}) as forger:
            assert (await forger.get(API + "/me")).json()["person"] != me


async def test_a_page_that_asks_much_at_once_makes_one_person(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:
        for address in ("/about", "/tables", "/decks", "/sheets"):
            assert "set-cookie" not in (await anna.get(API + address)).headers
        me = (await anna.get(API + "/me")).json()["person"]
        assert "set-cookie" in (await anna.get(API + "/me")).headers  # it lasts anew
        assert (await anna.get(API + "/me")).json()["person"] == me
        async with guest(hall) as hasty:
            assert "set-cookie" in (await hasty.post(API + "/tables", json={})).headers
            assert len((await hasty.get(API + "/tables")).json()) == 1


async def test_a_node_remembers_only_so_many_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names, "MOST_KEPT", 1)
    async with hall_in(tmp_path) as hall:
        for person, name in (("a", "Ана"), ("b", "Боян")):
            await hall.names.rename(person, name)
        for people in (("a", "b"), ("b", "c"), ("a",)):
            known = {"a": "Ана", "b": "Боян", "c": ""}
            assert await hall.names.of(people) == {person: known[person] for person in people}


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u202eb", "\u200b"])
async def test_a_name_can_be_seen(tmp_path: Path, name: str) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:
        assert (await anna.post(API + "/me", json={"name": name})).json()["code"] == "bad-name"


async def test_the_cookie_is_secure_behind_tls_and_only_there(tmp_path: Path) -> None:
    over_tls = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    async with hall_in(tmp_path, trusted=("10.0.0.0/8",)) as hall:
        for peer, headers, secure in (
            ("10.1.2.3", over_tls, True),
            ("10.1.2.3", {}, False),
            ("192.0.2.7", over_tls, False),  # anybody can claim anything
        ):
            async with guest(hall, peer, headers=headers) as anna:
                cookie = (await anna.get(API + "/me")).headers["set-cookie"].lower()
                assert ("; secure" in cookie) is secure


async def test_behind_a_proxy_the_origin_is_the_public_host(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-host": "parola.example", "x-forwarded-proto": "https"}
    for peer, origin, status in (
        ("10.1.2.3", "https://parola.example", 200),
        ("10.1.2.3", "https://evil.example", 403),
        ("192.0.2.7", "https://parola.example", 403),
        ("192.0.2.7", "http://parola.test", 200),
        ("192.0.2.7", "null", 403),
    ):
        headers = {**forwarded, "origin": origin}
        async with (
            hall_in(tmp_path, trusted=("10.0.0.0/8",)) as hall,
            guest(hall, peer, headers=headers) as anna,
        ):
            reply = await anna.post(API + "/me", json={"name": "Анна"})
            assert reply.status_code == status, (peer, origin)


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.7", "203.0.113.9", "192.0.2.7"),
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "rubbish", "unknown"),
        (None, "203.0.113.9", "unknown"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "", "192.0.2.7"),
    ],
)
def test_an_address_is_that_of_a_household(peer: str | None, forwarded: str, address: str) -> None:
    headers = {"x-forwarded-for": forwarded, "host": "parola.test"}
    caller = Proxies(["10.0.0.0/8"]).caller(peer, "http", headers.get)
    assert caller.address == address


async def test_many_at_one_address_share_a_wider_limit(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        codes = []
        for _ in range(70):  # each of them somebody new
            async with guest(hall) as anna:
                reply = await anna.post(API + "/codes/111111/knock", json={})
                codes.append(reply.status_code)
        assert codes.count(404) == 60
        assert codes[-1] == 429
        async with guest(hall, "192.0.2.7") as elsewhere:
            reply = await elsewhere.post(API + "/codes/111111/knock", json={})
            assert reply.status_code == 404


def test_of_all_who_ask_the_longest_silent_is_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 2)
    limit = limits.Limit(1, 0, clock=lambda: 0.0)
    assert [limit.take(who) for who in ("anna", "boyan", "anna")] == [True, True, False]
    assert limit.take("vira")
    assert [limit.take(who) for who in ("anna", "boyan")] == [False, True]


def test_what_was_taken_comes_back_with_time() -> None:
    now = 0.0
    limit = limits.Limit(2, 0.5, clock=lambda: now)
    assert [limit.take("anna") for _ in range(3)] == [True, True, False]
    now = 2.0
    assert [limit.take("anna") for _ in range(2)] == [True, False]
    now = 1_000.0
    assert [limit.take("anna") for _ in range(3)] == [True, True, False]


async def test_a_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:
        replies = [await anna.post(API + "/tables", json={}) for _ in range(21)]
        assert [reply.status_code for reply in replies[:20]] == [201] * 20
        assert (replies[20].status_code, replies[20].json()["code"]) == (429, "too-many-tables")


async def test_messages_of_the_wrong_kind_and_size_are_refused(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:

        async def sent(content: bytes, kind: str = "application/json") -> httpx.Response:
            headers = {"content-type": kind}
            return await anna.post(API + "/me", content=content, headers=headers)

        assert (await sent(b'{"name":"\xd0\x90"}', "text/plain")).status_code == 400
        assert (await sent(b'{"name":7}')).json()["code"] == "bad-message"
        assert (await sent(b'{"name":"x","also":1}')).json()["code"] == "bad-message"
        assert (await sent(b"[" * 10_000)).json()["code"] == "bad-message"
        orders = API + "/tables/t/orders"
        for name in ("", "x" * 65, "a\nb"):
            order = {"id": name, "command": {"do": "join"}}
            assert (await anna.post(orders, json=order)).json()["code"] == "bad-message"
        large = await sent(b'{"name":"' + b"x" * 20_000 + b'"}')
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        assert (await anna.put(API + "/me", json={})).status_code == 405
        assert COOKIE in anna.cookies
