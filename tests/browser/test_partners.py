"""Duet with both partners in browsers of their own: the standard game, and a mission."""

import pytest
from browsing import Invite
from groups import partners
from player import Player
from playwright.sync_api import expect


def find_all(giver: Player, guesser: Player, word: str, number: int = 2) -> None:
    """A clue, and every word of the giver's side that is still open."""
    giver.give(word, number)
    for place in giver.key("agent"):
        guesser.guess(place)


@pytest.mark.rule("R70", "R71", "R73", "R74", "R77", "R78", "R81")
def test_partners_find_all_fifteen_agents(invite: Invite) -> None:
    north, south = partners(invite, "bg")
    assert len(north.key("agent")) == len(south.key("agent")) == 9
    assert len(north.key("assassin")) == len(south.key("assassin")) == 3
    for one in (north, south):
        one.told("duet-give-either")
    find_all(north, south, "сняг")
    south.is_asked_for_a_clue()  # nothing is left for a clue of the north side
    find_all(south, north, "нощ")
    for one in (north, south):
        assert one.headline() == one.say("end-duet-won")
        title = one.page.locator("section.end .title")
        expect(title).to_contain_text(one.say("duet-praise", praise="missions"))
        expect(title).to_contain_text("23")


@pytest.mark.rule("R74", "R75", "R76")
def test_a_mistake_leaves_a_token_and_the_word_to_the_partner(invite: Invite) -> None:
    north, south = partners(invite, "uk")
    missed = next(place for place in north.key("bystander") if place in south.key("agent"))
    north.give("зошит", 1)
    south.touch(missed)
    expect(north.page.locator(".token")).to_have_count(1)
    expect(north.card(missed)).not_to_have_attribute("data-covered", "bystander")
    south.give("ніч", 1)
    north.guess(missed)
    south.sees(missed, "agent")
    north.stop()
    expect(south.page.get_by_label(south.say("bank", tokens=7, mistakes=7)).first).to_be_visible()


@pytest.mark.rule("R74")
def test_all_see_where_the_assassin_was(invite: Invite) -> None:
    north, south = partners(invite, "en")
    mine = next(place for place in north.key("assassin") if place not in south.key("assassin"))
    north.give("lamp", 1)
    south.touch(mine)
    for one in (north, south):
        one.sees(mine, "assassin")
        assert one.headline() == one.say("end-duet-lost", ending="assassin")


@pytest.mark.rule("R80")
def test_an_illegal_clue_costs_a_token_and_guessing_goes_on(invite: Invite) -> None:
    north, south = partners(invite, "ru")
    north.give("лестница", 1)
    south.object()
    expect(south.page.get_by_label(south.say("bank", tokens=8, mistakes=8)).first).to_be_visible()
    south.guess(north.key("agent")[0])


@pytest.mark.rule("R79", "R90", "R91", "R92", "R93")
def test_a_mission_ends_in_sudden_death_and_opens_the_map(invite: Invite) -> None:
    north, south = invite("Ana", "ro"), invite("Ștefania", "ro")
    api = f"{north.address}/api/v1"
    north.page.request.post(f"{api}/me", data={"name": north.name})
    sheet = north.page.request.post(f"{api}/sheets", data={"name": "Agenții"}).json()
    setup = {"game": "duet", "city": "prague"}
    house = {"language": "ro", "decks": ["duet"], "setup": setup}
    made = north.page.request.post(f"{api}/tables", data={"house": house, "sheet": sheet["id"]})
    link = f"{north.address}/t/{made.json()['table']}"
    north.page.goto(link)
    north.sit("north")
    south.come(link, "south")
    north.begin()
    south.sees_a_board()
    giver, guesser = north, south
    for _ in range(9):
        giver.give("dulap", 1)
        guesser.guess(giver.key("agent")[0])
        if giver.page.locator(".stage .says").inner_text() == giver.say("sudden-death"):
            break
        guesser.stop()
        giver, guesser = guesser, giver
        if not giver.key("agent"):
            giver, guesser = guesser, giver
    expect(north.page.locator(".play.sudden")).to_be_visible()
    while any(one.key("agent") for one in (north, south)):
        for one, other in ((north, south), (south, north)):
            if not one.page.locator("section.end").count() and one.key("agent"):
                other.guess(one.key("agent")[0])
        if north.page.locator("section.end").count():
            break
    for one in (north, south):
        assert one.headline() == one.say("end-duet-won")
    opened = north.page.request.get(f"{api}/sheets/{sheet['id']}").json()
    assert set(opened["won"]) == {"prague"}
    assert {"berlin", "cairo", "moscow"} <= set(opened["open"])


@pytest.mark.rule("R74", "R75", "R78")
def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    north, south = partners(invite, "en")
    for giver, guesser, word in ((north, south, "lamp"), (south, north, "cloud")):
        giver.is_asked_for_a_clue()
        giver.page.get_by_label(giver.say("clue-word")).focus()
        giver.page.keyboard.type(word)
        giver.page.keyboard.press("Tab")
        giver.page.keyboard.press("2")
        giver.page.keyboard.press("Shift+Tab")
        giver.page.keyboard.press("Enter")
        expect(giver.page.locator("form.box")).to_have_count(0)
        guesser.page.locator('[data-place][tabindex="0"]').focus()
        guesser.page.keyboard.press("Home")
        for place in giver.key("agent"):
            _walk(guesser, place)
            guesser.page.keyboard.press("Enter")
            expect(guesser.card(place)).to_have_attribute("aria-pressed", "true")
            guesser.page.wait_for_timeout(480)
            guesser.page.keyboard.press("Enter")
            guesser.sees(place, "agent")
            assert guesser.page.evaluate("document.activeElement.dataset.place") == str(place)
    assert north.headline() == north.say("end-duet-won")


def _walk(player: Player, place: int) -> None:
    """With arrow keys from the focused card to another one."""
    here = int(player.page.evaluate("document.activeElement.dataset.place"))
    down, right = place // 5 - here // 5, place % 5 - here % 5
    for key, steps in (("ArrowDown" if down > 0 else "ArrowUp", abs(down)),):
        for _ in range(steps):
            player.page.keyboard.press(key)
    for _ in range(abs(right)):
        player.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
