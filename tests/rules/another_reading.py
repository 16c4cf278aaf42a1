"""The rulebook read a second time: RULES as somebody at a real table would keep them, with sets of
places and plain words. It shares no code with `parola.rules`, so that both can be compared."""

from collections.abc import Mapping

from parola.rules.classic import ClassicDeal, Objections
from parola.rules.clue import Count
from parola.rules.commands import Command, Confirm, Cover, Give, Object, Stop, Touch
from parola.rules.duet import DuetDeal
from parola.rules.seats import Form, Seat


class NotAllowed(Exception):  # noqa: N818 - an ordinary answer
    """The people at the table would not let this pass."""


def allow(*conditions: bool) -> None:
    if not all(conditions):
        raise NotAllowed


def is_number(number: object) -> bool:
    return isinstance(number, int) and 0 <= number <= 9


class ClassicTable:
    """Tiles on a table, R10 to R45."""

    def __init__(self, deal: ClassicDeal) -> None:
        key = deal.key
        masks = {"red": key.red, "blue": key.blue, "assassin": key.assassin}
        self.deal = deal
        self.alone = deal.form is Form.SOLO
        self.card = {
            place: next((who for who, mask in masks.items() if mask >> place & 1), "bystander")
            for place in range(25)
        }
        self.covered: set[int] = set()
        self.starts = self.team = key.starts.value
        self.phase = "clue"
        self.number: object = None
        self.guesses = self.owed = 0
        self.may_cover = False
        self.winner: str | None = None
        self.ending: str | None = None

    def left(self, team: str) -> int:
        return sum(self.card[place] == team for place in set(range(25)) - self.covered)

    @property
    def rival(self) -> str:
        return "blue" if self.team == "red" else "red"

    @property
    def spymaster(self) -> str:
        return f"{self.team}-spymaster"

    @property
    def guesser(self) -> str:
        return "operative" if self.deal.form is Form.THREE else f"{self.team}-operative"

    @property
    def objector(self) -> str:
        return self.guesser if self.alone else f"{self.rival}-spymaster"

    @property
    def score(self) -> int | None:
        if not self.alone or self.winner != self.starts:
            return None
        return self.left("red" if self.starts == "blue" else "blue")

    def told(self) -> tuple[object, ...]:
        if self.phase == "over":
            return (self.phase, self.covered, self.winner, self.ending, self.score)
        turn = (self.team, self.guesses, self.may_cover, self.owed)
        return (self.phase, self.covered, *turn)

    def do(self, who: Seat | None, command: Command) -> None:
        allow(self.phase != "over")
        match command:
            case Give(word, number):
                self._give(who, word, number)
            case Confirm():
                allow(self.phase == "confirm", who == self.objector)
                self.phase = "guess"
            case Object():
                self._object(who)
            case Touch(place):
                self._touch(who, place)
            case Stop():
                allow(self.phase == "guess", who == self.guesser, self.guesses > 0)
                self._end_turn()
            case Cover(place):
                self._cover(who, place)
            case _:
                raise NotAllowed

    def _give(self, who: Seat | None, word: str, number: object) -> None:
        allow(self.phase == "clue", who == self.spymaster)
        free = number is Count.UNLIMITED or (number is Count.UNSAID and not word)
        allow(is_number(number) or free)
        allow(all(self.deal.words[place] != word for place in set(range(25)) - self.covered))
        self.number, self.guesses, self.may_cover = number, 0, False
        self.phase = "confirm" if self.deal.objections is Objections.CONFIRM else "guess"

    def _object(self, who: Seat | None) -> None:
        early = self.deal.objections is Objections.UNTIL_TOUCH
        heard = self.phase == "guess" and early and not self.guesses
        allow(who == self.objector, self.phase == "confirm" or heard)
        self._end_turn(illegal=True)

    def _touch(self, who: Seat | None, place: int) -> None:
        allow(self.phase == "guess", who == self.guesser, place in self.card)
        allow(place not in self.covered)
        self.covered.add(place)
        self.guesses += 1
        if self.card[place] == "assassin":
            self._win(self.rival, "assassin")
        elif not self._all_found():
            limit = self.number if is_number(self.number) else 0
            assert isinstance(limit, int)
            if self.card[place] != self.team or (limit and self.guesses > limit):
                self._end_turn()

    def _cover(self, who: Seat | None, place: int) -> None:
        owing = self.phase == "cover"
        allow(owing or (self.phase == "clue" and self.may_cover), who == self.spymaster)
        allow(place not in self.covered)
        allow(self.card.get(place) == (self.rival if owing else self.team))
        self.covered.add(place)
        if self._all_found():
            return
        self.may_cover = False
        if owing:
            self.owed -= 1
            self.phase = "cover" if self.owed else "clue"

    def _all_found(self) -> bool:
        for team in ("red", "blue"):
            if not self.left(team):
                lost = self.alone and team != self.starts
                self._win(team, "rivals-found" if lost else "all-found")
                return True
        return False

    def _win(self, team: str, ending: str) -> None:
        self.winner, self.ending, self.phase = team, ending, "over"

    def _end_turn(self, *, illegal: bool = False) -> None:
        self.guesses = 0
        if self.alone:
            self.phase, self.owed = "cover", 2 if illegal else 1
        else:
            self.team, self.phase, self.may_cover = self.rival, "clue", illegal


