"""`fourfold tournament new`, `change`, `list`, `cancel`: a tournament before anybody plays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.options import DatabaseOption, JsonObjectOption, JsonOption, optional
from fourfold.cli.setup import with_options
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.prompts import agreed
from fourfold.cli.terminal.screen import write_object
from fourfold.cli.tournaments.objects import listed_summary, tournament_summary
from fourfold.cli.tournaments.opening import open_workplace
from fourfold.cli.tournaments.options import TournamentOption
from fourfold.cli.tournaments.players import read_entries, read_file, tell_ignored
from fourfold.cli.tournaments.regulating import RegulationOptions, advise, follow

if TYPE_CHECKING:
    from fourfold.cli.tournaments.workplace import Workplace
    from fourfold.tournaments import FormatAdvice, Regulations


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(
        "new",
        epilog=examples(
            "fourfold tournament new 'Club evening' --players 6",
            "fourfold tournament new 'Spring Open' --format swiss --rounds 5 --import players.csv",
            "fourfold tournament new 'Cup' --format knockout --best-of 3 --third-place",
            "fourfold tournament new 'League' --format round-robin --boards 4 --clock 600+5",
        ),
    )(with_options(RegulationOptions, new))
    app.command(
        "change",
        epilog=examples(
            "fourfold tournament change --rounds 7",
            "fourfold tournament change --format round-robin --cycles 2",
            "fourfold tournament change --name 'Autumn Open'",
        ),
    )(with_options(RegulationOptions, change))
    app.command(
        "list",
        epilog=examples("fourfold tournament list", "fourfold tournament list --json | jq .name"),
    )(listing)
    app.command(epilog=examples("fourfold tournament cancel 'Spring Open'"))(cancel)


def new(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-tournament-name")],
    setup: RegulationOptions,
    players_file: Annotated[
        Path | None, optional("--import", "FILE", "help-tournament-import-too")
    ] = None,
    about: Annotated[str, typer.Option("--text", metavar="TEXT", help="help-tournament-text")] = "",
    database: DatabaseOption = None,
    as_json: JsonObjectOption = False,
) -> None:
    """Begin a tournament around real tables, and enter everybody in a file if there is one."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.views import show_heading  # noqa: PLC0415
    from fourfold.tournaments import Regulations, Tournament  # noqa: PLC0415
    from fourfold.tournaments.exchange import PlayerList  # noqa: PLC0415

    data = None if players_file is None else read_file(ctx, players_file)
    expected = setup.expected(ctx)
    place = open_workplace(ctx, database, exists=False)
    with place.speaking():
        regulations = setup.applied(ctx, Regulations())
        listed = PlayerList(())
        if data is not None:
            listed = read_entries(data, Tournament(regulations))
    players = expected or len(listed.entries)
    advice = advise(setup, regulations, players)
    if advice is not None and setup.format is None:
        regulations = follow(advice, regulations)
    loaded = place.create(name, about, regulations, listed.entries)
    if as_json:
        write_object(tournament_summary(loaded))
        return
    show_heading(place.screen, loaded)
    if advice is not None:
        _explain(place, advice, players, regulations)
    if listed.entries:
        place.screen.say(place.screen.texts("cli-tournament-entered", number=len(listed.entries)))
    tell_ignored(place.screen, listed.ignored)
    place.point(loaded)


def _explain(
    place: Workplace, advice: FormatAdvice, players: int, regulations: Regulations
) -> None:
    """Why this format was chosen, or that another one would suit better."""
    if players <= 2:  # everyone meets everyone in a single game
        return
    details = {"players": players, "rounds": advice.rounds}
    say = place.screen.texts
    if advice.format is regulations.format:
        place.screen.say(say(f"cli-tournament-advice-{advice.reason}", **details))
    elif str(advice.format) == "round-robin" and str(regulations.format) == "swiss":
        place.screen.say(say("cli-tournament-advice-instead", **details))


def change(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    setup: RegulationOptions,
    name: Annotated[str | None, optional("--name", "NAME", "help-tournament-rename")] = None,
    about: Annotated[str | None, optional("--text", "TEXT", "help-tournament-text")] = None,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
) -> None:
    """Change a tournament before its first pairing; its name and text also later."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.views import show_heading  # noqa: PLC0415
    from fourfold.tournaments import regulations_object  # noqa: PLC0415

    place = open_workplace(ctx, database, tournament)
    before = place.load()
    with place.speaking(before.state):
        regulations = setup.applied(ctx, before.announced.regulations)
    changes: dict[str, object] = {}
    if name is not None:
        changes["name"] = name
    if about is not None:
        changes["about"] = about
    if regulations != before.announced.regulations:
        changes["regulations"] = regulations_object(regulations)
    show_heading(place.screen, place.amend(before.id, changes))


def listing(
    ctx: typer.Context, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List the tournaments of a database, the one that changed last first."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.views import show_list  # noqa: PLC0415

    place = open_workplace(ctx, database)
    listed = place.listed()
    if as_json:
        for each in listed:
            write_object(listed_summary(each))
        return
    show_list(place.screen, listed)


def cancel(
    ctx: typer.Context,
    tournament: Annotated[
        str,
        typer.Argument(metavar="NAME", help="help-tournament-option"),
    ],
    yes: Annotated[bool, typer.Option("--yes", help="help-account-yes")] = False,
    database: DatabaseOption = None,
) -> None:
    """Call a tournament off for good; its log stays."""
    place = open_workplace(ctx, database, tournament)
    loaded = place.load()
    say = place.screen.texts
    if not yes and not agreed(say("cli-tournament-sure", name=loaded.announced.name), say):
        fail(ctx, say("cli-tournament-kept", name=loaded.announced.name), 1)
    place.call_off(loaded.id)
    place.screen.say(say("cli-tournament-cancelled", name=loaded.announced.name))
