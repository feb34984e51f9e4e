"""Filling the board: all pieces placed with so many alignments, or proof that it is impossible."""

from __future__ import annotations

from collections.abc import Iterable

from fourfold import _native
from fourfold.rules import TRAITS, Position, Trait, patterns

from .search import Handle, Question, SearchStopped

_FOUND, _IMPOSSIBLE = 0, 1


def fill_board(
    position: Position | str,
    level: int = 1,
    traits: Iterable[Trait] = TRAITS,
    *,
    least: int = 0,
    most: int | None = None,
    seed: int = 0,
    handle: Handle | None = None,
) -> Position | None:
    """A full board that a position can become, with `least` to `most` alignments, or None.

    None proves that there is no such board. Every pattern counts once, including alignments already
    on the board; the seed chooses among many boards.

    >>> fill_board("..../..../..../.... -", level=4, most=0) is not None
    True
    >>> fill_board("0123/..../..../.... -", most=0) is None
    True
    """
    limit = len(patterns(level)) if most is None else most
    if not 0 <= seed < 2**64:
        raise ValueError(f"a seed is a whole number from 0 up, not {seed}")
    question = Question.of(position, (level, level), traits)
    status, board, _ = _native.fill_board(
        question.position,
        level,
        question.traits,
        least=max(least, 0),
        most=limit,
        seed=seed,
        handle=(handle or Handle()).native,
    )
    if status == _FOUND:
        return Position(board)
    if status == _IMPOSSIBLE:
        return None
    raise SearchStopped("the search was cancelled")
