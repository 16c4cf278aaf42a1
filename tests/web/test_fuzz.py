"""Whatever a client sends: no fault, nothing written of what was refused, and nobody else harmed.
Twenty thousand inputs in soak and a tenth of them in every run, to a server that is a process."""

import contextlib
import itertools
import json
import os
import socket
import sqlite3
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from anything import FRESH, GUEST, HOST, Form, Sent, messages
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisDeprecationWarning
from hypothesis.strategies import SearchStrategy
from running import Server
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parola.web.identity import COOKIE

ROUNDS, ROUND = 4, 5_000
"""In soak; what is left of a round without requests are messages on sockets."""
REQUESTS = 0.4
TENTH = ROUNDS * ROUND // 10
AT_ONE_TABLE = 40
"""Messages before others sit down elsewhere, so that nobody reaches a limit."""
OF_ONE_PERSON = 40
"""Requests, for the same reason."""
LEAST_REACHED = 0.97
"""How much of it is no matter of limits."""
LEAST_DONE = 0.1
"""How much of it is carried out: fuzz that is all refused at the door tests only the door."""
MOST_GROWTH = 1.05
TOO_FAST, TOO_MUCH = 429, 1008
SECONDS = 20.0

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SOLO, DUET, THREE = (
    {"game": "classic", "form": "solo"},
    {"game": "duet"},
    {"game": "classic", "form": "three"},
)
GAMES: tuple[tuple[dict[str, Any], tuple[str, str]], ...] = (
    ({"language": "uk", "setup": SOLO}, ("red-spymaster", "red-operative")),
    ({"language": "bg", "setup": DUET, "decks": ["duet"]}, ("north", "south")),
    ({"language": "ro", "setup": SOLO, "judging": "referee"}, ("red-spymaster", "red-operative")),
    ({"language": "en", "setup": DUET, "speaking": "spoken"}, ("south", "north")),
    ({"language": "ru", "setup": THREE}, ("red-spymaster", "blue-spymaster")),
)

numbers = itertools.count()


class Person:
    """Somebody with a name and an address of their own, as a proxy tells it."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        number = next(numbers)
        place = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.headers = {"x-forwarded-for": place}
        reply = http.get("/me", headers=self.headers)
        self.headers["cookie"] = f"{COOKIE}={reply.cookies[COOKIE]}"
        http.cookies.clear()
        self.id = str(reply.json()["person"])
        self.ask("/me", name=f"Н{number}")

    def ask(self, path: str, **body: object) -> Any:
        reply = self._http.post(path, json=body, headers=self.headers)
        assert reply.is_success, reply.text
        self._http.cookies.clear()
        return reply.json()

    def get(self, path: str) -> Any:
        return self._http.get(path, headers=self.headers).json()

    def order(self, table: str, **command: object) -> None:
        self.ask(f"/tables/{table}/orders", id=f"first-{next(numbers)}", command=command)


class Books:
    """What the server has written, looked at from outside."""

    def __init__(self, server: Server) -> None:
        self._base = sqlite3.connect(server.folder / "data" / "parola.db", isolation_level=None)
        self._version, self._heads = -1, 0

    def heads(self) -> int:
        """The sum of all tables' heads, without what clocks and programs do of themselves."""
        (version,) = self._base.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            (self._heads,) = self._base.execute(
                "SELECT (SELECT coalesce(sum(head), 0) FROM tables)"
                " - (SELECT count(*) FROM entries WHERE person IS NULL OR person LIKE 'bot.%')"
            ).fetchone()
        return self._heads

    def wrong(self) -> list[Any]:
        """Tables whose head is not the number of their last entry, or that lack one."""
        return self._base.execute(
            "SELECT id FROM tables WHERE head !="
            " (SELECT count(*) FROM entries WHERE table_id = id AND seq <= head)"
        ).fetchall()

    def close(self) -> None:
        self._base.close()


class Fuzz:
    """A server, what was sent to it, and what came of that."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.address}/api/v1", timeout=SECONDS)
        self.books = Books(server)
        self.tally: Counter[str] = Counter()
        self.pair: Pair | None = None

    @contextlib.contextmanager
    def watched(self, what: object) -> Iterator[Callable[[str], None]]:
        """Send something in here and say what came of it: what was refused wrote nothing."""
        before = self.books.heads()

        def came(outcome: str) -> None:
            self.tally[outcome] += 1
            assert outcome == "done" or self.books.heads() == before, what

        yield came

    def sit_down(self, number: int) -> None:
        """Two others play on sockets from now on."""
        self.stand_up()
        self.pair = Pair(self.http, number)

    def stand_up(self) -> None:
        if self.pair is not None:
            self.pair.leave()

    def share(self, *outcomes: str) -> float:
        return sum(self.tally[one] for one in outcomes) / self.tally.total()

    def check(self) -> None:
        """All of this was a real test, and the server is none the worse for it."""
        said = [line for line in self.server.told().splitlines() if line.startswith("{")]
        assert [json.loads(line)["event"] for line in said] == ["started"], self.server.told()
        assert "Traceback" not in self.server.told()
        assert self.server.process is not None
        assert self.server.process.poll() is None
        assert self.books.wrong() == []
        assert 1 - self.share("limited") >= LEAST_REACHED, self.tally
        assert self.share("done") >= LEAST_DONE, self.tally

    def memory(self) -> int:
        """Bytes that the server's process holds."""
        assert self.server.process is not None
        pages = Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@pytest.fixture
