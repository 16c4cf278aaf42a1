"""Random legal games per second: our rules beside two packages that play the same game.

Each plays the same random player: a clue with a random number from 1 to 4, then touches of random
uncovered cards, with a stop now and then, to the end of the game. The players take turns within one
run and are measured in seconds of the processor, so that a busy machine is no one's disadvantage.
Ours makes events, folds them and builds one view for each audience after every command, through the
decide and evolve that a server uses; of the package codenames only its state is used, without its
player and display classes.

Prints games and commands per second, the ratio to the faster peer, and what decide, evolve and view
cost each.
"""

import logging
import statistics
import sys
import time
from collections.abc import Callable
from importlib import metadata
from random import Random

from parola.rules import classic, duet
from parola.rules.clock import Phase
from parola.rules.commands import Command, Give, Stop, Touch
from parola.rules.game import Game, acting, begin, decide, evolve
from parola.rules.keys import deal_classic_key, deal_duet_key
from parola.rules.refusal import Refused
from parola.rules.seats import OPERATIVES, SPYMASTERS
from parola.rules.view import CLASSIC_AUDIENCES, views

ROUNDS = 15
SECONDS = 0.4
STOP = 0.25
WORDS = tuple(f"word{n}" for n in range(25))

Play = Callable[[Random], int]
"""Plays one game; returns how many commands it took."""


def shuffled(random: Random) -> list[int]:
    """The order in which the random player touches cards: cheap, so that the rules are measured."""
    chance = [random.random() for _ in range(25)]
    return sorted(range(25), key=chance.__getitem__)


def play_parola(random: Random) -> int:
    state = classic.begin(classic.ClassicDeal(WORDS, deal_classic_key(random)))
    order = shuffled(random)
    commands = 0
    while state.phase is not Phase.OVER:
        command: Command
        if state.phase is Phase.CLUE:
            who, command = SPYMASTERS[state.team], Give("clue", 1 + int(4 * random.random()))
        else:
            who = OPERATIVES[state.team]
            stops = state.guesses and random.random() < STOP
            command = Stop() if stops else Touch(order.pop())
        for event in classic.decide(state, who, command):
            state = classic.evolve(state, event)
        views(state)
        commands += 1
    return commands


def play_duet(random: Random) -> int:
    """Duet has no peer; its speed is printed beside."""
    game: Game = begin(duet.DuetDeal(WORDS, deal_duet_key(random)))
    commands = 0
    while game.phase is not Phase.OVER:
        seat = random.choice(acting(game))
        command: Command = Touch(random.randrange(25))
        if game.phase is Phase.CLUE:
            command = Give("clue", 1 + int(4 * random.random()))
        elif game.guesses and game.phase is Phase.GUESS and random.random() < STOP:
            command = Stop()
        try:
            events = decide(game, seat, command)
        except Refused:  # a card that may not be touched again
            continue
        for event in events:
            game = evolve(game, event)
        views(game)
        commands += 1
    return commands


def codenames_player() -> Play | None:
    try:
        from codenames.boards.builder import generate_board
        from codenames.game.move import PASS_GUESS, Guess, Hint
        from codenames.game.player import PlayerRole
        from codenames.game.state import new_game_state
    except ImportError as missing:
        print(f"codenames is not measured: {missing}")
        return None
    logging.getLogger("codenames").setLevel(logging.CRITICAL)

    def play(random: Random) -> int:
        state = new_game_state(board=generate_board(language="english", seed=random.random()))
        order = shuffled(random)
        commands = guesses = 0
        while not state.is_game_over:
            if state.current_player_role == PlayerRole.HINTER:
                state.process_hint(
                    Hint(word=f"clue{commands}", card_amount=1 + int(4 * random.random()))
                )
                guesses = 0
            elif guesses and random.random() < STOP:
                state.process_guess(Guess(card_index=PASS_GUESS))
            else:
                state.process_guess(Guess(card_index=order.pop()))
                guesses += 1
            commands += 1
        return commands

    return play


