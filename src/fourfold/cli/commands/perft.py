"""`fourfold perft`: count sequences of gives and placements, natively."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from fourfold.cli.options import (
    JsonObjectOption,
    LevelOption,
    PositionArgument,
    TraitsOption,
    examples,
)
from fourfold.cli.reading import (
    read_level,
    read_position,
    read_seat_levels,
    read_traits,
    read_whole,
)
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object
from fourfold.engine.counting import perft as count_sequences
from fourfold.rules import Action, CallRule, Game, Rules, format_level, format_traits


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
    as_json: JsonObjectOption = False,
) -> None:
    """Count the sequences of gives and placements of a length, under the automatic rule (R14).

    A game that ends earlier is not counted. Each first action stands with its own count.
    """
    start = read_position(ctx, position)
    length = read_whole(ctx, "--depth", depth, 0, 2**31 - 1)
    rules = Rules(
        levels=read_seat_levels(ctx, level, start),
        traits=read_traits(ctx, traits),
        call=CallRule.AUTOMATIC,
    )
    game = Game(rules, start)
    began = time.monotonic()
    try:
        split = count_split(game, length)
    except OverflowError:
        fail(ctx, texts_of(ctx)("cli-error-depth", depth=length))
    taken = time.monotonic() - began
    count = sum(split.values()) if length else 1
    if as_json:
        report = {
            "position": str(start),
            "level": format_level(read_level(ctx, level)),
            "traits": format_traits(rules.traits),
            "depth": length,
            "count": count,
            "split": {str(action): number for action, number in split.items()},
        }
        write_object(report)
        return
    screen = open_screen(ctx)
    for action, number in split.items():
        screen.say(f"{action!s:>4}  {number:>24,}")
    screen.say(f"{'':4}  {count:>24,}   {screen.texts('cli-perft-total', depth=length)}", "bold")
    screen.say(f"{'':4}  {taken:>24.2f}   {screen.texts('cli-perft-seconds')}")


def count_split(game: Game, depth: int) -> dict[Action, int]:
    """How many sequences of this length begin with each action."""
    if depth == 0:
        return {}
    actions = game.legal_actions()
    split = {}
    with progress_bar("perft", len(actions)) as bar:
        for action in actions:
            split[action] = _count(game.play(action), depth - 1)
            bar.advance()
    return split


def _count(game: Game, depth: int) -> int:
    """The native count below a state; a game that is over goes no further."""
    player = game.to_act
    if depth == 0 or player is None:
        return int(depth == 0)
    position, rules = game.position, game.rules
    levels = rules.level(player), rules.level(player.other)
    return count_sequences(position, levels, rules.traits, depth=depth)
