"""Whoever is cut off comes back to what they left; whoever watches sees no secret."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import Invite
from groups import SOLO
from playwright.sync_api import Route, WebSocketRoute, expect
from running import Server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    if server.process is not None:
        server.stop()


def test_a_game_goes_on_after_the_server_was_killed(invite: Invite, mortal: Server) -> None:
    spymaster = invite("Анна", "ru", address=mortal.address)
    operative = invite("Борис", "ru", address=mortal.address, desktop=True)
    link = spymaster.open_table(language="ru", setup=SOLO)
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    own = spymaster.key("red")
    spymaster.give("лестница", "unlimited")
    operative.guess(own[0])
    mortal.kill()
    expect(operative.page.get_by_text(operative.say("line-broken"))).to_be_visible()
    mortal.start()
    expect(operative.page.get_by_text(operative.say("line-broken"))).to_have_count(0)
    for place in own[1:]:
        operative.guess(place)
    assert spymaster.headline() == spymaster.say("end-solo-won")


def test_a_half_typed_clue_outlives_a_broken_line_and_a_reload(invite: Invite) -> None:
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    spymaster, operative = invite("Анна", "bg"), invite("Боян", "bg")
    spymaster.page.route_web_socket("**/live", through)
    link = spymaster.open_table(language="bg", setup=SOLO)
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    box = spymaster.page.get_by_label(spymaster.say("clue-word"))
    box.fill("снежинк")
    sockets[-1].close()
    expect(box).to_have_value("снежинк")
    box.press_sequentially("а")
    spymaster.page.reload()
    expect(box).to_have_value("снежинка")
    spymaster.give("снежинка", 1)
    expect(operative.page.locator(".stage .clue .word")).to_have_text("снежинка")


def test_a_spectator_watches_and_knows_nothing(invite: Invite) -> None:
    spymaster, operative = invite("Анна", "uk"), invite("Богдан", "uk")
    watcher = invite("Ganna", "uk", desktop=True)
    received: list[str] = []
    watcher.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))),
    )
    link = spymaster.open_table(language="uk", setup=SOLO)
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    watcher.come(link)
    own = spymaster.key("red")
    assert watcher.key("red", "blue", "assassin") == []
    spymaster.give("зошит", "unlimited")
    for place in own[:3]:
        operative.guess(place)
        watcher.sees(place, "red")
    assert received
    assert not any('"assassin":' in frame and '"key":{' in frame for frame in received)
    expect(watcher.button("stop")).to_have_count(0)


@pytest.mark.rule("R10", "R14")
def test_a_screen_in_the_room_plays_for_both_teams(invite: Invite) -> None:
    red, blue = invite("Анна", "bg"), invite("Боян", "bg")
    screen = invite("Стая", "bg", desktop=True)
    setup = {"game": "classic", "form": "teams", "starts": "red"}
    link = red.open_table(language="bg", setup=setup)
    red.sit("red-spymaster")
    blue.come(link, "blue-spymaster")
    screen.page.goto(link)
    screen.button("door-screen").click()
    expect(screen.page).to_have_url(f"{link}?screen")
    red.begin()
    own, others = red.key("red"), blue.key("blue")
    assert screen.key("red", "blue", "assassin") == []
    red.give("сняг", 1)
    screen.guess(own[0])
    screen.stop()
    blue.give("нощ", "unlimited")
    for place in others:
        screen.guess(place)
    assert screen.headline() == screen.say("end-team-won", team="blue", ending="all-found")


def test_everything_works_on_plain_http_in_a_local_network(invite: Invite, server: Server) -> None:
    """Browsers trust loopback more than a LAN's plain HTTP; this origin they do not trust."""
    address = f"http://parola.test:{server.port}"
    spymaster = invite("Ștefan", "ro", address=address)
    operative = invite("Ion", "ro", address=address, desktop=True)
    link = spymaster.open_table(language="ro", setup=SOLO)
    assert spymaster.page.evaluate("window.isSecureContext") is False
    spymaster.button("copy-link").click()
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    own = spymaster.key("red")
    spymaster.give("dulap", "unlimited")
    for place in own:
        operative.guess(place)
    assert operative.headline() == operative.say("end-solo-won")


def test_a_page_that_did_not_arrive_can_be_asked_for_again(invite: Invite) -> None:
    guest = invite("Tom")

    def lose(route: Route) -> None:
        route.abort()

    guest.page.goto(guest.address)
    guest.page.route("**/How-*.js", lose)
    guest.page.get_by_role("link", name=guest.say("how-to-play")).click()
    expect(guest.page.get_by_text(guest.say("page-not-loaded"))).to_be_visible()
    guest.faults.clear()
