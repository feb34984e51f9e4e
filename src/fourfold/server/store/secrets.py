"""Secrets of a server, kept in its database so that all processes share them."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from .database import Store
from .schema import secret as table
from .upsert import insert_first


async def read_secret(store: Store, name: str) -> bytes:
    """The secret of this name, 256 bits; the first process that needs it makes it."""
    fresh = secrets.token_hex(32)

    def keep(connection: Connection) -> str:
        insert_first(connection, table, {"name": name, "value": fresh})
        kept = connection.execute(select(table.c.value).where(table.c.name == name))
        return str(kept.scalar_one())

    return bytes.fromhex(await store.write(keep))
