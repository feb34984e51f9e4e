"""Options and arguments that mean the same in several commands.

Only declarations: nothing here imports the rules or Rich, so that help comes quickly. The help of
each is the key of a text.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .help import worded


def optional(name: str, metavar: str, key: str, panel: str | None = None) -> Any:  # noqa: ANN401  # as Typer has it
    """An option that is None unless it is written."""
    return typer.Option(name, metavar=metavar, help=key, show_default=False, rich_help_panel=panel)


AsciiOption = Annotated[bool, typer.Option("--ascii", help="help-ascii")]
NoColourOption = Annotated[bool, typer.Option("--no-colour", "--no-color", help="help-no-colour")]

PositionArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="POSITION",
        help="help-position",
        show_default=False,
    ),
]
RecordsArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE|DIRECTORY",
        help="help-records",
    ),
]

LevelOption = Annotated[
    str,
    typer.Option("--level", metavar="L", help="help-level-seats"),
]
SingleLevelOption = Annotated[str, typer.Option("--level", metavar="L", help="help-level")]
TraitsOption = Annotated[
    str | None,
    optional(
        "--traits",
        "NAMES",
        "help-traits",
    ),
]
EditionOption = Annotated[str, typer.Option("--edition", metavar="NAME", help="help-edition")]
ThreadsOption = Annotated[
    str | None,
    optional("--threads", "N", "help-threads"),
]

RayOption = Annotated[
    str | None,
    optional("--ray", "ADDRESS", "help-ray"),
]

JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]
JsonObjectOption = Annotated[bool, typer.Option("--json", help="help-json-object")]
JsonArrayOption = Annotated[bool, typer.Option("--json", help="help-json-array")]
GamesJsonOption = Annotated[bool, typer.Option("--json", help="help-json-games")]

DatabaseOption = Annotated[
    str | None,
    optional(
        "--database",
        "PATH|URL",
        worded("help-database", url="postgresql://…"),
    ),
]
