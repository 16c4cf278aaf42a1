"""Players that live elsewhere, over real connections to a small server of ours."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest
from seated import after, classic_game, seen

from parola.bots.arena import Contest, play
from parola.bots.character import Character
from parola.bots.entrants import entrant
from parola.bots.outside import KEY, Asked, Model, NoAnswerError, Program
from parola.bots.player import Player
from parola.rules.commands import Give, Touch
from parola.rules.seats import Seat

Reply = Callable[[str, bytes, dict[str, str]], bytes]


@contextmanager
def answering(reply: Reply) -> Iterator[str]:
    """A server on this machine that answers every post with what `reply` says."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            answer = reply(self.path, body, dict(self.headers))
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def our_bot(_path: str, body: bytes, _headers: dict[str, str]) -> bytes:
    asked = msgspec.json.decode(body, type=Asked)
    answer = Player(asked.language, asked.seat).act(asked.view)
    return msgspec.json.encode(answer.command if answer is not None else None)


def test_a_program_plays_as_it_would_here() -> None:
    ours = entrant("ours", "en", Character())
    here, _ = play(Contest.SOLO, "en", ours, ours, "seed")
    with answering(our_bot) as url:
        there = entrant(f"url={url}", "en", Character())
        assert play(Contest.SOLO, "en", there, there, "seed")[0] == here


def test_a_program_that_talks_nonsense_is_told() -> None:
    game = classic_game("en")
    with (
        answering(lambda *_: b'{"do":"dance"}') as url,
        pytest.raises(NoAnswerError, match="dance"),
    ):
        Program(url, "en").act(seen(game, Seat.RED_SPYMASTER), Seat.RED_SPYMASTER)


def test_nobody_answers_at_a_wrong_address() -> None:
    game = classic_game("en")
    view = seen(game, Seat.RED_SPYMASTER)
    with pytest.raises(NoAnswerError, match="no web address"):
        Program("file:///etc/hosts", "en").act(view, Seat.RED_SPYMASTER)
    with pytest.raises(NoAnswerError):
        Program("http://127.0.0.1:9", "en").act(view, Seat.RED_SPYMASTER)


class Talker:
    """A language model that says what it was told to say, and remembers what it was asked."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked: list[dict[str, Any]] = []
        self.headers: dict[str, str] = {}
        self.path = ""

    def __call__(self, path: str, body: bytes, headers: dict[str, str]) -> bytes:
        self.path, self.headers = path, headers
        self.asked.append(json.loads(body))
        return json.dumps({"choices": [{"message": {"content": self.text}}]}).encode()


def test_a_language_model_gives_a_clue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "hush")
    talker = Talker("Ocean 2")
    with answering(talker) as url:
        model = entrant(f"llm={url}/v1#small", "en", Character())
        command = model.act(seen(classic_game("en"), Seat.RED_SPYMASTER), Seat.RED_SPYMASTER)
    assert command == Give("Ocean", 2)
    assert talker.path == "/v1/chat/completions"
    assert talker.asked[0]["model"] == "small"
    assert talker.headers["Authorization"] == "Bearer hush"


def test_a_language_model_is_not_told_what_its_seat_may_not_know() -> None:
    game = after(classic_game("en"), Seat.RED_SPYMASTER, Give("qwerty", 1))
    word = game.deal.words[3]
    talker = Talker(f"{word}.")
    with answering(talker) as url:
        command = Model(url, "small", "en").act(seen(game, Seat.RED_OPERATIVE), Seat.RED_OPERATIVE)
    assert command == Touch(3)
    prompt = talker.asked[0]["messages"][0]["content"]
    assert ", ".join(game.deal.words) in prompt


def test_a_language_model_that_rambles_is_told() -> None:
    game = classic_game("en")
    with answering(Talker("I would rather not.")) as url, pytest.raises(NoAnswerError):
        Model(url, "small", "en").act(seen(game, Seat.RED_SPYMASTER), Seat.RED_SPYMASTER)
