"""The parts of a bot's mind: listeners, memory, what Duet's structure tells, explanations."""

import numpy as np
import pytest
from seated import after, classic_game, duet_game, seen

from parola.bots.character import Character, Temperament
from parola.bots.duet import priors
from parola.bots.explain import aims, explain
from parola.bots.listener import chances, outcomes
from parola.bots.memory import Memory
from parola.bots.operative import Hint, Riddle, ponder
from parola.bots.player import Player, objects
from parola.bots.spymaster import Task, choose
from parola.lexicon.lexicon import lexicon
from parola.rules.clue import Clue, Count
from parola.rules.commands import Give, Stop, Touch
from parola.rules.duet import DuetState
from parola.rules.events import ClueGiven, ClueRetracted, LogEntry, Touched, TurnEnd, TurnEnded
from parola.rules.keys import ClassicKey, Identity
from parola.rules.seats import Seat, Side
from parola.rules.view import DuetView

SPY = Seat.RED_SPYMASTER


def heard(*entries: LogEntry) -> Memory:
    return Memory(entries, {SPY}, {Identity.RED})


def given(word: str, number: int, seat: Seat = SPY) -> ClueGiven:
    return ClueGiven(seat, Clue(word, number))


def touched(place: int, identity: Identity) -> Touched:
    return Touched(Seat.RED_OPERATIVE, place, identity)


STOPPED = TurnEnded(TurnEnd.STOPPED)


def test_a_clear_clue_is_found_and_a_dear_mistake_is_weighed() -> None:
    good = np.array([True, True, False])
    costs = np.array([0, 0, 30], np.float32)
    near = np.array([[6.0, 5.5, 0.0], [4.0, 3.5, 4.0]], np.float32)
    found, paid = outcomes(near, good, costs, 1.0)
    assert found[0, 1] > 1.5 > found[1, 1]
    assert paid[1, 0] > 10 * paid[0, 0] > 0


def test_the_nearest_word_is_the_likeliest() -> None:
    likely = chances(np.array([0.0, 5.0, 2.0], np.float32), 1, 1.0)
    assert likely.argmax() == 1
    assert likely.sum() == pytest.approx(1.0, abs=0.02)


def test_words_of_an_earlier_clue_stay_in_mind() -> None:
    memory = heard(
        given("sea", 3), touched(1, Identity.RED), touched(2, Identity.BYSTANDER), STOPPED,
        given("king", 1),
    )  # fmt: skip
    assert [(clue.word, clue.left) for clue in memory.owed] == [("sea", 2)]


def test_an_extra_right_guess_is_booked_to_the_oldest_clue() -> None:
    memory = heard(
        given("sea", 2), touched(1, Identity.RED), STOPPED,
        given("king", 1), touched(4, Identity.RED), touched(5, Identity.RED), STOPPED,
        given("dog", 1),
    )  # fmt: skip
    assert memory.owed == []


def test_rivals_clues_are_remembered_only_as_said() -> None:
    memory = heard(given("sea", 2, Seat.BLUE_SPYMASTER), STOPPED, given("king", 1))
    assert memory.owed == []
    assert memory.said == {"sea", "king"}


def test_a_clue_taken_back_was_never_heard() -> None:
    assert heard(given("sea", 2), ClueRetracted()).heard == []


def test_nought_means_none_of_these() -> None:
    """R18: the word that the clue points at is the last to be touched."""
    words = ("SHIP", "CASTLE", "ONION")
    earlier = (Hint("water", 2, 1),)
    known, mind = lexicon("en"), Character()
    plain = ponder(known, mind, Riddle(words, Hint("boat", 1, 1), earlier))
    nought = ponder(known, mind, Riddle(words, Hint("boat", 0, 0), earlier, ("boat",)))
    assert plain.best == 0
    assert nought.chances[0] < plain.chances[0] / 2


def test_a_warning_is_remembered() -> None:
    """R18: none of our words is near to it, in later turns either."""
    words, hint = ("SHIP", "CASTLE", "ONION"), Hint("sailor", 1, 1)
    known, mind = lexicon("en"), Character()
    before = ponder(known, mind, Riddle(words, hint))
    later = ponder(known, mind, Riddle(words, hint, warnings=("boat",)))
    assert later.chances[0] < before.chances[0] / 2


