from itertools import product

import pytest

from fourfold import PIECES, SQUARES, Edition, Position, patterns
from fourfold.cli.terminal.drawing import (
    HEIGHT,
    WIDTH,
    Look,
    draw_patterns,
    draw_position,
    piece_lines,
)

LOOKS = [
    Look(edition, plain, "Beside", "Hand") for edition, plain in product(Edition, (False, True))
]


@pytest.mark.parametrize("look", LOOKS)
def test_every_piece_looks_different_also_without_its_digit(look: Look) -> None:
    drawn = set()
    for piece in PIECES:
        lines = piece_lines(piece, look.edition)
        assert len(lines) == HEIGHT
        assert {len(line) for line in lines} == {WIDTH}
        assert sum(line.count(str(piece)) for line in lines) == 1
        drawn.add(look.text("\n".join(lines).replace(str(piece), "*")))
    assert len(drawn) == 16


@pytest.mark.parametrize("look", LOOKS)
def test_a_tall_piece_is_higher_than_its_short_twin(look: Look) -> None:
    for piece in PIECES:
        used = sum(bool(line.strip()) for line in piece_lines(piece, look.edition))
        assert used == (2 if piece & 2 else 3)


@pytest.mark.parametrize("look", LOOKS)
def test_a_board_fits_into_80_columns_with_row_1_at_the_bottom(look: Look) -> None:
    lines = draw_position(Position.parse(".4f./c3.0/78../9... a"), look).plain.split("\n")
    assert max(map(len, lines)) <= 80
    assert [line[1] for line in lines if line[:3].strip()] == ["4", "3", "2", "1"]
    assert lines[-1].split() == ["a", "b", "c", "d"]
    row_1, row_4 = "".join(lines[13:16])[:], "".join(lines[1:4])
    assert "4" in row_1
    assert "f" in row_1
    assert "9" in row_4
    assert "Hand" in lines[0]
    assert all(line == line.rstrip() for line in lines)


def test_ascii_is_ascii() -> None:
    for edition in Edition:
        look = Look(edition, ascii=True)
        assert draw_position(Position.parse("0123/4567/89ab/cdef -"), look, SQUARES).plain.isascii()
        assert draw_patterns(patterns(4)[:6], look).plain.isascii()


def test_marked_squares_stand_between_arrows() -> None:
    position = Position.parse("0123/..../..../.... -")
    plain = draw_position(position, Look(), SQUARES[:4]).plain
    assert plain.count("▸") == plain.count("◂") == 4
    assert "▸" not in draw_position(position, Look()).plain
