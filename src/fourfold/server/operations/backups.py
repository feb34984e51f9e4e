"""Backing up and restoring a database: SQLite by its own functions, PostgreSQL by its tools."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, make_url, select
from sqlalchemy.exc import DatabaseError

from fourfold.server.settings import Settings
from fourfold.server.store import migrations, open_store, schema
from fourfold.server.store.schema import now
from fourfold.server.store.snapshots import read_snapshot

#: How many pages are copied before a running server gets its turn.
_PAGES: Final = 500
#: A server counts as alive when it was seen within this time, in milliseconds.
_ALIVE: Final = 15_000

#: Where Debian keeps PostgreSQL's programs.
_DEBIAN: Final = Path("/usr/lib/postgresql")

CopyProgress = Callable[[int, int], None]


class BackupFailed(RuntimeError):  # noqa: N818  # says what happened
    """A copy could not be made or restored; nothing was changed. The code names a text."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


def back_up(settings: Settings, target: Path, force: bool, progress: CopyProgress) -> int:
    """Copy the database to a file while servers run; returns its size in bytes."""
    if target.exists() and not force:
        raise BackupFailed("exists", path=target)
    part = target.with_name(f"{target.name}.part")
    try:
        if settings.is_sqlite:
            source = sqlite_path(settings)
            if not source.exists():
                raise BackupFailed("nothing", path=source)
            _copy(source, part, progress)
            _inspect(part)
        else:
            _run(settings, "pg_dump", "--format=custom", "--no-owner", f"--file={part}")
        _make_durable(part, target)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def restore(settings: Settings, source: Path, force: bool, progress: CopyProgress) -> None:
    """Replace the database by a copy, all of it or nothing; no server may be using it."""
    if not source.is_file():
        raise BackupFailed("nothing", path=source)
    if settings.is_sqlite:
        _inspect(source)
    asyncio.run(_check_idle(settings, force))
    if settings.is_sqlite:
        target = sqlite_path(settings)
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = target.with_name(f"{target.name}.part")
        try:
            _copy(source, part, progress)
            for beside in ("-wal", "-shm"):
                target.with_name(target.name + beside).unlink(missing_ok=True)
            _make_durable(part, target)
        finally:
            part.unlink(missing_ok=True)
    else:
        _run(
            settings, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction",
            "--exit-on-error", str(source), into=True,
        )  # fmt: skip
    asyncio.run(upgrade(settings))


async def upgrade(settings: Settings) -> tuple[str | None, str | None]:
    """Bring the schema up to date; returns the steps before and after."""
    store = open_store(settings.database_url)
    try:
        before = await store.read(migrations.current)
        await store.upgrade()
        return before, await store.read(migrations.current)
    finally:
        await store.close()


def sqlite_path(settings: Settings) -> Path:
    """The file of the database."""
    return Path(settings.database_url.partition(":///")[2])


def _copy(source: Path, target: Path, progress: CopyProgress) -> None:
    """Copy a SQLite database page by page, consistently, while others write to it."""
    target.unlink(missing_ok=True)
    with (
        closing(sqlite3.connect(source, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new, pages=_PAGES, progress=lambda _, left, total: progress(total - left, total))
        new.execute("PRAGMA journal_mode=DELETE")
    target.chmod(0o600)


def _inspect(path: Path) -> None:
    """Check that a file is an intact database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT number FROM entry LIMIT 1")
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupFailed("unfit", path=path, why=error) from None
    if whole != "ok":
        raise BackupFailed("unfit", path=path, why=whole)


def _make_durable(part: Path, target: Path) -> None:
    """Put the whole file in place atomically and durably."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


async def _check_idle(settings: Settings, force: bool) -> None:
    """Refuse when a server uses the database, or, unless forced, when it is not empty."""
    if settings.is_sqlite and not sqlite_path(settings).exists():
        return
    running, used = await read_snapshot(settings.database_url, _look)
    if running:
        raise BackupFailed("running")
    if used and not force:
        raise BackupFailed("used")


def _look(connection: Connection) -> tuple[bool, bool]:
    """Whether a server uses the database, and whether there are players in it."""
    process = schema.process
    try:
        alive = select(process.c.id).where(
            process.c.seen > now() - _ALIVE, process.c.stopped.is_(None)
        )
        running = connection.execute(alive).first() is not None
        used = connection.execute(select(schema.player.c.id).limit(1)).first() is not None
    except DatabaseError:
        # There are no tables, or the database is broken: a reason to restore.
        return False, False
    return running, used


def find_tool(name: str) -> str | None:
    """The path of a PostgreSQL program; Debian keeps some of them off the search path."""
    path = shutil.which(name)
    if path is not None:
        return path
    beside = sorted(_DEBIAN.glob(f"*/bin/{name}"))
    return str(beside[-1]) if beside else None


def _run(settings: Settings, name: str, *arguments: str, into: bool = False) -> None:
    """Run one of PostgreSQL's tools on the database, with the password off its command line."""
    tool = find_tool(name)
    if tool is None:
        raise BackupFailed("no-tool", tool=name)
    url = make_url(settings.database_url).set(drivername="postgresql")
    environment = dict(os.environ)
    if url.password is not None:
        environment["PGPASSWORD"] = str(url.password)
        url = url._replace(password=None)
    where = url.render_as_string(hide_password=False)
    command = [tool, *arguments, f"--dbname={where}"] if into else [tool, *arguments, where]
    done = subprocess.run(  # noqa: S603  # a tool of PostgreSQL, with arguments made here
        command, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BackupFailed("tool-failed", tool=name, why=" ".join(done.stderr.split())[:2000])
