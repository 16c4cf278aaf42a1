"""A player that sits at a table through the same door as people.

    player = Player("uk", Seat.RED_OPERATIVE)
    answer = player.act(view)      # None while the game waits for others

A player is a plain value without a memory: what it remembers it reads in the view's public log. So
it can be sent to a worker process, and a server that starts again goes on where it was.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from parola.bots import classic, duet
from parola.bots.character import Character, Strength, Temperament
from parola.bots.knowledge import Knowledge
from parola.bots.operative import Guess, order_of
from parola.bots.spymaster import Legal
from parola.languages.base import load
from parola.languages.referee import Kind, judge
from parola.lexicon.lexicon import lexicon
from parola.rules.clock import Phase
from parola.rules.clue import Count
from parola.rules.commands import Command, Confirm, Give, Object, Stop, Touch
from parola.rules.seats import (
    OPERATIVES,
    SIDES,
    SPYMASTERS,
    TEAM_OF_SPYMASTER,
    Form,
    Seat,
)
from parola.rules.view import ClassicView, DuetView, View
from parola.tables.house import ClueRules, Judging

LAST_RESORT = 1
"""The number of a clue that is given because one must be given."""


class Answer(msgspec.Struct, frozen=True):
    """What a player does now."""

    command: Command
    delay: float
    """Seconds that a person would take; a server that is in a hurry may take fewer."""
    marks: tuple[int, ...] = ()
    """Cards to point at before, the likeliest first."""
    unknown: str = ""
    """The word of the clue, where the player does not know it and says so."""
    may_wait: bool = False
    """Others may do it as well, such as either side of Duet before the first clue: people first."""


class Player(msgspec.Struct, frozen=True):
    """Somebody made of words, in one seat."""

    language: str
    seat: Seat
    character: Character = Character()
    clues: ClueRules = ClueRules()
    judging: Judging = Judging.FRIENDS
    hurried: bool = True
    """Whether turns are few: because of a rival, of R41, or of tokens."""

    def act(self, view: View, knowledge: Knowledge | None = None) -> Answer | None:
        """What to do now, seen from this seat; None while the game waits for others. Raises
        LookupError for a language without a lexicon."""
        mind = lexicon(self.language) if knowledge is None else knowledge
        if isinstance(view, ClassicView):
            return self._classic(view, mind)
        return self._duet(view, mind)

    def accepts(self, view: View, word: str) -> bool:
        """Whether the player has nothing against a clue when asked (R21, R22)."""
        if self.judging is Judging.OFF or not word:
            return True
        verdict = judge(load(self.language), word, _visible(view), self.clues)
        return verdict.kind is not Kind.ILLEGAL

    def _judge(self, words: Sequence[str]) -> Legal:
        """The referee; only what it calls legal is said."""
        language = load(self.language)
        return lambda clue: judge(language, clue, words, self.clues).kind is Kind.LEGAL

    def _classic(self, view: ClassicView, mind: Knowledge) -> Answer | None:
        board, seat = view.open, self.seat
        team = board.team
        if board.phase is Phase.CONFIRM:
            return self._confirm(view) if seat is SPYMASTERS[team.rival] else None
        if seat is SPYMASTERS[team]:
            return self._spymaster(view, mind)
        guesser = Seat.OPERATIVE if board.form is Form.THREE else OPERATIVES[team]
        if board.phase is not Phase.GUESS or seat is not guesser:
            return None
        thought, places = classic.guess(mind, self.character, view)
        return self._guessing(
            classic.act(mind, self.character, view), thought, places, view, board.guesses
        )

    def _confirm(self, view: ClassicView) -> Answer:
        proposed = view.proposed
        fine = proposed is None or self.accepts(view, proposed.word)
        return Answer(Confirm() if fine else Object(), _thinking(view, 2.0, 3.0))

    def _spymaster(self, view: ClassicView, mind: Knowledge) -> Answer | None:
        board = view.open
        if board.phase is Phase.COVER or (board.phase is Phase.CLUE and board.may_cover):
            return Answer(classic.cover(mind, view), _thinking(view, 3.0, 3.0))
        if board.phase is not Phase.CLUE:
            return None
        given = classic.give(mind, self.character, view, self._judge, hurried=self.hurried)
        return Answer(given or self._any_clue(view, mind), _thinking(view, 9.0, 12.0))

    def _duet(self, view: DuetView, mind: Knowledge) -> Answer | None:
        board, side = view.open, SIDES[self.seat]
        if board.phase is Phase.CLUE and side in board.givers:
            given = duet.give(mind, self.character, view, side, self._judge)
            return Answer(
                given or self._any_clue(view, mind),
                _thinking(view, 9.0, 12.0),
                may_wait=len(board.givers) > 1,
            )
        if side not in board.guessers:
            return None
        command = duet.act(mind, self.character, view, side)
        if command is None:
            return None
        thought, places, _ = duet.guess(mind, self.character, view, side)
        answer = self._guessing(command, thought, places, view, board.guesses)
        return msgspec.structs.replace(answer, may_wait=len(board.guessers) > 1)

    def _guessing(
        self,
        command: Touch | Stop,
        thought: Guess,
        places: Sequence[int],
        view: View,
        guesses: int,
    ) -> Answer:
        clue = view.open.clue
        number = clue.number if clue is not None else Count.UNSAID
        left = max(number - guesses, 1) if isinstance(number, int) else 1
        marks = [places[at] for at in order_of(thought, left)]
        if isinstance(command, Touch) and command.place not in marks:
            marks = [command.place, *marks]
        elif isinstance(command, Stop):
            marks = []
        unknown = "" if thought.understood or clue is None else clue.word
        slow, wide = (3.0, 5.0) if guesses else (6.0, 8.0)
        return Answer(command, _thinking(view, slow, wide), tuple(marks), unknown)

    def _any_clue(self, view: View, mind: Knowledge) -> Give:
        """A clue must be given: the commonest word that the referee likes."""
        said = {entry.clue.word.casefold() for entry in view.open.log if hasattr(entry, "clue")}
        legal = self._judge(_visible(view))
        vocabulary = mind.vocabulary
        for place in (-vocabulary.zipf).argsort(kind="stable"):
            word = vocabulary.words[place]
            if word.casefold() not in said and legal(word):
                return Give(word, LAST_RESORT)
        raise LookupError("no word is legal here")


def objects(player: Player, view: View) -> bool:
    """Whether a rival spymaster who may object to the clue of this turn would (R21). Partners and
    one's own operatives do not; it would only cost themselves."""
    board = view.open
    if not isinstance(view, ClassicView) or board.phase is not Phase.GUESS or board.guesses:
        return False
    team = TEAM_OF_SPYMASTER.get(player.seat)
    rival = team is not None and view.open.team is team.rival
    return rival and board.clue is not None and not player.accepts(view, board.clue.word)


def warm(codes: Sequence[str]) -> None:
    """Load these languages' lexicons now, such as when a worker begins."""
    for code in codes:
        lexicon(code).columns(("",))


def _visible(view: View) -> tuple[str, ...]:
    if isinstance(view, DuetView):
        return duet.visible(view.open)
    return tuple(view.open.words[place] for place in classic.uncovered(view.open))


@lru_cache(maxsize=256)
def _chance(words: tuple[str, ...], moment: int) -> float:
    text = f"{moment}:{'|'.join(words)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=4).digest(), "big") / 2**32


def _thinking(view: View, least: float, spread: float) -> float:
    """As long as a person might take; the same for the same moment of the same game."""
    return least + spread * _chance(view.open.words, len(view.open.log)) ** 2


__all__ = ["Answer", "Character", "Player", "Strength", "Temperament", "objects", "warm"]
