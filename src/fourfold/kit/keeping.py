"""Engines that are kept running between questions, in the process that asks.

A process that ends takes its engines with it: a guard waits beside each (`pipes`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from .client import EngineProcess

_KEPT: Final[dict[tuple[str, ...], list[EngineProcess]]] = {}


@contextmanager
def kept_engine(command: tuple[str, ...], patience: float) -> Iterator[EngineProcess]:
    """An engine that was kept, or a new one; it is kept again if it still runs."""
    idle = _KEPT.setdefault(command, [])
    engine = idle.pop() if idle else EngineProcess(command, patience=patience)
    try:
        yield engine
    except BaseException:
        engine.close()
        raise
    if engine.running:
        idle.append(engine)


def close_kept() -> None:
    """End all engines that are kept here."""
    while _KEPT:
        for engine in _KEPT.popitem()[1]:
            engine.close()
