"""Showing that the engine thinks: a line on standard error, for people, after a second."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from rich.console import Console

from fourfold.engine import Handle

if TYPE_CHECKING:
    from rich.progress import Progress


@contextmanager
def delayed(progress: Progress) -> Iterator[Progress]:
    """Shows a progress display only when what happens inside takes longer than a second."""
    late = Timer(1.0, progress.start)
    late.daemon = True
    late.start()
    try:
        yield progress
    finally:
        late.cancel()
        late.join()
        progress.stop()


@contextmanager
def counted(title: str, total: int, done: int = 0) -> Iterator[Progress]:
    """A bar on standard error, for people, when it takes longer than a second.

    `advance(progress.task_ids[0])` counts on.
    """
    from rich.progress import (  # noqa: PLC0415  # only where something is counted
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    progress.add_task(title, total=total, completed=done)
    if sys.stderr.isatty():
        with delayed(progress):
            yield progress
    else:
        yield progress


@contextmanager
def watched(title: str) -> Iterator[Handle]:
    """A handle for one search; how many positions it has visited is shown while it lasts."""
    handle = Handle()
    if not sys.stderr.isatty():
        yield handle
        return

    from rich.progress import (  # noqa: PLC0415  # only when somebody looks
        Progress,
        ProgressColumn,
        SpinnerColumn,
        Task,
        TextColumn,
        TimeElapsedColumn,
    )
    from rich.text import Text  # noqa: PLC0415

    class Nodes(ProgressColumn):
        """Positions visited so far."""

        max_refresh = 0.2

        def render(self, task: Task) -> Text:  # noqa: ARG002  # one handle, one task
            return Text(f"{handle.nodes / 1e6:,.1f} M")

    columns = (SpinnerColumn(), TextColumn("{task.description}"), Nodes(), TimeElapsedColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    progress.add_task(title, total=None)
    with delayed(progress):
        yield handle
