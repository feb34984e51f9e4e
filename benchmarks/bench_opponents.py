"""How long the opponents take to answer, by rule set, on one core, with books.

python benchmarks/bench_opponents.py [--games N] [--json]

In every rule set (pair of levels, number of traits) the perfect opponent plays some games from both
seats against one that holds out long; the longest answer of each is told.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from itertools import product

from fourfold import LEVELS, TRAITS, Game, Player, Rules
from fourfold.play.opponents import OPPONENTS, Opponent


def answer(opponent: Opponent, game: Game, seed: int) -> tuple[Game, float]:
    """The game after an answer, and the seconds it took."""
    began = time.perf_counter()
    action = opponent.choose(game, seed)
    return game.play(action), time.perf_counter() - began


def measure(levels: tuple[int, int], traits: int, games: int, source: random.Random) -> list[float]:
    """The longest answers in so many games: of the perfect opponent, and of the others."""
    longest = [0.0, 0.0]
    perfect = OPPONENTS["perfect"]
    for number in range(games):
        other = OPPONENTS[source.choice(("strong", "expert", "master"))]
        game = Game(Rules(levels, tuple(source.sample(TRAITS, traits))))
        mine = (Player.FIRST, Player.SECOND)[number % 2]
        while game.to_act is not None:
            which = 0 if game.to_act is mine else 1
            game, taken = answer((perfect, other)[which], game, number)
            longest[which] = max(longest[which], taken)
    return longest


def main() -> None:
    """Measure and print a table, or JSON when asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4, help="games in each rule set")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args()
    source = random.Random(20261115)
    results = []
    for traits, kind in product((4, 3, 2, 1), ("equal levels", "handicaps")):
        pairs = [
            pair for pair in product(LEVELS, LEVELS) if (pair[0] == pair[1]) == (kind[0] == "e")
        ]
        found = {pair: measure(pair, traits, options.games, source) for pair in pairs}
        slowest = max(found, key=lambda pair: found[pair][0])
        results.append(
            {
                "traits": traits,
                "rules": kind,
                "games": len(pairs) * options.games,
                "perfect": round(found[slowest][0], 2),
                "at": f"{slowest[0]}:{slowest[1]}",
                "others": round(max(other for _, other in found.values()), 2),
            }
        )
    if options.json:
        print(json.dumps({"python": platform.python_version(), "results": results}))
        return
    print(f"{'traits':>6} {'rules':<13} {'games':>5} {'perfect s':>10} {'at':>4} {'others s':>9}")
    for result in results:
        row = "{traits:>6} {rules:<13} {games:>5} {perfect:>10} {at:>4} {others:>9}"
        print(row.format(**result))


if __name__ == "__main__":
    main()
