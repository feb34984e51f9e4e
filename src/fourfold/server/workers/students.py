"""Students: processes that work out what people study, so that no study delays a game.

A question that several people ask, at once or again, is worked out once. A question that would take
too long, or would wait after too many others, is refused.
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


def _one(_: object) -> int:
    return 1


class Students:
    """A pool for studies, with a memory.

    `kept`: how much it remembers, by default counted in answers; `weigh` says what one counts for.
    """

    def __init__(
        self,
        count: int,
        kept: int = _KEPT,
        weigh: Callable[[Any], int] = _one,
        waiting: int = _WAITING,
    ) -> None:
        self._pool = Thinkers(count)
        self._known: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()
        self._weights: dict[Hashable, int] = {}
        self._kept = kept
        self._weigh = weigh
        self._most_waiting = waiting
        self._waiting = 0

    def knows(self, function: Callable[..., Any], *arguments: Any) -> bool:  # noqa: ANN401  # of `function`
        """Whether an answer is there, or on its way."""
        return (function.__name__, *arguments) in self._known

    async def ask(self, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  # of `function`
        """The answer of a function to hashable arguments; `ThinkingLong` when it takes too long."""
        key = (function.__name__, *arguments)
        if key not in self._known:
            if self._waiting >= self._most_waiting:
                raise ThinkingLong
            self._known[key] = asyncio.create_task(self._run(key, function, *arguments))
        self._known.move_to_end(key)
        # When one caller goes away, the others still get their answer.
        answer: T = await asyncio.shield(self._known[key])
        return answer

    async def _run(self, key: Hashable, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401
        self._waiting += 1
        try:
            answer = await self._pool.run(function, *arguments)
        except (TooLong, BrokenProcessPool):
            self._known.pop(key, None)
            raise ThinkingLong from None
        except BaseException:
            self._known.pop(key, None)
            raise
        finally:
            self._waiting -= 1
        self._remember(key, self._weigh(answer))
        return answer

    def _remember(self, key: Hashable, weight: int) -> None:
        """Keep an answer, and let go of the oldest that are too many with it."""
        if key not in self._known:
            return
        self._weights[key] = weight
        total = sum(self._weights.values())
        for oldest in [each for each in self._known if each in self._weights]:
            if total <= self._kept:
                break
            total -= self._weights.pop(oldest)
            del self._known[oldest]

    def close(self) -> None:
        """End the processes."""
        self._pool.close()
        for task in self._known.values():
            task.cancel()
        self._known.clear()
        self._weights.clear()
