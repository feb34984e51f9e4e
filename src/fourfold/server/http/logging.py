"""Structured logs: one JSON object per line on standard error, without secrets.

Only what is named here is written: never headers, bodies, cookies or query strings.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, TextIO

import orjson

#: What a line may hold besides its message, passed as `extra`.
FIELDS: Final = ("method", "path", "status", "code", "ms", "address", "player", "game", "request")

#: The most characters of a field, of a message and of an error's end.
LONGEST_FIELD: Final = 200
_LONGEST_MESSAGE: Final = 1000
_LONGEST_ERROR: Final = 20_000


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "time": f"{_second(int(record.created))}.{int(record.msecs):03}+00:00",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage()[:_LONGEST_MESSAGE],
        }
        attributes = record.__dict__
        line.update({name: _short(attributes[name]) for name in FIELDS if name in attributes})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)[-_LONGEST_ERROR:]
        return orjson.dumps(line, default=str).decode()


def _short(value: object) -> object:
    """A field as a line holds it: what clients send, such as a path, must not fill the disk."""
    if isinstance(value, str) and len(value) > LONGEST_FIELD:
        return f"{value[:LONGEST_FIELD]}…"
    return value


@lru_cache(4)
def _second(time: int) -> str:
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%M:%S")


class ErrorStream(logging.StreamHandler[TextIO]):
    """Writes lines to standard error, those of one turn of the event loop together.

    Each write is a call of the system, which a busy server feels. Warnings and errors are written
    at once, with the lines before them. A line that cannot be written is lost without further harm:
    the stream may be closed while other threads still log.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or let it wait for the end of the loop's turn."""
        try:
            self._lines.append(f"{self.format(record)}\n")
        except Exception:  # noqa: BLE001  # as logging's own handlers do
            self.handleError(record)
            return
        if record.levelno >= logging.WARNING:
            self.flush()
        elif len(self._lines) == 1:
            try:
                asyncio.get_running_loop().call_soon(self.flush)
            except RuntimeError:
                # No loop runs in this thread.
                self.flush()

    def flush(self) -> None:
        """Write the lines that wait."""
        with self.lock or nullcontext():
            lines, self._lines = self._lines, []
            # The stream may be closed.
            with suppress(ValueError, OSError):
                if lines:
                    self.stream.write("".join(lines))
                self.stream.flush()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging's own name
        """Continue without the line."""


def configure(level: str) -> None:
    """Log everything in this process this way: only for processes that serve."""
    # No line contains these; finding them costs as much as the line.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = ErrorStream(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # These log much that nobody needs.
    for name in ("alembic", "uvicorn.error", "sqlalchemy", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
