"""Ratings: Glicko-2, and which games count for which rating; no database here.

Every rated game is a rating period of its own, so that a rating changes as soon as a game is over.
In the paper a deviation grows by the volatility once a period; here it grows with the time that has
passed since the player's last rated game, one paper's period for every five days. `docs/ratings.md`
has the formulas; a test has the paper's worked example.

>>> winner, loser = rate(NEWCOMER, NEWCOMER, 1.0, now=0)
>>> round(winner.rating), round(winner.deviation), round(loser.rating)
(1662, 290, 1338)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from fourfold.rules import CallRule

#: Where everybody begins.
START: Final = 1500.0
#: Nobody is less certain than a newcomer, nor so certain that a rating stands still.
HIGHEST_DEVIATION: Final = 350.0
LOWEST_DEVIATION: Final = 45.0
VOLATILITY: Final = 0.06
#: How strongly surprises move the volatility; the paper says 0.3 to 1.2.
TAU: Final = 0.5
#: The time in which an idle player's deviation grows by one volatility, in milliseconds.
PERIOD: Final = 5 * 24 * 3600 * 1000
#: Above this deviation a rating is a guess, and is not listed.
PROVISIONAL: Final = 110.0
#: Against fewer different players a rating is a guess, too: a pair can feed each other.
OPPONENTS: Final = 5
#: Between Glicko's scale and the one that is shown.
_SCALE: Final = 173.7178
_EPSILON: Final = 1e-6
_SCORES: Final = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """How strong somebody is, how sure that is, and how steady."""

    rating: float = START
    deviation: float = HIGHEST_DEVIATION
    volatility: float = VOLATILITY
    #: Rated games so far.
    games: int = 0
    #: When the last of them ended, in milliseconds since 1970; none has ended yet at 0.
    at: int = 0
    #: How many different players they were against.
    opponents: int = 0

    @property
    def provisional(self) -> bool:
        """Whether too little is known for a list."""
        return self.deviation > PROVISIONAL or self.opponents < OPPONENTS


NEWCOMER: Final = PlayerRating()


@dataclass(frozen=True, slots=True)
class Ladder:
    """What one rating is about: a level and a way of calling."""

    level: int
    call: CallRule

    def __str__(self) -> str:
        return f"{self.level}/{self.call}"


#: All ladders there are.
LADDERS: Final = tuple(
    Ladder(level, call)
    for level in (1, 2, 3, 4)
    for call in (CallRule.OFFICIAL, CallRule.AUTOMATIC)
)


def score(result: str) -> float | None:
    """What a result is worth to the first player; None when nobody won and nothing was drawn.

    >>> score("1-0"), score("1/2-1/2"), score("*")
    (1.0, 0.5, None)
    """
    return _SCORES.get(result)


def rate(
    first: PlayerRating, second: PlayerRating, worth: float, now: int
) -> tuple[PlayerRating, PlayerRating]:
    """Both ratings after a game that ended at `now`; `worth` is the first player's score."""
    rated = []
    for player, other, points in ((first, second, worth), (second, first, 1 - worth)):
        after = update(player, [(aged(other, now), points)], _periods(player, now))
        rated.append(replace(after, games=player.games + 1, at=max(now, player.at)))
    return rated[0], rated[1]


def aged(rating: PlayerRating, now: int) -> PlayerRating:
    """The rating as it stands at this time: the longer ago the last game, the less is known."""
    periods = _periods(rating, now)
    if not periods:
        return rating
    grown = math.hypot(rating.deviation / _SCALE, _growth(rating.volatility, periods))
    return replace(rating, deviation=min(grown * _SCALE, HIGHEST_DEVIATION))


def _periods(rating: PlayerRating, now: int) -> float:
    return max(0, now - rating.at) / PERIOD if rating.at else 0.0


def _growth(volatility: float, periods: float) -> float:
    return volatility * math.sqrt(periods)


# Glicko-2, with the letters of the paper ----------------------------------------------------------


def update(
    rating: PlayerRating, results: Sequence[tuple[PlayerRating, float]], periods: float = 1.0
) -> PlayerRating:
    """The rating after a period with these results, each an opponent and a score from 0 to 1.

    `periods` is how long the period was: 1 is the paper's.
    """
    if not results:
        grown = math.hypot(rating.deviation / _SCALE, _growth(rating.volatility, periods))
        return replace(rating, deviation=_bounded(grown * _SCALE))
    mu, phi = (rating.rating - START) / _SCALE, rating.deviation / _SCALE
    information = surprise = 0.0
    for opponent, points in results:
        g = 1 / math.sqrt(1 + 3 * (opponent.deviation / _SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-g * (mu - (opponent.rating - START) / _SCALE)))
        information += g * g * expected * (1 - expected)
        surprise += g * (points - expected)
    v = 1 / information
    sigma = _new_volatility(rating.volatility, phi, v, v * surprise)
    before = math.hypot(phi, _growth(sigma, periods))
    after = 1 / math.sqrt(1 / before**2 + information)
    return replace(
        rating,
        rating=START + _SCALE * (mu + after**2 * surprise),
        deviation=_bounded(after * _SCALE),
        volatility=sigma,
    )


def _bounded(deviation: float) -> float:
    return min(max(deviation, LOWEST_DEVIATION), HIGHEST_DEVIATION)


def _new_volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5 of the paper: the zero of f, by the Illinois algorithm."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        spread = phi * phi + v + e
        return e * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)

    low = a
    if delta * delta > phi * phi + v:
        high = math.log(delta * delta - phi * phi - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EPSILON:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
