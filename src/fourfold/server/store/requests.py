"""Idempotent requests: the results by key, so that repeating a request creates nothing."""

from __future__ import annotations

from sqlalchemy import Connection, select

from fourfold.server.refusals import Refusal

from .schema import now
from .schema import request as table
from .upsert import insert_first


class KeyReused(Refusal):
    """The key belongs to an earlier request of another kind."""

    code = "key-reused"


def made_before(connection: Connection, player: str, key: str | None, kind: str) -> str | None:
    """What an earlier request with this key made, None for a new one. Notes nothing."""
    if key is None:
        return None
    row = connection.execute(
        select(table.c.kind, table.c.made).where(table.c.player == player, table.c.key == key)
    ).first()
    if row is None:
        return None
    if row.kind != kind:
        raise KeyReused
    return str(row.made)


def answered_before(
    connection: Connection, player: str, key: str | None, kind: str, made: str
) -> str | None:
    """What an earlier request with this key made, None for a new one, which is noted."""
    if key is None:
        return None
    row = {"player": player, "key": key, "kind": kind, "made": made, "time": now()}
    if insert_first(connection, table, row):
        return None
    return made_before(connection, player, key, kind)
