"""Servers under test: in a thread of the test's process, or as processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from fourfold.server import Settings, create_app
from fourfold.server.running import uvicorn_options

from .services import DIES_WITH_US, NO_TLS, answers, free_port, wait_for


class Client(httpx.Client):
    """Somebody's browser: a cookie jar and an address."""

    def __init__(self, url: str) -> None:
        super().__init__(base_url=url, timeout=60, headers={"Origin": url}, verify=NO_TLS)
        self.url = url

    def live(self, path: str) -> ClientConnection:
        """A WebSocket with this browser's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        where = "ws" + self.url.removeprefix("http") + path
        return connect(where, additional_headers=headers, origin=Origin(self.url), open_timeout=60)


def heard(websocket: ClientConnection, kind: str, seconds: float = 60) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(websocket.recv(timeout=seconds))
        if message["type"] == kind:
            return message


class Server:
    """A server with an address, and the clients that the test opened."""

    def __init__(self, url: str, settings: Settings, app: FastAPI | None = None) -> None:
        self.url = url
        #: The application, when it runs in this process.
        self.app = app
        self.settings = settings
        self.clients: list[Client] = []

    def client(self) -> Client:
        self.clients.append(Client(self.url))
        return self.clients[-1]

    def close_clients(self) -> None:
        for client in self.clients:
            client.close()


class PromptServer(uvicorn.Server):
    """Looks more often than ten times a second whether it should stop: thousands of tests wait."""

    async def main_loop(self) -> None:
        counter = 0
        while not await self.on_tick(counter):
            counter += 1
            await asyncio.sleep(0.01)


@contextmanager
def run_in_thread(settings: Settings) -> Iterator[Server]:
    """A server in this process, on a port of its own."""
    settings = settings.changed(port=free_port())
    app = create_app(settings)
    server = PromptServer(uvicorn.Config(app, **uvicorn_options(settings)))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    found = Server(f"http://127.0.0.1:{settings.port}", settings, app)
    try:
        wait_for("the server", lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield found
    finally:
        found.close_clients()
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive(), "the server did not stop"


class ServerProcess(Server):
    """`fourfold serve` as a process of its own, to be killed and started again."""

    def __init__(
        self,
        settings: Settings,
        environment: Mapping[str, str] | None = None,
        *,
        python: str = sys.executable,
        prefix: Sequence[str] = (),
        log: Path | None = None,
    ) -> None:
        settings = settings.changed(port=settings.port or free_port())
        #: Where its log goes, None for nowhere.
        self._log = log
        super().__init__(f"http://127.0.0.1:{settings.port}", settings)
        self._environment = environment or {}
        self._python = python
        #: What stands before the command.
        self._prefix = prefix
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        with (self._log or Path(os.devnull)).open("ab") as log:
            self.process = subprocess.Popen(
                [*DIES_WITH_US, *self._prefix, self._python, "-m", "fourfold", "serve"],
                env={**os.environ, **self._environment, **self.settings.environment()},
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        if wait:
            wait_for("fourfold serve", self.is_ready)

    def is_ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"fourfold serve ended: {self.process.returncode}"
        if not answers(self.settings.port):
            return False
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5, verify=NO_TLS).status_code == 200
        except httpx.HTTPError:
            return False

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the whole group."""
        assert self.process is not None
        os.killpg(self.process.pid, number)

    def kill(self) -> None:
        """End the whole group at once, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(60)
            self.process = None

    def stop(self) -> int:
        """Ask it to end, and say how it did."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(60)
        self.process = None
        return status


@contextmanager
def run_process(
    settings: Settings,
    environment: Mapping[str, str] | None = None,
    *,
    python: str = sys.executable,
    prefix: Sequence[str] = (),
    log: Path | None = None,
) -> Iterator[ServerProcess]:
    """A server process that is gone afterwards, whatever happens."""
    server = ServerProcess(settings, environment, python=python, prefix=prefix, log=log)
    try:
        server.start()
        yield server
    finally:
        server.close_clients()
        server.kill()
