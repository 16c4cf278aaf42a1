"""Choosing a clue: the one that is worth most with listeners of many minds."""

from collections.abc import Callable, Collection

import msgspec
import numpy as np

from parola.bots.character import Character
from parola.bots.knowledge import Knowledge
from parola.bots.listener import Mask, outcomes
from parola.lexicon.vectors import Floats

WEIGHED = 160
"""So many clues are weighed with care; the others are hopeless at first sight."""
JUDGED = 60
"""So many of the best are shown to the referee before one gives up."""
RARITY = 0.15
"""What each step below a plain word costs, on Zipf's scale, in words found."""
RAREST = 1.6
"""Rarer words are no clues."""
AFRAID, STEEP = 0.25, 0.7
"""At first sight: how much nearer a dear mistake looks than it is, and how fast a clue gets better
with the distance between right and wrong words."""
UNKNOWN_RISK = 0.0
"""How near a word that we do not know is taken to be: near enough to be feared a little."""

Legal = Callable[[str], bool]
"""Whether the referee has nothing at all against a word here."""


class Task(msgspec.Struct, frozen=True):
    """The words in play, as the giver of a clue sees them."""

    words: tuple[str, ...]
    """Those that the listeners may touch."""
    good: Mask
    costs: Floats
    """What touching each of the others would cost, in words found."""
    tempo: float = 1.0
    """What a word found in this turn is worth; little where there is no hurry."""
    said: Collection[str] = ()
    """Clues of this game, case folded; none is given twice."""


class Choice(msgspec.Struct, frozen=True):
    """A clue for so many words, and what it is worth."""

    word: str
    number: int
    worth: float
    meant: tuple[int, ...]
    """The words it aims at, by their place in the task."""


def choose(knowledge: Knowledge, character: Character, task: Task, legal: Legal) -> Choice | None:
    """The best clue that the referee likes; None where there is none at all."""
    alike = knowledge.columns(task.words)
    vocabulary = knowledge.vocabulary
    shy = np.maximum(character.plainness - vocabulary.zipf, 0.0)
    places = _promising(alike, task, shy, vocabulary.zipf)
    near = alike[places]
    noise = float(np.hypot(character.noise, character.haze))
    found, paid = outcomes(near, task.good, task.costs, noise)
    worth = task.tempo * (found - RARITY * shy[places][:, None]) - paid
    for flat in np.argsort(-worth, axis=None)[: 4 * JUDGED]:
        row, more = divmod(int(flat), worth.shape[1])
        word = vocabulary.words[places[row]]
        if word.casefold() not in task.said and legal(word):
            return _choice(word, more + 1, float(worth[row, more]), near[row], task)
    return None


def _promising(
    alike: Floats, task: Task, shy: Floats, zipf: Floats
) -> "np.ndarray[tuple[int], np.dtype[np.intp]]":
    """The places of the clues that might be worth something, by their distance from the wrong
    words."""
    ours = -np.sort(-alike[:, task.good], axis=1)[:, :3]
    feared = alike[:, ~task.good] + AFRAID * np.sqrt(task.costs[~task.good])
    bar = feared.max(axis=1, initial=UNKNOWN_RISK)
    ahead = ours - bar[:, None]
    sizes = np.arange(1, ours.shape[1] + 1)
    hope = (sizes / (1.0 + np.exp(-STEEP * ahead))).max(axis=1)
    hope = hope - RARITY * shy - 100.0 * (zipf < RAREST)
    count = min(WEIGHED, len(hope))
    return np.argpartition(-hope, count - 1)[:count]


def _choice(word: str, number: int, worth: float, alike: Floats, task: Task) -> Choice:
    order = [int(i) for i in np.argsort(-alike, kind="stable") if task.good[i]]
    return Choice(word, number, worth, tuple(sorted(order[:number])))
