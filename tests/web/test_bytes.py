"""R3 again, on the very bytes that a socket carries, with the table's own secrets among what is
changed: the key, a clue that waits, and the quiet question between spymasters."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parola.rules.classic import ClassicState
from parola.rules.clue import Clue
from parola.rules.game import Game, audiences, is_over, seats
from parola.rules.match import Match
from parola.rules.seats import AUDIENCES, Audience, Form
from parola.tables.house import House
from parola.tables.seating import Member, seen_now
from parola.tables.state import Question, Table
from parola.tables.view import audience, table_view
from parola.web.sections import (
    Surroundings,
    encode_view,
    log_of,
    sections_of,
    your_section,
)
from parola.web.wire import LogTail, encode
from wander import any_deal, steps
from worlds import other_world


def table_with(game: Game, random: Random) -> Table:
    """A table at which this game is played, with somebody in every seat and one who watches."""
    people = (*(Member(f"p-{seat}", seat) for seat in seats(game.deal)), Member("watcher"))
    marks = ((people[0].person, random.randrange(25)),) if random.random() < 0.5 else ()
    question = None
    if isinstance(game, ClassicState) and game.deal.form is not Form.SOLO:  # two can ask (R22)
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


def carried(table: Table, audience: Audience, person: str = "watcher") -> bytes:
    """All that somebody of this audience is sent."""
    view = table_view(table, audience)
    around = Surroundings({"watcher": "Їжак"}, frozenset({"watcher"}), "123456")
    you = encode(your_section(table, person, around))
    sections = {**sections_of(table, view, around), "you": you}
    return encode_view(7, 1, sections, LogTail(0, log_of(view)), whole=True)


def people_of(table: Table, which: Audience) -> list[str]:
    return [one.person for one in table.people if audience(table, one.person) is which]


@pytest.mark.rule("R3", "R22", "R70", "R82")
@given(seed=st.integers(0, 2**64))
def test_what_an_audience_cannot_know_changes_no_byte_that_it_is_sent(seed: int) -> None:
    random = Random(seed)
    for game, _ in steps(any_deal(random), random):
        if is_over(game):
            return
        table = table_with(game, random)
        for which in audiences(game.deal):
            question = table.question if which is Audience.SPYMASTERS else None
            other = msgspec.structs.replace(
                table,
                match=Match(game=other_world(game, which, random)),
                question=question,
            )
            for person in people_of(table, which):
                assert carried(table, which, person) == carried(other, which, person)


@pytest.mark.rule("R22")
def test_only_spymasters_are_sent_their_question() -> None:
    random = Random(3)
    for seed in range(30):
        first = next((game for game, _ in steps(any_deal(Random(seed)), random)), None)
        if first is None:
            continue
        table = table_with(first, random)
        if table.question is None:
            continue
        for which in audiences(first.deal):
            for person in people_of(table, which):
                told = "тайна".encode() in carried(table, which, person)
                assert told is (which is Audience.SPYMASTERS)


@pytest.mark.rule("R3")
def test_before_the_door_nothing_of_the_game_is_sent() -> None:
    random = Random(5)
    for seed in range(30):
        for game, _ in steps(any_deal(Random(seed)), random):
            if is_over(game):
                break
            table = table_with(game, random)
            idle = msgspec.structs.replace(table, match=Match(), marks=(), question=None)
            around = Surroundings({}, frozenset(), "123456")
            sections = sections_of(table, table_view(table, None), around, inside=False)
            assert set(sections) == {"table", "people"}
            assert not any(word.encode() in sections["table"] for word in game.deal.words)
            shown = msgspec.json.decode(sections["table"])
            bare = msgspec.json.decode(
                sections_of(idle, table_view(idle, None), around, inside=False)["table"]
            )
            assert shown["code"] is None
            # that a game runs may be seen from outside, and which seats it has
            assert {name for name in shown if shown[name] != bare[name]} <= {"game_number", "seats"}


def test_every_seat_has_its_audience() -> None:
    assert {AUDIENCES[seat] for seat in AUDIENCES} == set(Audience)
