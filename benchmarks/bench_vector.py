"""How many decisions a second the vector environment plays on one core.

python benchmarks/bench_vector.py [--games N] [--steps N] [--rounds N] [--json]

A decision here is everything: step, rewards, automatic reset, legal mask and observation. The
players are random; choosing their decisions is timed on its own. All rule sets take turns, so that
a busy machine is as bad for one as for the others. The rate is by the processor time of the thread,
which others on the machine do not count for; the one by the clock is beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import time

import numpy as np

from fourfold import CallRule, Rules
from fourfold.kit.vector import VectorGames

RULES = {
    "level 1, automatic": Rules.at_level(1, CallRule.AUTOMATIC),
    "level 1, official call": Rules.at_level(1),
    "level 4, official call": Rules.at_level(4),
    "level 1:4, standing call": Rules(levels=(1, 4), call=CallRule.STANDING),
}


def measure(games: VectorGames, steps: int) -> dict[str, float]:
    """Nanoseconds for a decision: step by processor time and by the clock, sampling, looking."""
    spent = dict.fromkeys(("step", "step by the clock", "sample", "symmetric view"), 0.0)
    for _ in range(steps):
        began = time.thread_time()
        decisions = games.sample()
        sampled, sampled_clock = time.thread_time(), time.perf_counter()
        games.step(decisions)
        stepped, stepped_clock = time.thread_time(), time.perf_counter()
        spent["sample"] += sampled - began
        spent["step"] += stepped - sampled
        spent["step by the clock"] += stepped_clock - sampled_clock
    symmetries = games.random_symmetries()
    began = time.thread_time()
    for _ in range(steps // 10 + 1):
        games.look(symmetries)
    spent["symmetric view"] = (time.thread_time() - began) * steps / (steps // 10 + 1)
    return {what: 1e9 * seconds / steps / len(games) for what, seconds in spent.items()}


def run(count: int, steps: int, rounds: int) -> list[dict[str, object]]:
    """The median of the rounds for each rule set."""
    batches = {name: VectorGames(count, rules, seed=20261118) for name, rules in RULES.items()}
    taken: dict[str, list[dict[str, float]]] = {name: [] for name in batches}
    for games in batches.values():
        measure(games, 50)  # games at all stages, everything warm
    for _ in range(rounds):
        for name, games in batches.items():
            taken[name].append(measure(games, steps))
    results: list[dict[str, object]] = []
    for name, times in taken.items():
        rates = {what: 1e3 / statistics.median(each[what] for each in times) for what in times[0]}
        worst = 1e3 / max(each["step"] for each in times)
        results.append({"rules": name, "worst round": worst, **rates})
    return results


def main() -> None:
    """Measure and print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4096, help="games in a batch")
    parser.add_argument("--steps", type=int, default=200, help="steps in a round")
    parser.add_argument("--rounds", type=int, default=9, help="rounds, all rule sets in turns")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args()
    results = run(options.games, options.steps, options.rounds)
    if options.json:
        facts = {"python": platform.python_version(), "numpy": np.__version__}
        facts |= {"machine": platform.machine(), "load": f"{os.getloadavg()[0]:.1f}"}
        print(json.dumps({**facts, "games": options.games, "results": results}))
        return
    columns = ["step", "worst round", "step by the clock", "sample", "symmetric view"]
    print(f"million a second, batches of {options.games:,} games, one core")
    print(f"{'rules':<26}" + "".join(f"{column:>19}" for column in columns))
    for result in results:
        print(f"{result['rules']:<26}" + "".join(f"{result[each]:>19.1f}" for each in columns))


if __name__ == "__main__":
    main()
