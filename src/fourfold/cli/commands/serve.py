"""`fourfold serve`: the game server."""

from __future__ import annotations

from typing import Annotated

import typer

from fourfold.cli.options import DatabaseOption, examples, optional
from fourfold.cli.terminal.browser import has_window, open_when_ready
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import open_screen, texts_of


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "serve",
        epilog=examples(
            "fourfold serve",
            "fourfold serve --open",
            "fourfold serve --lan",
            "fourfold serve --host 0.0.0.0 --port 80 --database club.db",
            "fourfold serve --database postgresql://quarto@db/quarto --redis redis://cache/0 "
            "--workers 4",
        ),
    )(serve)


def serve(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    host: Annotated[
        str | None,
        optional("--host", "ADDRESS", "Where to listen; else 127.0.0.1."),
    ] = None,
    port: Annotated[int | None, optional("--port", "N", "Else 8016; 0 for any free one.")] = None,
    lan: Annotated[
        bool | None,
        typer.Option(
            "--lan", help="Listen on the local network, and name this machine's address in links."
        ),
    ] = None,
    database: DatabaseOption = None,
    redis: Annotated[
        str | None,
        optional("--redis", "URL", "redis://… between several processes."),
    ] = None,
    workers: Annotated[
        int | None, optional("--workers", "N", "How many processes; else 1.")
    ] = None,
    public_url: Annotated[
        str | None,
        optional("--public-url", "URL", "Where people find it, behind a proxy: https://…"),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        optional(
            "--trusted-proxies",
            "ADDRESSES",
            "Proxies whose headers are believed, joined by commas.",
        ),
    ] = None,
    show: Annotated[
        bool,
        typer.Option(
            "--open",
            envvar="FOURFOLD_OPEN",
            show_envvar=False,
            help="Show the page in the browser when it is ready.",
        ),
    ] = False,
) -> None:
    """Start the game server.

    Every option is an environment variable too: FOURFOLD_PORT, FOURFOLD_DATABASE …
    """
    # Help does without these, which take a while to import.
    from fourfold.server.running import NotServed, serve_until_stopped  # noqa: PLC0415
    from fourfold.server.settings import InvalidSetting, Settings  # noqa: PLC0415

    try:
        settings = Settings.read(
            host=host,
            port=port,
            lan=lan,
            database=database,
            redis=redis,
            workers=workers,
            public_url=public_url,
            trusted_proxies=trusted_proxies,
        )
    except InvalidSetting as error:
        fail(ctx, error.words(texts_of(ctx)))
    screen = open_screen(ctx)

    def announce(address: str) -> None:
        screen.row(screen.texts("cli-serve-at", address=address))
        if show and has_window():
            open_when_ready(address)

    try:
        serve_until_stopped(settings, announce)
    except NotServed as error:
        fail(ctx, screen.texts(f"cli-serve-error-{error.code}", **error.details), 1)
