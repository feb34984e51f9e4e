"""The database of a server: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, text

from fourfold.server.supervision import BackgroundTask

from .appends import Append
from .engines import Engines, PostgresEngines, SqliteEngines
from .migrations import current, newest, upgrade
from .writer import StoreFull, Unit, Writer, as_store_error

T = TypeVar("T")

#: With fewer bytes than this on its disk, a server should get no new work.
_LEAST_FREE: Final = 1024 * 1024


class SchemaOutdated(RuntimeError):  # noqa: N818  # says what is the case
    """The database's schema is not the one that this program needs."""

    def __init__(self, step: str | None, needed: str | None) -> None:
        super().__init__(
            f"the database is at step {step or 'none'}, this program needs {needed}: "
            "run `fourfold db upgrade` with the same --database"
        )


class Store:
    """Reads directly, writes through the writer."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self.writer = Writer(engines)
        self.writing = BackgroundTask("writer", self.writer.run)

    @property
    def is_sqlite(self) -> bool:
        """Whether this is one file."""
        return isinstance(self._engines, SqliteEngines)

    async def prepare(self) -> None:
        """Bring a SQLite file up to date; check that any other database is up to date."""
        if self.is_sqlite:
            await self.upgrade()
        else:
            await self.check_schema()

    async def upgrade(self) -> None:
        """Bring the schema up to date; of several processes at once, only one does it."""
        await self._engines.write(upgrade)

    async def check_schema(self) -> None:
        """Raise `SchemaOutdated` when the database is not at the step this program needs."""
        step = await self._engines.read(current)
        if step != newest():
            raise SchemaOutdated(step, newest())

    def start(self) -> None:
        """Begin to write."""
        self.writing.start()

    async def close(self) -> None:
        """Write what is waiting and close everything."""
        await self.writer.close()
        await self._engines.close()

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit of work in a transaction; its result when it is durable."""
        return await self.writer.write(unit)

    async def execute(self, statement: Executable) -> None:
        """Run one statement that writes; done when it is durable."""

        def unit(connection: Connection) -> None:
            connection.execute(statement)

        await self.write(unit)

    async def append(self, append: Append) -> bool:
        """Append to the log of a game; whether its number was free, when that is durable."""
        return await self.writer.append(append)

    async def rows(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        """The rows that a statement finds."""
        return await self.read(lambda connection: connection.execute(statement, parameters).all())

    async def row(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> Row[Any] | None:
        """The first row that a statement finds."""
        rows = await self.rows(statement, parameters)
        return rows[0] if rows else None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run statements that only read."""
        try:
            return await self._engines.read(work)
        except Exception as error:
            known = as_store_error(error)
            if known is error:
                raise
            raise known from error

    async def check(self) -> None:
        """Raise `StoreUnavailable` when the database does not answer, or has no space left."""
        await self.rows(text("SELECT 1"))
        # The next write may still fit into pages that are free. A game's next action may not.
        if self.writer.full or self._engines.free_bytes() < _LEAST_FREE:
            raise StoreFull("the disk is full")


def open_store(url: str) -> Store:
    """A store on this database; nothing is connected yet."""
    if url.startswith("sqlite"):
        return Store(SqliteEngines(Path(url.split(":///", 1)[1])))
    return Store(PostgresEngines(url))
