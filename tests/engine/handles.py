"""Stopping the engine in tests, once it is seen to be at work."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from typing import Protocol


class Counted(Protocol):
    """A handle that counts what a task has visited."""

    @property
    def nodes(self) -> int: ...


def wait_for_nodes(handle: Counted) -> None:
    """Until the task is under way; a minute is enough on any machine."""
    limit = time.monotonic() + 60
    while handle.nodes == 0:
        assert time.monotonic() < limit, "the engine never began"
        time.sleep(0.001)


_PROGRAM = """
import threading
from fourfold import _native
from fourfold.engine import Handle, solve
from tests.engine.handles import wait_for_nodes

def announce():
    wait_for_nodes(handle)
    print("at work", flush=True)

handle = Handle()
threading.Thread(target=announce, daemon=True).start()
"""


def errors_after_control_c(task: str) -> str:
    """What a process writes to standard error that is interrupted while its task uses `handle`."""
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM + task],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    return errors.rstrip()
