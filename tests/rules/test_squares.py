"""The squares of the board (R1)."""

from __future__ import annotations

import pickle

import pytest

from fourfold.rules import SQUARES, InvalidValue, NotationError, Square
from fourfold.rules.squares import format_squares, read_square


def test_r1_sixteen_squares_row_by_row_from_a1() -> None:
    assert format_squares(SQUARES, " ") == "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"
    assert [int(square) for square in SQUARES] == list(range(16))


def test_r1_letter_is_the_column_digit_the_row() -> None:
    square = Square.parse("d2")
    assert (square.column, square.row, int(square), str(square)) == (3, 1, 7, "d2")
    assert repr(square) == "Square(7)"


def test_r1_there_is_one_object_for_each_square() -> None:
    assert Square(Square(7)) is Square(7) is Square.parse("D2") is SQUARES[7]
    assert pickle.loads(pickle.dumps(Square(7))) is Square(7)  # noqa: S301  # our own bytes


@pytest.mark.parametrize("index", [-1, 16, False, 2.0, "a1", None])
def test_r1_other_numbers_are_no_squares(index: object) -> None:
    with pytest.raises(InvalidValue, match=r"\(R1\)"):
        Square(index)


@pytest.mark.parametrize(
    ("text", "place"),
    [("", 0), ("a", 0), ("e1", 0), ("a0", 0), ("a5", 0), ("1a", 0), ("a1b", 2), (" a1", 0)],
)
def test_notation_what_is_no_square_is_refused_at_its_place(text: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        Square.parse(text)
    assert (caught.value.place, caught.value.code) == (place, "square")


def test_notation_square_inside_a_text() -> None:
    assert read_square("?A1b4", 3) == (13, 5)
