"""The workplace of a command, whose parts are imported when it runs: help does without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from fourfold.cli.database import open_settings
from fourfold.cli.terminal.screen import open_screen

if TYPE_CHECKING:
    from .workplace import Workplace


def open_workplace(
    ctx: typer.Context, database: str | None, name: str | None = None, *, exists: bool = True
) -> Workplace:
    """The workplace of a command; `exists`: a database that is not there is an error."""
    settings = open_settings(ctx, database, exists)
    from .workplace import Workplace  # noqa: PLC0415  # it takes a while to import

    return Workplace(ctx, settings, open_screen(ctx), name)
