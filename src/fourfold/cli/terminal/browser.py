"""Showing a page of the server in the browser, as soon as the server answers."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from threading import Thread
from typing import Final

_PATIENCE: Final = 30.0
_PAUSE: Final = 0.05


def has_window() -> bool:
    """Whether a window can be shown; a browser in this terminal would only be in the way."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str, page: str = "") -> Thread:
    """Open a page in the browser from a thread of its own; give up quietly after a while.

    `address`: of the server; `page`: the path on it, with whatever follows.
    """
    thread = Thread(target=_wait_and_open, args=(address, page), daemon=True)
    thread.start()
    return thread


def _wait_and_open(address: str, page: str) -> None:
    # Only this thread needs them, and they take a while to import.
    from urllib.error import URLError  # noqa: PLC0415
    from urllib.request import urlopen  # noqa: PLC0415

    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"{address}/readyz", timeout=1):  # noqa: S310  # our own server's address
                break
        except (URLError, OSError):
            time.sleep(_PAUSE)
    else:
        return
    webbrowser.open(address + page)
