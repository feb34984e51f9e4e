"""Looking up single rows: callers who ask while a query is running share the next one.

At a thousand requests a second, each of which needs one small row, a query for each costs more
than everything else. Nobody receives the answer of a query that began before they asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from sqlalchemy import Row, Select

#: The most keys in one query.
_MOST: Final = 256

_Answer = asyncio.Future[Row[Any] | None]
Ask = Callable[[Select[Any], dict[str, Any]], Awaitable[Sequence[Row[Any]]]]


class Gathering:
    """Answers one kind of query: a statement with the parameter `keys` and a column `key`."""

    def __init__(self, ask: Ask, statement: Select[Any]) -> None:
        self._ask = ask
        self._statement = statement
        self._waiting: dict[str, list[_Answer]] = {}
        self._task: asyncio.Task[None] | None = None

    async def find(self, key: str) -> Row[Any] | None:
        """The row with this key, None when there is none."""
        answer: _Answer = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append(answer)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="gathering")
        return await answer

    async def _run(self) -> None:
        try:
            while self._waiting:
                asked = dict(list(self._waiting.items())[:_MOST])
                for key in asked:
                    del self._waiting[key]
                await self._answer(asked)
        finally:
            self._task = None
            # Perhaps cancelled: those who still wait must not wait forever.
            for answers in self._waiting.values():
                for answer in answers:
                    answer.cancel()
            self._waiting.clear()

    async def _answer(self, asked: dict[str, list[_Answer]]) -> None:
        try:
            rows = await self._ask(self._statement, {"keys": padded(list(asked))})
        except BaseException as error:  # any error goes to those who asked
            for answers in asked.values():
                for answer in answers:
                    if not answer.done():
                        answer.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        by_key = {row.key: row for row in rows}
        for key, answers in asked.items():
            for answer in answers:
                # Callers who have gone no longer wait.
                if not answer.done():
                    answer.set_result(by_key.get(key))


def padded(keys: list[str]) -> list[str]:
    """The keys, the last repeated up to a power of two: few lengths, few statements to prepare."""
    return keys + keys[-1:] * ((1 << (len(keys) - 1).bit_length()) - len(keys))
