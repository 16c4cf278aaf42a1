"""A data folder is copied while it is in use, and put back where it harms nothing."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from parola.store.backup import DATABASE, SECRET, back_up, restore
from parola.store.base import Entry, Listing, StoreError
from parola.store.schema import STEPS
from parola.store.sqlite import SqliteStore

LISTING = Listing("bg", "classic", ("anna",))


async def folder(path: Path, *tables: str) -> Path:
    """A data folder with these tables."""
    path.mkdir()
    (path / SECRET).write_bytes(b"s" * 32)
    store = SqliteStore(path / DATABASE)
    for table in tables:
        await store.create(table, Entry(1, 1, "anna", None, b"[]"), LISTING)
    await store.close()
    return path


async def tables_in(path: Path) -> list[str]:
    store = SqliteStore(path / DATABASE)
    found = [table for table, _ in await store.tables_of("anna")]
    await store.close()
    return found


async def test_a_folder_in_use_is_copied_as_it_was_at_one_moment(tmp_path: Path) -> None:
    data = await folder(tmp_path / "data", "one")
    store = SqliteStore(data / DATABASE)
    await store.create("two", Entry(1, 1, "anna", None, b"[]"), LISTING)
    back_up(data, tmp_path / "copies" / "today")
    await store.drop("one")
    await store.close()
    again = tmp_path / "again"
    restore(tmp_path / "copies" / "today", again)
    assert await tables_in(again) == ["one", "two"]
    assert (again / SECRET).read_bytes() == b"s" * 32
    for file in (again / SECRET, again / DATABASE):
        assert file.stat().st_mode & 0o077 == 0


async def test_a_copy_takes_the_place_of_data_only_by_wish_and_never_in_use(
    tmp_path: Path,
) -> None:
    copy = await folder(tmp_path / "copy", "old")
    data = await folder(tmp_path / "data", "new")
    with pytest.raises(StoreError, match="holds a database already"):
        restore(copy, data)
    store = SqliteStore(data / DATABASE)
    with pytest.raises(StoreError, match="stop the server first"):
        restore(copy, data, replace=True)
    assert await store.head("new") == 1
    await store.close()
    (copy / SECRET).unlink()
    (data / SECRET).write_bytes(b"mine" * 8)
    restore(copy, data, replace=True)
    assert await tables_in(data) == ["old"]
    assert (data / SECRET).read_bytes() == b"mine" * 8


async def test_a_copy_is_made_of_data_and_into_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    with pytest.raises(StoreError, match="there is no"):
        back_up(tmp_path / "nothing", tmp_path / "copy")
    data = await folder(tmp_path / "data")
    (tmp_path / "copy").mkdir()
    back_up(data, tmp_path / "copy")
    with pytest.raises(StoreError, match="is not empty"):
        back_up(data, tmp_path / "copy")


def _cut(file: Path) -> None:
    """A page in the middle is lost, as on a disk that dies."""
    whole = bytearray(file.read_bytes())
    whole[4096 * 3 : 4096 * 12] = b"\xff" * 4096 * 9
    file.write_bytes(whole)


def _miscounted(file: Path) -> None:
    """It can be read, but the number of its free pages is wrong."""
    whole = bytearray(file.read_bytes())
    whole[36:40] = (7).to_bytes(4, "big")
    file.write_bytes(whole)


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO schema_steps (number) VALUES (?)", (len(STEPS) + 1,))
        connection.commit()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda file: file.unlink(), "there is no"),
        (lambda file: file.write_bytes(b"hello" * 1000), "no database of Parola"),
        (lambda file: file.write_bytes(b""), "no database of Parola"),
        (_cut, "damaged|no database"),
        (_miscounted, "is damaged"),
        (_newer, "newer Parola"),
    ],
    ids=["nothing", "rubbish", "empty", "cut", "miscounted", "newer"],
)
async def test_what_is_no_sound_copy_is_not_put_back(
    tmp_path: Path, spoil: Callable[[Path], object], why: str
) -> None:
    copy, data = await folder(tmp_path / "copy", "old"), await folder(tmp_path / "data", "new")
    spoil(copy / DATABASE)
    with pytest.raises(StoreError, match=why):
        restore(copy, data, replace=True)
    assert await tables_in(data) == ["new"]
