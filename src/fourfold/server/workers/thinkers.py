"""Thinkers: the processes for everything that takes long, so that no request waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from fourfold.jobs import Processes

T = TypeVar("T")


class Thinkers:
    """A number of processes, started when needed and again after one was killed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: Processes | None = None
        self._closed = False

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # of `work`
        """Run a function in a process; again when that process was killed.

        `BrokenProcessPool` when it was killed twice, or the thinkers are closed.
        """
        try:
            return await self._run(work, *arguments)
        except BrokenProcessPool:
            return await self._run(work, *arguments)

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # as above
        if self._closed:
            # Nobody would end a process that began now.
            raise BrokenProcessPool
        processes = self._processes = self._processes or Processes(self._count)
        try:
            return await asyncio.wrap_future(processes.submit(work, *arguments))
        except BrokenProcessPool:
            if self._processes is processes:
                self._processes = None
            raise

    def close(self) -> None:
        """End the processes for good, whatever they are doing."""
        self._closed = True
        processes, self._processes = self._processes, None
        if processes is not None:
            processes.kill()
