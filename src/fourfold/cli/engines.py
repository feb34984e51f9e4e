"""Reading commands of engines, and what is wrong with an engine, in words."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

import typer

from fourfold.jobs import Pool
from fourfold.kit.matches.players import STRENGTHS, MatchPlayer, UnknownStrength, parse_player
from fourfold.kit.pipes import EngineError
from fourfold.kit.protocol import ProtocolError, SearchLimits

from .terminal.errors import fail
from .terminal.screen import texts_of


def read_command(ctx: typer.Context, text: str) -> list[str]:
    """The words of a command; when there are none, say so and end."""
    words: list[str] = []
    why: object = "the command is empty"
    try:
        words = shlex.split(text)
    except ValueError as error:
        why = error
    if not words:
        fail(ctx, texts_of(ctx)("cli-error-command-line", text=repr(text), why=why))
    return words


def read_player(ctx: typer.Context, text: str) -> MatchPlayer:
    """A built-in strength or an engine; when it is neither, say so and end."""
    say = texts_of(ctx)
    try:
        return parse_player(text)
    except UnknownStrength as error:
        why = say("cli-error-choice", name=repr(error.name), names=", ".join(STRENGTHS))
        fail(ctx, say.labelled(text, why))
    except ValueError as error:
        fail(ctx, say("cli-error-command-line", text=repr(text), why=error))


def read_search_limits(ctx: typer.Context, text: str | None) -> SearchLimits:
    """The words after `go`; neither what the clock says nor an endless search."""
    say = texts_of(ctx)
    try:
        limits = SearchLimits.parse(text or "")
    except ProtocolError as error:
        fail(ctx, say("cli-match-go", why=error))
    if limits != SearchLimits(limits.movetime, limits.nodes, limits.depth):
        fail(ctx, say("cli-match-go-which"))
    return limits


def read_seconds(ctx: typer.Context, name: str, text: str) -> float:
    """A time; when the text is something else, say so and end."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < 10**6:
        fail(ctx, texts_of(ctx)("cli-error-seconds", name=name, text=repr(text)))
    return seconds


def engine_pool(processes: int, cluster: str | None, players: Iterable[MatchPlayer]) -> Pool:
    """Processes here, or a cluster, where engines start in the same folder as here.

    Their commands may name files that are in it.
    """
    here = cluster is not None and any(player.command for player in players)
    return Pool(processes, cluster, str(Path.cwd()) if here else None)


def fail_with_engine(ctx: typer.Context, command: str, error: EngineError) -> NoReturn:
    """End a command because of an engine."""
    say = texts_of(ctx)
    fault = say(f"cli-engine-fault-{error.code}")
    fail(ctx, say("cli-error-engine", command=repr(command), fault=fault, why=error))