def fuzz(tmp_path: Path) -> Iterator[Fuzz]:
    """A server behind a proxy, which says of everybody where they are."""
    server = Server(tmp_path, "--trusted-proxies", "127.0.0.1", "--lobby")
    server.start()
    found = Fuzz(server)
    yield found
    found.stand_up()
    found.books.close()
    found.http.close()
    server.stop()


def each(inputs: SearchStrategy[Any], count: int, send: Callable[[Any], None]) -> None:
    """So many different inputs, one after the other. The server remembers, so that none is tried
    again to find a smaller one."""
    quick = settings.get_current_profile_name() != "soak"
    run = settings(
        max_examples=count,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        derandomize=quick,
        suppress_health_check=list(HealthCheck),
    )(given(inputs)(send))
    with warnings.catch_warnings():
        # a strategy of others that throws dice of its own is no fault of the server
        warnings.filterwarnings("ignore", "Do not use the `random`", HypothesisDeprecationWarning)
        run()


# Requests.


class Crowd:
    """People at one table, who ask in turn, and the names of what there is."""

    def __init__(self, http: httpx.Client, size: int) -> None:
        self.people = [Person(http) for _ in range(size)]
        host, guest = self.people[:2]
        self.table = _played(host, guest)
        for other in self.people[2:]:
            other.order(self.table, do="join")
        code = host.get(f"/tables/{self.table}")["sections"]["table"]["code"]
        words = "\n".join(f"СЛОВО{letter}" for letter in "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ")
        self.known = {
            "table": self.table,
            "sheet": host.ask("/sheets", name="Лисиці")["id"],
            "deck": host.ask("/decks", name="Наші", language="uk", text=words)["deck"],
            "code": code,
            "door": host.ask(f"/codes/{code}/knock")["door"],
            "game": "1",
            "entry": "0",
            "message": "1",
        }


def _played(host: Person, guest: Person) -> str:
    """A table with a game that is over, and another that runs."""
    table = str(host.ask("/tables", house={"language": "bg", "setup": SOLO})["table"])
    guest.order(table, do="join")
    host.order(table, do="sit", seat="red-spymaster")
    guest.order(table, do="sit", seat="red-operative")
    host.order(table, do="deal")
    host.order(table, do="play", move={"do": "give", "word": "птица", "number": 2})
    host.order(table, do="propose", matter="concede")
    guest.order(table, do="agree")
    host.ask(f"/tables/{table}/talk", room="table", text="ой")
    host.order(table, do="deal")
    return table


