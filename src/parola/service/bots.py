"""Programs that sit at tables and play. Each sees what its seat sees, and acts through the keeper's
one door, as people do. What it does follows from the moment of the game alone: a server that starts
again goes on where it was, and two nodes never play the same moment twice."""

import asyncio
import hashlib
import secrets
from typing import Protocol

import msgspec
import structlog

from parola.bots.character import Character, Strength, Temperament
from parola.bots.player import Answer, Player
from parola.rules.classic import ClassicState, Objections, objector
from parola.rules.clock import Phase
from parola.rules.commands import Object, Touch
from parola.rules.game import Game, acting
from parola.rules.refusal import Refused
from parola.rules.seats import AUDIENCES, Seat
from parola.rules.view import View, view
from parola.service.keeper import Keeper
from parola.service.thinking import Thought
from parola.tables.agreement import parties
from parola.tables.commands import Agree, BotComes, Mark, PersonCommand, Play
from parola.tables.commands import Answer as Say
from parola.tables.house import Judging, Touching
from parola.tables.seating import BOT, Member, in_seat, is_bot, member
from parola.tables.state import Table

STRENGTHS = {one.value: one for one in Strength}
TEMPERAMENTS = {
    "careful": Temperament.CAREFUL,
    "even": Temperament.STEADY,
    "daring": Temperament.DARING,
}
A_MOMENT = 1.5
"""Seconds to nod to what people propose, or to answer a question."""
PEOPLE_FIRST = 20.0
"""Seconds that people have where both they and a program may act."""
ANOTHER_NODE = 8.0
"""Seconds that a node leaves to the one that has written the last entry."""
BEFORE_THE_END = 3.0
"""Seconds on the clock that are left when a program hurries."""
AFTER_A_FAILURE = 5.0
TRIES = 3

_log = structlog.get_logger()


class Mind(Protocol):
    """Where programs think."""

    async def think(self, player: Player, view: View) -> Thought: ...
    async def accepts(self, player: Player, view: View, word: str) -> bool: ...
    def close(self) -> None: ...


class Moment(msgspec.Struct, frozen=True):
    """All that a program's next act depends on. While it stays the same, there is nothing new to
    think about."""

    words: tuple[str, ...]
    turn: int
    told: int
    """Entries in the game's log."""
    phase: Phase
    paused: bool
    asked: bool
    """A quiet question waits for this program."""
    agree: bool
    """A proposal waits for this program."""
    pointed: frozenset[int]
    """Cards that people of the same seat point at, where all must agree."""

    @property
    def name(self) -> str:
        """What a touch in this moment is called, on whichever node: no card more is touched for it.
        Any other move is refused when it comes a second time."""
        words = "|".join(self.words).encode()
        deal = hashlib.blake2b(words, digest_size=8).hexdigest()
        return f"{deal}.{self.turn}.{self.told}"


def new_bot(strength: str, temperament: str) -> str:
    """An id that says how it plays; its name in each language is the page's affair."""
    return f"{BOT}{strength}.{temperament}.{secrets.token_hex(4)}"


def character_of(bot: str) -> Character:
    """How a program plays."""
    _, strength, temperament, *_ = (*bot.split("."), "", "")
    return Character(
        STRENGTHS.get(strength, Strength.FAIR),
        TEMPERAMENTS.get(temperament, Temperament.STEADY),
    )


_Busy = tuple[Moment, asyncio.Task[None]]


