"""`fourfold tournament`: tournaments around real tables, kept in the embedded database."""

from __future__ import annotations

import typer

from fourfold.cli.help import SpeakingGroup, examples

from . import desk, entrants, printing, results, rounds, setting_up, viewing

app = typer.Typer(cls=SpeakingGroup, no_args_is_help=True)
for part in (setting_up, entrants, rounds, results, viewing, printing, desk):
    part.add_to(app)


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(
        app,
        name="tournament",
        epilog=examples(
            "fourfold tournament new 'Club evening' --players 6",
            "fourfold tournament enter 'Ana Alvarez' 'Ben Baker'",
            "fourfold tournament pair",
            "fourfold tournament result 3 1-0",
            "fourfold tournament standings",
            "fourfold tournament print cards --output cards.pdf",
            "fourfold tournament desk --lan",
        ),
    )
