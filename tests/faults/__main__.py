"""The long campaign of `make faults`: kills, restarts, full disks, bad connections; nothing lost.

    python -m tests.faults [--seed N] [--scale X] [--backend B] [--json FILE] [--keep]
                           [--acknowledge-before-commit]

Prints a table of faults and counts and ends with `lost: 0, doubled: 0`; exits with 1 otherwise.
The same seed lets the same faults come in the same order; what meets them depends on the machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.status import Status
from rich.table import Table

from .campaign import Plan, Report, run

#: What the long campaign consists of, at each kind of site.
FULL: Final[dict[str, dict[str, int]]] = {
    "sqlite": {
        "kill -9": 50,
        "kill -9, long outage": 3,
        "restart in good order": 4,
        "full disk": 12,
        "connections cut": 12,
        "answers lost": 12,
        "connections delayed": 8,
        "connections half-open": 8,
    },
    "postgresql": {
        "kill -9": 50,
        "kill -9, long outage": 2,
        "restart in good order": 4,
        "database restart": 22,
        "Redis restart": 22,
        "connections cut": 12,
        "answers lost": 12,
        "connections delayed": 8,
        "connections half-open": 8,
    },
}
SERVERS: Final = {"sqlite": 1, "postgresql": 2}
ACTIONS: Final = 5100
COUNTED: Final = (
    "acknowledged",
    "refusals",
    "entries",
    "logs",
    "views",
    "races",
    "clocks",
    "flags",
)


def plan(backend: str, seed: int, scale: float, early: bool = False) -> Plan:
    """What happens at a site, `scale` times as much as in the long campaign, rounded up."""
    faults = {kind: -int(-count * scale // 1) for kind, count in FULL[backend].items()}
    actions = round(ACTIONS * scale)
    return Plan(backend, SERVERS[backend], seed, faults, actions, hasty=early)


def show(reports: Sequence[Report], console: Console) -> None:
    """Print what happened, as a table, and what was found."""
    table = Table(title="Faults")
    table.add_column("fault")
    for report in reports:
        table.add_column(report.plan.backend, justify="right")
    table.add_column("longest recovery", justify="right")
    kinds = dict.fromkeys(kind for report in reports for kind in report.recoveries)
    for kind in kinds:
        counts = [str(len(report.recoveries.get(kind, ()))) for report in reports]
        longest = max(max(report.recoveries.get(kind, [0.0])) for report in reports)
        table.add_row(kind, *counts, f"{longest:.1f} s")
    table.add_section()
    for name in (
        "acknowledged",
        "refusals",
        "entries",
        "logs",
        "views",
        "races",
        "clocks",
        "flags",
    ):
        table.add_row(name, *(str(report.verdict.checked[name]) for report in reports), "")
    table.add_row("seconds", *(f"{report.seconds:.0f}" for report in reports), "")
    console.print(table)
    for report in reports:
        for kind, found in report.verdict.findings.items():
            for words in found[:20]:
                console.print(f"[red]{report.plan.backend}, {kind}:[/] {words}", highlight=False)
        if report.folder:
            console.print(f"what the servers wrote is kept in {report.folder}", highlight=False)


def summary(reports: Sequence[Report]) -> Counter[str]:
    """How much was found of each kind, at all sites together."""
    total: Counter[str] = Counter()
    for report in reports:
        total.update({kind: len(found) for kind, found in report.verdict.findings.items()})
    return total


def summarise(reports: Sequence[Report]) -> str:
    """The last line: what matters, and whatever else was found."""
    total = summary(reports)
    acknowledged = sum(report.acknowledged for report in reports)
    others = [f"{kind}: {n}" for kind, n in total.items() if n and kind not in {"lost", "doubled"}]
    counted = f"acknowledged: {acknowledged}, lost: {total['lost']}, doubled: {total['doubled']}"
    return ", ".join([counted, *others])


def read_options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    words = (__doc__ or "").split("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults",
        description=words[0],
        epilog="example: python -m tests.faults --seed 7 --scale 0.1 --backend sqlite",
    )
    parser.add_argument("--seed", type=int, default=20261115, help="which faults, in which order")
    parser.add_argument("--scale", type=float, default=1.0, help="1 is the whole campaign")
    parser.add_argument("--backend", choices=tuple(FULL), action="append", help="only this one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--keep", action="store_true", help="keep the servers' logs of a failure")
    parser.add_argument(
        "--acknowledge-before-commit",
        action="store_true",
        help="break the servers on purpose: losses have to be found",
    )
    options = parser.parse_args(arguments)
    if not 0 < options.scale <= 100:
        parser.error(f"--scale must be above 0 and at most 100, not {options.scale}")
    return options


class Progress:
    """A line that says how far the campaign is; where nobody watches, one every while."""

    def __init__(self, console: Console, status: Status) -> None:
        self._console = console
        self._status = status
        self._began = time.monotonic()
        self._printed = 0.0

    def __call__(self, words: str) -> None:
        """Say how far it is."""
        self._status.update(self._timed(words))
        if not self._console.is_terminal and time.monotonic() - self._printed >= 15:
            self.say(words)

    def say(self, words: str) -> None:
        """Print a line that stays."""
        self._printed = time.monotonic()
        self._console.print(self._timed(words), highlight=False)

    def _timed(self, words: str) -> str:
        spent = time.monotonic() - self._began
        return f"{int(spent // 60)}:{int(spent % 60):02} {words}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the campaign; the exit status says whether all is well."""
    options = read_options(arguments)
    console = Console(soft_wrap=True)
    reports = []
    try:
        with console.status("starting") as status:
            tell = Progress(console, status)
            for backend in options.backend or FULL:
                early = options.acknowledge_before_commit
                chosen = plan(backend, options.seed, options.scale, early)
                reports.append(run(chosen, tell, options.keep))
                tell.say(f"{backend}: {summarise(reports[-1:])}")
    except KeyboardInterrupt:
        console.print("interrupted: everything that was started is stopped")
        return 130
    show(reports, console)
    total = summary(reports)
    if options.json:
        document = {"reports": [report.as_dict() for report in reports], "found": dict(total)}
        options.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    console.print(summarise(reports), highlight=False)
    return int(any(total.values()))


if __name__ == "__main__":
    sys.exit(main())
