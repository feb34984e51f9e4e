"""The faults, each as something that happens to a site and is over after a while."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Final

from .journal import Journal, Outage, now
from .poison import Poisoner
from .proxy import Proxy, Way
from .site import STOPPED, Server, Site

#: Seconds without a server in a long outage: longer than the short clocks of `contest`.
LONG: Final = 8.0
#: The kind of fault that needs servers whose clock can be set.
STEP: Final = "clock step"
#: Seconds in which a full disk has to be felt.
_FELT: Final = 20.0


@contextmanager
def _noted(where: list[Outage], kind: str, connections: bool = False) -> Iterator[Outage]:
    outage = Outage(kind, now(), connections=connections)
    where.append(outage)
    try:
        yield outage
    finally:
        outage.ended = now()


class Faults:
    """Lets faults happen to a site, with the choices of one random source."""

    def __init__(self, site: Site, journal: Journal, source: random.Random) -> None:
        self._site = site
        self._journal = journal
        self._source = source
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill -9": self.kill,
            "kill -9, long outage": self.kill_for_long,
            "restart in good order": self.restart,
            "database restart": self.restart_database,
            "Redis restart": self.restart_redis,
            "full disk": self.fill_disk,
            "connections cut": self.cut,
            "answers lost": self.lose_answers,
            "connections delayed": self.delay,
            "connections half-open": self.hold,
            "freeze": self.freeze,
            STEP: self.step_clock,
            "poison requests": self.poison,
        }

    @contextmanager
    def _outage(self, kind: str) -> Iterator[Outage]:
        with _noted(self._journal.outages, kind) as outage:
            yield outage

    @contextmanager
    def _trouble(self, proxy: Proxy, kind: str) -> Iterator[Proxy]:
        with _noted(self._journal.troubles, kind, connections=True):
            try:
                yield proxy
            finally:
                proxy.release()

    async def kill(self) -> None:
        """Kill one server of several, or all of them; start them again at once or a bit later."""
        await self._kill(self._victims(), self._source.uniform(0, 0.5))

    async def kill_for_long(self) -> None:
        """Let nobody serve for longer than the short clocks have."""
        await self._kill(self._site.servers, LONG)

    async def _kill(self, victims: list[Server], seconds: float) -> None:
        for server in victims:
            server.kill()
        everything = len(victims) == len(self._site.servers)
        with self._outage("kill") if everything else nullcontext() as outage:
            await asyncio.sleep(seconds)
            for server in victims:
                server.launch()
            starting = [asyncio.create_task(server.ready()) for server in victims]
            # One that serves is enough.
            await asyncio.wait(starting, return_when=asyncio.FIRST_COMPLETED)
            if outage is not None:
                outage.surely_until = min(server.unready_at for server in victims)
        await asyncio.gather(*starting)

    async def freeze(self) -> None:
        """Stop one server of several, or all, as when a machine sleeps; let it go on later."""
        victims, journal = self._victims(), self._journal
        everything = len(victims) == len(self._site.servers)
        with _noted(journal.outages if everything else journal.troubles, "freeze"):
            try:
                for server in victims:
                    server.signal(signal.SIGSTOP)
                await asyncio.sleep(self._source.choice((self._source.uniform(0.5, 2), LONG)))
            finally:
                for server in victims:
                    server.signal(signal.SIGCONT)

    async def step_clock(self) -> None:
        """Set the machine's clock, as the servers see it, by an hour or two."""
        assert self._site.clock is not None
        steps = [step for step in (-3600, 0, 3600) if step != self._site.clock.ahead]
        self.set_clock(self._source.choice(steps))
        await asyncio.sleep(self._source.uniform(0.2, 1))

    def set_clock(self, ahead: int) -> None:
        """Let the clock be ahead by so many seconds; servers go by it when they next start."""
        assert self._site.clock is not None
        self._site.clock.step(ahead)
        self._journal.furthest_ahead = max(self._journal.furthest_ahead, 1000 * ahead)

    async def poison(self) -> None:
        """Mix requests into the traffic whose data the database refuses."""
        poisoner = Poisoner(self._site.doors, self._journal, self._source)
        await poisoner.send(self._source.randint(20, 60))

    async def restart(self) -> None:
        """Restart one server after the other, as for a new version."""
        alone = len(self._site.servers) == 1
        for server in self._site.servers:
            with self._outage("restart") if alone else nullcontext() as outage:
                status = await server.stop()
                if status not in STOPPED:
                    self._journal.errors.append(f"a server ended with {status}")
                server.launch()
                await server.ready()
                if outage is not None:
                    outage.surely_until = server.unready_at

    async def restart_database(self) -> None:
        """Stop PostgreSQL, in good order or as a crash would, and start it again."""
        assert self._site.postgres is not None
        how = self._source.choice((signal.SIGINT, signal.SIGQUIT))
        with self._outage("database"):
            await asyncio.to_thread(self._site.postgres.restart, how)

    async def restart_redis(self) -> None:
        """Kill Redis and start it again, empty."""
        assert self._site.redis is not None
        await asyncio.to_thread(self._site.redis.stop, signal.SIGKILL)
        await asyncio.sleep(self._source.uniform(0, 1))
        await asyncio.to_thread(self._site.redis.start)

    async def fill_disk(self) -> None:
        """Fill the disk until somebody is told so, and free it a bit later."""
        assert self._site.disk is not None
        processes = [pid for server in self._site.servers for pid in server.processes()]
        before = self._refusals()
        await asyncio.to_thread(self._site.disk.fill, processes)
        try:
            end = time.monotonic() + _FELT
            while self._refusals() == before:
                if time.monotonic() > end:
                    raise TimeoutError("nobody was told that the disk is full")
                await asyncio.sleep(0.02)
            with self._outage("disk"):
                await asyncio.sleep(self._source.uniform(0.2, 1.5))
        finally:
            await asyncio.to_thread(self._site.disk.free, processes)

    def _refusals(self) -> int:
        return self._journal.statuses[507] + self._journal.statuses[503]

    async def cut(self) -> None:
        """Cut all connections of a server, a few times."""
        with self._trouble(self._any().proxy, "cut") as proxy:
            for _ in range(self._source.randint(1, 4)):
                proxy.cut()
                await asyncio.sleep(self._source.uniform(0, 0.2))

    async def lose_answers(self) -> None:
        """Let requests through, and lose the answers."""
        with self._trouble(self._any().proxy, "lost answers") as proxy:
            proxy.lose_answers(self._source.randint(3, 12))
            await asyncio.sleep(self._source.uniform(0.3, 1))

    async def delay(self) -> None:
        """Let everything come late."""
        with self._trouble(self._any().proxy, "delay") as proxy:
            proxy.delay(self._source.uniform(0.05, 0.6), *self._ways())
            await asyncio.sleep(self._source.uniform(0.5, 1.5))

    async def hold(self) -> None:
        """Let nothing through, and close nothing; what came meanwhile goes through afterwards."""
        with self._trouble(self._any().proxy, "half-open") as proxy:
            proxy.hold(*self._ways())
            await asyncio.sleep(self._source.uniform(0.5, 2))

    def _victims(self) -> list[Server]:
        """One server of several, or all of them."""
        servers = self._site.servers
        all_of_them = len(servers) == 1 or self._source.random() < 0.3
        return servers if all_of_them else [self._source.choice(servers)]

    def _any(self) -> Server:
        return self._source.choice(self._site.servers)

    def _ways(self) -> tuple[Way, ...]:
        return self._source.choice(((Way.REQUESTS,), (Way.ANSWERS,), tuple(Way)))
