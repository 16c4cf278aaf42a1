"""Games in a row: cards turned over or dealt anew, a fresh key, other roles (R2, R25)."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from parola.rules.board import PLACES
from parola.rules.classic import ClassicDeal, ClassicState, Objections
from parola.rules.clock import CLUE, UNTIMED, Timer
from parola.rules.duet import STANDARD_TOKENS, DuetDeal
from parola.rules.events import Ending
from parola.rules.game import Deal, Event, Game, begin, evolve, is_over, opening, seats
from parola.rules.keys import deal_classic_key, deal_duet_key
from parola.rules.refusal import Code, Refused
from parola.rules.scoring import duet_score, solo_score
from parola.rules.seats import OPERATIVES, SPYMASTERS, Form, Seat, Team, empty_seats


class Card(msgspec.Struct, frozen=True, gc=False):
    """A two-sided card (R1) as it lies; a card of one's own words may have one side only."""

    up: str
    down: str = ""

    @property
    def turned(self) -> "Card":
        return Card(self.down, self.up)


class ClassicSetup(
    msgspec.Struct, frozen=True, tag="classic", tag_field="game", forbid_unknown_fields=True
):
    """A classic game that a table has agreed on. `starts` None: the key decides (R11)."""

    form: Form = Form.TEAMS
    objections: Objections = Objections.UNTIL_TOUCH
    timer: Timer = UNTIMED
    starts: Team | None = None


class DuetSetup(
    msgspec.Struct, frozen=True, tag="duet", tag_field="game", forbid_unknown_fields=True
):
    """A Duet game that a table has agreed on; a mission brings its own two numbers (R91)."""

    tokens: int = STANDARD_TOKENS
    mistakes: int | None = None
    """None: all tokens, as in the standard game (R72)."""
    free: bool = False
    objections: bool = True
    timer: Timer = UNTIMED
    city: str | None = None


Setup = ClassicSetup | DuetSetup


class NextGame(msgspec.Struct, frozen=True, tag="next-game", tag_field="do"):
    """Begin another game: turn the cards over, or deal anew (R2)."""

    turn_over: bool = False


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="did"):
    """A game was laid out. The only event that holds a key; a view never passes it on."""

    cards: tuple[Card, ...]
    deal: Deal
    turned_over: bool = False


class Aborted(msgspec.Struct, frozen=True, tag="aborted", tag_field="did"):
    """The game ended without a result, by agreement."""


class WordSwapped(msgspec.Struct, frozen=True, tag="word-swapped", tag_field="did"):
    """Before the first clue a word that somebody did not know made room for another."""

    place: int
    card: Card


MatchEvent = Dealt | Aborted | WordSwapped | Event


class Result(msgspec.Struct, frozen=True):
    """How one game of a match ended."""

    ending: Ending
    winner: Team | None = None
    """The team that won a classic game; alone, the rival's name is a loss (R42)."""
    won: bool | None = None
    """Whether the partners won a Duet game."""
    score: int | None = None
    together: bool | None = None
    """Whether the one team of a classic game won against the table (R40)."""


class Match(msgspec.Struct, frozen=True):
    """The games of a table so far."""

    game: Game | None = None
    cards: tuple[Card, ...] = ()
    both_sides_used: bool = False
    used: frozenset[str] = frozenset()
    """Words that have been seen since the deck was last used up."""
    results: tuple[Result, ...] = ()


def next_game(
    match: Match,
    command: NextGame,
    setup: Setup,
    seated: Mapping[Seat, int],
    deck: Sequence[Card],
    random: Random,
    at: int = 0,
) -> tuple[Dealt | Event, ...]:
    """The events that lay out another game, or `Refused`."""
    if match.game is not None and not is_over(match.game):
        raise Refused(Code.GAME_RUNNING)
    cards = _turned_over(match) if command.turn_over else deal_cards(random, deck, match.used)
    deal = _deal(setup, tuple(card.up for card in cards), random)
    empty = empty_seats(seats(deal), seated)
    if empty:
        raise Refused(Code.SEATS_EMPTY, seats=empty)
    return (Dealt(cards, deal, command.turn_over), *opening(begin(deal), at))


def swap_word(match: Match, place: int, deck: Sequence[Card], random: Random) -> WordSwapped:
    """Another word of the deck for one that somebody does not know, before the first clue."""
    game = match.game
    if game is None or is_over(game):
        raise Refused(Code.NO_GAME)
    if game.log or game.phase is not CLUE:
        raise Refused(Code.TOO_LATE)
    if not 0 <= place < PLACES:
        raise Refused(Code.NO_SUCH_PLACE, place=place, places=PLACES)
    on_table = {side for card in match.cards for side in (card.up, card.down)}
    others = [card for card in deck if not on_table & {card.up, card.down}]
    fresh = [sides for card in others if (sides := _fresh_sides(card, match.used))]
    if not others:
        raise Refused(Code.DECK_TOO_SMALL, cards=len(deck), needed=PLACES + 1)
    return WordSwapped(place, random.choice(random.choice(fresh) if fresh else others))