class Bots:
    """Those who play, at all tables of a node."""

    def __init__(self, keeper: Keeper, mind: Mind, *, pace: float = 1.0) -> None:
        self._keeper = keeper
        self._mind = mind
        self._pace = pace
        self._busy: dict[str, dict[str, _Busy]] = {}
        """By table and by program."""
        self._stop = keeper.follow(self._changed)

    async def seat(self, table: str, host: str, seat: Seat, strength: str, temper: str) -> str:
        """A new program takes a seat, as the host wishes; its id."""
        bot = new_bot(strength, temper)
        await self._keeper.handle(table, None, BotComes(bot, seat, host))
        return bot

    async def close(self) -> None:
        """Let all be as it is."""
        self._stop()
        tasks = [task for busy in self._busy.values() for _, task in busy.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._mind.close()

    def _changed(self, name: str, table: Table | None, *, here: bool) -> None:
        """A table has changed; `here`, when this node has written it."""
        people = () if table is None else table.people
        playing = {one.person: one for one in people if is_bot(one.person)}
        busy = self._busy.get(name, {})
        for bot in [bot for bot in busy if bot not in playing]:
            _let_go(busy, bot)
        for bot, one in playing.items():
            moment = None if table is None else moment_of(table, one)
            if bot in busy and busy[bot][0] == moment:
                continue
            _let_go(busy, bot)
            if moment is not None:
                work = self._play(name, bot, moment, here=here)
                busy[bot] = moment, asyncio.get_running_loop().create_task(work)
        if busy:
            self._busy[name] = busy
        else:
            self._busy.pop(name, None)

    async def _play(self, name: str, bot: str, moment: Moment, *, here: bool) -> None:
        """One act. Whatever goes wrong in it, the table goes on, and it is tried again."""
        if not here:
            await self._wait(ANOTHER_NODE)
        for _ in range(TRIES):
            try:
                await self._act(name, bot, moment)
            except Refused as refusal:
                _log.info("a bot was refused", code=str(refusal.code))
            except Exception as fault:  # noqa: BLE001 - a program's failure is its own
                _log.warning("a bot failed", fault=type(fault).__name__)
                await self._wait(AFTER_A_FAILURE)
                continue
            return

    async def _act(self, name: str, bot: str, moment: Moment) -> None:
        table = await self._keeper.look(name)
        one, game = member(table.people, bot), table.running
        if one is None or one.seat is None or game is None or moment_of(table, one) != moment:
            return
        if moment.agree:
            await self._do(name, bot, Agree(), A_MOMENT)
            return
        house = table.house
        player = Player(house.language, one.seat, character_of(bot), house.clues, house.judging)
        seen = view(game, AUDIENCES[one.seat])
        if moment.asked and table.question is not None:
            fine = await self._mind.accepts(player, seen, table.question.clue.word)
            await self._do(name, bot, Say(fine), A_MOMENT)
        elif not moment.paused:
            thought = await self._mind.think(player, seen)
            await self._move(name, table, one, moment, thought)

    async def _move(
        self, name: str, table: Table, one: Member, moment: Moment, thought: Thought
    ) -> None:
        """What was thought of, at the pace of people."""
        bot, answer = one.person, thought.answer
        if thought.objects and _may_object(table):
            await self._do(name, bot, Play(Object(), moment.turn), A_MOMENT)
        elif answer is not None:
            delay = self._delay(table, answer)
            await self._wait(delay / 2)
            for place in _pointing(answer, moment):
                await self._keeper.handle(name, bot, Mark(place))
            if not _people_in(table, one.seat):
                move, touches = Play(answer.command, moment.turn), isinstance(answer.command, Touch)
                await self._do(name, bot, move, delay / 2, moment.name if touches else None)

    def _delay(self, table: Table, answer: Answer) -> float:
        """As long as a person would take, and no longer than the clock allows."""
        delay, game = answer.delay, table.running
        if game is None:
            return delay
        if answer.may_wait and any(_people_in(table, seat) for seat in acting(game)):
            delay += PEOPLE_FIRST
        if game.clock.deadline is not None:
            left = (game.clock.deadline - self._keeper.now()) / 1000
            delay = min(delay, max(left - BEFORE_THE_END, 0))
        return delay

    async def _do(
        self, name: str, bot: str, command: PersonCommand, delay: float, called: str | None = None
    ) -> None:
        await self._wait(delay)
        await self._keeper.handle(name, bot, command, called)

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds * self._pace)


def _let_go(busy: dict[str, _Busy], bot: str) -> None:
    """What was thought of is no longer to be done; what was just done is finished in peace."""
    before = busy.pop(bot, None)
    if before is not None and before[1] is not asyncio.current_task():
        before[1].cancel()


def moment_of(table: Table, one: Member) -> Moment | None:
    """The moment of the game as this program's next act depends on it."""
    game = table.running
    if game is None or one.seat is None:
        return None
    return Moment(
        game.deal.words,
        game.turn,
        len(game.log),
        game.phase,
        game.clock.paused,
        _asked(table, game, one),
        _agreement_waits(table, game, one),
        _pointed(table, one),
    )


def _asked(table: Table, game: Game, one: Member) -> bool:
    question = table.question
    waits = question is not None and question.fine is None
    return waits and isinstance(game, ClassicState) and one.seat is objector(game)


def _agreement_waits(table: Table, game: Game, one: Member) -> bool:
    """A program agrees to whatever people want, but only where no person can speak for its seat."""
    proposal = table.proposal
    if proposal is None or one.person in proposal.agreed:
        return False
    groups = parties(game, proposal.matter, proposal.team)
    mine = [group for group in groups if one.seat in group]
    return any(not any(_people_in(table, seat) for seat in group) for group in mine)


def _pointed(table: Table, one: Member) -> frozenset[int]:
    if table.house.touching is not Touching.ALL_AGREE or one.seat is None:
        return frozenset()
    people = _people_in(table, one.seat)
    return frozenset(place for person, place in table.marks if person in people)


def _people_in(table: Table, seat: Seat | None) -> tuple[str, ...]:
    """The people of a seat. Where there are any, a program only points and leaves it to them."""
    if seat is None:
        return ()
    return tuple(person for person in in_seat(table.people, seat) if not is_bot(person))


def _pointing(answer: Answer, moment: Moment) -> tuple[int, ...]:
    """What it thinks of, and with people who must all agree, what they have in mind."""
    if not isinstance(answer.command, Touch):
        return ()
    return tuple(dict.fromkeys((*answer.marks, *sorted(moment.pointed))))


def _may_object(table: Table) -> bool:
    game = table.running
    return (
        table.house.judging is Judging.FRIENDS
        and isinstance(game, ClassicState)
        and game.deal.objections is Objections.UNTIL_TOUCH
    )
