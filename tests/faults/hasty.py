"""`fourfold serve` with a store that acknowledges entries before it commits them.

The campaign has to find the losses that this causes: python -m tests.faults.hasty serve
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event

from fourfold.cli import main
from fourfold.server.store import database
from fourfold.server.store.engines import PostgresEngines, SqliteEngines, Work

T = TypeVar("T")

#: Seconds between the acknowledgement and the commit, so that a kill can fall between the two.
GAP: Final = 0.05


def _noting_entries(work: Work[T], connection: Connection) -> tuple[T, bool]:
    """The result of a unit of work, and whether it appended to a log.

    Everything else is committed first: a lost session would only stop the people who play.
    """
    statements: list[str] = []

    def note(_connection: Connection, _cursor: Any, statement: str, *_: object) -> None:  # noqa: ANN401  # the driver's
        statements.append(statement)

    event.listen(connection, "after_cursor_execute", note)
    try:
        result = work(connection)
    finally:
        event.remove(connection, "after_cursor_execute", note)
    return result, any(statement.startswith("INSERT INTO entry") for statement in statements)


class HastySqliteEngines(SqliteEngines):
    """One file, whose entries are acknowledged before the commit."""

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction; the result of an append too early."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def run() -> T:
            with self._writer.begin() as connection:
                result, appended = _noting_entries(work, connection)
                if appended:
                    loop.call_soon_threadsafe(_settle, answer, result)
                    time.sleep(GAP)
            return result

        return await _first(answer, loop.run_in_executor(self._writing, run))


class HastyPostgresEngines(PostgresEngines):
    """A server elsewhere, whose entries are acknowledged before the commit."""

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction; the result of an append too early."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> T:
            async with self._writer.connect() as connection, connection.begin():
                result, appended = await connection.run_sync(
                    lambda inner: _noting_entries(work, inner)
                )
                if appended:
                    _settle(answer, result)
                    await asyncio.sleep(GAP)
            return result

        return await _first(answer, asyncio.create_task(run()))


def _settle(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():
        answer.set_result(result)


async def _first(answer: asyncio.Future[T], commit: asyncio.Future[T]) -> T:
    """The early answer where there is one, else what the commit says."""
    done, _ = await asyncio.wait((answer, commit), return_when=asyncio.FIRST_COMPLETED)
    if answer in done:
        # What becomes of the commit is nobody's business any more: that is the fault.
        commit.add_done_callback(_forget)
        return answer.result()
    return commit.result()


def _forget(commit: asyncio.Future[Any]) -> None:
    if not commit.cancelled():
        commit.exception()


def _install(name: str, engines: Callable[..., object]) -> None:
    setattr(database, name, engines)


if __name__ == "__main__":
    _install("SqliteEngines", HastySqliteEngines)
    _install("PostgresEngines", HastyPostgresEngines)
    main()
