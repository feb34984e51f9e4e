"""Puzzles: positions with a theme and exactly one answer, or a stated set of equal ones.

What the themes ask for is said exactly in `docs/puzzles.md`. In all of them the key is precisely
the set of turns that keep the value of the position; where it is a win, all win equally fast.

>>> puzzle = daily(date(2026, 11, 15))
>>> puzzle.judge(puzzle.key[0]).right
True
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from typing import Final

from .judging import (
    Judgement,
    NoQuarto,
    Puzzle,
    Theme,
    Unfinished,
)
from .storage import read_store

__all__ = [
    "DAILY_POOLS",
    "Judgement",
    "NoQuarto",
    "Puzzle",
    "Theme",
    "Unfinished",
    "choose",
    "daily",
    "nearest",
    "puzzle",
    "puzzles",
    "select",
]

#: The puzzles of the day: from this day on, the first so many of the store take turns. A store that
#: has grown gets a new line for a day to come, so that no day of the past changes its puzzle.
DAILY_POOLS: Final = ((date.min, 2500),)
#: How many puzzles are drawn from when one near a rating is wanted.
_NEAR: Final = 20


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles of the package, in the order of their store.

    >>> len(puzzles()) >= 2000
    True
    """
    text = files(__package__).joinpath("puzzles.txt").read_text(encoding="ascii")
    return tuple(read_store(text))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle(id_: str) -> Puzzle:
    """The puzzle with this id; `KeyError` when there is none.

    >>> puzzle(puzzles()[7].id) == puzzles()[7]
    True
    """
    try:
        return _by_id()[id_.strip().lower()]
    except KeyError:
        raise KeyError(f"there is no puzzle {id_!r}") from None


def daily(day: date | None = None) -> Puzzle:
    """The puzzle of a day, the same for everyone; of today in UTC when left out.

    The puzzles of a pool take turns, shuffled again in every round.

    >>> daily(date(2026, 1, 1)) == daily(date(2026, 1, 1))
    True
    """
    day = datetime.now(UTC).date() if day is None else day
    size = next(size for start, size in reversed(DAILY_POOLS) if start <= day)
    lap, number = divmod(day.toordinal(), size)
    return _by_id()[_lap(lap, size)[number]]


@cache
def _lap(lap: int, size: int) -> tuple[str, ...]:
    """The ids of a pool in the order of one round."""
    pool = [puzzle.id for puzzle in puzzles()[:size]]
    return tuple(sorted(pool, key=lambda id_: _digest(f"{lap} {id_}")))


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


def select(
    *,
    theme: Theme | None = None,
    level: tuple[int, int] | None = None,
    difficulty: tuple[int, int] | None = None,
    seed: int | str = 1,
    count: int | None = None,
) -> tuple[Puzzle, ...]:
    """Puzzles of a theme, of levels, of a range of difficulties, in the order that a seed gives.

    All there are when nobody says how many; none when there are none.

    >>> few = select(theme=Theme.SAVE_DRAW, level=(1, 1), seed=3, count=2)
    >>> few == select(theme=Theme.SAVE_DRAW, level=(1, 1), seed=3, count=2), len(few)
    (True, 2)
    """
    low, high = difficulty or (-(10**9), 10**9)
    chosen = [
        puzzle
        for puzzle in puzzles()
        if theme in (None, puzzle.theme)
        and level in (None, puzzle.levels)
        and low <= (puzzle.difficulty or 0) <= high
    ]
    chosen.sort(key=lambda puzzle: _digest(f"{seed} {puzzle.id}"))
    return tuple(chosen[:count])


def choose(
    theme: Theme | None = None,
    level: tuple[int, int] | None = None,
    seed: int | str | random.Random = 1,
    near: int | None = None,
    seen: Iterable[str] = (),
) -> Puzzle:
    """One puzzle, if wanted about as hard as a rating, and none of those seen already.

    `LookupError` when there is none.

    >>> easy, hard = choose(near=900).difficulty, choose(near=2000).difficulty
    >>> easy < hard
    True
    """
    if isinstance(seed, random.Random):
        seed = seed.getrandbits(64)
    known = set(seen)
    suitable = select(theme=theme, level=level, seed=seed)
    fresh = [puzzle for puzzle in suitable if puzzle.id not in known]
    if not fresh:
        raise LookupError("there is no such puzzle")
    return fresh[0] if near is None else nearest(fresh, near)


def nearest(candidates: Sequence[Puzzle], rating: int) -> Puzzle:
    """The first of the twenty that are about as hard as a rating; some puzzle is needed."""
    far = [abs((puzzle.difficulty or 0) - rating) for puzzle in candidates]
    limit = sorted(far)[:_NEAR][-1]
    pairs = zip(candidates, far, strict=True)
    return next(puzzle for puzzle, distance in pairs if distance <= limit)
