"""Players who want nothing to do with one another: no challenges, no pairing, no phrases.

A block works both ways and is not announced: the blocked player is refused with the same words as
the one who blocked.
"""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select

from fourfold.server.games.errors import PlayersBlocked
from fourfold.server.store import Store, people


def check_blocks(connection: Connection, one: str, other: str) -> None:
    """Refuse to bring two players together when one of them has blocked the other."""
    table = people.block.c
    statement = select(table.player).where(
        or_(
            and_(table.player == one, table.blocked == other),
            and_(table.player == other, table.blocked == one),
        )
    )
    if connection.execute(statement).first() is not None:
        raise PlayersBlocked


def kept_apart(connection: Connection, player: str) -> set[str]:
    """All whom a player has blocked, and all who have blocked the player."""
    table = people.block.c
    rows = connection.execute(
        select(table.player, table.blocked).where(
            or_(table.player == player, table.blocked == player)
        )
    )
    return {row.blocked if row.player == player else row.player for row in rows}


async def read_kept_apart(store: Store, player: str) -> set[str]:
    """The same, in a reading of its own."""
    return await store.read(lambda connection: kept_apart(connection, player))
