"""A campaign: people play at a site while faults come at random, then all is judged."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .contest import Manners, Table
from .faults import STEP, Faults
from .journal import Journal, Outage, now
from .person import Person
from .site import STOPPED, Site, check_database, read_logs
from .verdict import Verdict, judge

#: Seconds in which the server has to acknowledge something after a fault.
RECOVERY: Final = 45.0

#: Seconds between two looks at the campaign's own pulse, and how late one is that counts.
_PULSE: Final = 0.1
_SLOW: Final = 1.0

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What happens at one site. `faults`: how many of each kind; `actions`: at least so many."""

    backend: str
    servers: int
    seed: int
    faults: Mapping[str, int]
    actions: int = 0
    tables: int = 6
    manners: Manners = field(default_factory=Manners)
    #: Seconds after which a client that gets no answer gives up.
    patience: float = 60.0
    #: Seconds in which every game has to end when no fault comes any more.
    ending: float = 120.0
    #: Seconds between two faults, at most.
    gap: float = 0.5
    #: Whether the servers acknowledge before they commit, which the campaign has to find out.
    hasty: bool = False


@dataclass(slots=True)
class Report:
    """What happened, and what was found."""

    plan: Plan
    verdict: Verdict
    seconds: float
    games: int
    acknowledged: int
    #: Seconds from the end of each fault to the next acknowledged action, by kind.
    recoveries: dict[str, list[float]]
    statuses: dict[int, int]
    poisoned: dict[int, int]
    exits: list[int]
    folder: str = ""

    def as_dict(self) -> dict[str, Any]:
        """All of it for a program to read."""
        return {
            "backend": self.plan.backend,
            "servers": self.plan.servers,
            "seed": self.plan.seed,
            "seconds": round(self.seconds, 1),
            "games": self.games,
            "acknowledged": self.acknowledged,
            "faults": {
                kind: {"count": len(times), "longest recovery": round(max(times), 2)}
                for kind, times in self.recoveries.items()
            },
            "statuses": {str(status): count for status, count in sorted(self.statuses.items())},
            "poisoned": {str(status): count for status, count in sorted(self.poisoned.items())},
            "checked": dict(self.verdict.checked),
            "findings": self.verdict.findings,
        }


class Campaign:
    """One plan, carried out."""

    def __init__(self, plan: Plan, tell: Tell, keep: bool = False) -> None:
        self.plan = plan
        self.journal = Journal()
        self._tell = tell
        self._keep = keep
        self._source = random.Random(plan.seed)
        self._site = Site(plan.backend, plan.servers, plan.hasty, STEP in plan.faults)
        self._over = False
        self._recoveries: defaultdict[str, list[float]] = defaultdict(list)
        self._told = 0.0

    async def run(self) -> Report:
        """Play, let faults happen, stop, judge."""
        began = time.monotonic()
        good = False
        try:
            await self._site.open()
            people, tables = self._seat_everybody()
            try:
                await self._play(tables)
            finally:
                await asyncio.gather(*(person.close() for person in people))
            exits = await self._site.stop()
            settings = await self._site.settle()
            verdict = judge(self.journal, await read_logs(settings))
            verdict.broken.extend(await check_database(settings))
            verdict.errors.extend(
                f"a server ended with {status}" for status in exits if status not in STOPPED
            )
            verdict.errors.extend(self._outcries())
            good = verdict.good
            return Report(
                self.plan,
                verdict,
                time.monotonic() - began,
                sum(table.games for table in tables),
                self.journal.acknowledged,
                dict(self._recoveries),
                dict(self.journal.statuses),
                dict(self.journal.poisoned),
                exits,
                str(self._site.folder) if self._keep and not good else "",
            )
        finally:
            await self._site.close(keep=self._keep and not good)

    def _seat_everybody(self) -> tuple[list[Person], list[Table]]:
        """Everybody has a random source of their own, so that one's luck is not another's."""
        people, tables = [], []
        for _ in range(self.plan.tables):
            three = [
                Person(self._site.doors, self.journal, random.Random(self._source.getrandbits(64)))
                for _ in range(3)
            ]
            people.extend(three)
            for person in three:
                person.patience = self.plan.patience
            source = random.Random(self._source.getrandbits(64))
            group = (three[0], three[1], three[2])
            tables.append(Table(group, self.plan.manners, source, lambda: self._over))
        return people, tables

    async def _play(self, tables: list[Table]) -> None:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(table.run()) for table in tables]
            feeling = group.create_task(self._feel())
            await self._let_faults_happen(tables)
            while self.journal.acknowledged < self.plan.actions:
                self._progress("playing on", tables)
                if await self._recover() > RECOVERY:
                    break
            self._over = True
            end = time.monotonic() + self.plan.ending
            while not all(task.done() for task in playing):
                self._progress("finishing the games", tables)
                await asyncio.sleep(0.1)
                if time.monotonic() > end:
                    self.journal.errors.append(f"games were not over {self.plan.ending} s later")
                    for task in playing:
                        task.cancel()
                    break
            feeling.cancel()

    async def _feel(self) -> None:
        """Note when the campaign itself is slow: everybody's connections are bad then."""
        while True:
            began = now()
            await asyncio.sleep(_PULSE)
            if now() - began > 1000 * (_PULSE + _SLOW):
                slow = Outage("a slow campaign", began, now(), connections=True)
                self.journal.troubles.append(slow)

    async def _let_faults_happen(self, tables: list[Table]) -> None:
        faults = Faults(self._site, self.journal, random.Random(self._source.getrandbits(64)))
        kinds = [kind for kind, count in self.plan.faults.items() for _ in range(count)]
        self._source.shuffle(kinds)
        await self._recover()
        for number, kind in enumerate(kinds, 1):
            self._progress(f"fault {number}/{len(kinds)} {kind}", tables)
            await asyncio.sleep(self._source.uniform(0, self.plan.gap))
            await faults.kinds[kind]()
            self._recoveries[kind].append(await self._recover())

    async def _recover(self) -> float:
        """Wait until something is acknowledged again; how long that took."""
        before, began = self.journal.acknowledged, time.monotonic()
        while self.journal.acknowledged == before:
            if time.monotonic() - began > RECOVERY:
                self.journal.errors.append(f"nothing was acknowledged for {RECOVERY} s")
                break
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    def _progress(self, what: str, tables: list[Table]) -> None:
        if time.monotonic() - self._told < 1:
            return
        self._told = time.monotonic()
        games = sum(table.games for table in tables)
        self._tell(
            f"{self.plan.backend}: {what}, {games} games, "
            f"{self.journal.acknowledged} actions acknowledged"
        )

    def _outcries(self) -> list[str]:
        """Errors that the servers themselves did not expect."""
        found = []
        for server in self._site.servers:
            found += [line for line in server.words.splitlines() if line.startswith("Traceback")]
        return [f"the servers' logs hold {len(found)} tracebacks"] if found else []


def run(plan: Plan, tell: Tell = lambda _: None, keep: bool = False) -> Report:
    """Carry out a plan."""

    async def start() -> Report:
        return await Campaign(plan, tell, keep).run()

    return asyncio.run(start())
