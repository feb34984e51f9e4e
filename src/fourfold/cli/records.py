"""Games in files: all records of some files, or the only game of one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import typer

from fourfold.rules import Record, RecordError, scan_records

from .terminal.errors import complain, explain_record, fail, system_reason
from .terminal.screen import texts_of

#: A file, the number of a game in it, and the game or why it cannot be read.
NumberedRecord = tuple[str, int, Record | RecordError]


class RecordFiles:
    """The games of all files, one after the other, and how many of them are wrong."""

    def __init__(self, ctx: typer.Context, paths: list[str]) -> None:
        self._ctx = ctx
        self._paths = paths
        self.broken = self.unreadable = 0

    @property
    def status(self) -> int:
        """The exit status that these files call for."""
        return 2 if self.unreadable else 1 if self.broken else 0

    def games(self) -> Iterator[NumberedRecord]:
        """Each game with its file and its number there."""
        for path in self._files():
            try:
                with _open(path) as lines:
                    for number, record in enumerate(scan_records(lines), 1):
                        self.broken += isinstance(record, RecordError)
                        yield path, number, record
            except OSError as error:
                self._complain(path, error)

    def _files(self) -> Iterator[str]:
        for path in self._paths:
            try:
                if not Path(path).is_dir():
                    yield path
                    continue
                names = sorted(
                    entry.name
                    for entry in Path(path).iterdir()
                    if entry.name.endswith(".qgn")
                    and not entry.name.startswith(".")
                    and not entry.is_dir()
                )
            except OSError as error:
                self._complain(path, error)
                continue
            yield from (os.path.join(path, name) for name in names)  # noqa: PTH118  # as written

    def _complain(self, path: str, error: OSError) -> None:
        self.unreadable += 1
        say = texts_of(self._ctx)
        complain(self._ctx, say("cli-error-unreadable", path=path, why=system_reason(error)))


def _open(path: str | Path) -> TextIO:
    """A file of records, or standard input for `-`; a byte that is not UTF-8 breaks one game."""
    file = sys.stdin.fileno() if path == "-" else path
    return open(  # a Path cannot be standard input
        file, encoding="utf-8", errors="surrogateescape", newline="\n", closefd=path != "-"
    )


def load_single(ctx: typer.Context, path: str | Path, broken_status: int = 1) -> Record:
    """The only game of a file; when there is none, or it is broken, say so and end."""
    say = texts_of(ctx)
    try:
        with _open(path) as lines:
            records = list(scan_records(lines))
    except OSError as error:
        fail(ctx, say("cli-error-unreadable", path=path, why=system_reason(error)))
    if len(records) != 1:
        fail(ctx, say("cli-error-one-game", path=path, number=len(records)))
    record = records[0]
    if isinstance(record, RecordError):
        fail(ctx, say.labelled(path, explain_record(record, say)), broken_status)
    return record


def load_unfinished(ctx: typer.Context, path: Path) -> Record:
    """The unfinished game of a file; for anything else, say what is wrong and end."""
    record = load_single(ctx, path, broken_status=2)
    if record.game.outcome is not None:
        fail(ctx, texts_of(ctx)("cli-error-finished", path=path, result=record.result))
    return record


def record_object(path: str, number: int, record: Record | RecordError) -> dict[str, object]:
    """A game as the JSON object that stands for it."""
    if isinstance(record, RecordError):
        return {"file": path, "game": number, "turn": record.turn, "error": str(record.cause)}
    outcome = record.game.outcome
    called = outcome.alignment if outcome is not None else None
    return {
        "file": path,
        "game": number,
        "result": record.result,
        "reason": None if outcome is None else str(outcome.reason),
        "squares": None if called is None else sorted(str(square) for square in called.squares),
        "traits": None if called is None else [str(value) for value in called.values],
        "turns": len(record.game.turns),
    }
