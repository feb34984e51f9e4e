"""`fourfold tournament result`, `forfeit`, `correct`, `decide`: how games ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples, worded
from fourfold.cli.reading import read_whole
from fourfold.cli.setup import with_options
from fourfold.cli.tournaments.changing import Changing
from fourfold.cli.tournaments.options import RoundOption, TableArgument, WhoArgument
from fourfold.cli.tournaments.results import USUAL, ResultCommand, read_result

if TYPE_CHECKING:
    from fourfold.rules import Player
    from fourfold.tournaments import Event, GameResult, PairedGame, Tournament

#: What stands for no result, and for both players.
_OPEN = "open"
_BOTH = "both"


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(
        cls=ResultCommand,
        epilog=examples(
            "fourfold tournament result 3 1-0",
            "fourfold tournament result 1 1-0 2 0-1 3 ½",
            "fourfold tournament result 2.4 0-1",
            "fourfold tournament result 3 +:-",
        ),
    )(with_options(Changing, result))
    app.command(
        epilog=examples(
            "fourfold tournament forfeit 3 ana",
            "fourfold tournament forfeit 3 second",
            "fourfold tournament forfeit 3 both",
        )
    )(with_options(Changing, forfeit))
    app.command(
        cls=ResultCommand,
        epilog=examples(
            "fourfold tournament correct 3 0-1",
            "fourfold tournament correct 3 ½ --round 1",
            "fourfold tournament correct 3 open",
        ),
    )(with_options(Changing, correct))
    app.command(epilog=examples("fourfold tournament decide 2 ana"))(with_options(Changing, decide))


def result(
    ctx: typer.Context,
    written: Annotated[
        list[str],
        typer.Argument(
            metavar="TABLE RESULT", help=worded("help-tournament-results", results=USUAL)
        ),
    ],
    number: RoundOption = None,
    adjudicated: Annotated[
        bool, typer.Option("--adjudicated", help="help-tournament-adjudicated")
    ] = False,
    *,
    setup: Changing,
) -> None:
    """Enter results of the current round, all of them or none."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import Unclear, find_game  # noqa: PLC0415

    wanted = _round(ctx, number)
    tables, results = written[::2], [read_result(ctx, text) for text in written[1::2]]

    def events(state: Tournament) -> list[Event]:
        if len(tables) != len(results):
            raise Unclear("result-missing", table=written[-1])
        found: list[Event] = []
        for table, each in zip(tables, results, strict=True):
            found.append(_ended(find_game(state, table, wanted), each, adjudicated))
        return found

    setup.append(ctx, events)


def forfeit(
    ctx: typer.Context,
    table: TableArgument,
    who: Annotated[str, typer.Argument(metavar="WHO", help="help-tournament-absent")],
    number: RoundOption = None,
    *,
    setup: Changing,
) -> None:
    """Record a loss for a player who did not come, or for both."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import find_game  # noqa: PLC0415
    from fourfold.tournaments import Forfeited  # noqa: PLC0415

    wanted = _round(ctx, number)

    def events(state: Tournament) -> list[Event]:
        game = find_game(state, table, wanted)
        return [Forfeited(game.key, _absent(state, game, who))]

    setup.append(ctx, events)


def _absent(state: Tournament, game: PairedGame, who: str) -> Player | None:
    """The seat of somebody who did not come; None for both."""
    from fourfold.cli.tournaments.naming import find_seat  # noqa: PLC0415  # as above
    from fourfold.rules import Player  # noqa: PLC0415

    word = who.strip().casefold()
    if word == _BOTH:
        return None
    if word in (str(Player.FIRST), str(Player.SECOND)):
        return Player(word)
    return game.seat(find_seat(state, game, who).id)


def correct(
    ctx: typer.Context,
    table: TableArgument,
    written: Annotated[
        str,
        typer.Argument(metavar="RESULT", help=worded("help-tournament-corrected", results=USUAL)),
    ],
    number: RoundOption = None,
    *,
    setup: Changing,
) -> None:
    """Correct a result, or open the game again; both are kept in the log."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import find_game  # noqa: PLC0415
    from fourfold.tournaments import ResultCorrected  # noqa: PLC0415

    wanted = _round(ctx, number)
    opened = written.strip().casefold() == _OPEN
    right = None if opened else read_result(ctx, written)

    def events(state: Tournament) -> list[Event]:
        game = find_game(state, table, wanted, over=True)
        return [ResultCorrected(game.key, right)]

    setup.append(ctx, events)


def decide(
    ctx: typer.Context,
    table: TableArgument,
    who: WhoArgument,
    number: RoundOption = None,
    *,
    setup: Changing,
) -> None:
    """Let somebody win at a table of a knockout, for instance after many draws."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.naming import find_game, find_seat  # noqa: PLC0415
    from fourfold.tournaments import MatchDecided  # noqa: PLC0415

    wanted = _round(ctx, number)

    def events(state: Tournament) -> list[Event]:
        game = find_game(state, table, wanted)
        winner = find_seat(state, game, who)
        return [MatchDecided(game.key.round, game.key.table, winner.id)]

    setup.append(ctx, events)


def _round(ctx: typer.Context, number: str | None) -> int | None:
    return None if number is None else read_whole(ctx, "--round", number, 1)


def _ended(game: PairedGame, result_: GameResult, adjudicated: bool) -> Event:
    """The event that gives a game its result."""
    from fourfold.tournaments import Forfeited, ResultEntered  # noqa: PLC0415  # as above

    if result_.played:
        return ResultEntered(game.key, result_, adjudicated=adjudicated)
    return Forfeited(game.key, None if result_.winner is None else result_.winner.other)
