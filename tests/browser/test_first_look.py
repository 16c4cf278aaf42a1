"""The first ten seconds of a stranger: little to load, soon to play, two taps to a seat."""

import gzip
from pathlib import Path

import pytest
from browsing import Invite
from playwright.sync_api import CDPSession, Page, Response, expect

PAGE = Path(__file__).parents[2] / "src" / "parola" / "web" / "static"
KILO = 1024
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8,
    "uploadThroughput": 0.75 * 1024 * 1024 / 8,
}
"""A phone in a crowd: 1.6 Mbit/s down, 0.75 up, 150 ms to anywhere."""


class Load:
    """What a first visit fetches, as it travels."""

    def __init__(self, page: Page) -> None:
        self.script = self.all = 0
        page.on("response", self._came)

    def _came(self, response: Response) -> None:
        size = response.request.sizes()["responseBodySize"]
        self.all += size
        if response.headers.get("content-type", "").startswith("text/javascript"):
            self.script += size


@pytest.mark.parametrize("path", ["/", "/t"])
def test_the_first_load_is_small(invite: Invite, path: str) -> None:
    host, guest = invite("Anna"), invite("Tom")
    link = host.open_table(language="en") if path == "/t" else guest.address
    load = Load(guest.page)
    guest.page.goto(link)
    guest.page.wait_for_load_state("networkidle")
    print(f"{path}: {load.script / KILO:.1f} kB script, {load.all / KILO:.1f} kB in all")  # noqa: T201
    assert 10 * KILO < load.script <= 60 * KILO
    assert load.all <= 150 * KILO


def test_what_is_sent_is_packed(invite: Invite) -> None:
    guest = invite("Tom")
    guest.page.goto(guest.address)
    script = max(PAGE.glob("assets/index-*.js"), key=lambda path: path.stat().st_size)
    answer = guest.page.request.get(f"{guest.address}/assets/{script.name}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] in {"br", "gzip"}
    assert len(gzip.compress(script.read_bytes())) < script.stat().st_size / 2


def test_a_stranger_sits_with_a_name_and_two_taps(invite: Invite) -> None:
    host, guest = invite("Ганна", "uk"), invite("Їжак", "uk")
    link = host.open_table(language="uk")
    guest.page.goto(link)
    expect(guest.page.get_by_label(guest.say("your-name"))).to_be_focused()
    guest.page.keyboard.type(guest.name)
    guest.sit("blue-operative")  # the one tap
    host.page.get_by_role("button", name=guest.name).first.wait_for()
    expect(guest.page.get_by_text(guest.say("stand-up"))).to_be_visible()


def test_painted_and_playable_soon_on_a_slow_phone(invite: Invite) -> None:
    """The goal is 1 s and 2.5 s on a quiet machine; a busy one is left some room, and told of."""
    host, guest = invite("Anna"), invite("Tom")
    link = host.open_table(language="en")
    throttle(guest.page.context.new_cdp_session(guest.page))
    guest.page.goto(link, wait_until="commit")
    guest.page.get_by_label(guest.say("your-name")).wait_for()
    playable = guest.page.evaluate("performance.now()")
    paint = guest.page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
    )
    print(f"first paint {paint:.0f} ms, playable {playable:.0f} ms")  # noqa: T201
    assert 0 < paint < 1_500
    assert playable < 5_000


def throttle(session: CDPSession) -> None:
    """A processor four times slower, and a narrow line."""
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
