"""A real server, as people start it: `fourfold serve`, on a free port of this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO

import httpx
from tests.server.services import NO_TLS, free_port

_READY = re.compile(r"http://127\.0\.0\.1:(\d+)")
_PATIENCE = 60


class Server:
    """A server with a database of its own; can be stopped and started again at its address."""

    def __init__(
        self,
        folder: Path,
        program: Sequence[str | Path] = (sys.executable, "-m", "fourfold"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._folder = folder
        self._environment = environment or {}
        self._program = program
        self._process: subprocess.Popen[str] | None = None
        # Chosen here, so that the command is the same after a restart.
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [*self._program, "serve", "--port", str(self.port)]
        # All tests share an address, from which only so many people may sign up in an hour.
        own = {"PYTHONUNBUFFERED": "1", "FOURFOLD_LANG": "en", "FOURFOLD_RATE_LIMITS": "false"}
        environment = {**os.environ, **own, **self._environment}
        self._process = subprocess.Popen(
            [*command, "--database", str(self._folder / "games.db")],
            cwd=self._folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        self.port = _wait_for_port(self._process.stdout)
        _wait_until_ready(f"{self.url}/readyz")

    def kill(self) -> None:
        """End it as a power failure would, between any two statements."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()


def _wait_until_ready(url: str) -> None:
    """Wait until the server answers that it can work."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            if httpx.get(url, verify=NO_TLS).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise TimeoutError(f"{url} does not answer")


def _wait_for_port(output: IO[str]) -> int:
    """The port out of the line that says where the server is; what follows is read and dropped."""
    lines: Queue[str] = Queue()

    def read() -> None:
        try:
            for line in output:
                lines.put(line)
        except ValueError:
            pass  # closed, when the server was stopped
        lines.put("")

    Thread(target=read, name="output of a server", daemon=True).start()
    seen: list[str] = []
    while True:
        try:
            line = lines.get(timeout=_PATIENCE)
        except Empty:
            raise TimeoutError(f"the server said nothing useful: {seen}") from None
        if found := _READY.search(line):
            return int(found[1])
        if not line:
            raise RuntimeError(f"the server ended: {''.join(seen)}")
        seen.append(line)