def evolve_match(match: Match, event: MatchEvent) -> Match:
    """The match after an event of its own or of its game."""
    change = msgspec.structs.replace
    if isinstance(event, Dealt):
        return _laid_out(match, event)
    if match.game is None:
        raise Refused(Code.NO_GAME)
    if isinstance(event, Aborted):
        return change(match, game=None)
    if isinstance(event, WordSwapped):
        return _swapped(match, match.game, event)
    game = evolve(match.game, event)
    results = match.results
    if is_over(game) and not is_over(match.game):
        results = (*results, result(game))
    return change(match, game=game, results=results)


def result(game: Game) -> Result:
    """How a finished game ended, with its score where it has one (R43, R81)."""
    if game.ending is None:
        raise Refused(Code.GAME_RUNNING)
    if isinstance(game, ClassicState):
        together = game.winner is game.deal.key.starts if game.deal.form is Form.SOLO else None
        return Result(game.ending, game.winner, score=solo_score(game), together=together)
    return Result(game.ending, won=game.won, score=duet_score(game))


def can_turn_over(match: Match) -> bool:
    """Whether the cards on the table have an unseen side (R2)."""
    return bool(match.cards) and not match.both_sides_used and all(c.down for c in match.cards)


def deal_cards(random: Random, deck: Sequence[Card], used: frozenset[str]) -> tuple[Card, ...]:
    """R1: 25 cards at random, either side up; no word comes again until the deck is used up."""
    if len(deck) < PLACES:
        raise Refused(Code.DECK_TOO_SMALL, cards=len(deck), needed=PLACES)
    fresh = [card for card in deck if _fresh_sides(card, used)]
    drawn = random.sample(fresh, min(len(fresh), PLACES))
    board = [random.choice(_fresh_sides(card, used)) for card in drawn]
    if len(board) < PLACES:
        left = {frozenset((card.up, card.down)) for card in fresh}
        others = [card for card in deck if frozenset((card.up, card.down)) not in left]
        again = random.sample(others, PLACES - len(board))
        board += [_either_side(random, card) for card in again]
        random.shuffle(board)
    return tuple(board)


def rotated(
    roster: Mapping[Seat, tuple[str, ...]], form: Form | None
) -> dict[Seat, tuple[str, ...]]:
    """R25: others become spymasters, each in turn. Duet has no roles to change (form None)."""
    if form is None:
        return dict(roster)
    if form is Form.THREE:
        red, blue, operative = (
            roster.get(Seat.RED_SPYMASTER, ()),
            roster.get(Seat.BLUE_SPYMASTER, ()),
            roster.get(Seat.OPERATIVE, ()),
        )
        return {Seat.RED_SPYMASTER: operative, Seat.BLUE_SPYMASTER: red, Seat.OPERATIVE: blue}
    after: dict[Seat, tuple[str, ...]] = {}
    for team in Team:
        spymasters = roster.get(SPYMASTERS[team], ())
        queue = (*roster.get(OPERATIVES[team], ()), *spymasters)
        after[SPYMASTERS[team]] = queue[: len(spymasters)]
        after[OPERATIVES[team]] = queue[len(spymasters) :]
    return {seat: people for seat, people in after.items() if people}


def _turned_over(match: Match) -> tuple[Card, ...]:
    if not can_turn_over(match):
        raise Refused(Code.NOTHING_TO_TURN_OVER)
    return tuple(card.turned for card in match.cards)


def _fresh_sides(card: Card, used: frozenset[str]) -> tuple[Card, ...]:
    """The card as it lies and turned over, where that shows a word that was not used."""
    return tuple(side for side in (card, card.turned) if side.up and side.up not in used)


def _either_side(random: Random, card: Card) -> Card:
    return random.choice((card, card.turned)) if card.down else card


def _deal(setup: Setup, words: tuple[str, ...], random: Random) -> Deal:
    try:
        if isinstance(setup, ClassicSetup):
            starts = setup.starts
            if setup.form is Form.SOLO:
                starts = starts or Team.RED
            key = deal_classic_key(random, starts)
            return ClassicDeal(words, key, setup.form, setup.objections, setup.timer)
        mistakes = setup.tokens if setup.mistakes is None else setup.mistakes
        return DuetDeal(
            words,
            deal_duet_key(random),
            setup.tokens,
            mistakes,
            setup.free,
            setup.objections,
            setup.timer,
            setup.city,
        )
    except ValueError as fault:
        raise Refused(Code.BAD_SETTING, setting="setup", fault=str(fault)) from fault


def _swapped(match: Match, game: Game, event: WordSwapped) -> Match:
    change = msgspec.structs.replace
    cards, words = list(match.cards), list(game.deal.words)
    cards[event.place], words[event.place] = event.card, event.card.up
    deal = change(game.deal, words=tuple(words))
    return change(
        match,
        game=change(game, deal=deal),
        cards=tuple(cards),
        used=match.used | {event.card.up},
    )


def _laid_out(match: Match, event: Dealt) -> Match:
    words = frozenset(event.deal.words)
    # A word that comes again means that the deck was used up, and the count begins anew.
    used = words if words & match.used else match.used | words
    return msgspec.structs.replace(
        match,
        game=begin(event.deal),
        cards=event.cards,
        both_sides_used=event.turned_over,
        used=used,
    )
