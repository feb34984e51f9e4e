"""Prompts: lines from a person, with editing, and with a clock that runs beside."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from select import select

import typer

from fourfold.locales import Texts

#: How often the clock is drawn again.
_BEAT = 0.2


def ask_line(prompt: Callable[[int | None], str], limit: float | None) -> tuple[str | None, float]:
    """A line and the seconds it took; None when the time ran out before.

    `prompt` makes the text before the line from the seconds left; it is drawn again every second,
    always at the same width. Without a terminal no line is cut short: the caller decides by the
    seconds. `EOFError` when there is nothing more to read.
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


def agreed(question: str, say: Texts) -> bool:
    """Whether somebody answers a question with yes, in a word of their language."""
    answer = typer.prompt(question, default="", show_default=False, prompt_suffix=" ", err=True)
    return answer.strip().lower() in say("cli-play-yes").split()


def enable_line_editing() -> None:
    """Give `input` its line editing, where there is a terminal and the system has it."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # works by being imported


def forget_typed() -> None:
    """Drop what was typed before it was asked for: half an answer that came too late."""
    if _can_wait():
        import termios  # noqa: PLC0415  # only where there are such terminals

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _can_wait() -> bool:
    """Whether lines come from a terminal that can be waited for."""
    return os.name == "posix" and sys.stdin.isatty() and sys.stdout.isatty()


def _wait(prompt: Callable[[int | None], str], began: float, limit: float) -> bool:
    """Wait for a line; False when the time runs out first."""
    drawn = math.ceil(limit)
    while (left := began + limit - time.monotonic()) > 0:
        if select([sys.stdin], [], [], min(left, _BEAT))[0]:
            return True
        if math.ceil(left) != drawn and os.environ.get("TERM", "dumb") != "dumb":
            drawn = math.ceil(left)
            # Save the cursor, go to the beginning of the line, and back to where the person types.
            sys.stdout.write(f"\x1b7\r{prompt(drawn)}\x1b8")
            sys.stdout.flush()
    return False
