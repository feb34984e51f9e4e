"""What every test can rely on."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from tests.leftovers import Watch

_watch = Watch()
#: Folders whose tests still run commands in their own process that set up a process for serving.
_NOT_YET = ("attacks", "server", "browser")


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test leaves its process as it found it, or fails: the next one has to rely on that."""
    folder = request.path.relative_to(Path(__file__).parent).parts[0]
    if folder in _NOT_YET:
        yield
    else:
        yield from _watch.test()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object],
) -> Generator[None, object, object]:
    """What a fixture of a module or of the session starts may outlive the test that needed it."""
    if fixturedef.scope == "function":
        return (yield)
    return (yield from _watch.wider_fixture())


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
