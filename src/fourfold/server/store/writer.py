"""One task writes for the whole process: waiting work is committed together, then acknowledged.

Many small transactions would each wait for the disk. Here a unit of work is a function of a
connection; all units that wait go into one transaction, and each caller gets its result when that
transaction is durable, never before. Appends to logs, of which there are many, go together in a
few statements. When a unit fails, the transaction is rolled back, and each half of the group is
tried again by itself, until the unit that fails is alone: no other suffers from its failure. A unit
must therefore leave no trace but what it writes to the database.
"""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .appends import Append, append_all
from .engines import Engines

T = TypeVar("T")
Unit = Callable[[Connection], T]

#: The most units in one transaction; more are split into several.
_MOST: Final = 256
_FULL: Final = ("disk is full", "no space left", "disk full", "could not extend file")


class StoreUnavailable(Exception):  # noqa: N818  # says what is the case
    """The database cannot be reached, or is too busy: nothing is known to be written."""


class StoreFull(StoreUnavailable):
    """The disk is full: nothing was written."""


class DataRefused(Exception):  # noqa: N818  # says what is the case
    """The database does not accept the data of a unit, such as a character: nothing is written."""


@dataclass(slots=True, eq=False)
class _Waiting:
    unit: Unit[Any] | Append
    done: asyncio.Future[Any]
    result: Any = None


class Writer:
    """The only writer of this process."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._waiting: list[_Waiting] = []
        self._news = asyncio.Event()
        self._ended = asyncio.Event()
        self._ended.set()
        self._closed = False
        #: How many transactions and units were committed, for the metrics.
        self.commits = 0
        self.units = 0
        #: Whether the last group could not be written because the disk was full.
        self.full = False

    async def close(self) -> None:
        """Write what is waiting, then end; later units are refused."""
        self._closed = True
        self._news.set()
        await self._ended.wait()
        self._refuse_waiting()

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit of work; its result, when it is durable.

        Errors of the unit are raised here, and nothing of it is written. `StoreUnavailable` when
        the database fails: then it may still have been written, as after any lost answer.
        """
        return cast("T", await self._enqueue(unit))

    async def append(self, append: Append) -> bool:
        """Append to the log of a game: whether its number was free, when that is durable."""
        return cast("bool", await self._enqueue(append))

    async def _enqueue(self, unit: Unit[Any] | Append) -> object:
        if self._closed:
            raise StoreUnavailable("the server is stopping")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(unit, done))
        self._news.set()
        # The work continues when the caller goes away: half a group cannot be taken back.
        return await done

    async def run(self) -> None:
        """Write until the writer is closed."""
        self._ended.clear()
        try:
            await self._serve()
        except asyncio.CancelledError:
            self._closed = True
            raise
        finally:
            # However it ended, nobody may wait forever.
            self._refuse_waiting()
            self._ended.set()

    def _refuse_waiting(self) -> None:
        for waiting in self._waiting:
            _settle(waiting, error=StoreUnavailable("the server is stopping"))
        self._waiting.clear()

    async def _serve(self) -> None:
        while True:
            if not self._waiting:
                if self._closed:
                    return
                self._news.clear()
                await self._news.wait()
                continue
            batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            try:
                await self._write_apart(batch)
            finally:
                # After a cancellation the database may still commit: nothing runs again.
                for waiting in batch:
                    _settle(waiting, error=StoreUnavailable("the server is stopping"))

    async def _write_apart(self, batch: list[_Waiting]) -> None:
        """Commit a batch, in halves when one of its units fails: a bad unit fails alone.

        Halving takes some twenty transactions for one bad unit of 256, where one by one takes 256.
        """
        if await self._try(batch):
            return
        middle = len(batch) // 2
        await self._write_apart(batch[:middle])
        await self._write_apart(batch[middle:])

    async def _try(self, batch: list[_Waiting], again: int = 3) -> bool:
        """Commit a batch; False when a unit of several failed and all have to run again."""
        try:
            await self._commit(batch)
        except Exception as error:  # noqa: BLE001  # whatever it is belongs to those who wait
            known = as_store_error(error)
            self.full = self.full or isinstance(known, StoreFull)
            # When the database itself failed, the commit may still have gone through:
            # only what is certainly not written runs again.
            certain = _deadlocked(error) or not isinstance(known, StoreUnavailable)
            if certain and len(batch) > 1:
                return False
            if again and _deadlocked(error):
                return await self._try(batch, again - 1)
            for waiting in batch:
                _settle(waiting, error=known)
            return True
        self.full = False
        self.commits += 1
        self.units += len(batch)
        for waiting in batch:
            _settle(waiting)
        return True

    async def _commit(self, batch: list[_Waiting]) -> None:
        def work(connection: Connection) -> None:
            appends = [(each, each.unit) for each in batch if isinstance(each.unit, Append)]
            if appends:
                wins = append_all(connection, [append for _, append in appends])
                for (waiting, _), won in zip(appends, wins, strict=True):
                    waiting.result = won
            for waiting in batch:
                if not isinstance(waiting.unit, Append):
                    waiting.result = waiting.unit(connection)

        await self._engines.write(work)


def _deadlocked(error: BaseException) -> bool:
    """Whether the database gave this transaction up in favour of another: nothing was written."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, DBAPIError) and state in ("40P01", "40001")


def _settle(waiting: _Waiting, error: BaseException | None = None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(waiting.result)
    else:
        waiting.done.set_exception(error)
        # The caller may be gone.
        waiting.done.exception()


def _refuses_data(error: BaseException) -> bool:
    """Whether the database, or its driver, cannot take what a unit wants to keep.

    SQL's class 22 is "data exception"; asyncpg and sqlite3 find some of them before they ask.
    """
    if isinstance(error, UnicodeError | OverflowError | DataError):
        return True
    cause = getattr(error, "orig", None)
    state = getattr(cause, "sqlstate", None) or ""
    by_driver = isinstance(getattr(cause, "__cause__", None), ValueError)
    return isinstance(error, DBAPIError) and (state.startswith("22") or by_driver)


def as_store_error(error: BaseException) -> BaseException:
    """The error as the rest of the server knows it; other errors stay as they are."""
    if _refuses_data(error):
        return DataRefused(type(error).__name__)
    if isinstance(error, IntegrityError) or not isinstance(
        error, SQLAlchemyError | OSError | TimeoutError
    ):
        return error
    words = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    if any(word in words for word in _FULL) or getattr(error, "errno", 0) == errno.ENOSPC:
        return StoreFull(words)
    if isinstance(error, PoolTimeout):
        return StoreUnavailable("no connection to the database is free")
    return StoreUnavailable(words)
