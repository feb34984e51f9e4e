"""Processes that compute for this one and never outlive it.

They are spawned, so they inherit neither threads nor sockets. They ignore Ctrl-C: a terminal sends
it to all of them, and stopping is the business of the process that the person sees. When that one
is gone, however it went, they end.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

P = ParamSpec("P")
T = TypeVar("T")


def end_with_parent(how: signal.Signals = signal.SIGKILL) -> None:
    """End this process by a signal when its parent is gone."""
    import multiprocessing  # noqa: PLC0415  # only where there are processes
    import os  # noqa: PLC0415
    import threading  # noqa: PLC0415

    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), how)

    threading.Thread(target=wait, name="parent", daemon=True).start()


class Processes:
    """So many processes, started when they are needed; `BrokenProcessPool` when one was killed."""

    def __init__(self, count: int) -> None:
        import multiprocessing  # noqa: PLC0415  # slow to import, and rarely needed
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

        context = multiprocessing.get_context("spawn")
        self._executor: ProcessPoolExecutor = ProcessPoolExecutor(
            count, context, initializer=end_with_parent
        )

    def submit(
        self, function: Callable[P, T], *arguments: P.args, **options: P.kwargs
    ) -> Future[T]:
        """Call a function in one of the processes."""
        with _signals_blocked():
            return self._executor.submit(function, *arguments, **options)

    def kill(self) -> None:
        """End the processes at once, whatever they compute."""
        # There is no public way to stop a process that computes (before Python 3.14).
        processes = list((self._executor._processes or {}).values())  # noqa: SLF001
        with _signals_blocked():
            self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block two signals in this thread; what is started meanwhile inherits that for good.

    Ctrl-C is not for the processes. And the executor's own threads may write to a process that has
    just been killed: a command that leaves SIGPIPE to the system, for the sake of `| head`, would
    die of it.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGPIPE})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
