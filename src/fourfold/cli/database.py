"""The database that commands for operators work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .given import optional
from .screen import Spoken, fail

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
    from fourfold.server.backups import sqlite_path  # noqa: PLC0415
    from fourfold.server.settings import InvalidSetting, Settings  # noqa: PLC0415

    say = ctx.ensure_object(Spoken).texts
    try:
        settings = Settings.read(database=database)
    except InvalidSetting as error:
        fail(ctx, error.words(say))
    if exists and settings.is_sqlite and not sqlite_path(settings).exists():
        fail(ctx, say("cli.db.nothing", path=sqlite_path(settings)), 1)
    return settings
