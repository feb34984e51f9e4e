"""`fourfold tournament desk`: the director's desk in the browser, from this machine."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.options import DatabaseOption, optional
from fourfold.cli.reading import read_whole
from fourfold.cli.terminal.browser import has_window, open_when_ready
from fourfold.cli.terminal.errors import fail
from fourfold.cli.tournaments.opening import open_workplace
from fourfold.cli.tournaments.options import TournamentArgument


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold tournament desk",
            "fourfold tournament desk --lan",
            "fourfold tournament desk 'Spring Open' --lan --port 8080",
            "fourfold tournament desk --address-only",
        )
    )(desk)


def desk(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    tournament: TournamentArgument = None,
    lan: Annotated[bool, typer.Option("--lan", help="help-tournament-lan")] = False,
    port: Annotated[str | None, optional("--port", "N", "help-serve-port")] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="help-tournament-open")] = True,
    address_only: Annotated[
        bool, typer.Option("--address-only", help="help-tournament-address-only")
    ] = False,
    database: DatabaseOption = None,
) -> None:
    """Start the server on this database and open the director's desk."""
    # Help does without these, which take a while to import.
    from fourfold.server.running import NotServed, serve_until_stopped  # noqa: PLC0415
    from fourfold.server.tournaments.helping import addresses  # noqa: PLC0415

    place = open_workplace(ctx, database, tournament)
    screen, say = place.screen, place.screen.texts
    changes: dict[str, object] = {"lan": True} if lan else {}
    if port is not None:
        changes["port"] = read_whole(ctx, "--port", port, 0, 65535)
    if "FOURFOLD_LOG_LEVEL" not in os.environ:
        # The terminal is the organiser's: a line for every request would hide the address.
        changes["log_level"] = "warning"
    settings = place.settings.changed(**changes)
    loaded = place.load()

    def page(root: str) -> str:
        return addresses(loaded, root).desk.removeprefix(root)

    def phones(root: str) -> str:
        if not settings.lan:
            return say("cli-tournament-desk-alone")
        # Cards that are printed without an address lead to the usual port.
        address = "" if root == place.lan_address() else f" --address {root}"
        return say("cli-tournament-desk-lan") + address

    if address_only:
        screen.row(settings.address + page(settings.address))
        return

    def announce(root: str) -> None:
        screen.row(say("cli-tournament-desk", name=loaded.announced.name))
        screen.row(root + page(root))
        screen.say(phones(root))
        if show and has_window():
            open_when_ready(root, page(root))

    try:
        serve_until_stopped(settings, announce)
    except NotServed as error:
        fail(ctx, say(f"cli-serve-error-{error.code}", **error.details), 1)
