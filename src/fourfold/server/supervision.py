"""Work that goes on beside the requests: logged and restarted when it fails, and never in silence.

A task that fails is started again after a pause, which doubles from failure to failure. It counts
as failing during the pause, and afterwards until it has run for as long as it had to wait; as long
as a task is failing, the server is not ready (`/readyz`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from .metrics import LAG

_log = logging.getLogger(__name__)

#: Seconds before a task is started again, for the first time and at most.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
#: A task that ran for so many seconds begins again with the first pause.
_STEADY: Final = 60.0
#: Seconds between two looks at the event loop's lag.
_LOOK_EVERY: Final = 0.1


class BackgroundTask:
    """Something that goes on for ever, or until it returns by itself."""

    def __init__(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.name = name
        self._work = work
        self._pause = 0.0
        #: When the task counts as healthy again; infinite while it is down.
        self._well_at = 0.0
        self.failures = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._run(), name=self.name)

    @property
    def is_failing(self) -> bool:
        """Whether the task is down, or has not run long enough since it was."""
        return asyncio.get_running_loop().time() < self._well_at

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await self._work()
            except Exception:  # noqa: BLE001  # whatever it is, the task goes on
                self.failures += 1
                self._well_at = float("inf")
                steady = loop.time() - began >= _STEADY
                longer = FIRST_PAUSE if steady or not self._pause else 2 * self._pause
                self._pause = min(longer, LONGEST_PAUSE)
                _log.exception(
                    "a background task failed; it starts again", extra={"task": self.name}
                )
                await asyncio.sleep(self._pause)
                self._well_at = loop.time() + self._pause
            else:
                return


async def watch_loop() -> None:
    """Measure how late the event loop comes round, for ever: work that blocks it shows here."""
    loop = asyncio.get_running_loop()
    while True:
        planned = loop.time() + _LOOK_EVERY
        await asyncio.sleep(_LOOK_EVERY)
        LAG.observe(max(0.0, loop.time() - planned))


async def end_tasks(tasks: Collection[BackgroundTask]) -> None:
    """Cancel tasks until they end: a connection that breaks just then can hide the first time."""
    left = {background.task for background in tasks if background.task is not None}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)
