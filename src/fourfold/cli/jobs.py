"""What long-running commands share: the state file they continue from, and the bar they show."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer

from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import ProgressBar
from fourfold.cli.terminal.screen import texts_of
from fourfold.jobs import ClusterUnavailable, Progress, StateDamaged, StateFile, StateOfAnotherJob
from fourfold.jobs.state import Kept


def open_state(
    ctx: typer.Context,
    name: str,
    path: Path | None,
    parse: Callable[[str], Kept | None],
    head: Mapping[str, object] | None = None,
) -> StateFile[Kept]:
    """The state of a command of this name; that of something else ends it, and stays as it is."""
    say = texts_of(ctx)
    try:
        return StateFile(path, parse, head)
    except OSError as error:
        fail_to_write(ctx, path, error)
    except StateOfAnotherJob as other:
        details = {"path": other.path, "there": other.there, "here": other.here}
        fail(ctx, say("cli-error-other-state", **details))
    except StateDamaged as damaged:
        fail(ctx, say(f"cli-{name}-no-state", path=damaged.path, line=damaged.line))


def fail_to_write(ctx: typer.Context, path: Path | None, error: OSError) -> NoReturn:
    """End a command that cannot write a file."""
    say = texts_of(ctx)
    fail(ctx, say("cli-error-unwritable", path=path or "-", why=error.strerror or error))


def refuse_unwritable(ctx: typer.Context, path: Path) -> None:
    """End a command before its work, if it could not write a file afterwards."""
    try:
        number = errno.EISDIR if path.is_dir() else 0 if path.parent.is_dir() else errno.ENOENT
    except OSError as error:
        fail_to_write(ctx, path, error)
    if number:
        fail_to_write(ctx, path, OSError(number, os.strerror(number)))


@contextmanager
def reporting(ctx: typer.Context, path: Path | None) -> Iterator[None]:
    """End a command whose state cannot be written."""
    try:
        yield
    except OSError as error:
        fail_to_write(ctx, path, error)


@contextmanager
def workers_needed(ctx: typer.Context, option: str = "--state") -> Iterator[None]:
    """End a command whose cluster (`--ray`) cannot be used, or whose processes were killed.

    What is finished is in its file: `option` says how the command continues from there.
    """
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415  # slow to import

    say = texts_of(ctx)
    try:
        yield
    except ClusterUnavailable as error:
        fail(ctx, say("cli-error-cluster", address=error.address, why=error.why))
    except BrokenProcessPool:
        fail(ctx, say("cli-jobs-broken", option=option))


def shown_on(bar: ProgressBar) -> Progress:
    """Shows on a bar how much is finished."""
    return bar.move_to
