"""The store: groups that are committed together, and what happens when something fails."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from tests.server.playing import act, begin
from tests.server.running import run_in_thread
from tests.server.services import IN_CI

from fourfold.server import Settings
from fourfold.server.store import Store, StoreUnavailable, engines, open_store, schema
from fourfold.server.store.migrations import current, newest

SECRET = schema.secret


def run(settings: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = open_store(settings.database_url)
        await store.prepare()
        store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def keep(name: str) -> Callable[[Connection], str]:
    def unit(connection: Connection) -> str:
        connection.execute(insert(SECRET).values(name=name, value=name))
        return name

    return unit


async def count(store: Store) -> int:
    row = await store.row(select(func.count()).select_from(SECRET))
    assert row is not None
    return int(row[0])


def test_what_waits_is_committed_together(settings: Settings) -> None:
    async def work(store: Store) -> None:
        names = [f"n{number}" for number in range(100)]
        found = await asyncio.gather(*(store.write(keep(name)) for name in names))
        assert found == names
        assert await count(store) == 100
        assert store.writer.commits < 50

    run(settings, work)


def test_a_unit_that_fails_harms_no_other(settings: Settings) -> None:
    def wrong(connection: Connection) -> None:
        connection.execute(insert(SECRET).values(name="wrong", value="x"))
        raise KeyError("on purpose")

    async def work(store: Store) -> None:
        units = [keep("a"), keep("b"), wrong, keep("c"), keep("a")]
        found = await asyncio.gather(*map(store.write, units), return_exceptions=True)
        assert found[:2] == ["a", "b"]
        assert isinstance(found[2], KeyError)
        assert found[3] == "c"
        assert type(found[4]).__name__ == "IntegrityError"
        assert await count(store) == 3

    run(settings, work)


def test_the_schema_is_at_the_newest_step(settings: Settings) -> None:
    async def work(store: Store) -> None:
        assert await store.read(current) == newest()

    run(settings, work)


def test_the_steps_make_the_tables_that_the_server_knows(settings: Settings) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        return list(compare_metadata(context, schema.metadata))

    async def work(store: Store) -> None:
        assert await store.read(differences) == []

    run(settings, work)


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            row = await store.row(text(f"PRAGMA {pragma}"))
            assert row is not None
            assert row[0] == wanted

    run(Settings(database=str(tmp_path / "one.db")), work)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    assert mount is not None
    assert umount is not None
    command = [mount, "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    done = subprocess.run(command, check=False, capture_output=True)
    if done.returncode:
        reason = f"cannot mount a small disk: {done.stderr.decode().strip()}"
        if IN_CI:
            pytest.fail(reason)
        pytest.skip(reason)
    try:
        yield folder
    finally:
        subprocess.run([umount, "-l", str(folder)], check=True)


def fill(path: Path) -> None:
    """Write to a file until the disk is full."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4096)


def test_a_full_disk_is_told_loses_nothing_and_passes(small_disk: Path) -> None:
    settings = Settings(database=str(small_disk / "games.db"), rate_limits=False)
    with run_in_thread(settings) as server:
        ana, ben = server.client(), server.client()
        game, _ = begin(ana, ben)
        assert act(ana, game, "-7", 0).status_code == 200
        filler = small_disk / "filler"
        fill(filler)
        codes = []
        # Some pages may be free yet.
        for number in range(2000):
            answer = (
                act(ben, game, "c2", 1)
                if number == 0
                else ana.post("/api/games", json={"opponent": {"kind": "shared"}})
            )
            codes.append(answer.status_code)
            if answer.status_code == 507:
                assert answer.json()["code"] == "storage-full"
                break
        assert codes[-1] == 507
        filler.unlink()
        again = ana.post("/api/games", json={"opponent": {"kind": "shared"}})
        assert again.status_code == 201
        log = [entry["entry"] for entry in ana.get(f"/api/games/{game}").json()["log"]]
        assert log == (["-7", "c2"] if codes[0] == 200 else ["-7"])


def test_nobody_waits_for_a_writer_that_was_cancelled(settings: Settings) -> None:
    """As happens when a signal comes while the server is still starting."""

    async def work(store: Store) -> None:
        task = store.writing.task  # what asyncio.run cancels
        assert task is not None
        waiting = asyncio.create_task(store.write(keep("late")))
        await asyncio.sleep(0)
        task.cancel()
        async with asyncio.timeout(60):
            for write in (waiting, store.write(keep("later"))):
                with pytest.raises((StoreUnavailable, asyncio.CancelledError)):
                    await write
        with suppress(asyncio.CancelledError):
            await task

    run(settings, work)


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_cancelled_writer_runs_nothing_again(settings: Settings) -> None:
    """The thread that writes goes on and commits: what ran once must not run twice."""
    ran: list[str] = []
    begun, release = threading.Event(), threading.Event()

    def slow(name: str) -> Callable[[Connection], None]:
        def unit(connection: Connection) -> None:
            ran.append(name)
            connection.execute(insert(SECRET).values(name=f"{name} {len(ran)}", value=name))
            begun.set()
            assert release.wait(60)

        return unit

    async def work(store: Store) -> None:
        task = store.writing.task
        assert task is not None
        writes = [asyncio.create_task(store.write(slow(name))) for name in ("a", "b", "c")]
        await asyncio.to_thread(begun.wait, 60)
        task.cancel()
        release.set()
        async with asyncio.timeout(60):
            results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [StoreUnavailable] * 3

    run(settings, work)
    assert ran == ["a", "b", "c"]


class PooledDriver(Protocol):
    """What this test needs of the driver's connections."""

    def is_closed(self) -> bool: ...


async def _end_the_others(connection: AsyncConnection) -> None:
    """End every other connection to this database, and wait until they are gone."""
    others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
    while (await connection.execute(text(f"SELECT count(*) {others}"))).scalar_one():  # noqa: ASYNC110  # it tells nobody
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
@pytest.mark.parametrize("noticed", [True, False], ids=["noticed", "found by asking"])
def test_a_connection_that_the_database_ended_is_replaced(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, noticed: bool
) -> None:
    """No request fails for it, whether the socket was closed or the server has to be asked."""
    drivers = set[PooledDriver]()
    is_closed = engines._is_closed

    def remember(record: ConnectionPoolEntry) -> bool:
        drivers.add(cast("PooledDriver", record.driver_connection))
        return is_closed(record)

    if noticed:
        monkeypatch.setattr(engines, "_is_closed", remember)
    else:
        monkeypatch.setattr(engines, "_IDLE", 0)
        monkeypatch.setattr(engines, "_is_closed", lambda _: False)

    async def work(store: Store) -> None:
        assert await store.write(keep("before")) == "before"
        assert await count(store) == 1
        other = create_async_engine(settings.database_url, isolation_level="AUTOCOMMIT")
        async with other.connect() as connection:
            await _end_the_others(connection)
        await other.dispose()
        # The database has ended them; the event loop reads that from each socket a little later.
        assert len(drivers) >= 2 if noticed else not drivers
        while not all(driver.is_closed() for driver in drivers):  # noqa: ASYNC110  # it tells nobody
            await asyncio.sleep(0.01)
        assert await count(store) == 1
        assert await store.write(keep("after")) == "after"

    run(settings, work)
