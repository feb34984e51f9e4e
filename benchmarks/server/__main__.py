"""How much load a server can take on one machine, clients included: actions, latency, connections.

    python -m benchmarks.server [--seconds S] [--connections N] [--backend B] [--workers N]
                                [--json FILE]

Actions are durable: real processes, real databases, `synchronous=FULL` and `fsync=on`. The disk
sets the limit, so the raw commit rate is measured in the same run, before and after.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from tests.server.running import ServerProcess, run_process
from tests.server.services import Postgres, Redis, free_port

from fourfold.server import Settings

from . import measure, raw

BACKENDS = ("sqlite", "postgresql")


@contextmanager
def database(
    backend: str, folder: Path, workers: int = 1, python: str = sys.executable
) -> Iterator[tuple[Settings, Postgres | None]]:
    """Settings on an empty database that waits for the disk, as a real one does.

    The tree of `python` makes the tables: an older server refuses a newer schema.
    """
    plain = Settings(rate_limits=False, port=free_port(), workers=workers)
    if backend == "sqlite":
        yield plain.changed(database=str(folder / "fourfold.db")), None
        return
    postgres, redis = Postgres(durable=True), Redis()
    try:
        postgres.start()
        redis.start()
        postgres.sql("CREATE DATABASE bench")
        settings = plain.changed(database=postgres.url("bench"), redis=redis.url)
        upgrade = [python, "-m", "fourfold", "db", "upgrade"]
        environment = {**os.environ, **settings.environment()}
        subprocess.run(  # noqa: S603  # our own
            upgrade, env=environment, stdout=subprocess.DEVNULL, check=True
        )
        yield settings, postgres
    finally:
        redis.close()
        postgres.close()


def commits(postgres: Postgres | None, folder: Path, seconds: float) -> float:
    """The raw rate of commits."""
    if postgres is None:
        return raw.sqlite_commits(folder, seconds)
    return raw.postgres_commits(postgres.url("bench"), seconds)


def actions(backend: str, folder: Path, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Durable actions as fast as they go, and latencies at a fixed rate."""
    with database(backend, folder, options.workers) as (settings, postgres):
        before = commits(postgres, folder, options.seconds / 3)
        with run_process(settings) as server:
            port = server.settings.port
            uvloop.run(measure.flood(port, options.screens, 2))  # warm
            fast = uvloop.run(measure.flood(port, options.screens, options.seconds))
            paced = uvloop.run(measure.pace(port, options.rate, options.seconds))
        disk = (before + commits(postgres, folder, options.seconds / 3)) / 2
        found = {
            "raw commits a second": disk,
            "durable actions a second": fast["rate"],
            "of the raw rate": fast["rate"] / disk,
            "p50 as fast as it goes, ms": fast["p50"],
            "p99 as fast as it goes, ms": fast["p99"],
            "actions a second, paced": paced["rate"],
            f"p50 at {options.rate:g}/s, ms": paced["p50"],
            f"p99 at {options.rate:g}/s, ms": paced["p99"],
        }
    return [{"what": f"{backend}: {name}", "value": value} for name, value in found.items()]


def connections(folder: Path, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Memory with many open connections."""
    allowed = measure.allow_files(options.connections + 1000)
    count = min(options.connections, allowed - 500)
    path = str(folder / "connections.db")
    settings = Settings(rate_limits=False, port=free_port(), database=path)
    with run_process(settings) as server:
        process = _pid(server)
        found = uvloop.run(measure.crowd(server.settings.port, process, count, options.games))
    return [{"what": f"connections: {name}", "value": value} for name, value in found.items()]


def _pid(server: ServerProcess) -> int:
    assert server.process is not None
    return server.process.pid


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server",
        description=(__doc__ or "").splitlines()[0],
        epilog="example: python -m benchmarks.server --backend sqlite --seconds 5",
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to measure each")
    parser.add_argument("--screens", type=int, default=256, help="how many act at the same time")
    parser.add_argument("--rate", type=float, default=300.0, help="actions a second when paced")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes of the server"
    )
    parser.add_argument("--connections", type=int, default=5000, help="0 leaves them out")
    parser.add_argument("--games", type=int, default=100, help="games that are watched")
    parser.add_argument("--backend", choices=BACKENDS, action="append", help="only this one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    return parser.parse_args()


def main() -> None:
    """Measure and print a table, and JSON when asked for."""
    options = read_options()
    folder = Path(tempfile.mkdtemp(prefix="fourfold-bench-"))
    rows: list[dict[str, Any]] = []
    load = os.getloadavg()[0]
    try:
        for backend in options.backend or BACKENDS:
            print(f"measuring {backend} …", flush=True)
            rows += actions(backend, folder, options)
        if options.connections:
            print(f"opening {options.connections} connections …", flush=True)
            rows += connections(folder, options)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    rows.append({"what": "load of the machine before", "value": load})
    for row in rows:
        print(f"{row['what']:<45} {row['value']:>12,.2f}")
    if options.json:
        cores = os.cpu_count()
        document = {"python": platform.python_version(), "cores": cores, "results": rows}
        options.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
