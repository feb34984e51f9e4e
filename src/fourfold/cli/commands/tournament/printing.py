"""`fourfold tournament print`: pages for the wall, the tables and the winners, as PDF."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from fourfold.cli.help import examples, worded
from fourfold.cli.options import DatabaseOption, optional
from fourfold.cli.reading import read_choice, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.tournaments.opening import open_workplace
from fourfold.cli.tournaments.options import OutputOption, RoundOption, TournamentOption
from fourfold.cli.tournaments.output import write_output
from fourfold.locales import LANGUAGES, match_language, texts

#: What can be printed, and of that what belongs to a round.
_SHEETS = ("pairings", "names", "cards", "sheets", "standings", "diplomas")
_OF_ROUND = ("pairings", "names", "sheets")
_EXAMPLE = "http://192.168.1.5:8016"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "print",
        epilog=examples(
            "fourfold tournament print pairings",
            "fourfold tournament print cards --output cards.pdf",
            "fourfold tournament print sheets --blank --paper letter",
            "fourfold tournament print standings --language de --output tabelle.pdf",
            "fourfold tournament print diplomas --places 3",
        ),
    )(print_sheet)


def print_sheet(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT", help=worded("help-tournament-print-what", names=", ".join(_SHEETS))
        ),
    ],
    number: RoundOption = None,
    paper: Annotated[
        str, typer.Option("--paper", metavar="NAME", help="help-tournament-paper")
    ] = "a4",
    language: Annotated[
        str | None, optional("--language", "LANGUAGE", "help-tournament-language")
    ] = None,
    output: OutputOption = None,
    blank: Annotated[bool, typer.Option("--blank", help="help-tournament-blank")] = False,
    places: Annotated[
        str, typer.Option("--places", metavar="N", help="help-tournament-places")
    ] = "3",
    address: Annotated[str | None, optional("--address", "URL", "help-tournament-address")] = None,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
) -> None:
    """Print pages of a tournament as PDF."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.sheets import SheetOrder  # noqa: PLC0415
    from fourfold.printing import Paper, Printing  # noqa: PLC0415

    place = open_workplace(ctx, database, tournament)
    say = place.screen.texts
    if what not in _SHEETS:
        fail(ctx, say("cli-error-choice", name=repr(what), names=", ".join(_SHEETS)))
    if number is not None and what not in _OF_ROUND:
        fail(ctx, say("cli-error-goes-with", name="--round", other=", ".join(_OF_ROUND)))
    wanted = None if number is None else read_whole(ctx, "--round", number, 1)
    first = read_whole(ctx, "--places", places, 1, 100)
    sheet = read_choice(ctx, "--paper", Paper, paper)
    tongue = say.language if language is None else match_language(language)
    if tongue is None:
        names = ", ".join(LANGUAGES)
        fail(ctx, say("cli-error-choice", name=repr(language), names=names))
    if address is not None and not _is_address(address):
        fail(ctx, say("cli-tournament-no-address", text=repr(address), example=_EXAMPLE))
    loaded = place.load()
    today = datetime.now().astimezone()
    order = SheetOrder(
        loaded,
        Printing(loaded.announced.name, texts(tongue), sheet, today),
        round=wanted,
        places=first,
        blank=blank,
        root=address or place.lan_address(),
    )
    with place.speaking(loaded.state):
        data = order.draw(what)
    path = output or Path(order.file_name(what))
    write_output(ctx, path, data)
    if str(path) != "-":
        place.screen.row(say("cli-tournament-printed", path=path))
    if what == "diplomas" and not loaded.state.finished:
        place.screen.say(say("cli-tournament-not-over"))
    if what == "cards" and address is None and place.is_alone():
        place.screen.say(say("cli-tournament-no-network"))


def _is_address(text: str) -> bool:
    """Whether a phone can open what a code on a card would hold."""
    try:
        parts = urlsplit(text)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
