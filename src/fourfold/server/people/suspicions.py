"""Rated games that look arranged: the server reports their players, and operators judge.

Nobody is punished by a number. Two patterns are looked for in the games of the last month:

- *feeding*: one of two players plays nearly only against the other, and nearly always loses;
- *sandbagging*: somebody gives up early, again and again, against much weaker players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, and_, func, select

from fourfold.rules import Reason
from fourfold.server.store import Store, people, schema
from fourfold.server.store.schema import now

from .reports import report_noticed

_MONTH: Final = 30 * 24 * 3600 * 1000
#: So many games make a pattern.
_ENOUGH: Final = 5
#: The share of a player's games against one opponent, and of lost points in them.
_MOSTLY: Final = 0.8
_NEARLY_ALL: Final = 0.9
#: By how much the stronger player's rating is higher, and before which placement they give up.
_STRONGER: Final = 200.0
_EARLY: Final = 6
_GIVEN_UP: Final = tuple(map(str, (Reason.RESIGNATION, Reason.TIME, Reason.FALSE_CALL)))

_own, _theirs = people.rating_change.alias("own"), people.rating_change.alias("theirs")
_BOTH: Final = and_(_theirs.c.game == _own.c.game, _theirs.c.player != _own.c.player)


async def report_suspects(store: Store) -> int:
    """Report players whose rated games look arranged; how many had not been reported before."""
    found = await store.read(find_suspects)
    if not found:
        return 0
    return await store.write(
        lambda connection: sum(
            report_noticed(connection, player, found[player]) for player in sorted(found)
        )
    )


def find_suspects(connection: Connection) -> dict[str, str]:
    """The players whose rated games look arranged, and what they look like."""
    since = now() - _MONTH
    found = dict.fromkeys(_sandbaggers(connection, since), "sandbagging")
    for pair in _feeders(connection, since):
        found |= dict.fromkeys(pair, "feeding")
    return found


def _feeders(connection: Connection, since: int) -> Iterator[tuple[str, str]]:
    """Pairs of a player who loses and the one whom they feed."""
    games, points = func.count(), func.sum(_own.c.score)
    pairs = connection.execute(
        select(_own.c.player, _theirs.c.player.label("fed"), games.label("games"))
        .join(_theirs, _BOTH)
        .where(_own.c.at > since)
        .group_by(_own.c.player, _theirs.c.player)
        .having(games >= _ENOUGH, points <= (1 - _NEARLY_ALL) * games)
    ).all()
    if not pairs:
        return
    totals = _count_games(connection, since, {row.player for row in pairs})
    for row in pairs:
        if row.games >= _MOSTLY * totals[row.player]:
            yield row.player, row.fed


def _count_games(connection: Connection, since: int, players: set[str]) -> dict[str, int]:
    table = people.rating_change.c
    rows = connection.execute(
        select(table.player, func.count())
        .where(table.at > since, table.player.in_(players))
        .group_by(table.player)
    )
    return {player: number for player, number in rows}  # noqa: C416  # rows are no pairs for types


def _sandbaggers(connection: Connection, since: int) -> list[str]:
    """Players who often give up early against much weaker ones."""
    game = schema.game
    rows = connection.execute(
        select(_own.c.player)
        .join(_theirs, _BOTH)
        .join(game, game.c.id == _own.c.game)
        .where(
            _own.c.at > since,
            _own.c.score == 0,
            _own.c.old_rating >= _theirs.c.old_rating + _STRONGER,
            game.c.reason.in_(_GIVEN_UP),
            game.c.placed < _EARLY,
        )
        .group_by(_own.c.player)
        .having(func.count() >= _ENOUGH)
    )
    return list(rows.scalars())
