"""The database that commands for operators work on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from .reading import optional
from .terminal.screen import Spoken, fail

if TYPE_CHECKING:
    from fourfold.server.settings import Settings

DatabaseOption = Annotated[
    str | None,
    optional(
        "--database",
        "PATH|URL",
        "A file, or postgresql://…; else FOURFOLD_DATABASE, or a file in your data folder.",
    ),
]


def open_settings(ctx: typer.Context, database: str | None, exists: bool = True) -> Settings:
    """The settings with this database; a file that has to exist already is not made."""
    # Only these commands need it, and it takes a while to import.
    from fourfold.server.operations.backups import sqlite_path  # noqa: PLC0415
    from fourfold.server.settings import InvalidSetting, Settings  # noqa: PLC0415

    say = ctx.ensure_object(Spoken).texts
    try:
        settings = Settings.read(database=database)
    except InvalidSetting as error:
        fail(ctx, error.words(say))
    if exists and settings.is_sqlite and not sqlite_path(settings).exists():
        fail(ctx, say("cli.db.nothing", path=sqlite_path(settings)), 1)
    return settings


@contextmanager
def trouble(ctx: typer.Context, settings: Settings) -> Iterator[None]:
    """Say what is wrong with a database or a file, and end."""
    # As above.
    from fourfold.server.store.trouble import TROUBLE, reason  # noqa: PLC0415

    try:
        yield
    except ModuleNotFoundError as error:
        say = ctx.ensure_object(Spoken).texts
        fail(ctx, say("cli.serve.error.missing", name=error.name), 1)
    except TROUBLE as error:
        say = ctx.ensure_object(Spoken).texts
        why = f"{settings.shown_database}: {reason(error)}"
        fail(ctx, say("cli.db.unavailable", why=why), 1)
