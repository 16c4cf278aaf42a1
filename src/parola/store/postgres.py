"""A store in PostgreSQL, which arbitrates between many nodes. The same statements as for SQLite,
run in threads over a pool of connections."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from parola.store import statements as sql
from parola.store.base import Store, Unavailable

WORDS = {"bytes": "BYTEA", "serial": "BIGSERIAL PRIMARY KEY"}
ONE_AT_A_TIME = 7_265_726_541
"""The advisory lock that nodes take while they migrate."""
CONNECTIONS = 8
PATIENCE_SECONDS = 5.0

T = TypeVar("T")


class _Cursor:
    """A psycopg cursor that takes `?` for its parameters, as the shared statements write them."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        self._cursor = cursor

    def execute(self, statement: str, parameters: Sequence[Any] = (), /) -> "_Cursor":
        self._cursor.execute(statement.replace("?", "%s").encode(), [_plain(p) for p in parameters])
        return self

    def fetchone(self) -> Any:
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()


def _plain(parameter: Any) -> Any:
    """PostgreSQL's texts hold no zero characters; nobody who means well sends one."""
    return parameter.replace("\0", "\ufffd") if isinstance(parameter, str) else parameter


def _migrate(cursor: sql.Cursor) -> int:
    cursor.execute(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
    return sql.migrate(cursor, WORDS)


class _Lost(Exception):  # noqa: N818 - named after what happened
    """The connection is gone, and with it a transaction that was not committed."""


class PostgresStore(Store):
    """See `parola.store.base.Store`."""

    def __init__(self, address: str) -> None:
        self._pool = ConnectionPool(
            address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE_SECONDS,
            reconnect_timeout=30,
            open=True,
        )
        try:
            self._transaction(_migrate, ())
        except BaseException:
            self._pool.close()
            raise

    def _transaction(self, operation: Callable[..., T], arguments: tuple[object, ...]) -> T:
        """A connection that was lost while it lay in the pool is no harm: take the next. Only when
        one is lost in the commit itself nobody knows, and the keeper asks."""
        try:
            for _ in range(CONNECTIONS):
                try:
                    return self._attempt(operation, arguments)
                except _Lost:
                    continue
            return self._attempt(operation, arguments)
        except (psycopg.Error, PoolTimeout, _Lost) as fault:
            raise Unavailable(str(fault)) from fault

    def _attempt(self, operation: Callable[..., T], arguments: tuple[object, ...]) -> T:
        with self._pool.connection() as connection, connection.cursor() as cursor:
            try:
                return operation(_Cursor(cursor), *arguments)
            except psycopg.OperationalError as fault:
                raise (_Lost if connection.broken else Unavailable)(str(fault)) from fault

    async def written(self, operation: Callable[..., T], *arguments: object) -> T:
        return await asyncio.to_thread(self._transaction, operation, arguments)

    async def seen(self, operation: Callable[..., T], *arguments: object) -> T:
        return await self.written(operation, *arguments)

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.close)
