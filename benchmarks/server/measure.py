"""The measurements: actions as fast as they go, at a given rate, and many open connections."""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import time
from typing import Final

import psutil

from .client import Screen, Watcher

_MEGABYTE: Final = 1024 * 1024
#: Connections that are opened at the same time.
_AT_ONCE: Final = 100


def allow_files(count: int) -> int:
    """Raise the limit of open files of this process as far as needed and allowed; what it is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        most = count if hard == resource.RLIM_INFINITY else min(count, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def percentile(times: list[float], share: float) -> float:
    """The time below which this share of the times lies, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def flood(port: int, screens: int, seconds: float) -> dict[str, float]:
    """Acknowledged actions a second when everybody acts as fast as they are answered."""
    times: list[float] = []
    end = 0.0

    async def play(screen: Screen) -> None:
        while time.perf_counter() < end:
            await screen.start()
            began = time.perf_counter()
            await screen.act()
            times.append(time.perf_counter() - began)

    crowd = [Screen(port, random.Random(number)) for number in range(screens)]
    for screen in crowd:
        await screen.start()
    began = time.perf_counter()
    end = began + seconds
    await asyncio.gather(*map(play, crowd))
    spent = time.perf_counter() - began
    for screen in crowd:
        screen.close()
    return {
        "actions": len(times),
        "rate": len(times) / spent,
        "p50": percentile(times, 0.5),
        "p99": percentile(times, 0.99),
    }


async def pace(port: int, rate: float, seconds: float) -> dict[str, float]:
    """Latencies at a fixed rate, each from when the action was due, however late it was sent."""
    free: asyncio.Queue[Screen] = asyncio.Queue()
    crowd = [Screen(port, random.Random(number)) for number in range(64)]
    for screen in crowd:
        await screen.start()
        free.put_nowait(screen)
    times: list[float] = []

    async def act(due: float) -> None:
        screen = await free.get()
        await screen.act()
        times.append(time.perf_counter() - due)
        await screen.start()
        free.put_nowait(screen)

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            group.create_task(act(due))
    spent = time.perf_counter() - began
    for screen in crowd:
        screen.close()
    return {
        "actions": len(times),
        "rate": len(times) / spent,
        "p50": percentile(times, 0.5),
        "p99": percentile(times, 0.99),
    }


def memory(process: int) -> float:
    """What a process and its children hold in memory, in megabytes, nothing counted twice."""
    whole = psutil.Process(process)
    family = [whole, *whole.children(recursive=True)]
    return sum(one.memory_full_info().pss for one in family) / _MEGABYTE


async def crowd(port: int, process: int, connections: int, games: int) -> dict[str, float]:
    """Memory with many open live connections, and how long news takes to reach all of a game."""
    screens = [Screen(port, random.Random(number)) for number in range(games)]
    for screen in screens:
        await screen.start()
    before = memory(process)
    watchers: list[Watcher] = []
    began = time.perf_counter()
    try:
        for first in range(0, connections, _AT_ONCE):
            group = []
            for number in range(first, min(first + _AT_ONCE, connections)):
                path = f"/api/games/{screens[number % games].game}/live"
                watcher = Watcher(port, path)
                watchers.append(watcher)
                group.append(watcher.open())
            await asyncio.gather(*group)
            await asyncio.gather(*(watcher.opened for watcher in watchers[first:]))
        opening = time.perf_counter() - began
        with_all = memory(process)
        delays = [await _spread(screen, watchers[n::games]) for n, screen in enumerate(screens)]
        alive = sum(not watcher.closed for watcher in watchers)
        after = memory(process)
    finally:
        for watcher in watchers:
            watcher.close()
        for screen in screens:
            screen.close()
    return {
        "connections": alive,
        "opened a second": connections / opening,
        "memory before": before,
        "memory": max(with_all, after),
        "kB a connection": 1024 * (with_all - before) / connections,
        "news to a game's watchers, ms": 1000 * statistics.median(delays),
        "watchers of a game": connections / games,
    }


async def _spread(screen: Screen, watchers: list[Watcher]) -> float:
    """Seconds from an action to the moment when the last watcher of its game has heard of it."""
    wanted = [watcher.entries + 1 for watcher in watchers]
    began = time.perf_counter()
    await screen.act()
    while any(w.entries < n and not w.closed for w, n in zip(watchers, wanted, strict=True)):
        if time.perf_counter() - began > 30:
            raise TimeoutError("some watchers did not hear of an action for 30 s")
        await asyncio.sleep(0.001)
    return time.perf_counter() - began
