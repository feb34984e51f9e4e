"""Thinkers: the processes in which everything runs that takes long, so that no request waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from fourfold.jobs import Processes

T = TypeVar("T")


class Thinkers:
    """So many processes, started when they are needed and again when one was killed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: Processes | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # of `work`
        """Run a function in a process; once more when that process was killed."""
        try:
            return await self._run(work, *arguments)
        except BrokenProcessPool:
            return await self._run(work, *arguments)

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # as above
        processes = self._processes = self._processes or Processes(self._count)
        try:
            return await asyncio.wrap_future(processes.submit(work, *arguments))
        except BrokenProcessPool:
            if self._processes is processes:
                self._processes = None
            raise

    def close(self) -> None:
        """End the processes, whatever they think about."""
        processes, self._processes = self._processes, None
        if processes is not None:
            processes.kill()
