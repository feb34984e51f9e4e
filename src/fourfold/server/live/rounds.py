"""Work that is done again and again: soon after something has happened, and now and then anyway."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from fourfold.server.store import StoreUnavailable

_log: Final = logging.getLogger(__name__)


class Rounds:
    """Does something at least every so many seconds, and never without a pause in between."""

    def __init__(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        self._what = what
        self._work = work
        self._due = asyncio.Event()

    def hasten(self, _: object = None) -> None:
        """Something has happened: do it soon."""
        self._due.set()

    async def run(self, every: float, pause: float = 0) -> None:
        """Do it for ever; a database that is away is tried again."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), every)
            self._due.clear()
            try:
                await self._work()
            except StoreUnavailable:
                _log.warning("the database does not answer: %s", self._what)
            await asyncio.sleep(pause)
