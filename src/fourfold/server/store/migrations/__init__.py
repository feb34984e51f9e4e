"""Changes of the schema, step by step, inside the package: no file outside is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

#: An arbitrary number: it names the lock that lets only one process upgrade.
_LOCK: Final = 0x46F0


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date in the transaction of this connection.

    On SQLite the transaction holds the only lock; on PostgreSQL a lock of our own makes a second
    process wait, and then find nothing left to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    command.upgrade(_config(connection), "head")


def current(connection: Connection) -> str | None:
    """The step that a database is at, None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The step that this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
