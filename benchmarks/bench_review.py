"""How long the review of a game takes, on one core, with books.

python benchmarks/bench_review.py [--games N] [--json]

Half of the games are played at random, with every second call missed; in the other half nobody
gives away anything, so that they last longest.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time

from fourfold import Call, Game, Rules
from fourfold.play import DISTANCE_FROM, Valuer, review


def careless_game(rules: Rules, source: random.Random) -> Game:
    """Random actions; what can be called is called every second time."""
    game = Game(rules)
    while game.outcome is None:
        assert game.to_act is not None
        good = game.callable(game.to_act)
        call = good and source.random() < 0.5
        game = game.play(Call(good[0].squares) if call else source.choice(game.legal_actions()))
    return game


def careful_game(rules: Rules, source: random.Random) -> Game:
    """Any decision that keeps the value, as long as there is one that ends nothing."""
    game = Game(rules)
    valuer = Valuer(distance=False)
    while game.outcome is None:
        found = valuer.options(game)
        game = game.play(source.choice([o for o in found if o.value is found[0].value]).action)
    return game


def measure(level: int, games: int, source: random.Random) -> dict[str, object]:
    """Review so many games of each kind."""
    rules = Rules.at_level(level)
    played = [play(rules, source) for play in (careless_game, careful_game) for _ in range(games)]
    taken, busy = [], []
    for game in played:
        began, worked = time.perf_counter(), time.process_time()
        review(game, Valuer(distance_from=DISTANCE_FROM))
        taken.append(time.perf_counter() - began)
        busy.append(time.process_time() - worked)
    return {
        "level": level,
        "games": len(played),
        "mean": round(sum(taken) / len(taken), 2),
        "slowest": round(max(taken), 2),
        "slowest_cpu": round(max(busy), 2),
    }


def main() -> None:
    """Measure and print a table, or JSON when asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3, help="games of each kind for each level")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args()
    source = random.Random(20261115)
    results = [measure(level, options.games, source) for level in (1, 2, 3, 4)]
    if options.json:
        print(json.dumps({"python": platform.python_version(), "results": results}))
        return
    print(f"{'level':>5} {'games':>5} {'mean s':>8} {'slowest s':>10} {'its CPU s':>10}")
    for result in results:
        print("{level:>5} {games:>5} {mean:>8} {slowest:>10} {slowest_cpu:>10}".format(**result))


if __name__ == "__main__":
    main()
