"""A store in one SQLite file: what a laptop or a small host needs, and nothing to set up.

One thread writes. It commits whatever has queued while it was committing before, so that many
tables share one fsync; nobody is answered before the commit. Reads go to a second connection and
see what is committed.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from parola.store import statements as sql
from parola.store.base import Store, Unavailable

WORDS = {"bytes": "BLOB", "serial": "INTEGER PRIMARY KEY AUTOINCREMENT"}
BATCH = 512
BUSY_SECONDS = 5.0

T = TypeVar("T")
Job = tuple[Callable[..., Any], tuple[Any, ...], "asyncio.Future[Any]"]


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class SqliteStore(Store):
    """See `parola.store.base.Store`."""

    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = _connect(path)
        self._reader = _connect(path)
        self._reading = threading.Lock()
        cursor = self._writer.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            sql.migrate(cursor, WORDS)
        except BaseException:
            cursor.execute("ROLLBACK")
            self._writer.close()
            self._reader.close()
            raise
        cursor.execute("COMMIT")
        self._thread = threading.Thread(target=self._write, name="parola-store", daemon=True)
        self._thread.start()

    def _write(self) -> None:
        """Take what has queued, run it in one transaction, and answer after the commit."""
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    self._jobs.put(None)
                    break
                batch.append(job)
            self._answer(batch, self._transaction(batch))

    def _transaction(self, batch: list[Job]) -> list[Any]:
        """The outcome of each job: its result, or the error that undid it alone."""
        cursor = self._writer.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(cursor, job) for job in batch]
            cursor.execute("COMMIT")
        except sqlite3.Error as fault:
            if self._writer.in_transaction:
                cursor.execute("ROLLBACK")
            if isinstance(fault, sqlite3.OperationalError) or len(batch) == 1:
                return [Unavailable(str(fault))] * len(batch)
            return [self._transaction([job])[0] for job in batch]  # one is at fault, not all
        return outcomes

    def _attempt(self, cursor: sqlite3.Cursor, job: Job) -> Any:
        operation, arguments, _ = job
        cursor.execute("SAVEPOINT job")
        try:
            outcome: Any = operation(cursor, *arguments)
        except sqlite3.Error:
            raise  # the whole transaction is lost
        except Exception as refusal:  # noqa: BLE001 - it undoes this job alone, and its caller hears it
            cursor.execute("ROLLBACK TO job")
            outcome = refusal
        cursor.execute("RELEASE job")
        return outcome

    @staticmethod
    def _answer(batch: list[Job], outcomes: list[Any]) -> None:
        loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, _, future), outcome in zip(batch, outcomes, strict=True):
            loops.setdefault(future.get_loop(), []).append((future, outcome))
        for loop, answers in loops.items():
            try:
                loop.call_soon_threadsafe(_settle, answers)
            except RuntimeError:  # nobody waits any more: the loop is closed
                continue

    async def written(self, operation: Callable[..., T], *arguments: object) -> T:
        if self._closed:
            raise Unavailable("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((operation, arguments, future))
        return await future

    async def seen(self, operation: Callable[..., T], *arguments: object) -> T:
        if self._closed:
            raise Unavailable("the store is closed")
        return await asyncio.to_thread(self._look, operation, arguments)

    def _look(self, operation: Callable[..., T], arguments: tuple[object, ...]) -> T:
        with self._reading:
            cursor = self._reader.cursor()
            try:
                cursor.execute("BEGIN")
                return operation(cursor, *arguments)
            except sqlite3.Error as fault:
                raise Unavailable(str(fault)) from fault
            finally:
                if self._reader.in_transaction:
                    cursor.execute("COMMIT")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()


def _settle(answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, outcome in answers:
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
