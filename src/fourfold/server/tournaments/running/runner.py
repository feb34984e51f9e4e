"""What makes tournaments run by themselves: one task in every process.

Each tournament is looked at when it has changed, when one of its games has ended, and when
something is due. Whatever is done is an event with a number in its log, or follows from it. So
nothing happens twice, however many processes do this, and what one of them left undone another
one, or the same one after its next start, does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, and_, bindparam, or_, select

from fourfold.rules import Player
from fourfold.server.games.loading import Loader
from fourfold.server.games.starting.starter import Starter
from fourfold.server.games.uptime import Uptime
from fourfold.server.games.views.snapshot import News
from fourfold.server.refusals import Refusal
from fourfold.server.store import StoreUnavailable
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament
from fourfold.server.topics import Topic
from fourfold.server.tournaments.actors import OPERATOR
from fourfold.server.tournaments.directing import Compute, timed
from fourfold.server.tournaments.facade import Tournaments
from fourfold.server.tournaments.log.appending import TournamentAppender, TournamentPlan
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.log.progress import GATHERING, coming, is_played_out
from fourfold.tournaments import Format, NothingToPair, TournamentError

from .absence import Absence, waiting_games
from .arena import pair_those_there
from .beginning import Beginner, may_begin
from .presence import Attendants, forget_arrivals, is_computer, read_arrivals, read_seen
from .results import Results, running_games

_log = logging.getLogger(__name__)

#: Seconds between two looks at the list of tournaments.
_LOOK: Final = 1.0
#: Seconds between two looks at least.
_PAUSE: Final = 0.2
#: Milliseconds between two pairings of an arena.
ARENA: Final = 3_000
#: Milliseconds after which a tournament with games that wait or run is looked at anyway.
_SWEEP: Final = 5_000
#: When there is nothing to do until something changes.
_NEVER: Final = 10**15


class _Known(NamedTuple):
    """Up to which change a tournament was looked after, and when to look again."""

    touched: int
    due: int


class TournamentRunner:
    """Looks after all tournaments."""

    def __init__(
        self,
        here: Tournaments,
        uptime: Uptime,
        games: Loader,
        starter: Starter,
        *,
        compute: Compute,
        appended: Topic[News],
    ) -> None:
        self._store = here.store
        self._loader = here.loader
        self._appender = here.appender
        self._directing = here.directing
        self._announcements = here.announcements
        self._compute = compute
        self._presence = presence = Attendants(uptime)
        self.beginner = Beginner(here, presence, games=games, starter=starter, appended=appended)
        self._absence = Absence(here.store, here.appender, presence, uptime)
        self._results = Results(here.store, here.appender)
        self._known: dict[str, _Known] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._event = asyncio.Event()
        here.changed.subscribe(lambda news: self.wake(news.loaded.id))
        appended.subscribe(self._hear)

    def wake(self, name: str) -> None:
        """Look at a tournament soon."""
        self._woken.add(name)
        self._event.set()

    def _hear(self, news: News) -> None:
        header = news.loaded.header
        if header.tournament is not None and news.loaded.state.game.outcome is not None:
            self.wake(header.tournament)

    async def run(self) -> None:
        """Look after all tournaments, until cancelled."""
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._event.wait(), _LOOK)
                self._event.clear()
                try:
                    await self._look()
                except StoreUnavailable:
                    _log.warning("the database does not answer: tournaments wait")
                # What happens meanwhile is looked at together.
                await asyncio.sleep(_PAUSE)
        finally:
            tasks = list(self._tasks.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        rows = await self._store.rows(_ACTIVE, {"now": now()})
        active = {row.id for row in rows}
        self._known = {name: known for name, known in self._known.items() if name in active}
        self._woken &= active
        for row in rows:
            if row.id not in self._tasks and self._is_due(row):
                task = asyncio.create_task(self._look_after(row), name=f"tournament {row.id}")
                self._tasks[row.id] = task
                task.add_done_callback(partial(self._done, row.id))

    def _done(self, name: str, _: asyncio.Task[None]) -> None:
        self._tasks.pop(name, None)
        if name in self._woken:
            self._event.set()

    def _is_due(self, row: Row[Any]) -> bool:
        known = self._known.get(row.id)
        changed = known is None or known.touched != row.touched or known.due <= now()
        return changed or row.id in self._woken

    async def _look_after(self, row: Row[Any]) -> None:
        self._woken.discard(row.id)
        due = now() + _SWEEP
        try:
            due = min(await self._work(row.id), _NEVER)
        except (StoreUnavailable, TournamentError, Refusal) as error:
            # Another process was faster, or the database is away: the next look tries again.
            _log.warning("a tournament waits: %s", error, extra={"tournament": row.id})
        except Exception:  # noqa: BLE001  # one broken tournament must not keep the others waiting
            _log.exception("a tournament cannot go on", extra={"tournament": row.id})
        self._known[row.id] = _Known(row.touched, due)

    async def _work(self, name: str) -> int:
        """Do what is due in a tournament; when to look again."""
        loaded = await self._loader.fresh(name)
        if loaded.status == "announced":
            return await self._start(loaded)
        due = _NEVER
        if loaded.announced.venue == "server":
            if await self._results.collect(loaded):
                due = now() + _SWEEP
            due = min(due, await self._look_after_waiting(name))
        loaded = await self._loader.fresh(name)
        return min(due, await self._go_on(loaded)) if loaded.status == "running" else _NEVER

    # Games that wait --------------------------------------------------------------------------

    async def _look_after_waiting(self, name: str) -> int:
        """Begin games whose players are there, and decide those that players did not come to."""
        loaded = await self._loader.fresh(name)
        if not may_begin(loaded) or not any(True for _ in waiting_games(loaded)):
            return _NEVER
        said = await self._store.read(lambda unit: read_arrivals(unit, name))
        for game, _ in waiting_games(loaded):
            there = self._presence.seats(loaded, game, said.get(str(game.key), {}))
            if len(there) == len(Player):
                await self.beginner.begin(name, game.key)
        time = now()
        gone = [
            (game, seat, at)
            for game, seats in said.items()
            for seat, at in seats.items()
            if not self._presence.is_there(at, time)
        ]
        if gone:
            await self._store.write(lambda unit: forget_arrivals(unit, name, gone))
        loaded = await self._loader.fresh(name)
        due = await self._absence.decide(loaded, now()) if may_begin(loaded) else None
        return min(now() + _SWEEP, _NEVER if due is None else due)

    # Rounds -----------------------------------------------------------------------------------

    async def _start(self, loaded: LoadedTournament) -> int:
        """Pair the first round of a tournament whose time has come, once two could play."""
        start = loaded.announced.start
        if start is None or not loaded.announced.automatic or start > now():
            return _NEVER
        if loaded.state.format is Format.ARENA:
            paired = await self._pair_arena(loaded)
        else:
            paired = len(loaded.state.playing) > 1
            if paired:
                await self._directing.pair(loaded.id, OPERATOR, after=0)
        if not paired and self._presence.served(start, now()) >= GATHERING:
            await self._announcements.cancel(loaded.id, OPERATOR)
        return now() + ARENA

    async def _go_on(self, loaded: LoadedTournament) -> int:
        """Pair the next round, or finish, when it is time."""
        if loaded.state.format is Format.ARENA:
            return await self._run_arena(loaded)
        if loaded.state.format.continuous or not loaded.announced.automatic:
            return _NEVER
        next_round = coming(loaded)
        if next_round is None:
            if is_played_out(loaded.state):
                await self._directing.finish(loaded.id, OPERATOR)
            return _NEVER
        if now() < next_round.at:
            return next_round.at
        try:
            await self._directing.pair(loaded.id, OPERATOR, after=len(loaded.state.rounds))
        except NothingToPair:
            # Everyone pauses. A player who does not come back in time finds it finished.
            if self._presence.served(next_round.at, now()) >= GATHERING:
                await self._directing.finish(loaded.id, OPERATOR)
            return now() + _SWEEP
        return now()

    # Arenas -----------------------------------------------------------------------------------

    async def _run_arena(self, loaded: LoadedTournament) -> int:
        ends_at, time = loaded.state.ends_at, now()
        assert ends_at is not None, "it has begun"
        if TournamentAppender.time_in(loaded) < ends_at:
            await self._pair_arena(loaded)
            return min(time + ARENA, max(ends_at, time + 1))
        if not _is_played(loaded):
            await self._directing.finish(loaded.id, OPERATOR)
        return time + ARENA

    async def _pair_arena(self, loaded: LoadedTournament) -> bool:
        """Pair those who are there and free; whether there were any."""
        time = now()
        seen = await self._store.read(lambda unit: read_seen(unit, loaded.id))
        there = {name for name, at in seen.items() if self._presence.is_there(at, time)}
        computers = {name for name in loaded.state.entrants if is_computer(loaded, name)}
        try:
            event = await self._compute(pair_those_there, timed(loaded), there, computers)
        except NothingToPair:
            return False
        # Who left meanwhile forfeits; if the tournament went on meanwhile, it is paired again.
        paired = await self._appender.try_append(loaded, TournamentPlan((event,)))
        return paired is not None


def _is_played(loaded: LoadedTournament) -> bool:
    """Whether a game is being played: on the server one that has begun, at real tables any."""
    if loaded.announced.venue == "server":
        return bool(running_games(loaded))
    return any(meeting.open is not None for meeting in loaded.state.meetings())


_table: Final = tournament.c
_ACTIVE: Final = select(_table.id, _table.touched).where(
    or_(
        _table.status == "running",
        and_(
            _table.status == "announced",
            _table.automatic.is_(True),
            _table.start <= bindparam("now"),
        ),
    )
)
