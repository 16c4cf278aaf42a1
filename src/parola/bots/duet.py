"""Duet from a bot's seat: both sides, and sudden death."""

import numpy as np

from parola.bots.character import Character
from parola.bots.classic import JudgeOf
from parola.bots.knowledge import Knowledge
from parola.bots.memory import Memory
from parola.bots.operative import Guess, Hint, Riddle, ponder
from parola.bots.spymaster import Task, choose
from parola.lexicon.vectors import Floats
from parola.rules.board import PLACES
from parola.rules.clock import Phase
from parola.rules.clue import Count
from parola.rules.commands import Give, Stop, Touch
from parola.rules.keys import DUET_CARDS, DuetSide, Identity
from parola.rules.seats import SEAT_OF_SIDE, Side
from parola.rules.view import DuetView, OpenDuet

ASSASSIN = 3.0
"""What an assassin costs the giver when all goes well, in words found; there are three, and to be
slow loses as surely."""
BYSTANDER = 0.1
"""What a bystander costs the giver, in words found: the rest of the turn."""
LOST = 2.0
"""What a lost game costs a guesser, in words found."""
LAST = 2.0
"""How much each wrong word counts once one mistake more means sudden death."""

Prior = tuple[float, float, float]
"""How likely a card is green, a bystander and an assassin on the other side of the key."""
KINDS = (Identity.AGENT, Identity.BYSTANDER, Identity.ASSASSIN)
BOARD = {mine: tuple(float(DUET_CARDS.count((mine, other))) for other in KINDS) for mine in KINDS}
"""R71: of the cards that are this to me, how many are that to my partner."""


def secret_of(view: DuetView, side: Side) -> DuetSide:
    secret = view.north if side is Side.NORTH else view.south
    if secret is None:
        raise ValueError("a side sees its own half of the key")
    return secret


def found_by(board: OpenDuet, side: Side) -> int:
    return board.north_found if side is Side.NORTH else board.south_found


def marks_of(board: OpenDuet, side: Side) -> int:
    return board.north_marks if side is Side.NORTH else board.south_marks


def touchable(board: OpenDuet, side: Side) -> tuple[int, ...]:
    """The places that this side may touch (R76)."""
    closed = board.north_found | board.south_found | marks_of(board, side)
    return tuple(place for place in range(PLACES) if not closed >> place & 1)


def visible(board: OpenDuet) -> tuple[str, ...]:
    """The words that a clue may not be (R7, R76)."""
    both = board.north_found | board.south_found | board.north_marks & board.south_marks
    return tuple(board.words[place] for place in range(PLACES) if not both >> place & 1)


def tempo_of(board: OpenDuet, character: Character) -> float:
    """What finding a word now is worth: more when there are more words than turns."""
    turns = max(board.bank_checks + board.bank_mistakes, 1)
    return float(np.clip(0.4 + 0.36 * board.left / turns, 0.7, 1.5)) + 0.2 * character.daring


def give(
    knowledge: Knowledge, character: Character, view: DuetView, side: Side, judge: JudgeOf
) -> Give | None:
    """A clue for the partner; None where no word will do."""
    board, secret = view.open, secret_of(view, side)
    places = touchable(board, side.partner)
    good = np.array([bool(secret.agents >> place & 1) for place in places])
    if not good.any():
        return None
    price = ASSASSIN * (1.0 - 0.3 * character.daring)
    costs = np.array(
        [price if secret.assassins >> place & 1 else BYSTANDER for place in places],
        np.float32,
    )
    words = tuple(board.words[place] for place in places)
    task = Task(words, good, costs, tempo_of(board, character), _said(view))
    choice = choose(knowledge, character, task, judge(visible(board)))
    return None if choice is None else Give(choice.word, choice.number)


def _said(view: DuetView) -> set[str]:
    return Memory(view.open.log, (), ()).said


def priors(view: DuetView, side: Side) -> dict[Identity, Prior]:
    """R71: for the cards that are green, bystanders and assassins to me, what they still may be to
    my partner, once what I have touched is set aside."""
    board, secret = view.open, secret_of(view, side)
    found, marks = found_by(board, side), marks_of(board, side)
    known = {identity: [0, 0] for identity in KINDS}
    for place in range(PLACES):
        seen = known[secret.identity(place)]
        seen[0] += found >> place & 1
        seen[1] += marks >> place & 1
    left = {}
    for mine, (green, beige, black) in BOARD.items():
        counts = (max(green - known[mine][0], 0.0), max(beige - known[mine][1], 0.0), black)
        whole = sum(counts) or 1.0
        left[mine] = (counts[0] / whole, counts[1] / whole, counts[2] / whole)
    return left


def guess(
    knowledge: Knowledge, character: Character, view: DuetView, side: Side
) -> tuple[Guess, tuple[int, ...], Floats]:
    """What this side thinks of the words that it may touch, their places, and how likely each is
    the assassin should it be wrong."""
    board, secret = view.open, secret_of(view, side)
    places = touchable(board, side)
    before = priors(view, side)
    shares = [before[secret.identity(place)] for place in places]
    green = np.array([share[0] for share in shares], np.float32)
    black = np.array([share[2] for share in shares], np.float32)
    leaning = np.where(green > 0, np.log(np.maximum(green, 1e-3) / 0.36), -12.0)
    giver = SEAT_OF_SIDE[side.partner]
    memory = Memory(board.log, {giver}, {Identity.AGENT})
    hint, earlier = _hints(board, memory)
    riddle = Riddle(
        tuple(board.words[place] for place in places),
        hint,
        earlier,
        tuple(clue.word for clue in memory.heard if clue.number == 0),
        leaning.astype(np.float32),
    )
    thought = ponder(knowledge, character, riddle)
    return thought, places, black / np.maximum(1.0 - green, 0.05)


def _hints(board: OpenDuet, memory: Memory) -> tuple[Hint | None, tuple[Hint, ...]]:
    told = [Hint(c.word, c.number, c.left) for c in memory.heard if c.word]
    clue = board.clue
    if board.phase is Phase.GUESS and clue is not None and clue.word and told:
        return told[-1], tuple(hint for hint in told[:-1] if hint.left)
    return None, tuple(hint for hint in told if hint.left)


def act(
    knowledge: Knowledge, character: Character, view: DuetView, side: Side
) -> Touch | Stop | None:
    """Touch the likeliest word, or stop when it is not likely enough (R75). In the standard game a
    bystander costs no more than stopping does, so one goes on while the assassin is far."""
    board = view.open
    thought, places, black = guess(knowledge, character, view, side)
    if not places:
        return Stop() if board.guesses else None
    right = thought.chances
    worth = right - (1.0 - right) * (
        _mistake(board) + LOST * black * (1.0 - 0.3 * character.daring)
    )
    if board.phase is Phase.SUDDEN_DEATH or not board.guesses:
        return Touch(places[int((right if board.phase is Phase.SUDDEN_DEATH else worth).argmax())])
    best = int(worth.argmax())
    return Touch(places[best]) if worth[best] > 0 else Stop()


def _mistake(board: OpenDuet) -> float:
    """What a bystander costs beyond what stopping costs (R74, R92)."""
    if board.bank_mistakes:
        return 0.0
    return LAST


def number_is_told(board: OpenDuet) -> bool:
    """Whether the clue of this turn came with a number."""
    return board.clue is not None and not isinstance(board.clue.number, Count)