def test_who_is_not_hurried_warns_of_the_assassin_first() -> None:
    """R18: where a turn costs nothing, a clue for no word is the best beginning."""
    game = classic_game("en")
    view = seen(game, SPY)
    calm, hurried = Player("en", SPY, hurried=False).act(view), Player("en", SPY).act(view)
    assert calm is not None
    assert isinstance(calm.command, Give)
    assert hurried is not None
    assert isinstance(hurried.command, Give)
    assert calm.command.number == 0
    assert hurried.command.number != 0
    key = game.deal.key
    assert isinstance(key, ClassicKey)
    row = lexicon("en").likeness([calm.command.word], game.deal.words)[0]
    assert key.identity(int(row.argmax())) is Identity.ASSASSIN


def test_unlimited_guesses_what_earlier_clues_left_open() -> None:
    """R19."""
    words = ("SHIP", "KING", "ONION", "CLOCK")
    hints = (Hint("queen", 1, 1),)
    thought = ponder(
        lexicon("en"), Character(), Riddle(words, Hint("ocean", Count.UNLIMITED, 0), hints)
    )
    assert set(np.argsort(-thought.chances)[:2].tolist()) == {0, 1}


def test_it_stops_when_unsure() -> None:
    """R15: after one right guess nothing else fits a clue for one."""
    game = after(classic_game("en"), SPY, Give("qwerty", 1))
    key = game.deal.key
    assert isinstance(key, ClassicKey)
    place = next(p for p in range(25) if key.identity(p) is Identity.RED)
    game = after(game, Seat.RED_OPERATIVE, Touch(place))
    answer = Player("en", Seat.RED_OPERATIVE).act(seen(game, Seat.RED_OPERATIVE))
    assert answer is not None
    assert answer.command == Stop()


def test_a_careful_spymaster_keeps_away_from_the_assassin() -> None:
    words = ("SHIP", "SAILOR", "HARBOUR", "ANCHOR", "ONION")
    good = np.array([True, True, True, False, False])
    costs = np.array([0, 0, 0, 100, 1], np.float32)
    choice = choose(
        lexicon("en"), Character(temperament=Temperament.CAREFUL), Task(words, good, costs), bool
    )
    assert choice is not None
    row = lexicon("en").likeness([choice.word], words)[0]
    assert row[3] < row[list(choice.meant)].min()


def test_nothing_is_said_twice() -> None:
    words, good = ("SHIP", "ONION"), np.array([True, False])
    task = Task(words, good, np.array([0, 1], np.float32))
    first = choose(lexicon("en"), Character(), task, bool)
    assert first is not None
    again = Task(words, good, task.costs, said={first.word})
    second = choose(lexicon("en"), Character(), again, bool)
    assert second is not None
    assert second.word != first.word


def test_what_is_found_tells_of_what_is_left() -> None:
    """R71: of my three assassins one is green to my partner, one black, one beige."""
    game = duet_game("en")
    assert isinstance(game, DuetState)
    key = game.deal.key
    view = seen(game, Seat.NORTH)
    assert isinstance(view, DuetView)
    before = priors(view, Side.NORTH)
    assert before[Identity.ASSASSIN] == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    green = next(
        p for p in range(25)
        if key.north.identity(p) is Identity.ASSASSIN and key.south.identity(p) is Identity.AGENT
    )  # fmt: skip
    game = after(game, Seat.SOUTH, Give("qwerty", 1))
    game = after(game, Seat.NORTH, Touch(green))
    later = seen(game, Seat.NORTH)
    assert isinstance(later, DuetView)
    assert priors(later, Side.NORTH)[Identity.ASSASSIN] == pytest.approx((0, 0.5, 0.5))


def test_a_clue_is_explained_word_by_word() -> None:
    bars = explain("bg", "море", ["КОРАБ", "УЧИЛИЩЕ", "пхсгкщ"])
    assert [word for word, _ in bars] == ["КОРАБ", "УЧИЛИЩЕ", "пхсгкщ"]
    assert bars[2][1] is None


def test_an_explanation_tells_what_was_aimed_at_and_feared() -> None:
    said = {
        one.word: one for one in aims("en", "sea", 2, ["SHIP", "SAILOR", "BANK"], ["SHIP", "BANK"])
    }
    assert said["SHIP"].wanted
    assert said["BANK"].wanted
    assert said["SAILOR"].feared


def test_a_rival_objects_to_an_illegal_clue_only() -> None:
    """R21."""
    game = classic_game("en")
    rival = Player("en", Seat.BLUE_SPYMASTER)
    legal = after(game, SPY, Give("qwerty", 1))
    assert not objects(rival, seen(legal, Seat.BLUE_SPYMASTER))
    word = game.deal.words[0].lower()
    illegal = after(game, SPY, Give(f"{word}s", 1))
    assert objects(rival, seen(illegal, Seat.BLUE_SPYMASTER))
    assert not objects(Player("en", Seat.RED_OPERATIVE), seen(illegal, Seat.RED_OPERATIVE))
