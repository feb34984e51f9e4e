"""Every test runs on SQLite, and on PostgreSQL with Redis: real ones, started here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from fourfold.server import Settings, app, timekeeping
from fourfold.server.games import uptime
from fourfold.server.people import passwords

from .databases import Databases, Files
from .running import Client, Server, run_in_thread
from .services import IN_CI, Postgres, Redis, find_program

BACKENDS = ("sqlite", "postgresql")
#: The share of the tests that run on PostgreSQL too in the quick tier; those of the store all do.
_ON_POSTGRESQL = 0.12


def _need(program: str, package: str) -> None:
    if find_program(program) is None:
        reason = f"{program} is not installed (Debian: apt install {package})"
        if IN_CI:
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    _need("postgres", "postgresql")
    service = Postgres()
    try:
        service.start()
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


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return Files(tmp_path_factory.mktemp("fresh"))


@pytest.fixture(scope="session")
def databases(postgres: Postgres) -> Databases:
    return Databases(postgres)


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hashes that cost next to nothing; the tests of passwords take the real ones."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(1, 8, 1))
    passwords._nobody.cache_clear()
    yield
    passwords._nobody.cache_clear()


@pytest.fixture(autouse=True)
def patient_server(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine stands still for a second now and then, which shows in the logs of games.

    Only the tests that are about that, marked `standstill`, have to deal with it.
    """
    if request.node.get_closest_marker("standstill") is None:
        monkeypatch.setattr(uptime, "_GAP", 3_600_000)
        monkeypatch.setattr(uptime, "_DEAD", 3_600_000)
        monkeypatch.setattr(timekeeping, "_STALL", 3_600_000)


@pytest.fixture
def house_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does not tidy up by itself; the test does, and counts what goes."""
    monkeypatch.setattr(app, "_FIRST", 3600)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests run on SQLite, and a sample of them, with one case each, on PostgreSQL too.

    The long tier has all of them on both.
    """
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        spec = getattr(item, "callspec", None)
        if spec is not None and spec.params.get("backend") == "postgresql":
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for test, found in cases.items():
        chance = random.Random(test)
        if chance.random() < _ON_POSTGRESQL or "/store/" in test:
            found.remove(chance.choice(found))
        for item in found:
            item.add_marker(pytest.mark.long)


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
        files: Files = request.getfixturevalue("files")
        yield plain.changed(database=files.copy(tmp_path / "games" / "fourfold.db"))
        return
    databases: Databases = request.getfixturevalue("databases")
    redis: Redis = request.getfixturevalue("redis")
    name = databases.take()
    url = "" if backend == "no redis" else redis.url
    yield plain.changed(database=databases.service.url(name), redis=url)
    databases.give_back(name)


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    """A server on an empty database."""
    with run_in_thread(settings) as found:
        yield found


@pytest.fixture
def client(server: Server) -> Client:
    return server.client()
