"""`fourfold replay`: what became of recorded games."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.cells import cell_len, set_cell_size

from fourfold.cli.options import (
    AsciiOption,
    GamesJsonOption,
    NoColourOption,
    RecordsArgument,
    examples,
)
from fourfold.cli.play.stepping import walk
from fourfold.cli.records import RecordFiles, record_object
from fourfold.cli.terminal.errors import explain_record, fail
from fourfold.cli.terminal.screen import Screen, open_screen, player_name, texts_of, write_object
from fourfold.rules import Player, Record, RecordError


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
        fail(ctx, texts_of(ctx)("cli-error-json-step"))
    files = RecordFiles(ctx, paths)
    if as_json:
        for name, number, record in files.games():
            write_object(record_object(name, number, record))
    elif step:
        walk(open_screen(ctx, ascii_only, no_colour), files.games())
    else:
        _table(open_screen(ctx, ascii_only, no_colour), files)
    raise typer.Exit(files.status)


_HEADS: Final = ("first", "second", "result", "turns", "reason")
_NARROWEST: Final = (13, 13, 7, 5)


def _table(screen: Screen, files: RecordFiles) -> None:
    """A line a game, written as soon as the game is read."""
    say = screen.texts
    heads = [say(f"cli-replay-{head}") for head in _HEADS]
    widths = [max(cell_len(h), w) for h, w in zip(heads, _NARROWEST, strict=False)]
    file = None
    count = 0
    for name, number, record in files.games():
        if file is None:
            _row(screen, widths, "#", heads, "bright_black")
        if name != file:
            screen.row(name, "bold")
            file = name
        count += 1
        if isinstance(record, RecordError):
            screen.row(f"{number:>4}  {explain_record(record, say)}", "red")
        else:
            cells = _cells(screen.in_edition(record.game.rules.edition), record)
            _row(screen, widths, str(number), cells)
    summary = say("unit-game", number=count)
    if files.broken:
        summary = say("cli-replay-broken", number=count, broken=files.broken)
    screen.say(f"\n{summary}" if count else summary, "bold")


def _cells(screen: Screen, record: Record) -> list[str]:
    say, outcome = screen.texts, record.game.outcome
    reason = ""
    if outcome is not None:
        reason = say(f"reason-{outcome.reason}")
        if outcome.alignment is not None:
            values, _ = screen.alignment(outcome.alignment)
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
