"""R3 again, on the very bytes that a socket carries, with the table's own secrets among what is
changed: the key, a clue that waits, and the quiet question between spymasters."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_secrecy import other_world

from parola.rules.clue import Clue
from parola.rules.game import Game, audiences, is_over, seats
from parola.rules.match import Match
from parola.rules.seats import AUDIENCES, Audience
from parola.tables.house import House
from parola.tables.seating import Member, seen_now
from parola.tables.state import Question, Table
from parola.tables.view import table_view
from parola.web.sections import Surroundings, encode_view, log_of, sections_of
from parola.web.wire import LogTail
from wander import any_deal, steps


def table_with(game: Game, random: Random) -> Table:
    """A table at which this game is played, with somebody in every seat and one who watches."""
    people = (*(Member(f"p-{seat}", seat) for seat in seats(game.deal)), Member("watcher"))
    marks = ((people[0].person, random.randrange(25)),) if random.random() < 0.5 else ()
    question = Question(people[0].person, Clue("тайна", 2), fine=random.choice((None, True)))
    return Table(
        "watcher",
        House(),
        people,
        match=Match(game=game),
        seen=seen_now(people),
        marks=marks,
        question=question,
    )


def carried(table: Table, audience: Audience) -> bytes:
    view = table_view(table, audience)
    around = Surroundings({"watcher": "Їжак"}, frozenset({"watcher"}), "123456")
    return encode_view(7, 1, sections_of(table, view, around), LogTail(0, log_of(view)), whole=True)


@pytest.mark.rule("R3", "R22", "R70", "R82")
@given(seed=st.integers(0, 2**64))
def test_what_an_audience_cannot_know_changes_no_byte_that_it_is_sent(seed: int) -> None:
    random = Random(seed)
    for game, _ in steps(any_deal(random), random):
        if is_over(game):
            return
        table = table_with(game, random)
        for audience in audiences(game.deal):
            question = table.question if audience is Audience.SPYMASTERS else None
            other = msgspec.structs.replace(
                table,
                match=Match(game=other_world(game, audience, random)),
                question=question,
            )
            assert carried(table, audience) == carried(other, audience)


@pytest.mark.rule("R22")
def test_only_spymasters_are_sent_their_question() -> None:
    random = Random(3)
    for seed in range(30):
        first = next((game for game, _ in steps(any_deal(Random(seed)), random)), None)
        if first is None:
            continue
        table = table_with(first, random)
        for audience in audiences(first.deal):
            told = "тайна".encode() in carried(table, audience)
            assert told is (audience is Audience.SPYMASTERS)


def test_every_seat_has_its_audience() -> None:
    assert {AUDIENCES[seat] for seat in AUDIENCES} == set(Audience)
