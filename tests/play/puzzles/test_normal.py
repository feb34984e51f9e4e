"""Ids of puzzles: the same under every symmetry, and no two puzzles are."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from fourfold.play.puzzles.collection import Puzzle, puzzles
from fourfold.play.puzzles.normal import puzzle_id
from fourfold.rules import (
    TRAITS,
    Position,
    Symmetry,
    board_symmetries,
    trait_symmetries,
)

ALL = puzzles()
SAMPLE = random.Random(4).sample(ALL, 60)


def symmetric(one: Puzzle, rng: random.Random) -> Position:
    squares = rng.choice(board_symmetries(*one.levels))
    traits, flips = rng.choice(list(trait_symmetries(one.traits)))
    return Symmetry(squares, traits, flips).position(one.position)


@pytest.mark.parametrize("one", SAMPLE, ids=lambda one: one.id)
def test_ids_are_the_same_for_what_is_the_same(one: Puzzle) -> None:
    rng = random.Random(one.id)
    for _ in range(5):
        assert puzzle_id(symmetric(one, rng), one.levels, one.traits) == one.id


def test_ids_differ_between_levels_traits_and_hands() -> None:
    position = Position.parse("01../..8./.f../.... 7")
    ids = {puzzle_id(position, levels) for levels in ((1, 1), (2, 2), (1, 2), (2, 1))}
    ids.add(puzzle_id(position, (1, 1), TRAITS[:3]))
    ids.add(puzzle_id(Position(position.board), (1, 1)))
    assert len(ids) == 6


def test_traits_out_of_play_do_not_matter() -> None:
    """R6: with fewer traits, pieces that differ in nothing else are the same."""
    one = puzzle_id(Position.parse("01../..8./.f../.... 7"), (1, 1), TRAITS[:2])
    other = puzzle_id(Position.parse("32../..a./.e../.... 6"), (1, 1), TRAITS[:2])
    assert one == other
    elsewhere = Position.parse("04../..2./.f../.... d")
    assert puzzle_id(elsewhere, (1, 1), TRAITS[2:]) == one


def test_ids_are_unique() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    assert all(len(one.id) == 7 and one.id.isalnum() for one in ALL)


@pytest.mark.long
def test_no_two_are_the_same_under_symmetry() -> None:
    """All images of every puzzle, made by the group of `fourfold.rules`, are no other's."""
    groups: dict[object, dict[bytes, str]] = {}
    for one in ALL:
        known = groups.setdefault((one.levels, one.traits), {})
        assert known.setdefault(row(one), one.id) == one.id
    for one in ALL:
        known = groups[one.levels, one.traits]
        met = {known[image] for image in images(one) if image in known}
        assert met == {one.id}


def row(one: Puzzle) -> bytes:
    return bytes(
        16 if piece is None else int(piece) for piece in (*one.position.board, one.position.hand)
    )


def images(one: Puzzle) -> Iterator[bytes]:
    """The position under every symmetry of its levels and traits, as rows."""
    cells = np.frombuffer(row(one), dtype=np.uint8)
    maps = np.array(
        [
            [*(int(Symmetry(traits=t, flips=f).piece(p)) for p in range(16)), 16]
            for t, f in trait_symmetries(one.traits)
        ],
        dtype=np.uint8,
    )
    for squares in board_symmetries(*one.levels):
        moved = np.empty(17, dtype=np.uint8)
        moved[list(squares)] = cells[:16]
        moved[16] = cells[16]
        for image in maps[:, moved]:
            yield image.tobytes()
