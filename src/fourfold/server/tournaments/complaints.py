"""Reports about the names and texts of tournaments; operators read them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from fourfold.server.store import Store
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament, tournament_report
from fourfold.server.store.upsert import insert_or_update

from .actors import Actor
from .errors import TournamentUnknown


class Complaints:
    """What people report about tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, name: str, actor: Actor, reason: str) -> None:
        """Keep a report; a second one by the same person changes the reason."""

        def keep(connection: Connection) -> None:
            called = connection.execute(
                select(tournament.c.name).where(tournament.c.id == name)
            ).scalar_one_or_none()
            if called is None:
                raise TournamentUnknown
            values = {"reason": reason, "name": called, "created": now()}
            row = {"tournament": name, "by": actor.player, **values}
            insert_or_update(connection, tournament_report, row, values)

        await self._store.write(keep)


def list_complaints(connection: Connection) -> list[dict[str, Any]]:
    """All reports about tournaments, the newest first."""
    table = tournament_report
    rows = connection.execute(
        select(table, tournament.c.name.label("called"), tournament.c.director)
        .join(tournament, tournament.c.id == table.c.tournament)
        .order_by(table.c.created.desc())
    )
    return [
        {
            "tournament": row.tournament,
            "name": row.called,
            "reported_name": row.name,
            "director": row.director,
            "reason": row.reason,
            "by": row.by,
            "time": row.created,
        }
        for row in rows
    ]
