"""Processes that think: again after one was killed, and none once the server ends."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from fourfold.server.workers.thinkers import Thinkers


def test_work_begins_again_when_its_process_was_killed() -> None:
    async def ask() -> tuple[int, int]:
        thinkers = Thinkers(1)
        try:
            first = await thinkers.run(os.getpid)
            os.kill(first, signal.SIGKILL)
            return first, await thinkers.run(os.getpid)
        finally:
            thinkers.close()

    first, second = asyncio.run(ask())
    assert first != second
    assert not multiprocessing.active_children()


def test_what_is_closed_starts_no_process_again() -> None:
    """A pairing that a closing server broke off began once more, and its process stayed."""

    async def ask() -> None:
        thinkers = Thinkers(1)
        await thinkers.run(os.getpid)
        asked = asyncio.create_task(thinkers.run(time.sleep, 60))
        await asyncio.sleep(0.2)
        thinkers.close()
        with pytest.raises(BrokenProcessPool):
            await asked
        with pytest.raises(BrokenProcessPool):
            await thinkers.run(os.getpid)

    asyncio.run(ask())
    assert not multiprocessing.active_children()
