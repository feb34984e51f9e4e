"""How fast the engine answers with its books: values, all turns, a fresh process, random games.

    python benchmarks/bench_engine.py [--count N] [--json]

Values are measured on N positions of the labelled set for each level and number placed from 4, and
on random quiet positions with fewer placed and for handicaps, with one thread. Turns are measured
on fewer positions, each turn with its value. `fourfold bench` gives figures without books and with
distances.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from fourfold import LEVELS, Position
from fourfold.engine import evaluate, playouts, solve
from fourfold.engine.benchmark import quiet_positions

SET = Path(__file__).parent / "positions"
Row = dict[str, object]


def labelled(level: int, placed: int, count: int) -> list[Position]:
    """Positions of the labelled set."""
    found = []
    with (SET / f"level-{level}.txt").open(encoding="ascii") as file:
        for line in file:
            board, hand, _, _ = line.split()
            if 16 - board.count(".") == placed:
                found.append(Position.parse(f"{board} {hand}"))
    return random.Random(placed).sample(found, min(count, len(found)))


def quiet(level: int, placed: int, count: int) -> list[Position]:
    """Random positions; with nothing placed there are sixteen at most."""
    positions = quiet_positions(level, placed, seed=1)
    return [next(positions) for _ in range(min(count, 16) if placed == 0 else count)]


def summary(what: str, level: str, placed: str, times: Iterable[float]) -> Row:
    """Median, 99th percentile and worst, in milliseconds."""
    ordered = sorted(1000 * seconds for seconds in times)
    return {
        "what": what,
        "level": level,
        "placed": placed,
        "positions": len(ordered),
        "median_ms": ordered[len(ordered) // 2],
        "p99_ms": ordered[int(0.99 * (len(ordered) - 1))],
        "worst_ms": ordered[-1],
    }


def time_values(positions: list[Position], levels: tuple[int, int]) -> list[float]:
    """Seconds for the value of each."""
    times = []
    for position in positions:
        began = time.perf_counter()
        solve(position, levels)
        times.append(time.perf_counter() - began)
    return times


def time_turns(positions: list[Position], levels: tuple[int, int], threads: int) -> list[float]:
    """Seconds for all turns of each."""
    times = []
    for position in positions:
        began = time.perf_counter()
        evaluate(position, levels, threads=threads)
        times.append(time.perf_counter() - began)
    return times


def time_fresh_process(count: int) -> list[float]:
    """Seconds from starting Python to one answer."""
    program = "from fourfold.engine import solve; solve('..../..../..../.... 0', (2, 1))"
    times = []
    for _ in range(count):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603  # ours
        times.append(time.perf_counter() - began)
    return times


def run(count: int) -> Iterable[Row]:
    """All measurements."""
    yield summary("fresh process, one answer", "2:1", "0", time_fresh_process(20))
    for level in LEVELS:
        everything: list[float] = []
        for placed in range(11):
            chosen = labelled if placed >= 4 else quiet
            positions = chosen(level, placed, count)
            times = time_values(positions, (level, level))
            everything += times
            yield summary("value", str(level), str(placed), times)
        yield summary("value", str(level), "all", everything)
    for mine in LEVELS:
        for other in LEVELS:
            if mine != other:
                times = []
                for placed in range(9):
                    positions = quiet(max(mine, other), placed, count // 10)
                    times += time_values(positions, (mine, other))
                yield summary("value", f"{mine}:{other}", "0-8", times)
    for level in LEVELS:
        for placed in range(8):
            positions = quiet(level, placed, max(count // 10, 5))
            times = time_turns(positions, (level, level), 1)
            yield summary("all turns", str(level), str(placed), times)
    began = time.perf_counter()
    playouts("..../..../..../.... -", games=5_000_000, threads=1)
    rate = 5_000_000 / (time.perf_counter() - began)
    yield {"what": "random games a second, one core", "rate": rate}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200, help="positions of each kind")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = []
    for row in run(options.count):
        rows.append(row)
        if options.json:
            continue
        if "rate" in row:
            print(f"{row['what']}: {row['rate']:,.0f}")
        else:
            print(
                f"{row['what']:<26} level {row['level']:<4} placed {row['placed']:<4} "
                f"{row['positions']:>5} positions, ms: median {row['median_ms']:9.3f}  "
                f"p99 {row['p99_ms']:9.3f}  worst {row['worst_ms']:9.3f}",
                flush=True,
            )
    if options.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
