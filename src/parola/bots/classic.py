"""The classic game from a bot's seat: two teams, one team alone, three players."""

from collections.abc import Callable, Sequence

import numpy as np

from parola.bots.character import Character
from parola.bots.knowledge import Knowledge
from parola.bots.memory import Memory
from parola.bots.operative import Guess, Hint, Riddle, ponder
from parola.bots.spymaster import Choice, Legal, Task, choose
from parola.rules.board import PLACES, places_in
from parola.rules.clue import Clue, Count
from parola.rules.commands import Cover, Give, Stop, Touch
from parola.rules.keys import IDENTITY_OF_TEAM, ClassicKey
from parola.rules.seats import SPYMASTERS, Form, Team
from parola.rules.view import ClassicView, OpenClassic

RIVAL, BYSTANDER = 1.5, 0.6
"""What touching such a word costs, in words found."""
LONELY = 0.9
"""The same for a bystander's word where no rival plays: only the turn is lost."""
UNHURRIED = 0.3
"""What finding a word now is worth where there will be as many turns as one likes."""
WARNINGS = 2
"""So many clues for no word point at the assassin first, where nobody hurries."""
LAST_STAND = 2
"""With so few words left the rival may win in one turn."""

JudgeOf = Callable[[Sequence[str]], Legal]
"""Who judges clues while these words are visible."""


def uncovered(board: OpenClassic) -> tuple[int, ...]:
    """The places that may still be touched."""
    covered = board.red | board.blue | board.bystanders | board.assassin
    return tuple(place for place in range(PLACES) if not covered >> place & 1)


def left_of(board: OpenClassic, team: Team) -> int:
    return board.red_left if team is Team.RED else board.blue_left


def memory_of(board: OpenClassic, team: Team) -> Memory:
    return Memory(board.log, {SPYMASTERS[team]}, {IDENTITY_OF_TEAM[team]})


def task_of(view: ClassicView, key: ClassicKey, character: Character, tempo: float) -> Task:
    """The board as the acting spymaster sees it."""
    board = view.open
    places = uncovered(board)
    team = board.team
    costs = np.zeros(len(places), np.float32)
    alone = board.form is Form.SOLO
    for at, place in enumerate(places):
        bit = 1 << place
        if key.assassin & bit:
            costs[at] = character.assassin
        elif key.agents(team.rival) & bit:
            last = left_of(board, team.rival) == 1
            costs[at] = character.assassin if last else RIVAL
        else:
            costs[at] = LONELY if alone else BYSTANDER
    good = np.array([bool(key.agents(team) >> place & 1) for place in places])
    return Task(
        tuple(board.words[place] for place in places),
        good,
        costs,
        tempo,
        memory_of(board, team).said,
    )


def tempo_of(board: OpenClassic, character: Character) -> float:
    """What finding a word now is worth: more when the rival is nearly through."""
    own, rival = left_of(board, board.team), left_of(board, board.team.rival)
    if board.form is Form.SOLO:
        # R41: the rival's words go at one a turn, and so many turns are left.
        hurry = own / max(rival, 1)
        return float(np.clip(1.0 + 1.5 * (hurry - 1.0), 0.5, 3.0)) + 0.3 * character.daring
    behind = own - rival
    return float(np.clip(1.0 + 0.1 * behind, 0.7, 1.8)) + 0.2 * character.daring


def give(
    knowledge: Knowledge,
    character: Character,
    view: ClassicView,
    judge: JudgeOf,
    *,
    hurried: bool = True,
) -> Give | None:
    """A clue for the acting team; None where no word will do. Who is not hurried loses nothing but
    time with a turn."""
    key = view.key
    if key is None:
        raise ValueError("a spymaster sees the key")
    board = view.open
    tempo = tempo_of(board, character) if hurried else UNHURRIED
    task = task_of(view, key, character, tempo)
    legal = judge(task.words)
    if not hurried and len(memory_of(board, board.team).heard) < WARNINGS:
        warning = choose(knowledge, character, _warning(view, key, task), legal)
        return None if warning is None else Give(warning.word, 0)
    choice = choose(knowledge, character, task, legal)
    if choice is None:
        return None
    return Give(choice.word, _number(board, character, choice))


