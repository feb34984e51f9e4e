"""Quotas: how many games a player may have unfinished, start in a day, and keep.

Guests have less than accounts, for anybody can become a new guest. What a game takes in the
database is estimated from the length of its log. The server's own games (those of tournaments) ask
nobody; two players of which one has reached a quota can still finish what they play.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select

from fourfold.server.games.errors import TooManyGames, TooManyGamesToday, TooMuchStored
from fourfold.server.games.loading import Seated
from fourfold.server.settings import Settings
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import now

_DAY: Final = 24 * 3600 * 1000
#: Bytes of a game without its log, and of an entry with the longest key, indexes included:
#: measured as 827 and 265 with SQLite, 916 and 376 with PostgreSQL.
GAME_BYTES: Final = 900
ENTRY_BYTES: Final = 380
_MEGABYTE: Final = 10**6


class Allotment(NamedTuple):
    """What one player may have; 0 for any number."""

    unfinished: int
    per_day: int
    megabytes: int


class Quotas:
    """Refuses new games to players who have enough."""

    def __init__(self, settings: Settings) -> None:
        self._enabled = settings.rate_limits
        self._guest = Allotment(
            settings.guest_games, settings.guest_games_per_day, settings.guest_megabytes
        )
        self._account = Allotment(
            settings.account_games, settings.account_games_per_day, settings.account_megabytes
        )

    def check_game(self, connection: Connection, player: Seated) -> None:
        """Refuse another game to a player who has enough of them."""
        if not self._enabled or player.id is None:
            return
        quota = self._of(player)
        game = tables.game.c
        # Apart, so that each finds its index; a shared screen counts once.
        first = _used(connection, game.first == player.id)
        elsewhere = or_(game.first.is_(None), game.first != player.id)
        second = _used(connection, and_(game.second == player.id, elsewhere))
        unfinished, today, stored = (one + other for one, other in zip(first, second, strict=True))
        if 0 < quota.unfinished <= unfinished:
            raise TooManyGames(most=quota.unfinished)
        if 0 < quota.per_day <= today:
            raise TooManyGamesToday(most=quota.per_day)
        if 0 < quota.megabytes * _MEGABYTE <= stored:
            raise TooMuchStored(most=quota.megabytes)

    def check_challenge(self, connection: Connection, player: Seated) -> None:
        """Refuse another challenge to a player who has made enough of them today."""
        quota, challenge = self._of(player), tables.challenge.c
        if not self._enabled or not quota.per_day:
            return
        made = select(func.count()).where(
            challenge.by == player.id, challenge.created > now() - _DAY
        )
        if connection.execute(made).scalar_one() >= quota.per_day:
            raise TooManyGamesToday(most=quota.per_day)

    def _of(self, player: Seated) -> Allotment:
        return self._guest if player.kind == "guest" else self._account


def _used(connection: Connection, mine: ColumnElement[bool]) -> tuple[int, int, int]:
    """Of these games: how many are unfinished, how many began today, and their bytes."""
    game = tables.game.c
    row = connection.execute(
        select(
            func.coalesce(func.sum(case((game.status == "playing", 1), else_=0)), 0),
            func.coalesce(func.sum(case((game.began > now() - _DAY, 1), else_=0)), 0),
            func.count() * GAME_BYTES + func.coalesce(func.sum(game.number), 0) * ENTRY_BYTES,
        ).where(mine)
    ).one()
    return int(row[0]), int(row[1]), int(row[2])
