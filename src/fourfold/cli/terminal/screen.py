"""What every command needs to speak with a person: a console, texts, errors in words."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Final, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.text import Text

from fourfold.locales import Texts, texts
from fourfold.rules import (
    Alignment,
    Edition,
    IllegalAction,
    InvalidValue,
    NotationError,
    Piece,
    Player,
    Position,
    Reason,
    RecordError,
    RulesError,
)
from fourfold.rules.errors import CONTRADICTIONS

from .drawing import Look

T = TypeVar("T")

_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

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


@dataclass(frozen=True, slots=True)
class Screen:
    """Where a command writes, and in which language."""

    console: Console
    texts: Texts
    ascii: bool = False

    def look(self, edition: Edition) -> Look:
        """How to draw boards here."""
        return Look(edition, self.ascii, self.texts("cli.beside"), self.texts("cli.hand"))

    def say(self, text: str | Text, style: str = "") -> None:
        """Write for people: words are wrapped on a terminal, never in a file or a pipe."""
        words = text if isinstance(text, Text) else Text(harmless(text), style)
        self.console.print(words, soft_wrap=not self.console.is_terminal)

    def row(self, text: str, style: str = "") -> None:
        """Write a line that is never wrapped: it may hold a path, or be part of a table."""
        self.console.print(Text(harmless(text), style), soft_wrap=True)

    def piece(self, piece: Piece, edition: Edition) -> str:
        """A piece in words."""
        words = ", ".join(self.texts.value(value, edition) for value in piece.values)
        return self.texts(f"piece.{edition}.described", piece=piece, values=words)

    def alignment(self, alignment: Alignment, edition: Edition) -> tuple[str, str]:
        """The shared values and the squares of an alignment, in words."""
        values = self.texts.listed(self.texts.value(v, edition, 4) for v in alignment.values)
        return values, " ".join(str(square) for square in alignment.squares)


def open_screen(ctx: typer.Context, ascii_only: bool = False, no_colour: bool = False) -> Screen:
    """The screen of a command: plain where the terminal knows nothing better."""
    console = Console(
        highlight=False, markup=False, emoji=False, no_color=True if no_colour else None
    )
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
    return Screen(console, ctx.ensure_object(Spoken).texts, ascii_only or "utf" not in encoding)


class Spoken:
    """The language of a run, as the context of its command holds it."""

    def __init__(self, language: str = "en") -> None:
        self.texts = texts(language)


def fail(ctx: typer.Context, message: str, status: int = 2) -> NoReturn:
    """Say on standard error what is wrong, and end."""
    complain(ctx, message)
    raise typer.Exit(status)


def complain(ctx: typer.Context, message: str) -> None:
    """Say on standard error what is wrong."""
    typer.echo(harmless(f"{ctx.command_path}: {message}"), err=True)


def read(ctx: typer.Context, name: str, parse: Callable[[str], T], text: str) -> T:
    """The value of an argument or option; when it cannot be read, say why and end."""
    try:
        return parse(text)
    except RulesError as error:
        say = ctx.ensure_object(Spoken).texts
        fail(ctx, say.labelled(name, explain(error, say)))


def read_whole(
    ctx: typer.Context, name: str, text: str, low: int | None = None, high: int | None = None
) -> int:
    """The whole number of an option; when it is none, or out of its range, say so and end."""
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is not None and (low is None or number >= low) and (high is None or number <= high):
        return number
    key = "cli.error.whole" + ("" if low is None else "-from" if high is None else "-between")
    say = ctx.ensure_object(Spoken).texts
    fail(ctx, say(key, name=name, text=repr(text), low=low, high=high))


def read_position(ctx: typer.Context, words: Iterable[str] | None) -> Position:
    """The position of an argument; quotes around it may be left out."""
    text = " ".join(words or ())
    return read(ctx, "POSITION", Position.parse, text) if text else Position()


def explain(error: RulesError, say: Texts) -> str:
    """What is wrong, in the person's language."""
    if isinstance(error, IllegalAction):
        return say(
            "message.illegal",
            action=error.action,
            position=f"'{error.position}'",
            why=why(error, say),
            rule=error.rule,
        )
    if isinstance(error, NotationError):
        return _explain_notation(error, say)
    if isinstance(error, InvalidValue):
        return f"{say(f'invalid.{error.code}', **error.details)} ({error.rule})"
    return str(error)


def tell_broken(error: RecordError, say: Texts) -> str:
    """Where a record is broken, and why."""
    where = say("cli.in-tags") if error.turn is None else say("cli.turn", turn=error.turn)
    return say.labelled(where, explain(error.cause, say))


def why(error: IllegalAction, say: Texts) -> str:
    """The reason why an action is illegal, without the action and the rule."""
    details = dict(error.details)
    if isinstance(details.get("reason"), Reason):
        details["reason"] = say(f"reason.{details['reason']}")
    return say(f"error.{error.code}", **details)


def _explain_notation(error: NotationError, say: Texts) -> str:
    expected = say(f"expected.{error.code}", **error.details)
    if error.code in CONTRADICTIONS:
        return say("message.contradicts", text=repr(_short(error.input)), expected=expected)
    rest = _short(error.input[error.place :])
    where = say("message.notation-at", rest=repr(rest)) if rest else say("message.notation-end")
    return say(
        "message.notation",
        text=repr(_short(error.input)),
        where=where,
        character=error.place + 1,
        expected=expected,
    )


def _short(text: str, limit: int = 60) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def player_name(name: str, player: Player, say: Texts) -> str:
    """The name of a player, or a word for the seat when nobody told it."""
    return say(f"name.{player}") if name.strip() in ("", "?") else harmless(name)


def harmless(text: str) -> str:
    """The text without what could steer a terminal: names, comments and paths come from files."""
    return _CONTROL.sub("?", text)


def examples(*lines: str) -> str:
    """The end of a command's help."""
    # The backspace keeps Typer from filling the lines into a paragraph.
    return "\b\n" + "\n".join(("Examples:", *(f"  {line}" for line in lines)))
