"""Bots play every form in every language to the end, and play it properly."""

import itertools

import pytest
from seated import LANGUAGES, after, answer_of, classic_game, duet_game, played, seen

from parola.bots.player import Character, Player, Strength, Temperament
from parola.languages.base import load
from parola.languages.referee import Kind, judge
from parola.rules.classic import ClassicState, Objections
from parola.rules.clock import Phase
from parola.rules.commands import Confirm, Cover, Give, Object, Stop, Touch
from parola.rules.duet import DuetState
from parola.rules.events import ClueGiven, Touched
from parola.rules.game import Game, is_over, play
from parola.rules.keys import Identity
from parola.rules.seats import Form, Seat


def clues(game: Game) -> list[ClueGiven]:
    return [entry for entry in game.log if isinstance(entry, ClueGiven)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", tuple(Form))
def test_a_classic_game_comes_to_its_end(language: str, form: Form) -> None:
    positions = played(classic_game(language, form), language)
    assert is_over(positions[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duet_game_comes_to_its_end(language: str) -> None:
    assert is_over(played(duet_game(language), language)[-1])


def test_sudden_death_is_played_too() -> None:
    ends = [played(duet_game("en", seed, tokens=2), "en")[-1] for seed in range(3)]
    assert any(isinstance(game, DuetState) and game.sudden_death for game in ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_is_illegal_doubtful_or_repeated(language: str) -> None:
    positions = played(classic_game(language, seed=2), language)
    for before, later in itertools.pairwise(positions):
        assert isinstance(before, ClassicState)
        fresh = clues(later)[len(clues(before)) :]
        for entry in fresh:
            verdict = judge(load(language), entry.clue.word, before.visible)
            assert verdict.kind is Kind.LEGAL, (entry.clue.word, verdict)
    said = [entry.clue.word for entry in clues(positions[-1])]
    assert len(said) == len(set(said))


def test_every_character_plays() -> None:
    for strength in Strength:
        for temperament in Temperament:
            mind = Character(strength, temperament)
            assert is_over(played(classic_game("en", Form.SOLO, seed=3), "en", mind)[-1])


def test_the_same_position_gets_the_same_answer() -> None:
    game = classic_game("uk", seed=4)
    assert answer_of(game, "uk") == answer_of(game, "uk")


def test_a_bot_waits_for_its_turn() -> None:
    game = classic_game("bg")
    for seat in (Seat.RED_OPERATIVE, Seat.BLUE_SPYMASTER, Seat.BLUE_OPERATIVE):
        assert Player("bg", seat).act(seen(game, seat)) is None


def test_cards_are_pointed_at_before_they_are_touched() -> None:
    for game in played(classic_game("ro", Form.SOLO, seed=5), "ro")[:-1]:
        _, answer = answer_of(game, "ro")
        if isinstance(answer.command, Touch):
            assert answer.command.place in answer.marks
        if isinstance(answer.command, Stop):
            assert answer.marks == ()


def test_it_takes_its_time_as_people_do() -> None:
    for game in played(classic_game("ru", seed=6), "ru")[:-1]:
        _, answer = answer_of(game, "ru")
        assert 1.5 < answer.delay < 25


def test_alone_a_spymaster_covers_the_rivals_words() -> None:
    for game in played(classic_game("en", Form.SOLO, seed=7), "en")[:-1]:
        if game.phase is Phase.COVER:
            seat, answer = answer_of(game, "en")
            assert isinstance(answer.command, Cover)
            assert isinstance(game, ClassicState)
            assert game.deal.key.identity(answer.command.place) is Identity.BLUE
            assert seat is Seat.RED_SPYMASTER


def test_after_a_rivals_illegal_clue_it_covers_a_word_of_its_own() -> None:
    game = classic_game("en", seed=8)
    game = after(game, Seat.RED_SPYMASTER, Give("qwerty", 1))
    game = after(game, Seat.BLUE_SPYMASTER, Object())
    seat, answer = answer_of(game, "en")
    assert seat is Seat.BLUE_SPYMASTER
    assert isinstance(answer.command, Cover)
    assert isinstance(game, ClassicState)
    assert game.deal.key.identity(answer.command.place) is Identity.BLUE


def test_it_confirms_a_legal_clue_and_no_other() -> None:
    game = classic_game("en", objections=Objections.CONFIRM)
    assert isinstance(game, ClassicState)
    legal = after(game, Seat.RED_SPYMASTER, answer_of(game, "en")[1].command)
    assert answer_of(legal, "en")[1].command == Confirm()
    word = game.deal.words[0].lower()
    illegal = play(game, Seat.RED_SPYMASTER, Give(f"{word}s", 1), judge=None)
    assert answer_of(illegal, "en")[1].command == Object()


def test_an_unknown_clue_is_owned_up_to() -> None:
    game = after(classic_game("bg"), Seat.RED_SPYMASTER, Give("пхсгкщ", 2))
    _, answer = answer_of(game, "bg")
    assert answer.unknown == "пхсгкщ"
    assert isinstance(answer.command, Touch)


def test_a_spoken_clue_does_not_trip_it() -> None:
    game = after(classic_game("bg"), Seat.RED_SPYMASTER, Give("", 2))
    assert isinstance(answer_of(game, "bg")[1].command, Touch)


def test_bots_find_more_of_their_words_than_chance_would() -> None:
    right = guesses = 0
    for seed in range(6):
        game = played(classic_game("uk", Form.SOLO, seed=seed), "uk")[-1]
        touched = [entry for entry in game.log if isinstance(entry, Touched)]
        right += sum(entry.identity is Identity.RED for entry in touched)
        guesses += len(touched)
    assert right / guesses > 0.7
