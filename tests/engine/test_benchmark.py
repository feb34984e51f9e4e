"""Timing the engine: the positions, and the reference that it is compared with."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from tests.engine.brute import BruteForce, random_position

from fourfold import TRAITS, Game, Rules
from fourfold.engine import Verdict, benchmark
from fourfold.engine.benchmark import REFERENCE_FROM, measure, quiet_positions, solve_by_reference


def test_r14_the_reference_has_the_values_and_distances_of_the_python_rules() -> None:
    source = random.Random(5)
    for _ in range(60):
        position = random_position(source, source.randint(12, 16), hand=source.random() < 0.8)
        levels = (source.randint(1, 4), source.randint(1, 4))
        brute = BruteForce(levels, TRAITS)
        assert solve_by_reference(position, levels) == brute.answer(position), (position, levels)


def test_the_reference_refuses_what_it_would_not_finish() -> None:
    position = random_position(random.Random(1), REFERENCE_FROM - 1)
    with pytest.raises(ValueError, match=f"at least {REFERENCE_FROM} placed"):
        solve_by_reference(position)


@pytest.mark.parametrize("placed", [4, 10])
def test_quiet_positions_hold_no_alignment_and_no_win_at_once(placed: int) -> None:
    for position in islice(quiet_positions(2, placed, seed=3), 5):
        assert (position.placed, position.hand is None) == (placed, False)
        assert not Game(Rules(levels=(2, 2)), position).alignments
        if placed >= REFERENCE_FROM:
            _, distance = solve_by_reference(position, (2, 2))
            assert distance != 1


def test_both_solve_the_same_positions() -> None:
    timing = measure(2, REFERENCE_FROM, 4, distance=True, reference=True)
    assert len(timing.milliseconds) == len(timing.reference_milliseconds) == 4
    assert timing.times_faster is not None
    alone = measure(2, REFERENCE_FROM, 4, distance=True)
    assert (alone.reference_average, alone.times_faster) == (None, None)
    assert alone.nodes == timing.nodes > 0


def test_an_engine_that_disagrees_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> tuple[Verdict, int]:
        return Verdict.WIN, 1  # never: the positions are quiet

    monkeypatch.setattr(benchmark, "solve_by_reference", wrong)
    with pytest.raises(AssertionError, match="the reference has"):
        measure(2, REFERENCE_FROM, 1, distance=True, reference=True)
