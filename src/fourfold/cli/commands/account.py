"""`fourfold account`: what operators of a server do with accounts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from fourfold.cli.database import DatabaseOption, open_settings, trouble
from fourfold.cli.reading import JsonOption
from fourfold.cli.terminal.screen import (
    Spoken,
    examples,
    fail,
    harmless,
    open_screen,
)

if TYPE_CHECKING:
    from fourfold.server.operations.administration import Administration

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="Accounts on a server: list, reset, rename, block.")

NameArgument = Annotated[
    str, typer.Argument(metavar="NAME", help="Name of the account, or its id.")
]


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
    found = _administer(ctx, database, lambda accounts: accounts.accounts())
    if as_json:
        for each in found:
            typer.echo(json.dumps(each))
        return
    screen = open_screen(ctx)
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    for head in ("name", "id", "kind", "since", "games", "reports", "blocked"):
        right = head in {"games", "reports"}
        table.add_column(say(f"cli.account.head.{head}"), justify="right" if right else "left")
    for each in found:
        table.add_row(
            harmless(each["name"]),
            each["id"],
            each["kind"],
            _day(each["created"]),
            str(each["games"]),
            str(each["reports"]),
            _day(each["blocked"]) if each["blocked"] else "",
        )
    screen.console.print(table)


@app.command(epilog=examples("fourfold account reset Ana", "fourfold account reset Ana --json"))
def reset(
    ctx: typer.Context,
    name: NameArgument,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Shut out whoever knows the password, and get a code with which a new one can be set.

    All sessions, tokens and older recovery codes end. Give the code to the
    owner: it works once, where one signs in with a recovery code.
    """
    called, code = _administer(ctx, database, lambda accounts: accounts.reset(name))
    if as_json:
        typer.echo(json.dumps({"name": called, "recovery_code": code}))
    else:
        screen = open_screen(ctx)
        screen.say(screen.texts("cli.account.reset", name=called))
        screen.row(code)


@app.command(
    epilog=examples(
        "fourfold account rename Rude Anna", "fourfold account rename k3vq7x2mfa5t Anna"
    )
)
def rename(
    ctx: typer.Context,
    name: NameArgument,
    new: Annotated[str, typer.Argument(metavar="NEW", help="The name from now on.")],
    database: DatabaseOption = None,
) -> None:
    """Give a player another name; reports of the old one are done with."""
    before, after = _administer(ctx, database, lambda accounts: accounts.rename(name, new))
    _tell(ctx, "renamed", name=before, new=after)


@app.command(epilog=examples("fourfold account block Rude", "fourfold account block Rude --undo"))
def block(
    ctx: typer.Context,
    name: NameArgument,
    undo: Annotated[bool, typer.Option("--undo", help="Let them in again.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Keep an account from signing in; its sessions and tokens end."""
    called = _administer(ctx, database, lambda accounts: accounts.block(name, undo))
    _tell(ctx, "unblocked" if undo else "blocked", name=called)


@app.command(epilog=examples("fourfold account delete Ana", "fourfold account delete Ana --yes"))
def delete(
    ctx: typer.Context,
    name: NameArgument,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Delete a player; in others' games a deleted player remains."""
    found = _administer(ctx, database, lambda accounts: accounts.find(name))
    say = ctx.ensure_object(Spoken).texts
    if not yes and not _agreed(
        say("cli.account.sure", name=harmless(found.name)), say("cli.play.yes")
    ):
        fail(ctx, say("cli.account.kept", name=found.name), 1)
    called = _administer(ctx, database, lambda accounts: accounts.delete(found.id))
    _tell(ctx, "deleted", name=called)


def _agreed(question: str, words: str) -> bool:
    answer = typer.prompt(question, default="", show_default=False, err=True)
    return answer.strip().lower() in words.split()


def _tell(ctx: typer.Context, key: str, **details: str) -> None:
    screen = open_screen(ctx)
    screen.say(screen.texts(f"cli.account.{key}", **details))


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def _administer(
    ctx: typer.Context, database: str | None, work: Callable[[Administration], Awaitable[T]]
) -> T:
    """Do something with the accounts of a database; say what is wrong, and end, when it fails."""
    # Only these commands need them, and they take a while to import.
    from fourfold.server.operations.administration import NoSuchPlayer, administering  # noqa: PLC0415
    from fourfold.server.refusals import Refusal  # noqa: PLC0415

    settings = open_settings(ctx, database)
    say = ctx.ensure_object(Spoken).texts

    async def run() -> T:
        async with administering(settings) as accounts:
            return await work(accounts)

    try:
        with trouble(ctx, settings):
            return asyncio.run(run())
    except NoSuchPlayer as error:
        fail(ctx, say("cli.account.unknown", name=repr(str(error))), 1)
    except Refusal as refusal:
        fail(ctx, refusal.words(say), 1)
