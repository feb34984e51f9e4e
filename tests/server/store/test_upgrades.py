"""Steps of the schema that change rows: what was there before is as it should be afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, Select, select, text
from tests.server.conftest import BACKENDS
from tests.server.databases import Databases

from fourfold.server import Settings
from fourfold.server.store import open_store, people, schema
from fourfold.server.store.migrations import _config, upgrade
from fourfold.server.store.schema import now

_YEAR = 365 * 24 * 3600 * 1000


def _before_scopes(connection: Connection) -> None:
    """A database of step 0004, with a token."""
    command.upgrade(_config(connection), "0004")
    connection.execute(
        text("INSERT INTO player (id, name, kind, created) VALUES ('p', 'Ana', 'account', 1)")
    )
    connection.execute(
        text("INSERT INTO token (id, player, hash, name, created) VALUES ('t', 'p', 'h', 'bot', 1)")
    )


@pytest.fixture(params=BACKENDS)
def database(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database without tables."""
    if request.param == "sqlite":
        yield str(tmp_path / "old.db")
        return
    databases: Databases = request.getfixturevalue("databases")
    databases.service.sql("CREATE DATABASE old_step")
    yield databases.service.url("old_step")
    databases.service.sql("DROP DATABASE old_step WITH (FORCE)")


def _upgraded(database: str, before: Callable[[Connection], None], wanted: Select[Any]) -> Any:  # noqa: ANN401  # a row
    """A row of a database that was upgraded from an earlier step."""

    async def work() -> Any:  # noqa: ANN401  # a row
        store = open_store(Settings(database=database).database_url)
        store.start()
        try:
            await store.write(before)
            await store.write(upgrade)
            return await store.row(wanted)
        finally:
            await store.close()

    return asyncio.run(work())


def test_tokens_made_before_scopes_play_on_for_a_year(database: str) -> None:
    row = _upgraded(database, _before_scopes, select(people.token))
    assert (row.id, row.scopes) == ("t", "read play")
    assert 0 < row.expires - now() <= _YEAR


def test_players_from_before_avatars_have_the_one_that_follows_from_their_id(database: str) -> None:
    row = _upgraded(database, _before_scopes, select(schema.player))
    assert (row.id, row.name, row.avatar) == ("p", "Ana", "")
