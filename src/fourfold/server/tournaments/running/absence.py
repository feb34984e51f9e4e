"""Who does not come forfeits: a result of the tournament, not an outcome of a game (R20)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from sqlalchemy import Connection

from fourfold.rules import Player
from fourfold.server.games.uptime import Uptime
from fourfold.server.refusals import Refusal
from fourfold.server.store import Store
from fourfold.server.tournaments.log.appending import TournamentAppender, TournamentPlan
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.log.progress import patience_of
from fourfold.tournaments import Event, Forfeited, Format, PairedGame, Paused

from .presence import LIFETIME, Arrivals, Attendants, is_computer, read_arrivals

#: Who has come, by game.
_Said = Mapping[str, Arrivals]
_NOBODY: Final[Arrivals] = {}


class _CameAfterAll(Refusal):
    """A player came while this was being decided; raised and caught here."""

    code = "stale"


class Absence:
    """Decides the games to which a player does not come."""

    def __init__(
        self, store: Store, appender: TournamentAppender, presence: Attendants, uptime: Uptime
    ) -> None:
        self._store = store
        self._appender = appender
        self._presence = presence
        self._uptime = uptime

    async def decide(self, loaded: LoadedTournament, time: int) -> int | None:
        """Decide what is due; when to look again, None when no player is awaited."""
        waiting = list(waiting_games(loaded))
        if not waiting:
            return None
        soonest = min(paired + patience_of(loaded, game.key.round) for game, paired in waiting)
        if time < soonest:
            return soonest
        # Nobody forfeits unless it is certain that every process could have heard them.
        await self._uptime.prove()
        sure = min(time, self._uptime.sure_until())
        if self._presence.just_back(sure):
            return time + LIFETIME
        said = await self._store.read(lambda unit: read_arrivals(unit, loaded.id))
        if not self._events(loaded, said, sure):
            return time + 1000

        def choose(now: LoadedTournament, _: int) -> TournamentPlan:
            events = self._events(now, said, sure)

            def also(connection: Connection) -> None:
                if self._events(now, read_arrivals(connection, now.id), sure) != events:
                    raise _CameAfterAll

            return TournamentPlan(tuple(events), also if events else None)

        try:
            await self._appender.append(loaded.id, choose)
        except _CameAfterAll:
            return time
        return time

    def _events(self, loaded: LoadedTournament, said: _Said, time: int) -> list[Event]:
        """The forfeits that are due; in a Swiss who stays away pauses, too."""
        events: list[Event] = []
        for game, paired in waiting_games(loaded):
            if self._presence.served(paired, time) < patience_of(loaded, game.key.round):
                continue
            there = self._presence.seats(loaded, game, said.get(str(game.key), _NOBODY))
            if len(there) == len(Player):
                # It is about to begin.
                continue
            absent = [seat for seat in Player if seat not in there]
            events.append(Forfeited(game.key, absent[0] if len(absent) == 1 else None))
            if loaded.state.format is Format.SWISS:
                names = [game.player(seat) for seat in absent]
                events += [Paused(name) for name in names if _may_pause(loaded, name)]
        return events


def waiting_games(loaded: LoadedTournament) -> Iterator[tuple[PairedGame, int]]:
    """The games that wait for their players, and when they were paired."""
    for meeting in loaded.state.meetings():
        game = meeting.open
        if game is None or game.started or loaded.state.ending(meeting).over:
            continue
        paired = loaded.notes.paired_at(game.key)
        if paired is not None:
            yield game, paired


def _may_pause(loaded: LoadedTournament, entrant: str) -> bool:
    return loaded.state.entrants[entrant].playing and not is_computer(loaded, entrant)
