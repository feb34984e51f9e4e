"""Options and arguments that mean the same in several commands.

Only declarations: nothing here imports the rules or Rich, so that help comes quickly.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer


def optional(name: str, metavar: str, meaning: str, panel: str | None = None) -> Any:  # noqa: ANN401  # as Typer has it
    """An option that is None unless it is written."""
    return typer.Option(
        name, metavar=metavar, help=meaning, show_default=False, rich_help_panel=panel
    )


def examples(*lines: str) -> str:
    """The end of a command's help."""
    # The backspace keeps Typer from filling the lines into a paragraph.
    return "\b\n" + "\n".join(("Examples:", *(f"  {line}" for line in lines)))


AsciiOption = Annotated[
    bool, typer.Option("--ascii", help="Draw with plain ASCII characters only.")
]
NoColourOption = Annotated[
    bool, typer.Option("--no-colour", "--no-color", help="Write without colours.")
]

PositionArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="POSITION",
        help="Four rows, row 1 first, and the piece in hand or -; the start when left out.",
        show_default=False,
    ),
]
RecordsArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE|DIRECTORY...",
        help="Records; a directory means its *.qgn in name order, - standard input.",
    ),
]

LevelOption = Annotated[
    str,
    typer.Option("--level", metavar="L", help="1 to 4; A:B is player to act : opponent."),
]
SingleLevelOption = Annotated[str, typer.Option("--level", metavar="L", help="1 to 4.")]
TraitsOption = Annotated[
    str | None,
    optional(
        "--traits",
        "NAMES",
        "Traits in play, joined by commas, of colour,shape,height,fill; all when left out.",
    ),
]
EditionOption = Annotated[
    str, typer.Option("--edition", metavar="NAME", help="classic or mushrooms.")
]
ThreadsOption = Annotated[
    str | None,
    optional("--threads", "N", "Threads for one search; as many as the machine has when left out."),
]

JsonOption = Annotated[bool, typer.Option("--json", help="Write one JSON object a line.")]
JsonObjectOption = Annotated[bool, typer.Option("--json", help="Write one JSON object.")]
JsonArrayOption = Annotated[bool, typer.Option("--json", help="Write one JSON array.")]
GamesJsonOption = Annotated[
    bool, typer.Option("--json", help="Write JSON Lines and nothing else, an object a game.")
]

DatabaseOption = Annotated[
    str | None,
    optional(
        "--database",
        "PATH|URL",
        "A file, or postgresql://…; else FOURFOLD_DATABASE, or a file in your data folder.",
    ),
]
