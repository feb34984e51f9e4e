"""A whole site of real processes: servers behind proxies, a database, and what belongs to it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import httpx
import psutil
from sqlalchemy import select
from tests.ports import HeldPort
from tests.server.machine_clock import MachineClock
from tests.server.services import DIES_WITH_US, NO_TLS, Postgres, Redis

from fourfold.server import Settings
from fourfold.server.store import open_store, schema

from .disk import Disk, make_disk
from .proxy import Proxy
from .verdict import Line, Log

#: The folder in which `tests` is a package.
_ROOT: Final = Path(__file__).resolve().parents[2]
#: Seconds in which a server has to be ready on a busy machine.
_READY: Final = 60.0


#: How a server ends that was asked to: uvicorn stops in good order, then obeys the signal.
STOPPED: Final = (0, -signal.SIGTERM)


class Server:
    """`fourfold serve` as a process of its own, on the same port each time it is started."""

    def __init__(
        self,
        settings: Settings,
        command: tuple[str, ...],
        log: Path,
        environment: Mapping[str, str],
    ) -> None:
        self._environment = {**environment, "PYTHONPATH": str(_ROOT)}
        self._port = HeldPort()
        self.settings = settings.changed(port=self._port.number)
        self._command = command
        self._log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.proxy = Proxy(self.settings.port)
        #: When it was last asked in vain whether it is ready (milliseconds).
        self.unready_at = 0

    @property
    def runs(self) -> bool:
        """Whether it was started and not ended."""
        return self.process is not None

    def processes(self) -> list[int]:
        """It and its children."""
        if self.process is None:
            return []
        whole = psutil.Process(self.process.pid)
        return [whole.pid, *(child.pid for child in whole.children(recursive=True))]

    def launch(self) -> None:
        """Start it without waiting; in the main thread, whose end would end it."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*DIES_WITH_US, *self._command],
                env={**os.environ, **self.settings.environment(), **self._environment},
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    async def ready(self) -> None:
        """Wait until it says that it is ready."""
        assert self.process is not None
        end = time.monotonic() + _READY
        self.unready_at = time.time_ns() // 1_000_000
        async with httpx.AsyncClient(timeout=2, verify=NO_TLS) as client:
            while time.monotonic() < end:
                if self.process.poll() is not None:
                    words = self._log.read_text(errors="replace")[-3000:]
                    raise RuntimeError(f"fourfold serve ended: {self.process.returncode}\n{words}")
                asked_at = time.time_ns() // 1_000_000
                try:
                    url = f"http://127.0.0.1:{self.settings.port}/readyz"
                    if (await client.get(url)).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                self.unready_at = asked_at
                await asyncio.sleep(0.03)
        raise TimeoutError(f"fourfold serve was not ready in {_READY} s")

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to it and all its children."""
        assert self.process is not None
        os.killpg(self.process.pid, number)

    def kill(self) -> None:
        """End it and all its children at once, as a power cut would."""
        if self.process is not None:
            # It may have ended by itself; whoever waited for it says so.
            with suppress(ProcessLookupError):
                self.signal(signal.SIGKILL)
            self.process.wait(10)
            self.process = None

    def close(self) -> None:
        """End it for good."""
        self.kill()
        self._port.close()

    async def stop(self) -> int:
        """Ask it to end; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = await asyncio.to_thread(self.process.wait, 30)
        self.process = None
        return status

    @property
    def words(self) -> str:
        """What it wrote to its log."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""


class Site:
    """Servers on one database: one file on a small disk, or PostgreSQL with Redis."""

    def __init__(
        self, backend: str, servers: int, hasty: bool = False, steps: bool = False
    ) -> None:
        self.backend = backend
        self.folder = Path(tempfile.mkdtemp(prefix="fourfold-faults-"))
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.disk: Disk | None = None
        #: The machine's clock as the servers see it, when it is going to be set.
        self.clock = MachineClock(self.folder) if steps else None
        self._servers = servers
        self._plain = Settings(rate_limits=False)
        self._program = "tests.faults.hasty" if hasty else "fourfold"
        self.servers: list[Server] = []

    @property
    def doors(self) -> list[str]:
        """Where clients reach the servers: through proxies only."""
        return [server.proxy.url for server in self.servers]

    async def open(self) -> None:
        """Start everything."""
        prefix: tuple[str, ...] = ()
        if self.backend == "sqlite":
            self.disk = await asyncio.to_thread(make_disk)
            prefix = self.disk.prefix
            settings = self._plain.changed(database=str(self.disk.folder / "fourfold.db"))
        else:
            self.postgres = Postgres(durable=True)
            self.postgres.start()
            self.redis = Redis()
            self.redis.start()
            self.postgres.sql("CREATE DATABASE fourfold")
            url = self.postgres.url("fourfold")
            settings = self._plain.changed(database=url, redis=self.redis.url)
            store = open_store(settings.database_url)
            await store.upgrade()
            await store.close()
        command = (*prefix, sys.executable, "-m", self._program, "serve")
        environment = {} if self.clock is None else self.clock.environment
        for number in range(self._servers):
            log = self.folder / f"server-{number}.log"
            server = Server(settings, command, log, environment)
            self.servers.append(server)
            server.launch()
        for server in self.servers:
            await server.ready()
            await server.proxy.start()

    async def stop(self) -> list[int]:
        """Stop the servers in good order; their exit statuses."""
        return [await server.stop() for server in self.servers if server.runs]

    async def settle(self) -> Settings:
        """The database when the servers are stopped; a copy, where it lies on a small disk."""
        if self.disk is not None:
            await asyncio.to_thread(self.disk.copy, self.folder / "database")
            return Settings(database=str(self.folder / "database" / "fourfold.db"))
        assert self.postgres is not None
        return Settings(database=self.postgres.url("fourfold"))

    async def close(self, keep: bool = False) -> None:
        """End everything and leave nothing but, when wanted, the folder with the logs."""
        with ExitStack() as stack:
            if not keep:
                stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
            for service in (self.disk, self.postgres, self.redis):
                if service is not None:
                    stack.callback(service.close)
            for server in self.servers:
                stack.callback(server.close)
            for server in self.servers:
                if server.proxy.port:
                    await server.proxy.close()


async def read_logs(settings: Settings) -> list[Log]:
    """All games of a database with their entries."""
    store = open_store(settings.database_url)
    try:
        entry = schema.entry
        lines: dict[str, list[Line]] = {}
        for row in await store.rows(select(entry).order_by(entry.c.game, entry.c.number)):
            line = Line(row.number, row.entry, row.time, row.player, row.key)
            lines.setdefault(row.game, []).append(line)
        return [
            Log(row.id, dict(row._mapping), tuple(lines.get(row.id, ())))  # its public name
            for row in await store.rows(select(schema.game))
        ]
    finally:
        await store.close()


async def check_database(settings: Settings) -> list[str]:
    """What `fourfold db check` says against a database; nothing when all is well."""
    command = [sys.executable, "-m", "fourfold", "db", "check", "--database", settings.database]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    if done.returncode == 0:
        return []
    return [f"fourfold db check: {done.stdout[-1500:]}{done.stderr[-1500:]}"]
