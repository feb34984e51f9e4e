"""Steps of the schema that change rows: what was there before is as it should be afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, select, text
from tests.server.conftest import BACKENDS
from tests.server.databases import Databases

from fourfold.server import Settings
from fourfold.server.store import open_store, people
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


@pytest.mark.parametrize("backend", BACKENDS)
def test_tokens_made_before_scopes_play_on_for_a_year(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "old.db")
    if backend == "postgresql":
        service = request.getfixturevalue("databases").service
        service.sql("CREATE DATABASE old_tokens")
        database = service.url("old_tokens")

    async def work() -> Any:  # noqa: ANN401  # a row
        store = open_store(Settings(database=database).database_url)
        store.start()
        try:
            await store.write(_before_scopes)
            await store.write(upgrade)
            return await store.row(select(people.token))
        finally:
            await store.close()

    row = asyncio.run(work())
    assert (row.id, row.scopes) == ("t", "read play")
    assert 0 < row.expires - now() <= _YEAR
    if backend == "postgresql":
        databases: Databases = request.getfixturevalue("databases")
        databases.service.sql("DROP DATABASE old_tokens WITH (FORCE)")
