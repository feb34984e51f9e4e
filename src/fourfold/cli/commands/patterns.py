"""`fourfold patterns`: what wins at a level, drawn."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from fourfold.cli.terminal.drawing import draw_patterns
from fourfold.cli.terminal.screen import (
    AsciiOption,
    NoColourOption,
    examples,
    open_screen,
    read_whole,
)
from fourfold.rules import Edition, Kind
from fourfold.rules import patterns as patterns_of

_A_ROW = 6


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples("fourfold patterns --level 4", "fourfold patterns --level 2 --json")
    )(patterns)


def patterns(
    ctx: typer.Context,
    level: Annotated[str, typer.Option("--level", metavar="L", help="1 to 4.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Draw the patterns of a level, grouped by kind."""
    number = read_whole(ctx, "--level", level, 1, 4)
    found = patterns_of(number)
    if as_json:
        listed = [
            {"squares": [str(s) for s in p.squares], "kind": str(p.kind), "level": p.level}
            for p in found
        ]
        typer.echo(json.dumps({"level": number, "count": len(found), "patterns": listed}))
        return
    screen = open_screen(ctx, ascii_only, no_colour)
    say = screen.texts
    count = say.count("unit.pattern", len(found))
    screen.say(say.labelled(say("level.name", level=number), count), "bold")
    for kind in Kind:
        group = [pattern for pattern in found if pattern.kind is kind]
        if not group:
            continue
        words = say(f"kind.{kind}.{'one' if len(group) == 1 else 'other'}")
        screen.say(f"\n{len(group)} {words}", "bold")
        for start in range(0, len(group), _A_ROW):
            screen.say("")
            screen.say(draw_patterns(group[start : start + _A_ROW], screen.look(Edition.CLASSIC)))
