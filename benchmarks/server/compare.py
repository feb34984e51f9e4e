"""Two versions of the server under the same load, in turn: which takes less for an action.

    python -m benchmarks.server.compare PYTHON [--rounds N] [--seconds S] [--backend B] [--json]

`PYTHON` is the interpreter of another working tree, `../other/.venv/bin/python`. In each round both
versions serve the same clients, one after the other, in changing order; a round gives one ratio.
Processor time for an action is the figure to trust: a busy machine disturbs the rate more.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import psutil
import uvloop
from tests.server.running import ServerProcess, run_process

from . import measure
from .__main__ import BACKENDS, database


def processor(server: ServerProcess) -> float:
    """Seconds of processor time that a server and its processes have taken."""
    assert server.process is not None
    whole = psutil.Process(server.process.pid)
    spent = [each.cpu_times() for each in (whole, *whole.children(recursive=True))]
    return sum(times.user + times.system for times in spent)


def run(backend: str, folder: str, python: str, options: argparse.Namespace) -> tuple[float, float]:
    """Actions a second, and milliseconds of processor time for each, on a database of its own."""
    with (
        tempfile.TemporaryDirectory(dir=folder) as own,
        database(backend, Path(own), 1, python) as (settings, _),
        run_process(settings, python=python) as server,
    ):
        port = server.settings.port
        uvloop.run(measure.flood(port, options.screens, 1))  # warm
        before = processor(server)
        result = uvloop.run(measure.flood(port, options.screens, options.seconds))
        return result["rate"], 1000 * (processor(server) - before) / result["actions"]


def compare(backend: str, options: argparse.Namespace) -> dict[str, Any]:
    """The rounds of one database."""
    pythons = {"other": options.python, "this": sys.executable}
    rounds: list[dict[str, tuple[float, float]]] = []
    with tempfile.TemporaryDirectory(prefix="fourfold-bench-") as folder:
        for number in range(options.rounds):
            order = list(pythons) if number % 2 else list(reversed(pythons))
            rounds.append({tree: run(backend, folder, pythons[tree], options) for tree in order})
            print(f"{backend}: round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
    names = ("actions a second", "ms of processor time an action")
    return {
        f"{backend}: {name}": {
            **{tree: statistics.median(each[tree][at] for each in rounds) for tree in pythons},
            "ratios": sorted(each["this"][at] / each["other"][at] for each in rounds),
        }
        for at, name in enumerate(names)
    }


def main() -> None:
    """Measure and print a table, or JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server.compare",
        description=(__doc__ or "").splitlines()[0],
        epilog="example: python -m benchmarks.server.compare ../other/.venv/bin/python --rounds 5",
    )
    parser.add_argument("python", metavar="PYTHON", help="interpreter of the other tree")
    parser.add_argument("--rounds", type=int, default=7, help="runs of each version")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each run lasts")
    parser.add_argument("--screens", type=int, default=64, help="how many act at the same time")
    parser.add_argument("--backend", choices=BACKENDS, action="append", help="only this one")
    parser.add_argument("--json", action="store_true", help="print only JSON")
    options = parser.parse_args()
    if not Path(options.python).is_file():
        parser.error(f"{options.python} is not an interpreter")
    load = os.getloadavg()[0]
    rows: dict[str, Any] = {}
    for backend in options.backend or BACKENDS:
        rows |= compare(backend, options)
    if options.json:
        print(json.dumps({"load": load, "rounds": options.rounds, "results": rows}, indent=2))
        return
    print(f"{'':42} {'other':>10} {'this':>10}   this/other: median (lowest to highest)")
    for name, row in rows.items():
        ratios = row["ratios"]
        spread = f"{statistics.median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})"
        print(f"{name:<42} {row['other']:>10.3f} {row['this']:>10.3f}   {spread}")
    print(f"load of the machine before: {load:.2f}")


if __name__ == "__main__":
    main()
