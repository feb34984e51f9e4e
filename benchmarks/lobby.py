"""How much a server sends when one program opens and withdraws challenges before many watchers.

    python -m benchmarks.lobby [--watchers N] [--rate R] [--seconds S]

A hundred open challenges wait all the time; R requests per second open or withdraw another one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.running import ServerProcess, run_process
from tests.server.services import NO_TLS, free_port
from websockets.asyncio.client import ClientConnection, connect

from fourfold.server import Settings

#: The challenges that wait, and the most that one player may have waiting.
_WAITING = 100
_EACH = 10


class Received:
    """What all watchers have received."""

    def __init__(self) -> None:
        self.bytes = 0
        self.messages = 0

    async def listen(self, live: ClientConnection) -> None:
        """Count everything that comes."""
        async for message in live:
            self.bytes += len(message)
            self.messages += 1


@asynccontextmanager
async def _player(url: str) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"Origin": url}
    async with httpx.AsyncClient(
        base_url=url, headers=headers, verify=NO_TLS, timeout=60
    ) as client:
        (await client.post("/api/me")).raise_for_status()
        yield client


async def _open(client: httpx.AsyncClient) -> str:
    answer = await client.post("/api/challenges", json={"open": True, "clock": "300+5"})
    answer.raise_for_status()
    return str(answer.json()["id"])


async def _disturb(client: httpx.AsyncClient, rate: float, seconds: float) -> int:
    """Open and withdraw challenges in turn; how many requests were sent."""
    began, number, challenge = time.monotonic(), 0, ""
    while time.monotonic() < began + seconds:
        if number % 2 == 0:
            challenge = await _open(client)
        else:
            (await client.delete(f"/api/challenges/{challenge}")).raise_for_status()
        number += 1
        await asyncio.sleep(max(0.0, began + number / rate - time.monotonic()))
    return number


async def _measure(server: ServerProcess, watchers: int, rate: float, seconds: float) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(_WAITING // _EACH):
            player = await stack.enter_async_context(_player(server.url))
            for _ in range(_EACH):
                await _open(player)
        received, tasks = Received(), list[asyncio.Task[Any]]()
        where = "ws" + server.url.removeprefix("http") + "/api/live"
        for _ in range(watchers):
            live = await stack.enter_async_context(connect(where, max_size=None))
            tasks.append(asyncio.create_task(received.listen(live)))
        await asyncio.sleep(2)
        client = await stack.enter_async_context(_player(server.url))
        received.bytes = received.messages = 0
        began = time.monotonic()
        requests = await _disturb(client, rate, seconds)
        took = time.monotonic() - began
        print(
            f"{watchers} watchers, {requests / took:.1f} requests per second: "
            f"{received.bytes / took / 2**20:.2f} MiB/s, "
            f"{received.messages / took:.0f} messages per second"
        )
        for task in tasks:
            task.cancel()


def main() -> None:
    """Start a server, disturb it, and print what it sent."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--watchers", type=int, default=300)
    parser.add_argument("--rate", type=float, default=16)
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "fourfold.db")
        settings = Settings(rate_limits=False, port=free_port(), database=database)
        with run_process(settings) as server:
            asyncio.run(_measure(server, options.watchers, options.rate, options.seconds))


if __name__ == "__main__":
    main()
