"""Topics: how one part tells others that something happened without knowing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Topic(Generic[T]):
    """Something that happens now and then; subscribers hear of it at once, in their order.

    >>> heard: list[int] = []
    >>> numbers = Topic[int]()
    >>> numbers.subscribe(heard.append)
    >>> numbers.publish(7)
    >>> heard
    [7]
    """

    def __init__(self) -> None:
        self._subscribers: list[Callable[[T], None]] = []

    def subscribe(self, subscriber: Callable[[T], None]) -> None:
        """Call this from now on whenever it happens."""
        self._subscribers.append(subscriber)

    def publish(self, what: T) -> None:
        """Tell all subscribers that it happened."""
        for subscriber in self._subscribers:
            subscriber(what)
