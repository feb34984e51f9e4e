"""The sixteen squares of the board (R1).

4   12 13 14 15
3    8  9 10 11      index = 4 · row + column, the order of R20 and of a call's
2    4  5  6  7      canonical form: a1 b1 c1 d1 a2 … d4
1    0  1  2  3
     a  b  c  d
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .errors import InvalidValue, NotationError


class Square(int):
    """A square, `a1` … `d4`.

    >>> Square.parse("C2"), str(Square(6)), Square(6).column, Square(6).row
    (Square(6), 'c2', 2, 1)
    """

    __slots__ = ()

    def __new__(cls, index: object) -> Square:  # noqa: PYI034  # there are only these sixteen
        """The square with this index."""
        if isinstance(index, Square):
            return index
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index <= 15:
            raise InvalidValue("square-number", value=repr(index))
        return SQUARES[index]

    def __reduce__(self) -> tuple[type[Square], tuple[int]]:
        return Square, (int(self),)

    @classmethod
    def parse(cls, text: str) -> Square:
        """Read a letter and a digit, in any letter case."""
        square, end = read_square(text, 0)
        if end != len(text):
            raise NotationError(text, end, "square")
        return square

    @property
    def column(self) -> int:
        """0 for column a … 3 for column d."""
        return self % 4

    @property
    def row(self) -> int:
        """0 for row 1 (nearest the viewer) … 3 for row 4."""
        return self // 4

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Square({int(self)})"


_NAMES: Final = tuple(f"{column}{row}" for row in "1234" for column in "abcd")

#: All squares, a1 b1 c1 d1 a2 … d4.
SQUARES: Final = tuple(int.__new__(Square, index) for index in range(16))

_BY_NAME: Final = {str(square): square for square in SQUARES}


def read_square(text: str, place: int) -> tuple[Square, int]:
    """Read a square at `place` of a text: the square and where it ends."""
    square = _BY_NAME.get(text[place : place + 2].lower())
    if square is None:
        raise NotationError(text, place, "square")
    return square, place + 2


def format_squares(squares: Iterable[Square], between: str = "") -> str:
    """The names of squares, one after the other."""
    return between.join(str(square) for square in squares)
