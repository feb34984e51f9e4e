"""Computer players: they think in processes of their own and act like everybody else.

Their actions depend on the game and its id alone. So a process can repeat the thinking of another
that was lost, and when two workers think about the same turn, the second finds the first's entry.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fourfold.server.games.appending import Appender, Plan, flag
from fourfold.server.games.loading import Loaded, Loader
from fourfold.server.games.log import Draft
from fourfold.server.games.pace import USUAL, pause_from
from fourfold.server.games.views.snapshot import News
from fourfold.server.refusals import Refusal
from fourfold.server.store import StoreUnavailable
from fourfold.server.store.schema import now
from fourfold.server.topics import Topic

from .thinkers import Thinkers
from .thinking import accepts_draw, think, think_one_step

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Computer:
    """Plays the computer's side of every game in which it is to act."""

    def __init__(
        self, loader: Loader, appender: Appender, thinkers: Thinkers, appended: Topic[News]
    ) -> None:
        self._loader = loader
        self._appender = appender
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        appended.subscribe(self._hear)

    def _hear(self, news: News) -> None:
        """Think when it is the computer's turn, or when somebody offers it a draw."""
        loaded = news.loaded
        if loaded.thinks:
            self.wake(loaded.id)

    def wake(self, game: str) -> None:
        """Think about a game, unless that is already happening."""
        if game not in self._tasks:
            task = asyncio.create_task(self._play(game), name=f"computer {game}")
            self._tasks[game] = task
            task.add_done_callback(lambda _: self._tasks.pop(game, None))

    async def close(self) -> None:
        """Stop thinking; another process, or this one later, thinks again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game: str) -> None:
        try:
            loaded = await self._loader.fresh(game)
            while loaded.thinks:
                loaded = await self._answer(loaded)
        except (StoreUnavailable, Refusal, BrokenProcessPool) as error:
            # The sweeper wakes the computer again later.
            _log.warning("the computer could not act: %s", type(error).__name__)

    async def _answer(self, loaded: Loaded) -> Loaded:
        """Append the answer to a draw, or the turn: all of it, or its next step after a pause."""
        seen = loaded.state
        drafts = [Draft(text) for text in await self._think(loaded)]
        if not self._is_asked(loaded):
            rest = pause_from(seen, loaded.header.pace or USUAL, now())
            # Timers count in whole milliseconds and may go off one early.
            await asyncio.sleep(rest and (rest + 1) / 1000)

        def choose(now: Loaded, time: int) -> Plan:
            if now.state.changed != seen.changed or now.state.draw != seen.draw:
                return Plan(now)
            settled = self._appender.settled(now, time)
            late = settled.state.is_late(time)
            return Plan(settled.propose(time, *([flag(settled.state)] if late else drafts)))

        return (await self._appender.append(loaded.id, choose)).loaded

    async def _think(self, loaded: Loaded) -> list[str]:
        """The answer to a waiting draw offer; otherwise the whole turn, or its next step."""
        header, table = loaded.header, loaded.state
        seat = header.computer or table.game.to_act
        assert seat is not None, "somebody has to act"
        asked = table.game, header.strength_of(seat), loaded.id
        if table.draw is None or not self._is_asked(loaded):
            thought = think if header.pace == "instant" else think_one_step
            return await self._thinkers.run(thought, *asked)
        agreed = await self._thinkers.run(accepts_draw, *asked, seat)
        return [f"{'agree' if agreed else 'decline'}:{table.draw.number}"]

    @staticmethod
    def _is_asked(loaded: Loaded) -> bool:
        """Whether somebody offers the computer a draw."""
        draw = loaded.state.draw
        return draw is not None and draw.by not in loaded.header.computers
