"""`fourfold account`: what operators of a server do with accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from fourfold.cli.database import database_errors, open_settings
from fourfold.cli.help import SpeakingGroup, examples
from fourfold.cli.options import DatabaseOption, JsonOption
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.prompts import agreed
from fourfold.cli.terminal.screen import harmless, open_screen, texts_of, write_object

if TYPE_CHECKING:
    from fourfold.server.operations.administration import Administration

T = TypeVar("T")

app = typer.Typer(cls=SpeakingGroup, no_args_is_help=True)

NameArgument = Annotated[str, typer.Argument(metavar="NAME", help="help-account-name")]


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(
        app,
        name="account",
        epilog=examples("fourfold account list --database club.db", "fourfold account reset Ana"),
    )


@app.command(
    "list",
    epilog=examples(
        "fourfold account list", "fourfold account list --json | jq 'select(.reports > 0)'"
    ),
)
def listing(
    ctx: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List the accounts, with how often they were reported."""
    accounts = _administer(ctx, database, lambda administration: administration.accounts())
    if as_json:
        for account in accounts:
            write_object(account)
        return
    screen = open_screen(ctx)
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    for head in ("name", "id", "kind", "since", "games", "reports", "blocked"):
        right = head in {"games", "reports"}
        table.add_column(say(f"cli-account-head-{head}"), justify="right" if right else "left")
    for account in accounts:
        table.add_row(
            harmless(account["name"]),
            account["id"],
            account["kind"],
            _day(account["created"]),
            say.number(account["games"]),
            say.number(account["reports"]),
            _day(account["blocked"]) if account["blocked"] else "",
        )
    screen.console.print(table)


@app.command(epilog=examples("fourfold account reset Ana", "fourfold account reset Ana --json"))
def reset(
    ctx: typer.Context,
    name: NameArgument,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Make the password worthless, and get a code with which a new one can be set.

    All sessions, tokens and older recovery codes end. Give the code to the
    owner: it works once, as a recovery code when signing in.
    """
    called, code = _administer(ctx, database, lambda administration: administration.reset(name))
    if as_json:
        write_object({"name": called, "recovery_code": code})
    else:
        screen = open_screen(ctx)
        screen.say(screen.texts("cli-account-reset", name=called))
        screen.row(code)


@app.command(
    epilog=examples(
        "fourfold account rename Rude Anna", "fourfold account rename k3vq7x2mfa5t Anna"
    )
)
def rename(
    ctx: typer.Context,
    name: NameArgument,
    new: Annotated[str, typer.Argument(metavar="NEW", help="help-account-new")],
    database: DatabaseOption = None,
) -> None:
    """Give a player another name; reports of the old one are done with."""
    before, after = _administer(
        ctx, database, lambda administration: administration.rename(name, new)
    )
    _tell(ctx, "renamed", name=before, new=after)


@app.command(epilog=examples("fourfold account block Rude", "fourfold account block Rude --undo"))
def block(
    ctx: typer.Context,
    name: NameArgument,
    undo: Annotated[bool, typer.Option("--undo", help="help-account-undo")] = False,
    database: DatabaseOption = None,
) -> None:
    """Keep an account from signing in; its sessions and tokens end."""
    called = _administer(ctx, database, lambda administration: administration.block(name, undo))
    _tell(ctx, "unblocked" if undo else "blocked", name=called)


@app.command(epilog=examples("fourfold account delete Ana", "fourfold account delete Ana --yes"))
def delete(
    ctx: typer.Context,
    name: NameArgument,
    yes: Annotated[bool, typer.Option("--yes", help="help-account-yes")] = False,
    database: DatabaseOption = None,
) -> None:
    """Delete a player; in others' games a deleted player remains."""
    account = _administer(ctx, database, lambda administration: administration.find(name))
    say = texts_of(ctx)
    if not yes and not agreed(say("cli-account-sure", name=harmless(account.name)), say):
        fail(ctx, say("cli-account-kept", name=account.name), 1)
    called = _administer(ctx, database, lambda administration: administration.delete(account.id))
    _tell(ctx, "deleted", name=called)


def _tell(ctx: typer.Context, key: str, **details: str) -> None:
    screen = open_screen(ctx)
    screen.say(screen.texts(f"cli-account-{key}", **details))


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def _administer(
    ctx: typer.Context, database: str | None, work: Callable[[Administration], Awaitable[T]]
) -> T:
    """Do something with the accounts of a database; say what is wrong, and end, when it fails."""
    # Help does without these, which take a while to import.
    from fourfold.server.operations.administration import NoSuchPlayer, administering  # noqa: PLC0415
    from fourfold.server.refusals import Refusal  # noqa: PLC0415

    settings = open_settings(ctx, database)
    say = texts_of(ctx)

    async def run() -> T:
        async with administering(settings) as administration:
            return await work(administration)

    try:
        with database_errors(ctx, settings):
            return asyncio.run(run())
    except NoSuchPlayer as error:
        fail(ctx, say("cli-account-unknown", name=repr(str(error))), 1)
    except Refusal as refusal:
        fail(ctx, refusal.words(say), 1)
