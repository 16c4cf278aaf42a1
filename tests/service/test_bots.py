"""Programs in seats: they play like people, know what their seat knows, and harm nothing."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable

import pytest

from parola.bots.character import Strength, Temperament
from parola.bots.player import Answer, Player
from parola.bus.local import LocalBus
from parola.rules.classic import Objections, begin
from parola.rules.clock import Timer
from parola.rules.commands import Give, Stop, Touch
from parola.rules.keys import ClassicKey
from parola.rules.match import ClassicSetup, DuetSetup
from parola.rules.refusal import Refused
from parola.rules.seats import Audience, Form, Seat, Team
from parola.rules.view import ClassicView, DuetView, View, view
from parola.service.bots import TRIES, Bots, character_of, new_bot
from parola.service.keeper import Keeper
from parola.service.thinking import Thinking, Thought, _begin, accepts, think
from parola.store.sqlite import SqliteStore
from parola.tables.agreement import Matter
from parola.tables.commands import Agree, Ask, Deal, Join, Mark, Play, Propose, Remove, Sit
from parola.tables.house import House, Judging, Touching
from parola.tables.seating import setup_seats
from parola.tables.state import Table
from play import WORDS, classic_deal

ANNA, BOYAN = "anna", "boyan"
SOLO = House(language="bg", setup=ClassicSetup(Form.SOLO, starts=Team.RED))
TEAMS = House(language="bg", setup=ClassicSetup(starts=Team.RED))


class Simple:
    """A quick mind: gives a clue for one, touches the first card, stops, and notes what it saw."""

    def __init__(self) -> None:
        self.seen: list[tuple[Player, View]] = []
        self.failures = 0
        self.objecting = False
        self.delay = 0.01
        self.may_wait = False

    async def think(self, player: Player, view: View) -> Thought:
        self.seen.append((player, view))
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError
        return Thought(self._answer(player, view), self.objecting and self._rival(player, view))

    async def accepts(self, player: Player, view: View, word: str) -> bool:
        self.seen.append((player, view))
        return word != "лошо"

    def close(self) -> None:
        pass

    def thoughts(self, phase: str) -> int:
        return sum(view.open.phase == phase for _, view in self.seen)

    def _rival(self, player: Player, view: View) -> bool:
        return player.seat is Seat.BLUE_SPYMASTER and view.open.team is Team.RED  # type: ignore[union-attr]

    def _answer(self, player: Player, view: View) -> Answer | None:
        board = view.open
        if board.phase == "clue" and _gives(player, view):
            return Answer(Give(f"дума{board.turn}", 1), self.delay, may_wait=self.may_wait)
        if board.phase != "guess" or not _guesses(player, view):
            return None
        if board.guesses:
            return Answer(Stop(), 0.01)
        place = next(place for place in range(25) if not _covered(view) >> place & 1)
        return Answer(Touch(place), 0.01, (place,))


def _gives(player: Player, view: View) -> bool:
    if isinstance(view, DuetView):
        return player.seat.value in view.open.givers
    return player.seat is {"red": Seat.RED_SPYMASTER, "blue": Seat.BLUE_SPYMASTER}[view.open.team]


def _guesses(player: Player, view: View) -> bool:
    if isinstance(view, DuetView):
        return player.seat.value in view.open.guessers
    return player.seat is {"red": Seat.RED_OPERATIVE, "blue": Seat.BLUE_OPERATIVE}[view.open.team]


def _covered(view: View) -> int:
    board = view.open
    if isinstance(view, ClassicView):
        return board.red | board.blue | board.bystanders | board.assassin  # type: ignore[union-attr]
    return board.north_found | board.south_found | board.north_marks | board.south_marks  # type: ignore[union-attr]


@pytest.fixture
def mind() -> Simple:
    return Simple()


@pytest.fixture
async def bots(keeper: Keeper, mind: Simple) -> AsyncIterator[Bots]:
    kept = Bots(keeper, mind, pace=0.02)
    yield kept
    await kept.close()


async def until(keeper: Keeper, name: str, holds: Callable[[Table], bool]) -> Table:
    for _ in range(400):
        table = await keeper.look(name)
        if holds(table):
            return table
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def turn(table: Table) -> int:
    return table.running.turn if table.running is not None else 0


def clue_given(table: Table) -> bool:
    return table.running is not None and table.running.clue is not None


async def with_bot(keeper: Keeper, bots: Bots, seat: Seat, house: House = SOLO) -> tuple[str, str]:
    """Anna and a program."""
    name = await keeper.open(ANNA, house)
    return name, await bots.seat(name, ANNA, seat, "easy", "careful")


def test_its_id_says_how_it_plays() -> None:
    bot = new_bot("strong", "even")
    assert bot.startswith("bot.strong.even.")
    assert character_of(bot).strength is Strength.STRONG
    assert character_of(bot).temperament is Temperament.STEADY
    assert character_of("bot.nonsense").strength is Strength.FAIR


async def test_only_the_host_asks_programs_to_the_table(keeper: Keeper, bots: Bots) -> None:
    name = await keeper.open(ANNA, SOLO)
    await keeper.handle(name, BOYAN, Join())
    with pytest.raises(Refused, match="host-only"):
        await bots.seat(name, BOYAN, Seat.RED_OPERATIVE, "fair", "even")
    with pytest.raises(Refused, match="no-such-seat"):
        await bots.seat(name, ANNA, Seat.NORTH, "fair", "even")


async def test_a_program_guesses_and_stops(keeper: Keeper, bots: Bots) -> None:
    name, bot = await with_bot(keeper, bots, Seat.RED_OPERATIVE)
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    table = await until(keeper, name, lambda table: turn(table) == 2)
    assert table.running is not None
    assert "touched" in [entry.__struct_config__.tag for entry in table.running.log]
    assert any(one.person == bot for one in table.people)


async def test_a_program_gives_clues(keeper: Keeper, bots: Bots) -> None:
    name, _ = await with_bot(keeper, bots, Seat.RED_SPYMASTER)
    await keeper.handle(name, ANNA, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    table = await until(
        keeper, name, lambda t: t.running is not None and t.running.clue is not None
    )
    assert table.running is not None
    assert table.running.clue is not None
    assert table.running.clue.word == "дума1"


@pytest.mark.rule("R3")
async def test_a_program_sees_what_its_seat_sees(keeper: Keeper, bots: Bots, mind: Simple) -> None:
    name = await keeper.open(ANNA, TEAMS)
    for seat in (Seat.RED_OPERATIVE, Seat.BLUE_OPERATIVE, Seat.BLUE_SPYMASTER):
        await bots.seat(name, ANNA, seat, "easy", "careful")
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    await until(keeper, name, lambda table: turn(table) >= 3)
    assert mind.seen
    for player, seen in mind.seen:
        assert isinstance(seen, ClassicView)
        assert isinstance(seen.key, ClassicKey) == (player.seat is Seat.BLUE_SPYMASTER)


async def test_four_programs_play_a_game_to_its_end(keeper: Keeper, bots: Bots) -> None:
    name = await keeper.open(ANNA, TEAMS)
    for seat in Seat:
        if seat.startswith(("red", "blue")):
            await bots.seat(name, ANNA, seat, "easy", "careful")
    await keeper.handle(name, ANNA, Deal())
    table = await until(keeper, name, lambda table: bool(table.match.results))
    assert table.running is None


async def test_after_a_restart_a_program_goes_on(
    keeper: Keeper, bots: Bots, sqlite: SqliteStore
) -> None:
    name, _ = await with_bot(keeper, bots, Seat.RED_OPERATIVE)
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await bots.close()
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    again = Keeper(sqlite, LocalBus())
    others = Bots(again, Simple(), pace=0.02)
    await until(again, name, lambda table: turn(table) == 2)
    await others.close()
    await again.close()


async def test_two_nodes_do_not_play_one_moment_twice(sqlite: SqliteStore) -> None:
    bus = LocalBus()
    nodes = [Keeper(sqlite, bus), Keeper(sqlite, bus)]
    both = [Bots(node, Simple(), pace=0.0) for node in nodes]
    name = await nodes[0].open(ANNA, TEAMS)
    await nodes[1].look(name)
    for seat in Seat:
        if seat.startswith(("red", "blue")):
            await both[0].seat(name, ANNA, seat, "easy", "careful")
    await nodes[0].handle(name, ANNA, Deal())
    table = await until(nodes[0], name, lambda table: bool(table.match.results))
    game = table.game
    assert game is not None
    clues = [entry.clue.word for entry in game.log if hasattr(entry, "clue")]
    assert clues == [f"дума{number}" for number in range(1, len(clues) + 1)]
    for playing in both:
        await playing.close()
    for node in nodes:
        await node.close()


async def test_beside_people_in_its_seat_a_program_only_points(keeper: Keeper, bots: Bots) -> None:
    name, bot = await with_bot(keeper, bots, Seat.RED_OPERATIVE)
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    await until(keeper, name, lambda table: (bot, 0) in table.marks)
    await asyncio.sleep(0.2)
    assert turn(await keeper.look(name)) == 1


async def test_where_all_must_agree_a_program_points_where_people_do(
    keeper: Keeper, bots: Bots
) -> None:
    house = House(language="bg", setup=SOLO.setup, touching=Touching.ALL_AGREE)
    name, bot = await with_bot(keeper, bots, Seat.RED_OPERATIVE, house)
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    await keeper.handle(name, BOYAN, Mark(17))
    await until(keeper, name, lambda table: (bot, 17) in table.marks)
    await keeper.handle(name, BOYAN, Play(Touch(17)))


async def test_a_program_agrees_to_what_people_want(keeper: Keeper, bots: Bots) -> None:
    name, _ = await with_bot(keeper, bots, Seat.RED_OPERATIVE)
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.PAUSE))
    await until(keeper, name, lambda t: t.running is not None and t.running.clock.paused)
    await keeper.handle(name, ANNA, Propose(Matter.RESUME))
    await until(keeper, name, lambda t: t.running is not None and not t.running.clock.paused)
    await keeper.handle(name, ANNA, Propose(Matter.ABORT))
    await until(keeper, name, lambda table: table.running is None)


async def test_where_people_speak_for_a_seat_a_program_agrees_to_nothing(
    keeper: Keeper, bots: Bots
) -> None:
    name = await keeper.open(ANNA, TEAMS)
    for seat in (Seat.RED_OPERATIVE, Seat.BLUE_OPERATIVE):
        await bots.seat(name, ANNA, seat, "easy", "careful")
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.BLUE_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Propose(Matter.ABORT))
    await asyncio.sleep(0.2)
    assert turn(await keeper.look(name)) == 1
    await keeper.handle(name, BOYAN, Agree())
    assert (await keeper.look(name)).running is None


@pytest.mark.rule("R22")
async def test_a_rival_spymaster_that_is_a_program_answers_a_quiet_question(
    keeper: Keeper, bots: Bots
) -> None:
    name = await keeper.open(ANNA, TEAMS)
    for seat in (Seat.RED_OPERATIVE, Seat.BLUE_OPERATIVE, Seat.BLUE_SPYMASTER):
        await bots.seat(name, ANNA, seat, "easy", "careful")
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    for word, fine in (("добро", True), ("лошо", False)):
        await keeper.handle(name, ANNA, Ask(word, 1))
        table = await until(
            keeper, name, lambda t: t.question is not None and t.question.fine is not None
        )
        assert table.question is not None
        assert table.question.fine is fine


@pytest.mark.rule("R21")
@pytest.mark.parametrize(
    ("objections", "judging", "heard"),
    [
        (Objections.UNTIL_TOUCH, Judging.FRIENDS, True),
        (Objections.NONE, Judging.FRIENDS, False),
        (Objections.UNTIL_TOUCH, Judging.OFF, False),
    ],
)
async def test_a_rival_spymaster_that_is_a_program_objects_where_people_may(
    keeper: Keeper,
    bots: Bots,
    mind: Simple,
    objections: Objections,
    judging: Judging,
    *,
    heard: bool,
) -> None:
    mind.objecting = True
    setup = ClassicSetup(objections=objections, starts=Team.RED)
    name = await keeper.open(ANNA, House(language="bg", setup=setup, judging=judging))
    for seat in (Seat.BLUE_OPERATIVE, Seat.BLUE_SPYMASTER):
        await bots.seat(name, ANNA, seat, "easy", "careful")
    await keeper.handle(name, BOYAN, Join())
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, BOYAN, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    await asyncio.sleep(0.3)
    assert (turn(await keeper.look(name)) > 1) is heard


async def test_a_programs_failure_harms_nobody(keeper: Keeper, bots: Bots, mind: Simple) -> None:
    mind.failures = 100
    name, bot = await with_bot(keeper, bots, Seat.RED_OPERATIVE)
    await keeper.handle(name, ANNA, Sit(Seat.RED_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await keeper.handle(name, ANNA, Play(Give("птица", 1)))
    await until(keeper, name, lambda _: mind.thoughts("guess") == TRIES)
    await asyncio.sleep(0.2)
    assert mind.thoughts("guess") == TRIES
    assert turn(await keeper.look(name)) == 1
    await keeper.handle(name, ANNA, Remove(bot))
    mind.failures = 1
    await bots.seat(name, ANNA, Seat.RED_OPERATIVE, "fair", "daring")
    await until(keeper, name, lambda table: turn(table) == 2)


async def test_a_clue_that_was_taken_back_unheard_is_given_anew(
    keeper: Keeper, bots: Bots, sqlite: SqliteStore
) -> None:
    setup = ClassicSetup(objections=Objections.CONFIRM, starts=Team.RED)
    name = await keeper.open(ANNA, House(language="bg", setup=setup))
    for seat in (Seat.RED_SPYMASTER, Seat.RED_OPERATIVE, Seat.BLUE_OPERATIVE):
        await bots.seat(name, ANNA, seat, "easy", "careful")
    await keeper.handle(name, ANNA, Sit(Seat.BLUE_SPYMASTER))
    await keeper.handle(name, ANNA, Deal())
    await until(keeper, name, clue_given)
    await keeper.handle(name, ANNA, Propose(Matter.RETRACT))
    for _ in range(400):
        log = b"".join([entry.events for entry in await sqlite.read(name)])
        if log.count(b"clue-proposed") == 2:
            break
        await asyncio.sleep(0.01)
    assert log.count(b"clue-retracted") == 1
    assert log.count(b"clue-proposed") == 2


@pytest.mark.rule("R70")
async def test_a_program_is_a_partner_in_duet(keeper: Keeper, bots: Bots) -> None:
    house = House(language="bg", decks=("duet",), setup=DuetSetup())
    name, _ = await with_bot(keeper, bots, Seat.SOUTH, house)
    await keeper.handle(name, ANNA, Sit(Seat.NORTH))
    await keeper.handle(name, ANNA, Deal())
    table = await until(
        keeper, name, lambda t: t.running is not None and t.running.clue is not None
    )
    assert table.running is not None  # nobody else began, so after a while the program did


@pytest.mark.rule("R71")
async def test_where_people_may_begin_a_program_waits_for_them(
    keeper: Keeper, bots: Bots, mind: Simple
) -> None:
    mind.may_wait = True
    house = House(language="bg", decks=("duet",), setup=DuetSetup())
    name, _ = await with_bot(keeper, bots, Seat.SOUTH, house)
    await keeper.handle(name, ANNA, Sit(Seat.NORTH))
    await keeper.handle(name, ANNA, Deal())
    await until(keeper, name, lambda _: bool(mind.seen))
    await asyncio.sleep(0.1)
    assert not clue_given(await keeper.look(name))
    await until(keeper, name, clue_given)


@pytest.mark.rule("R23")
async def test_a_program_hurries_before_the_clock_rings(
    keeper: Keeper, bots: Bots, mind: Simple
) -> None:
    mind.delay = 1_000.0
    setup = ClassicSetup(Form.SOLO, starts=Team.RED, timer=Timer(clue=3))
    name, _ = await with_bot(keeper, bots, Seat.RED_SPYMASTER, House(language="bg", setup=setup))
    await keeper.handle(name, ANNA, Sit(Seat.RED_OPERATIVE))
    await keeper.handle(name, ANNA, Deal())
    table = await until(keeper, name, clue_given)
    assert turn(table) == 1


GAMES = {
    "teams": House(language="uk", setup=ClassicSetup(objections=Objections.CONFIRM)),
    "solo": House(language="ro", setup=ClassicSetup(Form.SOLO)),
    "three": House(language="ru", setup=ClassicSetup(Form.THREE), judging=Judging.REFEREE),
    "duet": House(language="en", decks=("duet",), setup=DuetSetup()),
}


@pytest.mark.parametrize("house", GAMES.values(), ids=GAMES)
async def test_bots_that_really_think_play_every_form_to_its_end(
    keeper: Keeper, house: House
) -> None:
    bots = Bots(keeper, Thinking(), pace=0.0)
    name = await keeper.open(ANNA, house)
    for seat, strength in zip(
        setup_seats(house.setup), ("easy", "fair", "strong", "fair"), strict=False
    ):
        await bots.seat(name, ANNA, seat, strength, "even")
    await keeper.handle(name, ANNA, Deal())
    async with asyncio.timeout(60):
        while not (await keeper.look(name)).match.results:
            await asyncio.sleep(0.02)
    await bots.close()


async def test_when_the_thinking_process_dies_another_takes_its_place() -> None:
    thinking = Thinking()
    player, seen = Player("bg", Seat.RED_OPERATIVE), view(begin(classic_deal()), Audience.TABLE)
    waits = Thought(None, objects=False)
    assert await thinking.think(player, seen) == waits
    for process in thinking._worker()._processes.values():  # noqa: SLF001
        process.kill()
    assert await thinking.think(player, seen) == waits
    thinking.close()


async def test_what_is_thought_elsewhere_is_what_would_be_thought_here() -> None:
    thinking = Thinking()
    player, seen = (
        Player("bg", Seat.BLUE_SPYMASTER),
        view(begin(classic_deal()), Audience.SPYMASTERS),
    )
    assert await thinking.think(player, seen) == think(player, seen)
    for word in ("птица", WORDS[0]):
        assert await thinking.accepts(player, seen, word) is accepts(player, seen, word)
    thinking.close()


def test_a_worker_leaves_it_to_the_server_to_be_stopped() -> None:
    usual = signal.getsignal(signal.SIGINT)
    try:
        _begin()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, usual)
