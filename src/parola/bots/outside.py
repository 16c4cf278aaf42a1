"""Players that live elsewhere: a program behind an address, and a language model."""

import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any

import msgspec

from parola.bots import classic, duet
from parola.rules.clock import Phase
from parola.rules.commands import Command, Confirm, Cover, Give, Stop, Touch
from parola.rules.seats import SIDES, Seat
from parola.rules.view import ClassicView, View

PATIENCE = 60.0
"""Seconds until an answer is late."""
KEY = "PAROLA_LLM_KEY"
"""The environment variable that holds the key of a language model's address."""


class NoAnswerError(Exception):
    """An outside player said nothing that can be played."""


def post(url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    """What an address answers; raises NoAnswerError."""
    if not url.startswith(("http://", "https://")):
        raise NoAnswerError(f"{url} is no web address")
    request = urllib.request.Request(  # noqa: S310 - http and https only, as checked
        url, body, {"Content-Type": "application/json", **headers}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            data: bytes = answer.read()
    except (urllib.error.URLError, TimeoutError) as fault:
        raise NoAnswerError(f"{url}: {fault}") from fault
    return data


class Asked(msgspec.Struct, frozen=True):
    """What a program is asked: a seat's view, in the forms of the API."""

    language: str
    seat: Seat
    view: View


_command = msgspec.json.Decoder(Command)


class Program:
    """A program that is sent views and answers with commands: `{"do":"touch","place":3}`."""

    def __init__(self, url: str, language: str) -> None:
        self._url, self._language = url, language

    def act(self, view: View, seat: Seat) -> Command | None:
        asked = msgspec.json.encode(Asked(self._language, seat, view))
        data = post(self._url, asked, {})
        try:
            command: Command = _command.decode(data)
        except msgspec.DecodeError as fault:
            raise NoAnswerError(f"{self._url}: {fault}") from fault
        return command


NAMES = {"bg": "Bulgarian", "en": "English", "ro": "Romanian", "ru": "Russian", "uk": "Ukrainian"}


class Model:
    """A language model behind an OpenAI-compatible address."""

    def __init__(self, url: str, model: str, language: str) -> None:
        self._url = f"{url.rstrip('/')}/chat/completions"
        self._model = model
        self._language = NAMES.get(language, language)

    def act(self, view: View, seat: Seat) -> Command | None:
        phase = view.open.phase
        if phase is Phase.CONFIRM:
            return Confirm()
        if phase is Phase.COVER and isinstance(view, ClassicView) and view.key is not None:
            rivals = view.key.agents(view.open.team.rival)
            return Cover(next(p for p in classic.uncovered(view.open) if rivals >> p & 1))
        if phase is Phase.CLUE:
            return self._clue(view, seat)
        return self._guess(view, seat)

    def _clue(self, view: View, seat: Seat) -> Give:
        good, bad, worst = groups(view, seat)
        told = self._say(
            f"You give clues in a word game, in {self._language}. Words to be found: "
            f"{', '.join(good)}. Never lead to: {', '.join(worst)}. Not to: {', '.join(bad)}. "
            "Answer with one word that is on no card and of no card's root, a space, and for how "
            "many words it stands. Nothing else."
        )
        found = re.search(r"([^\W\d_][\w'\-]*)\W+(\d)", told)
        if found is None:
            raise NoAnswerError(f"no clue: {told!r}")
        return Give(found[1], int(found[2]))

    def _guess(self, view: View, seat: Seat) -> Touch | Stop:
        board = view.open
        if isinstance(view, ClassicView):
            places = classic.uncovered(view.open)
        else:
            places = duet.touchable(view.open, SIDES[seat])
        clue = board.clue
        heard = f"{clue.word} {clue.number}" if clue is not None else "none"
        told = self._say(
            f"You guess in a word game, in {self._language}. Words on the table: "
            f"{', '.join(board.words[place] for place in places)}. The clue: {heard}. "
            f"Found in this turn: {board.guesses}. Answer with the one word that fits best, or "
            "with STOP to guess no more this turn. Nothing else."
        ).strip()
        words = {board.words[place].casefold(): place for place in places}
        place = words.get(told.strip(" .\"'«»").casefold())
        if place is not None:
            return Touch(place)
        if "STOP" in told and board.guesses:
            return Stop()
        raise NoAnswerError(f"no word of the table: {told!r}")

    def _say(self, prompt: str) -> str:
        body = {
            "model": self._model,
            "temperature": 0,
            "messages": [{"role": "user", "content": prompt}],
        }
        key = os.environ.get(KEY, "")
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        data = post(self._url, json.dumps(body).encode(), headers)
        try:
            answer: Any = json.loads(data)
            return str(answer["choices"][0]["message"]["content"])
        except (ValueError, KeyError, IndexError, TypeError) as fault:
            raise NoAnswerError(f"{self._url}: {fault!r}") from fault


def groups(view: View, seat: Seat) -> tuple[list[str], list[str], list[str]]:
    """The words that the giver of a clue wants found, the others, and the assassins."""
    words = view.open.words
    if isinstance(view, ClassicView):
        key = view.key
        if key is None:
            raise NoAnswerError("a spymaster sees the key")
        places = classic.uncovered(view.open)
        good, worst = key.agents(view.open.team), key.assassin
    else:
        side = SIDES[seat]
        places = duet.touchable(view.open, side.partner)
        secret = duet.secret_of(view, side)
        good, worst = secret.agents, secret.assassins
    return (
        [words[p] for p in places if good >> p & 1],
        [words[p] for p in places if not (good | worst) >> p & 1],
        [words[p] for p in places if worst >> p & 1],
    )
