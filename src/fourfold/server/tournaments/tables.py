"""Real tables: players report their results there, each from their own phone.

One visitor speaks for one seat of a game, so that the opponent confirms. When both seats report the
same, that is the result; when they differ, the game is contested, and a director decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from fourfold.rules import Player
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import table_report
from fourfold.server.store.upsert import insert_or_update
from fourfold.tournaments import EventRefused, GameKey, GameResult, PairedGame, ResultEntered
from fourfold.tournaments.real_tables import meeting_at

from .actors import Actor
from .errors import BothSeats, NotAtTables, SeatTaken, TableUnknown
from .helping import check_key, table_count, table_key
from .log.appending import TournamentAppender, TournamentPlan
from .log.loading import LoadedTournament, TournamentLoader


class SeenTable(NamedTuple):
    """A table as a holder of its key sees it: the games that are played there, or were last."""

    loaded: LoadedTournament
    table: int
    games: tuple[PairedGame, ...]


class TableResult(NamedTuple):
    """A result as the player of one seat reports it."""

    game: GameKey
    seat: Player
    result: GameResult


class Tables:
    """What players see and report at their tables."""

    def __init__(self, loader: TournamentLoader, appender: TournamentAppender) -> None:
        self._loader = loader
        self._appender = appender

    async def see(self, name: str, table: int, key: str) -> SeenTable:
        """A table, for a holder of its key."""
        return _seen(await self._loader.fresh(name), table, key)

    async def report(
        self, name: str, table: int, key: str, actor: Actor, told: TableResult
    ) -> SeenTable:
        """Report how a game at this table ended, for one of its seats."""
        game, seat, result = told
        assert result.played, "an absent player reports nothing"

        def choose(loaded: LoadedTournament, _: int) -> TournamentPlan:
            seen = _seen(loaded, table, key)
            if all(each.key != game for each in seen.games):
                raise EventRefused("game-unknown", game=game)
            found = loaded.state.game(game)
            mine = loaded.words.get((str(game), str(seat)))
            theirs = loaded.words.get((str(game), str(seat.other)))
            if mine is not None and (mine.by, mine.result) == (actor.player, result):
                return TournamentPlan()
            if found.result is not None:
                raise EventRefused("game-over", game=game, result=found.result)
            if mine is not None and mine.by != actor.player:
                raise SeatTaken
            if theirs is not None and theirs.by == actor.player:
                raise BothSeats
            agreed = theirs is not None and theirs.result is result
            events = (ResultEntered(game, result),) if agreed else ()
            return TournamentPlan(events, _keeping(loaded, actor, told), exact=True)

        return _seen(await self._appender.append(name, choose, actor), table, key)


def _seen(loaded: LoadedTournament, table: int, key: str) -> SeenTable:
    if loaded.announced.venue != "tables":
        raise NotAtTables
    check_key(table_key(loaded.announced, table), key)
    if not 1 <= table <= table_count(loaded):
        raise TableUnknown
    meeting = meeting_at(loaded.state, table)
    return SeenTable(loaded, table, () if meeting is None else meeting.games)


def _keeping(
    loaded: LoadedTournament, actor: Actor, told: TableResult
) -> Callable[[Connection], None]:
    row = {
        "tournament": loaded.id,
        "game": str(told.game),
        "seat": str(told.seat),
        "by": actor.player,
        "result": str(told.result),
        "time": now(),
    }
    changes = {name: row[name] for name in ("by", "result", "time")}

    def keep(connection: Connection) -> None:
        insert_or_update(connection, table_report, row, changes)

    return keep
