"""How fast the pure-Python rules play: random automatic games, and replaying records.

python benchmarks/bench_rules.py [--seconds S] [--json]
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from unittest import mock

from fourfold import Action, CallRule, Game, Record, Rules


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


SET_RULES = Game.__dict__["rules"].__set__
SET_START = Game.__dict__["start"].__set__
SET_ACTIONS = Game.__dict__["actions"].__set__
SET_POSITION = Game.__dict__["position"].__set__
SET_TO_ACT = Game.__dict__["to_act"].__set__
SET_PHASE = Game.__dict__["phase"].__set__
SET_OUTCOME = Game.__dict__["outcome"].__set__
SET_MADE = Game.__dict__["_made"].__set__
SET_REFUSED = Game.__dict__["refused_calls"].__set__
SET_PREVIOUS = Game.__dict__["previous"].__set__


def next_by_setters(  # noqa: PLR0917  # as Game._next
    self: Game,
    action: Action,
    position: object,
    to_act: object,
    phase: object,
    outcome: object,
    made: object,
    refused: object,
) -> Game:
    """`Game._next` with the setters of the slots in place of `object.__setattr__`."""
    game = Game.__new__(Game)
    SET_RULES(game, self.rules)
    SET_START(game, self.start)
    SET_ACTIONS(game, (*self.actions, action))
    SET_POSITION(game, position)
    SET_TO_ACT(game, to_act)
    SET_PHASE(game, phase)
    SET_OUTCOME(game, outcome)
    SET_MADE(game, made)
    SET_REFUSED(game, refused)
    SET_PREVIOUS(game, self)
    return game


def compare_setters(rounds: int = 15, games: int = 150) -> float:
    """How many times as fast the slots' setters are: both in turns, the median of the rounds."""
    start = Game(Rules.at_level(1, CallRule.AUTOMATIC))

    def time_games(seed: int) -> float:
        source, began = random.Random(seed), time.thread_time()
        for _ in range(games):
            random_game(start, source)
        return time.thread_time() - began

    ratios = []
    for seed in range(rounds):
        plain = time_games(seed)
        with mock.patch.object(Game, "_next", next_by_setters):
            ratios.append(plain / time_games(seed))
    return statistics.median(ratios)


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
    setters = compare_setters()
    if options.json:
        print(
            json.dumps(
                {"python": platform.python_version(), "slot_setters": setters, "results": results}
            )
        )
        return
    for result in results:
        print(f"{result['what']:<50} {result['rate']:>10,.0f} /s")
    print(f"{'the same by the setters of the slots':<50} {setters:>10.3f} times as fast")


if __name__ == "__main__":
    main()
