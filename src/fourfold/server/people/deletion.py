"""Leaving: what is forgotten of a player, and what others keep."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, delete, or_, select, update

from fourfold.server.games.actions import Games, PlayerRequest
from fourfold.server.refusals import Refusal
from fourfold.server.store import Store, people, schema
from fourfold.server.store.push import push_subscription


async def delete_player(store: Store, games: Games, player: str) -> None:
    """Resign where somebody waits for this player, then forget them."""
    game = schema.game
    rows = await store.rows(
        select(game.c.id).where(
            game.c.status == "playing",
            game.c.kind == "people",
            or_(game.c.first == player, game.c.second == player),
        )
    )
    for row in rows:
        # It may have ended meanwhile.
        with suppress(Refusal):
            await games.resign(PlayerRequest(row.id, player))
    await store.write(lambda connection: erase(connection, player))


def erase(connection: Connection, player: str) -> None:
    """Forget everything about a player but that there was one, in games that belong to others."""
    for table in (
        people.account,
        people.name_key,
        people.recovery_code,
        people.token,
        people.rating,
        people.mute,
        push_subscription,
        schema.seeker,
        people.follow,
        people.block,
        schema.session,
        schema.request,
    ):
        connection.execute(delete(table).where(table.c.player == player))
    game = schema.game
    connection.execute(
        delete(game).where(
            game.c.kind != "people", or_(game.c.first == player, game.c.second == player)
        )
    )
    report = people.report
    connection.execute(delete(report).where((report.c.player == player) | (report.c.by == player)))
    for column in (people.follow.c.followed, people.block.c.blocked):
        connection.execute(delete(column.table).where(column == player))
    challenge = schema.challenge
    for whose, state in ((challenge.c.by, "withdrawn"), (challenge.c.to, "declined")):
        connection.execute(
            update(challenge)
            .where(whose == player, challenge.c.state == "waiting")
            .values(state=state)
        )
    table = schema.player
    connection.execute(
        update(table)
        .where(table.c.id == player)
        .values(name="deleted player", kind="deleted", settings="{}", avatar="")
    )
