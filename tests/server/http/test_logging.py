"""Logs: set up by processes that serve, and harmless when their stream is gone."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import signal
from pathlib import Path

import pytest

from fourfold.server import Settings
from fourfold.server.http.logging import ErrorStream
from fourfold.server.running import NotServed, serve_until_stopped


def test_a_line_for_a_closed_stream_is_lost_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.StringIO()
    handler = ErrorStream(stream)
    stream.close()
    # Where logging itself would complain.
    monkeypatch.setattr("sys.stderr", stream)
    handler.handle(logging.LogRecord("x", logging.INFO, "", 0, "request", None, None))


def test_lines_of_one_turn_of_the_loop_are_written_together_and_warnings_at_once() -> None:
    stream = io.StringIO()
    handler = ErrorStream(stream)

    def log(level: int, text: str) -> str:
        handler.handle(logging.LogRecord("x", level, "", 0, text, None, None))
        return stream.getvalue()

    async def turn() -> None:
        assert log(logging.INFO, "two") == log(logging.INFO, "three") == "one\n"
        await asyncio.sleep(0)
        assert stream.getvalue() == "one\ntwo\nthree\n"
        assert log(logging.INFO, "four") == "one\ntwo\nthree\n"
        assert log(logging.WARNING, "five").endswith("four\nfive\n")

    assert log(logging.INFO, "one") == "one\n"
    asyncio.run(turn())


def test_a_server_that_cannot_start_leaves_its_process_as_it_was(tmp_path: Path) -> None:
    def state() -> object:
        root = logging.getLogger()
        return (
            list(root.handlers),
            root.level,
            logging.getLogger("alembic").level,
            logging.logThreads,
            dict(os.environ),
            signal.getsignal(signal.SIGPIPE),
        )

    before = state()
    with pytest.raises(NotServed):
        # A folder is not a database.
        serve_until_stopped(Settings(port=0, database=str(tmp_path)), lambda _: None)
    assert state() == before
