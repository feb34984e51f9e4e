"""Options and arguments that commands of `fourfold tournament` share; only declarations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.options import optional

TournamentOption = Annotated[
    str | None,
    typer.Option(
        "--tournament",
        "-t",
        metavar="NAME",
        help="help-tournament-option",
        show_default=False,
        envvar="FOURFOLD_TOURNAMENT",
        show_envvar=False,
    ),
]
TournamentArgument = Annotated[
    str | None,
    typer.Argument(metavar="NAME", help="help-tournament-option", show_default=False),
]
WhoArgument = Annotated[str, typer.Argument(metavar="WHO", help="help-tournament-who")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="help-tournament-table")]
RoundOption = Annotated[str | None, optional("--round", "N", "help-tournament-round")]
EventsJsonOption = Annotated[bool, typer.Option("--json", help="help-tournament-json-events")]
OutputOption = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "--out",
        "-o",
        metavar="FILE",
        help="help-tournament-output",
        show_default=False,
    ),
]
