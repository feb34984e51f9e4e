"""Positions per second that are drawn, labelled and compared for a dataset, and labelled in bulk.

    python benchmarks/bench_dataset.py [--positions N]

Processor time of one core, so that other work on the machine disturbs it little. A dataset's
labels are the value, the distance and every turn that keeps the value; the bulk labels of
`solve_many` are the value alone, or the value and the distance, of the same positions.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from fourfold.engine import solve_many
from fourfold.kit.data import Recipe, make
from fourfold.rules import CallRule

RECIPES = (
    Recipe(),
    Recipe(levels=(2, 2)),
    Recipe(levels=(3, 3)),
    Recipe(levels=(4, 4)),
    Recipe(levels=(1, 4)),
    Recipe(call=CallRule.AUTOMATIC),
    Recipe(levels=(2, 2), call=CallRule.STANDING),
)


def main() -> None:
    """Measure, and print a table and JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=1000)
    options = parser.parse_args()
    results = {}
    print(f"{'rules':24} {'dataset':>9} {'bulk, value':>12} {'bulk, distance':>15}  per second")
    for recipe in RECIPES:
        rules = recipe.as_object()
        name = f"level {rules['level']}, {rules['call']}"
        began = time.process_time()
        rows = make(recipe, options.positions)
        figures = [options.positions / (time.process_time() - began)]
        for distance in (False, True):
            began = time.process_time()
            for levels in {tuple(map(int, pair)) for pair in rows["levels"]}:
                mine = rows["position"][(rows["levels"] == np.array(levels)).all(axis=1)]
                solve_many(mine, (levels[0], levels[1]), distance=distance, threads=1)
            figures.append(options.positions / (time.process_time() - began))
        results[name] = [round(figure) for figure in figures]
        print(f"{name:24} {figures[0]:9,.0f} {figures[1]:12,.0f} {figures[2]:15,.0f}", flush=True)
    print(json.dumps(results))


if __name__ == "__main__":
    main()
