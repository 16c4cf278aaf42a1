"""The referee's speed: warm judging of fresh clues against 25 words, loading, memory, per language.

python bench/referee.py [LANG...]
"""

import statistics
import subprocess
import sys
import time
from pathlib import Path

from parola.languages.base import OURS, load
from parola.languages.referee import judge
from parola.languages.shape import shape_of
from parola.languages.workbench import deck_words

PAGE_KB = 4


def resident_mb() -> float:
    """This process's memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_KB / 1024


def measure(code: str) -> None:
    """Prints one language's numbers; run in a process of its own."""
    before, start = resident_mb(), time.perf_counter()
    language = load(code)
    judge(language, "x y", ["X"])
    language.analyse("abc")
    loading, memory = time.perf_counter() - start, resident_mb() - before
    words = deck_words(language)
    board, clues = words[::17][:25], [w.lower() for w in words if w not in words[::17][:25]][:400]
    for word in board:
        judge(language, word, board)
    cold: list[float] = []
    warm: list[float] = []
    for clue in clues:
        for times in (cold, warm):
            shape_of.cache_clear()
            start = time.perf_counter()
            judge(language, clue, board)
            times.append((time.perf_counter() - start) * 1000)
    print(
        f"{code}: load {loading:.2f} s, {memory:.0f} MB (process {resident_mb():.0f});"
        f" a clue never heard {statistics.median(cold):.2f} ms,"
        f" heard before {statistics.median(warm):.2f} ms (worst {max(cold):.1f})"
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
