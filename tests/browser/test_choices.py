"""What somebody chooses for their device, and how a table is chosen."""

import pytest
from browsing import Invite
from groups import CLASSIC, four_at_a_table, two_alone
from player import Player
from playwright.sync_api import expect

CALLS = """
window.called = [];
window.isAway = false;
Object.defineProperty(document, "hidden", {get: () => window.isAway});
const keep = (title, how) => void window.called.push(how.body);
window.Notification = class { constructor(title, how) { keep(title, how); } };
Notification.permission = "granted";
Notification.requestPermission = async () => "granted";
ServiceWorkerRegistration.prototype.showNotification = async (title, how) => keep(title, how);
"""
"""A page that believes itself out of sight when told so, and writes down whom it calls."""

LIT = """
window.lit = 0;
Object.defineProperty(navigator, "wakeLock", {value: {
    request: async () => { window.lit += 1; return {release: async () => { window.lit -= 1; }}; },
}});
navigator.vibrate = pattern => (window.buzzed = pattern, true);
"""

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def choose(player: Player, *names: str) -> None:
    """Through the menu of the table, as people do."""
    player.page.locator("button.tool.table").click()
    player.button("choices").click()
    for name in names:
        chosen = player.page.get_by_label(player.say(name), exact=True)
        chosen = chosen.or_(player.page.get_by_role("button", name=player.say(name), exact=True))
        chosen.click()
    player.page.keyboard.press("Escape")


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(invite: Invite) -> None:
    spymaster, operative = invite("Anna"), invite("Tom")
    operative.page.add_init_script(CALLS)
    link = spymaster.open_table(language="en", setup={**CLASSIC, "form": "solo"})
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    operative.sees_a_board()
    choose(operative, "choices-bell")
    operative.page.evaluate("window.isAway = true")
    spymaster.give("lamp", 1)
    operative.told("turn-guess")
    operative.page.wait_for_function("() => window.called.length > 0")
    assert operative.page.evaluate("window.called") == [operative.say("turn-guess")]


def test_a_card_is_touched_by_holding_it(invite: Invite) -> None:
    spymaster, operative = two_alone(invite, "bg")
    spymaster.give("сняг", 1)
    operative.told("turn-guess")
    choose(operative, "choices-hold")
    own, other = spymaster.key("red")[:2]
    operative.card(other).click()
    operative.page.wait_for_timeout(500)
    operative.card(other).click()  # taps only mark
    expect(operative.card(other)).to_have_attribute("aria-pressed", "true")
    operative.card(own).hover()
    operative.page.mouse.down()
    operative.sees(own, "red")
    operative.page.mouse.up()
    expect(operative.card(other)).not_to_have_attribute("data-covered", "red")


def test_words_face_both_players_of_one_screen(invite: Invite) -> None:
    spymaster, _ = two_alone(invite, "uk")
    expect(spymaster.page.locator(".upside")).to_have_count(0)
    choose(spymaster, "choices-both-ways")
    expect(spymaster.page.locator(".upside")).to_have_count(25)


def test_the_key_is_hidden_from_who_looks_over_a_shoulder(invite: Invite) -> None:
    spymaster, _ = two_alone(invite, "ro")
    assert len(spymaster.key("red", "blue", "assassin")) == 18
    spymaster.button("key-hide").click()
    assert spymaster.key("red", "blue", "assassin") == []
    spymaster.button("key-peek").hover()
    spymaster.page.mouse.down()
    assert len(spymaster.key("red", "blue", "assassin")) == 18
    spymaster.page.mouse.up()
    assert spymaster.key("red", "blue", "assassin") == []


def test_none_and_without_limit_are_explained(invite: Invite) -> None:
    spymaster, _ = two_alone(invite, "ru")
    spymaster.page.get_by_label(spymaster.say("clue-word")).fill("лестница")
    dial = spymaster.page.get_by_role("spinbutton", name=spymaster.say("number"))
    for key, says in (("0", "number-zero"), ("9", None), ("ArrowUp", "number-unlimited")):
        dial.press(key)
        if says:
            expect(spymaster.page.locator("form.box")).to_contain_text(spymaster.say(says))


