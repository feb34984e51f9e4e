"""How long the review of a game takes, on one core, with books.

python benchmarks/bench_review.py [--games N] [--json]

Half of the games are played at random, with every second call missed. In the other half neither
player gives anything away, so these games last longest.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time

from fourfold import LEVELS, TRAITS, Call, Game, Rules
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


def rule_sets() -> dict[str, list[Rules]]:
    """Every rule set that the engine tells apart, in groups."""
    found = {f"level {level}": [Rules.at_level(level)] for level in LEVELS}
    for number in (4, 3, 2, 1):
        pairs = [(a, b) for a in LEVELS for b in LEVELS if number < 4 or a != b]
        name = "handicaps" if number == 4 else f"{number} trait{'s' if number > 1 else ''}"
        found[name] = [Rules(pair, TRAITS[:number]) for pair in pairs]
    return found


def measure(name: str, rules: list[Rules], games: int, source: random.Random) -> dict[str, object]:
    """Review so many games of each kind; of each rule set where there are several."""
    kinds = (careless_game, careful_game)
    many = games if len(rules) == 1 else max(1, games // 4)
    played = [play(each, source) for each in rules for play in kinds for _ in range(many)]
    taken, busy = [], []
    for game in played:
        began, worked = time.perf_counter(), time.process_time()
        review(game, Valuer(distance_from=DISTANCE_FROM))
        taken.append(time.perf_counter() - began)
        busy.append(time.process_time() - worked)
    return {
        "rules": name,
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
    groups = rule_sets().items()
    results = [measure(name, rules, options.games, source) for name, rules in groups]
    if options.json:
        print(json.dumps({"python": platform.python_version(), "results": results}))
        return
    print(f"{'rules':<9} {'games':>5} {'mean s':>8} {'slowest s':>10} {'its CPU s':>10}")
    for result in results:
        print("{rules:<9} {games:>5} {mean:>8} {slowest:>10} {slowest_cpu:>10}".format(**result))


if __name__ == "__main__":
    main()
