"""A game as the load generator foresees it. Every view that comes is compared with this: a card
must be covered with the colour that the key gave it, in every view, and nobody may see a key that
is not theirs."""

from random import Random
from typing import Literal

import msgspec
from msgspec.structs import replace

Team = Literal["red", "blue"]
RIVALS: dict[str, Team] = {"red": "blue", "blue": "red"}
PLACES = 25
SEATS = ("red-spymaster", "red-operative", "blue-spymaster", "blue-operative")
WORDS = ("harbour", "winter", "copper", "orchard", "thunder", "velvet", "lantern", "marble")


class WrongView(Exception):  # noqa: N818 - named after what was seen
    """A view that does not show what happened."""


class Key(msgspec.Struct, frozen=True):
    """Who is who, as masks of places."""

    red: int
    blue: int
    assassin: int

    def fits(self, starts: str) -> bool:
        """Nine for the team that starts, eight for the other, one assassin; no card twice."""
        first, second = (self.red, self.blue) if starts == "red" else (self.blue, self.red)
        counts = (first.bit_count(), second.bit_count(), self.assassin.bit_count())
        together = (self.red | self.blue | self.assassin).bit_count()
        return counts == (9, 8, 1) and together == 18


class Board(msgspec.Struct, frozen=True):
    """What lies open."""

    red: int
    blue: int
    bystanders: int
    assassin: int
    team: str
    phase: str
    turn: int
    clue: tuple[str, int] | None
    guesses: int
    winner: str | None
    log: int
    """How long the game's log is."""
    marks: tuple[tuple[str, int], ...]

    @property
    def covered(self) -> int:
        return self.red | self.blue | self.bystanders | self.assassin


class Eyes(msgspec.Struct):
    """What one socket has been shown last."""

    spymaster: bool
    board: Board | None = None
    key: Key | None = None
    words: int = 0


class Move(msgspec.Struct, frozen=True):
    """Something that somebody at a table does: `who` counts the seats."""

    do: Literal["deal", "clue", "mark", "touch"]
    who: int
    place: int = 0
    word: str = ""
    number: int = 0


class Game:
    """One table's, game after game."""

    def __init__(self, random: Random, people: tuple[str, ...]) -> None:
        self._random = random
        self._people = people
        self._marked: int | None = None
        self._dealing = False
        self.board: Board | None = None
        self.key: Key | None = None

    def next_move(self) -> Move:
        """Any move that is legal now."""
        board = self.board
        if board is None or board.phase == "over":
            return Move("deal", 0)
        spymaster = 0 if board.team == "red" else 2
        if board.phase == "clue":
            word = self._random.choice(WORDS)
            return Move("clue", spymaster, word=word, number=1 + int(self._random.random() * 3))
        if self._marked is not None:
            return Move("touch", spymaster + 1, self._marked)
        free = [place for place in range(PLACES) if not board.covered >> place & 1]
        return Move("mark", spymaster + 1, self._random.choice(free))

    def make(self, move: Move) -> None:
        """What must be seen after this move."""
        if move.do == "deal":
            self.board, self.key, self._dealing = None, None, True
            return
        self._dealing = False
        assert self.board is not None
        if move.do == "clue":
            self.board = replace(
                self.board,
                phase="guess",
                clue=(move.word, move.number),
                log=self.board.log + 1,
            )
        elif move.do == "mark":
            self._marked = move.place
            marks = (*self.board.marks, (self._people[move.who], move.place))
            self.board = replace(self.board, marks=marks)
        else:
            self._marked = None
            self.board = self._touched(self.board, move.place)

    def _touched(self, board: Board, place: int) -> Board:
        key, bit = self.key, 1 << place
        assert key is not None
        after = replace(
            board,
            red=board.red | key.red & bit,
            blue=board.blue | key.blue & bit,
            assassin=board.assassin | key.assassin & bit,
            guesses=board.guesses + 1,
            log=board.log + 1,
            marks=(),
        )
        if after.covered == board.covered:
            after = replace(after, bystanders=board.bystanders | bit)
        return self._concluded(after, key, bit)

    def _concluded(self, board: Board, key: Key, bit: int) -> Board:
        """Whether the game is over, or the turn."""
        winner = None
        if board.assassin:
            winner = RIVALS[board.team]
        elif not key.red & ~board.red:
            winner = "red"
        elif not key.blue & ~board.blue:
            winner = "blue"
        if winner is not None:
            return replace(board, phase="over", winner=winner, log=board.log + 1)
        assert board.clue is not None
        own = key.red if board.team == "red" else key.blue
        if own & bit and board.guesses <= board.clue[1]:
            return board
        return replace(
            board,
            team=RIVALS[board.team],
            phase="clue",
            turn=board.turn + 1,
            clue=None,
            guesses=0,
            log=board.log + 1,
        )

    def check(self, eyes: Eyes) -> None:
        """Whether what somebody was shown is what must be seen; or `WrongView`."""
        if self.board is None:
            self.board = self._fresh(eyes)
        if eyes.board != self.board:
            raise WrongView(f"shown {eyes.board}\nwhere it is {self.board}")
        if eyes.spymaster and self._dealing:
            if self.key is None and eyes.key is not None and eyes.key.fits(self.board.team):
                self.key = eyes.key
            if self.key is None:
                raise WrongView(f"no key: {eyes.key}")
        knows = eyes.spymaster or self.board.phase == "over"
        if (eyes.key != self.key) if knows else eyes.key is not None:
            raise WrongView(f"knows {eyes.key}, where the key is {self.key}")

    def _fresh(self, eyes: Eyes) -> Board:
        """A new game is as it was dealt; the first view says who starts."""
        board = eyes.board
        if board is None or eyes.words != PLACES:
            raise WrongView("no game was dealt")
        fresh = Board(0, 0, 0, 0, board.team, "clue", 1, None, 0, None, 0, ())
        if board != fresh:
            raise WrongView(f"a new game begins as {board}")
        return fresh
