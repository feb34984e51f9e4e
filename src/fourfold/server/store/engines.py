"""How statements are run: on SQLite in threads, on PostgreSQL in the event loop.

SQLite is a library: switching to a thread and back once for a whole unit of work costs much less
than once for each statement. In both cases a unit is the same function of a connection.
"""

from __future__ import annotations

import asyncio
import math
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Work = Callable[[Connection], T]

#: Seconds that a statement waits for another process that writes.
_BUSY: Final = 10.0
_READERS: Final = 4
#: Seconds after which a connection to PostgreSQL is checked before it is used.
_IDLE: Final = 1.0
#: Pages in the WAL before they are moved into the file: a page that changes often moves once.
_PAGES: Final = 8000


class Engines(Protocol):
    """A database that can be read and written."""

    async def read(self, work: Work[T]) -> T:
        """Run statements that only read."""

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction of their own; the result when it is durable."""

    def free_bytes(self) -> float:
        """The space left on the disk, infinite where this process cannot see it."""

    async def close(self) -> None:
        """Close all connections."""


class SqliteEngines:
    """One file: one thread writes, while a few others read, as WAL allows."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # It holds hashes of passwords and the secret that signs cookies.
        path.touch(mode=0o600)
        url = f"sqlite:///{path}"
        arguments = {"timeout": _BUSY, "check_same_thread": False}
        self._writer = create_engine(url, connect_args=arguments, pool_size=1, max_overflow=0)
        self._readers = create_engine(
            url, connect_args=arguments, pool_size=_READERS, max_overflow=0
        )
        _prepare(self._writer, begin="BEGIN IMMEDIATE")
        _prepare(self._readers, begin=None)
        self._folder = path.parent
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(_READERS, "reader")

    async def read(self, work: Work[T]) -> T:
        """Run statements that only read."""

        def run() -> T:
            with self._readers.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction of their own; the result when it is durable."""

        def run() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, run)

    def free_bytes(self) -> float:
        """The space left on the disk."""
        return shutil.disk_usage(self._folder).free

    async def close(self) -> None:
        """Close all connections."""
        for pool in (self._writing, self._reading):
            await asyncio.to_thread(pool.shutdown)
        self._writer.dispose()
        self._readers.dispose()


class PostgresEngines:
    """A PostgreSQL server: connections are checked before they are used."""

    def __init__(self, url: str) -> None:
        limits = {"timeout": 5, "command_timeout": 15}
        self._writer = create_async_engine(url, connect_args=limits, pool_size=2, max_overflow=1)
        self._readers = create_async_engine(
            url,
            connect_args=limits,
            pool_size=6,
            max_overflow=4,
            pool_timeout=10,
            isolation_level="AUTOCOMMIT",
        )
        for engine in (self._writer, self._readers):
            _check_idle(engine.sync_engine)

    async def read(self, work: Work[T]) -> T:
        """Run statements that only read."""
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction of their own; the result when it is durable."""
        async with self._writer.connect() as connection, connection.begin():
            return await connection.run_sync(work)

    def free_bytes(self) -> float:
        """Infinite: the disk is another machine's, and a write that fails says that it is full."""
        return math.inf

    async def close(self) -> None:
        """Close all connections."""
        await self._readers.dispose()
        await self._writer.dispose()


def _check_idle(engine: Engine) -> None:
    """Ask the database whether it is there before a connection that was idle is used again.

    SQLAlchemy's own check asks each time, in a transaction of its own: three more ways to the
    database and back for each commit, a tenth of the processor time of an action.
    """

    @event.listens_for(engine, "checkin")
    def note(_: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
        record.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def check(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
        if _is_closed(record):
            raise DisconnectionError
        if time.monotonic() - record.info.get("used", math.inf) > _IDLE:
            try:
                engine.dialect.do_ping(connection)
            except (engine.dialect.loaded_dbapi.Error, OSError) as error:
                raise DisconnectionError from error


def _is_closed(record: ConnectionPoolEntry) -> bool:
    """Whether this process has noticed that the database ended a connection."""
    driver = record.driver_connection
    return driver is not None and driver.is_closed()


def _prepare(engine: Engine, begin: str | None) -> None:
    """Set up each connection, and take the lock at once where a transaction will write."""

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={int(_BUSY * 1000)}",
            f"wal_autocheckpoint={_PAGES}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)
