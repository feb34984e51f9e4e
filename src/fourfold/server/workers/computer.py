"""Computer players: they think in processes of their own and act like everybody else.

What they do follows from the game and its name alone. So a thought that was lost with a process
is thought again, and when two workers think the same, the second finds the first one's entry.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from fourfold.server.games.appending import Appender, Plan, flag
from fourfold.server.games.loading import Loaded, Loader
from fourfold.server.games.log import Draft
from fourfold.server.games.snapshot import News
from fourfold.server.refusals import Refusal
from fourfold.server.store import StoreUnavailable
from fourfold.server.topics import Topic

from .processes import end_with_parent
from .thinking import accepts_draw, think

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Thinkers:
    """A pool of processes for everything that takes long."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # of `work`
        """Run a function in the pool; once more when its process was killed."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._pool or self._open()
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError("unreachable")

    def _open(self) -> ProcessPoolExecutor:
        # Neither threads nor sockets are inherited.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._count, context, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        # There is no public way to stop a process that computes.
        processes = list((pool._processes or {}).values())  # noqa: SLF001
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join(5)


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
        if loaded.state.waits_for(loaded.header.computer):
            self.wake(loaded.id)

    def wake(self, game: str) -> None:
        """Look at a game, unless that is being done."""
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
            while loaded.state.waits_for(loaded.header.computer):
                loaded = await self._answer(loaded)
        except (StoreUnavailable, Refusal, BrokenProcessPool) as error:
            # The sweeper comes by and wakes the computer again.
            _log.warning("the computer could not act: %s", type(error).__name__)

    async def _answer(self, loaded: Loaded) -> Loaded:
        seen = loaded.state
        drafts = [Draft(text) for text in await self._think(loaded)]

        def choose(now: Loaded, time: int) -> Plan:
            if now.state.changed != seen.changed or now.state.draw != seen.draw:
                return Plan(now)
            settled = self._appender.settled(now, time)
            late = settled.state.is_late(time)
            return Plan(settled.propose(time, *([flag(settled.state)] if late else drafts)))

        return (await self._appender.append(loaded.id, choose)).loaded

    async def _think(self, loaded: Loaded) -> list[str]:
        """Its answer to a draw offer that waits for one, else all of its turn."""
        header, table = loaded.header, loaded.state
        asked = table.game, header.strength, loaded.id
        if table.draw is None or table.draw.by is header.computer:
            return await self._thinkers.run(think, *asked)
        agreed = await self._thinkers.run(accepts_draw, *asked, header.computer)
        return [f"{'agree' if agreed else 'decline'}:{table.draw.number}"]
