"""Boards that are the same, or part of one another, against trying every symmetry."""

from __future__ import annotations

import random

import pytest

from fourfold.rules import Piece, Position, board_symmetries
from fourfold.rules.position import Board
from fourfold.rules.symmetry import Symmetry, trait_symmetries
from fourfold.server.games.likeness import is_part, likeness, likenesses


def random_board(source: random.Random, placed: int) -> Board:
    board: list[Piece | None] = [None] * 16
    squares, pieces = (source.sample(range(16), placed) for _ in range(2))
    for square, piece in zip(squares, pieces, strict=True):
        board[square] = Piece(piece)
    return tuple(board)


def random_symmetry(source: random.Random, level: int) -> Symmetry:
    squares = source.choice(board_symmetries(level))
    return Symmetry(squares, *source.choice(list(trait_symmetries())))


def without(source: random.Random, board: Board, number: int) -> Board:
    """A board from which some pieces were taken."""
    there = [square for square, piece in enumerate(board) if piece is not None]
    gone = set(source.sample(there, number))
    return tuple(None if square in gone else piece for square, piece in enumerate(board))


def naive(part: Board, whole: Board, level: int) -> bool:
    """The same by trying all symmetries, one after the other."""
    for squares in board_symmetries(level):
        for traits, flips in trait_symmetries():
            seen = Symmetry(squares, traits, flips).position(Position(part)).board
            if all(piece in (None, there) for piece, there in zip(seen, whole, strict=True)):
                return True
    return False


@pytest.mark.parametrize("seed", range(8))
def test_parts_are_those_that_every_symmetry_would_find(seed: int) -> None:
    source = random.Random(seed)
    level = source.choice([1, 2, 3, 4])
    # Few pieces, so that chance finds parts as well as boards that are none.
    part, whole = random_board(source, 2 + seed % 3), random_board(source, 6)
    assert is_part(part, whole, level) is naive(part, whole, level)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_symmetry_makes_neither_another_board_nor_another_likeness(level: int) -> None:
    source = random.Random(level)
    for placed in range(17):
        board = random_board(source, placed)
        turned = random_symmetry(source, level).position(Position(board)).board
        assert likeness(turned) == likeness(board)
        assert likenesses(turned) == likenesses(board)
        assert is_part(board, turned, level)
        assert is_part(without(source, turned, placed // 2), board, level)
        if placed >= 2:
            assert not is_part(turned, without(source, board, 1), level)


def test_traits_that_do_not_count_make_no_difference() -> None:
    source = random.Random(5)
    board = random_board(source, 6)
    # Without the last trait, pieces 0 and 1, 2 and 3 … are the same.
    other = tuple(None if piece is None else Piece(piece ^ 1) for piece in board[:8])
    mixed = other + board[8:]
    assert is_part(board, mixed, 1, 14)
    assert likeness(board, 14) == likeness(mixed, 14) in likenesses(mixed)


def test_likeness_tells_most_boards_apart() -> None:
    """Of four pieces there are some 6,500 boards that symmetries do not make the same."""
    source = random.Random(7)
    assert len({likeness(random_board(source, 4)) for _ in range(5000)}) > 3000
