"""R3 at a table: change all that somebody cannot know, and what they are shown is the same to the
last byte: the key, the other sides of the cards, quiet questions, and for who stands at the door
the whole game."""

from random import Random

import msgspec
from company import Company
from hypothesis import given
from hypothesis import strategies as st

from parola.rules.classic import ClassicState, Objections
from parola.rules.clue import Clue
from parola.rules.commands import Command, Give, Touch
from parola.rules.game import acting, is_over
from parola.rules.match import Card, ClassicSetup, DuetSetup, Setup
from parola.rules.refusal import Refused
from parola.rules.seats import Audience, Form, Seat
from parola.tables import commands as ask
from parola.tables.agreement import Matter, Proposal
from parola.tables.house import House, Judging, Speaking, Touching
from parola.tables.seating import in_seat
from parola.tables.state import Question, Table
from parola.tables.table import decide, evolve
from parola.tables.view import onlooker, table_view, you
from wander import choose
from worlds import other_world

PEOPLE = ("anna", "boyan", "vyara", "genyk", "ștefan", "televisor")
SETUPS: tuple[Setup, ...] = (
    *(ClassicSetup(Form.TEAMS, objections) for objections in Objections),
    ClassicSetup(Form.SOLO),
    ClassicSetup(Form.THREE),
    DuetSetup(),
    DuetSetup(3, 1),
)


def any_command(table: Table, random: Random) -> tuple[str, ask.PersonCommand]:
    """What somebody might do; often it makes sense."""
    who = random.choice(PEOPLE)
    game = table.running
    if game is None or random.random() < 0.3:
        return who, _about_the_table(random)
    seat, move = choose(game, random, 0.8)
    sitting = in_seat(table.people, seat or random.choice(acting(game)))
    who = random.choice(sitting) if sitting else who
    if isinstance(move, Touch) and (who, move.place) not in table.marks:
        return who, ask.Mark(move.place)
    return who, ask.Play(move) if isinstance(move, Command) else ask.Agree()


def _about_the_table(random: Random) -> ask.PersonCommand:
    person = random.choice(PEOPLE)
    place = random.randrange(25)
    return random.choice(
        (
            ask.Join(),
            ask.Leave(),
            ask.Sit(random.choice((*Seat, None))),
            ask.Screen(on=random.random() < 0.7),
            ask.Deal(),
            ask.Mark(place),
            ask.Ask("тайна", 2),
            ask.Answer(fine=random.random() < 0.5),
            ask.Propose(random.choice(tuple(Matter)), place=place),
            ask.Agree(),
            ask.Decline(),
            ask.Knock(claims=random.choice((None, person))),
            ask.Admit(person),
            ask.Play(Give("шепот", 1)),
        )
    )


def another(table: Table, audience: Audience | None, random: Random) -> Table:
    """The same table as far as this audience can know."""
    change = msgspec.structs.replace
    game = table.running
    if game is None:
        return table
    cards = tuple(Card(card.up, f"друга {n}") for n, card in enumerate(table.match.cards))
    if audience is None:
        elsewhere = Company(House(setup=table.house.setup)).deal_anyhow()
        match = change(elsewhere.table.match, results=table.match.results)
        proposal = Proposal(Matter.PAUSE, "anna", ())
        marks = (("anna", 3),)
        return change(table, match=match, marks=marks, proposal=proposal, question=None)
    match = change(table.match, game=other_world(game, audience, random), cards=cards)
    question = table.question
    asks = isinstance(game, ClassicState) and game.deal.form is not Form.SOLO
    if asks and audience is not Audience.SPYMASTERS:
        question = Question("vyara", Clue("съвсем друго", 7))
    return change(table, match=match, question=question)


def shown(table: Table, person: str) -> bytes:
    seen = onlooker(table, person)
    view = table_view(table, seen.audience)
    return msgspec.json.encode((view, seen, you(table, person)))


@given(st.integers(0, 2**32))
def test_nobody_is_shown_what_they_may_not_know(seed: int) -> None:
    random = Random(seed)
    company = Company(
        House(
            setup=random.choice(SETUPS),
            speaking=random.choice((Speaking.TYPED, Speaking.TYPED, Speaking.SPOKEN)),
            judging=random.choice(tuple(Judging)),
            touching=random.choice(tuple(Touching)),
            watching=random.random() < 0.7,
        )
    )
    company.come(*PEOPLE[1:5])
    company.seat_all(random)
    for _ in range(60):
        who, command = any_command(company.table, random)
        try:
            events = decide(company.table, who, command, company.hand)
        except Refused:
            continue
        for event in events:
            company.table = evolve(company.table, event)
        table = company.table
        if table.running is None or is_over(table.running):
            continue
        for person in (*PEOPLE, "stranger"):
            other = another(table, onlooker(table, person).audience, random)
            assert shown(other, person) == shown(table, person)
