"""The application: all commands by name, each imported when it is called, and their language."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand
from typer.main import get_group

from fourfold.locales import LANGUAGES, match_language, system_language, texts

from .commands import COMMANDS
from .help import SpeakingGroup, WordedError, errors_in, examples, in_language, texts_of, worded
from .options import optional

if TYPE_CHECKING:
    from typer._click import Command, Context

#: Help is laid out by Rich, here and in every command.
_MARKUP: Final = "rich"


class LazyGroup(SpeakingGroup):
    """Lists the commands from a table, and imports the module of the one that is called.

    Importing all of them would take several times as long as what most of them do.
    """

    def __init__(self, **attributes: Any) -> None:  # noqa: ANN401  # as Typer has it
        super().__init__(**attributes)
        self.commands = {name: TyperCommand(name, rich_markup_mode=_MARKUP) for name in COMMANDS}

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: Context | None = None,
        **extra: Any,  # noqa: ANN401  # as Typer has it
    ) -> Context:
        """The context of a run, which holds the texts of its language from the beginning."""
        language = asked_language(args) or system_language(os.environ)
        say = texts(language).bind(digits="shown")
        speaking = in_language(self, say, "help-fourfold", "help")
        with errors_in(say):
            return super(LazyGroup, speaking).make_context(
                info_name, args, parent, obj=say, **extra
            )

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        """The command that the arguments call, in full: to run it, or to complete its options."""
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None:
            command = in_language(load_command(name), texts_of(ctx), f"help-{name}")
        return name, command, rest

    def invoke(self, ctx: Context) -> Any:  # noqa: ANN401  # as Typer has it
        """Run the command, and say what is wrong with its arguments."""
        with errors_in(texts_of(ctx)):
            return super().invoke(ctx)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that `--lang` asks for: wanted before anything else, for help and for errors.

    >>> asked_language(["--help", "--lang", "FR", "play"]), asked_language(["play", "--lang=fr"])
    ('fr', None)
    """
    for index, argument in enumerate(arguments):
        name, equals, tag = argument.partition("=")
        if name == "--lang":
            return match_language(tag if equals else "".join(arguments[index + 1 : index + 2]))
        if not argument.startswith("-"):
            break
    return None


@cache
def load_command(name: str) -> Command:
    """A command of the table, from its module; its help is keys of texts."""
    holder = typer.Typer(rich_markup_mode=_MARKUP)
    import_module(f".commands.{name}", __package__).register(holder)
    return get_group(holder).commands[name]


app = typer.Typer(
    cls=LazyGroup,
    name="fourfold",
    epilog=examples(
        "fourfold play --opponent casual",
        "fourfold show '.4f./c3.0/78../9... a'",
        "fourfold solve '.4f./c3.0/78../.... -' --turns",
        "fourfold replay games/ --json",
        "fourfold --lang fr play --help",
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
        str | None, optional("--lang", "LANGUAGE", worded("help-lang", names=", ".join(LANGUAGES)))
    ] = None,
    _show_version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """Check the language before any command runs."""
    if lang is not None and match_language(lang) is None:
        details = {"name": repr(lang), "names": ", ".join(LANGUAGES)}
        raise WordedError(texts_of(ctx)("help-error-language", **details), ctx)
    ctx.with_resource(_plain_warnings(ctx))
