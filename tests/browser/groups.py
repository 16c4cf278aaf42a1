"""Groups that have sat down: two teams, a spymaster and an operative, two partners."""

from browsing import Invite
from player import Player

CLASSIC = {"game": "classic", "form": "teams", "starts": "red"}
SEATS = ("red-spymaster", "red-operative", "blue-spymaster", "blue-operative")
SOLO = {"game": "classic", "form": "solo", "starts": "red"}
DUET = {"game": "duet"}
CLUES = {"bg": "сняг", "uk": "зошит", "ru": "лестница", "ro": "dulap", "en": "lamp"}


def four_at_a_table(invite: Invite, language: str, **house: object) -> list[Player]:
    """Two on phones, two on laptops, all reading the same language."""
    names = ("Мария", "Олена", "Ștefan", "Иван")
    people = [invite(name, language, desktop=n % 2 == 1) for n, name in enumerate(names)]
    host, *guests = people
    link = host.open_table(**{"language": language, "setup": CLASSIC, **house})
    host.sit(SEATS[0])
    for guest, seat in zip(guests, SEATS[1:], strict=True):
        guest.come(link, seat)
    host.begin()
    for guest in guests:
        guest.sees_a_board()
    return people


def two_alone(invite: Invite, language: str, **house: object) -> tuple[Player, Player]:
    """The one-team form (R40): a spymaster on a phone, an operative on a laptop."""
    spymaster = invite("Ґанна Ї.", language)
    operative = invite("Иван Ёлкин", language, desktop=True)
    link = spymaster.open_table(**{"language": language, "setup": SOLO, **house})
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    operative.sees_a_board()
    return spymaster, operative


def partners(invite: Invite, language: str, **house: object) -> tuple[Player, Player]:
    north = invite("Петко", language)
    south = invite("Марія", language, desktop=True)
    link = north.open_table(**{"language": language, "decks": ["duet"], "setup": DUET, **house})
    north.sit("north")
    south.come(link, "south")
    north.begin()
    south.sees_a_board()
    return north, south
