"""What the disk gives: how many transactions of one small row a second become durable."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it brings no types

_TABLE: Final = "CREATE TABLE raw (game TEXT, number INT, entry TEXT, PRIMARY KEY (game, number))"
_GAME: Final = "abcdefghijkl"


def sqlite_commits(folder: Path, seconds: float) -> float:
    """Commits a second of SQLite, set up as the server sets it up."""
    path = folder / "raw.db"
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", _TABLE):
            connection.execute(statement)
        count, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO raw VALUES (?, ?, ?)", (_GAME, count, "c2"))
            connection.execute("COMMIT")
            count += 1
        return count / spent
    finally:
        connection.close()
        for end in ("", "-wal", "-shm"):
            path.with_name(path.name + end).unlink(missing_ok=True)


def postgres_commits(url: str, seconds: float) -> float:
    """Commits a second of PostgreSQL over one connection."""

    async def run() -> float:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute("DROP TABLE IF EXISTS raw")
            await connection.execute(_TABLE)
            insert = await connection.prepare("INSERT INTO raw VALUES ($1, $2, $3)")
            count, began = 0, time.perf_counter()
            while (spent := time.perf_counter() - began) < seconds:
                await insert.fetch(_GAME, count, "c2")
                count += 1
            await connection.execute("DROP TABLE raw")
            return count / spent
        finally:
            await connection.close()

    return asyncio.run(run())
