"""The one-team form and three players, in browsers of their own."""

import pytest
import texts
from browsing import Invite
from groups import CLUES, two_alone
from playwright.sync_api import expect

THREE = {"game": "classic", "form": "three", "starts": "blue"}


@pytest.mark.rule("R40", "R41", "R43")
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_one_team_wins_with_a_title_in_each_language(invite: Invite, language: str) -> None:
    spymaster, operative = two_alone(invite, language)
    own, rivals = spymaster.key("red"), spymaster.key("blue")
    spymaster.give(CLUES[language], 3)
    for place in own[:2]:
        operative.guess(place)
    operative.stop()
    spymaster.told("turn-cover", owed=1)
    spymaster.cover(rivals[0])
    operative.sees(rivals[0], "blue")
    spymaster.give(CLUES[language], "unlimited")
    for place in own[2:]:
        operative.guess(place)
    for one in (spymaster, operative):
        assert one.headline() == one.say("end-solo-won")
        title = one.page.locator("section.end .title")
        expect(title).to_contain_text(one.say("solo-title", score=7))


@pytest.mark.rule("R45")
def test_one_operative_works_for_two_rivals(invite: Invite) -> None:
    red, blue, both = invite("Ана", "ro"), invite("Dan", "ro"), invite("Ion", "ro", desktop=True)
    link = red.open_table(language="ro", setup=THREE)
    red.sit("red-spymaster")
    blue.come(link, "blue-spymaster")
    both.come(link, "operative")
    red.begin()
    blue.give("dulap", 1)
    both.guess(blue.key("blue")[0])
    both.stop()
    red.give("iarbă", 1)
    both.guess(red.key("bystander")[0])
    blue.give("nor", "unlimited")
    for place in blue.key("blue"):
        both.guess(place)
    for one in (red, blue, both):
        assert one.headline() == one.say("end-team-won", team="blue", ending="all-found")
