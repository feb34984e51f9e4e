"""How long pairing takes, how tournaments of each format go, and whether the best players win.

python benchmarks/bench_tournaments.py [--simulations N] [--players N …] [--processes N] [--json]

Three tables. Pairing: a Swiss without trouble is played for seven rounds; the slowest pairing of
each way counts. Simulations: tournaments of 2 to 200 players (16 where teams meet everybody) with
withdrawals, late entries and no-shows, every pairing checked. Order: the share of pairs of players
whom the final standings of a Swiss put in the order of their true strengths, by rounds. The last
two can share several processes; pairing is timed alone.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.tournaments.pairings import check_pairing, seat_leads  # needs the path
from tests.tournaments.simulation import Simulation  # needs the path

from fourfold.tournaments import (  # needs the path
    Format,
    Regulations,
    RoundPaired,
    SwissMethod,
    Tournament,
    standings,
)
from fourfold.tournaments.pairing import dutch  # needs the path
from fourfold.tournaments.pairing.contestants import contestants  # needs the path
from fourfold.tournaments.pairing.swiss import pair_matching  # needs the path

ROUNDS = 7
FORMATS = {
    "round robin": Regulations(Format.ROUND_ROBIN),
    "team round robin": Regulations(Format.ROUND_ROBIN, boards=3),
    "swiss, dutch": Regulations(rounds=ROUNDS),
    "swiss, matching": Regulations(rounds=ROUNDS, method=SwissMethod.MATCHING),
    "team swiss": Regulations(rounds=5, boards=4, method=SwissMethod.MATCHING),
    "knockout": Regulations(Format.KNOCKOUT, best_of=3, third_place=True),
    "double knockout": Regulations(Format.DOUBLE_KNOCKOUT),
    "arena": Regulations(Format.ARENA, minutes=30),
    "ladder": Regulations(Format.LADDER),
}
#: Everybody meets everybody, so large ones are many games and nothing new.
LARGEST = {"round robin": 40, "team round robin": 16}
#: Tournaments that a process plays at a time.
BATCH = 10


def pairing_times(players: int) -> dict[str, object]:
    """The slowest of the rounds of one Swiss, paired both ways; the matching's is played."""
    slowest: dict[str, float] = {"matching": 0.0, "dutch": 0.0}
    failed = 0

    def measure(tournament: Tournament, _: RoundPaired) -> None:
        nonlocal failed
        field = contestants(tournament)
        began = time.perf_counter()
        pair_matching(tournament, field)
        slowest["matching"] = max(slowest["matching"], time.perf_counter() - began)
        began = time.perf_counter()
        if dutch.pair_dutch(tournament, field) is None:
            failed += 1
        slowest["dutch"] = max(slowest["dutch"], time.perf_counter() - began)

    regulations = Regulations(rounds=ROUNDS, method=SwissMethod.MATCHING)
    Simulation(regulations, players, 1, trouble=0.0, check=measure).play()
    times = {name: round(seconds, 2) for name, seconds in slowest.items()}
    if failed == ROUNDS:
        times.pop("dutch")
    return {"players": players, "rounds": ROUNDS, **times, "dutch_unanswered": failed}


def simulate(name: str, seeds: range) -> Counter[str]:
    """Play tournaments of a format and count; any broken promise ends the benchmark."""
    counted = Counter[str]()
    began = time.process_time()
    for seed in seeds:
        source = random.Random(f"{name} {seed}")
        players = source.randint(2, source.choice((8, 24, LARGEST.get(name, 200))))
        tournament = Simulation(FORMATS[name], players, seed, 0.2, check_pairing).play()
        counted["tournaments"] += 1
        counted["rounds"] += len(tournament.rounds)
        counted["games"] += sum(1 for _ in tournament.games())
        counted["dutch_rounds"] += sum(paired.method == "dutch" for paired in tournament.rounds)
        widest = max(map(abs, seat_leads(tournament).values()))
        counted["widest_seats"] = max(counted["widest_seats"], widest)
    counted["milliseconds"] = round((time.process_time() - began) * 1000)
    return counted


def summed(name: str, parts: Iterable[Counter[str]]) -> dict[str, object]:
    """The row of a format, from what several processes counted."""
    total, widest = Counter[str](), 0
    for part in parts:
        widest = max(widest, part.pop("widest_seats"))
        total += part
    seconds = round(total.pop("milliseconds") / 1000, 1)
    return {
        "format": name,
        **{column: total[column] for column in ("tournaments", "rounds", "games", "dutch_rounds")},
        "widest_seats": widest,
        "processor_seconds": seconds,
    }


def right_order(players: int, rounds: int, count: int) -> dict[str, object]:
    """How much of the order of strengths a Swiss finds, and how often the strongest wins."""
    pairs = right = won = 0
    for seed in range(count):
        regulations = Regulations(rounds=rounds, method=SwissMethod.MATCHING, seed=str(seed))
        simulation = Simulation(regulations, players, seed, trouble=0.0)
        rows = standings(simulation.play())
        strengths = [simulation.strengths[row.id] for row in rows]
        won += strengths[0] == max(strengths)
        for above, below in combinations(range(len(rows)), 2):
            if rows[above].place < rows[below].place:
                pairs += 1
                right += strengths[above] > strengths[below]
    return {
        "players": players,
        "rounds": rounds,
        "tournaments": count,
        "in_order": round(right / pairs, 3),
        "strongest_won": round(won / count, 3),
    }


def show(title: str, rows: list[dict[str, object]]) -> None:
    """Print rows under the names of their columns."""
    print(f"\n{title}")
    columns = list(dict.fromkeys(name for row in rows for name in row))
    widths = [max(len(c), *(len(str(row.get(c, "-"))) for row in rows)) for c in columns]
    for cells in [columns, *([str(row.get(c, "-")) for c in columns] for row in rows)]:
        print("  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))


def main() -> None:
    """Measure and print tables, or JSON when asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--simulations", type=int, default=30, help="tournaments of each format")
    parser.add_argument("--players", type=int, nargs="*", default=[32, 128, 500])
    parser.add_argument("--processes", type=int, default=1, help="for everything but the times")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the tables")
    options = parser.parse_args()
    times = [pairing_times(players) for players in options.players]
    simulations, order = list[dict[str, object]](), list[dict[str, object]]()
    if options.simulations:
        with ProcessPoolExecutor(options.processes) as pool:
            count = options.simulations
            batches = [range(at, min(at + BATCH, count)) for at in range(0, count, BATCH)]
            played = {
                name: [pool.submit(simulate, name, seeds) for seeds in batches] for name in FORMATS
            }
            ordered = [pool.submit(right_order, 32, rounds, count) for rounds in (3, 5, 7, 9, 11)]
            simulations = [
                summed(name, [each.result() for each in parts]) for name, parts in played.items()
            ]
            order = [each.result() for each in ordered]
    if options.json:
        results = {"pairing": times, "simulations": simulations, "order": order}
        print(json.dumps({"python": platform.python_version(), **results}))
        return
    show("Pairing: the slowest round in seconds", times)
    if simulations:
        show("Simulations", simulations)
        show("Order of strengths in a Swiss", order)


if __name__ == "__main__":
    main()
