"""Fixtures: a browser for each module of tests, and people who each have a window of their own."""

from collections.abc import Callable, Iterator

import chromium
import pytest
from player import Player
from playwright.sync_api import Browser, sync_playwright
from running import Server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium without a window. While Playwright is open a loop runs in its thread, and no
    other test could have a loop of its own: so it is closed when its module is done."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium.executable(),
            args=chromium.ARGUMENTS,
            env=dict(chromium.environment()),
        )
        yield started
        started.close()


Invite = Callable[..., Player]


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """People who come; when they go, nothing may have gone wrong on their pages."""
    guests: list[Player] = []

    def come(name: str, language: str = "en", **how: object) -> Player:
        address = str(how.pop("address", server.address))
        guests.append(Player(browser, address, name, language, **how))  # type: ignore[arg-type]
        return guests[-1]

    yield come
    faults = {guest.name: guest.faults for guest in guests if guest.faults}
    for guest in guests:
        guest.context.close()
    assert not faults
