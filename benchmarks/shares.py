"""The shares of won, drawn and lost positions by pieces placed, for the player with the piece.

    python benchmarks/shares.py [--level L] [--samples N] [--json]

A position is any board with the given number of pieces on it, including boards with alignments
(they count as lapsed), and any other piece in hand, all equally likely. Up to four placed, the
shares are exact: they come from the opening books and the sizes of their classes. Beyond that, N
random positions are solved, and the column ± is half the width of the 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from dataclasses import asdict, dataclass

import numpy as np

from fourfold import LEVELS, _native
from fourfold.engine import solve_many
from fourfold.engine.books.reading import book_for

SEED = 20261115
ALL_TRAITS = 15


@dataclass(frozen=True)
class Shares:
    """Shares of the positions with so many placed."""

    level: int
    placed: int
    won: float
    drawn: float
    lost: float
    positions: int
    exact: bool

    @property
    def error(self) -> float:
        """The half width of the widest 95 % interval; 0 when exact."""
        worst = max(p * (1 - p) for p in (self.won, self.drawn, self.lost))
        return 0.0 if self.exact else 1.96 * math.sqrt(worst / self.positions)


def exact_shares(level: int, placed: int) -> Shares:
    """All classes, each as often as it has positions."""
    shelf = book_for((level, level), ALL_TRAITS)
    if shelf is None:
        sys.exit(f"there is no book of level {level}: see fourfold book info")
    counts = {1: 0, 0: 0, -1: 0}
    for number in range(_native.class_count(level, level, placed)):
        row = _native.class_position(level, level, placed, number)
        if row is None:
            continue
        value = shelf.value(row, level, level)
        counts[value] += _native.class_size(level, level, placed, number)
    total = sum(counts.values())
    won, drawn, lost = (counts[value] / total for value in (1, 0, -1))
    return Shares(level, placed, won, drawn, lost, total, exact=True)


def sampled_shares(level: int, placed: int, samples: int) -> Shares:
    """Random positions, solved."""
    source = random.Random(f"{SEED} {level} {placed}")
    rows = np.full((samples, 17), 255, dtype=np.uint8)
    for row in rows:
        pieces = source.sample(range(16), placed + 1)
        row[source.sample(range(16), placed)] = pieces[:placed]
        row[16] = pieces[placed]
    values, _ = solve_many(rows, (level, level))
    won, drawn, lost = (float(np.mean(values == value)) for value in (1, 0, -1))
    return Shares(level, placed, won, drawn, lost, samples, exact=False)


def main() -> None:
    """Count, sample and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--level", type=int, choices=LEVELS, action="append")
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = []
    for level in options.level or LEVELS:
        for placed in range(16):
            print(f"level {level}, {placed} placed", file=sys.stderr)
            exact = placed <= 4
            found.append(
                exact_shares(level, placed)
                if exact
                else sampled_shares(level, placed, options.samples)
            )
    if options.json:
        print(json.dumps([asdict(shares) for shares in found]))
        return
    print("level  placed      won    drawn     lost        ±")
    for shares in found:
        error = "exact" if shares.exact else f"{shares.error:.2%}"
        print(
            f"{shares.level:>5}  {shares.placed:>6} {shares.won:>8.2%} {shares.drawn:>8.2%} "
            f"{shares.lost:>8.2%} {error:>8}"
        )


if __name__ == "__main__":
    main()
