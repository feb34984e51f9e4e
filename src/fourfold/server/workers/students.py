"""Students: processes that work out what people study, so that no study delays a game.

What is asked by several at once, or again, is worked out once; what would take too long, or waits
after too many others, is refused.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from .errors import ThinkingLong
from .studies import TooLong
from .thinkers import Thinkers

T = TypeVar("T")
#: How many answers are kept, and how many questions may wait.
_KEPT: Final = 512
_WAITING: Final = 64


class Students:
    """A pool for studies, with a memory."""

    def __init__(self, count: int) -> None:
        self._pool = Thinkers(count)
        self._known: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()
        self._waiting = 0

    async def ask(self, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # of `function`
        """The answer of a function to hashable arguments; `ThinkingLong` when it takes too long."""
        key = (function.__name__, *arguments)
        if key not in self._known:
            if self._waiting >= _WAITING:
                raise ThinkingLong
            self._known[key] = asyncio.create_task(self._run(key, function, *arguments))
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        # Somebody who goes away leaves the others their answer.
        found: T = await asyncio.shield(self._known[key])
        return found

    async def _run(self, key: Hashable, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401
        self._waiting += 1
        try:
            return await self._pool.run(function, *arguments)
        except (TooLong, BrokenProcessPool):
            self._known.pop(key, None)
            raise ThinkingLong from None
        except BaseException:
            self._known.pop(key, None)
            raise
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the processes."""
        self._pool.close()
        for task in self._known.values():
            task.cancel()
        self._known.clear()
