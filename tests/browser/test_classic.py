"""The classic game with every player in a browser of their own, to its end."""

import pytest
from browsing import Invite
from groups import CLASSIC, four_at_a_table, two_alone
from player import PHONE
from playwright.sync_api import expect


@pytest.mark.rule("R13", "R14", "R15", "R17", "R19")
def test_two_teams_play_to_the_last_agent(invite: Invite) -> None:
    spymaster, operative, rival, rivals = four_at_a_table(invite, "uk")
    red, bystanders = spymaster.key("red"), spymaster.key("bystander")
    blue = rival.key("blue")
    assert (len(red), len(blue), len(bystanders)) == (9, 8, 7)
    assert operative.key("red", "blue", "assassin") == []

    spymaster.told("turn-give")
    operative.told("turn-wait-clue-ours")
    spymaster.give("зошит", 2)
    spymaster.told("turn-poker-face")
    expect(operative.page.locator(".stage .clue .word")).to_have_text("зошит")
    operative.guess(red[0])
    operative.guess(red[1])
    rivals.sees(red[0], "red")
    operative.stop()

    rival.give("музика", 1)
    rivals.guess(blue[0])
    rivals.guess(bystanders[0])
    spymaster.sees(bystanders[0], "bystander")

    spymaster.give("ніч", "unlimited")
    for place in red[2:]:
        operative.guess(place)
    for one in (spymaster, operative, rival, rivals):
        assert one.headline() == one.say("end-team-won", team="red", ending="all-found")
    assert len(operative.key("blue")) == 7, "the key lies open when the game is over"


@pytest.mark.rule("R14")
def test_who_touches_the_assassin_loses(invite: Invite) -> None:
    spymaster, operative, _, rivals = four_at_a_table(invite, "bg")
    (assassin,) = spymaster.key("assassin")
    spymaster.give("сняг", 3)
    operative.guess(assassin)
    assert rivals.headline() == rivals.say("end-team-won", team="blue", ending="assassin")


@pytest.mark.rule("R21")
def test_an_illegal_clue_ends_the_turn_and_the_rival_covers_a_word(invite: Invite) -> None:
    spymaster, operative, rival, rivals = four_at_a_table(invite, "ro")
    blue = rival.key("blue")
    spymaster.give("dulap", 2)
    rival.object()
    operative.told("turn-wait-clue", team="blue")
    rival.told("turn-give-or-cover")
    rival.cover(blue[0])
    spymaster.sees(blue[0], "blue")
    rival.give("iarbă", "unlimited")
    for place in blue[1:]:
        rivals.guess(place)
    assert operative.headline() == operative.say("end-team-won", team="blue", ending="all-found")


@pytest.mark.rule("R22")
def test_a_quiet_question_is_heard_by_the_rival_spymaster_alone(invite: Invite) -> None:
    spymaster, operative, rival, rivals = four_at_a_table(invite, "ru")
    spymaster.page.get_by_label(spymaster.say("clue-word")).fill("лестница")
    spymaster.button("ask-quietly").click()
    asked = rival.page.get_by_text(rival.say("question-asked", word="лестница", number="1"))
    expect(asked).to_be_visible()
    for listener in (operative, rivals):
        expect(listener.page.get_by_text("лестница")).to_have_count(0)
    rival.button("clue-valid").click()
    answer = spymaster.say("question-state", fine="yes", word="лестница")
    expect(spymaster.page.get_by_text(answer)).to_be_visible()
    spymaster.give("лестница", 2)
    expect(operative.page.locator(".stage .clue .word")).to_have_text("лестница")
    expect(rival.button("object")).to_have_count(0)


@pytest.mark.rule("R4", "R5")
def test_spoken_clues_need_no_entry(invite: Invite) -> None:
    spymaster, operative, rival, rivals = four_at_a_table(invite, "en", speaking="spoken")
    red = spymaster.key("red")
    operative.guess(red[0])  # the clue was said aloud in the room
    operative.stop()
    rival.give("", 2)
    expect(rivals.page.locator(".stage .clue .number")).to_have_text("2")
    rivals.guess(rival.key("assassin")[0])
    assert spymaster.headline() == spymaster.say("end-team-won", team="red", ending="assassin")


@pytest.mark.rule("R23")
def test_time_runs_out(invite: Invite) -> None:
    timed = {**CLASSIC, "timer": {"clue": 3, "guess": 3}}
    people = four_at_a_table(invite, "en", setup=timed)
    spymaster, operative, rival, _ = people
    expect(spymaster.page.get_by_role("timer")).to_be_visible()
    rival.is_asked_for_a_clue()  # the red spymaster was silent too long
    spymaster.is_asked_for_a_clue()  # and so was the blue one
    spymaster.give("lamp", 2)
    operative.told("turn-guess")
    rival.is_asked_for_a_clue()  # without a guess the turn was over


def test_a_slip_of_the_finger_is_no_guess(invite: Invite) -> None:
    spymaster, operative, *_ = four_at_a_table(invite, "en")
    (assassin,) = spymaster.key("assassin")
    spymaster.give("lamp", 1)
    operative.card(assassin).dblclick()
    spymaster.page.wait_for_timeout(400)
    expect(operative.card(assassin)).not_to_have_attribute("data-covered", "assassin")
    operative.page.keyboard.press("Escape")
    expect(operative.card(assassin)).to_have_attribute("aria-pressed", "false")
    operative.guess(spymaster.key("red")[0])


@pytest.mark.rule("R2", "R25")
def test_the_cards_are_turned_over_and_roles_change(invite: Invite) -> None:
    people = four_at_a_table(invite, "bg")
    spymaster, operative, *_ = people
    words = [spymaster.card(place).inner_text() for place in range(3)]
    spymaster.give("сняг", 1)
    operative.guess(spymaster.key("assassin")[0])
    spymaster.game_is_over()
    spymaster.button("rotate").click()
    spymaster.button("turn-over").click()
    expect(spymaster.page.locator("section.end")).to_have_count(0)
    assert len(operative.key("red")) in {8, 9}, "the operative is the spymaster now"
    assert spymaster.key("red", "blue") == []
    assert [spymaster.card(place).inner_text() for place in range(3)] != words


@pytest.mark.rule("R6")
def test_clues_with_open_words_stand_by_who_guesses(invite: Invite) -> None:
    spymaster, operative = two_alone(invite, "uk")
    operative.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    spymaster.give("зошит", 3)
    operative.guess(spymaster.key("red")[0])
    operative.stop()
    spymaster.cover(spymaster.key("blue")[0])
    box = spymaster.page.get_by_label(spymaster.say("clue-word"))
    expect(box).to_have_value("")  # what was given does not wait for the next turn
    spymaster.give("ніч", 1)
    operative.told("turn-guess")
    earlier = operative.page.locator(".earlier li")
    expect(earlier).to_have_text([f"зошит 3 · {operative.say('log-open', left=2)}"])
