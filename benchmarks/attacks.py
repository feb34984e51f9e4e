"""What others feel while somebody attacks: the latency of moves, and how many of them fail.

    python -m benchmarks.attacks [--source FOLDER] [--seconds S] [--rate R] [--json FILE]

A server process plays shared screens at a fixed rate, while another process sends a few requests a
second that used to block the event loop or to fail the writes of others. With `--source`, the
server runs from another tree (its folder `src`), so that two versions can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from benchmarks.server.__main__ import database
from benchmarks.server.client import Refused, Screen
from benchmarks.server.measure import percentile
from tests.server.running import run_process

Attack = Callable[[httpx.Client, int], httpx.Response]
#: How many play at the same time.
SCREENS = 16


def _many_keys(client: httpx.Client, _: int) -> httpx.Response:
    return client.post("/api/session", json={f"k{key}": 1 for key in range(19_000)})


def _many_settings(client: httpx.Client, _: int) -> httpx.Response:
    return client.put("/api/me/settings", json={f"k{key}": [] for key in range(18_000)})


def _poison(client: httpx.Client, _: int) -> httpx.Response:
    shared = {"kind": "shared", "names": ["a\0", "b"]}
    return client.post("/api/games", json={"opponent": shared})


def _drill(client: httpx.Client, number: int) -> httpx.Response:
    return client.get(f"/api/drill?stage=diagonal&grade=3&seed=s{number}")


def _code(client: httpx.Client, _: int) -> httpx.Response:
    made = client.post("/api/challenges", json={}).json()
    answer = client.get(made["qr"])
    client.delete(f"/api/challenges/{made['id']}")
    return answer


def _description(client: httpx.Client, _: int) -> httpx.Response:
    return client.get("/openapi.json")


def _tags(client: httpx.Client, number: int) -> httpx.Response:
    tags = "\n".join(f'[A{tag} "{number}"]' for tag in range(9000))
    return client.post("/api/review", json={"record": f"{tags}\n1. -7 *"})


#: Name, the attack, and how many of its requests are sent in a second.
ATTACKS: dict[str, tuple[Attack | None, float]] = {
    "nobody attacks": (None, 0),
    "19,000 keys to /api/session": (_many_keys, 8),
    "18,000 keys to /api/me/settings": (_many_settings, 4),
    "a name with U+0000": (_poison, 40),
    "a drill": (_drill, 40),
    "a challenge and its QR code": (_code, 20),
    "/openapi.json": (_description, 20),
    "9,000 tags to /api/review": (_tags, 1),
}


def _attack(name: str, url: str, ended: Any, report: Any) -> None:  # noqa: ANN401  # of multiprocessing
    """Send requests at their rate until the end; how many, the slowest, the largest answer."""
    attack, rate = ATTACKS[name]
    if attack is None:
        report.put((0, 0.0, 0))
        return
    with httpx.Client(base_url=url, timeout=120) as client:
        client.post("/api/me")
        number, slowest, largest = 0, 0.0, 0
        began = time.perf_counter()
        while not ended.is_set():
            sent = time.perf_counter()
            answer = attack(client, number)
            slowest = max(slowest, time.perf_counter() - sent)
            largest = max(largest, len(answer.content))
            number += 1
            time.sleep(max(0.0, began + number / rate - time.perf_counter()))
    report.put((number, slowest, largest))


async def _play(port: int, rate: float, seconds: float) -> tuple[list[float], int]:
    """Latencies of actions at a fixed rate, from when they were due, and how many failed."""
    free: asyncio.Queue[Screen] = asyncio.Queue()
    times: list[float] = []
    failed = 0

    async def act(due: float) -> None:
        nonlocal failed
        screen = await free.get()
        try:
            await screen.act()
            await screen.start()
        except Refused:
            failed += 1
            screen.close()
            screen = await _start(port, failed)
        times.append(time.perf_counter() - due)
        free.put_nowait(screen)

    for number in range(SCREENS):
        free.put_nowait(await _start(port, number))
    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            group.create_task(act(due))
    while not free.empty():
        free.get_nowait().close()
    return times, failed


async def _start(port: int, seed: int) -> Screen:
    """A screen with a game, however often that is refused."""
    while True:
        screen = Screen(port, random.Random(seed))
        try:
            await screen.start()
        except Refused:
            screen.close()
            await asyncio.sleep(0.05)
        else:
            return screen


def measure(name: str, url: str, port: int, options: argparse.Namespace) -> dict[str, Any]:
    """The latencies of others under one attack."""
    spawn = multiprocessing.get_context("spawn")
    ended, report = spawn.Event(), spawn.Queue()
    attacker = spawn.Process(target=_attack, args=(name, url, ended, report))
    attacker.start()
    try:
        times, failed = asyncio.run(_play(port, options.rate, options.seconds))
    finally:
        ended.set()
    sent, slowest, largest = report.get(timeout=180)
    attacker.join(60)
    return {
        "attack": name,
        "p50": percentile(times, 0.5),
        "p99": percentile(times, 0.99),
        "failed": failed / max(1, len(times)),
        "sent": sent,
        "slowest": 1000 * slowest,
        "largest": largest,
    }


@contextmanager
def _source(folder: Path | None) -> Iterator[None]:
    """Let processes that are started from here run another tree."""
    before = os.environ.get("PYTHONPATH")
    if folder is not None:
        os.environ["PYTHONPATH"] = str(folder.resolve())
    try:
        yield
    finally:
        if before is None:
            os.environ.pop("PYTHONPATH", None)
        else:
            os.environ["PYTHONPATH"] = before


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.attacks", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--source", type=Path, help="the folder `src` of another tree")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack takes")
    parser.add_argument("--rate", type=float, default=60.0, help="moves per second of the others")
    parser.add_argument("--backend", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--only", metavar="WORD", default="", help="attacks whose name has it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    return parser.parse_args()


def main() -> None:
    """Measure and print a table."""
    options = read_options()
    folder = Path(tempfile.mkdtemp(prefix="fourfold-attacks-"))
    rows = []
    try:
        with (
            _source(options.source),
            database(options.backend, folder) as (settings, _),
            run_process(settings) as server,
        ):
            asyncio.run(_play(server.settings.port, options.rate, 2))  # warm
            for name in (each for each in ATTACKS if options.only in each):
                rows.append(measure(name, server.url, server.settings.port, options))
                print("{attack:<34} p50 {p50:7.1f} ms  p99 {p99:7.1f} ms  failed {failed:6.1%}  "
                      "sent {sent:4}  slowest {slowest:7.0f} ms  largest {largest:9,} bytes"
                      .format(**rows[-1]), flush=True)  # fmt: skip
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if options.json:
        options.json.write_text(json.dumps({"rows": rows, "cores": os.cpu_count()}, indent=1))


if __name__ == "__main__":
    main()
