"""`fourfold picture`: a recorded game as PNG or animated GIF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.reading import read_whole
from fourfold.cli.records import load_single
from fourfold.cli.terminal.errors import fail, system_reason
from fourfold.cli.terminal.screen import texts_of
from fourfold.rules import Game


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold picture game.qgn -o game.gif",
            "fourfold picture game.qgn -o position.png --after 9 --side 1200",
        )
    )(picture)


def picture(
    ctx: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-picture-file")],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help="help-picture-output")
    ],
    after: Annotated[
        str | None, typer.Option("--after", metavar="N", help="help-picture-after")
    ] = None,
    side: Annotated[str, typer.Option("--side", metavar="N", help="help-picture-side")] = "600",
) -> None:
    """Draw a recorded game: its last position as PNG, or all of it as an animated GIF."""
    say = texts_of(ctx)
    ending = output.suffix.lower()
    if ending not in (".png", ".gif"):
        fail(ctx, say("cli-picture-ending", path=str(output)))
    pixels = read_whole(ctx, "--side", side, 100, 2000)
    game = load_single(ctx, path).game
    if after is not None:
        game = game.at(read_whole(ctx, "--after", after, 0, len(game.actions)))
    try:
        output.write_bytes(_drawn(game, ending, pixels))
    except OSError as error:
        fail(ctx, say("cli-error-unwritable", path=str(output), why=system_reason(error)))


def _drawn(game: Game, ending: str, side: int) -> bytes:
    # Slow to import, and needed nowhere else.
    from fourfold.drawing import Scene, animate, draw_square  # noqa: PLC0415

    return animate(game, side) if ending == ".gif" else draw_square(Scene.of(game), side)
