"""`fourfold bot`: a computer player that plays on a server as everybody does, by its public API."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated
from urllib.parse import urlsplit

import typer

from fourfold.cli.terminal.screen import (
    Spoken,
    examples,
    fail,
    harmless,
    read_whole,
)
from fourfold.locales import Texts
from fourfold.play.opponents.players import OPPONENTS


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold bot --server http://localhost:8016 --strength casual --accept-open",
            "FOURFOLD_TOKEN=ff_… fourfold bot --server https://quarto.example --games 10 --json",
            "fourfold bot --server http://localhost:8016 --token ff_… --challenge abcdefghijkl",
        )
    )(bot)


def bot(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="Where to play: http://localhost:8016")
    ],
    token: Annotated[
        str,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="FOURFOLD_TOKEN",
            help="A token of the bot's account; better in the environment, where few can see it.",
            show_default=False,
        ),
    ] = "",
    strength: Annotated[
        str, typer.Option("--strength", metavar="NAME", help="How strong: fourfold opponents.")
    ] = "casual",
    accept_open: Annotated[
        bool, typer.Option("--accept-open", help="Accept every open challenge.")
    ] = False,
    challenge: Annotated[
        list[str] | None,
        typer.Option("--challenge", metavar="ID", help="Accept this challenge first."),
    ] = None,
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="Stop after so many games; 0: never.")
    ] = "0",
    as_json: Annotated[
        bool, typer.Option("--json", help="Write what happens as JSON, one object a line.")
    ] = False,
) -> None:
    """Play on a server as a bot.

    Make an account, say that it is a bot's, make a token for it, and start
    this. Games that were going on when it was stopped are played on.
    """
    say = ctx.ensure_object(Spoken).texts
    if strength not in OPPONENTS:
        fail(ctx, say("cli.error.opponent", name=repr(strength), names=", ".join(OPPONENTS)))
    if not token:
        fail(ctx, say("cli.bot.no-token"))
    if urlsplit(server).scheme not in {"http", "https"} or not urlsplit(server).netloc:
        example = "http://localhost:8016"
        fail(ctx, say("cli.bot.no-address", text=repr(server), example=example))
    count = read_whole(ctx, "--games", games, 0)
    # Only this command needs them, and they take a while to import.
    from fourfold.cli.bot import Bot, Connection, Refused  # noqa: PLC0415

    tell = _telling(say, server, as_json)
    try:
        with Connection(server, token, say.language, tell) as connection:
            player = Bot(connection, OPPONENTS[strength], count, accept_open, tell)
            player.play(challenge or [])
    except Refused as refused:
        fail(ctx, say("cli.bot.refused", server=server, why=refused), 1)


def _telling(say: Texts, server: str, as_json: bool) -> Callable[..., None]:
    """What tells of events: a line of text or of JSON each."""

    def tell(event: str, **details: object) -> None:
        if as_json:
            typer.echo(json.dumps({"event": event, **details}))
            return
        shown = dict(details)
        if event == "ended":
            shown["reason"] = say(f"reason.{details['reason']}")
        typer.echo(
            harmless(say(f"cli.bot.{event}", server=server, **shown)),
            err=event in {"waiting", "unmarked"},
        )

    return tell
