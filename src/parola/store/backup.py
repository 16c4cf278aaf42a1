"""A copy of a data folder: of a database that may be in use, and of the secret that signs who
people are. Without the secret nobody would get back to their seats."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from parola.store.base import StoreError
from parola.store.schema import STEPS

DATABASE, SECRET = "parola.db", "secret"
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database that is in use."""


def back_up(data: Path, target: Path) -> None:
    """Copy a data folder into a new one, as it was at one moment."""
    if not (data / DATABASE).exists():
        raise StoreError(f"there is no {DATABASE} in {data}")
    if target.exists() and any(target.iterdir()):
        raise StoreError(f"{target} is not empty")
    target.mkdir(parents=True, exist_ok=True)
    unfinished = target / f"{DATABASE}.part"
    unfinished.touch(mode=0o600)
    with (
        closing(sqlite3.connect(data / DATABASE)) as source,
        closing(sqlite3.connect(unfinished)) as copy,
    ):
        source.backup(copy)
    check(unfinished)
    unfinished.rename(target / DATABASE)
    _copy_secret(data, target)


def restore(source: Path, data: Path, *, replace: bool = False) -> None:
    """Make a data folder of a copy; another one in its place only by wish, and never one in use."""
    check(source / DATABASE)
    if (data / DATABASE).exists():
        if not replace:
            raise StoreError(f"{data} holds a database already")
        _refuse_in_use(data / DATABASE)
    data.mkdir(parents=True, exist_ok=True)
    unfinished = data / f"{DATABASE}.part"
    shutil.copyfile(source / DATABASE, unfinished)
    unfinished.chmod(0o600)
    for ending in BESIDE:
        (data / f"{DATABASE}{ending}").unlink(missing_ok=True)
    unfinished.replace(data / DATABASE)
    _copy_secret(source, data)


def check(database: Path) -> None:
    """Refuse what is no sound database of ours."""
    if not database.exists():
        raise StoreError(f"there is no {database}")
    try:
        with closing(sqlite3.connect(database)) as connection:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            (step,) = connection.execute("SELECT MAX(number) FROM schema_steps").fetchone()
    except sqlite3.Error as fault:
        raise StoreError(f"{database} is no database of Parola: {fault}") from fault
    if sound != "ok":
        raise StoreError(f"{database} is damaged: {sound}")
    if step > len(STEPS):
        raise StoreError(f"{database} is of a newer Parola")


def _refuse_in_use(database: Path) -> None:
    with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError as fault:
            raise StoreError(f"{database} is in use: stop the server first") from fault


def _copy_secret(source: Path, target: Path) -> None:
    if (source / SECRET).exists():
        handle = os.open(target / SECRET, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write((source / SECRET).read_bytes())