def textarena_player() -> Play | None:
    """Its word list wants a download at import; words of ours stand in, which costs it nothing."""
    try:
        import nltk

        nltk.download = lambda *_, **__: True
        from textarena.envs.Codenames import env as module
    except Exception as missing:  # noqa: BLE001 - whatever it lacks, it is not measured
        print(f"textarena is not measured: {type(missing).__name__}: {missing}")
        return None
    deck = [f"{a}{b}qx" for a in "bcdfghjklm" for b in "aeiou"]
    module.CodenamesEnv._load_word_list = lambda self, hardcore=False: setattr(  # noqa: SLF001, ARG005
        self, "word_list", deck
    )

    def play(random: Random) -> int:
        game = module.CodenamesEnv()
        game.reset(4, seed=random.randrange(10**9))
        words = list(game.board)
        order = [words[place] for place in shuffled(random)]
        commands = guesses = 0
        done = False
        while not done:
            if game.state.current_player_id in {0, 2}:
                action, guesses = f"[zzz {1 + int(4 * random.random())}]", 0
            elif guesses and random.random() < STOP:
                action = "[pass]"
            else:
                action = f"[{order.pop()}]"
                guesses += 1
            done, _ = game.step(action)
            commands += 1
        return commands

    return play


def measure(play: Play, random: Random) -> tuple[float, float]:
    """Games and commands per second of this process; no player ever waits."""
    games = commands = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        commands += play(random)
        games += 1
    return games / spent, commands / spent


def costs() -> dict[str, float]:
    """Microseconds for one decide, evolve and view, over the commands of random games."""
    random, clock = Random(7), time.perf_counter
    spent = dict.fromkeys(("decide", "evolve", "view"), 0.0)
    counts = dict.fromkeys(spent, 0)
    for _ in range(800):
        state = classic.begin(classic.ClassicDeal(WORDS, deal_classic_key(random)))
        order = shuffled(random)
        while state.phase is not Phase.OVER:
            clue = state.phase is Phase.CLUE
            who = SPYMASTERS[state.team] if clue else OPERATIVES[state.team]
            command = Give("clue", 2) if clue else Touch(order.pop())
            marks = [clock()]
            events = classic.decide(state, who, command)
            marks.append(clock())
            for event in events:
                state = classic.evolve(state, event)
            marks.append(clock())
            views(state)
            marks.append(clock())
            for name, before, after in zip(spent, marks, marks[1:], strict=False):
                spent[name] += after - before
            counts["decide"] += 1
            counts["evolve"] += len(events)
            counts["view"] += len(CLASSIC_AUDIENCES)
    return {name: spent[name] / counts[name] * 1e6 for name in spent}


def main() -> int:
    found: dict[str, Play | None] = {
        "parola": play_parola,
        "codenames": codenames_player(),
        "textarena": textarena_player(),
        "parola, Duet": play_duet,
    }
    players = {name: play for name, play in found.items() if play is not None}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for number in range(ROUNDS):
        for name, play in players.items():
            rates[name].append(measure(play, Random(number)))
    for name, rounds in rates.items():
        version = ""
        if name in {"codenames", "textarena"}:
            version = metadata.version(name)
        games, commands = (statistics.median(values) for values in zip(*rounds, strict=True))
        print(f"{name:13} {version:7} {games:9.0f} games/s {commands:10.0f} commands/s")
    peers = [name for name in rates if not name.startswith("parola")]
    ratios = [
        ours / max(rates[peer][n][0] for peer in peers)
        for n, (ours, _) in enumerate(rates["parola"])
    ]
    print(
        f"ratio to the faster peer, games: median {statistics.median(ratios):.1f}, "
        f"least {min(ratios):.1f}, most {max(ratios):.1f}, over {ROUNDS} rounds"
    )
    print(", ".join(f"{name} {value:.2f} µs" for name, value in costs().items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
