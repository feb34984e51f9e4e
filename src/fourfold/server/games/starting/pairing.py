"""Who plays whom: those who wait for the same game, by their ratings; no database here.

Everybody begins with a narrow range of ratings, which grows as they wait. Two are paired when each
is within the range of the other. Whoever has waited longest chooses first, and gets the one whose
rating is nearest.

>>> ana, ben, eve = (Seeker(name, ("1",), rating, 0) for name, rating in
...                  (("ana", 1500.0), ("ben", 1640.0), ("eve", 1590.0)))
>>> [(one.player, other.player) for one, other in find_pairs([ana, ben, eve], 0)]
[('ana', 'eve')]
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Final

#: The rating of those who have none: where everybody's begins (`people/ratings.py`).
UNRATED: Final = 1500.0
#: How many rating points apart an opponent may be at first, and how many more after each step.
_FIRST: Final = 100
_MORE: Final = 50
_STEP: Final = 5_000
#: After so many milliseconds anybody will do.
_ANYBODY: Final = 60_000
#: A wider range counts only when it has been shown for so many milliseconds, so that nobody is
#: paired outside the range that they see.
_SHOWN: Final = 1_500
#: After so many, somebody who waits is offered the computer.
_COMPUTER: Final = 30_000


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who waits: for which game, how strong they are, and since when."""

    player: str
    game: Hashable
    rating: float
    since: int


def rating_range(waited: int) -> int | None:
    """How far an opponent's rating may be from one's own after so many milliseconds; None: any.

    >>> rating_range(0), rating_range(12_000), rating_range(60_000)
    (100, 200, None)
    """
    return None if waited >= _ANYBODY else _FIRST + _MORE * (max(0, waited) // _STEP)


def offers_computer(waited: int) -> bool:
    """Whether somebody has waited for so long that the computer should be offered."""
    return waited >= _COMPUTER


def fit(one: Seeker, other: Seeker, time: int) -> bool:
    """Whether two wait for the same game, and each is within the range that the other sees."""
    if one.player == other.player or one.game != other.game:
        return False
    apart = abs(one.rating - other.rating)
    ranges = (rating_range(time - seeker.since - _SHOWN) for seeker in (one, other))
    return all(widest is None or apart <= widest for widest in ranges)


def find_pairs(
    seekers: Iterable[Seeker],
    time: int,
    may_meet: Callable[[str, str], bool] = lambda _one, _other: True,
) -> list[tuple[Seeker, Seeker]]:
    """Who plays whom, whoever waited longer first.

    `may_meet` is asked about two players only when nothing else keeps them apart.
    """
    left = sorted(seekers, key=lambda seeker: (seeker.since, seeker.player))
    pairs = []
    while left:
        one = left.pop(0)
        nearest = sorted(
            (other for other in left if fit(one, other, time)),
            key=lambda other: abs(one.rating - other.rating),
        )
        found = next((other for other in nearest if may_meet(one.player, other.player)), None)
        if found is not None:
            left.remove(found)
            pairs.append((one, found))
    return pairs
