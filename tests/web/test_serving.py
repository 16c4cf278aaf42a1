"""`parola serve`: what it says, what it may be told, what it counts and what it never logs."""

import json
import re
import signal
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from in_process import company, guest, hall_in, sat_down
from running import Server

from parola.cli import main
from parola.settings import Settings
from parola.web.greeting import greeting, lan_address


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which a server would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr("parola.web.serve.serve", found.append)
    return found


def test_everything_can_be_told_by_flags(asked: list[Settings]) -> None:
    flags = ["--host", "127.0.0.1", "--port", "9000", "--data", "d", "--lobby", "--store", "pg"]
    flags += ["--bus", "r", "--trusted-proxies", "10.0.0.0/8, ::1"]
    said = CliRunner().invoke(main, ["serve", *flags], env={"PAROLA_SECRET": "s" * 32})
    assert said.exit_code == 0, said.output
    assert "http://127.0.0.1:9000" in said.output
    assert asked == [
        Settings(
            host="127.0.0.1",
            port=9000,
            data=Path("d"),
            lobby=True,
            store="pg",
            bus="r",
            trusted_proxies=("10.0.0.0/8", "::1"),
            secret="s" * 32,
        )
    ]


def test_and_by_the_environment(asked: list[Settings]) -> None:
    said = CliRunner().invoke(
        main,
        ["serve"],
        env={
            "PAROLA_HOST": "127.0.0.1",
            "PAROLA_PORT": "9001",
            "PAROLA_DATA": "e",
            "PAROLA_LOBBY": "1",
            "PAROLA_STORE": "pg",
            "PAROLA_BUS": "r",
            "PAROLA_TRUSTED_PROXIES": "127.0.0.1",
        },
    )
    assert said.exit_code == 0, said.output
    (settings,) = asked
    assert (settings.port, settings.data, settings.lobby) == (9001, Path("e"), True)
    assert (settings.store, settings.bus) == ("pg", "r")
    assert settings.trusted_proxies == ("127.0.0.1",)


@pytest.mark.parametrize(
    ("flags", "environment"),
    [
        (["--trusted-proxies", "everybody"], {}),
        (["--port", "many"], {}),
        ([], {"PAROLA_SECRET": "short"}),
    ],
)
def test_what_makes_no_sense_is_refused(
    asked: list[Settings], flags: list[str], environment: dict[str, str]
) -> None:
    said = CliRunner().invoke(main, ["serve", *flags], env=environment)
    assert said.exit_code == 2
    assert asked == []


def test_the_greeting_says_where_phones_find_it() -> None:
    said = greeting(Settings(port=8440), "192.168.1.20", picture=True)
    assert "http://localhost:8440" in said
    assert "http://192.168.1.20:8440" in said
    assert "█" in said or "▄" in said
    assert "▄" not in greeting(Settings(), "192.168.1.20", picture=False)
    assert "192.168" not in greeting(Settings(host="127.0.0.1"), "192.168.1.20", picture=True)
    assert "On your network" not in greeting(Settings(), None, picture=True)
    found = lan_address()
    assert found is None or re.fullmatch(r"\d+(\.\d+){3}", found)


async def test_numbers_for_prometheus_are_sums_for_those_inside(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, company(hall, "Ганна", "Боян") as (anna, boyan):
        table = await anna.open(language="uk", decks=["duet"], setup={"game": "duet"})
        await sat_down(table, north=anna, south=boyan)
        await anna.look(table)
        await anna.order(table, do="deal")  # refused: a game runs
        async with guest(hall) as operator, guest(hall, "8.8.8.8") as stranger:
            text = (await operator.get("/metrics")).text
            assert 'parola_orders_total{outcome="done"}' in text
            assert 'parola_orders_total{outcome="refused"} 2.0' in text
            assert "parola_rooms 1.0" in text
            assert "parola_sockets 1.0" in text
            for secret in (table, anna.person, boyan.person, "Ганна"):
                assert secret not in text
            assert (await stranger.get("/metrics")).status_code == 404
            async with guest(hall, "somewhere") as nameless:
                assert (await nameless.get("/metrics")).status_code == 404
            through = await operator.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
            assert through.status_code == 404


async def test_a_fault_of_ours_is_logged_without_what_people_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall, guest(hall) as anna:

        async def broken(*_: object) -> None:
            raise ZeroDivisionError("the key is 7")

        monkeypatch.setattr(hall.names, "rename", broken)
        monkeypatch.setattr(hall.keeper, "handle", broken)
        reply = await anna.post("/api/v1/me", json={"name": "Таємниця"})
        assert (reply.status_code, reply.json()["code"]) == (500, "fault")
        order = {"id": "a", "command": {"do": "join"}}
        reply = await anna.post("/api/v1/tables/t/orders", json=order)
        assert (reply.status_code, reply.json()["code"]) == (500, "fault")
    said = capsys.readouterr()
    logged = said.out + said.err
    assert "ZeroDivisionError" in logged
    assert "the key" not in logged
    assert "Таємниця" not in logged


def test_a_server_logs_what_it_does_and_nobody_whom_it_serves(tmp_path: Path) -> None:
    environment = {"PAROLA_SECRET": "a secret for many nodes"}
    server = Server(tmp_path, "--lobby", **environment)
    server.start()
    try:
        anna = httpx.Client(base_url=server.address + "/api/v1")
        person = anna.get("/me").json()["person"]
        assert anna.get("/about").json()["lobby"] is True
        table = anna.post("/tables", json={}).json()["table"]
        anna.get(f"/tables/{table}")
        anna.close()
    finally:
        code = server.stop()
    assert code in {0, -signal.SIGTERM}
    told = server.told()
    events = [json.loads(line)["event"] for line in told.splitlines() if line.startswith("{")]
    assert events == ["started", "stopped"]
    for secret in (person, table, "a secret"):
        assert secret not in told
    assert not (tmp_path / "data" / "secret").exists()
