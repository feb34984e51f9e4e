"""`fourfold lot check`: whether a lot was drawn fairly (R8)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.help import SpeakingGroup, examples
from fourfold.cli.options import JsonObjectOption
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object

app = typer.Typer(cls=SpeakingGroup, no_args_is_help=True)

#: More than any lot, or a game with one, is long.
_MOST = 4_000_000


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(app, name="lot", epilog=examples("fourfold lot check game.json"))


@app.command(
    epilog=examples(
        "fourfold lot check lot.json",
        "curl -s https://quarto.example/api/games/abcdefghijkl | fourfold lot check -",
    )
)
def check(
    ctx: typer.Context,
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="help-lot-file"),
    ],
    as_json: JsonObjectOption = False,
) -> None:
    """Verify that a lot was drawn fairly.

    Exit status: 0 when it was, 1 when it was not, 2 when it cannot be read.
    """
    # Help does without it, and it takes a while to import.
    from fourfold.server.games.starting.lots import Lot, LotUnreadable  # noqa: PLC0415

    say = texts_of(ctx)
    try:
        lot = Lot.parse(json.loads(_read(ctx, file)))
    except (LotUnreadable, ValueError, RecursionError) as error:
        why = error if isinstance(error, LotUnreadable) else say("cli-lot-no-json", why=error)
        fail(ctx, say("cli-error-unreadable", path=file, why=why))
    faults = lot.faults()
    if as_json:
        write_object({"fair": not faults, "first": lot.first, "faults": faults})
    else:
        screen = open_screen(ctx)
        if not faults:
            screen.say(say(f"cli-lot-fair-{lot.first}"))
        for fault in faults:
            screen.say(say(f"cli-{fault.replace('lot-', 'lot-wrong-')}"))
    raise typer.Exit(1 if faults else 0)


def _read(ctx: typer.Context, file: str) -> str:
    try:
        if file == "-":
            return sys.stdin.read(_MOST)
        with Path(file).open(encoding="utf-8") as stream:
            return stream.read(_MOST)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        fail(ctx, texts_of(ctx)("cli-error-unreadable", path=file, why=why))
