"""What the processes of a pool do in these tests."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def working_folder(_: object) -> Path:
    return Path.cwd()


def relay(files: tuple[Path | None, Path | None]) -> None:
    """Wait for one file, then make another one."""
    awaited, made = files
    while awaited is not None and not awaited.exists():
        time.sleep(0.01)
    if made is not None:
        made.touch()


def refuse(number: int) -> int:
    raise ValueError(f"{number} is refused")


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def blocked(_: int) -> set[int]:
    """The signals that do not reach this process."""
    return {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, ())}


def wait_forever(folder: Path) -> None:
    """Say which process this is, and never end."""
    (folder / str(os.getpid())).touch()
    while True:
        signal.pause()


def survive(item: tuple[int, Path]) -> int:
    """The square of a number; for 3, only once somebody has killed the process that began."""
    number, folder = item
    begun = folder / "begun"
    if number == 3 and not begun.exists():
        begun.with_suffix(".new").write_text(str(os.getpid()))
        begun.with_suffix(".new").rename(begun)
        while True:
            signal.pause()
    return number * number
