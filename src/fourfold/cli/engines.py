"""Reading commands of engines, and what is wrong with an engine, in words."""

from __future__ import annotations

import math
import shlex
from typing import NoReturn

import typer

from fourfold.kit.pipes import EngineError

from .terminal.errors import fail
from .terminal.screen import texts_of


def read_command(ctx: typer.Context, text: str) -> list[str]:
    """The words of a command; when there are none, say so and end."""
    words: list[str] = []
    why: object = "-"
    try:
        words = shlex.split(text)
    except ValueError as error:
        why = error
    if not words:
        fail(ctx, texts_of(ctx)("cli-error-command-line", text=repr(text), why=why))
    return words


def read_seconds(ctx: typer.Context, name: str, text: str) -> float:
    """A time; when the text is something else, say so and end."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < 10**6:
        fail(ctx, texts_of(ctx)("cli-error-seconds", name=name, text=repr(text)))
    return seconds


def fail_with_engine(ctx: typer.Context, command: str, error: EngineError) -> NoReturn:
    """End a command because of an engine."""
    say = texts_of(ctx)
    fault = say(f"cli-engine-fault-{error.code}")
    fail(ctx, say("cli-error-engine", command=repr(command), fault=fault, why=error))
