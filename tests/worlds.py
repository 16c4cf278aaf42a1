"""Other worlds: the same game as far as an audience can know, with everything else changed."""

from random import Random

import msgspec

from parola.rules.board import PLACES, places_in
from parola.rules.classic import ClassicState
from parola.rules.clock import Phase
from parola.rules.clue import Clue
from parola.rules.duet import DuetState
from parola.rules.game import Game
from parola.rules.keys import ClassicKey, DuetKey, DuetSide, Identity
from parola.rules.seats import Audience


def other_world(state: Game, audience: Audience, random: Random) -> Game:
    """The same game as far as this audience can know, with everything else changed."""
    if isinstance(state, ClassicState):
        return _other_classic(state, audience, random)
    return _other_duet(state, audience, random)


def _other_classic(state: ClassicState, audience: Audience, random: Random) -> ClassicState:
    if audience is not Audience.TABLE:
        return state
    key = state.deal.key
    hidden = [place for place in range(PLACES) if not state.covered >> place & 1]
    shuffled = random.sample(hidden, len(hidden))
    moved = dict(zip(hidden, shuffled, strict=True))
    red, blue, assassin = (
        sum(1 << moved.get(place, place) for place in places_in(mask))
        for mask in (key.red, key.blue, key.assassin)
    )
    deal = msgspec.structs.replace(state.deal, key=ClassicKey(red, blue, assassin, key.starts))
    clue = Clue("тайна", 3) if state.phase is Phase.CONFIRM else state.clue
    return msgspec.structs.replace(state, deal=deal, clue=clue)


def _other_duet(state: DuetState, audience: Audience, random: Random) -> DuetState:
    key = state.deal.key
    cards = [(key.north.identity(n), key.south.identity(n)) for n in range(PLACES)]
    for _ in range(60):
        one, two = random.sample(range(PLACES), 2)
        swapped = list(cards)
        swapped[one], swapped[two] = cards[two], cards[one]
        if _indistinguishable(state, audience, cards, swapped, (one, two)):
            cards = swapped
    masks = {
        (side, identity): sum(1 << n for n in range(PLACES) if cards[n][side] is identity)
        for side in (0, 1)
        for identity in (Identity.AGENT, Identity.ASSASSIN)
    }
    sides = (
        DuetSide(masks[side, Identity.AGENT], masks[side, Identity.ASSASSIN]) for side in (0, 1)
    )
    deal = msgspec.structs.replace(state.deal, key=DuetKey(*sides))
    return msgspec.structs.replace(state, deal=deal)


Cards = list[tuple[Identity, Identity]]


def _indistinguishable(
    state: DuetState, audience: Audience, was: Cards, now: Cards, places: tuple[int, int]
) -> bool:
    """Whether the audience could not tell these two keys apart by what lies on the table."""
    told = {
        0: state.south_found | state.south_marks,  # south's touches show north's side (R74)
        1: state.north_found | state.north_marks,
    }
    own = {Audience.NORTH: 0, Audience.SOUTH: 1}.get(audience)
    for place in places:
        for side in (0, 1):
            public = side == own or told[side] >> place & 1
            if public and was[place][side] is not now[place][side]:
                return False
    return all(_done(state, was, n) == _done(state, now, n) for n in (0, 1))


def _done(state: DuetState, cards: Cards, side: int) -> bool:
    """R77 is announced, so a key on which another side were done is another game."""
    greens = (n for n in range(PLACES) if cards[n][side] is Identity.AGENT)
    return all(state.found >> n & 1 for n in greens)
