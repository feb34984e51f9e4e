"""Commands that are run for a while, and ended with everything they started."""

import asyncio
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

import psutil

#: Seconds between two looks at a running command.
LOOK: Final = 0.02


@dataclass(frozen=True)
class Ended:
    """How a command ended, and the processor time of it and its children."""

    status: int
    processor: float


class Patience:
    """How long interrupted commands may take to clean up before they are killed."""

    def __init__(self, seconds: float = 3.0) -> None:
        self._seconds = seconds

    def lose(self) -> None:
        """Wait no longer: somebody has pressed Ctrl-C again."""
        self._seconds = 0.0

    def is_over(self, since: float) -> bool:
        """Whether all of that time has passed."""
        return time.monotonic() - since >= self._seconds


class Command:
    """A running command in a session of its own, so that Ctrl-C reaches it only through us.

    Where `setpriv` exists (Linux), the command also ends when this process is killed.
    """

    def __init__(
        self,
        words: Sequence[str | Path],
        *,
        cwd: Path,
        environment: Mapping[str, str],
        output: IO[bytes] | None = None,
    ) -> None:
        setpriv = shutil.which("setpriv")
        guard = [setpriv, "--pdeathsig", "KILL"] if setpriv else []
        program = shutil.which(words[0], path=environment.get("PATH"))
        if program is None:
            raise FileNotFoundError(f"{words[0]} is not installed")
        self._process = subprocess.Popen(
            [*guard, program, *words[1:]],
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=None if output is None else subprocess.STDOUT,
            start_new_session=True,
        )
        self._ended: Ended | None = None

    async def wait(self, patience: Patience) -> Ended:
        """Wait for its end; when cancelled, end it and all its descendants first."""
        try:
            await _until(self._look)
        except asyncio.CancelledError:
            await self._end(patience)
            raise
        assert self._ended is not None
        return self._ended

    def _look(self) -> bool:
        """Whether it has ended; `wait4` also tells what it cost."""
        if self._ended is None:
            pid, status, usage = os.wait4(self._process.pid, os.WNOHANG)
            if pid:
                self._process.returncode = os.waitstatus_to_exitcode(status)
                self._ended = Ended(self._process.returncode, usage.ru_utime + usage.ru_stime)
        return self._ended is not None

    async def _end(self, patience: Patience) -> None:
        """Interrupt it; kill what is left of it when patience is over.

        Descendants may have sessions of their own (browsers, servers), hence the list of them.
        """
        family = self._descendants()
        self._signal(signal.SIGINT)
        since = time.monotonic()
        await _until(lambda: self._is_over(family) or patience.is_over(since))
        family |= self._descendants()
        self._signal(signal.SIGKILL)
        for process in family:
            with suppress(psutil.Error):
                process.kill()
        await _until(lambda: self._is_over(family))

    def _descendants(self) -> set[psutil.Process]:
        if self._look():
            return set()
        with suppress(psutil.Error):
            return set(psutil.Process(self._process.pid).children(recursive=True))
        return set()

    def _signal(self, number: signal.Signals) -> None:
        """Signal the group: it exists as long as one of its members does."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)

    def _is_over(self, family: set[psutil.Process]) -> bool:
        return self._look() and not any(map(is_alive, family))


def is_alive(process: psutil.Process) -> bool:
    """Whether it runs: one that has ended, but has not been waited for, does not."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


async def _until(condition: Callable[[], bool]) -> None:
    """Look until it is so: no event comes when somebody else's process ends."""
    while not condition():  # noqa: ASYNC110 - for the same reason
        await asyncio.sleep(LOOK)
