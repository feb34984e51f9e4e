"""Who does not want to read phrases in a game."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from fourfold.server.store import Store
from fourfold.server.store.people import mute as table
from fourfold.server.store.upsert import insert_first


async def muted_players(store: Store, game: str) -> list[str]:
    """Those from whom phrases of a game are kept."""
    rows = await store.rows(select(table.c.player).where(table.c.game == game))
    return [row.player for row in rows]


async def is_muted(store: Store, game: str, player: str) -> bool:
    """Whether phrases of a game are kept from a player."""
    row = await store.row(
        select(table.c.player).where(table.c.game == game, table.c.player == player)
    )
    return row is not None


async def set_muted(store: Store, game: str, player: str, muted: bool) -> None:
    """Keep phrases of a game from a player, or let them read phrases again."""

    def keep(connection: Connection) -> None:
        if muted:
            insert_first(connection, table, {"game": game, "player": player})
        else:
            connection.execute(delete(table).where(table.c.game == game, table.c.player == player))

    await store.write(keep)
