"""What several commands are given: options that mean the same everywhere, and how they are read."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated, Any, TypeVar

import typer

from fourfold.rules import TRAITS, Edition, Trait, parse_traits

from .terminal.screen import Spoken, fail, read

Choice = TypeVar("Choice", bound=Enum)


def optional(name: str, metavar: str, meaning: str, panel: str | None = None) -> Any:  # noqa: ANN401  # as Typer has it
    """An option that is None when nobody writes it."""
    return typer.Option(
        name, metavar=metavar, help=meaning, show_default=False, rich_help_panel=panel
    )


LevelOption = Annotated[
    str,
    typer.Option("--level", metavar="L", help="1 to 4; A:B is player to act : opponent."),
]
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
JsonOption = Annotated[bool, typer.Option("--json", help="Write one JSON object a line.")]
RecordsArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE|DIRECTORY...",
        help="Records; a directory means its *.qgn in name order, - standard input.",
    ),
]
GamesJsonOption = Annotated[
    bool, typer.Option("--json", help="Write JSON Lines and nothing else, an object a game.")
]


def read_traits(ctx: typer.Context, text: str | None) -> tuple[Trait, ...]:
    """The traits in play, all when none are named."""
    return TRAITS if text is None else read(ctx, "--traits", parse_traits, text)


def read_edition(ctx: typer.Context, text: str) -> Edition:
    """The edition whose words are used."""
    return read(ctx, "--edition", Edition.parse, text)


def read_choice(
    ctx: typer.Context, name: str, kind: type[Choice], text: str, also: Iterable[str] = ()
) -> Choice:
    """One of the values of a kind; when it is none, say which there are (and `also`), and end."""
    try:
        return kind(text.strip().lower())
    except ValueError:
        say = ctx.ensure_object(Spoken).texts
        names = ", ".join((*map(str, kind), *also))
        fail(ctx, say.labelled(name, say("cli.error.choice", name=repr(text), names=names)))


def write_object(found: Mapping[str, object]) -> None:
    """Write a line of JSON to standard output, where it is seen at once."""
    sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    sys.stdout.flush()
