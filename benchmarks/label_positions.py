"""Make the labelled benchmark set: quiet positions of every level with value and distance.

    python benchmarks/label_positions.py [--check N]

For each level and each number of pieces placed from 4 to 10, the set has 1,000 different random
positions with a piece in hand, without an alignment on the board and without an immediate win.
Each line of `positions/level-L.txt` holds a position, its value and its distance (`-` for a draw)
for the player to act, with both players at that level and four traits. An existing file is kept
and extended, so an interrupted run continues where it stopped.

With --check N nothing is written: N lines per file and number of pieces are solved again.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from fourfold import LEVELS, Position
from fourfold.engine import solve
from fourfold.engine.benchmark import quiet_positions

SET = Path(__file__).parent / "positions"
PLACED = range(4, 11)
COUNT = 1000
SEED = 20261115


def read_set(level: int) -> Iterator[tuple[Position, str, int | None]]:
    """The labelled positions of a level."""
    with (SET / f"level-{level}.txt").open(encoding="ascii") as file:
        for line in file:
            board, hand, value, distance = line.split()
            yield (
                Position.parse(f"{board} {hand}"),
                value,
                None if distance == "-" else int(distance),
            )


def label(position: Position, level: int) -> str:
    """The line of a position."""
    solution = solve(position, (level, level), distance=True)
    return f"{position} {solution.value} {solution.distance or '-'}"


def make(level: int) -> None:
    """Write what is missing of the file of a level."""
    SET.mkdir(exist_ok=True)
    path = SET / f"level-{level}.txt"
    done = sum(1 for _ in read_set(level)) if path.exists() else 0
    with path.open("a", encoding="ascii") as file:
        for placed in PLACED:
            for number, position in enumerate(different(level, placed)):
                if done > 0:
                    done -= 1
                else:
                    print(label(position, level), file=file, flush=True)
                print(f"\rlevel {level}, {placed} placed: {number + 1}", end="", file=sys.stderr)
    print(file=sys.stderr)


def different(level: int, placed: int) -> Iterator[Position]:
    """As many positions as wanted, no two of them the same."""
    seen: set[Position] = set()
    for position in quiet_positions(level, placed, SEED):
        if position not in seen:
            seen.add(position)
            yield position
        if len(seen) == COUNT:
            return


def check(level: int, count: int) -> int:
    """Solve some of the positions again; how many labels are wrong."""
    by_placed = defaultdict(list)
    for entry in read_set(level):
        by_placed[entry[0].placed].append(entry)
    wrong = 0
    for placed, entries in by_placed.items():
        for position, value, distance in random.Random(placed).sample(entries, count):
            solution = solve(position, (level, level), distance=True, book=False)
            if (str(solution.value), solution.distance) != (value, distance):
                wrong += 1
                print(f"level {level}: {position} is {solution}, not {value} {distance}")
    return wrong


def main() -> None:
    """Make or check the set."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--check", type=int, metavar="N", help="solve N of each again")
    parser.add_argument("--level", type=int, choices=LEVELS, action="append", help="only this one")
    options = parser.parse_args()
    wrong = 0
    for level in options.level or LEVELS:
        if options.check:
            wrong += check(level, options.check)
        else:
            make(level)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
