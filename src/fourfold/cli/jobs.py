"""What commands that work long share: the state file they go on from, and the bar they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from fourfold.cli.terminal.screen import Spoken, fail
from fourfold.jobs import Progress, StateDamaged, StateFile, StateOfAnotherJob
from fourfold.jobs.state import Kept

if TYPE_CHECKING:
    from rich.progress import Progress as Bar


def open_state(
    ctx: typer.Context,
    name: str,
    path: Path | None,
    parse: Callable[[str], Kept | None],
    head: Mapping[str, object] | None = None,
) -> StateFile[Kept]:
    """The state of a command of this name; that of something else ends it, and stays as it is."""
    say = ctx.ensure_object(Spoken).texts
    try:
        return StateFile(path, parse, head)
    except OSError as error:
        fail_to_write(ctx, path, error)
    except StateOfAnotherJob as other:
        details = {"path": other.path, "there": other.there, "here": other.here}
        fail(ctx, say("cli.error.other-state", **details))
    except StateDamaged as damaged:
        fail(ctx, say(f"cli.{name}.no-state", path=damaged.path, line=damaged.line))


def fail_to_write(ctx: typer.Context, path: Path | None, error: OSError) -> NoReturn:
    """End a command that cannot write a file."""
    say = ctx.ensure_object(Spoken).texts
    fail(ctx, say("cli.error.unwritable", path=path or "-", why=error.strerror or error))


def shown_on(bar: Bar) -> Progress:
    """Shows how much is finished on the bar that `counted` gives."""
    return lambda done: bar.update(bar.task_ids[0], completed=done)
