"""`parola admin`: what whoever runs a server needs now and then. It works on the same data as a
server that runs; only `restore` wants it stopped."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

import click

if TYPE_CHECKING:
    from parola.store.base import Store

T = TypeVar("T")
DAY_MS = 24 * 3600 * 1000
NAMES = {"ignore_unknown_options": True}
"""Names of tables and people are chance, and may begin with a dash."""


class Where:
    """The data that the command is about."""

    def __init__(self, data: Path, store: str | None) -> None:
        self.data = data
        self.store = store

    def run(self, work: "Callable[[Store], Awaitable[T]]") -> T:
        """Do something with the store, and say clearly what went wrong."""
        from parola.rules.refusal import Refused
        from parola.store.base import StoreError

        try:
            return asyncio.run(self._run(work))
        except (Refused, StoreError) as fault:
            raise click.ClickException(str(fault)) from fault

    async def _run(self, work: "Callable[[Store], Awaitable[T]]") -> T:
        store = self._open()
        try:
            return await work(store)
        finally:
            await store.close()

    def _open(self) -> "Store":
        if self.store is not None:
            from parola.store.postgres import PostgresStore

            return PostgresStore(self.store)
        from parola.store.backup import DATABASE
        from parola.store.sqlite import SqliteStore

        if not (self.data / DATABASE).exists():
            raise click.ClickException(f"there is no {DATABASE} in {self.data}")
        return SqliteStore(self.data / DATABASE)

    def folder(self) -> Path:
        """The data folder, for what only SQLite knows."""
        if self.store is not None:
            raise click.ClickException("PostgreSQL has tools of its own: pg_dump and pg_restore")
        return self.data


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _now() -> int:
    return time.time_ns() // 1_000_000


@click.group()
@click.option(
    "--data",
    default="parola-data",
    show_default=True,
    envvar="PAROLA_DATA",
    type=click.Path(file_okay=False, path_type=Path),
    help="The data folder of the server.",
)
@click.option("--store", envvar="PAROLA_STORE", help="A PostgreSQL address instead.")
@click.pass_context
def admin(context: click.Context, *, data: Path, store: str | None) -> None:
    """Look after the data of a server, while it runs."""
    context.obj = Where(data, store)


@admin.command("list")
@click.option("--unused", default=0, metavar="DAYS", help="Only what nobody used for so long.")
@click.pass_obj
def list_tables(where: Where, *, unused: int) -> None:
    """List all tables, the latest used first."""
    from parola.store import inventory

    since = _now() - unused * DAY_MS if unused else None
    for one in where.run(lambda store: store.seen(inventory.tables, since)):
        state = "plays" if one.running else "rests"
        told = (one.table, _when(one.at), one.language, one.game, f"{one.people} people", state)
        click.echo("  ".join(told))


@admin.command(context_settings=NAMES)
@click.argument("table")
@click.pass_obj
def show(where: Where, *, table: str) -> None:
    """Show a table: who is there, its rules, its games. Never a key."""
    from parola.service.portrait import portrait

    for line in where.run(lambda store: portrait(store, table)):
        click.echo(line)


@admin.command("export", context_settings=NAMES)
@click.argument("table")
@click.option("--to", type=click.Path(dir_okay=False, path_type=Path), help="A file; else here.")
@click.option("--with-key", is_flag=True, help="Even while a game runs, whose key is then told.")
@click.pass_obj
def export_table(where: Where, *, table: str, to: Path | None, with_key: bool) -> None:
    """Write a table as lines of JSON, to be imported elsewhere."""
    from parola.service.transfer import exported

    lines = where.run(lambda store: exported(store, table, with_key=with_key))
    if to is None:
        click.echo(b"".join(lines), nl=False)
    else:
        to.write_bytes(b"".join(lines))


@admin.command("import")
@click.argument("file", type=click.File("rb"))
@click.pass_obj
def import_table(where: Where, *, file: BinaryIO) -> None:
    """Take in a table that was exported."""
    from parola.service.transfer import imported

    click.echo(where.run(lambda store: imported(store, file)))


@admin.command(context_settings=NAMES)
@click.argument("tables", nargs=-1, required=True)
@click.pass_obj
def delete(where: Where, *, tables: tuple[str, ...]) -> None:
    """Delete tables, with all that was said at them."""
    where.run(lambda store: _delete(store, tables))


async def _delete(store: "Store", tables: tuple[str, ...]) -> None:
    for name in tables:
        if await store.head(name) is None:
            raise click.ClickException(f"there is no table {name}")
    for name in tables:
        await store.drop(name)


@admin.command()
@click.option("--unused", default=365, show_default=True, metavar="DAYS", help="Nobody used it.")
@click.option("--empty", default=7, show_default=True, metavar="DAYS", help="Nobody is there.")
@click.option("--dry-run", is_flag=True, help="Only say which.")
@click.pass_obj
def prune(where: Where, *, unused: int, empty: int, dry_run: bool) -> None:
    """Delete tables that nobody has used for long, and empty ones sooner."""
    names = where.run(lambda store: _old(store, unused, empty))
    if not dry_run and names:
        where.run(lambda store: _delete(store, names))
    for name in names:
        click.echo(name)


async def _old(store: "Store", unused: int, empty: int) -> tuple[str, ...]:
    from parola.store import inventory

    old = await store.seen(inventory.tables, _now() - unused * DAY_MS)
    left = await store.seen(inventory.tables, _now() - empty * DAY_MS)
    names = [one.table for one in old] + [one.table for one in left if not one.people]
    return tuple(dict.fromkeys(names))


@admin.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_obj
def backup(where: Where, *, folder: Path) -> None:
    """Copy the data folder into a new one, while the server runs."""
    from parola.store.backup import back_up
    from parola.store.base import StoreError

    try:
        back_up(where.folder(), folder)
    except StoreError as fault:
        raise click.ClickException(str(fault)) from fault


@admin.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="In place of the data that is there.")
@click.pass_obj
def restore(where: Where, *, folder: Path, replace: bool) -> None:
    """Make a data folder of a backup. The server must be stopped."""
    from parola.store import backup as copies
    from parola.store.base import StoreError

    try:
        copies.restore(folder, where.folder(), replace=replace)
    except StoreError as fault:
        raise click.ClickException(str(fault)) from fault


@admin.command()
@click.option("--after", default=0, metavar="NUMBER", help="Only later ones.")
@click.pass_obj
def reports(where: Where, *, after: int) -> None:
    """What people have reported about each other."""
    from parola.store import reports as sql

    for one in where.run(lambda store: store.seen(sql.reports, after)):
        click.echo(f"{one.number}  {_when(one.at)}  table {one.table}  person {one.person}")
        for what, text in (("said", one.said), ("why", one.why)):
            if text:
                click.echo(f"    {what}: {text!r}")


@admin.command(context_settings=NAMES)
@click.argument("person")
@click.option("--why", default="", help="A note for yourself.")
@click.pass_obj
def ban(where: Where, *, person: str, why: str) -> None:
    """Let somebody use this server no more."""
    from parola.store import reports as sql

    where.run(lambda store: store.written(sql.ban, person, _now(), why))


@admin.command(context_settings=NAMES)
@click.argument("person")
@click.pass_obj
def unban(where: Where, *, person: str) -> None:
    """Let somebody use this server again."""
    from parola.store import reports as sql

    where.run(lambda store: store.written(sql.unban, person))


@admin.command()
@click.pass_obj
def bans(where: Where) -> None:
    """Everybody who may not use this server."""
    from parola.store import reports as sql

    for person in sorted(where.run(lambda store: store.seen(sql.banned))):
        click.echo(person)


@admin.command(context_settings=NAMES)
@click.argument("person")
@click.pass_obj
def forget(where: Where, *, person: str) -> None:
    """Delete a person's name, words, decks and memberships. Logs hold only an id."""
    where.run(lambda store: store.forget(person))


@admin.command()
@click.pass_obj
def statistics(where: Where) -> None:
    """How much there is, in numbers that name nobody."""
    import msgspec

    from parola.store import inventory

    counted = where.run(lambda store: store.seen(inventory.statistics))
    for name, value in msgspec.structs.asdict(counted).items():
        if isinstance(value, dict):
            value = ", ".join(f"{kind} {count}" for kind, count in value.items())  # noqa: PLW2901
        click.echo(f"{name.replace('_', ' ')}: {value}")


@admin.command()
@click.pass_obj
def rebuild(where: Where) -> None:
    """Write the directory anew from the logs of the tables."""
    from parola.service.directory import rebuild as write_anew

    click.echo(f"{where.run(write_anew)} tables")