@pytest.mark.parametrize("size", ["150", "200"])
def test_with_very_large_letters_all_can_be_reached(invite: Invite, size: str) -> None:
    """On a phone, by who must make letters twice as large."""
    spymaster, operative = two_alone(invite, "bg")
    spymaster.page.evaluate(
        "size => localStorage.setItem('parola.choices', JSON.stringify({size}))", size
    )
    spymaster.page.reload()
    spymaster.sees_a_board()
    assert spymaster.page.evaluate(SIDEWAYS) <= 0
    for panel in ("log", "talk", "people", "table"):
        spymaster.page.locator(f"button.tool.{panel}").click()
        expect(spymaster.page.get_by_role("dialog")).to_be_visible()
        spymaster.page.keyboard.press("Escape")
    spymaster.give("сняг", 1)
    operative.guess(spymaster.key("red")[0])


def test_help_is_a_question_mark_away_and_what_was_in_hand_is_kept(invite: Invite) -> None:
    _, operative = two_alone(invite, "en")
    operative.card(7).focus()
    operative.page.keyboard.press("?")
    expect(operative.page.get_by_role("dialog", name=operative.say("help"))).to_be_visible()
    operative.page.keyboard.press("Escape")
    expect(operative.page.get_by_role("dialog")).to_have_count(0)
    expect(operative.card(7)).to_be_focused()


def test_the_screen_stays_lit_and_the_phone_buzzes(invite: Invite) -> None:
    spymaster, operative = invite("Anna"), invite("Tom", desktop=True)
    operative.page.add_init_script(LIT)
    link = spymaster.open_table(language="en", setup={**CLASSIC, "form": "solo"})
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    operative.sees_a_board()
    operative.page.wait_for_function("() => window.lit === 1")
    spymaster.give("lamp", 1)
    operative.page.wait_for_function("() => window.buzzed !== undefined")
    operative.page.locator("header a.home").click()
    operative.page.wait_for_function("() => window.lit === 0")


@pytest.mark.parametrize("finger", [True, False])
def test_sound_is_off_on_phones_until_it_is_wanted(invite: Invite, finger: bool) -> None:  # noqa: FBT001
    guest = invite("Tom")
    if finger:
        touched = {"maxTouchPoints": 1, "enabled": True}
        line = guest.page.context.new_cdp_session(guest.page)
        line.send("Emulation.setTouchEmulationEnabled", touched)
    guest.page.goto(guest.address)
    guest.button("choices").click()
    sound = guest.page.get_by_label(guest.say("choices-sound"), exact=True)
    expect(sound).to_be_checked(checked=not finger)


def test_roles_go_round_with_the_people(invite: Invite) -> None:
    people = four_at_a_table(invite, "en")
    host, operative = people[0], people[1]
    host.give("lamp", 1)
    operative.guess(host.key("assassin")[0])
    host.game_is_over()
    host.button("rotate").click()
    expect(host.page.locator("section.end")).to_be_visible()
    host.button("turn-over").click()
    expect(operative.page.locator('[data-key="red"]').first).to_be_visible()


PRESETS = ("friends", "pair", "children", "strict")


@pytest.mark.parametrize("preset", PRESETS)
def test_an_occasion_is_enough_to_open_a_table(invite: Invite, preset: str) -> None:
    host = invite("Anna")
    host.page.goto(f"{host.address}/new")
    host.page.get_by_role("button", name=host.say(f"new-preset-{preset}")).click()
    host.button("new-open").click()
    expect(host.page.get_by_role("heading", name=host.say("seats-title"))).to_be_visible()
    judged = host.say("house-judging", judging="referee" if preset == "strict" else "friends")
    expect(host.page.get_by_text(judged)).to_be_visible()
    expect(host.page.get_by_alt_text(host.say("share-picture"))).to_be_visible()


def test_alone_one_plays_with_bots_at_once(invite: Invite) -> None:
    host = invite("Anna")
    host.page.goto(f"{host.address}/new")
    host.page.get_by_role("button", name=host.say("new-preset-bots")).click()
    host.button("new-open").click()
    host.begin()
    expect(host.page.locator(".stage .clue .word")).to_be_visible(timeout=30_000)


def test_the_screen_of_a_room_has_choices_and_becomes_a_page_again(invite: Invite) -> None:
    host, room = invite("Anna"), invite("TV", desktop=True)
    link = host.open_table(language="en", setup=CLASSIC)
    room.page.goto(link)
    room.button("door-screen").click()
    expect(room.page.get_by_text(room.say("screen-join"))).to_be_visible()
    room.button("choices").click()
    expect(room.page.get_by_role("dialog", name=room.say("choices"))).to_be_visible()
    room.page.keyboard.press("Escape")
    room.button("screen-leave").click()
    expect(room.page).to_have_url(link)
    expect(room.page.get_by_role("heading", name=room.say("seats-title"))).to_be_visible()
