"""Clues at a table: typed or spoken, asked about quietly, and judged as the house says."""

from parola.rules import game as rules
from parola.rules.classic import ClassicState, objector
from parola.rules.clock import CLUE, CONFIRM, GUESS
from parola.rules.clue import Clue, check_clue
from parola.rules.commands import Confirm, Give
from parola.rules.game import Event, Game
from parola.rules.refusal import Code, Refused
from parola.rules.seats import SPYMASTERS, Form, Seat
from parola.tables import commands as ask
from parola.tables import events as did
from parola.tables.events import TableEvent
from parola.tables.house import House, Judging, Speaking
from parola.tables.refusal import TableCode
from parola.tables.state import Hand, Table, here, running


def give(table: Table, game: Game, seat: Seat, move: Give, hand: Hand) -> tuple[Event, ...]:
    """A clue, judged as the house says. What the referee has no doubts of waits for nobody."""
    _check_manner(table.house, move)
    judge = hand.judge if table.house.judging is Judging.REFEREE else None
    events = rules.decide(game, seat, move, judge, hand.at)
    after = game
    for event in events:
        after = rules.evolve(after, event)
    if (
        isinstance(after, ClassicState)
        and after.phase is CONFIRM
        and _beyond_doubt(table, after, hand)
    ):
        return (*events, *rules.decide(after, objector(after), Confirm(), None, hand.at))
    return events


def check_objection(table: Table, game: Game, hand: Hand) -> None:
    """R22: what the rival spymaster accepted is legal, or what a table's referee is sure of."""
    if _accepted(table, game):
        raise Refused(Code.TOO_LATE)
    if game.phase is GUESS and _beyond_doubt(table, game, hand):
        raise Refused(Code.NO_OBJECTIONS)


def _beyond_doubt(table: Table, game: Game, hand: Hand) -> bool:
    """Where the referee decides, people are asked only about what it doubts, or did not hear."""
    if table.house.judging is not Judging.REFEREE or hand.doubts is None:
        return False
    clue = game.clue
    if clue is None or clue.spoken:
        return False
    return hand.doubts(clue.word, game.deal.words, game.covered) is None


def _accepted(table: Table, game: Game) -> bool:
    """R22: what the rival spymaster accepted is legal."""
    question = table.question
    return (
        question is not None
        and question.fine is True
        and game.clue is not None
        and question.clue.word == game.clue.word
    )


def _check_manner(house: House, move: Give) -> None:
    if house.speaking is Speaking.SPOKEN and move.word:
        raise Refused(TableCode.SPOKEN_ONLY)
    if house.speaking is Speaking.TYPED and not move.word:
        raise Refused(TableCode.TYPED_ONLY)


def question(table: Table, who: str, command: ask.Ask, _hand: Hand) -> tuple[TableEvent, ...]:
    game, one = running(table), here(table, who)
    if not isinstance(game, ClassicState) or game.deal.form is Form.SOLO:
        raise Refused(TableCode.UNKNOWN_COMMAND)
    if game.phase is not CLUE or one.seat is not SPYMASTERS[game.team]:
        allowed = (SPYMASTERS[game.team],)
        raise Refused(Code.NOT_YOUR_SEAT, seat=one.seat, allowed=allowed)
    if table.question is not None and table.question.fine is None:
        raise Refused(TableCode.ALREADY_ASKED)
    clue = Clue(command.word, command.number)
    check_clue(clue, unlimited=True)
    return (did.Asked(who, clue),)


def answer(table: Table, who: str, command: ask.Answer, _hand: Hand) -> tuple[TableEvent, ...]:
    game, one = running(table), here(table, who)
    question = table.question
    if question is None or question.fine is not None or not isinstance(game, ClassicState):
        raise Refused(TableCode.NOTHING_ASKED)
    if one.seat is not objector(game):
        raise Refused(Code.NOT_YOUR_SEAT, seat=one.seat, allowed=(objector(game),))
    return (did.Answered(who, command.fine),)
