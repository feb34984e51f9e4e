"""The database that operators' commands work on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from .terminal.errors import fail
from .terminal.screen import texts_of

if TYPE_CHECKING:
    from fourfold.server.settings import Settings


def open_settings(ctx: typer.Context, database: str | None, exists: bool = True) -> Settings:
    """The settings with this database; `exists`: a file that is not there is an error."""
    # Help does without these, which take a while to import.
    from fourfold.server.operations.backups import sqlite_path  # noqa: PLC0415
    from fourfold.server.settings import InvalidSetting, Settings  # noqa: PLC0415

    say = texts_of(ctx)
    try:
        settings = Settings.read(database=database)
    except InvalidSetting as error:
        fail(ctx, error.words(say))
    if exists and settings.is_sqlite and not sqlite_path(settings).exists():
        fail(ctx, say("cli-db-nothing", path=sqlite_path(settings)), 1)
    return settings


@contextmanager
def database_errors(ctx: typer.Context, settings: Settings) -> Iterator[None]:
    """Say what is wrong with a database or a file, and end."""
    from fourfold.server.store.trouble import TROUBLE, reason  # noqa: PLC0415  # as above

    say = texts_of(ctx)
    try:
        yield
    except ModuleNotFoundError as error:
        fail(ctx, say("cli-serve-error-missing", name=error.name), 1)
    except TROUBLE as error:
        why = f"{settings.shown_database}: {reason(error)}"
        fail(ctx, say("cli-db-unavailable", why=why), 1)