def _warning(view: ClassicView, key: ClassicKey, task: Task) -> Task:
    """R18: the assassin's word is what a clue for no word points at, and none of ours."""
    feared = np.array([bool(key.assassin >> place & 1) for place in uncovered(view.open)])
    costs = np.where(task.good, np.float32(RIVAL), np.float32(0.0))
    return Task(task.words, feared, costs, said=task.said)


def _number(board: OpenClassic, character: Character, choice: Choice) -> int | Count:
    """R19: where words of several earlier clues are open and there is no turn to lose, no limit is
    worth more than a number."""
    memory = memory_of(board, board.team)
    owed = sum(clue.left for clue in memory.heard) if character.remembers else 0
    own, rival = left_of(board, board.team), left_of(board, board.team.rival)
    last = rival <= (1 if board.form is Form.SOLO else LAST_STAND)
    pays = last and owed >= 2 and own > choice.number
    return Count.UNLIMITED if pays else choice.number


def cover(knowledge: Knowledge, view: ClassicView) -> Cover:
    """R41: of the absent rival's words the one most like ours, which would mislead most; R21: of
    our own the one least like any other of ours, the hardest to give a clue for."""
    board, key = view.open, view.key
    if key is None:
        raise ValueError("a spymaster sees the key")
    team = board.team
    penalty = board.may_cover
    places = uncovered(board)
    chosen = [p for p in places if key.agents(team if penalty else team.rival) >> p & 1]
    ours = [p for p in places if key.agents(team) >> p & 1]
    ties = _ties(knowledge, [board.words[p] for p in chosen], [board.words[p] for p in ours])
    for row, place in enumerate(chosen):
        if place in ours:
            ties[row, ours.index(place)] = 0.0
    near = np.sort(ties, axis=1)[:, -2:].sum(axis=1)
    return Cover(chosen[int(near.argmin() if penalty else near.argmax())])


def _ties(
    knowledge: Knowledge, words: Sequence[str], others: Sequence[str]
) -> "np.ndarray[tuple[int, int], np.dtype[np.float32]]":
    return np.nan_to_num(knowledge.likeness(words, others))


def guess(
    knowledge: Knowledge, character: Character, view: ClassicView
) -> tuple[Guess, tuple[int, ...]]:
    """What an operative thinks of the words that may be touched, and their places."""
    board = view.open
    places = uncovered(board)
    memory = memory_of(board, board.team)
    earlier = tuple(Hint(c.word, c.number, c.left) for c in memory.owed)
    clue = board.clue
    hint = None
    if clue is not None and clue.word:
        latest = memory.heard[-1]
        hint = Hint(clue.word, clue.number, latest.left)
    warnings = tuple(c.word for c in memory.heard if c.number == 0)
    riddle = Riddle(tuple(board.words[p] for p in places), hint, earlier, warnings)
    return ponder(knowledge, character, riddle), places


def act(knowledge: Knowledge, character: Character, view: ClassicView) -> Touch | Stop:
    """Touch the likeliest word, or stop when it is not likely enough (R15)."""
    thought, places = guess(knowledge, character, view)
    best = thought.best
    if view.open.guesses and thought.chances[best] < doubt(view.open, character):
        return Stop()
    return Touch(places[best])


def doubt(board: OpenClassic, character: Character) -> float:
    """How likely a word must be to be touched when one might as well stop."""
    if board.form is not Form.SOLO and left_of(board, board.team.rival) <= 1:
        return 0.12  # the rival wins next turn whatever we do
    return _bar(board.clue, board.guesses) - 0.1 * character.daring


def _bar(clue: Clue | None, guesses: int) -> float:
    extra = clue is not None and isinstance(clue.number, int) and guesses >= clue.number > 0
    return 0.5 if extra else 0.33


def own_places(view: ClassicView) -> tuple[int, ...]:
    """The acting team's words that are still open, as their spymaster sees them."""
    if view.key is None:
        return ()
    open_places = uncovered(view.open)
    return tuple(p for p in places_in(view.key.agents(view.open.team)) if p in open_places)
