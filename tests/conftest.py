"""What every test can rely on."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator

import pytest
from tests.leftovers import Watch

_watch = Watch()


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """A test leaves its process as it found it, or fails: the next one has to rely on that."""
    yield from _watch.test()


class _WiderFixtures:
    """A plugin, because pytest does not ask a `conftest.py` about fixtures of the session."""

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object]
    ) -> Generator[None, object, object]:
        """What a fixture of a module or of the session starts may outlive the first test."""
        if fixturedef.scope == "function":
            return (yield)
        return (yield from _watch.wider_fixture())


def pytest_configure(config: pytest.Config) -> None:
    """Ctrl-C means something, also when the test run was started in the background.

    A shell starts background jobs with SIGINT ignored, and the programs that the tests start would
    inherit that: a test that interrupts one of them would wait forever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.pluginmanager.register(_WiderFixtures())


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
