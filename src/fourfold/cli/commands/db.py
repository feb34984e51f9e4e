"""`fourfold db`: looking after a server's database."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from fourfold.cli.database import DatabaseOption, open_settings, trouble
from fourfold.cli.terminal.progress import delayed
from fourfold.cli.terminal.screen import (
    Spoken,
    examples,
    fail,
    open_screen,
)

if TYPE_CHECKING:
    from fourfold.server.operations.backups import BackupFailed

app = typer.Typer(
    no_args_is_help=True, help="A server's database: upgrade, backup, restore, check."
)

JsonOption = Annotated[bool, typer.Option("--json", help="Write JSON, one object a line.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(
        app,
        name="db",
        epilog=examples(
            "fourfold db backup today.db",
            "fourfold db check --database postgresql://quarto@db/quarto",
        ),
    )


@app.command(
    epilog=examples(
        "fourfold db upgrade", "fourfold db upgrade --database postgresql://quarto@db/quarto"
    )
)
def upgrade(ctx: typer.Context, database: DatabaseOption = None) -> None:
    """Bring the schema up to date, or make it.

    A server with SQLite does so by itself; with PostgreSQL, do it before you
    start a newer version.
    """
    settings = open_settings(ctx, database, exists=False)
    # Only this command needs them, and they take a while to import.
    from fourfold.server.operations.backups import upgrade as bring_up_to_date  # noqa: PLC0415

    with trouble(ctx, settings):
        before, after = asyncio.run(bring_up_to_date(settings))
    screen = open_screen(ctx)
    key = "cli.db.up-to-date" if before == after else "cli.db.upgraded"
    screen.say(screen.texts(key, step=after, before=before or "-"))


@app.command(
    epilog=examples(
        "fourfold db backup backup.db",
        "fourfold db backup --database postgresql://quarto@db/quarto today.dump",
    )
)
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    force: ForceOption = False,
    database: DatabaseOption = None,
) -> None:
    """Copy the database to a file, also while a server is using it.

    The copy is consistent, and appears only when it is whole.
    """
    settings = open_settings(ctx, database)
    # Only this command needs them, and they take a while to import.
    from fourfold.server.operations.backups import BackupFailed, back_up  # noqa: PLC0415

    say = ctx.ensure_object(Spoken).texts
    try:
        with trouble(ctx, settings), _bar(say("cli.db.copying")) as told:
            size = back_up(settings, file, force, told)
    except BackupFailed as failed:
        _fail(ctx, failed)
    open_screen(ctx).row(say("cli.db.backed-up", path=file, size=f"{size:,}"))


@app.command(
    epilog=examples(
        "fourfold db restore backup.db", "fourfold db restore --force --database club.db backup.db"
    )
)
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that db backup made.")],
    force: ForceOption = False,
    database: DatabaseOption = None,
) -> None:
    """Put a copy in the place of the database, all of it or nothing.

    Stop the server first. An older copy is brought up to date.
    """
    settings = open_settings(ctx, database, exists=False)
    # Only this command needs them, and they take a while to import.
    from fourfold.server.operations.backups import BackupFailed  # noqa: PLC0415
    from fourfold.server.operations.backups import restore as put_back  # noqa: PLC0415

    say = ctx.ensure_object(Spoken).texts
    try:
        with trouble(ctx, settings), _bar(say("cli.db.copying")) as told:
            put_back(settings, file, force, told)
    except BackupFailed as failed:
        _fail(ctx, failed)
    open_screen(ctx).row(say("cli.db.restored", path=file))


@app.command(epilog=examples("fourfold db check", "fourfold db check --database club.db --json"))
def check(ctx: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Replay every game by the rules, and compare all that follows from the logs.

    Results, lists, names and ratings are computed once more. Exit status: 0
    when all is well, 1 when something is wrong.
    """
    settings = open_settings(ctx, database)
    # Only this command needs them, and they take a while to import.
    from fourfold.server.operations.checks import check_database  # noqa: PLC0415

    say = ctx.ensure_object(Spoken).texts
    with trouble(ctx, settings), _bar(say("cli.db.checking")) as told:
        found = asyncio.run(check_database(settings.database_url, told))
    if as_json:
        for fault in found.faults:
            typer.echo(json.dumps(fault._asdict()))
        summary = {**found._asdict(), "faults": len(found.faults)}
        typer.echo(json.dumps(summary))
    else:
        screen = open_screen(ctx)
        for fault in found.faults:
            screen.row(say.labelled(fault.where, fault.what))
        counts = {"games": found.games, "entries": found.entries, "accounts": found.accounts}
        screen.say(say("cli.db.checked", **counts))
        screen.say(
            say.count("cli.db.faults", len(found.faults)) if found.faults else say("cli.db.well")
        )
    raise typer.Exit(1 if found.faults else 0)


def _fail(ctx: typer.Context, failed: BackupFailed) -> NoReturn:
    fail(ctx, ctx.ensure_object(Spoken).texts(f"cli.db.{failed.code}", **failed.details), 1)


@contextmanager
def _bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, for people, when it takes longer than a second."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(title, total=None)

    def told(done: int, total: int) -> None:
        progress.update(task, completed=done, total=total)

    if sys.stderr.isatty():
        with delayed(progress):
            yield told
    else:
        yield told
