"""Regular housekeeping: rating games that were missed, and deleting what is no longer needed.

What is deleted: old counts, lots and keys of requests, sessions and tokens that have ended,
challenges that nobody accepted, old games in which no account played, guests who never played,
tournaments that came to nothing.
Players whose rated games look arranged are reported to the operators.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, delete, or_, select, tuple_

from fourfold.server.games.starting.lots import forget_lots
from fourfold.server.people.attempts import forget_old
from fourfold.server.people.sessions import ACCOUNTS
from fourfold.server.people.standings import rate_missing
from fourfold.server.people.suspicions import report_suspects
from fourfold.server.people.tokens import forget_tokens
from fourfold.server.push import outbox
from fourfold.server.store import (
    Store,
    StoreUnavailable,
    people,
    schema,
)
from fourfold.server.store.schema import now
from fourfold.server.store.sessions import is_good
from fourfold.server.store.tournaments import (
    table_report,
    tournament,
    tournament_entrant,
    tournament_helper,
    tournament_report,
)

#: Seconds between two rounds, and how many rounds between two looks at guests and sessions.
EVERY: Final = 60.0
_RARELY: Final = 60
#: How many rows of a kind are deleted in one transaction, so that nobody waits long.
_MOST: Final = 100
_DAY: Final = 24 * 3600 * 1000
#: How long a challenge that nobody accepted is kept after its end.
_CHALLENGES: Final = 7 * _DAY
#: How long an announced tournament is kept that never began.
_TOURNAMENTS: Final = 180 * _DAY
#: How long a request can be repeated with its key.
_REQUESTS: Final = 30 * _DAY

_log = logging.getLogger(__name__)


class Retention(NamedTuple):
    """For how many days guests who never played are kept, and games in which no account played."""

    guests: float
    guest_games: float


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


def forget_challenges(connection: Connection) -> int:
    """Delete some challenges that came to nothing a week ago or earlier; returns how many."""
    table, before = schema.challenge, now() - _CHALLENGES
    over = table.c.game.is_(None), table.c.expires < before
    gone = select(table.c.id).where(*over).limit(_MOST)
    return connection.execute(delete(table).where(table.c.id.in_(gone))).rowcount


def forget_requests(connection: Connection) -> int:
    """Delete some keys of requests that nobody repeats any more; returns how many."""
    table = schema.request
    name = tuple_(table.c.player, table.c.key)
    old = table.c.time < now() - _REQUESTS
    gone = select(table.c.player, table.c.key).where(old).limit(_MOST)
    return connection.execute(delete(table).where(name.in_(gone))).rowcount


def forget_games(connection: Connection, days: float) -> int:
    """Delete some finished games of guests alone, untouched for so many days; returns how many."""
    game, player, challenge = schema.game, schema.player.c, schema.challenge
    lasting = player.id.in_((game.c.first, game.c.second)) & player.kind.in_(ACCOUNTS)
    gone = (
        select(game.c.id)
        .where(
            game.c.status == "over",
            game.c.touched < now() - round(days * _DAY),
            ~select(1).where(lasting).correlate(game).exists(),
        )
        .limit(_MOST)
    )
    games = connection.execute(gone).scalars().all()
    connection.execute(delete(challenge).where(challenge.c.game.in_(games)))
    return connection.execute(delete(game).where(game.c.id.in_(games))).rowcount


def forget_tournaments(connection: Connection) -> int:
    """Delete some tournaments that accounts announced and never began; returns how many."""
    table, before = tournament.c, now() - _TOURNAMENTS
    gone = (
        select(table.id)
        .where(
            table.status.in_(("announced", "cancelled")),
            table.round == 0,
            table.director.is_not(None),
            table.touched < before,
            or_(table.start.is_(None), table.start < before),
        )
        .limit(_MOST)
    )
    return connection.execute(delete(tournament).where(table.id.in_(gone))).rowcount


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
        tournament_report.c.by == player.id,
        # And what others in a tournament rely on.
        tournament_entrant.c.player == player.id,
        tournament_helper.c.player == player.id,
        table_report.c.by == player.id,
    )
    return select(player.id).where(
        player.kind == "guest",
        player.created < before,
        *(~select(1).where(trace).correlate(schema.player).exists() for trace in left),
    )


async def keep_house(store: Store, retention: Retention, every: float = EVERY) -> None:
    """One round after the other, forever."""
    number = 0
    while True:
        try:
            unrated = await store.write(tidy)
            if unrated:
                _log.warning("%d games had ended without being rated; now they are", unrated)
            if number % _RARELY == 0:
                await _clear_out(store, retention)
                suspects = await report_suspects(store)
                if suspects:
                    _log.warning("%d players were reported: their games look arranged", suspects)
        except StoreUnavailable:
            _log.warning("the database does not answer; tidying later")
        number += 1
        await asyncio.sleep(every)


async def _clear_out(store: Store, retention: Retention) -> None:
    """Delete everything that is no longer needed, some at a time."""
    await store.write(forget_tokens)
    await store.write(outbox.forget_old)
    await _delete_all(store, forget_sessions)
    await _delete_all(store, forget_requests)
    await _delete_all(store, forget_challenges)
    await _delete_all(store, forget_tournaments)
    games = await _delete_all(store, lambda unit: forget_games(unit, retention.guest_games))
    guests = await _delete_all(store, lambda unit: forget_guests(unit, retention.guests))
    if games or guests:
        _log.info("%d old games of guests and %d idle guests were forgotten", games, guests)


async def _delete_all(store: Store, delete_some: Callable[[Connection], int]) -> int:
    """Delete again and again until nothing is left to delete; returns how many."""
    count = more = await store.write(delete_some)
    while more == _MOST:
        more = await store.write(delete_some)
        count += more
    return count
