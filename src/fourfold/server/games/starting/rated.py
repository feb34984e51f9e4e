"""Rated games between two players: who sits where, and how many they may begin in a day.

Nobody chooses a seat: a lot decides in the first game of two players, later games make up for it.
Whoever sets the seats otherwise, as a tournament's pairing does, gives them to `Starter.insert`
and need not ask here; its games have neither a challenge nor a game before them, do not come from
the queue, and are not counted in the limit.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from fourfold.server.games.errors import RatedOften
from fourfold.server.games.log import BOTH_PLACED
from fourfold.server.store import schema

#: How many rated games two players may begin with one another in a day: each is first in half.
PAIR_LIMIT: Final = 8
_DAY: Final = 24 * 3600 * 1000


def check_pair(connection: Connection, one: str, other: str, time: int) -> None:
    """Refuse a further rated game to two players who have begun enough of them within a day."""
    game = schema.game.c
    by_choice = or_(game.challenge.is_not(None), game.rematch_of.is_not(None), game.queued)
    begun = select(func.count()).where(_of_pair(one, other), by_choice, game.began > time - _DAY)
    if connection.execute(begun).scalar_one() >= PAIR_LIMIT:
        raise RatedOften(count=PAIR_LIMIT)


def first_of_pair(connection: Connection, one: str, other: str) -> str | None:
    """Which of two players is first in their next rated game, None when a lot has to decide.

    The one who was first less often; equal numbers alternate. Games that ended before both had
    placed do not count, so that nobody gets the better seat by leaving the worse one.
    """
    game = schema.game.c
    counts = or_(game.status == "playing", game.placed >= BOTH_PLACED)
    rows = connection.execute(
        select(game.first, func.count(), func.max(game.began))
        .where(_of_pair(one, other), counts)
        .group_by(game.first)
    )
    firsts = {first: (number, last) for first, number, last in rows}
    if firsts:
        return min((one, other), key=lambda player: firsts.get(player, (0, 0)))
    left: str | None = connection.execute(
        select(game.first).where(_of_pair(one, other)).order_by(game.began.desc(), game.id).limit(1)
    ).scalar_one_or_none()
    return left


def _of_pair(one: str, other: str) -> ColumnElement[bool]:
    """The rated games of two players."""
    game = schema.game.c
    return and_(
        game.rated.is_(True),
        or_(
            and_(game.first == one, game.second == other),
            and_(game.first == other, game.second == one),
        ),
    )
