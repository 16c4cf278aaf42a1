"""Pictures of every screen, on phone and desktop, by night and by day: `make shots`.

    python tests/browser/shots.py [SCENE …]

The board is taken in all five languages. Pictures go into `shots`, which is not kept by git.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
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
OTHER_SIZES = [(320, 568), (360, 740), (740, 360), (768, 1024), (1920, 1080), (3840, 2160)]
LONG = (
    "ВИСОКОГОВОРИТЕЛ, OM DE ZĂPADĂ, НАЙ-ДЪЛГАТА ДУМА, МІКРОСКОП, ВОСЬМИНІГ, СУПЕРГЕРОЙ, ЩЪРКЕЛ, "
    "ДОСТОПРИМЕЧАТЕЛЬНОСТЬ, LIGHTHOUSE, ICE CREAM, ЇЖАК, ȚEAPĂ, PORTȚIGARET, НЮ ЙОРК, ЖЕЛЕЗОПЪТЕН, "
    "WASHINGTON, ОСЬМИНОГ, ШЛАГБАУМ, SOMNAMBULISM, ĂI, ЁЛКА, ПОДЗЕМЕЛЬЕ, КОСТЕНУРКА, MUNTE, "
    "ЧЕРВЕНА ШАПЧИЦА"
)
PANELS = ("log", "talk", "people", "table")


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
                player.page.wait_for_timeout(250)
                player.page.screenshot(path=self._folder / f"{name}-{size}-{theme}.png")

    def take_small(self, player: Player, name: str) -> None:
        """On a phone by night alone."""
        player.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        player.page.emulate_media(color_scheme="dark")
        player.page.wait_for_timeout(250)
        player.page.screenshot(path=self._folder / f"{name}-phone.png")

    def take_in_sizes(self, player: Player, name: str) -> None:
        """From the smallest phone to the largest screen."""
        for width, height in OTHER_SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.wait_for_timeout(300)
            player.page.screenshot(path=self._folder / f"{name}-{width}x{height}.png")

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


def mission(album: Album) -> None:
    """A city with few tokens: sudden death, its end, and the map afterwards."""
    north, south = album.guest("Петко", "bg"), album.guest("Марія", "uk")
    north.page.goto(north.address)
    north.ask("/me", {"name": north.name})
    sheet = north.ask("/sheets", {"name": "Нощна смяна"})
    setup = {"game": "duet", "city": "prague"}
    house = {"language": "bg", "decks": ["duet"], "setup": setup}
    made = north.ask("/tables", {"house": house, "sheet": sheet["id"]})
    link = f"{north.address}/t/{made['table']}"
    north.page.goto(link)
    north.sit("north")
    south.come(link, "south")
    north.begin()
    south.sees_a_board()
    giver, guesser = north, south
    for _ in range(9):
        giver.give("сняг", 1)
        guesser.guess(giver.key("agent")[0])
        if guesser.page.get_by_role("button", name=guesser.say("stop")).count():
            guesser.stop()
        giver, guesser = guesser, giver
        if not giver.key("agent"):
            giver, guesser = guesser, giver
    north.page.locator(".play.sudden").wait_for()
    album.take(north, "sudden")
    while not north.page.locator("section.end").count():
        for one, other in ((north, south), (south, north)):
            if one.key("agent") and not north.page.locator("section.end").count():
                other.guess(one.key("agent")[0])
    album.take(north, "mission-end")
    album.take(south, "mission-end-partner")
    north.page.goto(f"{north.address}/m/{sheet['id']}")
    north.page.wait_for_load_state("networkidle")
    album.take(north, "map-begun")


def lost(album: Album) -> None:
    """Duet's end when an assassin was touched: both halves of the key lie open."""
    north, south = album.guest("Anna"), album.guest("Tom")
    link = north.open_table(language="en", decks=["duet"], setup=DUET)
    north.sit("north")
    south.come(link, "south")
    north.begin()
    south.sees_a_board()
    north.give("lamp", 1)
    south.guess(north.key("agent")[0])
    only = next(p for p in north.key("assassin") if p not in south.key("assassin"))
    south.touch(only)
    north.game_is_over()
    album.take(north, "lost")
    north.button("picture").click()
    north.page.locator("dialog img").wait_for()
    album.take_small(north, "picture")


def middle(album: Album) -> None:
    """A game in the middle, for the README."""
    names, roles = ("Anna", "Ben", "Cora", "Dan"), ("spymaster", "operative")
    seats = [f"{team}-{role}" for team in ("red", "blue") for role in roles]
    people = [album.guest(name) for name in names]
    red, guesser, blue, rival = people
    link = red.open_table(language="en", setup=TEAMS)
    red.sit(seats[0])
    for one, seat in zip(people[1:], seats[1:], strict=True):
        one.come(link, seat)
    red.begin()
    ours, theirs, strangers = red.key("red"), red.key("blue"), red.key("bystander")
    red.give("kaleidoscope", 2)
    for place in ours[:2]:
        guesser.guess(place)
    guesser.touch(strangers[0])
    blue.give("quicksilver", 3)
    for place in theirs[:3]:
        rival.guess(place)
    rival.touch(strangers[1])
    red.give("midnight", 3)
    guesser.guess(ours[2])
    guesser.mark(ours[3])
    album.take(guesser, "middle")


