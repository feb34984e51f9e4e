"""The engine against trying everything on the pure-Python rules (R4-R7, R14)."""

from __future__ import annotations

import random

import pytest
from tests.engine.brute import BruteForce, lapsed_alignments, random_position, wins_at_once

from fourfold import LEVELS, TRAITS, Position, Trait
from fourfold.engine import evaluate, solve

PAIRS = [(mine, other) for mine in LEVELS for other in LEVELS]
CHOICES = [tuple(t for i, t in enumerate(TRAITS) if mask >> i & 1) for mask in range(1, 16)]


def sample(source: random.Random, brute: BruteForce, placed: int, *, lapsed: bool) -> Position:
    """A random position without an immediate win, with a lapsed alignment on it if asked for."""
    for _ in range(10_000):
        position = random_position(source, placed, hand=source.random() < 0.85)
        game = brute.game(position)
        if game.outcome is None and position.hand is not None and wins_at_once(game):
            continue
        if not lapsed or lapsed_alignments(game):
            return position
    raise AssertionError("no such position was found")


def compare(seed: int, count: int, placed: int) -> int:
    """Compare value, distance and (now and then) all turns; how many boards had a lapsed one."""
    source = random.Random(seed)
    aligned = 0
    for number in range(count):
        levels, traits = source.choice(PAIRS), source.choice(CHOICES)
        brute = BruteForce(levels, traits)
        position = sample(source, brute, placed, lapsed=number % 3 == 0)
        aligned += lapsed_alignments(brute.game(position)) > 0
        context = f"{position} levels={levels} traits={[str(t) for t in traits]}"
        solution = solve(position, levels, traits, distance=True, book=False)
        assert (solution.value, solution.distance) == brute.answer(position), context
        assert solve(position, levels, traits, book=False).value is solution.value, context
        if number % 4 == 0:
            found = evaluate(position, levels, traits, distance=True, book=False).turns
            assert {str(turn.turn): (turn.value, turn.distance) for turn in found} == brute.turns(
                position
            ), context
    return aligned


# With placed pieces: how many positions in the quick tier; the long tier takes the whole number.
QUICK = {10: 40, 11: 150, 12: 300, 13: 300, 14: 300, 15: 200}
WHOLE = {10: 2_400, 11: 5_000, 12: 6_000, 13: 4_000, 14: 2_000, 15: 1_000}


@pytest.mark.parametrize("placed", QUICK)
def test_r14_values_and_distances_are_those_of_brute_force(placed: int) -> None:
    aligned = compare(placed, QUICK[placed], placed)
    assert aligned >= QUICK[placed] / 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("placed", WHOLE)
def test_r14_twenty_thousand_positions(placed: int, part: int) -> None:
    count = WHOLE[placed] // 10
    assert compare(1_000 * placed + part, count, placed) >= count / 3


@pytest.mark.parametrize("traits", CHOICES, ids=lambda traits: "-".join(map(str, traits)))
def test_r7_every_pair_of_levels_with_every_choice_of_traits(traits: tuple[Trait, ...]) -> None:
    source = random.Random(len(traits))
    for levels in PAIRS:
        brute = BruteForce(levels, traits)
        position = random_position(source, 12)
        solution = solve(position, levels, traits, distance=True, book=False)
        assert (solution.value, solution.distance) == brute.answer(position), (position, levels)
