"""Progress of long work: a line on standard error, for people, after a second."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from fourfold.cli.help import current_texts
from fourfold.engine import Handle

if TYPE_CHECKING:
    from rich.live import Live
    from rich.progress import Progress, ProgressColumn, TaskID

#: Seconds until a display appears: what ends sooner needs none.
_DELAY = 1.0


class ProgressBar:
    """A bar that moves as work is done."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, number: int = 1) -> None:
        """Move on."""
        self._progress.advance(self._task, number)

    def move_to(self, done: int, total: int | None = None) -> None:
        """Show that so much is done, of a total that may only be known now."""
        self._progress.update(self._task, completed=done, total=total)


@contextmanager
def progress_bar(title: str, total: int | None = None, done: int = 0) -> Iterator[ProgressBar]:
    """A bar that counts what is done; without a total until the first `move_to`."""
    # Rich's progress takes a while to import, and most runs need none.
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    progress = _display(*columns)
    task = progress.add_task(title, total=total, completed=done)
    with delayed(progress):
        yield ProgressBar(progress, task)


@contextmanager
def search_progress(title: str) -> Iterator[Handle]:
    """A handle for one search; how many positions it has visited is shown while it lasts."""
    handle = Handle()
    if not sys.stderr.isatty():
        yield handle
        return

    from rich.progress import (  # noqa: PLC0415  # as above
        ProgressColumn,
        SpinnerColumn,
        Task,
        TextColumn,
        TimeElapsedColumn,
    )
    from rich.text import Text  # noqa: PLC0415  # as above

    say = current_texts()

    class NodesColumn(ProgressColumn):
        """Positions visited so far."""

        max_refresh = 0.2

        def render(self, task: Task) -> Text:  # noqa: ARG002  # one handle, one task
            return Text(say("cli-progress-nodes", number=say.number(handle.nodes / 1e6, 1)))

    title_column = TextColumn("{task.description}")
    progress = _display(SpinnerColumn(), title_column, NodesColumn(), TimeElapsedColumn())
    progress.add_task(title, total=None)
    with delayed(progress):
        yield handle


def _display(*columns: ProgressColumn) -> Progress:
    from rich.console import Console  # noqa: PLC0415  # as above
    from rich.progress import Progress  # noqa: PLC0415  # as above

    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def delayed(progress: Progress | Live) -> Iterator[None]:
    """Start the display when the work inside lasts longer than the delay, if a person looks."""
    if not sys.stderr.isatty():
        yield
        return
    late = Timer(_DELAY, progress.start)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
        late.join()
        progress.stop()
