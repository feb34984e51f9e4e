"""Reading a whole database as of one moment, while servers continue to write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")


async def read_snapshot(url: str, work: Callable[[Connection], T]) -> T:
    """The result of `work`, in one transaction that does not see later writes."""
    if url.startswith("sqlite"):
        return await asyncio.to_thread(_read_file, url.split(":///", 1)[1], work)
    engine = create_async_engine(url, isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def _read_file(path: str, work: Callable[[Connection], T]) -> T:
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: object) -> None:
        # Python begins a transaction only at the first write.
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    try:
        with engine.connect() as connection:
            return work(connection)
    finally:
        engine.dispose()
