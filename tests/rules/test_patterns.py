"""Patterns and levels (R4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.reference.naive import patterns_of_level

from fourfold.rules import (
    LEVELS,
    InvalidValue,
    Kind,
    NotationError,
    Square,
    format_level,
    parse_level,
    patterns,
)
from fourfold.rules.patterns import patterns_through


def squares(text: str) -> frozenset[Square]:
    return frozenset(Square.parse(word) for word in text.split())


@pytest.mark.parametrize(("level", "count"), [(1, 10), (2, 19), (3, 24), (4, 30)])
def test_r4_number_of_patterns(level: int, count: int) -> None:
    found = patterns(level)
    assert len(found) == len({frozenset(p.squares) for p in found}) == count
    assert all(list(p.squares) == sorted(set(p.squares)) for p in found)


@pytest.mark.parametrize(
    ("kind", "level", "count"),
    [
        (Kind.ROW, 1, 4),
        (Kind.COLUMN, 1, 4),
        (Kind.DIAGONAL, 1, 2),
        (Kind.SMALL_SQUARE, 2, 9),
        (Kind.LARGE_SQUARE, 3, 5),
        (Kind.TURNED_SQUARE, 4, 6),
    ],
)
def test_r4_what_each_level_adds(kind: Kind, level: int, count: int) -> None:
    assert kind.level == level
    assert Counter(pattern.kind for pattern in patterns(4))[kind] == count
    assert all((p.kind is kind) <= (p.level == level) for p in patterns(4))


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("a1 b1 c1 d1", 1),
        ("c1 c2 c3 c4", 1),
        ("a1 b2 c3 d4", 1),
        ("a4 b3 c2 d1", 1),
        ("a1 a2 b1 b2", 2),
        ("a1 a3 c1 c3", 3),
        ("a1 a4 d1 d4", 3),
        ("a2 b1 b3 c2", 4),
        ("a2 b4 d3 c1", 4),
        ("a3 b1 d2 c4", 4),
    ],
)
def test_r4_examples_of_the_sheets(text: str, level: int) -> None:
    for each in LEVELS:
        held = squares(text) in {frozenset(pattern.squares) for pattern in patterns(each)}
        assert held == (each >= level)


def test_r4_each_level_holds_the_one_before() -> None:
    for lower, higher in combinations(LEVELS, 2):
        assert patterns(higher)[: len(patterns(lower))] == patterns(lower)


@pytest.mark.parametrize("level", LEVELS)
def test_r4_derived_patterns_are_the_ones_typed_in(level: int) -> None:
    derived = {frozenset(map(str, pattern.squares)) for pattern in patterns(level)}
    assert derived == {frozenset(typed) for typed in patterns_of_level(level)}


@pytest.mark.parametrize("level", LEVELS)
def test_r4_patterns_through_each_square(level: int) -> None:
    through = patterns_through(level)
    assert sum(len(each) for each in through) == 4 * len(patterns(level))
    assert all(square in p.squares for square in range(16) for p in through[square])


def test_r4_pattern_in_words() -> None:
    pattern = patterns(4)[-1]
    assert (str(pattern), str(pattern.kind), repr(pattern.kind)) == (
        "c2 b3 d3 c4",
        "turned-square",
        "Kind.TURNED_SQUARE",
    )


@pytest.mark.parametrize("level", [0, 5, -1, True, 1.0, "1", None])
def test_r4_there_are_only_four_levels(level: int) -> None:
    with pytest.raises(InvalidValue, match=r"a level is 1, 2, 3 or 4.*\(R4\)"):
        patterns(level)


@pytest.mark.parametrize(
    ("text", "levels", "canonical"),
    [
        ("1", (1, 1), "1"),
        ("2:2", (2, 2), "2"),
        ("1:4", (1, 4), "1:4"),
        (" 3 : 2 ", (3, 2), "3:2"),
    ],
)
def test_r7_levels_of_both_players(text: str, levels: tuple[int, int], canonical: str) -> None:
    assert parse_level(text) == levels
    assert format_level(levels) == canonical


@pytest.mark.parametrize(
    ("text", "place"),
    [("", 0), ("5", 0), ("0", 0), ("1:5", 2), ("x:1", 0), ("1:", 2), ("1:2:3", 0), ("two", 0)],
)
def test_r4_unknown_level_is_refused(text: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_level(text)
    assert (caught.value.place, caught.value.code) == (place, "level")
