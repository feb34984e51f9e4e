"""`fourfold tournament show`, `pairings`, `standings`, `log`, `export`: looking, and taking out."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples, worded
from fourfold.cli.options import DatabaseOption, JsonObjectOption, JsonOption
from fourfold.cli.reading import read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import write_object
from fourfold.cli.tournaments.objects import log_summary, tournament_summary
from fourfold.cli.tournaments.opening import open_workplace
from fourfold.cli.tournaments.options import (
    OutputOption,
    RoundOption,
    TournamentArgument,
    TournamentOption,
)
from fourfold.cli.tournaments.output import write_output

if TYPE_CHECKING:
    from fourfold.server.tournaments.log.loading import LoadedTournament

_EXPORTS = ("standings", "pairings", "json", "trf")


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(
        epilog=examples("fourfold tournament show", "fourfold tournament show 'Spring Open' --json")
    )(show)
    app.command(
        epilog=examples(
            "fourfold tournament pairings",
            "fourfold tournament pairings --round 2",
            "fourfold tournament pairings --json | jq 'select(.result == null)'",
        )
    )(pairings)
    app.command(
        epilog=examples(
            "fourfold tournament standings",
            "fourfold tournament standings --cross",
            "fourfold tournament standings --json",
        )
    )(standings)
    app.command(epilog=examples("fourfold tournament log", "fourfold tournament log --json"))(log)
    app.command(
        epilog=examples(
            "fourfold tournament export standings --output standings.csv",
            "fourfold tournament export pairings --round 3",
            "fourfold tournament export trf --output report.trf",
        )
    )(export)


def show(
    ctx: typer.Context,
    tournament: TournamentArgument = None,
    database: DatabaseOption = None,
    as_json: JsonObjectOption = False,
) -> None:
    """Show a tournament: its format and rules, who takes part, what comes next."""
    place = open_workplace(ctx, database, tournament)
    loaded = place.load()
    if as_json:
        write_object(tournament_summary(loaded))
        return
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.views import show_entrants, show_heading  # noqa: PLC0415

    show_heading(place.screen, loaded)
    if loaded.announced.about:
        place.screen.say(loaded.announced.about)
    if loaded.state.entrants:
        show_entrants(place.screen, loaded.state)
    place.point(loaded)


def pairings(
    ctx: typer.Context,
    number: RoundOption = None,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show the tables of a round, by default the last one, with their results."""
    wanted = None if number is None else read_whole(ctx, "--round", number, 1)
    place = open_workplace(ctx, database, tournament)
    loaded = place.load()
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import round_of  # noqa: PLC0415
    from fourfold.cli.tournaments.views import show_pairings  # noqa: PLC0415
    from fourfold.tournaments.exchange import pairings_objects  # noqa: PLC0415

    with place.speaking(loaded.state):
        paired = round_of(loaded.state, wanted)
    if as_json:
        for row in pairings_objects(loaded.state, paired.number):
            write_object(row)
        return
    show_pairings(place.screen, loaded.state, paired)
    if paired is loaded.state.last_round:
        place.point(loaded)


def standings(
    ctx: typer.Context,
    cross: Annotated[bool, typer.Option("--cross", help="help-tournament-cross")] = False,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show the standings with their tie-breaks."""
    place = open_workplace(ctx, database, tournament)
    loaded = place.load()
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.views import show_cross_table, show_standings  # noqa: PLC0415
    from fourfold.tournaments.exchange import standings_objects  # noqa: PLC0415

    if as_json:
        for row in standings_objects(loaded.state):
            write_object(row)
        return
    if cross:
        if not show_cross_table(place.screen, loaded.state):
            fail(ctx, place.screen.texts("cli-tournament-no-cross"))
        return
    show_standings(place.screen, loaded.state)


def log(
    ctx: typer.Context,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List everything that happened in a tournament, corrections included."""
    place = open_workplace(ctx, database, tournament)
    loaded, lines = place.log()
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.wording import event_words  # noqa: PLC0415
    from fourfold.tournaments import Tournament  # noqa: PLC0415

    # A round that was paired twice has other games under the same keys: each line has its state.
    state = Tournament(loaded.announced.regulations)
    for line in lines:
        state = state.then(line)
        if as_json:
            write_object(log_summary(line))
            continue
        moment = datetime.fromtimestamp(line.time / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
        words = event_words(line.event, state, place.screen.texts)
        place.screen.row(f"{line.number:4}  {moment}  {words}")


def export(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT", help=worded("help-tournament-export-what", names=", ".join(_EXPORTS))
        ),
    ],
    number: RoundOption = None,
    output: OutputOption = None,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
) -> None:
    """Write a tournament for other programs: CSV, JSON, or the report that FIDE reads (TRF)."""
    place = open_workplace(ctx, database, tournament)
    say = place.screen.texts
    if what not in _EXPORTS:
        names = ", ".join(_EXPORTS)
        fail(ctx, say("cli-error-choice", name=repr(what), names=names))
    if number is not None and what != "pairings":
        fail(ctx, say("cli-error-goes-with", name="--round", other="pairings"))
    wanted = None if number is None else read_whole(ctx, "--round", number, 1)
    loaded = place.load()
    with place.speaking(loaded.state):
        text = _exported(loaded, what, wanted)
    write_output(ctx, output, text)


def _exported(loaded: LoadedTournament, what: str, number: int | None) -> str:
    # Help does without these, which take a while to import.
    import json  # noqa: PLC0415

    from fourfold.cli.tournaments.naming import round_of  # noqa: PLC0415
    from fourfold.tournaments import exchange  # noqa: PLC0415

    state, name = loaded.state, loaded.announced.name
    match what:
        case "standings":
            return exchange.standings_csv(state)
        case "pairings":
            chosen = None if number is None else round_of(state, number).number
            return exchange.pairings_csv(state, chosen)
        case "json":
            whole = exchange.tournament_object(state, name)
            return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
        case _:
            header = exchange.ReportHeader(name)
            if state.began is not None:
                header = exchange.ReportHeader(
                    name, begins=_day(state.began), ends=_day(state.time)
                )
            return exchange.format_trf(state, header)


def _day(time: int) -> date:
    """The day of a time in milliseconds, where this machine is."""
    return datetime.fromtimestamp(time / 1000).astimezone().date()
