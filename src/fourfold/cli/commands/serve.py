"""`fourfold serve`: the game server."""

from __future__ import annotations

from typing import Annotated

import typer

from fourfold.cli.help import examples, worded
from fourfold.cli.options import DatabaseOption, optional
from fourfold.cli.reading import read_whole
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
        optional("--host", "ADDRESS", "help-serve-host"),
    ] = None,
    port: Annotated[str | None, optional("--port", "N", "help-serve-port")] = None,
    lan: Annotated[
        bool | None,
        typer.Option("--lan", help="help-serve-lan"),
    ] = None,
    database: DatabaseOption = None,
    redis: Annotated[
        str | None,
        optional("--redis", "URL", worded("help-serve-redis", url="redis://…")),
    ] = None,
    workers: Annotated[str | None, optional("--workers", "N", "help-serve-workers")] = None,
    public_url: Annotated[
        str | None,
        optional("--public-url", "URL", worded("help-serve-public-url", url="https://…")),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        optional(
            "--trusted-proxies",
            "ADDRESSES",
            "help-serve-trusted-proxies",
        ),
    ] = None,
    show: Annotated[
        bool,
        typer.Option(
            "--open",
            envvar="FOURFOLD_OPEN",
            show_envvar=False,
            help="help-serve-open",
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
            port=None if port is None else read_whole(ctx, "--port", port),
            lan=lan,
            database=database,
            redis=redis,
            workers=None if workers is None else read_whole(ctx, "--workers", workers),
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
