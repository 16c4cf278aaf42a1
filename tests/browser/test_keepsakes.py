"""What stays when the table is gone: a picture of the result, and the page without a network."""

import json
from pathlib import Path

import pytest
import texts
from browsing import Invite
from groups import CLUES, two_alone
from player import Player
from playwright.sync_api import expect
from running import Server

PIXELS = """async address => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    const {data} = brush.getImageData(0, 0, image.width, image.height);
    const colours = new Set();
    for (let n = 0; n < data.length; n += 4)
        colours.add(`${data[n]},${data[n + 1]},${data[n + 2]}`);
    return {size: [image.width, image.height], colours: colours.size};
}"""

CONTROLLED = """() => new Promise(done => {
    const workers = navigator.serviceWorker;
    if (workers.controller) done();
    else workers.addEventListener("controllerchange", () => done());
})"""
"""Until the page has been put aside for when there is no network."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_result_becomes_a_picture_without_spoiling_the_words(
    invite: Invite, language: str
) -> None:
    spymaster, operative = two_alone(invite, language)
    _lose(spymaster, operative)
    page = operative.page
    operative.button("picture").click()
    picture = page.locator("dialog img")
    expect(picture).to_have_attribute("alt", operative.headline() + " ")
    plain = page.evaluate(PIXELS, picture.get_attribute("src"))
    assert plain["size"] == [1080, 1240]
    first = picture.get_attribute("src")
    page.get_by_label(operative.say("picture-words")).check()
    expect(picture).not_to_have_attribute("src", first or "")
    assert page.evaluate(PIXELS, picture.get_attribute("src")) != plain
    with page.expect_download() as saved:
        page.get_by_role("link", name=operative.say("picture-save")).click()
    assert saved.value.suggested_filename == "parola.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")


def _lose(spymaster: Player, operative: Player) -> None:
    spymaster.give(CLUES[spymaster.language], 1)
    operative.guess(spymaster.key("red")[0])
    operative.guess(spymaster.key("assassin")[0])


def test_the_page_can_be_installed_and_opens_without_its_server(
    invite: Invite, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    guest = invite("Ïна", "uk", address=server.address)
    page = guest.page
    page.goto(server.address)
    told = page.evaluate("fetch('/parola.webmanifest').then(answer => answer.text())")
    for icon in json.loads(told)["icons"]:
        assert page.request.get(server.address + icon["src"]).ok, icon
    page.evaluate(CONTROLLED)
    server.kill()
    page.goto(f"{server.address}/how")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.goto(server.address)
    expect(page.get_by_text(guest.say("home-offline"))).to_be_visible()
    server.start()
    guest.button("try-again").click()
    expect(page.get_by_text(guest.say("home-offline"))).to_have_count(0)
    expect(guest.button("home-new-table")).to_be_enabled()
    server.stop()
    guest.faults.clear()
