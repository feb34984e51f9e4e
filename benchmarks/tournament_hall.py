"""A hall full of players and spectators: do those who watch the standings slow the games down?

    python -m benchmarks.tournament_hall [--games N] [--watchers N] [--rate R] [--seconds S]
                                         [--phases P] [--json FILE]

An arena with N games at once, in which R actions are made every second, is watched by nobody and
by N programs in turn, P times each. Everything runs on this machine, clients included. Latencies
are taken from the moment when an action was due.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import psutil
import uvloop
from sqlalchemy import update
from tests.server.running import ServerProcess, run_process
from tests.server.services import free_port

from fourfold.server import Settings
from fourfold.server.store import open_store, schema
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.terms import NewPlan

from .server.client import Browser, Refused, Watcher
from .server.measure import allow_files, percentile

#: Seconds between two times of saying that one is there.
_HERE: Final = 4.0
#: Connections that are opened at the same time.
_AT_ONCE: Final = 100
#: Seconds after the watchers have come or gone before anything is measured.
_SETTLING: Final = 4.0


class Player:
    """Somebody who plays: one connection, one request at a time."""

    def __init__(self, port: int) -> None:
        self._browser = Browser(port)
        self._turn = asyncio.Lock()
        self.id = ""

    async def arrive(self) -> None:
        """Become a guest of the server."""
        status, shown = await self._browser.post("/api/me", {})
        if status >= 300:
            raise Refused(f"no guest: {status} {shown}")
        self.id = shown["player"]["id"]

    async def say(self, path: str) -> Any:  # noqa: ANN401  # JSON
        """Say something that may be said twice: idle connections end now and then."""
        for _ in range(3):
            with suppress(ConnectionError):
                return await self.post(path, {})
        return await self.post(path, {})

    async def post(self, path: str, body: object) -> Any:  # noqa: ANN401  # JSON
        """Do something that is granted."""
        async with self._turn:
            status, answer = await self._browser.post(path, body)
        if status >= 300:
            raise Refused(f"{path}: {status} {answer}")
        return answer

    async def get(self, path: str) -> Any:  # noqa: ANN401  # JSON
        """Ask for something."""
        async with self._turn:
            try:
                status, answer = await self._browser.get(path)
            except ConnectionError:
                status, answer = await self._browser.get(path)
        if status >= 300:
            raise Refused(f"{path}: {status} {answer}")
        return answer

    def close(self) -> None:
        """Hang up."""
        self._browser.close()


class Hall:
    """All players, and the times of what they did."""

    def __init__(self, port: int, tournament: str, games: int, rate: float) -> None:
        self._path = f"/api/tournaments/{tournament}"
        self._interval = games / rate
        self._chance = random.Random(20261118)
        self.players = [Player(port) for _ in range(2 * games)]
        self._by_id: dict[str, Player] = {}
        self._driven: dict[str, asyncio.Event] = {}
        #: The latencies of actions by phase; None while nothing is measured.
        self.times: list[float] | None = None
        self.running = 0
        self.finished = 0

    async def open(self) -> None:
        """Let everybody arrive."""
        for start in range(0, len(self.players), _AT_ONCE):
            await asyncio.gather(*(one.arrive() for one in self.players[start : start + _AT_ONCE]))
        self._by_id = {player.id: player for player in self.players}

    async def enter(self) -> None:
        """Register everybody."""
        for player in self.players:
            await player.post(f"{self._path}/entry", {})

    async def attend(self, player: Player) -> None:
        """Play whatever there is to play, for ever."""
        await asyncio.sleep(self._chance.random() * _HERE)
        while True:
            place = await player.say(f"{self._path}/entry/here")
            game = place["game"]
            if game is None:
                await asyncio.sleep(_HERE if place["key"] is None else 1.0)
            elif game in self._driven:
                await self._driven[game].wait()
                # Its result reaches the tournament in a moment.
                await asyncio.sleep(0.5)
            else:
                self._driven[game] = asyncio.Event()
                self.running += 1
                try:
                    await self._play(player, game)
                finally:
                    self.running -= 1
                    self.finished += 1
                    self._driven[game].set()
                await asyncio.sleep(0.5)

    async def _play(self, player: Player, game: str) -> None:
        """Both sides of a game, an action every few seconds."""
        path = f"/api/games/{game}"
        shown = await player.get(path)
        seats = {seat: self._by_id[shown["players"][seat]["id"]] for seat in ("first", "second")}
        # Some play fast, others slowly, so that games end all the time.
        interval = self._interval * (0.3 + 1.4 * self._chance.random())
        due = time.perf_counter() + self._chance.random() * interval
        while shown["status"] == "playing":
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            quiet = [action for action in shown["legal"] if not action.startswith("!")]
            action = self._chance.choice(quiet or shown["legal"])
            body = {"action": action, "answers": shown["number"]}
            try:
                shown = await seats[shown["to_act"]].post(f"{path}/actions", body)
            except ConnectionError:
                shown = await player.get(path)
                continue
            answered = time.perf_counter()
            if self.times is not None:
                self.times.append(answered - due)
            due = max(due + interval, answered)


@asynccontextmanager
async def watching(port: int, tournament: str, count: int) -> AsyncIterator[list[Watcher]]:
    """Programs that listen to the standings."""
    watchers: list[Watcher] = []
    try:
        for start in range(0, count, _AT_ONCE):
            group = [
                Watcher(port, f"/api/tournaments/{tournament}/live")
                for _ in range(min(_AT_ONCE, count - start))
            ]
            watchers += group
            await asyncio.gather(*(watcher.open() for watcher in group))
            await asyncio.gather(*(watcher.opened for watcher in group))
        yield watchers
    finally:
        for watcher in watchers:
            watcher.close()


async def announce(settings: Settings) -> str:
    """An arena that nobody has entered yet."""
    store = open_store(settings.database_url)
    store.start()
    try:
        plan = NewPlan("Hall", regulations={"format": "arena", "minutes": 600})
        return (await Tournaments(store).announcements.announce(plan, OPERATOR)).id
    finally:
        await store.close()


async def promote(settings: Settings, players: list[Player]) -> None:
    """Make accounts of guests without the price of passwords."""
    store = open_store(settings.database_url)
    store.start()
    table = schema.player
    try:
        for number, player in enumerate(players):
            named = {"name": f"Player {number:04}", "kind": "account"}
            await store.execute(update(table).where(table.c.id == player.id).values(**named))
    finally:
        await store.close()


async def begin(settings: Settings, tournament: str) -> None:
    """Let the arena begin now."""
    store = open_store(settings.database_url)
    store.start()
    try:
        here = Tournaments(store)
        await here.announcements.change(tournament, {"start": schema.now()}, OPERATOR)
    finally:
        await store.close()


async def phase(
    hall: Hall, server: ServerProcess, watchers: list[Watcher], seconds: float
) -> dict[str, float]:
    """Measure for a while."""
    assert server.process is not None
    process, own = psutil.Process(server.process.pid), psutil.Process()
    await asyncio.sleep(_SETTLING)

    def used() -> tuple[float, float]:
        family = [process, *process.children(recursive=True)]
        return tuple(sum(sum(p.cpu_times()[:2]) for p in group) for group in (family, [own]))  # type: ignore[return-value]  # a pair

    before = used()
    sent = sum(watcher.messages for watcher in watchers), sum(w.bytes for w in watchers)
    finished = hall.finished
    hall.times = []
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    times, hall.times = hall.times, None
    after = used()
    return {
        "watchers": sum(not watcher.closed for watcher in watchers),
        "games": hall.running,
        "ended": hall.finished - finished,
        "actions a second": len(times) / spent,
        "p50": percentile(times, 0.5),
        "p95": percentile(times, 0.95),
        "p99": percentile(times, 0.99),
        "messages a second": (sum(w.messages for w in watchers) - sent[0]) / spent,
        "MB a second": (sum(w.bytes for w in watchers) - sent[1]) / spent / 1e6,
        "server's processor": (after[0] - before[0]) / spent,
        "clients' processor": (after[1] - before[1]) / spent,
        "load": os.getloadavg()[0],
    }


async def measure(server: ServerProcess, options: argparse.Namespace) -> list[dict[str, float]]:
    """All phases, without and with watchers in turn."""
    port = server.settings.port
    tournament = await announce(server.settings)
    hall = Hall(port, tournament, options.games, options.rate)
    await hall.open()
    await promote(server.settings, hall.players)
    await hall.enter()
    tasks = [asyncio.create_task(hall.attend(player)) for player in hall.players]
    await begin(server.settings, tournament)
    deadline = time.monotonic() + 180
    while hall.running < 0.9 * options.games:
        failed = [task for task in tasks if task.done()]
        if failed:
            failed[0].result()
        if time.monotonic() > deadline:
            raise Refused(f"only {hall.running} games are being played")
        await asyncio.sleep(0.5)
    # Games begin together; after a while they end one by one.
    while hall.finished < options.games:  # noqa: ASYNC110  # many tasks count
        await asyncio.sleep(0.5)
    found = []
    try:
        for _ in range(options.phases):
            found.append(await phase(hall, server, [], options.seconds))
            show(found[-1])
            async with watching(port, tournament, options.watchers) as watchers:
                found.append(await phase(hall, server, watchers, options.seconds))
                show(found[-1])
        failed = [task for task in tasks if task.done()]
        if failed:
            failed[0].result()
    finally:
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        for player in hall.players:
            player.close()
    return found


def show(row: dict[str, float]) -> None:
    """Print a phase."""
    print("  ".join(f"{name} {value:.1f}" for name, value in row.items()), flush=True)


def main() -> None:
    """Start a server, fill the hall, and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--phases", type=int, default=2)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    allow_files(options.watchers + 4 * options.games + 500)
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "fourfold.db")
        settings = Settings(rate_limits=False, port=free_port(), database=database)
        with run_process(settings) as server:
            found = uvloop.run(measure(server, options))
    if options.json is not None:
        options.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
