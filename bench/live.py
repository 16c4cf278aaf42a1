"""Whole games over real sockets: our server, on disk, beside what peers are made of, in memory.

    python bench/live.py [--rounds N] [--seconds S] [--shared] [--only moves|crowd]

The same load generator (`bench/load.py`, a process of its own) plays on both in turns, the same
moves in the same rhythm, and checks every view that anybody gets. Measured are moves at 100 a
second with chance between them, 64 moves on their way at any moment, and a crowd of 5,000 sockets.
The processor's time is the server's, as the kernel counts it; on a machine that is shared it is
what can be compared, and the ratios are of runs that took turns. The disk is asked at the same time
what a bare fdatasync takes.

Our limits stand as they are: each table comes from an address of its own, and the moves that are on
their way are spread over all tables, so that nobody plays faster than a person may.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from load_servers import (
    BENCH,
    BareDisk,
    Server,
    install_peer,
    median,
    parola,
    peer,
    percentile,
)

TABLES, PEOPLE, RATE, INFLIGHT = 200, 4, 100, 64
CROWD_TABLES, CROWD_PEOPLE = 1_000, 5
WARMING_TABLES = 5
FLOOD_CORE = 1
Found = dict[str, Any]


class Played:
    """A server, and a generator that plays on it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._load = subprocess.Popen(  # noqa: S603 - our own script
            [
                sys.executable,
                str(BENCH / "load.py"),
                server.name,
                str(server.port),
                str(server.pid),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def do(self, what: str, **more: object) -> Found:
        """Let the generator do one thing; a view that is wrong ends the run."""
        assert self._load.stdin is not None
        assert self._load.stdout is not None
        self._load.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self._load.stdin.flush()
        line = self._load.stdout.readline()
        if not line:
            raise SystemExit(f"the generator has ended while it did {what} on {self.server.name}")
        found: Found = json.loads(line)
        found["moved"] = sum(found["moves"].values())
        return found

    def stop(self) -> None:
        assert self._load.stdin is not None
        self._load.stdin.close()
        self._load.wait(timeout=60)
        self.server.stop()


@contextmanager
def playing(folder: Path, makers: Sequence[Callable[[Path], Server]]) -> Iterator[list[Played]]:
    """These servers, each with its generator."""
    with ExitStack() as stack:
        found = []
        for make in makers:
            played = Played(make(folder))
            stack.callback(played.stop)
            found.append(played)
        yield found


# What is derived from what was found.


def together(rounds: Sequence[Found], name: str) -> list[float]:
    """All values of several rounds."""
    return [value for one in rounds for value in one[name]]


def cpu_per_move(found: Found) -> float:
    """In microseconds."""
    return float(found["cpu"] / found["moved"] * 1e6)


def moves_per_core(found: Found) -> float:
    """Moves in a second of one core."""
    return float(found["moved"] / found["cpu"])


def ratios(ours: Sequence[Found], theirs: Sequence[Found], of: Callable[[Found], float]) -> str:
    """Round by round: median, least and most."""
    values = [of(a) / of(b) for a, b in zip(ours, theirs, strict=True)]
    return f"{median(values):.2f} ({min(values):.2f}…{max(values):.2f})"


def ratio(ours: Sequence[Found], theirs: Sequence[Found], of: Callable[[Found], float]) -> float:
    return median([of(a) / of(b) for a, b in zip(ours, theirs, strict=True)])


def shares(values: Sequence[float]) -> str:
    """p50, p95, p99."""
    return "".join(f"{percentile(values, share):8.2f}" for share in (0.5, 0.95, 0.99))


class Goals:
    """What the issue asks for, and what was found."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def hold(self, what: str, found: float, most: float, unit: str = "") -> None:
        """At most so much."""
        self._note(what, f"{found:.2f}{unit}", f"at most {most:g}{unit}", met=found <= most)

    def reach(self, what: str, found: float, least: float) -> None:
        """At least so much."""
        self._note(what, f"{found:.2f}", f"at least {least:g}", met=found >= least)

    def _note(self, what: str, found: str, goal: str, *, met: bool) -> None:
        self._lines.append(f"  {'met   ' if met else 'MISSED'} {what}: {found} ({goal})")

    def show(self) -> None:
        print("\nGoals", *self._lines, sep="\n")


# Moves.


def moves(folder: Path, options: argparse.Namespace, goals: Goals) -> None:
    """200 tables of four: at 100 moves a second, and with 64 on their way."""
    makers: list[Callable[[Path], Server]] = [parola, peer]
    if options.shared:
        makers.append(lambda place: peer(place, shared=True))
    with playing(folder, makers) as all_played:
        names = [played.server.name for played in all_played]
        for played in all_played:
            played.do("open", tables=TABLES, people=PEOPLE)
        paced, disk = _paced(all_played, options, folder)
        flooded = _flooded(all_played, options)
    _show_paced(names, paced, disk, options)
    _show_flooded(names, flooded, options)
    latency = together(paced["parola"], "latencies")
    over = percentile(latency, 0.99) - percentile(disk, 0.99)
    per_core = ratio(flooded["parola"], flooded["peer"], moves_per_core)
    sizes = together(paced["parola"], "sizes")
    goals.reach("moves per second of one core, 64 in flight, to the peer", per_core, 1.0)
    goals.hold(
        f"CPU per move at {RATE}/s, to the peer",
        ratio(paced["parola"], paced["peer"], cpu_per_move),
        1.5,
    )
    goals.hold("p99 over that of a bare fdatasync", over, 4, " ms")
    goals.hold("bytes per update besides the clue log", sum(sizes) / len(sizes), 400)


def _paced(
    all_played: Sequence[Played], options: argparse.Namespace, folder: Path
) -> tuple[dict[str, list[Found]], list[float]]:
    rounds: dict[str, list[Found]] = {played.server.name: [] for played in all_played}
    disk = BareDisk(folder)
    for _ in range(options.rounds):
        for played in all_played:
            with disk if played.server.name == "parola" else ExitStack():
                found = played.do("pace", rate=RATE, seconds=options.seconds)
            rounds[played.server.name].append(found)
    return rounds, disk.milliseconds


def _flooded(all_played: Sequence[Played], options: argparse.Namespace) -> dict[str, list[Found]]:
    """Each server on one core, where there are others for the generator."""
    rounds: dict[str, list[Found]] = {played.server.name: [] for played in all_played}
    if len(os.sched_getaffinity(0)) > 1:
        for played in all_played:
            played.server.pin({FLOOD_CORE})
    for _ in range(options.rounds):
        for played in all_played:
            found = played.do("flood", inflight=INFLIGHT, seconds=options.seconds / 2)
            rounds[played.server.name].append(found)
    return rounds


def _show_paced(
    names: Sequence[str],
    rounds: dict[str, list[Found]],
    disk: Sequence[float],
    options: argparse.Namespace,
) -> None:
    print(
        f"\n{TABLES} tables of {PEOPLE}, {RATE} moves a second with chance between them;"
        f" {options.rounds} rounds of {options.seconds:g} s in turns\n"
        "         ms from move to the last view   CPU µs    RSS     bytes of a view   generator's\n"
        "             p50     p95     p99        a move     MB    besides log, all   share, late ms"
    )
    for name in names:
        ran = rounds[name]
        sizes, views = together(ran, "sizes"), sum(one["views"] for one in ran)
        print(
            f"{name:10}{shares(together(ran, 'latencies'))}"
            f"{median([cpu_per_move(one) for one in ran]):14.0f}"
            f"{ran[-1]['rss_kb'] / 1024:7.0f}"
            f"{sum(sizes) / len(sizes):14.0f}{sum(one['whole'] for one in ran) / views:8.0f}"
            f"{_own(ran)}"
        )
    print(f"fdatasync {shares(disk)}   of 4 kB, at the same time, {len(disk)} times")
    print(f"CPU per move, ours to the peer's: {_to(rounds, 'peer', cpu_per_move)}")
    _show_sizes(rounds["parola"])


def _show_sizes(ran: Sequence[Found]) -> None:
    sizes = together(ran, "sizes")
    within = sum(size < 400 for size in sizes) / len(sizes)
    print(
        f"Our views besides the clue log: median {median(sizes):.0f} bytes,"
        f" p95 {percentile(sizes, 0.95):.0f}, most {max(sizes)}; {within:.0%} under 400"
        " (the largest are new games)"
    )


def _show_flooded(
    names: Sequence[str], rounds: dict[str, list[Found]], options: argparse.Namespace
) -> None:
    print(
        f"\n{INFLIGHT} moves on their way at any moment; {options.rounds} rounds of"
        f" {options.seconds / 2:g} s in turns, each server on one core\n"
        "          moves/s   a second   CPU µs   ms from move to the last view   generator's\n"
        "         by clock  of a core   a move       p50     p95     p99         share, late ms"
    )
    for name in names:
        ran = rounds[name]
        by_clock = median([one["moved"] / one["seconds"] for one in ran])
        print(
            f"{name:10}{by_clock:7.0f}{median([moves_per_core(one) for one in ran]):11.0f}"
            f"{median([cpu_per_move(one) for one in ran]):9.0f}"
            f"  {shares(together(ran, 'latencies'))}   {_own(ran)}"
        )
    for name in names[1:]:
        print(
            f"Ours to {name}: moves of a core {_to(rounds, name, moves_per_core)},"
            f" by the clock {_to(rounds, name, lambda one: one['moved'] / one['seconds'])}"
        )


def _to(rounds: dict[str, list[Found]], name: str, of: Callable[[Found], float]) -> str:
    return ratios(rounds["parola"], rounds[name], of)


def _own(ran: Sequence[Found]) -> str:
    """The generator's share of a core, and the longest that it was held up itself."""
    share = median([one["own_cpu"] / one["seconds"] for one in ran])
    return f"{share:12.0%}{max(one['late'] for one in ran):8.1f}"


# A crowd.


def crowd(folder: Path, options: argparse.Namespace, goals: Goals) -> None:
    """1,000 tables of five, idle and busy: memory, pauses."""
    print(
        f"\n{CROWD_TABLES:,} tables of {CROWD_PEOPLE}: idle, then {RATE} moves a second\n"
        "            kB a socket  RSS MB   CPU idle   busy µs a move   pong ms   p99    most"
        "   ms to the last view         generator's"
    )
    for make in (parola, peer):
        place = folder / f"crowd-{make.__name__}"
        place.mkdir()
        with playing(place, [make]) as (played,):
            found = _crowd(played, options)
        if make is parola:
            goals.hold("kB of memory a connected socket", found["per_socket"], 20)
            goals.hold("longest pause with 5,000 sockets", found["pause"], 50, " ms")


def _crowd(played: Played, options: argparse.Namespace) -> dict[str, float]:
    """The first tables bring with them what is read but once, such as a language's dictionaries."""
    before = played.do("open", tables=WARMING_TABLES, people=CROWD_PEOPLE)["rss_kb"]
    played.do("idle", seconds=2)
    before = max(before, played.do("idle", seconds=1)["rss_kb"])
    more = CROWD_TABLES - WARMING_TABLES
    played.do("open", tables=more, people=CROWD_PEOPLE)
    idle = played.do("idle", seconds=options.seconds, pulse=True)
    busy = played.do("pace", rate=RATE, seconds=2 * options.seconds, pulse=True)
    per_socket = (idle["rss_kb"] - before) / (more * CROWD_PEOPLE)
    pulses = [*idle["pulses"], *busy["pulses"]]
    print(
        f"{played.server.name:12}{per_socket:11.1f}{idle['rss_kb'] / 1024:8.0f}"
        f"{idle['cpu'] / idle['seconds']:11.1%}{cpu_per_move(busy):17.0f}"
        f"{'':10}{percentile(pulses, 0.99):6.1f}{max(pulses):8.1f}"
        f"   {shares(busy['latencies'])}{_own([idle, busy])}"
    )
    return {"per_socket": per_socket, "pause": max(pulses)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole games over sockets, beside a peer.")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument(
        "--shared", action="store_true", help="also a peer that encodes once for each role"
    )
    parser.add_argument("--only", choices=("moves", "crowd"), help="one half of it")
    parser.add_argument("--folder", type=Path, help="where the log lies, on a real disk")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    install_peer()
    goals = Goals()
    with tempfile.TemporaryDirectory(prefix="parola-bench-", dir=options.folder) as folder:
        if options.only != "crowd":
            moves(Path(folder), options, goals)
        if options.only != "moves":
            crowd(Path(folder), options, goals)
    goals.show()


if __name__ == "__main__":
    main()
