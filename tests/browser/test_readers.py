"""The page for those who hear it, who see colours otherwise, or who look at it by day."""

import chromium
import pytest
import texts
from browsing import Invite
from groups import CLASSIC, CLUES, partners, two_alone
from player import Player
from playwright.sync_api import expect

SCREENS = ("/", "/how", "/new", "/me", "/lobby", "/d/new", "/m/new")
LOOK = """() => axe.run(document, {resultTypes: ["violations"]}).then(found =>
    found.violations.map(one => `${one.id}: ${one.nodes.map(node =>
        `${node.target} ${node.any.map(why => why.message)}`).join(" | ")}`))"""

SETTLED = """async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(one =>
        one.effect.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(one => one.finished));
}"""


def looked_over(player: Player) -> dict[str, list[str]]:
    """What axe finds wrong with the page as it stands, by night and by day."""
    player.page.evaluate(chromium.AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for theme in ("light", "dark"):
        player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        player.page.evaluate(SETTLED)  # a colour on its way is neither here nor there
        wrong = player.page.evaluate(LOOK)
        if wrong:
            found[theme] = wrong
    return found


@pytest.mark.parametrize("path", SCREENS)
def test_no_screen_shuts_anybody_out(invite: Invite, path: str) -> None:
    guest = invite("Tom")
    guest.page.goto(guest.address + path)
    guest.page.get_by_role("main").wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert looked_over(guest) == {}


def test_no_moment_of_a_game_shuts_anybody_out(invite: Invite) -> None:
    names = ("Anna", "Ben", "Cora", "Dan")
    people = [invite(name, "en", desktop=n % 2 == 1) for n, name in enumerate(names)]
    spymaster, operative, rival, rivals = people
    link = spymaster.open_table(language="en", setup=CLASSIC)
    operative.page.goto(link)
    operative.page.get_by_label(operative.say("your-name")).wait_for()
    assert looked_over(operative) == {}  # the door
    assert looked_over(spymaster) == {}  # the seats
    spymaster.sit("red-spymaster")
    for one, seat in ((operative, "red-operative"), (rival, "blue-spymaster")):
        one.come(link, seat)
    rivals.come(link, "blue-operative")
    spymaster.begin()
    assert looked_over(spymaster) == {}  # the key and the clue box
    spymaster.give("lamp", 2)
    operative.guess(spymaster.key("red")[0])
    operative.mark(spymaster.key("bystander")[0])
    assert looked_over(operative) == {}  # a guess, a mark, the log
    operative.guess(spymaster.key("assassin")[0])
    for one in (operative, rivals):
        one.game_is_over()
        assert looked_over(one) == {}


def test_no_moment_of_duet_shuts_anybody_out(invite: Invite) -> None:
    north, south = partners(invite, "en")
    north.give("lamp", 1)
    south.touch(next(place for place in north.key("bystander") if place in south.key("agent")))
    south.is_asked_for_a_clue()
    for one in (north, south):
        assert looked_over(one) == {}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_turn_is_spoken_in_each_language(invite: Invite, language: str) -> None:
    spymaster, operative = two_alone(invite, language)
    own = spymaster.key("red")[0]
    spoken = operative.page.get_by_role("log").first
    spymaster.give(CLUES[language], 2)
    clue = operative.say("log-clue", seat="red-spymaster", word=CLUES[language], number="2")
    expect(spoken).to_contain_text(clue)
    word = spymaster.card(own).locator(".word").first.inner_text().replace("\n", " ")
    operative.guess(own)
    expect(spoken).to_contain_text(operative.say("log-touched", word=word, what="red"))


SIZES = [(320, 568), (360, 740), (740, 360), (1366, 768), (3840, 2160)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_board_fits_every_screen(invite: Invite, language: str) -> None:
    spymaster, _ = two_alone(invite, language)
    for width, height in SIZES:
        spymaster.page.set_viewport_size({"width": width, "height": height})
        spymaster.page.wait_for_timeout(250)
        assert spymaster.page.evaluate(TOO_LARGE) == [], f"{width} × {height}"
        outside = spymaster.page.evaluate(OUTSIDE, [width, height])
        assert outside == [], f"{width} × {height}"


OUTSIDE = """([width, height]) => [...document.querySelectorAll("[data-place], form.box")]
    .filter(part => {
        const edge = part.getBoundingClientRect();
        return edge.left < 0 || edge.top < 0 || edge.right > width + 1 || edge.bottom > height + 1;
    })
    .map(part => part.dataset.place ?? "the clue box")"""
"""Whatever of the board or the clue box cannot be seen without scrolling."""
TOO_LARGE = """() => [...document.querySelectorAll("[data-place] > .word .one")].filter(line => {
    const card = line.closest("[data-place]").getBoundingClientRect();
    const word = line.getBoundingClientRect();
    const wide = word.left < card.left || word.right > card.right;
    return wide || word.top < card.top || word.bottom > card.bottom;
}).map(line => line.textContent)"""
"""Words that stand over the edge of their card."""
