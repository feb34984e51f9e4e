"""Puzzles: a day, a theme or a rating comes in, a position with a key goes out.

`collection` has those of the package and `judging` says whether an answer is right. `mining`,
`grading` and `storage` make new ones; only `fourfold mine` needs them.
"""

from .collection import choose, daily, nearest, puzzle, puzzles, select
from .judging import Judgement, Puzzle, Theme, Unfinished

__all__ = [
    "Judgement",
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
