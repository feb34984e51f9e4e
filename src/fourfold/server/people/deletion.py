"""Leaving: what is forgotten of a player, and what others keep."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection, delete, or_, select, update

from fourfold.server.games.actions import Games, PlayerRequest
from fourfold.server.refusals import Refusal
from fourfold.server.store import Store, people, schema
from fourfold.server.store.push import push_subscription
from fourfold.server.store.tournaments import (
    table_report,
    tournament,
    tournament_entrant,
    tournament_event,
    tournament_helper,
    tournament_report,
)

#: Takes a player out of something else that others wait for.
Leave = Callable[[str], Awaitable[None]]


async def delete_player(store: Store, games: Games, player: str, leave: Sequence[Leave]) -> None:
    """Resign where somebody waits for this player, leave everything else, then forget them."""
    for go in leave:
        await go(player)
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
        tournament_helper,
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
    _forget_entries(connection, player)
    for column in (
        people.follow.c.followed,
        people.block.c.blocked,
        table_report.c.by,
        tournament_report.c.by,
    ):
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


def _forget_entries(connection: Connection, player: str) -> None:
    """Take a player's name out of the logs of tournaments; the results stay, for the others."""
    event, entrant = tournament_event.c, tournament_entrant.c
    rows = connection.execute(
        select(tournament_event)
        .join(tournament_entrant, entrant.tournament == event.tournament)
        .where(entrant.player == player, event.event.like(f'{{"event":"entered","id":"{player}"%'))
    ).all()
    for row in rows:
        entered = json.loads(row.event)
        here = tournament.c.id == row.tournament
        connection.execute(
            update(tournament)
            .where(here, tournament.c.leader == entered["name"])
            .values(leader=None)
        )
        # A tournament has no two of one name.
        entered["name"] = f"deleted player {row.number}"
        written = json.dumps(entered, ensure_ascii=False, separators=(",", ":"))
        this = (event.tournament == row.tournament, event.number == row.number)
        connection.execute(update(tournament_event).where(*this).values(event=written))
        # Whoever has the tournament in memory reads all of it again.
        changed = {"version": tournament.c.version + 1, "touched": tournament.c.touched + 1}
        connection.execute(update(tournament).where(here).values(changed))
