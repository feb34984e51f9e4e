"""Regular housekeeping: rating games that were missed, and deleting what is no longer needed.

What is deleted: old counts and lots, sessions that have ended, guests who never played. Players
whose rated games look arranged are reported to the operators.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, Select, delete, or_, select

from fourfold.server.games.lots import forget_lots
from fourfold.server.people.attempts import forget_old
from fourfold.server.people.standings import rate_missing
from fourfold.server.people.suspicions import report_suspects
from fourfold.server.store import (
    Store,
    StoreUnavailable,
    people,
    schema,
)
from fourfold.server.store.schema import now
from fourfold.server.store.sessions import is_good

#: Seconds between two rounds, and how many rounds between two looks at guests and sessions.
EVERY: Final = 60.0
_RARELY: Final = 60
#: How many guests or sessions are deleted in one transaction, so that nobody waits long.
_MOST: Final = 100
_DAY: Final = 24 * 3600 * 1000

_log = logging.getLogger(__name__)


def tidy(connection: Connection) -> int:
    """Do one round; returns how many games were rated. Safe in several processes at once."""
    forget_old(connection)
    forget_lots(connection)
    return rate_missing(connection)


def forget_sessions(connection: Connection) -> int:
    """Delete some sessions that ended a day ago or earlier; returns how many."""
    table, before = schema.session, now() - _DAY
    _, *aged = (~good for good in is_good(before))
    gone = select(table.c.id).where(or_(table.c.revoked < before, *aged)).limit(_MOST)
    return connection.execute(delete(table).where(table.c.id.in_(gone))).rowcount


def forget_guests(connection: Connection, days: float) -> int:
    """Delete some guests who never played and were not seen for so many days; returns how many."""
    table = schema.player
    gone = _idle_guests(now() - round(days * _DAY)).limit(_MOST)
    return connection.execute(delete(table).where(table.c.id.in_(gone))).rowcount


def _idle_guests(before: int) -> Select[tuple[str]]:
    """Guests who left nothing that anybody else could miss."""
    player, session = schema.player.c, schema.session.c
    game, challenge, report = schema.game.c, schema.challenge.c, people.report.c
    left = (
        (session.player == player.id) & (session.seen >= before),
        # Separate, so that each uses its index.
        game.first == player.id,
        game.second == player.id,
        challenge.by == player.id,
        challenge.accepted_by == player.id,
        # What was reported waits for an operator.
        report.by == player.id,
        report.player == player.id,
    )
    return select(player.id).where(
        player.kind == "guest",
        player.created < before,
        *(~select(1).where(trace).correlate(schema.player).exists() for trace in left),
    )


async def keep_house(store: Store, guests_after_days: float, every: float = EVERY) -> None:
    """One round after the other, forever."""
    number = 0
    while True:
        try:
            unrated = await store.write(tidy)
            if unrated:
                _log.warning("%d games had ended without being rated; now they are", unrated)
            if number % _RARELY == 0:
                await _clear_out(store, guests_after_days)
                suspects = await report_suspects(store)
                if suspects:
                    _log.warning("%d players were reported: their games look arranged", suspects)
        except StoreUnavailable:
            _log.warning("the database does not answer; tidying later")
        number += 1
        await asyncio.sleep(every)


async def _clear_out(store: Store, days: float) -> None:
    """Delete all sessions and guests that are no longer needed, some at a time."""
    while await store.write(forget_sessions) == _MOST:
        pass
    guests = more = await store.write(lambda connection: forget_guests(connection, days))
    while more == _MOST:
        more = await store.write(lambda connection: forget_guests(connection, days))
        guests += more
    if guests:
        _log.info("%d guests who never played and did not come back were forgotten", guests)
