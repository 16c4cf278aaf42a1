"""A position and a whole game as readable text, and back: for tests, bug reports and replays.

A position is a header of `name: value` lines and a board of five rows. In a classic cell the
letter behind the word is its identity (r, b, o for a bystander, x for the assassin), and a star
says that it is covered. In a Duet cell the two letters are what north and south see (g for green);
`+n` says that north has found an agent there, `>n` that a token points at north.

A game is the position before its first clue, and then its events, one a line.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from parola.rules.board import PLACES, SIDE
from parola.rules.classic import ClassicDeal, ClassicState, Objections
from parola.rules.clock import UNTIMED, Clock, Phase, Timer
from parola.rules.clue import Clue
from parola.rules.duet import DuetDeal, DuetState
from parola.rules.events import Ending
from parola.rules.game import Deal, Event, Game, begin, evolve
from parola.rules.keys import ClassicKey, DuetKey, DuetSide
from parola.rules.narration import (
    NotationError,
    event_line,
    number_text,
    parse_line,
    parse_number,
    quoted,
    unquoted,
)
from parola.rules.seats import Form, Side, Team

TITLE = "parola 1"
_CELL = re.compile(r'\s*("(?:[^"\\]|\\.)*") ([a-z]+)((?:[*]|[+>][ns])*)\s*(?:\||$)')


class Record(msgspec.Struct, frozen=True):
    """A game as it was dealt, and all that happened in it."""

    deal: Deal
    events: tuple[Event, ...]

    @property
    def end(self) -> Game:
        """The state after the last event."""
        game = begin(self.deal)
        for event in self.events:
            game = evolve(game, event)
        return game


def board_text(deal: Deal) -> str:
    """The 25 words and what the key says of them."""
    return "\n".join(_board(begin(deal))) + "\n"


def position_text(game: Game) -> str:
    """A position. It tells all but the history: `parse_position` gives the game without its log."""
    lines = (*_deal_header(game.deal), *_state_header(game))
    return "\n".join((TITLE, *lines, "", *_board(game))) + "\n"


def parse_position(text: str) -> Game:
    """The game that `position_text` printed, without its log."""
    header, marks, rest = _read(text)
    if rest:
        raise NotationError(f"nothing may follow a position: {rest[0]}")
    deal = _parse_deal(header, marks)
    if isinstance(deal, ClassicDeal):
        return _parse_classic(deal, header, marks)
    return _parse_duet(deal, header, marks)


def game_text(record: Record) -> str:
    """A whole game: what was dealt, then event by event."""
    words = record.deal.words
    told = (event_line(event, words) for event in record.events)
    board = _board(begin(record.deal))
    return "\n".join((TITLE, *_deal_header(record.deal), "", *board, "", *told)) + "\n"


def parse_game(text: str) -> Record:
    """The game that `game_text` printed. Blank lines and `#` lines may stand anywhere."""
    header, marks, rest = _read(text)
    deal = _parse_deal(header, marks)
    if header:
        raise NotationError(f"no such line in the header of a game: {next(iter(header))}")
    return Record(deal, tuple(_parse_events(rest, deal.words)))


def _parse_events(lines: Iterable[str], words: tuple[str, ...]) -> Iterator[Event]:
    for line in lines:
        try:
            event = parse_line(line)
            faithful = event_line(event, words) == line
        except (ValueError, IndexError) as fault:
            raise NotationError(f"{line}: {fault}") from fault
        if not faithful:
            raise NotationError(f"not the word at that place: {line}")
        yield event


def _read(text: str) -> tuple[dict[str, str], "_Marks", list[str]]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if not lines or lines[0] != TITLE:
        raise NotationError(f"a game begins with the line {TITLE!r}")
    first_row = next((n for n, line in enumerate(lines) if line.startswith('"')), len(lines))
    header = {}
    for line in lines[1:first_row]:
        name, colon, value = line.partition(": ")
        if not colon:
            raise NotationError(f"a header line is `name: value`, not {line!r}")
        header[name] = value
    return header, _Marks(lines[first_row : first_row + SIDE]), lines[first_row + SIDE :]


class _Marks:
    """The cells of a board: words, and which places carry which letters and marks."""

    def __init__(self, rows: list[str]) -> None:
        cells = [cell for row in rows for cell in _cells(row)]
        if len(cells) != PLACES:
            raise NotationError(f"a board has {PLACES} words, not {len(cells)}")
        self.words = tuple(unquoted(word) for word, _, _ in cells)
        self.letters = tuple(letters for _, letters, _ in cells)
        self._marks = tuple(marks for _, _, marks in cells)

    def seen(self, letter: str, which: int = 0) -> int:
        """The places that have this letter as their first or second."""
        return sum(
            1 << place
            for place, letters in enumerate(self.letters)
            if letters[which : which + 1] == letter
        )

    def marked(self, mark: str) -> int:
        return sum(1 << place for place, marks in enumerate(self._marks) if mark in marks)


def _cells(row: str) -> Iterator[tuple[str, str, str]]:
    position = 0
    while position < len(row):
        found = _CELL.match(row, position)
        if not found:
            raise NotationError(f"not a row of a board: {row!r}")
        yield found[1], found[2], found[3]
        position = found.end()


def _board(game: Game) -> Iterator[str]:
    cell = _classic_cell if isinstance(game, ClassicState) else _duet_cell
    cells = [f"{quoted(word)} {cell(game, n)}" for n, word in enumerate(game.deal.words)]  # type: ignore[arg-type]
    widths = [max(map(len, cells[column::SIDE])) for column in range(SIDE)]
    for row in range(0, PLACES, SIDE):
        padded = zip(cells[row : row + SIDE], widths, strict=True)
        yield " | ".join(text.ljust(width) for text, width in padded).rstrip()


_LETTER = {"red": "r", "blue": "b", "bystander": "o", "assassin": "x", "agent": "g"}


def _classic_cell(game: ClassicState, place: int) -> str:
    letter = _LETTER[game.deal.key.identity(place)]
    return letter + "*" * (game.covered >> place & 1)


def _duet_cell(game: DuetState, place: int) -> str:
    key = game.deal.key
    letters = _LETTER[key.north.identity(place)] + _LETTER[key.south.identity(place)]
    marks = (
        ("+n", game.north_found),
        ("+s", game.south_found),
        (">n", game.north_marks),
        (">s", game.south_marks),
    )
    return letters + "".join(mark for mark, mask in marks if mask >> place & 1)


def _timer_text(timer: Timer) -> str:
    return f"clue {timer.clue}, guess {timer.guess}, glass {timer.glass}"


def _deal_header(deal: Deal) -> Iterator[str]:
    if isinstance(deal, ClassicDeal):
        yield "game: classic"
        yield f"form: {deal.form}"
        yield f"starts: {deal.key.starts}"
        yield f"objections: {deal.objections}"
    else:
        yield "game: duet"
        yield f"tokens: {deal.tokens}"
        yield f"mistakes: {deal.mistakes}"
        yield f"free: {_flag(deal.free)}"
        yield f"objections: {_flag(deal.objections)}"
        if deal.city is not None:
            yield f"city: {deal.city}"
    if deal.timer != UNTIMED:
        yield f"timer: {_timer_text(deal.timer)}"


def _flag(value: bool | None) -> str:  # noqa: FBT001 - it is the value that is written
    return "yes" if value else "no"


def _parse_deal(header: dict[str, str], marks: _Marks) -> Deal:
    try:
        game = header.pop("game")
        timer = _parse_timer(header.pop("timer", ""))
        if game == "classic":
            key = ClassicKey(
                marks.seen("r"), marks.seen("b"), marks.seen("x"), Team(header.pop("starts"))
            )
            form, objections = Form(header.pop("form")), Objections(header.pop("objections"))
            return ClassicDeal(marks.words, key, form, objections, timer)
        if game == "duet":
            sides = (DuetSide(marks.seen("g", n), marks.seen("x", n)) for n in (0, 1))
            return DuetDeal(
                marks.words,
                DuetKey(*sides),
                int(header.pop("tokens")),
                int(header.pop("mistakes")),
                header.pop("free") == "yes",
                header.pop("objections") == "yes",
                timer,
                header.pop("city", None),
            )
    except (KeyError, ValueError) as fault:
        raise NotationError(f"the header or the key is wrong: {fault}") from fault
    raise NotationError(f"no such game: {game}")


def _parse_timer(text: str) -> Timer:
    return Timer(*(int(part.split()[1]) for part in text.split(", "))) if text else UNTIMED


def _state_header(game: Game) -> Iterator[str]:
    """What differs from a game that has just begun, one line each."""
    fresh = begin(game.deal)
    for name in _TOLD[type(game)]:
        value = getattr(game, name)
        if value != getattr(fresh, name):
            yield f"{name.replace('_', '-')}: {_value_text(value)}"


_TOLD: Mapping[type, tuple[str, ...]] = {
    ClassicState: (
        "team",
        "phase",
        "turn",
        "clue",
        "guesses",
        "may_cover",
        "owed",
        "winner",
        "ending",
        "clock",
    ),
    DuetState: (
        "bank_checks",
        "bank_mistakes",
        "scored",
        "giver",
        "last_giver",
        "in_a_row",
        "phase",
        "turn",
        "clue",
        "guesses",
        "objected",
        "overdrawn",
        "done",
        "sudden_death",
        "won",
        "ending",
        "clock",
    ),
}


def _value_text(value: object) -> str:
    match value:
        case bool():
            return _flag(value)
        case Clue(word, number):
            return f"{quoted(word)} {number_text(number)}"
        case Clock():
            return msgspec.json.encode(value).decode()
        case tuple():
            return " ".join(map(str, value))
        case _:
            return str(value)


def _parse_classic(deal: ClassicDeal, header: dict[str, str], marks: _Marks) -> ClassicState:
    values = _parse_values(header, ClassicState)
    return msgspec.structs.replace(begin(deal), covered=marks.marked("*"), **values)  # type: ignore[return-value]


def _parse_duet(deal: DuetDeal, header: dict[str, str], marks: _Marks) -> DuetState:
    values = _parse_values(header, DuetState)
    return msgspec.structs.replace(  # type: ignore[return-value]
        begin(deal),
        north_found=marks.marked("+n"),
        south_found=marks.marked("+s"),
        north_marks=marks.marked(">n"),
        south_marks=marks.marked(">s"),
        **values,
    )


def _parse_values(header: dict[str, str], state: type) -> dict[str, object]:
    values = {}
    for name, text in header.items():
        field = name.replace("-", "_")
        if field not in _TOLD[state]:
            raise NotationError(f"no such line in the header of a position: {name}")
        try:
            values[field] = _parse_value(field, text)
        except (ValueError, msgspec.DecodeError) as fault:
            raise NotationError(f"{name}: {fault}") from fault
    return values


def _parse_value(field: str, text: str) -> object:
    if field in {"may_cover", "objected", "overdrawn", "sudden_death", "won"}:
        return text == "yes"
    if field == "clue":
        word, _, number = text.rpartition(" ")
        return Clue(unquoted(word), parse_number(number))
    if field == "clock":
        return msgspec.json.decode(text, type=Clock)
    if field == "done":
        return tuple(Side(side) for side in text.split())
    kinds = {"team": Team, "winner": Team, "phase": Phase, "ending": Ending}
    sides = {"giver": Side, "last_giver": Side}
    kind = {**kinds, **sides}.get(field, int)
    return kind(text)
