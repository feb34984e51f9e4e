"""How long the opponents take to answer, by rule set, with books.

python benchmarks/bench_opponents.py [--games N] [--json]

In every rule set (pair of levels, number of traits) the perfect opponent plays some games from both
seats against one that holds out for long. The benchmark reports the longest answer of each, in
seconds of processor time (answers use one processor), and for the perfect one also in elapsed time.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from itertools import product

from fourfold import LEVELS, TRAITS, Game, Player, Rules
from fourfold.play.opponents.players import OPPONENTS, Opponent


def answer(opponent: Opponent, game: Game, seed: int) -> tuple[Game, float, float]:
    """The game after an answer, and the seconds it took: of the processor, and by the clock."""
    began, worked = time.perf_counter(), time.process_time()
    action = opponent.choose(game, seed)
    return game.play(action), time.process_time() - worked, time.perf_counter() - began


def measure(levels: tuple[int, int], traits: int, games: int, source: random.Random) -> list[float]:
    """The longest answers in so many games: of the perfect opponent, of others, by the clock."""
    longest = [0.0, 0.0, 0.0]
    perfect = OPPONENTS["perfect"]
    for number in range(games):
        other = OPPONENTS[source.choice(("strong", "expert", "master"))]
        game = Game(Rules(levels, tuple(source.sample(TRAITS, traits))))
        mine = (Player.FIRST, Player.SECOND)[number % 2]
        while game.to_act is not None:
            which = 0 if game.to_act is mine else 1
            game, busy, taken = answer((perfect, other)[which], game, number)
            longest[which] = max(longest[which], busy)
            if which == 0:
                longest[2] = max(longest[2], taken)
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
                "others": round(max(row[1] for row in found.values()), 2),
                "clock": round(max(row[2] for row in found.values()), 2),
            }
        )
    if options.json:
        print(json.dumps({"python": platform.python_version(), "results": results}))
        return
    heads = ("traits", "rules", "games", "perfect s", "at", "others s", "by the clock s")
    print("{:>6} {:<13} {:>5} {:>10} {:>4} {:>9} {:>15}".format(*heads))
    for result in results:
        print("{:>6} {:<13} {:>5} {:>10} {:>4} {:>9} {:>15}".format(*result.values()))


if __name__ == "__main__":
    main()
