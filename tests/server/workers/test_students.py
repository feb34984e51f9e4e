"""What students remember: so much and no more, and what they are asked at once, once."""

from __future__ import annotations

import asyncio

import pytest

from fourfold.server.workers.errors import ThinkingLong
from fourfold.server.workers.students import Students


def test_answers_are_kept_by_their_weight_the_newest_first() -> None:
    async def ask() -> list[bool]:
        students = Students(1, kept=10, weigh=len)
        try:
            for number in ("1111", "2222", "3333"):
                assert await students.ask(str, number) == number
            return [students.knows(str, number) for number in ("1111", "2222", "3333")]
        finally:
            students.close()

    assert asyncio.run(ask()) == [False, True, True]


def test_who_would_wait_after_too_many_is_refused() -> None:
    async def ask() -> None:
        students = Students(1, waiting=0)
        try:
            with pytest.raises(ThinkingLong):
                await students.ask(str, "1")
            assert not students.knows(str, "1")
        finally:
            students.close()

    asyncio.run(ask())
