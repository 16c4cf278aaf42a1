"""The bots' speed and size, per language, each in a fresh process.

    python bench/bots.py [LANG...]

Measures loading and memory of lexicon and vectors (over numpy and the language's own dictionaries,
which the referee needs anyway), bytes on disk, and how long a clue and a guess take in whole games:
time of the processor, so that a busy machine is no disadvantage; run it with OMP_NUM_THREADS=1.
"""

import statistics
import subprocess
import sys
import time
from pathlib import Path

from parola.bots.arena import Contest, deal
from parola.bots.player import Player
from parola.languages.base import OURS, load
from parola.languages.referee import judge
from parola.lexicon import associations, senses, vectors
from parola.lexicon.lexicon import lexicon
from parola.rules.board import PLACES
from parola.rules.commands import Give, Stop, Touch
from parola.rules.game import acting, begin, decide, evolve, is_over
from parola.rules.seats import AUDIENCES
from parola.rules.view import view

PAGE_KB = 4
GAMES = 20


def resident_mb() -> float:
    """This process's memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_KB / 1024


def bytes_of(code: str) -> tuple[int, int]:
    """All that a server needs on disk for one language; and how much of it are the words of the
    other four, which stand in the same rows."""
    files = [
        vectors.FILE,
        vectors.file_of(code),
        associations.FOLDER / f"{code}.txt",
        associations.FOLDER / f"{associations.OF_SENSES}.txt",
        *senses.FOLDER.glob("*.tsv"),
    ]
    others = sum(
        len(cell.encode()) + 1
        for sense in senses.senses()
        for other, cell in zip(senses.LANGUAGES, sense.cells, strict=True)
        if other != code
    )
    return sum(file.stat().st_size for file in files if file.exists()), others


def measure(code: str) -> None:
    """Prints one language's numbers."""
    from random import Random

    language = load(code)
    judge(language, "x y", ["X"])
    language.lemmas("abc")
    before, start = resident_mb(), time.process_time()
    lexicon(code).columns([f"нема{n}" for n in range(PLACES)])
    loading, memory = time.process_time() - start, resident_mb() - before
    clues: list[float] = []
    guesses: list[float] = []
    for seed in range(GAMES):
        game = begin(deal(Contest.TEAMS, code, Random(seed)))
        while not is_over(game):
            seat = acting(game)[0]
            shown, player = view(game, AUDIENCES[seat]), Player(code, seat)
            start = time.process_time()
            answer = player.act(shown)
            spent = (time.process_time() - start) * 1000
            assert answer is not None
            if isinstance(answer.command, Give):
                clues.append(spent)
            elif isinstance(answer.command, Touch | Stop):
                guesses.append(spent)
            for event in decide(game, seat, answer.command):
                game = evolve(game, event)
    clues = clues[5:]  # the first ones read the referee's files
    whole, others = bytes_of(code)
    print(
        f"{code}: load {loading:.2f} s, {memory:.0f} MB in memory,"
        f" {whole / 1e6:.2f} MB on disk ({others / 1e6:.2f} of it the other languages' words);"
        f" a clue {statistics.median(clues):.1f} ms (worst {max(clues):.0f}),"
        f" a guess {statistics.median(guesses):.2f} ms (worst {max(guesses):.0f})"
    )


def main(arguments: list[str]) -> None:
    """Each language in a fresh process."""
    if len(arguments) == 2 and arguments[0] == "--one":
        measure(arguments[1])
        return
    for code in arguments or OURS:
        subprocess.run([sys.executable, __file__, "--one", code], check=True)  # noqa: S603


if __name__ == "__main__":
    main(sys.argv[1:])
