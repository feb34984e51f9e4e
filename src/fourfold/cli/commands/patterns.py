"""`fourfold patterns`: what wins at a level, drawn."""

from __future__ import annotations

import typer

from fourfold.cli.options import (
    AsciiOption,
    JsonObjectOption,
    NoColourOption,
    SingleLevelOption,
    examples,
)
from fourfold.cli.reading import read_whole
from fourfold.cli.terminal.drawing import draw_patterns
from fourfold.cli.terminal.screen import open_screen, write_object
from fourfold.rules import Kind
from fourfold.rules import patterns as patterns_of

_A_ROW = 6


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples("fourfold patterns --level 4", "fourfold patterns --level 2 --json")
    )(patterns)


def patterns(
    ctx: typer.Context,
    level: SingleLevelOption = "1",
    as_json: JsonObjectOption = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Draw the patterns of a level, grouped by kind."""
    number = read_whole(ctx, "--level", level, 1, 4)
    in_level = patterns_of(number)
    if as_json:
        listed = [
            {"squares": [str(s) for s in p.squares], "kind": str(p.kind), "level": p.level}
            for p in in_level
        ]
        write_object({"level": number, "count": len(in_level), "patterns": listed})
        return
    screen = open_screen(ctx, ascii_only, no_colour)
    say = screen.texts
    count = say("unit-pattern", number=len(in_level))
    screen.say(say.labelled(say("level-name", level=number), count), "bold")
    for kind in Kind:
        group = [pattern for pattern in in_level if pattern.kind is kind]
        if not group:
            continue
        words = say(f"kind-{kind}", number=len(group))
        screen.say(f"\n{len(group)} {words}", "bold")
        for start in range(0, len(group), _A_ROW):
            screen.say("")
            screen.say(draw_patterns(group[start : start + _A_ROW], screen.look()))
