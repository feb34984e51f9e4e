"""What every process that the server starts does: it ends when the one that started it is gone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def end_with_parent(how: signal.Signals = signal.SIGKILL) -> None:
    """End this process by a signal when its parent is gone, however that went."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), how)

    threading.Thread(target=wait, name="parent", daemon=True).start()
