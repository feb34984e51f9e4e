"""Items in, results out: in this process, in several others, or on a cluster of machines.

The function is pure and can be pickled, as can items and results; so where it runs, and in which
order, changes nothing about the results.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, Self, TypeVar

from .cluster import Cluster
from .processes import Processes

if TYPE_CHECKING:
    from concurrent.futures import Future

Key = TypeVar("Key", bound=Hashable)
Item = TypeVar("Item")
Result = TypeVar("Result")
#: Is told how many items are finished.
Progress = Callable[[int], None]

#: Items for each process that are handed out ahead: none of them waits for the next.
_AHEAD: Final = 16


class Pool:
    """Computes results for items; leaving the `with` block ends its processes at once.

    `cluster`: the address of a Ray cluster, whose processors compute instead of `processes` here.
    `folder`: where they call the function, if that makes a difference to it.

    >>> with Pool() as pool:
    ...     dict(pool.run(abs, {"a": -1, "b": 2}.items()))
    {'a': 1, 'b': 2}
    """

    def __init__(
        self, processes: int = 1, cluster: str | None = None, folder: str | None = None
    ) -> None:
        self._count = processes
        self._cluster = cluster
        self._folder = folder
        self._workers: Processes | Cluster | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        workers, self._workers = self._workers, None
        if workers is not None:
            workers.kill()

    def run(
        self,
        function: Callable[[Item], Result],
        items: Iterable[tuple[Key, Item]],
        *,
        kept: Mapping[Key, Result] | None = None,
        keep: Callable[[Result], None] | None = None,
        progress: Progress | None = None,
        ordered: bool = True,
    ) -> Iterator[tuple[Key, Result]]:
        """The results by key, in the order of the items, or else each as soon as it is there.

        What is in `kept` is not computed again; `keep` receives every new result before it goes
        out. An error of the function is raised here.
        """
        known: Mapping[Key, Result] = {} if kept is None else kept
        if self._cluster is None and self._count == 1:
            results = _alone(function, items, known)
        elif ordered:
            results = self._in_order(function, items, known)
        else:
            results = self._as_completed(function, items, known)
        for number, (key, result) in enumerate(results, 1):
            if keep is not None and key not in known:
                keep(result)
            if progress is not None:
                progress(number)
            yield key, result

    def _in_order(
        self,
        function: Callable[[Item], Result],
        items: Iterable[tuple[Key, Item]],
        kept: Mapping[Key, Result],
    ) -> Iterator[tuple[Key, Result]]:
        waiting: deque[tuple[Key, Future[Result] | None]] = deque()

        def first() -> tuple[Key, Result]:
            key, future = waiting.popleft()
            return key, kept[key] if future is None else future.result()

        for key, item in items:
            waiting.append((key, None if key in kept else self._submit(function, item)))
            if len(waiting) > _AHEAD * self._count:
                yield first()
        while waiting:
            yield first()

    def _as_completed(
        self,
        function: Callable[[Item], Result],
        items: Iterable[tuple[Key, Item]],
        kept: Mapping[Key, Result],
    ) -> Iterator[tuple[Key, Result]]:
        from concurrent.futures import FIRST_COMPLETED, wait  # noqa: PLC0415  # slow to import

        pending: dict[Future[Result], Key] = {}

        def completed() -> Iterator[tuple[Key, Result]]:
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                yield pending.pop(future), future.result()

        for key, item in items:
            if key in kept:
                yield key, kept[key]
                continue
            pending[self._submit(function, item)] = key
            if len(pending) > _AHEAD * self._count:
                yield from completed()
        while pending:
            yield from completed()

    def _submit(self, function: Callable[[Item], Result], item: Item) -> Future[Result]:
        if self._workers is None and self._cluster is not None:
            self._workers = Cluster(self._cluster, self._folder)
            self._count = self._workers.count
        elif self._workers is None:
            self._workers = Processes(self._count)
        return self._workers.submit(function, item)


def _alone(
    function: Callable[[Item], Result],
    items: Iterable[tuple[Key, Item]],
    kept: Mapping[Key, Result],
) -> Iterator[tuple[Key, Result]]:
    """Without other processes: each result when it is asked for."""
    for key, item in items:
        yield key, kept[key] if key in kept else function(item)