def teams(album: Album) -> None:
    """Four at a table: seats, the rival's look at a clue, the quiet question, marks, panels."""
    names = ("Мария-Магдалена", "Олена", "Ștefan cel Mare", "Иван")
    seats = ("red-spymaster", "red-operative", "blue-spymaster", "blue-operative")
    people = [album.guest(name, "ru") for name in names]
    host, operative, rival, watcher = people
    setup = {**TEAMS, "objections": "confirm"}
    link = host.open_table(language="ru", setup=setup)
    host.sit(seats[0])
    for one, seat in zip(people[1:], seats[1:], strict=True):
        one.come(link, seat)
    host.page.wait_for_timeout(400)
    album.take(host, "seats-full")
    host.begin()
    host.page.get_by_label(host.say("clue-word")).fill("лестница")
    host.button("ask-quietly").click()
    rival.button("clue-valid").wait_for()
    album.take(rival, "quiet-question")
    rival.button("clue-valid").click()
    host.page.wait_for_timeout(500)
    album.take(host, "quiet-answer")
    host.page.locator("form.box button.give").click()
    rival.button("object").wait_for()
    album.take(rival, "confirm")
    rival.button("clue-valid").click()
    operative.guess(host.key("red")[0])
    operative.touch(host.key("bystander")[0])
    rival.give("зима", 3)
    host.button("clue-valid").click()
    watcher.mark(host.key("blue")[0])
    album.take(watcher, "marked")
    for panel in PANELS:
        watcher.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        watcher.page.locator(f"button.tool.{panel}").click()
        watcher.page.get_by_role("dialog").wait_for()
        album.take_small(watcher, f"panel-{panel}")
        watcher.page.keyboard.press("Escape")
    watcher.page.keyboard.press("?")
    watcher.page.get_by_role("dialog").wait_for()
    album.take_small(watcher, "panel-help")
    watcher.page.keyboard.press("Escape")
    host.button("key-hide").click()
    album.take_small(host, "key-hidden")
    host.button("key-hide").click()
    watcher.touch(host.key("assassin")[0])
    watcher.game_is_over()
    album.take(watcher, "assassin")


def long_words(album: Album) -> None:
    """A deck of the longest words on every size of screen, and with large letters."""
    spymaster, operative = album.guest("Ганна", "bg"), album.guest("Ștefan", "bg")
    spymaster.page.goto(spymaster.address)
    text = LONG.replace(", ", "\n")
    deck = spymaster.ask("/decks", {"name": "Дълги думи", "language": "bg", "text": text})
    link = spymaster.open_table(language="bg", decks=[deck["deck"]], setup=SOLO)
    spymaster.sit("red-spymaster")
    operative.come(link, "red-operative")
    spymaster.begin()
    album.take_in_sizes(spymaster, "long-key")
    spymaster.give("сняг", 3)
    operative.guess(spymaster.key("red")[0])
    operative.mark(spymaster.key("red")[0])
    album.take_in_sizes(operative, "long")
    for size in ("150", "200"):
        operative.page.evaluate(
            "size => localStorage.setItem('parola.choices', JSON.stringify({size}))", size
        )
        operative.page.reload()
        operative.sees_a_board()
        album.take(operative, f"letters-{size}")
    operative.page.evaluate(
        "localStorage.setItem('parola.choices', JSON.stringify({letters: 'clear', bothWays: true}))"
    )
    operative.page.reload()
    operative.sees_a_board()
    album.take(operative, "letters-clear-both-ways")
    spymaster.page.goto(f"{spymaster.address}/d/{deck['deck']}")
    spymaster.page.wait_for_load_state("networkidle")
    album.take(spymaster, "deck-kept")
    spymaster.page.goto(f"{spymaster.address}/me")
    spymaster.page.wait_for_load_state("networkidle")
    album.take(spymaster, "me-full")
    spymaster.page.goto(spymaster.address)
    spymaster.page.wait_for_load_state("networkidle")
    album.take(spymaster, "home-again")
    album.take_in_sizes(spymaster, "home-again")


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
    room.touch(red.key("assassin")[0])
    room.game_is_over()
    album.take_from_afar(room, "screen-end")
    north, south = album.guest("Petru", "ro"), album.guest("Maria", "ro")
    room = album.guest("TV", "ro")
    link = north.open_table(language="ro", decks=["duet"], setup=DUET)
    north.sit("north")
    south.come(link, "south")
    room.page.goto(link)
    room.button("door-screen").click()
    north.begin()
    north.give("dulap", 2)
    south.guess(north.key("agent")[0])
    room.sees(int(south.page.locator("[data-covered]").first.get_attribute("data-place") or 0))
    album.take_from_afar(room, "screen-duet")


def main(folder: Path, wanted: Sequence[str]) -> None:
    chromium.prepare()
    folder.mkdir(parents=True, exist_ok=True)
    with opened(folder) as album:
        for scene in SCENES:
            if not wanted or scene.__name__ in wanted:
                scene(album)


SCENES = (
    still_screens,
    boards,
    referee,
    middle,
    teams,
    duet,
    lost,
    mission,
    long_words,
    screen,
)

if __name__ == "__main__":
    main(Path("shots"), sys.argv[1:])
