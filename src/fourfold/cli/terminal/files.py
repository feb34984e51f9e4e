"""Records in files: never half written, never written over by accident."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import typer

from fourfold.rules import Record, RecordError, scan_records

from .screen import Spoken, fail, tell_broken


def write_safely(path: Path, text: str) -> None:
    """Write a whole file beside its place, then move it there: a crash leaves the old or the new.

    A link stays a link; an existing file keeps its permissions. What is there and no file, such
    as /dev/stdout, is written to, never replaced.
    """
    target = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.chmod(_mode(target))
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _mode(target: Path) -> int:
    try:
        return target.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def load_unfinished(ctx: typer.Context, path: Path) -> Record:
    """The unfinished game of a file; anything else is told, and ends the command."""
    say = ctx.ensure_object(Spoken).texts
    try:
        with path.open(encoding="utf-8", errors="surrogateescape", newline="\n") as lines:
            found = list(scan_records(lines))
    except OSError as error:
        fail(ctx, say("cli.error.unreadable", path=path, why=error.strerror or error))
    if len(found) != 1:
        fail(ctx, say("cli.error.one-game", path=path, number=len(found)))
    record = found[0]
    if isinstance(record, RecordError):
        fail(ctx, say.labelled(path, tell_broken(record, say)))
    if record.game.outcome is not None:
        fail(ctx, say("cli.error.finished", path=path, result=record.result))
    return record
