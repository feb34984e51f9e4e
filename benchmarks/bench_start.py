"""How long the command takes to start: medians of fresh processes, in milliseconds.

    python benchmarks/bench_start.py [--count N] [--against PYTHON] [--json]

The commands take turns and each runs N times, so a busy moment affects all of them. `--against`
names the interpreter of another working tree, to be measured in the same run. On a busy machine
processor time is more reliable than elapsed time; the load is printed beside both.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time

COMMANDS = (
    ("--version",),
    ("--help",),
    ("show",),
    ("play", "--help"),
    ("serve", "--help"),
)
#: What every program in Python pays.
NOTHING = ("-c", "pass")


def measure(arguments: list[str]) -> tuple[float, float]:
    """Milliseconds of one run: on the clock, and of the processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run(arguments, stdout=subprocess.DEVNULL, check=True)  # noqa: S603  # our own
    taken = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
    return 1000 * taken, 1000 * processor


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--count", type=int, default=21, help="runs of each command")
    parser.add_argument("--against", metavar="PYTHON", help="interpreter of another tree")
    parser.add_argument("--json", action="store_true", help="print only JSON")
    options = parser.parse_args()
    interpreters = {"this": sys.executable}
    if options.against:
        interpreters["other"] = options.against
    runs = {
        (tree, words): [python, *(words if words is NOTHING else ("-m", "fourfold", *words))]
        for words in (NOTHING, *COMMANDS)
        for tree, python in interpreters.items()
    }
    times: dict[tuple[str, tuple[str, ...]], list[tuple[float, float]]] = {key: [] for key in runs}
    for number in range(options.count + 1):
        for key, arguments in runs.items():
            milliseconds = measure(arguments)
            if number:  # the first run fills the caches
                times[key].append(milliseconds)
    rows = [
        {
            "tree": tree,
            "command": "python -c pass" if words is NOTHING else f"fourfold {' '.join(words)}",
            "median_ms": round(statistics.median(clock for clock, _ in measured), 1),
            "fastest_ms": round(min(clock for clock, _ in measured), 1),
            "processor_ms": round(statistics.median(used for _, used in measured), 1),
        }
        for (tree, words), measured in times.items()
    ]
    load = os.getloadavg()[0]
    if not options.json:
        print(f"{'tree':<6} {'command':<22} {'median':>8} {'fastest':>8} {'processor':>10}")
        for row in rows:
            print(
                f"{row['tree']:<6} {row['command']:<22} {row['median_ms']:>8} "
                f"{row['fastest_ms']:>8} {row['processor_ms']:>10}"
            )
        print(f"load of the last minute: {load:.1f} on {os.cpu_count()} cores")
    print(json.dumps({"runs": options.count, "load": load, "rows": rows}))


if __name__ == "__main__":
    main()
