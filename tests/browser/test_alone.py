"""A person alone, with bots: whole games in each language."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import texts
from browsing import Invite
from groups import CLUES, DUET, SOLO
from player import Player
from playwright.sync_api import TimeoutError as Late
from running import Server

MOST_MOVES = 200
LOOK_MS, PATIENCE_MS = 150, 3_000
HASTY = Path(__file__).parent / "hasty.py"


class HastyServer(Server):
    """Its bots do not take a person's time."""

    program = (sys.executable, str(HASTY))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = HastyServer(tmp_path_factory.mktemp("hasty"))
    server.start()
    yield server
    server.stop()


def seat_bot(host: Player, seat: str) -> None:
    host.button("add-bot", seat=seat).click()
    host.button("bot-strength", strength="strong").click()


def to_the_end(person: Player) -> None:
    """Whatever the game asks of this person, until it is over."""
    tried = set[int]()
    person.page.set_default_timeout(PATIENCE_MS)
    for _ in range(MOST_MOVES):
        person.page.wait_for_timeout(LOOK_MS)
        if person.page.locator("section.end").is_visible():
            return
        with suppress(Late, AssertionError):  # a bot was quicker, and something else is asked
            act(person, tried)
    raise AssertionError("the game has no end")


def act(person: Player, tried: set[int]) -> None:
    page = person.page
    if page.locator("form.box").is_visible():
        person.give(CLUES[person.language], 1)
    elif page.locator(".stage .says").inner_text() == person.say("turn-cover", owed=1):
        person.cover(person.key("blue")[0])
    elif page.locator(".stage.mine").is_visible():
        guess(person, tried)


def guess(person: Player, tried: set[int]) -> None:
    """Any card that was not tried."""
    covered = (person.card(place).get_attribute("data-covered") for place in range(25))
    places = [place for place, what in enumerate(covered) if not what and place not in tried]
    tried.add(places[0])
    person.touch(places[0])


@pytest.mark.rule("R40", "R41")
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_spymaster_alone_plays_a_game_with_a_bot(
    invite: Invite, hasty: Server, language: str
) -> None:
    host = invite("Ана", language, address=hasty.address)
    host.open_table(language=language, setup=SOLO)
    host.sit("red-spymaster")
    seat_bot(host, "red-operative")
    host.begin()
    to_the_end(host)
    assert host.headline()


@pytest.mark.rule("R70", "R73")
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_one_side_alone_plays_duet_with_a_bot(invite: Invite, hasty: Server, language: str) -> None:
    host = invite("Dan", language, address=hasty.address)
    host.open_table(language=language, decks=["duet"], setup=DUET)
    host.sit("north")
    seat_bot(host, "south")
    host.begin()
    to_the_end(host)
    assert host.headline()
