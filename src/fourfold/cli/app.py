"""All commands under one roof, with the options they share."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Annotated

import typer

from fourfold.engine.books.reading import BookWarning
from fourfold.locales import LANGUAGES, system_language

from .commands import (
    account,
    atlas,
    bench,
    book,
    bot,
    db,
    drill,
    fill,
    hint,
    lot,
    mine,
    new,
    opponents,
    patterns,
    perft,
    play,
    puzzle,
    replay,
    review,
    serve,
    show,
    solve,
)
from .reading import optional
from .terminal.screen import Spoken, complain, examples

app = typer.Typer(
    name="fourfold",
    help="The board game Quarto!: play, look at positions and solve them, replay records.",
    epilog=examples(
        "fourfold play --opponent casual",
        "fourfold show '.4f./c3.0/78../9... a'",
        "fourfold solve '.4f./c3.0/78../.... -' --turns",
        "fourfold replay games/ --json",
        "fourfold COMMAND --help",
    ),
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
for module in (play, serve, opponents, puzzle, drill, fill, show, hint, replay, review, new, solve):
    module.register(app)
for module in (bot, lot, account, db):
    module.register(app)
for module in (mine, atlas, book, bench, perft, patterns):
    module.register(app)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fourfold {version('fourfold')}")
        raise typer.Exit


@contextmanager
def _plain_warnings(ctx: typer.Context) -> Iterator[None]:
    """Tell of a book that cannot be used as of any other trouble, without a line of the program."""

    def tell(message: Warning | str, *_: object, **__: object) -> None:
        text = str(message)
        if isinstance(message, BookWarning):
            say = ctx.ensure_object(Spoken).texts
            text = say("cli.book.unused", name=message.name, why=message.why)
        complain(ctx, text)

    with warnings.catch_warnings():
        warnings.simplefilter("always", BookWarning)
        warnings.showwarning = tell
        yield


@app.callback()
def start(
    ctx: typer.Context,
    lang: Annotated[
        str | None,
        optional(
            "--lang",
            "LANGUAGE",
            f"Language of the texts: {', '.join(LANGUAGES)}; else as the system says.",
        ),
    ] = None,
    _show_version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Settle the language before any command runs."""
    if lang is not None and lang.lower() not in LANGUAGES:
        raise typer.BadParameter(
            f"no texts in {lang!r}: choose {', '.join(LANGUAGES)}", param_hint="--lang"
        )
    ctx.obj = Spoken(lang.lower() if lang else system_language(os.environ))
    ctx.with_resource(_plain_warnings(ctx))
