"""People and seats: who may sit where, and who has seen which key."""

from collections.abc import Mapping
from random import Random

import msgspec

from parola.rules.game import Game, is_over, seats
from parola.rules.match import ClassicSetup, Setup
from parola.rules.seats import (
    AUDIENCES,
    DUET_SEATS,
    OPERATIVES,
    SPYMASTERS,
    Audience,
    Form,
    Seat,
    Team,
    classic_seats,
)

MOST_PEOPLE = 50
MOST_BOTS = 8
SINGLE = frozenset({Seat.OPERATIVE})
"""R45: three players are three people."""
GUESSING = frozenset({*OPERATIVES.values(), Seat.OPERATIVE})
SECRET_AUDIENCES = frozenset({Audience.SPYMASTERS, Audience.NORTH, Audience.SOUTH})


BOT = "bot."
"""What the ids of programs that play begin with; ids of people hold no dot."""


def is_bot(person: str) -> bool:
    return person.startswith(BOT)


class Member(msgspec.Struct, frozen=True):
    """Somebody at the table. Rules know an id; names are kept elsewhere."""

    person: str
    seat: Seat | None = None
    screen: bool = False
    """Shows the table to a room; a screen has no seat and marks for whoever guesses."""


People = tuple[Member, ...]
Seen = frozenset[tuple[str, Audience]]
"""Which keys people have seen in the game that runs, also people who have left since."""


def setup_seats(setup: Setup) -> tuple[Seat, ...]:
    """The seats that a table with this setup offers."""
    if isinstance(setup, ClassicSetup):
        return classic_seats(setup.form, setup.starts or Team.RED)
    return DUET_SEATS


def offered_seats(setup: Setup, game: Game | None) -> tuple[Seat, ...]:
    """The seats on offer: those of the game that runs, or else of the next one."""
    return setup_seats(setup) if game is None or is_over(game) else seats(game.deal)


def most_people(seat: Seat, language: str) -> int:
    """R10: a team has one spymaster; only the Romanian edition says at least one."""
    if seat in SINGLE or (seat in SPYMASTERS.values() and language != "ro"):
        return 1
    return MOST_PEOPLE


def member(people: People, person: str) -> Member | None:
    """This person, if they are at the table."""
    for one in people:
        if one.person == person:
            return one
    return None


def in_seat(people: People, seat: Seat) -> tuple[str, ...]:
    """The people who hold a seat, in order of arrival."""
    return tuple(one.person for one in people if one.seat is seat)


def seated(people: People) -> dict[Seat, int]:
    """How many people hold each seat. A screen holds the operatives' seats for a whole room."""
    shown = has_screen(people)
    held = {seat: len(in_seat(people, seat)) + (shown and seat in GUESSING) for seat in Seat}
    return {seat: count for seat, count in held.items() if count}


def has_screen(people: People) -> bool:
    return any(one.screen for one in people)


def roster(people: People) -> dict[Seat, tuple[str, ...]]:
    """Who holds each seat."""
    return {seat: in_seat(people, seat) for seat in Seat if in_seat(people, seat)}


def may_know(seen: Seen, person: str, seat: Seat) -> bool:
    """Whether somebody's knowledge allows a seat: who has seen a key may sit only where the same
    key is seen. Red's spymaster may become blue's, never an operative."""
    return all(audience is AUDIENCES[seat] for one, audience in seen if one == person)


def audience_of(one: Member | None) -> Audience:
    """The audience of a person; without a seat one sees what the table sees."""
    return AUDIENCES[one.seat] if one is not None and one.seat is not None else Audience.TABLE


def reseated(people: People, placed: Mapping[str, Seat | None]) -> People:
    """The people after these moves; a screen that sits down is none any more."""
    return tuple(
        _placed(one, placed[one.person]) if one.person in placed else one for one in people
    )


def _placed(one: Member, seat: Seat | None) -> Member:
    return Member(one.person, seat, screen=one.screen and seat is None)


def turned(people: People, person: str, *, on: bool) -> People:
    """The people after somebody became the screen, or ceased to be."""
    change = msgspec.structs.replace
    return tuple(change(one, screen=on) if one.person == person else one for one in people)


def seen_now(people: People) -> Seen:
    """What people see from where they sit, where that is a secret."""
    looks = ((one.person, audience_of(one)) for one in people)
    return frozenset(look for look in looks if look[1] in SECRET_AUDIENCES)


def shuffled(people: People, setup: Setup, random: Random) -> dict[str, Seat]:
    """New teams by lot for everybody who holds a seat (R10: teams of about equal size)."""
    players = [one.person for one in people if one.seat is not None]
    random.shuffle(players)
    order = setup_seats(setup)
    if has_screen(people):  # which holds the operatives' seats where people are too few
        order = tuple(sorted(order, key=GUESSING.__contains__))
    return {
        player: order[n] if n < len(order) else _further(order, n)
        for n, player in enumerate(players)
    }


def _further(order: tuple[Seat, ...], n: int) -> Seat:
    """Whoever is left joins the operatives, or in Duet a side, in turn."""
    open_seats = tuple(s for s in order if s not in SPYMASTERS.values() and s not in SINGLE)
    return (open_seats or order)[n % len(open_seats or order)]


def form_of(setup: Setup) -> Form | None:
    """The form of a classic game; None is Duet."""
    return setup.form if isinstance(setup, ClassicSetup) else None
