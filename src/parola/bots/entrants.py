"""Who plays in the arena: ours with all or part of what they know, plain players, programs of other
people behind an address, language models."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from parola.bots import plain
from parola.bots.character import Character
from parola.bots.knowledge import Knowledge
from parola.bots.outside import Model, Program
from parola.bots.player import Player
from parola.bots.spymaster import Legal
from parola.languages.base import load
from parola.languages.referee import Kind, judge
from parola.lexicon.lexicon import ALL, ASSOCIATIONS, VECTORS, lexicon
from parola.lexicon.textvectors import TextVectors
from parola.rules.commands import Command
from parola.rules.seats import Seat
from parola.rules.view import View

KNOWING = {"ours": ALL, "vectors": VECTORS, "associations": ASSOCIATIONS}


class Entrant(Protocol):
    """Answers a view with a command."""

    def act(self, view: View, seat: Seat) -> Command | None: ...


class Ours:
    """One of our bots."""

    def __init__(
        self, language: str, character: Character, knowledge: Knowledge, *, hurried: bool
    ) -> None:
        self._language, self._character, self._knowledge = language, character, knowledge
        self._hurried = hurried

    def act(self, view: View, seat: Seat) -> Command | None:
        player = Player(self._language, seat, self._character, hurried=self._hurried)
        answer = player.act(view, self._knowledge)
        return None if answer is None else answer.command


class Plain:
    """The literature's player."""

    def __init__(self, language: str, vectors: TextVectors) -> None:
        self._language, self._vectors = load(language), vectors

    def _judge(self, words: Sequence[str]) -> Legal:
        return lambda clue: judge(self._language, clue, words).kind is Kind.LEGAL

    def act(self, view: View, seat: Seat) -> Command | None:
        return plain.play(self._vectors, view, seat, self._judge)


@cache
def vectors_of(path: Path) -> TextVectors:
    return TextVectors(path)


def entrant(text: str, language: str, character: Character, *, hurried: bool = True) -> Entrant:
    """Whoever a name stands for; raises ValueError for one that is none.

    `ours`, `vectors`, `associations`: our bot with that knowledge. `file=F`: our bot with the
    vectors of a file; `plain=F`: the plain player with them. `url=U`: a program behind an address.
    `llm=U#MODEL`: a language model.
    """
    kind, _, rest = text.partition("=")
    if kind in KNOWING:
        mind = lexicon(language, KNOWING[kind])
        return Ours(language, character, mind, hurried=hurried)
    if not rest:
        raise ValueError(f"nobody is called {text}")
    if kind == "file":
        return Ours(language, character, vectors_of(Path(rest)), hurried=hurried)
    if kind == "plain":
        return Plain(language, vectors_of(Path(rest)))
    if kind == "url":
        return Program(rest, language)
    if kind == "llm":
        url, _, model = rest.rpartition("#")
        return Model(url, model, language)
    raise ValueError(f"nobody is called {text}")
