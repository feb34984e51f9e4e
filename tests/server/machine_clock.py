"""The machine's clock as a server process sees it, to be set while it runs (libfaketime)."""

from __future__ import annotations

import os
from pathlib import Path

#: Where Debian's package faketime has its library.
_LIBRARIES = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))


class MachineClock:
    """Steps the clock of the processes that are started with its environment, and of no others."""

    #: The Debian package that is needed.
    package = "faketime"

    def __init__(self, folder: Path) -> None:
        self._file = folder / "machine-clock"
        #: By how many seconds it is ahead.
        self.ahead = 0
        self.step(0)

    @staticmethod
    def is_installed() -> bool:
        """Whether clocks can be set here."""
        return bool(_LIBRARIES)

    def step(self, seconds: int) -> None:
        """Let the clock be ahead by so many seconds from now on, or late by them."""
        # In one piece: a process may read it at any time.
        draft = self._file.with_suffix(".new")
        draft.write_text(f"{seconds:+d}\n")
        draft.replace(self._file)
        self.ahead = seconds

    @property
    def environment(self) -> dict[str, str]:
        """For the processes; what only counts time on is left alone."""
        loaded = [str(_LIBRARIES[0]), *filter(None, [os.environ.get("LD_PRELOAD")])]
        return {
            "LD_PRELOAD": ":".join(loaded),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            # Meant for an old glibc, it keeps threads waiting that have nothing to wait for.
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",
            # Programs ask for the times of many files when they start.
            "NO_FAKE_STAT": "1",
        }
