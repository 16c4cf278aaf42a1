"""The two servers that the generator speaks to: Parola, and the peer in `bench/peer`."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from load_game import SEATS, Board, Eyes, Key, Move
from load_lines import Broken, Http, Line, connect

PATIENCE_SECONDS = 60.0


class Seen(msgspec.Struct, frozen=True):
    """A message from a server, as far as it concerns a game."""

    shows: bool
    """Whether it is a view that shows the game, and not who is here or that an order was done."""
    size: int = 0
    """Bytes, without the clue log."""
    whole: int = 0
    """Bytes, all of them."""


NOTHING = Seen(shows=False)


class Party(msgspec.Struct):
    """The lines of one table, and what each of them sees."""

    lines: list[Line]
    eyes: list[Eyes]
    people: tuple[str, ...]
    """As marks name them."""


class Dialect(Protocol):
    """What a kind of server is told, and how it tells."""

    async def seat(self, number: int, people: int) -> Party:
        """A table with people at it; who is one too many for a seat watches."""

    def order(self, move: Move, number: int) -> bytes:
        """A move as a message."""

    def read(self, payload: bytes, eyes: Eyes) -> Seen:
        """A message; what it shows is now what these eyes see."""


# Parola.


class _ClassicGame(msgspec.Struct):
    red: int
    blue: int
    bystanders: int
    assassin: int
    team: str
    phase: str
    turn: int
    clue: dict[str, Any] | None
    guesses: int
    winner: str | None


class _Secret(msgspec.Struct):
    key: Key | None = None


class _Tail(msgspec.Struct):
    start: int
    entries: list[msgspec.Raw]


class _Deal(msgspec.Struct):
    words: frozenset[str]


class _Sections(msgspec.Struct):
    game: _ClassicGame | msgspec.UnsetType | None = msgspec.UNSET
    marks: tuple[tuple[str, int], ...] | msgspec.UnsetType = msgspec.UNSET
    secret: _Secret | msgspec.UnsetType | None = msgspec.UNSET
    deal: _Deal | msgspec.UnsetType | None = msgspec.UNSET
    log: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _View(msgspec.Struct, tag="view"):
    seen: int
    whole: bool
    sections: _Sections


class _Done(msgspec.Struct, tag="done"):
    id: str


class _Refused(msgspec.Struct, tag="refused"):
    id: str
    code: str


_read_parola = msgspec.json.Decoder(_View | _Done | _Refused).decode
_read_tail = msgspec.json.Decoder(_Tail).decode
_ORDERS: dict[str, Callable[[Move], dict[str, Any]]] = {
    "deal": lambda _: {"do": "deal"},
    "mark": lambda move: {"do": "mark", "place": move.place},
    "touch": lambda move: {"do": "play", "move": {"do": "touch", "place": move.place}},
    "clue": lambda move: {
        "do": "play",
        "move": {"do": "give", "word": move.word, "number": move.number},
    },
}


class ParolaDialect:
    """Ours: a cookie for each, an address for each table as behind a proxy, and orders with ids."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def seat(self, number: int, people: int) -> Party:
        headers = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        cookies, names = [], []
        async with Http(self._port) as http:
            for _ in range(people):
                found, me = await http.ask("GET", "/api/v1/me", headers)
                cookies.append({**headers, "Cookie": _cookie(found["set-cookie"])})
                names.append(json.loads(me)["person"])
            _, made = await http.ask("POST", "/api/v1/tables", cookies[0], b"{}")
        path = f"/api/v1/tables/{json.loads(made)['table']}/live"
        lines = [await connect(self._port, path, one) for one in cookies]
        for who, line in enumerate(lines):
            await asyncio.wait_for(line.opened, PATIENCE_SECONDS)
            if who > 0:
                await _carried_out(line, {"do": "join"})
            if who < len(SEATS):
                await _carried_out(line, {"do": "sit", "seat": SEATS[who]})
        eyes = [Eyes(spymaster=who in {0, 2}) for who in range(people)]
        return Party(lines, eyes, tuple(names))

    def order(self, move: Move, number: int) -> bytes:
        return msgspec.json.encode({"id": f"m{number}", "command": _ORDERS[move.do](move)})

    def read(self, payload: bytes, eyes: Eyes) -> Seen:
        message = _read_parola(payload)
        if isinstance(message, _Refused):
            raise Broken(f"refused: {message}")
        if isinstance(message, _Done):
            return NOTHING
        shown = message.sections
        if shown.secret is not msgspec.UNSET:
            eyes.key = None if shown.secret is None else shown.secret.key
        if shown.deal:
            eyes.words = len(shown.deal.words)
        board, log = eyes.board, 0 if eyes.board is None else eyes.board.log
        size = len(payload)
        if shown.log is not msgspec.UNSET:
            tail = _read_tail(shown.log)
            size -= len(memoryview(shown.log)) + len(',"log":')
            log = tail.start + len(tail.entries)
        marks = board.marks if board is not None else ()
        if shown.marks is not msgspec.UNSET:
            marks = shown.marks
        if shown.game:
            eyes.board = _board_of_parola(shown.game, log, marks)
        elif board is not None:
            eyes.board = msgspec.structs.replace(board, log=log, marks=marks)
        shows = bool(shown.game) or (board is not None and shown.marks is not msgspec.UNSET)
        return Seen(shows, size, len(payload))


