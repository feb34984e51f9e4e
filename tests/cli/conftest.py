"""Running the command: inside the process, or as a real one."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import IO

import psutil
import pytest
from typer.testing import CliRunner, Result

from fourfold.cli.app import app

Run = Callable[..., Result]
Real = Callable[..., "subprocess.Popen[str]"]

COMMAND = [sys.executable, "-c", "from fourfold.cli import main; main()"]
#: Seconds after which a process that a test started is ended, whatever it does.
LIMIT = 120.0


def end(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def wait_for(what: str, condition: Callable[[], bool]) -> None:
    """Wait until something is the case; the time matters only when it never is."""
    give_up = time.monotonic() + LIMIT
    while not condition():
        if time.monotonic() > give_up:
            pytest.fail(f"waited too long for {what}")
        time.sleep(0.01)


def wait_until_idle(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Wait until a process sleeps: after its last words it waits for a line.

    A signal between the prompt and the waiting would be heard with the next line only.
    """
    asleep = psutil.STATUS_SLEEPING
    wait_for("a line to be asked for", lambda: psutil.Process(process.pid).status() == asleep)


def read_until(process: subprocess.Popen[str], words: str) -> None:
    """Read what a process writes up to a line with these words."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if words in line:
            return
    pytest.fail(f"{words!r} never came: {''.join(lines)}")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


@pytest.fixture
def run() -> Run:
    """Run the command; `stdin` is what a person writes, a line each."""

    def invoke(*arguments: object, stdin: list[str] | None = None) -> Result:
        lines = "".join(f"{line}\n" for line in stdin or [])
        return CliRunner().invoke(app, [str(a) for a in arguments], input=lines)

    return invoke


@pytest.fixture
def real() -> Iterator[Real]:
    """Start the command as a process of its own, with pipes to all its streams."""
    started: list[tuple[subprocess.Popen[str], threading.Timer]] = []

    def start(
        *arguments: object, stdin: int | IO[str] = subprocess.PIPE, **environment: str
    ) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        )
        limit = threading.Timer(LIMIT, process.kill)
        limit.daemon = True
        limit.start()
        started.append((process, limit))
        return process

    yield start
    for process, limit in started:
        limit.cancel()
        process.kill()
        process.communicate()
        limit.join()


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: object) -> None:
        pty = pytest.importorskip("pty")
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(inside)
        self.seen = ""

    def until(self, words: str) -> str:
        """What was written since the last time, up to these words."""
        give_up = time.monotonic() + LIMIT
        while words not in self.seen:
            left = give_up - time.monotonic()
            if left <= 0 or not select.select([self.screen], [], [], left)[0]:
                pytest.fail(f"waited too long for {words!r}: {self.seen}")
            try:
                self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
            except OSError:
                pytest.fail(f"{words!r} never came: {self.seen}")
        found, self.seen = self.seen.split(words, 1)
        return found

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def end(self) -> int:
        """The exit status; what was written until then is in `seen`."""
        with suppress(OSError):  # the terminal is gone when nobody writes there any more
            while select.select([self.screen], [], [], LIMIT)[0]:
                data = os.read(self.screen, 65536)
                if not data:
                    break
                self.seen += data.decode("utf-8", "replace")
        return self.process.wait(timeout=60)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


Open = Callable[..., Terminal]


@pytest.fixture
def open_terminal() -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*arguments: object) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()
