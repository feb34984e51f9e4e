"""Leaving all tournaments, when a player leaves this server."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import select

from fourfold.server.refusals import Refusal
from fourfold.server.store.tournaments import tournament, tournament_entrant
from fourfold.tournaments import TournamentError

from .actors import OPERATOR

if TYPE_CHECKING:
    from .facade import Tournaments

_OPEN = ("announced", "running")


async def leave_tournaments(here: Tournaments, player: str) -> None:
    """Withdraw a player everywhere; cancel what they direct, unless helpers continue it."""
    table, entrant = tournament.c, tournament_entrant.c
    entered = await here.store.rows(
        select(table.id, entrant.entrant)
        .join(tournament_entrant, entrant.tournament == table.id)
        .where(entrant.player == player, table.status.in_(_OPEN))
    )
    for row in entered:
        # They may have withdrawn, or it may have ended meanwhile.
        with suppress(Refusal, TournamentError):
            await here.entries.withdraw(row.id, OPERATOR, row.entrant)
    directed = await here.store.rows(
        select(table.id).where(table.director == player, table.status.in_(_OPEN))
    )
    for row in directed:
        with suppress(Refusal):
            if not (await here.see(row.id)).helpers:
                await here.announcements.cancel(row.id, OPERATOR)
