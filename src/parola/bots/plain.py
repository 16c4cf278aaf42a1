"""The plain players of the literature, to measure ours against: the bare cosine, and nothing of
noise, prices, or when to stop."""

import numpy as np

from parola.bots import classic, duet
from parola.bots.classic import JudgeOf
from parola.bots.memory import Memory
from parola.lexicon.textvectors import TextVectors
from parola.rules.clock import Phase
from parola.rules.commands import Command, Cover, Give, Stop, Touch
from parola.rules.seats import SIDES, Seat
from parola.rules.view import ClassicView, View

MOST = 3
WANTED = 0.3
"""A word is aimed at when its cosine is at least this."""


def give(vectors: TextVectors, view: View, seat: Seat, judge: JudgeOf) -> Give:
    """The clue with the most words nearer to it than any wrong one, and then the nearest."""
    words, good, said, visible = _board(view, seat)
    alike = vectors.columns(words, plain=True)
    bar = np.maximum(alike[:, ~good].max(axis=1, initial=-1.0), WANTED)
    ours = -np.sort(-alike[:, good], axis=1)[:, :MOST]
    numbers = (ours > bar[:, None]).sum(axis=1)
    last = ours[np.arange(len(ours)), np.maximum(numbers - 1, 0)]
    legal = judge(visible)
    for place in np.argsort(-(numbers + 0.9 * last), kind="stable"):
        word = vectors.words[place]
        if word.casefold() not in said and legal(word):
            return Give(word, max(int(numbers[place]), 1))
    raise LookupError("no word is legal here")


def _board(
    view: View, seat: Seat
) -> tuple[
    tuple[str, ...], "np.ndarray[tuple[int], np.dtype[np.bool_]]", set[str], tuple[str, ...]
]:
    board = view.open
    said = Memory(board.log, (), ()).said
    if isinstance(view, ClassicView):
        places = classic.uncovered(view.open)
        own = set(classic.own_places(view))
        visible = tuple(board.words[p] for p in places)
    else:
        side = SIDES[seat]
        places = duet.touchable(view.open, side.partner)
        own = {p for p in places if duet.secret_of(view, side).agents >> p & 1}
        visible = duet.visible(view.open)
    good = np.array([place in own for place in places])
    return tuple(board.words[p] for p in places), good, said, visible


def act(vectors: TextVectors, view: View, seat: Seat) -> Touch | Stop:
    """As many of the nearest words as the number says."""
    board = view.open
    clue = board.clue
    number = clue.number if clue is not None else None
    if board.guesses and isinstance(number, int) and board.guesses >= number:
        return Stop()
    if isinstance(view, ClassicView):
        places = classic.uncovered(view.open)
    else:
        places = duet.touchable(view.open, SIDES[seat])
    said = sorted(Memory(board.log, (), ()).said)
    clues = said if clue is None else [clue.word]
    alike = vectors.likeness(clues, [board.words[p] for p in places], plain=True)
    near = np.nan_to_num(alike, nan=-1.0).max(axis=0)
    return Touch(places[int(near.argmin() if number == 0 else near.argmax())])  # R18


def play(vectors: TextVectors, view: View, seat: Seat, judge: JudgeOf) -> Command:
    """Whatever this seat must do now."""
    if view.open.phase is Phase.COVER and isinstance(view, ClassicView) and view.key is not None:
        rivals = view.key.agents(view.open.team.rival)
        return Cover(next(p for p in classic.uncovered(view.open) if rivals >> p & 1))
    if view.open.phase is Phase.CLUE:
        return give(vectors, view, seat, judge)
    return act(vectors, view, seat)
