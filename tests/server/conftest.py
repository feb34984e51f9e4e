"""Every test runs on SQLite, and on PostgreSQL with Redis: real ones, started here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from fourfold.server import Settings
from fourfold.server.store import open_store

from .running import Client, Server, run_in_thread
from .services import IN_CI, Postgres, Redis, find_program

BACKENDS = ("sqlite", "postgresql")
_numbers = count(1)


def _need(program: str, package: str) -> None:
    if find_program(program) is None:
        reason = f"{program} is not installed (Debian: apt install {package})"
        if IN_CI:
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL with a database that is at the newest step, to copy from."""
    _need("postgres", "postgresql")
    service = Postgres()
    try:
        service.start()
        service.sql("CREATE DATABASE fresh")
        asyncio.run(_upgrade(service.url("fresh")))
        yield service
    finally:
        service.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    _need("redis-server", "redis-server")
    service = Redis()
    try:
        service.start()
        yield service
    finally:
        service.close()


async def _upgrade(url: str) -> None:
    store = open_store(Settings(database=url).database_url)
    await store.upgrade()
    await store.close()


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def settings(request: pytest.FixtureRequest, backend: str, tmp_path: Path) -> Iterator[Settings]:
    """Settings with an empty database: one file, or PostgreSQL with Redis."""
    # Tests ask faster than people do; those of the limits switch them on.
    plain = Settings(rate_limits=False)
    if backend == "sqlite":
        yield plain.changed(database=str(tmp_path / "games" / "fourfold.db"))
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: Redis = request.getfixturevalue("redis")
    name = f"test_{next(_numbers)}"
    postgres.sql(f"CREATE DATABASE {name} TEMPLATE fresh")
    url = "" if backend == "no redis" else redis.url
    yield plain.changed(database=postgres.url(name), redis=url)
    postgres.sql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    """A server on an empty database."""
    with run_in_thread(settings) as found:
        yield found


@pytest.fixture
def client(server: Server) -> Client:
    return server.client()
