"""The database of a server: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .migrations import current, newest, upgrade
from .writer import Unit, Writer, as_store_error

T = TypeVar("T")

#: Seconds that a statement waits for another process that writes.
_BUSY: Final = 10.0


class SchemaOutdated(RuntimeError):  # noqa: N818  # says what is the case
    """The database's schema is not the one that this program needs."""

    def __init__(self, found: str | None, needed: str | None) -> None:
        super().__init__(
            f"the database is at step {found or 'none'}, this program needs {needed}: "
            "run `fourfold db upgrade` with the same --database"
        )


class Store:
    """Reads at once, writes through the writer."""

    def __init__(self, readers: AsyncEngine, writers: AsyncEngine, acknowledge_early: bool) -> None:
        self._readers = readers
        self._writers = writers
        self.writer = Writer(writers, acknowledge_early)

    @property
    def is_sqlite(self) -> bool:
        """Whether this is one file."""
        return self._writers.dialect.name == "sqlite"

    async def prepare(self) -> None:
        """Bring one file up to date by itself; of any other database make sure that it is."""
        if self.is_sqlite:
            await self.upgrade()
        else:
            await self.check_schema()

    async def upgrade(self) -> None:
        """Bring the schema up to date; when several processes come at once, one does it."""
        async with self._writers.connect() as connection, connection.begin():
            await connection.run_sync(upgrade)

    async def check_schema(self) -> None:
        """Raise `SchemaOutdated` when the database is not at the step this program needs."""
        async with self._readers.connect() as connection:
            found = await connection.run_sync(current)
        if found != newest():
            raise SchemaOutdated(found, newest())

    def start(self) -> None:
        """Begin to write."""
        self.writer.start()

    async def close(self) -> None:
        """Write what waits and close everything."""
        await self.writer.close()
        await self._readers.dispose()
        await self._writers.dispose()

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit of work in a transaction; its result when it is durable."""
        return await self.writer.write(unit)

    async def rows(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        """The rows that a statement finds."""

        async def read(connection: AsyncConnection) -> Sequence[Row[Any]]:
            return (await connection.execute(statement, parameters)).all()

        return await self._read(read)

    async def row(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> Row[Any] | None:
        """The first row that a statement finds."""
        found = await self.rows(statement, parameters)
        return found[0] if found else None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run several statements that only read."""

        async def run(connection: AsyncConnection) -> T:
            return await connection.run_sync(work)

        return await self._read(run)

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        try:
            async with self._readers.connect() as connection:
                return await work(connection)
        except Exception as error:
            known = as_store_error(error)
            if known is error:
                raise
            raise known from error

    async def check(self) -> None:
        """Raise `StoreUnavailable` when the database does not answer."""
        await self.rows(text("SELECT 1"))


def open_store(url: str, acknowledge_early: bool = False) -> Store:
    """A store on this database; nothing is connected yet."""
    if url.startswith("sqlite"):
        path = Path(url.split(":///", 1)[1])
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        arguments = {"timeout": _BUSY}
        # One connection that writes, a few that read beside it: WAL lets them.
        writers = create_async_engine(url, connect_args=arguments, pool_size=1, max_overflow=0)
        readers = create_async_engine(url, connect_args=arguments, pool_size=4, max_overflow=0)
        _prepare_sqlite(writers, "BEGIN IMMEDIATE")
        _prepare_sqlite(readers, None)
    else:
        limits = {"timeout": 5, "command_timeout": 15}
        writers = create_async_engine(
            url, connect_args=limits, pool_size=2, max_overflow=1, pool_pre_ping=True
        )
        readers = create_async_engine(
            url,
            connect_args=limits,
            pool_size=6,
            max_overflow=4,
            pool_timeout=10,
            pool_pre_ping=True,
            isolation_level="AUTOCOMMIT",
        )
    return Store(readers, writers, acknowledge_early)


def _prepare_sqlite(engine: AsyncEngine, begin: str | None) -> None:
    """Set up each connection, and take the lock at once where a transaction will write."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={int(_BUSY * 1000)}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine.sync_engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)
