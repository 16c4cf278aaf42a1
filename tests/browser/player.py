"""Somebody with a browser of their own, who does what people do: look, tap, type."""

import re
from typing import Any, Self

import texts
from playwright.sync_api import Browser, Locator, Page, Response, expect

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1366, "height": 768}
GUARD_MS = 480
"""A second tap that comes sooner is taken for a slip."""
EXPECTED = re.compile(
    r"status of 4(04|09|29)|WebSocket connection|ERR_CONNECTION_REFUSED"
    r"|An unknown error occurred when fetching the script"
)
"""What a browser itself writes down of a refusal, or of a server that is gone."""


class Player:
    """One browser context: a person, their cookie and their page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        language: str = "en",
        *,
        desktop: bool = False,
    ) -> None:
        self.address, self.name, self.language = address, name, language
        self.context = browser.new_context(
            viewport=DESKTOP if desktop else PHONE,  # type: ignore[arg-type]
            locale=texts.LOCALES[language],
            color_scheme="dark",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda told: self._heard(told.type, told.text))
        self.page.on("response", self._answered)

    def _heard(self, kind: str, said: str) -> None:
        if kind in {"error", "warning"} and not EXPECTED.search(said):
            self.faults.append(said)

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} {response.url}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def say(self, name: str, **facts: object) -> str:
        return texts.text(self.language, name, **facts)

    def button(self, name: str, **facts: object) -> Locator:
        """A button by what it says in this person's language."""
        return self.page.get_by_role("button", name=self.say(name, **facts), exact=True).first

    def open_table(self, **house: Any) -> str:
        """A new table with these house rules; returns its link."""
        self.page.goto(self.address)
        self.ask("/me", {"name": self.name})
        made = self.ask("/tables", {"house": house})
        link = f"{self.address}/t/{made['table']}"
        self.page.goto(link)
        return link

    def ask(self, path: str, body: object) -> Any:
        """What the page itself could ask of the server."""
        return self.page.evaluate(
            """([path, body]) => fetch("/api/v1" + path, {
                method: "POST",
                headers: {"content-type": "application/json"},
                body: JSON.stringify(body),
            }).then(answer => answer.json())""",
            [path, body],
        )

    def come(self, link: str, seat: str | None = None) -> None:
        """Open the link as a stranger: a name, a seat, and one is there."""
        self.page.goto(link)
        self.page.get_by_label(self.say("your-name")).fill(self.name)
        if seat is None:
            self.button("door-watch").click()
        else:
            self.sit(seat)

    def sit(self, seat: str) -> None:
        chair = re.compile(rf"^{self.say('sit')}\s*: {self.say('seat', seat=seat)}$")
        self.page.get_by_role("button", name=chair).first.click()

    def begin(self) -> None:
        self.button("begin").click()
        self.sees_a_board()

    def sees_a_board(self) -> None:
        expect(self.page.locator("[data-place]")).to_have_count(25)

    def card(self, place: int) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def key(self, *colours: str) -> list[int]:
        """Open places of these colours, as this person's key shows them."""
        self.sees_a_board()
        found: list[int] = self.page.evaluate(
            """colours => [...document.querySelectorAll("[data-place]")]
                .filter(card => colours.includes(card.dataset.key) && !card.dataset.covered)
                .map(card => Number(card.dataset.place))""",
            list(colours),
        )
        return found

    def told(self, name: str, **facts: object) -> None:
        """The sentence above the board says this."""
        expect(self.page.locator(".stage .says")).to_have_text(self.say(name, **facts))

    def is_asked_for_a_clue(self) -> None:
        expect(self.page.locator("form.box")).to_be_visible()

    def give(self, word: str, number: int | str) -> None:
        """A clue typed into the box, or with no word said aloud."""
        self.is_asked_for_a_clue()
        if word:
            self.page.get_by_label(self.say("clue-word")).fill(word)
        self._set_number(number)
        self.page.locator("form.box button.give").click()
        expect(self.page.locator("form.box")).to_have_count(0)

    def _set_number(self, number: int | str) -> None:
        dial = self.page.get_by_role("spinbutton", name=self.say("number"))
        if isinstance(number, int):
            dial.press(str(number))
        else:
            dial.press("9")
            dial.press("ArrowUp")

    def mark(self, place: int) -> None:
        self.card(place).click()
        expect(self.card(place)).to_have_attribute("aria-pressed", "true")

    def touch(self, place: int) -> None:
        """A tap marks the card, and another one, not too soon, touches it."""
        self.mark(place)
        self.page.wait_for_timeout(GUARD_MS)
        self.card(place).click()
        expect(self.page.locator(f'.armed [data-place="{place}"]')).to_have_count(0)

    def cover(self, place: int) -> None:
        self.touch(place)
        self.sees(place)

    def guess(self, place: int) -> None:
        """Touch a card that will be covered."""
        self.touch(place)
        self.sees(place)

    def sees(self, place: int, what: str | None = None) -> None:
        """What lies on the card now."""
        anything = re.compile(r".+")
        expect(self.card(place)).to_have_attribute("data-covered", what or anything)

    def stop(self) -> None:
        self._twice("stop", "stop-sure")

    def object(self) -> None:
        self._twice("object", "object-sure")

    def _twice(self, name: str, sure: str) -> None:
        """What cannot be taken back asks once more."""
        self.button(name).click()
        self.page.wait_for_timeout(GUARD_MS)
        self.button(sure).click()

    def game_is_over(self) -> None:
        expect(self.page.locator("section.end")).to_be_visible()

    def headline(self) -> str:
        self.game_is_over()
        return self.page.locator("section.end h2").inner_text()