class DuetTable:
    """Tokens and tiles on a table, R70 to R93."""

    def __init__(self, deal: DuetDeal) -> None:
        self.deal = deal
        self.card: Mapping[str, Mapping[int, str]] = {
            name: {
                place: "agent"
                if side.agents >> place & 1
                else ("assassin" if side.assassins >> place & 1 else "bystander")
                for place in range(25)
            }
            for name, side in (("north", deal.key.north), ("south", deal.key.south))
        }
        self.tiles: set[int] = set()
        self.tokens: dict[str, set[int]] = {"north": set(), "south": set()}
        self.checks, self.mistakes = deal.tokens - deal.mistakes, deal.mistakes
        self.phase = "clue"
        self.giver: str | None = None
        self.last: str | None = None
        self.in_a_row = self.guesses = self.plus = 0
        self.objected = self.free_turn = self.sudden_death = False
        self.won: bool | None = None
        self.ending: str | None = None

    @staticmethod
    def partner(side: str | None) -> str:
        return "south" if side == "north" else "north"

    def green(self, side: str) -> set[int]:
        """What this side still sees green and uncovered."""
        return {p for p, card in self.card[side].items() if card == "agent"} - self.tiles

    @property
    def givers(self) -> set[str]:
        if self.phase != "clue":
            return set()
        able = {side for side in ("north", "south") if self.green(side)}
        if len(able) < 2 or self.last is None or (self.deal.free and self.in_a_row < 2):
            return able
        return {self.partner(self.last)}

    @property
    def score(self) -> int | None:
        if not self.won or (self.deal.tokens, self.deal.mistakes) != (9, 9):
            return None
        if self.sudden_death:
            return self.plus - 1
        left = self.checks + self.mistakes
        return 3 * (left - 1) + self.plus + 1 if left else self.plus

    def told(self) -> tuple[object, ...]:
        marks = (self.tiles, self.tokens["north"], self.tokens["south"])
        bank = (self.checks, self.mistakes, self.plus, self.sudden_death)
        return (self.phase, *marks, *bank, self.won, self.ending, self.score, self.givers)

    def do(self, who: Seat | None, command: Command) -> None:
        allow(self.phase != "over")
        match command:
            case Give(word, number):
                allow(who in self.givers)
                allow(is_number(number) or (number is Count.UNSAID and not word))
                covered = self.tiles | self.tokens["north"] & self.tokens["south"]
                allow(all(self.deal.words[place] != word for place in set(range(25)) - covered))
                self.giver, self.phase = str(who), "guess"
            case Object():
                allow(self.deal.objections, self.phase == "guess", who == self.partner(self.giver))
                allow(not self.guesses, not self.objected)
                self.objected = True
                self._pay()
                self.free_turn = not self.checks + self.mistakes
            case Touch(place):
                self._touch(who, place)
            case Stop():
                allow(self.phase == "guess", who == self.partner(self.giver), self.guesses > 0)
                self._stop()
            case _:
                raise NotAllowed

    def _touch(self, who: Seat | None, place: int) -> None:
        side = str(who)
        if self.phase == "sudden-death":
            allow(side in self.tokens, bool(self.green(self.partner(side))))
        else:
            allow(self.phase == "guess", side == self.partner(self.giver))
        allow(0 <= place < 25, place not in self.tiles, place not in self.tokens[side])
        self.guesses += 1
        card = self.card[self.partner(side)][place]
        if card == "assassin":
            self._end(won=False, ending="assassin")
        elif card == "bystander":
            self.tokens[side].add(place)
            self._mistake()
        else:
            self.tiles.add(place)
            if not self.green("north") | self.green("south"):
                self._end(won=True, ending="all-found")
            elif self.phase == "guess" and not self.green(str(self.giver)):
                self._stop()

    def _mistake(self) -> None:
        if self.phase == "sudden-death":
            self._end(won=False, ending="bystander")
        elif self.free_turn:
            self._end_turn()
        elif self.mistakes:
            self.mistakes -= 1
            self._end_turn()
        elif self.checks > 1:
            self.checks -= 2
            self._end_turn()
        else:
            self._end(won=False, ending="no-tokens")

    def _stop(self) -> None:
        if not self.free_turn:
            self._pay()
            self.plus += 1
        self._end_turn()

    def _pay(self) -> None:
        if self.checks:
            self.checks -= 1
        else:
            self.mistakes -= 1

    def _end_turn(self) -> None:
        self.in_a_row = self.in_a_row + 1 if self.giver == self.last else 1
        self.last, self.giver = self.giver, None
        self.guesses, self.objected, self.free_turn = 0, False, False
        self.sudden_death = not self.checks + self.mistakes
        self.phase = "sudden-death" if self.sudden_death else "clue"

    def _end(self, *, won: bool, ending: str) -> None:
        self.phase, self.won, self.ending = "over", won, ending
