"""Symmetries of the board (R4) and of the traits (R2, R6)."""

from __future__ import annotations

import pytest

from fourfold.rules import (
    LEVELS,
    PASS,
    Call,
    Give,
    InvalidValue,
    Place,
    Position,
    Square,
    Symmetry,
    Trait,
    board_symmetries,
    patterns,
    trait_symmetries,
)

QUARTER_TURN = tuple(4 * (square % 4) + 3 - square // 4 for square in range(16))


@pytest.mark.parametrize(("level", "count"), [(1, 32), (2, 8), (3, 8), (4, 8)])
def test_r4_number_of_symmetries(level: int, count: int) -> None:
    found = board_symmetries(level)
    assert len(found) == len(set(found)) == count


@pytest.mark.parametrize("level", LEVELS)
def test_r4_symmetries_keep_the_patterns_and_form_a_group(level: int) -> None:
    found = set(board_symmetries(level))
    family = {frozenset(pattern.squares) for pattern in patterns(level)}
    assert QUARTER_TURN in found
    for one in found:
        assert {frozenset(one[square] for square in pattern) for pattern in family} == family
        assert {tuple(one[image] for image in other) for other in found} == found


def test_r7_symmetries_of_a_handicap_keep_both_levels() -> None:
    assert set(board_symmetries(1, 4)) == set(board_symmetries(1)) & set(board_symmetries(4))
    assert len(board_symmetries(2, 3)) == 8


@pytest.mark.parametrize(
    ("traits", "count"),
    [(tuple(Trait), 384), ((Trait.COLOUR, Trait.FILL), 32), ((Trait.SHAPE,), 16)],
)
def test_r6_symmetries_of_the_traits_in_play(traits: tuple[Trait, ...], count: int) -> None:
    found = list(trait_symmetries(iter(traits)))
    assert len(found) == len(set(found)) == count
    for moved, _ in found:
        out_of_play = [index for index, trait in enumerate(Trait) if trait not in traits]
        assert all(moved[index] == index for index in out_of_play)


def test_r4_what_a_symmetry_does() -> None:
    turn = Symmetry(QUARTER_TURN, (1, 0, 2, 3), 1)
    assert str(turn.square(0)) == "d1"
    assert [int(turn.piece(piece)) for piece in (0, 8, 4, 15)] == [1, 5, 9, 14]
    moved = turn.position(Position.parse("8.../..../..../.... 4"))
    assert str(moved) == "...5/..../..../.... 9"
    assert str(turn.position(Position())) == str(Position())
    assert str(turn.action(Give(8))) == "-5"  # type: ignore[arg-type]  # made a Piece
    assert str(turn.action(Place(Square(0)))) == "d1"
    assert str(turn.action(Call.on("a1", "b1", "c1", "d1"))) == "!d1d2d3d4"
    assert turn.action(PASS) is PASS


@pytest.mark.parametrize(
    ("squares", "traits", "flips"),
    [
        ((0,) * 16, (0, 1, 2, 3), 0),
        (tuple(range(15)), (0, 1, 2, 3), 0),
        (tuple(range(16)), (0, 1, 2, 2), 0),
        (tuple(range(16)), (0, 1, 2, 3), 16),
        (tuple(range(16)), (0, 1, 2, 3), -1),
    ],
)
def test_r4_what_maps_two_things_to_one_is_no_symmetry(
    squares: tuple[int, ...], traits: tuple[int, ...], flips: int
) -> None:
    with pytest.raises(InvalidValue, match="maps two things to the same one"):
        Symmetry(squares, traits, flips)
