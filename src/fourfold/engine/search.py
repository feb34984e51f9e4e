"""The typed interface of the native solver: positions in, exact values out.

Values are those of the game without calls (R14), for the player to act; alignments already on the
board are worth nothing. Engine functions take a position, the levels of the player to act and of
the opponent, and the traits in play; a `Game` knows which player that is.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fourfold import _native
from fourfold.rules import TRAITS, Piece, Position, Square, Trait
from fourfold.rules.patterns import check_level
from fourfold.rules.pieces import trait_mask
from fourfold.rules.rules import check_traits

from .books.reading import book_for
from .verdict import VERDICTS, Evaluation, Solution, TurnValue

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: Bytes that a search may use for its table by default.
DEFAULT_MEMORY: Final = 256 * 2**20
_DONE, _LATE = 0, 1
_EMPTY: Final = 255


class SearchStopped(RuntimeError):  # noqa: N818  # not an error: somebody asked for it
    """A search was stopped before it had an answer."""


class DeadlinePassed(SearchStopped):
    """A search did not end within its limit of seconds or positions."""


#: The results of searches, kept for the next ones: `Table(bytes)`.
Table = _native.Table


class Handle:
    """Stops a search from another thread, and reports its progress.

    >>> handle = Handle()
    >>> handle.cancel()
    >>> solve("..../..../..../.... 0", handle=handle, book=False)
    Traceback (most recent call last):
    fourfold.engine.search.SearchStopped: the search was cancelled
    """

    __slots__ = ("native",)

    def __init__(self) -> None:
        self.native = _native.Handle()

    def cancel(self) -> None:
        """Stop the searches that hold this handle, now or as soon as they begin."""
        self.native.cancel()

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self.native.cancelled

    @property
    def nodes(self) -> int:
        """About how many positions were visited so far."""
        return self.native.nodes


def solve(
    position: Position | str,
    levels: tuple[int, int] = (1, 1),
    traits: Iterable[Trait] = TRAITS,
    *,
    distance: bool = False,
    book: bool = True,
    threads: int = 1,
    memory: int = DEFAULT_MEMORY,
    seconds: float | None = None,
    handle: Handle | None = None,
) -> Solution:
    """The value of a position for the player to act, and the distance when asked for.

    `levels`: of the player to act and of the opponent. `book`: look into the opening book too.
    `memory`: bytes at most for the table. `seconds`: `DeadlinePassed` when it takes longer.

    >>> solve("0123/..../..../.... 4").value
    Verdict.DRAW
    >>> solve("012./456./89../.... 3", distance=True)
    Solution(value=Verdict.WIN, distance=1, nodes=0)
    """
    question = Question.of(position, levels, traits)
    status, value, far, nodes = _native.solve(
        *question.arguments,
        distance=distance,
        threads=threads,
        memory=memory,
        seconds=seconds,
        handle=_native_handle(handle),
        book=book_for(question.levels, question.traits) if book else None,
    )
    _check(status, seconds)
    return Solution(VERDICTS[value], far or None, nodes)


def evaluate(
    position: Position | str,
    levels: tuple[int, int] = (1, 1),
    traits: Iterable[Trait] = TRAITS,
    *,
    distance: bool = False,
    book: bool = True,
    threads: int = 1,
    memory: int = DEFAULT_MEMORY,
    seconds: float | None = None,
    handle: Handle | None = None,
) -> Evaluation:
    """Every legal turn with its value for the player to act, best first.

    Without a piece in hand, every gift; on a full board, nothing. Options as for `solve`.

    >>> best = evaluate("012./456./89../.... 3", distance=True).turns[0]
    >>> str(best.turn), best.value, best.distance
    ('d1', Verdict.WIN, 1)
    """
    question = Question.of(position, levels, traits)
    status, turns, nodes = _native.evaluate(
        *question.arguments,
        distance=distance,
        threads=threads,
        memory=memory,
        seconds=seconds,
        handle=_native_handle(handle),
        book=book_for(question.levels, question.traits) if book else None,
    )
    _check(status, seconds)
    return Evaluation(tuple(_turn_value(*turn) for turn in turns), nodes)


def look_ahead(
    position: Position | str,
    levels: tuple[int, int] = (1, 1),
    traits: Iterable[Trait] = TRAITS,
    *,
    horizon: int,
    nodes: int | None = None,
    table: Table | None = None,
    handle: Handle | None = None,
) -> Evaluation:
    """Every legal turn as far as it is decided within so many placements, with distances.

    What is decided later counts as a draw. `nodes`: `DeadlinePassed` when so many positions are
    not enough; the same on every machine. `table`: used, and kept for the next call. `handle`
    stops it from another thread.

    >>> [look_ahead("c..9/..5./.7.a/.2d0 e", horizon=far).value for far in (2, 3)]
    [Verdict.DRAW, Verdict.WIN]
    """
    question = Question.of(position, levels, traits)
    status, turns, visited = _native.evaluate(
        *question.arguments,
        distance=True,
        threads=1,
        memory=DEFAULT_MEMORY,
        seconds=None,
        handle=_native_handle(handle),
        book=book_for(question.levels, question.traits),
        nodes=nodes or 0,
        horizon=horizon,
        table=table,
    )
    if status == _LATE:
        raise DeadlinePassed(f"the search did not end within {nodes} positions")
    _check(status, None)
    return Evaluation(tuple(_turn_value(*turn) for turn in turns), visited)


def solve_many(
    positions: npt.NDArray[np.uint8],
    levels: tuple[int, int] = (1, 1),
    traits: Iterable[Trait] = TRAITS,
    *,
    distance: bool = False,
    book: bool = True,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    seconds: float | None = None,
    handle: Handle | None = None,
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """The values of many positions: 1 win, 0 draw, -1 loss, and their distances (0: none).

    `positions` has 17 columns: the piece on each square, a1 b1 c1 d1 a2 …, 255 where there is
    none, and the piece in hand, 255 when one is to be given (`as_row` makes such a row).
    `threads`: 0 for as many as the machine has. Needs NumPy.

    >>> import numpy as np
    >>> rows = np.array([as_row("012./456./89../.... 3"), as_row("0123/4567/89ab/cdef -")])
    >>> solve_many(rows, distance=True)
    (array([1, 0], dtype=int8), array([1, 0], dtype=int8))
    """
    import numpy as np  # noqa: PLC0415  # only here: an answer for one position needs no NumPy

    rows = np.ascontiguousarray(positions, dtype=np.uint8)
    if rows.ndim != 2 or rows.shape[1] != 17:
        raise ValueError(f"positions have 17 columns, not the shape {rows.shape}")
    question = Question.of(Position(), levels, traits)
    values = np.zeros(len(rows), dtype=np.int8)
    distances = np.zeros(len(rows), dtype=np.int8)
    status = _native.solve_many(
        rows,
        *question.arguments[1:],
        distance=distance,
        threads=threads or os.cpu_count() or 1,
        memory=memory,
        seconds=seconds,
        handle=_native_handle(handle),
        book=book_for(question.levels, question.traits) if book else None,
        values=values,
        distances=distances,
    )
    _check(status, seconds)
    return values, distances


def as_row(position: Position | str) -> list[int]:
    """A position as 17 small numbers: the squares, then the hand, 255 for nothing.

    >>> as_row("012./..../..../.... f")
    [0, 1, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15]
    """
    if isinstance(position, str):
        position = Position.parse(position)
    return [_EMPTY if piece is None else int(piece) for piece in (*position.board, position.hand)]


@dataclass(frozen=True, slots=True)
class Question:
    """The first arguments of the native functions, checked."""

    position: bytes
    levels: tuple[int, int]
    traits: int

    @classmethod
    def of(
        cls, position: Position | str, levels: tuple[int, int], traits: Iterable[Trait]
    ) -> Question:
        """Check and convert them."""
        mine, other = levels
        mask = trait_mask(check_traits(traits))
        return cls(bytes(as_row(position)), (check_level(mine), check_level(other)), mask)

    @property
    def arguments(self) -> tuple[bytes, int, int, int]:
        """The first arguments of the native functions."""
        return self.position, *self.levels, self.traits


def _native_handle(handle: Handle | None) -> _native.Handle:
    return _native.Handle() if handle is None else handle.native


def _check(status: int, seconds: float | None) -> None:
    if status == _DONE:
        return
    if status == _LATE:
        raise DeadlinePassed(f"the search did not end within {seconds} seconds")
    raise SearchStopped("the search was cancelled")


def _turn_value(square: int, gift: int, value: int, distance: int) -> TurnValue:
    return TurnValue(
        None if square < 0 else Square(square),
        None if gift < 0 else Piece(gift),
        VERDICTS[value],
        distance or None,
    )
