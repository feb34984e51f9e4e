"""How fast the pure-Python rules play: random automatic games, and replaying records.

python benchmarks/bench_rules.py [--seconds S] [--json]
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from functools import partial

from fourfold import CallRule, Game, Record, Rules


def random_game(start: Game, source: random.Random) -> Game:
    """Play uniformly random legal actions until the game is over."""
    game = start
    while game.outcome is None:
        actions = game.legal_actions()
        game = game.play(actions[int(source.random() * len(actions))])
    return game


def measure(name: str, once: Callable[[], object], seconds: float) -> dict[str, object]:
    """Do a thing for a while and count."""
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        once()
        count += 1
    return {"what": name, "count": count, "seconds": round(passed, 3), "rate": count / passed}


def run(seconds: float) -> list[dict[str, object]]:
    """All the measurements, each on one core."""
    source = random.Random(20261115)
    results = []
    for level in (1, 2, 4):
        start = Game(Rules.at_level(level, CallRule.AUTOMATIC))
        name = f"random automatic games with outcome, level {level}"
        results.append(measure(name, partial(random_game, start, source), seconds))
    text = str(Record(random_game(Game(Rules.at_level(1)), source)))
    results.append(measure("records of a full game read", lambda: Record.parse(text), seconds))
    return results


def main() -> None:
    """Measure and print a table, then JSON when asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args()
    results = run(options.seconds)
    if options.json:
        print(json.dumps({"python": platform.python_version(), "results": results}))
        return
    for result in results:
        print(f"{result['what']:<50} {result['rate']:>10,.0f} /s")


if __name__ == "__main__":
    main()