def requests(server: Server) -> SearchStrategy[tuple[Case[Any], bool]]:
    """By the API's description: what it allows and what it does not, for names that there are and,
    now and then, for others."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/v1/openapi.json")
    found = list(schema.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found), "the description is sound"
    modes = st.sampled_from((GenerationMode.POSITIVE,) * 2 + (GenerationMode.NEGATIVE,))
    cases = st.tuples(st.sampled_from(operations), modes).flatmap(
        lambda chosen: chosen[0].as_strategy(chosen[1])
    )
    return st.tuples(cases, st.sampled_from((True,) * 7 + (False,)))


def send_requests(fuzz: Fuzz, count: int) -> None:
    crowd = Crowd(fuzz.http, max(4, count // OF_ONE_PERSON))
    turns = itertools.cycle(crowd.people)

    def send(wanted: tuple[Case[Any], bool]) -> None:
        case, there = wanted
        if there:
            case.path_parameters = {name: crowd.known[name] for name in case.path_parameters}
        headers = next(turns).headers
        with fuzz.watched(case) as came:
            if case.path.endswith("/stream"):
                status = _first_of_stream(fuzz.server, case, headers)
            else:
                reply = case.call(headers=headers, timeout=SECONDS)
                case.validate_response(reply, checks=CHECKS)
                status = reply.status_code
            came("done" if status < 400 else "limited" if status == TOO_FAST else "refused")

    each(requests(fuzz.server), count, send)


def _first_of_stream(server: Server, case: Case[Any], headers: dict[str, str]) -> int:
    """A stream has no end: its head is enough."""
    url = f"{server.address}/api/v1{case.formatted_path}"
    with httpx.stream(case.method, url, headers=headers, timeout=SECONDS) as reply:
        assert reply.status_code < 500
        return reply.status_code


# Messages on sockets.


class Pair:
    """Two people in the middle of a game, each with a line to it."""

    def __init__(self, http: httpx.Client, number: int) -> None:
        house, seats = GAMES[number % len(GAMES)]
        self._people = [Person(http), Person(http)]
        self._lines: dict[int, ClientConnection] = {}
        self._open = (contextlib.ExitStack(), contextlib.ExitStack())
        host, guest = self._people
        self._table = str(host.ask("/tables", house=house)["table"])
        guest.order(self._table, do="join")
        for who, seat in zip(self._people, seats, strict=True):
            who.order(self._table, do="sit", seat=seat)
        with contextlib.suppress(AssertionError):  # for three, somebody is missing
            host.order(self._table, do="deal")
        self._live = str(http.base_url.copy_with(scheme="ws")) + f"tables/{self._table}/live"

    def send(self, sent: Sent, turn: int) -> str:
        """What comes of it; the two take turns."""
        line = self._line(turn % 2)
        try:
            _write(line, self._named(sent))
            if sent.form is Form.RAW:
                return self._ended(turn % 2, "refused")
            while True:
                reply = json.loads(line.recv(SECONDS))
                if reply["type"] in {"done", "refused"}:
                    assert reply.get("code") not in {"fault", "unavailable"}, sent
                    return str(reply["type"])
        except ConnectionClosed as closed:
            much = closed.rcvd is not None and closed.rcvd.code == TOO_MUCH
            return self._ended(turn % 2, "limited" if much else "refused")

    def leave(self) -> None:
        for which in range(2):
            self._ended(which, "")

    def _line(self, which: int) -> ClientConnection:
        if which not in self._lines:
            headers = self._people[which].headers
            line = connect(self._live, additional_headers=headers, compression=None)
            self._lines[which] = self._open[which].enter_context(line)
            assert json.loads(self._lines[which].recv(SECONDS))["whole"]
        return self._lines[which]

    def _ended(self, which: int, outcome: str) -> str:
        line = self._lines.pop(which, None)
        if line is not None:
            with contextlib.suppress(OSError):  # gone already
                line.socket.shutdown(socket.SHUT_RDWR)
            self._open[which].close()
        return outcome

    def _named(self, sent: Sent) -> Sent:
        names = {HOST: self._people[0].id, GUEST: self._people[1].id, FRESH: f"{next(numbers)}"}
        payload = sent.payload
        for name, value in names.items():
            payload = payload.replace(f'"{name}"'.encode(), f'"{value}"'.encode())
        return Sent(sent.form, payload)


def _write(line: ClientConnection, sent: Sent) -> None:
    half = len(sent.payload) // 2
    match sent.form:
        case Form.TEXT:
            line.send(sent.payload, text=True)
        case Form.BYTES:
            line.send(sent.payload)
        case Form.PIECES:
            line.send((sent.payload[:half], sent.payload[half:]), text=True)
        case Form.RAW:
            line.socket.sendall(sent.payload)


def send_messages(fuzz: Fuzz, count: int) -> None:
    turns = itertools.count()

    def send(sent: Sent) -> None:
        turn = next(turns)
        if turn % AT_ONE_TABLE == 0:
            fuzz.sit_down(turn // AT_ONE_TABLE)
        assert fuzz.pair is not None
        with fuzz.watched(sent) as came:
            came(fuzz.pair.send(sent, turn))

    each(messages(), count, send)


# The tests.


def test_no_request_whatever_harms_the_server(fuzz: Fuzz) -> None:
    send_requests(fuzz, int(TENTH * REQUESTS))
    fuzz.check()


def test_no_message_whatever_harms_a_table(fuzz: Fuzz) -> None:
    send_messages(fuzz, TENTH - int(TENTH * REQUESTS))
    fuzz.check()


@pytest.mark.soak
def test_twenty_thousand_inputs_leave_nothing_behind(fuzz: Fuzz) -> None:
    held = []
    for _ in range(ROUNDS):
        send_requests(fuzz, int(ROUND * REQUESTS))
        send_messages(fuzz, ROUND - int(ROUND * REQUESTS))
        held.append(fuzz.memory())
    print(f"inputs {fuzz.tally.total()}: {dict(fuzz.tally)}; held {held}")  # noqa: T201
    fuzz.check()
    assert fuzz.tally.total() >= ROUNDS * ROUND
    assert held[-1] <= held[0] * MOST_GROWTH, held
