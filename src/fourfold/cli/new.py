"""`fourfold new`: the record of a game that is about to begin."""

from __future__ import annotations

import typer

from .options import (
    CallOption,
    ClockOption,
    EditionOption,
    FalseCallOption,
    FirstOption,
    LevelOption,
    PlayersOption,
    PresetOption,
    SecondOption,
    SeedOption,
    Setup,
    StartOption,
    TraitsOption,
    say_who_begins,
)
from .screen import examples


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold new --players Ana Ben > game.qgn",
            "fourfold new --first Ana --second Ben --preset tournament > game.qgn",
            "fourfold new --players Ana Ben --level 1:4 --call standing --seed 7",
            "fourfold play --resume game.qgn",
        )
    )(new)


def new(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    first: FirstOption = None,
    second: SecondOption = None,
    players: PlayersOption = None,
    seed: SeedOption = None,
    preset: PresetOption = "basic",
    level: LevelOption = None,
    traits: TraitsOption = None,
    call: CallOption = None,
    false_call: FalseCallOption = None,
    clock: ClockOption = None,
    edition: EditionOption = None,
    position: StartOption = None,
) -> None:
    """Write the record of a new game to standard output; who begins is said on standard error."""
    setup = Setup(
        first, second, players, seed, preset, level, traits, call, false_call, clock, edition,
        position,
    )  # fmt: skip
    record = setup.record(ctx)
    typer.echo(str(record), nl=False)
    typer.echo(say_who_begins(ctx, record, players is not None), err=True)
