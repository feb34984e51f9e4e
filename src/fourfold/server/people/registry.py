"""Names in the database: who has which, and giving a player another one.

An account holds its name under several keys, one for every look-alike form; the table's primary
key lets one account have each. Guests hold no key: they only may not take an account's name.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, text, update

from fourfold.server.store import people, schema

from .errors import NameTaken
from .names import keys

_LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))")


def check_free(connection: Connection, name: str, player: str | None = None) -> None:
    """Refuse a name that somebody else has, or that looks like somebody else's."""
    table = people.name_key
    taken = connection.execute(
        select(table.c.player).where(table.c.key.in_(keys(name)), table.c.player != (player or ""))
    ).first()
    if taken is not None:
        raise NameTaken(name=name)


def hold_name(connection: Connection, name: str, player: str | None = None) -> None:
    """Refuse a name that is not free; nobody else can take it before this transaction ends.

    SQLite has one writer at a time. On PostgreSQL two transactions could each find a name free, a
    guest's and an account's, and the keys stop only accounts.
    """
    if connection.dialect.name == "postgresql":
        for key in sorted(keys(name)):
            connection.execute(_LOCK, {"key": f"name {key}"})
    check_free(connection, name, player)


def take_name(connection: Connection, name: str, player: str) -> None:
    """Give an account this name and all that look like it."""
    hold_name(connection, name, player)
    table = people.name_key
    connection.execute(delete(table).where(table.c.player == player))
    connection.execute(insert(table), [{"key": key, "player": player} for key in keys(name)])
    set_name(connection, name, player)


def set_name(connection: Connection, name: str, player: str) -> None:
    """Call a player by this name."""
    table = schema.player
    connection.execute(update(table).where(table.c.id == player).values(name=name))
