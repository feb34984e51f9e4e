"""Empty databases at the newest step of the schema, without migrating one for every test."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, delete, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.server import Settings
from fourfold.server.store import open_store, schema
from fourfold.server.store.migrations import current, newest

from .running import Server
from .services import Postgres

T = TypeVar("T")


def in_database(server: Server, work: Callable[[Connection], T]) -> T:
    """Do something in the server's database, from outside."""

    async def run() -> T:
        store = open_store(server.settings.database_url)
        store.start()
        try:
            return await store.write(work)
        finally:
            await store.close()

    return asyncio.run(run())


def void(_: object) -> None:
    """A result that nobody wants."""


def upgrade(database: str) -> None:
    """Bring a database to the newest step."""

    async def run() -> None:
        store = open_store(Settings(database=database).database_url)
        await store.upgrade()
        await store.close()

    asyncio.run(run())


class Files:
    """SQLite's: copies of one file."""

    def __init__(self, folder: Path) -> None:
        self._fresh = folder / "fresh.db"
        upgrade(str(self._fresh))

    def copy(self, path: Path) -> str:
        """An empty database at this path."""
        path.parent.mkdir()
        shutil.copy(self._fresh, path)
        return str(path)


class Databases:
    """PostgreSQL's: one that a test has used is emptied, which costs far less than a new one."""

    def __init__(self, service: Postgres) -> None:
        self.service = service
        self._numbers = count(1)
        self._idle: list[str] = []
        self._newest = newest()
        service.sql("CREATE DATABASE fresh")
        upgrade(service.url("fresh"))

    def take(self) -> str:
        """The name of an empty database."""
        if self._idle:
            return self._idle.pop()
        name = f"test_{next(self._numbers)}"
        self.service.sql(f"CREATE DATABASE {name} TEMPLATE fresh")
        return name

    def give_back(self, name: str) -> None:
        """Empty it for the next test, or drop it when its schema is not what it was."""
        if asyncio.run(self._empty(name)):
            self._idle.append(name)
        else:
            self.service.sql(f"DROP DATABASE {name} WITH (FORCE)")

    async def _empty(self, name: str) -> bool:
        engine = create_async_engine(Settings(database=self.service.url(name)).database_url)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(self._delete_all)
        finally:
            await engine.dispose()

    def _delete_all(self, connection: Connection) -> bool:
        # What a server that was killed has left open would hold locks.
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(
            text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")  # noqa: S608  # nothing from outside
        )
        tables = schema.metadata.sorted_tables
        known = {table.name for table in tables} | {"alembic_version"}
        if (
            current(connection) != self._newest
            or set(inspect(connection).get_table_names()) != known
        ):
            return False
        for table in reversed(tables):
            connection.execute(delete(table))
        return True
