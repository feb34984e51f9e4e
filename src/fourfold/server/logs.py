"""Structured logs: one JSON object a line on standard error, and no secrets in any of them.

Only what is named here is written: never headers, bodies, cookies or query strings.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

#: What a line may hold beside its message, given as `extra`.
FIELDS: Final = ("method", "path", "status", "code", "ms", "address", "player", "game", "request")


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        time = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, object] = {
            "time": time.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure(level: str) -> None:
    """Let everything in this process speak this way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # These say much that nobody asked for.
    for name in ("alembic", "uvicorn.error", "sqlalchemy", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
