"""`fourfold serve`: the game server."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Annotated
from urllib.parse import urlsplit

import typer

from .screen import examples, fail, open_screen

#: Seconds to wait for the server before a browser is opened.
_PATIENCE = 30


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
        typer.Option("--host", metavar="ADDRESS", help="Where to listen; else 127.0.0.1."),
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", help="Else 8016; 0 for any free one.")
    ] = None,
    lan: Annotated[
        bool | None,
        typer.Option(
            "--lan", help="Listen on the local network, and name this machine's address in links."
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="PATH|URL",
            help="A file, or postgresql://…; else a file in your data folder.",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option("--redis", metavar="URL", help="redis://… between several processes."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", help="How many processes; else 1.")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="Where people find it, behind a proxy: https://…"
        ),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            "--trusted-proxies",
            metavar="ADDRESSES",
            help="Proxies whose headers are believed, joined by commas.",
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the game in the browser, where there is one.")
    ] = False,
) -> None:
    """Start the game server.

    Every option is an environment variable too: FOURFOLD_PORT, FOURFOLD_DATABASE …
    """
    # Only this command needs them, and they take a while to import.
    from fourfold.server.serving import NotServed, serve_until_stopped  # noqa: PLC0415
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
        fail(ctx, str(error))
    screen = open_screen(ctx)

    def tell(address: str) -> None:
        screen.row(screen.texts("cli.serve.at", address=address))
        if open_browser and _has_browser():
            threading.Thread(target=_open_when_ready, args=[address], daemon=True).start()

    try:
        serve_until_stopped(settings, tell)
    except NotServed as error:
        fail(ctx, screen.texts(f"cli.serve.error.{error.code}", **error.details), 1)


def _has_browser() -> bool:
    """Whether a window can be shown; a browser in this terminal would only be in the way."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(address: str) -> None:
    """Open the address as soon as somebody listens there."""
    parts = urlsplit(address)
    place = (parts.hostname or "127.0.0.1", parts.port or 80)
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection(place, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
