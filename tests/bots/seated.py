"""Tables of our own words for the tests of bots."""

from random import Random

from parola.bots.player import Answer, Character, Player
from parola.languages import decks
from parola.languages.base import load
from parola.rules.classic import ClassicDeal, Objections
from parola.rules.commands import Command
from parola.rules.duet import DuetDeal
from parola.rules.game import Game, acting, begin, decide, evolve, is_over
from parola.rules.keys import deal_classic_key, deal_duet_key
from parola.rules.seats import AUDIENCES, Form, Seat, Team
from parola.rules.view import View, view

ORDINARY = Character()
LANGUAGES = ("bg", "uk", "ru", "ro", "en")


def words_of(language: str, random: Random, deck: str = "classic") -> tuple[str, ...]:
    return tuple(random.sample(decks.ours(load(language), deck).words, 25))


def classic_game(
    language: str,
    form: Form = Form.TEAMS,
    seed: int = 1,
    objections: Objections = Objections.UNTIL_TOUCH,
) -> Game:
    random = Random(seed)
    words = words_of(language, random)
    return begin(ClassicDeal(words, deal_classic_key(random, Team.RED), form, objections))


def duet_game(language: str, seed: int = 1, tokens: int = 9) -> Game:
    random = Random(seed)
    words = words_of(language, random, "duet")
    return begin(DuetDeal(words, deal_duet_key(random), tokens, tokens))


def seen(game: Game, seat: Seat) -> View:
    return view(game, AUDIENCES[seat])


def after(game: Game, seat: Seat, command: Command) -> Game:
    for event in decide(game, seat, command):
        game = evolve(game, event)
    return game


def answer_of(game: Game, language: str, character: Character = ORDINARY) -> tuple[Seat, Answer]:
    """The first of the acting seats that does anything, and what it does."""
    for seat in acting(game):
        answer = Player(language, seat, character).act(seen(game, seat))
        if answer is not None:
            return seat, answer
    raise AssertionError("nobody does anything")


def played(game: Game, language: str, character: Character = ORDINARY) -> list[Game]:
    """A game that bots play to the end: every position."""
    positions = [game]
    while not is_over(game):
        seat, answer = answer_of(game, language, character)
        game = after(game, seat, answer.command)
        positions.append(game)
        assert len(positions) < 300
    return positions
