"""Reports of players whose names or manners are not right; operators read them.

The server reports players, too. Nobody can report themselves, so a report that a player seems to
have made of themselves is the server's.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from fourfold.server.store import Store, people, schema
from fourfold.server.store.schema import now
from fourfold.server.store.upsert import insert_first, insert_or_update

from .errors import PlayerUnknown, SelfReported
from .sessions import Person

#: Why somebody can be reported.
REASONS: Final = ("name", "leaving", "cheating", "other")


async def need_reportable(store: Store, player: str) -> None:
    """Refuse to go on when there is no such player to report."""
    row = await store.row(select(schema.player.c.kind).where(schema.player.c.id == player))
    if row is None or row.kind in {"computer", "deleted"}:
        raise PlayerUnknown


async def report_player(store: Store, by: Person, player: str, reason: str) -> None:
    """Keep that somebody was reported; a second report by the same person changes the reason."""
    if player == by.id:
        raise SelfReported

    def keep(connection: Connection) -> None:
        row = connection.execute(
            select(schema.player.c.name, schema.player.c.kind).where(schema.player.c.id == player)
        ).first()
        if row is None or row.kind in {"computer", "deleted"}:
            raise PlayerUnknown
        values = {"reason": reason, "name": row.name, "created": now()}
        whole = {"player": player, "by": by.id, **values}
        insert_or_update(connection, people.report, whole, values)

    await store.write(keep)


def report_noticed(connection: Connection, player: str, reason: str) -> bool:
    """Report a player in the server's name; whether it had not done so already."""
    name = connection.execute(
        select(schema.player.c.name).where(
            schema.player.c.id == player, schema.player.c.kind != "deleted"
        )
    ).scalar()
    if name is None:
        return False
    values = {"player": player, "by": player, "reason": reason, "name": name, "created": now()}
    return insert_first(connection, people.report, values)


def list_reports(connection: Connection) -> list[dict[str, Any]]:
    """All reports, the newest first; `by` is None for the server's own."""
    table, player = people.report, schema.player
    rows = connection.execute(
        select(table, player.c.name.label("called"), player.c.kind)
        .join(player, player.c.id == table.c.player)
        .order_by(table.c.created.desc())
    )
    return [
        {
            "player": row.player,
            "name": row.called,
            "reported_name": row.name,
            "kind": row.kind,
            "reason": row.reason,
            "by": None if row.by == row.player else row.by,
            "time": row.created,
        }
        for row in rows
    ]
