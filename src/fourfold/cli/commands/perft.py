"""`fourfold perft`: count sequences of gives and placements, natively."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from fourfold.cli.reading import LevelOption, TraitsOption
from fourfold.cli.terminal.progress import delayed
from fourfold.cli.terminal.screen import (
    PositionArgument,
    Spoken,
    examples,
    fail,
    open_screen,
    read,
    read_position,
    read_whole,
)
from fourfold.engine.counting import perft as count_sequences
from fourfold.rules import (
    TRAITS,
    Action,
    CallRule,
    Game,
    Rules,
    format_level,
    format_traits,
    parse_level,
    parse_traits,
)

from .show import levels_of

if TYPE_CHECKING:
    from rich.progress import Progress


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold perft --depth 4",
            "fourfold perft '.4f./c3.0/78../9... a' --depth 6 --level 2",
            "fourfold perft '..../..../..../.... -' --depth 5 --traits colour --json",
        )
    )(perft)


def perft(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    position: PositionArgument = None,
    depth: Annotated[
        str, typer.Option("--depth", metavar="N", help="How many gives and placements, from 0.")
    ] = "4",
    level: LevelOption = "1",
    traits: TraitsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Count the sequences of gives and placements of a length, under the automatic rule (R14).

    A game that ends earlier is not counted. Each first action stands with its own count.
    """
    place = read_position(ctx, position)
    length = read_whole(ctx, "--depth", depth, 0, 2**31 - 1)
    levels = read(ctx, "--level", parse_level, level)
    in_play = read(ctx, "--traits", parse_traits, traits) if traits is not None else TRAITS
    rules = Rules(levels=levels_of(place, levels), traits=in_play, call=CallRule.AUTOMATIC)
    game = Game(rules, place)
    began = time.monotonic()
    try:
        split = count_split(game, length)
    except OverflowError:
        fail(ctx, ctx.ensure_object(Spoken).texts("cli.error.depth", depth=length))
    taken = time.monotonic() - began
    count = sum(split.values()) if length else 1
    if as_json:
        found = {
            "position": str(place),
            "level": format_level(levels),
            "traits": format_traits(in_play),
            "depth": length,
            "count": count,
            "split": {str(action): number for action, number in split.items()},
        }
        typer.echo(json.dumps(found))
        return
    screen = open_screen(ctx)
    for action, number in split.items():
        screen.say(f"{action!s:>4}  {number:>24,}")
    screen.say(f"{'':4}  {count:>24,}   {screen.texts('cli.perft.total', depth=length)}", "bold")
    screen.say(f"{'':4}  {taken:>24.2f}   {screen.texts('cli.perft.seconds')}")


def count_split(game: Game, depth: int) -> dict[Action, int]:
    """How many sequences of this length begin with each action."""
    if depth == 0:
        return {}
    actions = game.legal_actions()
    with _progress() as progress:
        task = progress.add_task("perft", total=len(actions))
        split = {}
        for action in actions:
            split[action] = _count(game.play(action), depth - 1)
            progress.advance(task)
    return split


def _count(game: Game, depth: int) -> int:
    """The native count below a state; what its last placement ended goes no further."""
    player = game.to_act
    if depth == 0 or player is None:
        return int(depth == 0)
    position, rules = game.position, game.rules
    levels = rules.level(player), rules.level(player.other)
    return count_sequences(position, levels, rules.traits, depth=depth)


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar on standard error, for people only, when it takes longer than a second."""
    from rich.progress import (  # noqa: PLC0415  # half of this command's start-up time
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TimeElapsedColumn,
    )

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    progress = Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with delayed(progress):
        yield progress
