"""What every test can rely on."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


def pytest_configure() -> None:
    """Ctrl-C means something, also when the test run was started in the background.

    A shell starts background jobs with SIGINT ignored, and the programs that the tests start would
    inherit that: a test that interrupts one of them would wait forever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Figures that tests recorded with `record_property("figure", text)`, at the end of the run."""
    figures = sorted({text for text in _figures(terminalreporter.stats.get("passed", [])) if text})
    if figures:
        terminalreporter.section("figures")
        for text in figures:
            terminalreporter.write_line(text)


def _figures(reports: list[pytest.TestReport]) -> Iterator[str]:
    for report in reports:
        for name, value in getattr(report, "user_properties", ()):
            if name == "figure":
                yield str(value)
