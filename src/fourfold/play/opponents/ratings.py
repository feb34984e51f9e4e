"""The Elo ratings of the opponents, as a calibration measured them; shipped with the package.

>>> elo(1, "perfect") > elo(1, "newcomer")
True
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from .calibration import OpponentStrength, fingerprint

_FILE: Final = "ratings.json"


@dataclass(frozen=True, slots=True)
class OpponentRating:
    """A rating; `error` is half a 95 % interval."""

    elo: float
    error: float


@dataclass(frozen=True, slots=True)
class Measured:
    """All that a calibration found: whose ratings, from which games."""

    #: The parameters of the opponents that played, as `calibration.fingerprint` writes them.
    fingerprint: str
    seed: int
    #: Games of each pair, by level.
    games: dict[int, int]
    levels: dict[int, dict[str, OpponentRating]]

    @property
    def current(self) -> bool:
        """Whether these are the ratings of the opponents as they are now."""
        return self.fingerprint == fingerprint()


@cache
def measured() -> Measured:
    """What the package holds."""
    return read_measured(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))


def ratings(level: int) -> dict[str, OpponentRating]:
    """The ratings at a level, the weakest first."""
    levels = measured().levels
    if level not in levels:
        raise ValueError(f"there are no ratings at level {level}")
    return dict(levels[level])


def elo(level: int, opponent: str) -> float:
    """The rating of an opponent at a level."""
    rated = ratings(level)
    if opponent not in rated:
        raise ValueError(f"there is no rating of {opponent!r}")
    return rated[opponent].elo


def read_measured(text: str) -> Measured:
    """What `write_measured` wrote."""
    data = json.loads(text)
    return Measured(
        json.dumps(data["opponents"]),
        data["seed"],
        {int(level): games for level, games in data["games"].items()},
        {
            int(level): {name: OpponentRating(**rated) for name, rated in by_name.items()}
            for level, by_name in data["levels"].items()
        },
    )


def write_measured(strengths: Iterable[OpponentStrength], seed: int) -> str:
    """The text of a file with these ratings, which are of the opponents as they are now."""
    levels: dict[int, dict[str, dict[str, float]]] = {}
    games: dict[int, int] = {}
    for strength in strengths:
        rated = {"elo": round(strength.elo, 1), "error": round(strength.error, 1)}
        levels.setdefault(strength.level, {})[strength.opponent] = rated
        games[strength.level] = strength.games
    data = {
        "seed": seed,
        "games": {level: count // max(1, len(levels[level]) - 1) for level, count in games.items()},
        "opponents": json.loads(fingerprint()),
        "levels": levels,
    }
    return json.dumps(data, indent=1) + "\n"
