"""A table's view as the sections of a message, each encoded once for all who see the same."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec import Raw

from parola.rules.events import LogEntry
from parola.rules.seats import Team
from parola.rules.view import ClassicView, DuetView
from parola.tables.state import Knock, Table
from parola.tables.view import Person, TableView, you
from parola.web.wire import (
    APART,
    DealSection,
    KnockSection,
    LogTail,
    Message,
    PersonSection,
    SecretSection,
    SheetOfTable,
    TableSection,
    TalkSection,
    YouSection,
    encode,
)

Sections = dict[str, bytes]
NOTHING = b"null"
READERS = 3
"""So many kinds of readers see a section differently."""


class Surroundings(msgspec.Struct, frozen=True):
    """What a view shows beside the log of its table."""

    names: Mapping[str, str] = {}
    present: frozenset[str] = frozenset()
    """Who looks at the table now, through any node."""
    code: str | None = None
    sheet: SheetOfTable | None = None


class Parts:
    """Sections as they were last encoded. What is made of the same is not encoded anew, neither for
    the next moment nor for the next kind of reader."""

    def __init__(self) -> None:
        self._known: dict[str, list[tuple[object, bytes]]] = {}

    def of(self, name: str, made_of: object, make: Callable[[], object]) -> bytes:
        """This section; all that goes into it stands in `made_of`."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = []
        for before, part in known:
            if before == made_of:
                return part
        part = encode(make())
        known.insert(0, (made_of, part))
        del known[READERS:]
        return part


def sections_of(
    table: Table,
    view: TableView,
    around: Surroundings,
    *,
    inside: bool = True,
    parts: Parts | None = None,
) -> Sections:
    """The sections of a view but for the log, which only grows and so is told apart. Before the
    door one sees the table and who is there."""
    part = (parts or Parts()).of
    shown = _table(table, view, around, inside=inside)
    sections = {
        "table": part("table", shown, lambda: shown),
        "people": part(
            "people",
            (view.people, around),
            lambda: [_person(one, around) for one in view.people],
        ),
    }
    if not inside:
        return sections
    sections["marks"] = part("marks", view.marks, lambda: view.marks)
    sections["proposal"] = part("proposal", view.proposal, lambda: view.proposal)
    sections["question"] = part("question", view.question, lambda: view.question)
    game = view.game
    if game is None:
        return {**sections, **dict.fromkeys(("deal", "game", "clock", "secret"), NOTHING)}
    words, starts, secret = game.open.words, starts_of(game), secret_of(game)
    sections["deal"] = part("deal", (words, starts), lambda: DealSection(words, starts))
    sections["game"] = part("game", game.open, lambda: game_of(game))
    sections["clock"] = part("clock", game.open.clock, lambda: game.open.clock)
    sections["secret"] = part("secret", secret, lambda: secret)
    return sections


def _table(table: Table, view: TableView, around: Surroundings, *, inside: bool) -> TableSection:
    return TableSection(
        host=view.host,
        house=view.house,
        locked=view.locked,
        company=view.company,
        seats=view.seats,
        results=view.results,
        score=view.score,
        can_turn_over=view.can_turn_over,
        code=around.code if inside else None,
        sheet=around.sheet if inside else None,
        game_number=len(view.results) + (table.running is not None),
    )


def _person(one: Person, around: Surroundings) -> PersonSection:
    return PersonSection(
        person=one.person,
        name=around.names.get(one.person, ""),
        seat=one.seat,
        saw_key=one.saw_key,
        silenced=one.silenced,
        bot=one.bot,
        screen=one.screen,
        away=not one.bot and one.person not in around.present,
    )


def game_of(game: ClassicView | DuetView) -> dict[str, object]:
    """What lies open, but for what was dealt, the log and the clock."""
    shown = msgspec.structs.asdict(game.open)
    for apart in APART:
        shown.pop(apart, None)
    return {"game": "classic" if isinstance(game, ClassicView) else "duet", **shown}


def starts_of(game: ClassicView | DuetView) -> Team | None:
    """Which team begins; in Duet either side may."""
    return game.open.starts if isinstance(game, ClassicView) else None


def secret_of(game: ClassicView | DuetView) -> SecretSection:
    """What this audience knows of the key."""
    if isinstance(game, ClassicView):
        return SecretSection(key=game.key, proposed=game.proposed)
    return SecretSection(north=game.north, south=game.south)


def log_of(view: TableView) -> tuple[LogEntry, ...]:
    """The game's log as it is shown."""
    return view.game.open.log if view.game is not None else ()


def talk_of(messages: tuple[Message, ...]) -> bytes:
    """The last of what was said, for a whole view."""
    return encode(TalkSection(messages))


def encode_view(
    seen: int, at: int, sections: Sections, log: LogTail | None, *, whole: bool
) -> bytes:
    """A view as bytes: the same bytes for everybody who sees the same."""
    raw = {name: Raw(part) for name, part in sections.items()}
    if log is not None:
        raw["log"] = Raw(encode(log))
    return encode({"type": "view", "seen": seen, "whole": whole, "at": at, "sections": raw})


def your_section(table: Table, person: str, around: Surroundings) -> YouSection:
    """What concerns this person alone, with names."""
    mine, names = you(table, person), around.names

    def told(knock: Knock) -> KnockSection:
        claims = knock.claims
        claimed = None if claims is None else names.get(claims, "")
        return KnockSection(knock.person, claims, names.get(knock.person, ""), claimed)

    return YouSection(
        person=person,
        name=names.get(person, ""),
        member=mine.member,
        host=mine.host,
        seat=mine.seat,
        screen=mine.screen,
        audience=mine.audience,
        silenced=mine.silenced,
        rooms=mine.rooms,
        knocks=tuple(told(knock) for knock in mine.knocks),
        knocking=None if mine.knocking is None else told(mine.knocking),
        turned_away=mine.turned_away,
        acting=mine.acting,
        agree=mine.agree,
        may_ask=mine.may_ask,
        may_answer=mine.may_answer,
    )
