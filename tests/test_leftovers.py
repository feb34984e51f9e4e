"""Each kind of thing that a test can leave behind is left here, seen, and taken away again."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from .leftovers import State


@contextmanager
def folder() -> Iterator[str]:
    before = Path.cwd()
    os.chdir("/")
    yield "the working folder is '/'"
    os.chdir(before)


@contextmanager
def variable() -> Iterator[str]:
    os.environ["FOURFOLD_LEFT"] = "1"
    yield "the environment: FOURFOLD_LEFT"
    del os.environ["FOURFOLD_LEFT"]


@contextmanager
def signal_handler() -> Iterator[str]:
    before = signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    yield "the handler of SIGUSR1"
    signal.signal(signal.SIGUSR1, before)


@contextmanager
def log_handler() -> Iterator[str]:
    handler, logger = logging.StreamHandler(), logging.getLogger("fourfold.left")
    logger.addHandler(handler)
    yield "a handler of the logger 'fourfold.left'"
    logger.removeHandler(handler)


@contextmanager
def log_level() -> Iterator[str]:
    before = logging.root.level
    logging.root.setLevel(logging.ERROR + 1)
    yield "the level of the root logger"
    logging.root.setLevel(before)


@contextmanager
def collector() -> Iterator[str]:
    before = gc.get_threshold()
    gc.set_threshold(before[0] + 1, *before[1:])
    yield "the garbage collector"
    gc.set_threshold(*before)


@contextmanager
def policy() -> Iterator[str]:
    before = asyncio.get_event_loop_policy()
    asyncio.set_event_loop_policy(asyncio.DefaultEventLoopPolicy())
    yield "the policy of event loops"
    asyncio.set_event_loop_policy(before)


@contextmanager
def thread() -> Iterator[str]:
    end = threading.Event()
    running = threading.Thread(target=end.wait, name="left", daemon=True)
    running.start()
    yield "a thread: left"
    end.set()
    running.join()


@contextmanager
def process() -> Iterator[str]:
    command = [sys.executable, "-c", "input()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as running:
        yield "a process: "
        running.communicate(b"\n")


KINDS = (
    folder, variable, signal_handler, log_handler, log_level, collector, policy, thread, process,
)  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_left_behind_is_seen(kind: Callable[[], AbstractContextManager[str]]) -> None:
    before = State.now()
    with kind() as words:
        (left,) = before.left(State.now())
    assert left.startswith(words)
    assert before.left(State.now()) == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_a_wider_fixture_starts_may_stay(
    kind: Callable[[], AbstractContextManager[str]],
) -> None:
    before = State.now()
    with kind():
        now = State.now()
        assert before.grown(before, now).left(now) == []
