"""`fourfold tournament pair`, `unpair`, `finish`: from one round to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.options import DatabaseOption
from fourfold.cli.reading import read_whole
from fourfold.cli.setup import with_options
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.prompts import agreed
from fourfold.cli.tournaments.changing import Changing
from fourfold.cli.tournaments.opening import open_workplace
from fourfold.cli.tournaments.options import EventsJsonOption, RoundOption, TournamentOption

if TYPE_CHECKING:
    from fourfold.cli.tournaments.workplace import Workplace
    from fourfold.server.tournaments import Tournaments
    from fourfold.server.tournaments.log.loading import LoadedTournament
    from fourfold.tournaments import Tournament


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(
        epilog=examples(
            "fourfold tournament pair",
            "fourfold tournament pair --table ana:ben --table cem:dora --bye eva",
            "fourfold tournament pair --json",
        )
    )(pair)
    app.command(epilog=examples("fourfold tournament unpair"))(with_options(Changing, unpair))
    app.command(epilog=examples("fourfold tournament finish", "fourfold tournament finish --yes"))(
        finish
    )


def pair(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    tables: Annotated[
        list[str] | None,
        typer.Option(
            "--table", metavar="WHO:WHO", help="help-tournament-pair-table", show_default=False
        ),
    ] = None,
    byes: Annotated[
        list[str] | None,
        typer.Option("--bye", metavar="WHO", help="help-tournament-pair-bye", show_default=False),
    ] = None,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
    as_json: EventsJsonOption = False,
) -> None:
    """Pair the next round, or in an arena and a ladder those who are free."""
    # Help does without these, which take a while to import.
    from fourfold.server.tournaments import OPERATOR  # noqa: PLC0415

    place = open_workplace(ctx, database, tournament)
    known = place.load()
    rounds = len(known.state.rounds)
    pairs = [_pair_of(place, known.state, text) for text in tables or ()]
    resting = [place.named(known.state, who) for who in byes or ()]

    async def work(room: Tournaments, loaded: LoadedTournament) -> LoadedTournament:
        if pairs or resting:
            return await room.directing.pair_by_hand(loaded.id, OPERATOR, pairs, resting)
        # Of two who pair at the same moment, the second sees what the first has paired.
        return await room.directing.pair(loaded.id, OPERATOR, after=rounds)

    news = place.act(work)
    if as_json:
        place.tell(news, as_json)
        return
    from fourfold.cli.tournaments.views import show_pairings  # noqa: PLC0415  # as above

    state = news.loaded.state
    assert state.last_round is not None
    show_pairings(place.screen, state, state.last_round)


def _pair_of(place: Workplace, state: Tournament, text: str) -> tuple[str, str]:
    """The two that somebody named, the first player first."""
    first, colon, second = text.partition(":")
    if not colon or not first.strip() or not second.strip():
        say = place.screen.texts
        why = say("cli-tournament-pair-names", text=repr(text[:80]))
        fail(place.ctx, say.labelled("--table", why))
    return place.named(state, first), place.named(state, second)


def unpair(ctx: typer.Context, number: RoundOption = None, *, setup: Changing) -> None:
    """Drop the pairing of the last round while no game of it has a result."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import round_of  # noqa: PLC0415
    from fourfold.tournaments import RoundUnpaired  # noqa: PLC0415

    wanted = None if number is None else read_whole(ctx, "--round", number, 1)

    def decide(state: Tournament) -> list[RoundUnpaired]:
        return [RoundUnpaired(round_of(state, wanted).number)]

    setup.append(ctx, decide)


def finish(
    ctx: typer.Context,
    yes: Annotated[bool, typer.Option("--yes", help="help-account-yes")] = False,
    tournament: TournamentOption = None,
    database: DatabaseOption = None,
    as_json: EventsJsonOption = False,
) -> None:
    """End a tournament: the standings are final. Results can still be corrected.

    With rounds left to play, the command asks first: nothing can be paired afterwards.
    """
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import round_of  # noqa: PLC0415
    from fourfold.cli.tournaments.views import show_standings  # noqa: PLC0415
    from fourfold.server.tournaments.log.progress import is_played_out  # noqa: PLC0415
    from fourfold.tournaments import TournamentFinished  # noqa: PLC0415

    place = open_workplace(ctx, database, tournament)
    loaded, say = place.load(), place.screen.texts
    with place.speaking():
        last = round_of(loaded.state, None)
    early = last.closed and not loaded.state.format.continuous and not loaded.state.finished
    if early and not yes and not is_played_out(loaded.state):
        name = loaded.announced.name
        if not agreed(say("cli-tournament-finish-sure", name=name), say):
            fail(ctx, say("cli-tournament-goes-on", name=name), 1)
    news = place.change(lambda _: [TournamentFinished()])
    place.tell(news, as_json)
    if not as_json:
        show_standings(place.screen, news.loaded.state)
