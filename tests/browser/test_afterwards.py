"""What is left of an evening: a game to step through, a map that opens; and a knock at the door."""

import re

import pytest
from browsing import Invite
from groups import CLASSIC, partners
from playwright.sync_api import expect


@pytest.mark.rule("R3", "R71")
def test_a_game_is_stepped_through_with_what_each_side_knew(invite: Invite) -> None:
    north, south = partners(invite, "en")
    key = {"north": north.key("agent"), "south": south.key("agent")}
    found = key["north"][0]
    fatal = next(place for place in north.key("assassin") if place not in south.key("assassin"))
    north.give("lamp", 2)
    south.guess(found)
    south.touch(fatal)
    page = south.page
    page.get_by_role("link", name=south.say("replay")).click()
    for side, other in (("south", "north"), ("north", "south")):
        shown = south.button("replay-key-side", side=side)
        if shown.get_attribute("aria-pressed") != "true":
            shown.click()
        expect(south.button("replay-key-side", side=other)).to_have_attribute(
            "aria-pressed", "false"
        )
        assert south.key("agent") == key[side]
    ahead = south.button("replay-ahead")
    for _ in range(2):
        ahead.click()
    south.sees(found, "agent")
    while ahead.is_enabled():
        ahead.click()
    south.sees(fatal, "assassin")
    expect(page.get_by_role("heading", name=south.say("replay-says", clue="lamp"))).to_be_visible()
    page.get_by_role("link", name=south.say("replay-table")).click()
    south.game_is_over()


@pytest.mark.rule("R90", "R91")
def test_a_team_sees_its_map_and_plays_from_it(invite: Invite) -> None:
    host = invite("Петко", "bg")
    host.page.goto(f"{host.address}/m/new")
    host.page.get_by_label(host.say("missions-name")).fill("Нощна смяна")
    host.button("missions-new").click()
    cities = host.page.get_by_role("group", name=host.say("missions-map")).get_by_role("button")
    expect(cities).to_have_count(21)
    start = host.say(
        "missions-city", city=host.say("city", city="prague"), state="open", tokens=9, mistakes=9
    )
    expect(host.page.get_by_role("button", name=start)).to_have_attribute("aria-pressed", "true")
    host.button("missions-play").click()
    expect(host.page.get_by_role("heading", name=host.say("seats-title"))).to_be_visible()


def test_who_has_the_code_knocks_and_is_let_in(invite: Invite) -> None:
    host, guest = invite("Анна", "uk"), invite("Богдан", "uk")
    link = host.open_table(language="uk", setup=CLASSIC)
    code = host.page.locator(".invitation .code").inner_text()
    assert re.fullmatch(r"\d{6}", code)
    guest.page.goto(guest.address)
    guest.page.get_by_label(guest.say("home-code")).fill(code)
    guest.button("home-knock").click()
    host.button("admit").click()
    expect(guest.page).to_have_url(link)
