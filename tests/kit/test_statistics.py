"""Elo, error bars and the sequential test: worked values, and what a simulation shows."""

from __future__ import annotations

import math
import random

import pytest

from fourfold.kit.statistics import (
    MOST_ELO,
    Pentanomial,
    SequentialTest,
    TestVerdict,
    elo_of,
    score_of,
)


def test_a_score_and_an_elo_difference_are_the_same_thing() -> None:
    """10 / 11 of the points are 400 Elo, by definition; and back."""
    assert elo_of(10 / 11) == pytest.approx(400)
    assert score_of(-400) == pytest.approx(1 / 11)
    assert elo_of(score_of(123.4)) == pytest.approx(123.4)
    assert elo_of(0) == -math.inf


def test_pairs_are_counted_by_their_points() -> None:
    """Five outcomes, from 0 to 2 points."""
    pairs = Pentanomial.of([0, 0.5, 0.5, 1, 1.5, 2, 2])
    assert pairs.counts == (1, 2, 1, 1, 2)
    assert pairs.pairs == 7
    assert pairs.score == pytest.approx(7.5 / 14)
    with pytest.raises(ValueError, match="not 3"):
        Pentanomial.of([3])


def test_an_estimate_worked_by_hand() -> None:
    """Score .5, variance .075, 100 pairs: the interval is ±1.96 · √.00075 = ±.05368."""
    estimate = Pentanomial((10, 20, 40, 20, 10)).estimate()
    assert estimate.elo == pytest.approx(0)
    assert estimate.high == pytest.approx(elo_of(0.5 + 1.959964 * math.sqrt(0.00075)))
    assert estimate.low == pytest.approx(-estimate.high)
    assert estimate.likelihood == pytest.approx(0.5)


def test_the_likelihood_of_being_stronger() -> None:
    """One standard deviation above a half is 84.13%."""
    pairs = Pentanomial((0, 0, 50, 50, 0))  # score .625, deviation .0125
    expected = 0.5 * (1 + math.erf(10 / math.sqrt(2)))
    assert pairs.estimate().likelihood == pytest.approx(expected)


def test_pairs_of_one_score_do_not_make_a_difference_certain() -> None:
    """All the same, so no spread: at least n / (n + 1.96²) of the pairs have this score."""
    one, ten = (Pentanomial((0, 0, pairs, 0, 0)).estimate() for pairs in (1, 10))
    assert (one.elo, one.likelihood) == (0, 0.5)
    assert ten.low == pytest.approx(elo_of(5 / (10 + 1.959964**2)))
    assert ten.high == pytest.approx(-ten.low)
    assert one.low < 2 * ten.low < 0
    won = Pentanomial((0, 0, 0, 0, 3)).estimate()
    assert (won.elo, won.high) == (math.inf, math.inf)
    assert won.low == pytest.approx(elo_of(3 / (3 + 1.959964**2)))
    assert won.likelihood == 15 / 16
    assert Pentanomial((3, 0, 0, 0, 0)).estimate().likelihood == 1 / 16


def test_nothing_played_shows_nothing() -> None:
    """No pairs: no difference, an interval without ends, no decision."""
    estimate = Pentanomial().estimate()
    assert (estimate.elo, estimate.low, estimate.high) == (0, -math.inf, math.inf)
    assert SequentialTest(0, 10).decide(Pentanomial()) is TestVerdict.OPEN


def test_the_ratio_for_two_outcomes_worked_by_hand() -> None:
    """With pairs that are all won or all lost, the ratio is that of a coin with two biases."""
    test = SequentialTest(0, 100)
    won, lost = 30, 20
    better = score_of(100)
    expected = won * math.log(better / 0.5) + lost * math.log((1 - better) / 0.5)
    assert test.ratio(Pentanomial((lost, 0, 0, 0, won))) == pytest.approx(expected, abs=0.02)


def test_the_ratio_is_that_of_the_normal_approximation_for_many_pairs() -> None:
    """For small differences it is N (s1 - s0) (2 s - s0 - s1) / (2 variance)."""
    test = SequentialTest(0, 4)
    pairs = Pentanomial((1000, 2000, 4000, 2100, 1050))
    low, high = score_of(0), score_of(4)
    expected = pairs.pairs * (high - low) * (2 * pairs.score - low - high) / (2 * pairs.variance)
    assert test.ratio(pairs) == pytest.approx(expected, rel=0.02)


@pytest.mark.parametrize("elos", [(5, 5), (10, 0)])
def test_bounds_that_make_no_sense_are_refused(elos: tuple[int, int]) -> None:
    """The difference to show must be greater than the one to rule out."""
    with pytest.raises(ValueError, match="must be less"):
        SequentialTest(*elos)
    with pytest.raises(ValueError, match="error rates"):
        SequentialTest(0, 5, alpha=0.7)


def test_the_largest_differences_can_be_tested() -> None:
    """Beyond them the score is 1, and nothing but wins has any likelihood."""
    test = SequentialTest(-MOST_ELO, MOST_ELO)
    assert test.decide(Pentanomial((0, 0, 0, 0, 5))) is TestVerdict.BETTER
    assert test.decide(Pentanomial((5, 0, 0, 0, 0))) is TestVerdict.NOT_BETTER
    for bounds in ((0, MOST_ELO + 1), (-MOST_ELO - 1, 0)):
        with pytest.raises(ValueError, match="between -2,000 and 2,000"):
            SequentialTest(*bounds)


def _chances(elo: float) -> list[float]:
    """Chances of the five outcomes with this difference: those of a typical match, tilted."""
    base, mean = (0.05, 0.2, 0.5, 0.2, 0.05), score_of(elo)
    low, high = -20.0, 20.0
    weights = list(base)
    for _ in range(60):
        tilt = (low + high) / 2
        weights = [p * math.exp(tilt * i / 4) for i, p in enumerate(base)]
        if sum(w * i / 4 for i, w in enumerate(weights)) / sum(weights) < mean:
            low = tilt
        else:
            high = tilt
    return [weight / sum(weights) for weight in weights]


def _simulate(elo: float, test: SequentialTest, source: random.Random) -> TestVerdict:
    chances = _chances(elo)
    counts = [0] * 5
    while True:
        for outcome in source.choices(range(5), chances, k=5):
            counts[outcome] += 1
        verdict = test.decide(Pentanomial((counts[0], counts[1], counts[2], counts[3], counts[4])))
        if verdict is not TestVerdict.OPEN:
            return verdict


@pytest.mark.parametrize(("elo", "wrong"), [(0, TestVerdict.BETTER), (60, TestVerdict.NOT_BETTER)])
def test_the_error_rates_are_what_they_promise(elo: float, wrong: TestVerdict) -> None:
    """200 seeded matches at either bound: about 5% wrong, fewer than 9%, and not none."""
    test = SequentialTest(0, 60)
    source = random.Random(2026)
    errors = sum(_simulate(elo, test, source) is wrong for _ in range(200))
    assert 0 < errors < 18
