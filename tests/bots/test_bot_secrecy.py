"""A bot sees what its seat sees: whatever it may not know may change, and it does the same."""

from random import Random

from msgspec.structs import replace
from seated import after, classic_game, duet_game, seen

from parola.bots.player import Player
from parola.rules.classic import ClassicDeal, ClassicState, begin
from parola.rules.commands import Give
from parola.rules.duet import DuetState
from parola.rules.keys import DuetKey, DuetSide, Identity, deal_classic_key
from parola.rules.seats import Seat, Team


def test_an_operative_does_not_know_the_key() -> None:
    game = classic_game("ro")
    assert isinstance(game, ClassicState)
    answers = set()
    for seed in range(5):
        key = deal_classic_key(Random(seed), Team.RED)
        other = begin(ClassicDeal(game.deal.words, key))
        heard = after(other, Seat.RED_SPYMASTER, Give("apă", 2))
        answer = Player("ro", Seat.RED_OPERATIVE).act(seen(heard, Seat.RED_OPERATIVE))
        assert answer is not None
        answers.add((answer.command, answer.delay))
    assert len(answers) == 1


def other_south(key: DuetKey, random: Random) -> DuetKey:
    """A key that looks the same from the north: what south sees is shuffled among cards that are
    alike to north."""
    agents = assassins = 0
    for identity in (Identity.AGENT, Identity.BYSTANDER, Identity.ASSASSIN):
        places = [place for place in range(25) if key.north.identity(place) is identity]
        moved = random.sample(places, len(places))
        for place, source in zip(places, moved, strict=True):
            seen_by_south = key.south.identity(source)
            agents |= (seen_by_south is Identity.AGENT) << place
            assassins |= (seen_by_south is Identity.ASSASSIN) << place
    return DuetKey(key.north, DuetSide(agents, assassins))


def test_a_duet_partner_does_not_know_the_other_half_of_the_key() -> None:
    game = duet_game("ru")
    assert isinstance(game, DuetState)
    keys = [other_south(game.deal.key, Random(seed)) for seed in range(4)]
    assert len({key.south for key in keys}) > 1
    answers = set()
    for key in keys:
        turned = replace(game, deal=replace(game.deal, key=key))
        answer = Player("ru", Seat.NORTH).act(seen(turned, Seat.NORTH))
        assert answer is not None
        answers.add((answer.command, answer.delay))
    assert len(answers) == 1
