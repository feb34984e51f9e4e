"""`fourfold replay`: what became of recorded games."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
from rich.cells import cell_len, set_cell_size

from fourfold.cli.reading import GamesJsonOption, RecordsArgument
from fourfold.cli.terminal.screen import (
    AsciiOption,
    NoColourOption,
    Screen,
    Spoken,
    complain,
    examples,
    fail,
    open_screen,
    player_name,
    tell_broken,
)
from fourfold.rules import Player, Record, RecordError, scan_records

Found = tuple[str, int, Record | RecordError]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold replay game.qgn",
            "fourfold replay game.qgn --step",
            "fourfold replay games/ more.qgn --json",
        )
    )(replay)


def replay(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    paths: RecordsArgument,
    as_json: GamesJsonOption = False,
    step: Annotated[
        bool, typer.Option("--step", help="Walk through the games turn by turn.")
    ] = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Replay records and tell how each game ended.

    The exit status is 0 when all records are good, 1 when some are broken, 2 when a file could not
    be read.
    """
    if as_json and step:
        fail(ctx, ctx.ensure_object(Spoken).texts("cli.error.json-step"))
    reading = Reading(ctx, paths)
    if as_json:
        for name, number, found in reading.games():
            sys.stdout.write(json.dumps(as_object(name, number, found)) + "\n")
    elif step:
        from fourfold.cli.play.stepping import walk  # noqa: PLC0415  # needs a terminal's own modules

        walk(open_screen(ctx, ascii_only, no_colour), reading.games())
    else:
        _table(open_screen(ctx, ascii_only, no_colour), reading)
    raise typer.Exit(reading.status)


class Reading:
    """The games of all files, one after the other, and what was wrong with some."""

    def __init__(self, ctx: typer.Context, paths: list[str]) -> None:
        self.ctx = ctx
        self.paths = paths
        self.say = ctx.ensure_object(Spoken).texts
        self.broken = self.unreadable = 0

    @property
    def status(self) -> int:
        """The exit status that this reading calls for."""
        return 2 if self.unreadable else 1 if self.broken else 0

    def games(self) -> Iterator[Found]:
        """Each game with its file and its number there."""
        for path in self._files():
            try:
                with _open(path) as lines:
                    for number, found in enumerate(scan_records(lines), 1):
                        self.broken += isinstance(found, RecordError)
                        yield path, number, found
            except OSError as error:
                self._unreadable(path, error)

    def _files(self) -> Iterator[str]:
        for path in self.paths:
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
                self._unreadable(path, error)
                continue
            yield from (os.path.join(path, name) for name in names)  # noqa: PTH118  # as given

    def _unreadable(self, path: str, error: OSError) -> None:
        self.unreadable += 1
        why = error.strerror or str(error)
        complain(self.ctx, self.say("cli.error.unreadable", path=path, why=why))


def _open(path: str) -> TextIO:
    """A file of records, or standard input for `-`; a byte that is not UTF-8 breaks one game."""
    file = sys.stdin.fileno() if path == "-" else path
    return open(  # a Path cannot be standard input
        file, encoding="utf-8", errors="surrogateescape", newline="\n", closefd=path != "-"
    )


def as_object(name: str, number: int, found: Record | RecordError) -> dict[str, object]:
    """A game as the JSON object that stands for it."""
    if isinstance(found, RecordError):
        return {"file": name, "game": number, "turn": found.turn, "error": str(found.cause)}
    outcome = found.game.outcome
    called = outcome.alignment if outcome is not None else None
    return {
        "file": name,
        "game": number,
        "result": found.result,
        "reason": None if outcome is None else str(outcome.reason),
        "squares": None if called is None else sorted(str(square) for square in called.squares),
        "traits": None if called is None else [str(value) for value in called.values],
        "turns": len(found.game.turns),
    }


_HEADS: Final = ("first", "second", "result", "turns", "reason")
_NARROWEST: Final = (13, 13, 7, 5)


def _table(screen: Screen, reading: Reading) -> None:
    """A line a game, written as soon as the game is read."""
    say = screen.texts
    heads = [say(f"cli.replay.{head}") for head in _HEADS]
    widths = [max(cell_len(h), w) for h, w in zip(heads, _NARROWEST, strict=False)]
    file = None
    count = 0
    for name, number, found in reading.games():
        if file is None:
            _row(screen, widths, "#", heads, "bright_black")
        if name != file:
            screen.row(name, "bold")
            file = name
        count += 1
        if isinstance(found, RecordError):
            screen.row(f"{number:>4}  {tell_broken(found, say)}", "red")
        else:
            _row(screen, widths, str(number), _cells(screen, found))
    summary = say.count("unit.game", count)
    if reading.broken:
        summary = say("list.comma", a=summary, b=say("cli.replay.broken", number=reading.broken))
    screen.say(f"\n{summary}" if count else summary, "bold")


def _cells(screen: Screen, record: Record) -> list[str]:
    say, outcome = screen.texts, record.game.outcome
    reason = ""
    if outcome is not None:
        reason = say(f"reason.{outcome.reason}")
        if outcome.alignment is not None:
            values, _ = screen.alignment(outcome.alignment, record.game.rules.edition)
            reason = f"{reason} ({values})"
    return [
        player_name(record.first, Player.FIRST, say),
        player_name(record.second, Player.SECOND, say),
        record.result,
        str(len(record.game.turns)),
        reason,
    ]


def _row(screen: Screen, widths: list[int], number: str, cells: list[str], style: str = "") -> None:
    *fixed, last = cells
    line = "  ".join(set_cell_size(c, w) for c, w in zip(fixed, widths, strict=True))
    screen.row(f"{number:>4}  {line}  {last}".rstrip(), style)
