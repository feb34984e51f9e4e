"""The long campaign of `make faults`: kills, restarts, full disks, bad connections; nothing lost.

    python -m tests.faults [--seed N] [--scale X] [--kills N] [--backend B] [--json FILE] [--keep]
                           [--acknowledge-before-commit]

Prints a table of faults and counts and ends with `lost: 0, doubled: 0, unfair flags: 0`; exits
with 1 otherwise.
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
from tests.server.machine_clock import MachineClock

from .campaign import Plan, Report, run
from .faults import STEP

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
        "freeze": 8,
        STEP: 8,
        "poison requests": 8,
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
        "freeze": 8,
        STEP: 8,
        "poison requests": 8,
    },
}
#: What the last line names in any case.
FIRST: Final = ("lost", "doubled", "unfair_flags")
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


def plan(
    backend: str, seed: int, scale: float, early: bool = False, kills: int | None = None
) -> Plan:
    """What happens at a site, `scale` times as much as in the long campaign, rounded up.

    `kills`: how often servers are killed instead, however much else happens.
    """
    faults = {kind: -int(-count * scale // 1) for kind, count in FULL[backend].items()}
    if kills is not None:
        faults["kill -9"] = kills
    if early or not MachineClock.is_installed():
        # A server that is broken on purpose sleeps, which libfaketime cannot do.
        del faults[STEP]
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
    for name in COUNTED:
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
    others = [f"{kind}: {n}" for kind, n in total.items() if n and kind not in FIRST]
    first = [f"{kind.replace('_', ' ')}: {total[kind]}" for kind in FIRST]
    return ", ".join([f"acknowledged: {acknowledged}", *first, *others])


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
    parser.add_argument(
        "--kills", type=int, metavar="N", help="kill so often instead, at all sites together"
    )
    parser.add_argument("--json", metavar="FILE", help="write all figures there, too; - to print")
    parser.add_argument("--keep", action="store_true", help="keep the servers' logs of a failure")
    parser.add_argument(
        "--acknowledge-before-commit",
        action="store_true",
        help="break the servers on purpose: losses have to be found",
    )
    options = parser.parse_args(arguments)
    if not 0 < options.scale <= 100:
        parser.error(f"--scale must be above 0 and at most 100, not {options.scale}")
    if options.kills is not None and options.kills < 1:
        parser.error(f"--kills must be at least 1, not {options.kills}")
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
    # What a program reads has standard output for itself.
    console = Console(soft_wrap=True, stderr=options.json == "-")
    if not MachineClock.is_installed():
        console.print("no clock steps: faketime is not installed (Debian: apt install faketime)")
    reports: list[Report] = []
    try:
        with console.status("starting") as status:
            _carry_out(options, Progress(console, status), reports)
    except KeyboardInterrupt:
        console.print("interrupted: everything that was started is stopped")
        if reports:
            _conclude(options, reports, console)
        return 130
    _conclude(options, reports, console)
    return int(any(summary(reports).values()))


def _carry_out(options: argparse.Namespace, tell: Progress, reports: list[Report]) -> None:
    """One site after the other; each one's report is there when it is over."""
    backends = options.backend or list(FULL)
    for number, backend in enumerate(backends):
        kills = None if options.kills is None else share(options.kills, number, len(backends))
        early = options.acknowledge_before_commit
        chosen = plan(backend, options.seed, options.scale, early, kills)
        reports.append(run(chosen, tell, options.keep))
        tell.say(f"{backend}: {summarise(reports[-1:])}")


def share(whole: int, number: int, parts: int) -> int:
    """The part of something that is shared out as evenly as possible."""
    return whole * (number + 1) // parts - whole * number // parts


def _conclude(options: argparse.Namespace, reports: Sequence[Report], console: Console) -> None:
    """Print the table, the figures and the last line."""
    show(reports, console)
    document = {
        "reports": [report.as_dict() for report in reports],
        "found": dict(summary(reports)),
    }
    words = json.dumps(document, indent=2) + "\n"
    if options.json == "-":
        sys.stdout.write(words)
    elif options.json:
        Path(options.json).write_text(words, encoding="utf-8")
    console.print(summarise(reports), highlight=False)


if __name__ == "__main__":
    sys.exit(main())
