"""The server's time, and when a process could not use it.

Within a process time goes on evenly, whatever becomes of the machine's clock: that is read once,
when the process begins, and counted on from there by a clock that nobody sets.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

#: Seconds between two beats of a pulse.
_BEAT: Final = 0.1
#: Milliseconds without a beat that count as a stall.
_STALL: Final = 1000
#: How many stalls a process remembers.
_REMEMBERED: Final = 500


def _elapsed() -> int:
    """Nanoseconds by a clock that cannot be set; where there is one that counts a suspension."""
    # A machine that slept must not fall behind others that serve the same games.
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Timekeeper:
    """Milliseconds since 1970 that never go back and never jump, unless told to."""

    def __init__(self) -> None:
        self._base = time.time_ns() - _elapsed()

    def now(self) -> int:
        """The time in milliseconds."""
        return (self._base + _elapsed()) // 1_000_000

    def advance(self, to: int) -> None:
        """Go on from this time, when it is later than now: other processes are there already."""
        self._base += max(0, to - self.now()) * 1_000_000


#: The time of this process.
TIME: Final = Timekeeper()


class Span(NamedTuple):
    """From one time to another, in milliseconds."""

    began: int
    ended: int


def covered(spans: Iterable[Span], began: int, ended: int) -> int:
    """How many milliseconds between two times lie in at least one of the spans.

    >>> covered([Span(10, 30), Span(20, 40), Span(90, 200)], 0, 100)
    40
    """
    total, reached = 0, began
    for span in sorted(spans):
        start, end = max(span.began, reached), min(span.ended, ended)
        if end > start:
            total += end - start
            reached = end
    return total


class Pulse:
    """The pulse of an event loop: when it pauses, nobody is served, whatever the reason.

    The process was stopped, the machine slept, or something kept the loop busy. What clients sent
    meanwhile waits; whoever judges whether it came in time looks here first.
    """

    def __init__(self, keeper: Timekeeper = TIME) -> None:
        self._keeper = keeper
        self._last: int | None = None
        self.stalls: deque[Span] = deque(maxlen=_REMEMBERED)

    async def beat(self) -> None:
        """Beat, for ever."""
        while True:
            self.look()
            self._last = self._keeper.now()
            await asyncio.sleep(_BEAT)

    def look(self) -> None:
        """Note the stall that has just ended, if there was one."""
        time = self._keeper.now()
        # A beat that did not come yet: the stall so far counts, and the rest when it ends.
        if self._last is not None and time - self._last > _STALL:
            self.stalls.append(Span(self._last, time))
            self._last = time
