"""Asking for a line while a clock runs, beside what is being written."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable
from select import select

#: How often the clock is drawn again.
_BEAT = 0.2


def ask_line(prompt: Callable[[int | None], str], limit: float | None) -> tuple[str | None, float]:
    """A line and the seconds it took; None when the time ran out before.

    `prompt` makes the text before the line from the seconds left; with every second it is drawn
    anew, as long as it is. Without a terminal nothing is cut short: whoever measures the seconds
    decides. `EOFError` when there is nothing more to read.
    """
    began = time.monotonic()
    sys.stdout.write(prompt(None if limit is None else math.ceil(limit)))
    sys.stdout.flush()
    if limit is not None and _can_wait() and not _wait(prompt, began, limit):
        sys.stdout.write("\n")
        return None, limit
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line, time.monotonic() - began


def forget_typed() -> None:
    """Drop what was typed before anybody asked for it: half an answer that came too late."""
    if _can_wait():
        import termios  # noqa: PLC0415  # only where there are such terminals

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _can_wait() -> bool:
    """Whether lines come from a terminal that can be waited for."""
    return os.name == "posix" and sys.stdin.isatty() and sys.stdout.isatty()


def _wait(prompt: Callable[[int | None], str], began: float, limit: float) -> bool:
    """Wait for a line; False when the time runs out first."""
    shown = math.ceil(limit)
    while (left := began + limit - time.monotonic()) > 0:
        if select([sys.stdin], [], [], min(left, _BEAT))[0]:
            return True
        if math.ceil(left) != shown and os.environ.get("TERM", "dumb") != "dumb":
            shown = math.ceil(left)
            # Save the cursor, go to the beginning of the line, and back behind what was typed.
            sys.stdout.write(f"\x1b7\r{prompt(shown)}\x1b8")
            sys.stdout.flush()
    return False
