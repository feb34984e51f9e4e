"""Players as everybody sees them, and as they see themselves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, case, func, or_, select, update

from fourfold.server.store import Store, schema
from fourfold.server.store.avatars import avatar_of

from .errors import PlayerUnknown
from .standings import history_of, ratings_of


async def read_profile(store: Store, player: str) -> dict[str, Any]:
    """A player with their ratings, results and last rated games."""

    def look(connection: Connection) -> dict[str, Any]:
        row = _player(connection, player)
        return {
            **_public(connection, row),
            "created": row.created,
            "counts": _count_games(connection, player),
            "history": history_of(connection, player),
        }

    return await store.read(look)


async def read_own(store: Store, player: str) -> dict[str, Any]:
    """What a client needs to know about its own player."""

    def look(connection: Connection) -> dict[str, Any]:
        row = _player(connection, player)
        game = schema.game
        games = connection.execute(
            select(game.c.id)
            .where(game.c.status == "playing", or_(game.c.first == player, game.c.second == player))
            .order_by(game.c.touched.desc())
            .limit(200)
        ).scalars()
        return {
            "player": _public(connection, row),
            "live_games": list(games),
            "settings": json.loads(row.settings),
        }

    return await store.read(look)


async def keep_settings(store: Store, player: str, settings: Mapping[str, Any]) -> None:
    """Keep a player's settings instead of those before; the avatar where others find it."""
    table = schema.player
    text = json.dumps(settings, ensure_ascii=False)
    avatar = settings.get("avatar") or ""
    await store.execute(
        update(table).where(table.c.id == player).values(settings=text, avatar=avatar)
    )


def _player(connection: Connection, player: str) -> Row[Any]:
    table = schema.player
    row = connection.execute(select(table).where(table.c.id == player)).first()
    if row is None:
        raise PlayerUnknown
    return row


def _public(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    """A row of the table of players, as everybody sees it."""
    return {
        "id": row.id,
        "name": row.name,
        "kind": row.kind,
        "avatar": avatar_of(row.id, row.avatar),
        "ratings": ratings_of(connection, row.id),
    }


def _count_games(connection: Connection, player: str) -> dict[str, int]:
    """How a player's public games ended; shared screens are left out."""
    game = schema.game
    won = or_(
        (game.c.first == player) & (game.c.result == "1-0"),
        (game.c.second == player) & (game.c.result == "0-1"),
    )
    counts = connection.execute(
        select(
            func.count(),
            func.coalesce(func.sum(case((won, 1), else_=0)), 0),
            func.coalesce(func.sum(case((game.c.result == "1/2-1/2", 1), else_=0)), 0),
        ).where(
            game.c.status == "over",
            game.c.result != "*",
            game.c.kind != "shared",
            game.c.private.is_(False),
            or_(game.c.first == player, game.c.second == player),
        )
    ).one()
    games, wins, draws = map(int, counts)
    return {"games": games, "wins": wins, "draws": draws, "losses": games - wins - draws}
