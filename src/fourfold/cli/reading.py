"""Reading what is written on the command line: a value, or words about what is wrong with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from enum import Enum
from typing import TypeVar

import typer

from fourfold.rules import (
    TRAITS,
    Edition,
    Player,
    Position,
    RulesError,
    Trait,
    parse_level,
    parse_traits,
)

from .terminal.errors import explain, fail
from .terminal.screen import texts_of

T = TypeVar("T")
Choice = TypeVar("Choice", bound=Enum)


def read(ctx: typer.Context, name: str, parse: Callable[[str], T], text: str) -> T:
    """The value of an argument or option; when it cannot be read, say why and end."""
    try:
        return parse(text)
    except RulesError as error:
        say = texts_of(ctx)
        fail(ctx, say.labelled(name, explain(error, say)))


def read_whole(
    ctx: typer.Context, name: str, text: str, low: int | None = None, high: int | None = None
) -> int:
    """A whole number in its range; when the text is something else, say so and end."""
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or (low is not None and number < low) or (high is not None and number > high):
        key = "cli-error-whole" + ("" if low is None else "-from" if high is None else "-between")
        fail(ctx, texts_of(ctx)(key, name=name, text=repr(text), low=low, high=high))
    return number


def read_choice(
    ctx: typer.Context, name: str, kind: type[Choice], text: str, also: Iterable[str] = ()
) -> Choice:
    """One of the values of a kind; when it is none, say which there are (and `also`), and end."""
    try:
        return kind(text.strip().lower())
    except ValueError:
        say = texts_of(ctx)
        names = ", ".join((*map(str, kind), *also))
        fail(ctx, say.labelled(name, say("cli-error-choice", name=repr(text), names=names)))


def read_position(ctx: typer.Context, words: Iterable[str] | None) -> Position:
    """The position of an argument, quoted or not; the start when there is none."""
    text = " ".join(words or ())
    return read(ctx, "POSITION", Position.parse, text) if text else Position()


def read_level(ctx: typer.Context, text: str) -> tuple[int, int]:
    """A level, or a pair of them."""
    return read(ctx, "--level", parse_level, text)


def read_seat_levels(ctx: typer.Context, text: str, position: Position) -> tuple[int, int]:
    """Levels written as player to act : opponent, turned into first : second."""
    acting, waiting = read_level(ctx, text)
    return (acting, waiting) if position.to_act is Player.FIRST else (waiting, acting)


def read_traits(ctx: typer.Context, text: str | None) -> tuple[Trait, ...]:
    """The traits in play, all when none are named."""
    return TRAITS if text is None else read(ctx, "--traits", parse_traits, text)


def read_edition(ctx: typer.Context, text: str) -> Edition:
    """The edition whose words are used."""
    return read(ctx, "--edition", Edition.parse, text)


def read_threads(ctx: typer.Context, text: str | None) -> int:
    """The number of threads, as many as the machine has when none is named."""
    return (os.cpu_count() or 1) if text is None else read_whole(ctx, "--threads", text, 1, 1024)
