"""Pictures of every screen, on phone and desktop, by night and by day: `make shots`.

    python tests/browser/shots.py [FOLDER]

The board is taken in all five languages. The folder (`shots`) is not kept by git.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import chromium
import texts
from groups import CLUES, DUET, SOLO
from player import DESKTOP, PHONE, Player
from playwright.sync_api import Browser, sync_playwright
from running import Server

THEMES = ("dark", "light")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
TELEVISION = {"width": 1920, "height": 1080}
TEAMS = {"game": "classic", "form": "teams", "starts": "red"}


class Album:
    """Where pictures go, and the people who are in them."""

    def __init__(self, folder: Path, browser: Browser, address: str, stack: ExitStack) -> None:
        self._folder, self._browser, self._address, self._stack = folder, browser, address, stack

    def guest(self, name: str, language: str = "en") -> Player:
        return self._stack.enter_context(Player(self._browser, self._address, name, language))

    def take(self, player: Player, name: str) -> None:
        """The page as it stands, in each size and theme."""
        for size, viewport in SIZES.items():
            player.page.set_viewport_size(viewport)  # type: ignore[arg-type]
            for theme in THEMES:
                player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                player.page.wait_for_timeout(150)
                player.page.screenshot(path=self._folder / f"{name}-{size}-{theme}.png")

    def take_from_afar(self, player: Player, name: str) -> None:
        player.page.set_viewport_size(TELEVISION)  # type: ignore[arg-type]
        player.page.wait_for_timeout(300)
        player.page.screenshot(path=self._folder / f"{name}-television.png")


@contextmanager
def opened(folder: Path) -> Iterator[Album]:
    """A server and a browser for as long as pictures are taken."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "--lobby")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.executable(),
            args=chromium.ARGUMENTS,
            env=dict(chromium.environment()),
        )
        try:
            with ExitStack() as stack:
                yield Album(folder, browser, server.address, stack)
        finally:
            browser.close()
            server.stop()


def still_screens(album: Album) -> None:
    """Screens that need no game."""
    anna = album.guest("Anna")
    for path in ("", "how", "new", "me", "lobby", "d/new", "m/new"):
        anna.page.goto(f"{anna.address}/{path}")
        anna.page.get_by_role("main").wait_for()
        anna.page.wait_for_load_state("networkidle")
        album.take(anna, path.replace("/", "-") or "home")
    anna.ask("/me", {"name": "Anna"})
    sheet = anna.ask("/sheets", {"name": "Night shift"})
    anna.page.goto(f"{anna.address}/m/{sheet['id']}")
    anna.page.wait_for_load_state("networkidle")
    album.take(anna, "map")


def boards(album: Album) -> None:
    """The board of a spymaster and of an operative in every language, to its end and replay."""
    for language in texts.LANGUAGES:
        spymaster, operative = album.guest("Ганна", language), album.guest("Ștefan", language)
        link = spymaster.open_table(language=language, setup=SOLO)
        album.take(spymaster, f"seats-{language}")
        operative.page.goto(link)
        operative.page.get_by_label(operative.say("your-name")).wait_for()
        album.take(operative, f"door-{language}")
        spymaster.sit("red-spymaster")
        operative.come(link, "red-operative")
        spymaster.begin()
        album.take(spymaster, f"spymaster-{language}")
        own = spymaster.key("red")
        spymaster.give(CLUES[language], "unlimited")
        for place in own[:2]:
            operative.guess(place)
        operative.mark(own[2])
        album.take(operative, f"operative-{language}")
        operative.card(own[2]).click()  # the second tap
        operative.sees(own[2])
        for place in own[3:]:
            operative.guess(place)
        spymaster.game_is_over()
        album.take(spymaster, f"end-{language}")
        spymaster.page.get_by_role("link", name=spymaster.say("replay")).click()
        spymaster.page.wait_for_load_state("networkidle")
        album.take(spymaster, f"replay-{language}")


def referee(album: Album) -> None:
    """What the referee says to a spymaster who types a word of the table."""
    for language in texts.LANGUAGES:
        spymaster, operative = album.guest("Ганна", language), album.guest("Ștefan", language)
        link = spymaster.open_table(language=language, setup=SOLO)
        spymaster.sit("red-spymaster")
        operative.come(link, "red-operative")
        spymaster.begin()
        word = spymaster.card(spymaster.key("red")[0]).locator(".word").first.inner_text()
        spymaster.page.get_by_label(spymaster.say("clue-word")).fill(word.lower())
        spymaster.page.wait_for_timeout(900)
        album.take(spymaster, f"referee-{language}")


def duet(album: Album) -> None:
    """Both partners of Duet, and a mistake's token."""
    for language in ("bg", "en"):
        north, south = album.guest("Петко", language), album.guest("Марія", language)
        link = north.open_table(language=language, decks=["duet"], setup=DUET)
        north.sit("north")
        south.come(link, "south")
        north.begin()
        south.sees_a_board()
        missed = next(p for p in north.key("bystander") if p in south.key("agent"))
        north.give(CLUES[language], 1)
        south.touch(missed)
        south.give(CLUES[language], 2)
        north.guess(south.key("agent")[0])
        album.take(north, f"duet-north-{language}")
        album.take(south, f"duet-south-{language}")


def screen(album: Album) -> None:
    """The room's screen before and in a game."""
    red, blue, room = album.guest("Анна", "bg"), album.guest("Боян", "bg"), album.guest("ТВ", "bg")
    link = red.open_table(language="bg", setup=TEAMS)
    red.sit("red-spymaster")
    blue.come(link, "blue-spymaster")
    room.page.goto(link)
    room.button("door-screen").click()
    room.page.wait_for_timeout(500)
    album.take_from_afar(room, "screen-seats")
    red.begin()
    own = red.key("red")
    red.give("сняг", 2)
    room.guess(own[0])
    album.take_from_afar(room, "screen-game")


def main(folder: Path) -> None:
    chromium.prepare()
    folder.mkdir(parents=True, exist_ok=True)
    with opened(folder) as album:
        for scene in (still_screens, boards, referee, duet, screen):
            scene(album)


if __name__ == "__main__":
    main(Path(sys.argv[1] if sys.argv[1:] else "shots"))
