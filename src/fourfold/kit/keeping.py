"""Programs that are kept running between questions, in the process that asks.

A process that ends takes its programs with it: a guard waits beside each (`pipes`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar, cast


class LongLived(Protocol):
    """What can be asked again and again."""

    @property
    def running(self) -> bool:
        """Whether it can still be asked."""
        ...

    def close(self) -> None:
        """End it."""
        ...


Kept = TypeVar("Kept", bound=LongLived)

_KEPT: Final[dict[Hashable, list[LongLived]]] = {}


@contextmanager
def kept(key: Hashable, start: Callable[[], Kept]) -> Iterator[Kept]:
    """What was kept under a key, or a new one; it is kept again if it still runs."""
    idle = _KEPT.setdefault(key, [])
    program = cast("Kept", idle.pop()) if idle else start()
    try:
        yield program
    except BaseException:
        program.close()
        raise
    if program.running:
        idle.append(program)


def close_kept() -> None:
    """End all that is kept here."""
    while _KEPT:
        for program in _KEPT.popitem()[1]:
            program.close()
