"""What a match has shown: Elo with error bars, and a sequential test that says when to stop.

Games come in pairs from one opening with the seats exchanged, so that neither the seat nor the
opening favours anyone. The two games of a pair are not independent; the pairs are. All figures here
therefore count pairs, by the score of the two games together: 0, ½, 1, 1½ or 2 points. The test is
the generalised sequential probability ratio test for these five outcomes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fourfold.rules.names import Named

_SCALE: Final = 400 / math.log(10)
#: The score of a pair per game, by outcome.
_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
#: Added to outcomes that were never seen, so that no likelihood is zero.
_UNSEEN: Final = 1e-3
#: The largest difference that a test can be about: a score of 99.999%.
MOST_ELO: Final = 2000
#: Half a 95% interval, in standard deviations.
_CERTAIN: Final = 1.959963984540054


class TestVerdict(Named):
    """What a sequential test has decided."""

    __test__ = False  # not a test, for pytest

    BETTER = "better"
    NOT_BETTER = "not-better"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class EloEstimate:
    """An Elo difference with a 95% interval; infinite where one side scored everything.

    `likelihood`: the probability that the first is the stronger one.
    """

    elo: float
    low: float
    high: float
    likelihood: float

    @property
    def error(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Pentanomial:
    """How many pairs of games had each score, 0, ½, 1, 1½ and 2 points, for the first player.

    >>> Pentanomial.of([2, 1.5, 1, 1]).score
    0.6875
    """

    counts: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    @classmethod
    def of(cls, points: Iterable[float]) -> Pentanomial:
        """Count the points of pairs; `ValueError` for points that a pair cannot have."""
        counts = [0] * 5
        for each in points:
            if each not in {0, 0.5, 1, 1.5, 2}:
                raise ValueError(f"a pair of games has 0 to 2 points, not {each}")
            counts[int(each * 2)] += 1
        return cls((counts[0], counts[1], counts[2], counts[3], counts[4]))

    @property
    def pairs(self) -> int:
        """How many pairs were played."""
        return sum(self.counts)

    @property
    def score(self) -> float:
        """The share of the points; a half before the first pair."""
        if not self.pairs:
            return 0.5
        points = zip(self.counts, _SCORES, strict=True)
        return sum(count * score for count, score in points) / self.pairs

    @property
    def variance(self) -> float:
        """The variance of a pair's score."""
        if not self.pairs:
            return 0.0
        points = zip(self.counts, _SCORES, strict=True)
        return sum(n * (score - self.score) ** 2 for n, score in points) / self.pairs

    def estimate(self) -> EloEstimate:
        """The Elo difference, with its interval from the spread of the pairs.

        >>> estimate = Pentanomial((10, 20, 40, 20, 10)).estimate()
        >>> round(estimate.elo), round(estimate.error), estimate.likelihood
        (0, 37, 0.5)
        """
        if not self.pairs:
            return EloEstimate(0.0, -math.inf, math.inf, 0.5)
        deviation = math.sqrt(self.variance / self.pairs)
        if not deviation:
            return self._estimate_without_spread()
        low, high = (self.score + sign * _CERTAIN * deviation for sign in (-1, 1))
        likelihood = 0.5 * (1 + math.erf((self.score - 0.5) / deviation / math.sqrt(2)))
        return EloEstimate(elo_of(self.score), elo_of(low), elo_of(high), likelihood)

    def _estimate_without_spread(self) -> EloEstimate:
        """All pairs had one score: Wilson's interval for how many have it, any score for the rest.

        The likelihood that the better side is better, after n pairs of n: by a uniform prior.
        """
        same, _ = share_interval(self.pairs, self.pairs)
        low, high = self.score * same, self.score * same + 1 - same
        surplus = 0.5 - 0.5 ** (self.pairs + 1)
        likelihood = 0.5 + math.copysign(surplus, self.score - 0.5) * (self.score != 0.5)
        return EloEstimate(elo_of(self.score), elo_of(low), elo_of(high), likelihood)


def elo_of(score: float) -> float:
    """The Elo difference that leads to this score, infinite for nothing and for everything.

    >>> round(elo_of(0.75)), elo_of(1)
    (191, inf)
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return -_SCALE * math.log(1 / score - 1)


def score_of(elo: float) -> float:
    """The score that an Elo difference leads to.

    >>> score_of(0), round(score_of(200), 2)
    (0.5, 0.76)
    """
    return 1 / (1 + math.exp(-elo / _SCALE))


def share_interval(hits: int, number: int) -> tuple[float, float]:
    """A 95% interval (Wilson's) for a share that was seen `hits` times.

    >>> [round(bound, 3) for bound in share_interval(50, 100)], share_interval(0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if not number:
        return 0.0, 1.0
    share, spread = hits / number, _CERTAIN**2 / number
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether the first player is better by `elo1`, or only by `elo0`, tested pair after pair.

    `alpha`: how often the worse one of the two is taken for the better, at most; `beta`: how often
    the better for the worse.

    >>> test = SequentialTest(0, 50)
    >>> test.decide(Pentanomial((5, 20, 50, 60, 30))), test.decide(Pentanomial())
    (TestVerdict.BETTER, TestVerdict.OPEN)
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"the first bound must be less: {self.elo0:g}, {self.elo1:g}")
        if self.elo0 < -MOST_ELO or self.elo1 > MOST_ELO:
            raise ValueError(f"bounds lie between -{MOST_ELO:,} and {MOST_ELO:,} Elo points")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("error rates lie between 0 and a half")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the ratio has to be to decide, below or above.

        >>> [round(bound, 2) for bound in SequentialTest(0, 5).bounds]
        [-2.94, 2.94]
        """
        low = math.log(self.beta / (1 - self.alpha))
        return low, math.log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Pentanomial) -> float:
        """The logarithm of the likelihood ratio of the two differences."""
        if not pairs.pairs:
            return 0.0
        seen = [max(count, _UNSEEN) for count in pairs.counts]
        shares = [count / sum(seen) for count in seen]
        worse, better = (_most_likely(shares, score_of(elo)) for elo in (self.elo0, self.elo1))
        each = zip(seen, worse, better, strict=True)
        return sum(count * math.log(above / below) for count, below, above in each)

    def decide(self, pairs: Pentanomial) -> TestVerdict:
        """What the pairs so far say."""
        low, high = self.bounds
        ratio = self.ratio(pairs)
        if ratio >= high:
            return TestVerdict.BETTER
        return TestVerdict.NOT_BETTER if ratio <= low else TestVerdict.OPEN


def _most_likely(shares: list[float], mean: float) -> list[float]:
    """The chances of the outcomes with this mean that make these shares most likely.

    They are share / (1 + t (score - mean)) for the one t that makes the mean right.
    """
    apart = [score - mean for score in _SCORES]
    low, high = -1 / max(apart), -1 / min(apart)
    for _ in range(100):
        middle = (low + high) / 2
        slope = sum(p * a / (1 + middle * a) for p, a in zip(shares, apart, strict=True))
        if slope > 0:
            low = middle
        else:
            high = middle
    middle = (low + high) / 2
    return [p / (1 + middle * a) for p, a in zip(shares, apart, strict=True)]
