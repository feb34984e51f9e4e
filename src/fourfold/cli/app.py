"""The application: all commands by name, each imported when it is called, and their language."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from fourfold.locales import LANGUAGES, match_language, system_language, texts

from .commands import COMMANDS
from .options import examples, optional

if TYPE_CHECKING:
    from typer._click import Command, Context

#: Help is laid out by Rich, here and in every command.
_MARKUP: Final = "rich"


class LazyGroup(TyperGroup):
    """Lists the commands from a table, and imports the module of the one that is called.

    Importing all of them would take several times as long as what most of them do.
    """

    def __init__(self, **attributes: Any) -> None:  # noqa: ANN401  # as Typer has it
        super().__init__(**attributes)
        self.commands = {
            name: TyperCommand(name, help=line, rich_markup_mode=_MARKUP)
            for name, line in COMMANDS.items()
        }

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        """The command that the arguments call, in full: to run it, or to complete its options."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, command if name is None else load_command(name), rest


@cache
def load_command(name: str) -> Command:
    """A command of the table, from its module."""
    holder = typer.Typer(rich_markup_mode=_MARKUP)
    import_module(f".commands.{name}", __package__).register(holder)
    return get_group(holder).commands[name]


app = typer.Typer(
    cls=LazyGroup,
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
    rich_markup_mode=_MARKUP,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415  # only here, and it is slow

        typer.echo(f"fourfold {version('fourfold')}")
        raise typer.Exit


@contextmanager
def _plain_warnings(ctx: typer.Context) -> Iterator[None]:
    """Report a book that cannot be used like any other error, without a line of the program."""
    # Help does without these, which take a while to import.
    from fourfold.engine.books.reading import BookWarning  # noqa: PLC0415

    from .terminal.errors import complain  # noqa: PLC0415
    from .terminal.screen import texts_of  # noqa: PLC0415

    def report(message: Warning | str, *_: object, **__: object) -> None:
        text = str(message)
        if isinstance(message, BookWarning):
            text = texts_of(ctx)("cli-book-unused", name=message.name, why=message.why)
        complain(ctx, text)

    with warnings.catch_warnings():
        warnings.simplefilter("always", BookWarning)
        warnings.showwarning = report
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
    language = system_language(os.environ) if lang is None else match_language(lang)
    if language is None:
        raise typer.BadParameter(
            f"no texts in {lang!r}: choose {', '.join(LANGUAGES)}", param_hint="--lang"
        )
    ctx.obj = texts(language).bind(digits="shown")
    ctx.with_resource(_plain_warnings(ctx))
