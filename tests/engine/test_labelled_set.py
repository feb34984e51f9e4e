"""The labelled benchmark set: whole, without doubles, and true."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.engine.brute import wins_at_once

from fourfold import LEVELS, CallRule, Game, Position, Rules
from fourfold.engine import solve

SET = Path(__file__).parents[2] / "benchmarks" / "positions"
PLACED = range(4, 11)
Label = tuple[Position, str, int | None]


def read_set(level: int) -> list[Label]:
    labels: list[Label] = []
    for line in (SET / f"level-{level}.txt").read_text(encoding="ascii").splitlines():
        board, hand, value, distance = line.split()
        position = Position.parse(f"{board} {hand}")
        labels.append((position, value, None if distance == "-" else int(distance)))
    return labels


def check(level: int, label: Label) -> None:
    position, value, distance = label
    solution = solve(position, (level, level), distance=True, book=False)
    assert (str(solution.value), solution.distance) == (value, distance), (level, position)


@pytest.mark.parametrize("level", LEVELS)
def test_a_thousand_different_quiet_positions_for_each_number_placed(level: int) -> None:
    labels = read_set(level)
    assert Counter(position.placed for position, _, _ in labels) == dict.fromkeys(PLACED, 1000)
    assert len({position for position, _, _ in labels}) == len(labels)
    for position, _, _ in random.Random(level).sample(labels, 200):
        game = Game(Rules.at_level(level, CallRule.AUTOMATIC), position)
        assert not game.alignments
        assert not wins_at_once(game)


@pytest.mark.parametrize("level", LEVELS)
def test_labels_are_what_the_search_finds(level: int) -> None:
    labels = read_set(level)
    for number, placed in enumerate(PLACED):
        some = labels[1000 * number : 1000 * number + 1000]
        for label in random.Random(placed).sample(some, 2 if placed == 4 else 10):
            check(level, label)


@pytest.mark.long
@pytest.mark.parametrize("placed", PLACED)
@pytest.mark.parametrize("level", LEVELS)
def test_every_label_is_what_the_search_finds(level: int, placed: int) -> None:
    for label in read_set(level):
        if label[0].placed == placed:
            check(level, label)
