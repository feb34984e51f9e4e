"""`fourfold bot`: a computer player that plays on a server as everybody does, by its public API."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated
from urllib.parse import urlsplit

import typer

from fourfold.cli.help import examples, worded
from fourfold.cli.options import JsonOption
from fourfold.cli.reading import read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import harmless, texts_of, write_object
from fourfold.locales import Texts
from fourfold.play.opponents.players import OPPONENTS

#: An address as it is written.
_EXAMPLE = "http://localhost:8016"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold bot --server http://localhost:8016 --strength casual --accept-open",
            "FOURFOLD_TOKEN=ff_… fourfold bot --server https://quarto.example --games 10 --json",
            "fourfold bot --server http://localhost:8016 --token ff_… --challenge abcdefghijkl",
            "fourfold bot --server http://localhost:8016 --tournament abcdefghijkl",
        )
    )(bot)


def bot(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    server: Annotated[
        str,
        typer.Option("--server", metavar="URL", help=worded("help-bot-server", example=_EXAMPLE)),
    ],
    token: Annotated[
        str,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="FOURFOLD_TOKEN",
            help="help-bot-token",
            show_default=False,
        ),
    ] = "",
    strength: Annotated[
        str, typer.Option("--strength", metavar="NAME", help="help-bot-strength")
    ] = "casual",
    accept_open: Annotated[bool, typer.Option("--accept-open", help="help-bot-accept")] = False,
    challenge: Annotated[
        list[str] | None,
        typer.Option("--challenge", metavar="ID", help="help-bot-challenge"),
    ] = None,
    tournament: Annotated[
        list[str] | None,
        typer.Option("--tournament", metavar="ID", help="help-bot-tournament"),
    ] = None,
    code: Annotated[
        str | None, typer.Option("--code", metavar="TEXT", help="help-bot-code")
    ] = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-bot-games")] = "0",
    as_json: JsonOption = False,
) -> None:
    """Play on a server as a bot.

    Make an account, say that it is a bot's, make a token for it, and start
    this. Games that were going on when it was stopped are played on.
    """
    say = texts_of(ctx)
    if strength not in OPPONENTS:
        fail(ctx, say("cli-error-opponent", name=repr(strength), names=", ".join(OPPONENTS)))
    if not token:
        fail(ctx, say("cli-bot-no-token"))
    if urlsplit(server).scheme not in {"http", "https"} or not urlsplit(server).netloc:
        fail(ctx, say("cli-bot-no-address", text=repr(server), example=_EXAMPLE))
    count = read_whole(ctx, "--games", games, 0)
    # Help does without these, which take a while to import.
    from fourfold.cli.bot import RequestRefused, ServerBot, ServerConnection  # noqa: PLC0415

    report = _reporter(say, server, as_json)
    try:
        with ServerConnection(server, token, say.language, report) as connection:
            player = ServerBot(
                connection,
                OPPONENTS[strength],
                count,
                accept_open,
                report,
                tournaments=tournament or [],
            )
            player.play(challenge or [], code)
    except RequestRefused as refused:
        fail(ctx, say("cli-bot-refused", server=server, why=refused), 1)


def _reporter(say: Texts, server: str, as_json: bool) -> Callable[..., None]:
    """A function that reports events, each as a line of text or of JSON."""

    def report(event: str, **details: object) -> None:
        if as_json:
            write_object({"event": event, **details})
            return
        if event == "ended":
            details["reason"] = say(f"reason-{details['reason']}")
        typer.echo(
            harmless(say(f"cli-bot-{event}", server=server, **details)),
            err=event in {"waiting", "unmarked"},
        )

    return report
