"""Running the command: inside the process, or as a real one."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import IO

import pytest
from typer.testing import CliRunner, Result

from fourfold.cli.app import app

Run = Callable[..., Result]
Real = Callable[..., "subprocess.Popen[str]"]


def end(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


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
    started = []

    def start(
        *arguments: object, stdin: int | IO[str] = subprocess.PIPE, **environment: str
    ) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", "from fourfold.cli import main; main()", *map(str, arguments)],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: object) -> None:
        pty = pytest.importorskip("pty")
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from fourfold.cli import main; main()", *map(str, arguments)],
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
        while words not in self.seen:
            if not select.select([self.screen], [], [], 60)[0]:
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
        try:
            while select.select([self.screen], [], [], 60)[0] and os.read(self.screen, 65536):
                pass
        except OSError:
            pass
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
