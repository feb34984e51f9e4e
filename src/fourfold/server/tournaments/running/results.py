"""How the outcomes of games become results of their tournament: each once, in whichever process.

The log itself says which games have begun and have no result. So whatever was missed, because a
process ended or another one played the last move, is found by looking.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Row, select

from fourfold.rules import Player, Reason
from fourfold.server.store import Store
from fourfold.server.store import schema as tables
from fourfold.server.tournaments.log.appending import TournamentAppender, TournamentPlan
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.tournaments import Event, Forfeited, GameResult, PairedGame, ResultEntered


class Results:
    """Notes the results of games that have ended."""

    def __init__(self, store: Store, appender: TournamentAppender) -> None:
        self._store = store
        self._appender = appender

    async def collect(self, loaded: LoadedTournament) -> bool:
        """Note what has ended; whether other games are still being played."""
        running = running_games(loaded)
        if not running:
            return False
        game = tables.game.c
        over = {
            row.id: row
            for row in await self._store.rows(
                select(game.id, game.result, game.reason, tables.entry.c.entry)
                .join(
                    tables.entry,
                    (tables.entry.c.game == game.id) & (tables.entry.c.number == game.number),
                )
                .where(game.id.in_(list(running)), game.status == "over")
            )
        }
        if not over:
            return True

        def choose(now: LoadedTournament, _: int) -> TournamentPlan:
            return TournamentPlan(tuple(_results(now, over)))

        await self._appender.append(loaded.id, choose)
        return len(over) < len(running)


def running_games(loaded: LoadedTournament) -> dict[str, PairedGame]:
    """The games that are being played, by their records."""
    state = loaded.state
    return {
        game.record: game
        for meeting in state.meetings()
        if (game := meeting.open) is not None and game.record and not state.ending(meeting).over
    }


def _results(loaded: LoadedTournament, over: Mapping[str, Row[Any]]) -> list[Event]:
    return [
        _result(game, over[record])
        for record, game in running_games(loaded).items()
        if record in over
    ]


def _result(game: PairedGame, row: Row[Any]) -> Event:
    if row.result != "*":
        return ResultEntered(game.key, GameResult(row.result), Reason(row.reason))
    # Nobody can abort a game of a tournament, but an account can be deleted in its first turns.
    word, _, seat = row.entry.partition(":")
    return Forfeited(game.key, Player(seat) if word == "abort" and seat else None)
