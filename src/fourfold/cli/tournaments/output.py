"""Where a command writes what it made: a file, whole or not at all, or standard output."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from fourfold.cli.terminal.errors import fail, system_reason
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.screen import texts_of


def write_output(ctx: typer.Context, path: Path | None, data: str | bytes) -> None:
    """Write to a file; to standard output without one, and for `-`."""
    try:
        if path is not None and str(path) != "-":
            write_safely(path, data)
            return
        stream = sys.stdout.buffer
        sys.stdout.flush()
        stream.write(data.encode() if isinstance(data, str) else data)
        stream.flush()
    except OSError as error:
        say = texts_of(ctx)
        fail(ctx, say("cli-error-unwritable", path=path or "-", why=system_reason(error)))
