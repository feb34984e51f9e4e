"""`fourfold db`: looking after a server's database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from fourfold.cli.database import database_errors, open_settings
from fourfold.cli.options import DatabaseOption, JsonOption, examples
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object

if TYPE_CHECKING:
    from fourfold.server.operations.backups import BackupFailed

app = typer.Typer(
    no_args_is_help=True, help="A server's database: upgrade, backup, restore, check."
)

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
    # Help does without these, which take a while to import.
    from fourfold.server.operations.backups import upgrade as bring_up_to_date  # noqa: PLC0415

    with database_errors(ctx, settings):
        before, after = asyncio.run(bring_up_to_date(settings))
    screen = open_screen(ctx)
    key = "cli-db-up-to-date" if before == after else "cli-db-upgraded"
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
    # Help does without these, which take a while to import.
    from fourfold.server.operations.backups import BackupFailed, back_up  # noqa: PLC0415

    say = texts_of(ctx)
    try:
        with database_errors(ctx, settings), progress_bar(say("cli-db-copying")) as bar:
            size = back_up(settings, file, force, bar.move_to)
    except BackupFailed as failed:
        _fail(ctx, failed)
    open_screen(ctx).row(say("cli-db-backed-up", path=file, size=f"{size:,}"))


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
    # Help does without these, which take a while to import.
    from fourfold.server.operations.backups import BackupFailed  # noqa: PLC0415
    from fourfold.server.operations.backups import restore as put_back  # noqa: PLC0415

    say = texts_of(ctx)
    try:
        with database_errors(ctx, settings), progress_bar(say("cli-db-copying")) as bar:
            put_back(settings, file, force, bar.move_to)
    except BackupFailed as failed:
        _fail(ctx, failed)
    open_screen(ctx).row(say("cli-db-restored", path=file))


@app.command(epilog=examples("fourfold db check", "fourfold db check --database club.db --json"))
def check(ctx: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Replay every game by the rules, and compare all that follows from the logs.

    Results, lists, names and ratings are computed once more. Exit status: 0
    when all is well, 1 when something is wrong.
    """
    settings = open_settings(ctx, database)
    # Help does without these, which take a while to import.
    from fourfold.server.operations.checks import check_database  # noqa: PLC0415

    say = texts_of(ctx)
    with database_errors(ctx, settings), progress_bar(say("cli-db-checking")) as bar:
        report = asyncio.run(check_database(settings.database_url, bar.move_to))
    if as_json:
        for fault in report.faults:
            write_object(fault._asdict())
        write_object({**report._asdict(), "faults": len(report.faults)})
    else:
        screen = open_screen(ctx)
        for fault in report.faults:
            screen.row(say.labelled(fault.where, fault.what))
        counts = {"games": report.games, "entries": report.entries, "accounts": report.accounts}
        screen.say(say("cli-db-checked", **counts))
        screen.say(
            say("cli-db-faults", number=len(report.faults)) if report.faults else say("cli-db-well")
        )
    raise typer.Exit(1 if report.faults else 0)


def _fail(ctx: typer.Context, failed: BackupFailed) -> NoReturn:
    fail(ctx, texts_of(ctx)(f"cli-db-{failed.code}", **failed.details), 1)
