"""`fourfold new`: the record of a game that is about to begin."""

from __future__ import annotations

import typer

from fourfold.cli.options import examples
from fourfold.cli.setup import Setup, with_setup
from fourfold.cli.terminal.screen import player_name, texts_of
from fourfold.rules import Player


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


@with_setup
def new(ctx: typer.Context, setup: Setup) -> None:
    """Write the record of a new game to standard output; who begins is said on standard error."""
    record = setup.record(ctx)
    typer.echo(str(record), nl=False)
    say = texts_of(ctx).bind(edition=record.game.rules.edition)
    player = record.game.start.to_act
    name = player_name(record.first if player is Player.FIRST else record.second, player, say)
    key = "cli-begins" if setup.players is None else "cli-begins-by-lot"
    typer.echo(say(key, name=name), err=True)
