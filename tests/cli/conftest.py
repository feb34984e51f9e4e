"""Running the command: inside the process, or as a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from typer.testing import CliRunner, Result

from fourfold.cli.app import app

Run = Callable[..., Result]
Real = Callable[..., "subprocess.Popen[str]"]


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

    def start(*arguments: object, **environment: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", "from fourfold.cli import main; main()", *map(str, arguments)],
            stdin=subprocess.PIPE,
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
