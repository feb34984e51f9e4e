"""A display that changes while work goes on: on standard error, for people, after a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from .progress import delayed

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.live import Live

#: Seconds between two drawings, at least: what is drawn may take a while to count.
_PAUSE: Final = 0.5

Draw = Callable[[], "RenderableType"]


class LiveDisplay:
    """Draws again what has changed, but not too often; nothing where nobody looks."""

    def __init__(self, live: Live | None = None) -> None:
        self._live = live
        self._drawn = 0.0

    def update(self, draw: Draw) -> None:
        """Show what a function draws now."""
        now = time.monotonic()
        if self._live is None or now - self._drawn < _PAUSE:
            return
        self._drawn = now
        self._live.update(draw())


@contextmanager
def live_display() -> Iterator[LiveDisplay]:
    """A display while the work inside lasts; it is gone afterwards."""
    if not sys.stderr.isatty():
        yield LiveDisplay()
        return
    from rich.console import Console  # noqa: PLC0415  # takes a while to import
    from rich.live import Live  # noqa: PLC0415  # as above

    live = Live(console=Console(stderr=True), transient=True)
    with delayed(live):
        yield LiveDisplay(live)
