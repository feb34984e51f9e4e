"""What one test can leave to the next in their common process, and a look at all of it.

A test that fails by chance often fails because of another one: a handler bound to a stream that is
closed by now, a variable of the environment, a thread that goes on. `tests/conftest.py` looks
before and after every test, which takes a fraction of a millisecond.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from _pytest.logging import LogCaptureHandler

_SIGNALS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGALRM", "SIGCHLD", "SIGPIPE", "SIGUSR1")
)
#: pytest itself changes it with every test.
_OURS: Final = "PYTEST_CURRENT_TEST"
#: Threads of pools that the product keeps for as long as its process lives.
_POOLS: Final = ("argon2_",)
#: Loggers to which a library adds a handler when it is imported.
_LIBRARIES: Final = ("push_response",)
#: Processes that Python starts once and keeps.
_HELPERS: Final = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")
#: Seconds in which threads and processes that were told to end have to be gone.
PATIENCE: Final = 10.0


@dataclass(frozen=True, slots=True)
class State:
    """The state of this process, as far as tests can change it for each other."""

    #: Values by name: the same names with the same values have to be there afterwards.
    settings: Mapping[str, object]
    environment: Mapping[str, str]
    #: What may end before the next look, but must not begin.
    handlers: frozenset[tuple[str, logging.Handler]]
    threads: frozenset[threading.Thread]
    #: Commands by the number of their process.
    children: Mapping[int, str]

    @classmethod
    def now(cls) -> State:
        """Look."""
        settings: dict[str, object] = {
            f"the handler of {number.name}": signal.getsignal(number) for number in _SIGNALS
        }
        settings["the working folder"] = os.getcwd()  # noqa: PTH109 - quicker, and it is compared only
        settings["the level of the root logger"] = logging.root.level
        settings["logging.disable"] = logging.root.manager.disable
        settings["the garbage collector"] = gc.isenabled(), gc.get_threshold()
        settings["sys.excepthook"] = sys.excepthook
        settings["threading.excepthook"] = threading.excepthook
        settings["the policy of event loops"] = asyncio.get_event_loop_policy()
        environment = dict(os.environ)
        environment.pop(_OURS, None)
        return cls(
            settings,
            environment,
            frozenset(_handlers()),
            frozenset(_threads()),
            _children(),
        )

    def left(self, after: State) -> list[str]:
        """What is different afterwards, in words."""
        words = [
            f"{name} is {after.settings[name]!r}, was {value!r}"
            for name, value in self.settings.items()
            if after.settings[name] != value
        ]
        if self.environment != after.environment:
            changed = dict(self.environment.items() ^ after.environment.items())
            words.append(f"the environment: {', '.join(sorted(changed))}")
        words += [
            f"a handler of the logger {name!r}: {handler!r}"
            for name, handler in after.handlers - self.handlers
        ]
        # A program that a test restarted, with the thread that reads it, is the same to the next.
        gone = [thread.name for thread in self.threads if not thread.is_alive()]
        words += [
            f"a thread: {thread.name}"
            for thread in after.threads - self.threads
            if thread.is_alive() and thread.name not in gone
        ]
        ended = [self.children[number] for number in self.children.keys() - after.children.keys()]
        words += [
            f"a process: {command}"
            for number, command in after.children.items()
            if number not in self.children and command not in ended
            if not any(helper in command for helper in _HELPERS)
        ]
        return words

    def grown(self, before: State, after: State) -> State:
        """The same, and what has changed between two other looks."""
        gone = before.environment.keys() - after.environment.keys()
        return State(
            {**self.settings, **dict(after.settings.items() - before.settings.items())},
            {
                name: value
                for name, value in {
                    **self.environment,
                    **dict(after.environment.items() - before.environment.items()),
                }.items()
                if name not in gone
            },
            self.handlers | (after.handlers - before.handlers),
            self.threads | (after.threads - before.threads),
            {
                **self.children,
                **{
                    number: command
                    for number, command in after.children.items()
                    if number not in before.children
                },
            },
        )


class Watch:
    """Looks before and after a test; what fixtures of wider scope start may stay."""

    def __init__(self) -> None:
        self._before: State | None = None

    def test(self) -> Iterator[None]:
        """The time of one test and its fixtures."""
        self._before = State.now()
        yield
        deadline = time.monotonic() + PATIENCE
        while (left := self._before.left(State.now())) and time.monotonic() < deadline:
            # Threads and processes need a moment to end; all else is as it is.
            if not all(words.startswith(("a thread", "a process")) for words in left):
                break
            time.sleep(0.01)
        self._before = None
        assert not left, f"left behind: {'; '.join(left)}"

    def wider_fixture(self) -> Generator[None, object, object]:
        """The time in which a fixture of a module or of the session is set up."""
        begin = State.now()
        try:
            return (yield)
        finally:
            if self._before is not None:
                self._before = self._before.grown(begin, State.now())


def _threads() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if not each.name.startswith(_POOLS)]


def _handlers() -> list[tuple[str, logging.Handler]]:
    loggers = [logging.root, *logging.root.manager.loggerDict.values()]
    return [
        (logger.name, handler)
        for logger in loggers
        if isinstance(logger, logging.Logger) and logger.name not in _LIBRARIES
        for handler in logger.handlers
        # pytest adds its own to loggers that do not pass anything on.
        if not isinstance(handler, logging.NullHandler | LogCaptureHandler)
    ]


def _children() -> dict[int, str]:
    """Children that have not been waited for; Linux tells them at next to no cost."""
    found: set[int] = set()
    for task in Path("/proc/self/task").glob("*/children"):
        try:
            found.update(map(int, task.read_text().split()))
        except OSError:
            continue  # the thread has just ended
    return {child: _command(child) for child in found}


def _command(child: int) -> str:
    try:
        words = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        words = ""
    return words.strip() or f"number {child}"
