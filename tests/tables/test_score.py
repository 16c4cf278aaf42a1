"""The running score of a match."""

from company import ANNA, BOYAN, Company, alone, four, pair

from parola.rules.seats import Team
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Propose
from parola.tables.view import Score, score


def give_up(company: Company, team: Team | None = None) -> Company:
    company.do(ANNA, Propose(Matter.CONCEDE, team))
    company.do(BOYAN, Agree())
    return company


def test_games_are_counted_for_the_team_that_won_them() -> None:
    company = give_up(four(), Team.RED)
    assert score(company.table) == Score(blue=1)
    give_up(company.deal(), Team.RED)
    assert score(company.table) == Score(blue=2)


def test_who_plays_together_wins_and_loses_together() -> None:
    assert score(give_up(alone()).table) == Score(lost=1)
    assert score(give_up(pair()).table) == Score(lost=1)
    won = alone().give(ANNA)
    for place in range(9):
        won.touch(BOYAN, place)
    assert score(won.table) == Score(won=1)


def test_a_game_that_was_broken_off_does_not_count() -> None:
    company = four()
    company.do(ANNA, Propose(Matter.ABORT))
    company.do("vyara", Agree())
    assert score(company.table) == Score()
