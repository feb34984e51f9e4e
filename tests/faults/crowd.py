"""A crowd in the queue: everybody is paired once, while one leaves, one is lost and a server dies.

    python -m tests.faults.crowd [--people N] [--backend B] [--seed N] [--json FILE]

People come by the public API to two servers on one database, at three levels and with four clocks;
ratings, which would take hundreds of games, are put into the database. One more waits and leaves,
one loses the connection for good, and a server is killed while they wait. Prints the waits as a
table, then what is wrong; exits with 1 when anything is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection, insert, select
from tests.server.accounts import PASSWORD
from tests.server.running import ServerProcess
from tests.server.services import Postgres, Redis, free_port

from fourfold.server import Settings
from fourfold.server.store import Store, open_store, people, schema

from .journal import Journal, now
from .pairings import Paired, Pairings
from .person import Confused, Person
from .seeking import Seeking

LEVELS: Final = (1, 2, 3)
#: Without a clock nothing is rated: guests wait there.
CLOCKS: Final = ("60/move", "300+3", "900+10", "-")
#: How many sign up at the same time.
_TOGETHER: Final = 4
#: How many do not come to find a game at once: one is lost, one leaves, two come after them.
_SPECIAL: Final = 4
#: Their game, which nobody else wants.
_THEIRS: Final = {"level": 1, "call": "automatic", "clock": "-"}
#: How long ago somebody was last seen who is not paired any more, in milliseconds.
_THERE: Final = 5_000
#: How long an entry lasts without a connection, in milliseconds.
_GONE: Final = 15_000


@dataclass(frozen=True, slots=True)
class CrowdPlan:
    """How many come, within how many seconds, and how different they are."""

    backend: str = "sqlite"
    people: int = 100
    seed: int = 1
    arriving: float = 20.0
    #: The standard deviation of the ratings.
    spread: float = 250.0
    #: Seconds after which everybody must have been paired.
    patience: float = 240.0


@dataclass(frozen=True, slots=True)
class CrowdReport:
    """What happened, and what is wrong with it."""

    findings: list[str]
    rows: list[dict[str, Any]]
    figures: dict[str, Any]


class Crowd:
    """People who come to a site, and what becomes of them."""

    def __init__(self, plan: CrowdPlan, servers: Sequence[ServerProcess]) -> None:
        self._plan = plan
        self._servers = servers
        self._source = random.Random(plan.seed)
        self._journal = Journal()
        self._seekers: list[Seeking] = []
        self._lost: Seeking | None = None
        self._cut_at = 0
        self._left: Seeking | None = None
        self._too_late: str | None = None

    async def run(self) -> CrowdReport:
        """Let everybody come, and look what became of them."""
        store = open_store(self._servers[0].settings.database_url)
        store.start()
        try:
            await self._gather(store)
            began = time.monotonic()
            async with asyncio.timeout(self._plan.patience), asyncio.TaskGroup() as tasks:
                for seeker in self._seekers:
                    tasks.create_task(self._come(seeker))
                tasks.create_task(self._special(store))
                tasks.create_task(self._kill())
            seconds = time.monotonic() - began
            games = await self._games(store)
            return self._report(games, await self._left_over(store), seconds)
        finally:
            for each in (*self._seekers, self._lost, self._left):
                if each is not None:
                    await each.person.close()
            await store.close()

    # Who comes --------------------------------------------------------------------------------

    async def _gather(self, store: Store) -> None:
        """Let everybody sign up, or become a guest, and have a rating."""
        doors = [server.url for server in self._servers]
        groups = list(product(LEVELS, CLOCKS))
        count = self._plan.people - _SPECIAL
        for number in range(count):
            # Two by two, so that nobody is left over.
            level, clock = groups[number // 2 % len(groups)]
            person = Person(doors, self._journal, random.Random(self._source.random()))
            terms = {"level": level, "clock": clock, "rated": clock != "-"}
            self._seekers.append(Seeking(person, terms))
        # Hashing passwords takes long enough for requests to be given up.
        for few in range(0, count, _TOGETHER):
            some = self._seekers[few : few + _TOGETHER]
            await asyncio.gather(*(self._sign_up(few + n, each) for n, each in enumerate(some)))
        rated = [seeker for seeker in self._seekers if seeker.terms["rated"]]
        for seeker in rated:
            seeker.rating = round(self._source.gauss(1500, self._plan.spread))
        await store.write(lambda connection: _give_ratings(connection, rated))

    async def _sign_up(self, number: int, seeker: Seeking) -> None:
        person = seeker.person
        if not seeker.terms["rated"]:
            await person.arrive(f"Guest {number}")
            return
        # A name may be taken by a request of the same person that was given up.
        for attempt in "abcdefgh":
            body = {"name": f"Account {attempt} {number}", "password": PASSWORD}
            answer = await person.ask("POST", "/api/account", body)
            if answer.status_code == 201:
                person.id = (await person.ask("GET", "/api/me")).json()["player"]["id"]
                return
        raise Confused(f"{number} cannot sign up")

    async def _come(self, seeker: Seeking) -> None:
        await asyncio.sleep(seeker.person.source.uniform(0, self._plan.arriving))
        await seeker.find_game()

    async def _special(self, store: Store) -> None:
        """One is lost, then one leaves, and two who come later find each other."""
        doors = [self._servers[1].url]
        people = []
        for name in ("Lost", "Leaver", "Late", "Later"):
            person = Person(doors, self._journal, random.Random(self._source.random()))
            await person.arrive(f"Crowd {name}")
            people.append(Seeking(person, dict(_THEIRS)))
        self._lost, self._left, late, later = people
        async with self._lost.connect() as live:
            await self._lost.join()
            while not self._lost.shown:
                await self._lost.hear(live)
            live.transport.abort()
        await _until_away(store, self._lost.person.id)
        self._cut_at = now()
        async with self._left.connect() as live:
            await self._left.join()
            await self._left.wait_for_wider_range(live)
            answer = await self._left.person.ask("DELETE", "/api/queue")
            self._too_late = answer.json()["game"]
        async with late.connect() as live:
            await late.join()
            await late.wait_for_wider_range(live)
        self._seekers += (late, later)
        await asyncio.gather(late.find_game(), later.find_game())

    async def _kill(self) -> None:
        """Kill a server while people wait, and start it again."""
        await asyncio.sleep(self._plan.arriving / 2)
        self._servers[0].kill()
        await asyncio.sleep(1)
        self._servers[0].start(wait=False)

    # What became of them ----------------------------------------------------------------------

    async def _games(self, store: Store) -> list[Paired]:
        rows = await store.rows(select(schema.game).where(schema.game.c.queued))
        return [
            Paired(
                row.id,
                (row.first, row.second),
                row.began,
                (int(row.level), row.call, row.clock, row.rated),
            )
            for row in rows
        ]

    async def _left_over(self, store: Store) -> int:
        """How many entries are left when all have had the time to end."""
        door = self._servers[1].url
        watcher = Person([door], self._journal, random.Random(self._source.random()))
        await watcher.arrive("Crowd Watcher")
        seeking = Seeking(watcher, {})
        end, left = time.monotonic() + 4 * _GONE / 1000, 1
        async with seeking.connect():
            while left and time.monotonic() < end:
                left = len(await store.rows(select(schema.seeker)))
                await asyncio.sleep(0.2)
        await watcher.close()
        return left

    def _report(self, games: Sequence[Paired], left_over: int, seconds: float) -> CrowdReport:
        assert self._lost is not None
        assert self._left is not None
        pairings = Pairings(games, self._seekers, self._lost, self._left, self._cut_at)
        findings = [*pairings.findings()]
        if self._too_late:
            findings.append(f"the one who left was told of {self._too_late}")
        if left_over:
            findings.append(f"{left_over} entries are left over")
        figures = {
            "people": self._plan.people,
            "backend": self._plan.backend,
            "games": len(games),
            "seconds": round(seconds, 1),
            "reconnected": sum(seeker.reconnected for seeker in self._seekers),
            "outside_the_range_shown": pairings.surprises(),
            "joined_again": sum(seeker.joined - 1 for seeker in self._seekers),
        }
        return CrowdReport(findings, pairings.waits(), figures)


async def _until_away(store: Store, player: str) -> None:
    """Wait until a server has noticed that a connection broke: before, it may pair the player."""
    table = schema.seeker.c
    while True:
        row = await store.row(select(table.seen).where(table.player == player))
        if row is None or row.seen <= now() - _THERE:
            return
        await asyncio.sleep(0.05)


def _give_ratings(connection: Connection, seekers: Sequence[Seeking]) -> None:
    for seeker in seekers:
        connection.execute(
            insert(people.rating).values(
                player=seeker.person.id,
                level=seeker.terms["level"],
                call="official",
                rating=float(seeker.rating),
                deviation=60.0,
                volatility=0.06,
                games=20,
                at=now(),
                opponents=9,
            )
        )


@contextmanager
def site(backend: str) -> Iterator[list[ServerProcess]]:
    """Two servers on one database: a file, or PostgreSQL with Redis."""
    plain = Settings(rate_limits=False)
    with ExitStack() as stack:
        if backend == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="fourfold-crowd-"))
            settings = plain.changed(database=str(Path(folder) / "fourfold.db"))
        else:
            postgres, redis = Postgres(), Redis()
            for service in (postgres, redis):
                stack.callback(service.close)
                service.start()
            postgres.sql("CREATE DATABASE crowd")
            settings = plain.changed(database=postgres.url("crowd"), redis=redis.url)
        asyncio.run(_upgrade(settings))
        servers = [ServerProcess(settings.changed(port=free_port())) for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield servers


async def _upgrade(settings: Settings) -> None:
    store = open_store(settings.database_url)
    await store.upgrade()
    await store.close()


def run(plan: CrowdPlan) -> CrowdReport:
    """Let a crowd come to a site of its own."""
    with site(plan.backend) as servers:
        return asyncio.run(Crowd(plan, servers).run())


def _table(report: CrowdReport) -> Table:
    table = Table(title="Waits in the queue")
    for name in ("level", "clock", "paired"):
        table.add_column(name)
    for name in ("wait: median", "longest (s)", "ratings apart: median", "most"):
        table.add_column(name, justify="right")
    for row in report.rows:
        table.add_row(*map(str, row.values()))
    return table


def main() -> int:
    """Run the program; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--backend", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if options.people < _SPECIAL + 2 or options.people % 2:
        parser.error("--people: an even number, six or more")
    report = run(CrowdPlan(options.backend, options.people, options.seed))
    console = Console()
    console.print(_table(report))
    console.print(report.figures)
    for finding in report.findings:
        console.print(finding, style="red")
    console.print(f"wrong: {len(report.findings)}")
    if options.json:
        document = {**report.figures, "rows": report.rows, "findings": report.findings}
        options.json.write_text(json.dumps(document, indent=2) + "\n")
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
