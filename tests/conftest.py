"""What every test can rely on."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Ctrl-C means something, also when the test run was started in the background.

    A shell starts background jobs with SIGINT ignored, and the programs that the tests start would
    inherit that: a test that interrupts one of them would wait forever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