def _board_of_parola(game: _ClassicGame, log: int, marks: tuple[tuple[str, int], ...]) -> Board:
    return Board(
        game.red,
        game.blue,
        game.bystanders,
        game.assassin,
        game.team,
        game.phase,
        game.turn,
        None if game.clue is None else (game.clue["word"], game.clue["number"]),
        game.guesses,
        game.winner,
        log,
        marks,
    )


def _cookie(header: str) -> str:
    return header.partition(";")[0]


async def _carried_out(line: Line, command: dict[str, Any]) -> None:
    """Before the game: an order, and its answer."""
    done = asyncio.get_running_loop().create_future()

    def heard(payload: bytes) -> None:
        message = _read_parola(payload)
        if not isinstance(message, _View) and not done.done():
            done.set_result(message)

    line.heard = heard
    line.send(msgspec.json.encode({"id": "s" + command["do"], "command": command}))
    reply = await asyncio.wait_for(done, PATIENCE_SECONDS)
    if not isinstance(reply, _Done):
        raise Broken(f"{command}: {reply}")


# socket.io: engine.io's packets in text frames, with one digit for what they are.


class _Card(msgspec.Struct):
    word: str
    colour: str | None
    covered: bool


class _PeerGame(msgspec.Struct):
    number: int
    turn: int
    team: str
    phase: str
    clue: dict[str, Any] | None
    guesses: int
    winner: str | None
    marks: tuple[tuple[str, int], ...]
    cards: list[_Card]
    log: msgspec.Raw


_read_game = msgspec.json.Decoder(tuple[str, _PeerGame]).decode
_read_log = msgspec.json.Decoder(list[msgspec.Raw]).decode
_SHOWN = b'42["game",'


class PeerDialect:
    """The peer: one says which table and which seat, and is believed."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def seat(self, number: int, people: int) -> Party:
        lines, names = [], []
        for who in range(people):
            line = await connect(self._port, "/socket.io/?EIO=4&transport=websocket", {})
            seat = SEATS[who] if who < len(SEATS) else None
            joining = {"table": f"table{number}", "name": f"Player {who}", "seat": seat}
            lines.append(line)
            names.append(await _joined(line, joining))
        eyes = [Eyes(spymaster=who in {0, 2}) for who in range(people)]
        return Party(lines, eyes, tuple(names))

    def order(self, move: Move, _number: int) -> bytes:
        return b"42" + msgspec.json.encode(("move", move))

    def read(self, payload: bytes, eyes: Eyes) -> Seen:
        if not payload.startswith(_SHOWN):
            if payload.startswith(b'42["refused"'):
                raise Broken(f"refused: {payload!r}")
            return NOTHING
        game = _read_game(payload[2:])[1]
        if not game.cards:
            return NOTHING  # somebody has come, and nothing is dealt
        red, blue, assassin, bystanders, covered = _masks(game.cards)
        knows = eyes.spymaster or game.phase == "over"
        eyes.words = len({card.word for card in game.cards})
        eyes.key = Key(red, blue, assassin) if knows else None
        if not knows and (red | blue | assassin | bystanders) & ~covered:
            raise Broken("an operative sees the colour of an uncovered card")
        eyes.board = Board(
            red & covered,
            blue & covered,
            bystanders & covered,
            assassin & covered,
            game.team,
            game.phase,
            game.turn,
            None if game.clue is None else (game.clue["word"], game.clue["number"]),
            game.guesses,
            game.winner,
            len(_read_log(game.log)),
            game.marks,
        )
        size = len(payload) - len(memoryview(game.log)) - len(',"log":')
        return Seen(shows=True, size=size, whole=len(payload))


def _masks(cards: list[_Card]) -> tuple[int, int, int, int, int]:
    masks = {"red": 0, "blue": 0, "assassin": 0, "bystander": 0, None: 0}
    covered, bit = 0, 1
    for card in cards:
        masks[card.colour] |= bit
        if card.covered:
            covered |= bit
        bit <<= 1
    return masks["red"], masks["blue"], masks["assassin"], masks["bystander"], covered


async def _joined(line: Line, joining: dict[str, Any]) -> str:
    """Open engine.io's connection, then socket.io's, then the table; returns one's id."""
    joined: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def heard(payload: bytes) -> None:
        if payload.startswith(b"0"):
            line.send(b"40")
        elif payload.startswith(b"40"):
            line.send(b"42" + msgspec.json.encode(("join", joining)))
        elif payload.startswith(b'42["joined"'):
            joined.set_result(json.loads(payload[2:])[1])

    line.heard = heard
    await asyncio.wait_for(line.opened, PATIENCE_SECONDS)
    return await asyncio.wait_for(joined, PATIENCE_SECONDS)


def dialect(name: str, port: int) -> Dialect:
    """By its name."""
    return ParolaDialect(port) if name == "parola" else PeerDialect(port)
