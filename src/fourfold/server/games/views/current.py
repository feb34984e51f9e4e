"""The games that a player has not finished with other people, for those who have left them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, or_, select

from fourfold.server.store import Store, schema

#: The most that are listed.
_MOST = 100


async def current_games(store: Store, player: str) -> list[dict[str, Any]]:
    """A player's unfinished games against people; first those in which it is their turn."""
    games = [
        {
            "id": row.id,
            "opponent": row.name,
            "your_turn": (row.to_act == "first") is (row.first == player),
        }
        for row in await store.rows(_playing(player))
    ]
    return sorted(games, key=lambda game: not game["your_turn"])


def _playing(player: str) -> Select[Any]:
    """The games with the opponents' names, the last touched first."""
    game, opponent = schema.game.c, schema.player.c
    opposite = or_(
        (game.first == player) & (game.second == opponent.id),
        (game.second == player) & (game.first == opponent.id),
    )
    return (
        select(game.id, game.first, game.to_act, opponent.name)
        .join(schema.player, opposite)
        .where(
            or_(game.first == player, game.second == player),
            game.kind == "people",
            game.status == "playing",
        )
        .order_by(game.touched.desc())
        .limit(_MOST)
    )
