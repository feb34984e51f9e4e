"""The way to the other processes of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

#: A message between processes: a `type`, and what belongs to it.
BusMessage = dict[str, Any]


class Bus:
    """Tells other processes what happens here. This one reaches nobody: the server runs alone."""

    def __init__(self) -> None:
        self._subscribers: dict[str, list[Callable[[BusMessage], None]]] = {}

    def subscribe(self, kind: str, subscriber: Callable[[BusMessage], None]) -> None:
        """Call this for every message of this kind from another process."""
        self._subscribers.setdefault(kind, []).append(subscriber)

    def hear(self, message: BusMessage) -> None:
        """A message came from another process."""
        for subscriber in self._subscribers.get(message["type"], ()):
            subscriber(message)

    def publish(self, message: BusMessage) -> None:
        """Tell the other processes, if that can be done without waiting."""

    async def close(self) -> None:
        """Let go of the connections."""
