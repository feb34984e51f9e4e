"""`fourfold tournament enter`, `import`, `correct-entry`, `withdraw`, `pause`, `bye`, `lineup`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.options import optional
from fourfold.cli.reading import read_whole
from fourfold.cli.setup import with_options
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import open_screen, texts_of
from fourfold.cli.tournaments.changing import Changing
from fourfold.cli.tournaments.opening import open_workplace
from fourfold.cli.tournaments.options import RoundOption, WhoArgument
from fourfold.cli.tournaments.players import read_entries, read_file, tell_ignored

if TYPE_CHECKING:
    from fourfold.tournaments import ByeGranted, Entered, LineupChanged, Tournament

_HIGHEST_RATING = 4000


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(
        epilog=examples(
            "fourfold tournament enter 'Ana Alvarez' 'Ben Baker' 'Cem Can'",
            "fourfold tournament enter 'Zoë Müller' --rating 1612",
            "fourfold tournament enter Foxes --members 'Ana, Ben, Cem, Dora'",
        )
    )(with_options(Changing, enter))
    app.command(
        "import",
        epilog=examples(
            "fourfold tournament import players.csv",
            "printf 'name;rating\\nAna;1612\\n' | fourfold tournament import -",
        ),
    )(with_options(Changing, import_players))
    app.command(
        "correct-entry",
        epilog=examples(
            "fourfold tournament correct-entry 7 'Ana Alvarez'",
            "fourfold tournament correct-entry 7 'Ana Alvarez' --rating 1612",
            "fourfold tournament correct-entry ana --rating 0",
        ),
    )(with_options(Changing, correct_entry))
    for command in (withdraw, pause, resume):
        name = command.__name__
        app.command(
            epilog=examples(f"fourfold tournament {name} ana", f"fourfold tournament {name} 7")
        )(with_options(Changing, command))
    app.command(
        epilog=examples(
            "fourfold tournament bye ana", "fourfold tournament bye ana --round 3 --points 0.5"
        )
    )(with_options(Changing, bye))
    app.command(epilog=examples("fourfold tournament lineup foxes Ana Ben Eva Dora"))(
        with_options(Changing, lineup)
    )


def enter(
    ctx: typer.Context,
    names: Annotated[list[str], typer.Argument(metavar="NAME", help="help-tournament-names")],
    rating: Annotated[str | None, optional("--rating", "N", "help-tournament-rating")] = None,
    members: Annotated[
        str | None, optional("--members", "NAMES", "help-tournament-members")
    ] = None,
    bot: Annotated[bool, typer.Option("--bot", help="help-tournament-bot")] = False,
    *,
    setup: Changing,
) -> None:
    """Enter players, or a team, also after the first round where the format allows it."""
    if len(names) > 1 and (rating is not None or members is not None):
        fail(ctx, texts_of(ctx)("cli-tournament-one-name"))
    number = None if rating is None else read_whole(ctx, "--rating", rating, 1, _HIGHEST_RATING)
    called = tuple(filter(None, (name.strip() for name in (members or "").split(","))))
    # Help does without these, which take a while to import.
    from fourfold.server.people.names import clean_entrant  # noqa: PLC0415
    from fourfold.tournaments import Entered  # noqa: PLC0415
    from fourfold.tournaments.exchange.players import free_ids  # noqa: PLC0415

    def decide(state: Tournament) -> list[Entered]:
        return [
            Entered(free, clean_entrant(name), number, bot, tuple(map(clean_entrant, called)))
            for free, name in zip(free_ids(state), names, strict=False)
        ]

    setup.append(ctx, decide)


def import_players(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="FILE", help="help-tournament-import-file")],
    *,
    setup: Changing,
) -> None:
    """Enter everybody in a CSV file, or nobody when something in it is wrong."""
    data = read_file(ctx, path)
    ignored: tuple[str, ...] = ()

    def decide(state: Tournament) -> tuple[Entered, ...]:
        nonlocal ignored
        listed = read_entries(data, state)
        ignored = listed.ignored
        return listed.entries

    setup.append(ctx, decide)
    if not setup.as_json:
        tell_ignored(open_screen(ctx), ignored)


def correct_entry(
    ctx: typer.Context,
    who: WhoArgument,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="help-tournament-right-name")
    ] = None,
    rating: Annotated[str | None, optional("--rating", "N", "help-tournament-right-rating")] = None,
    *,
    setup: Changing,
) -> None:
    """Correct the name or the rating of somebody who was typed in, also after the end the name."""
    if name is None and rating is None:
        fail(ctx, texts_of(ctx)("cli-tournament-no-correction"))
    number = None if rating is None else read_whole(ctx, "--rating", rating, 0, _HIGHEST_RATING)
    # Help does without this, which takes a while to import.
    from fourfold.server.tournaments import OPERATOR  # noqa: PLC0415

    place = open_workplace(ctx, setup.database, setup.tournament)
    entrant = place.entrant(who)
    news = place.act(
        lambda room, loaded: room.entries.correct(loaded.id, OPERATOR, entrant, name, number)
    )
    place.tell(news, setup.as_json)


def withdraw(ctx: typer.Context, who: WhoArgument, setup: Changing) -> None:
    """Take somebody out of a tournament for good; a game they still have is decided separately."""
    # Help does without these, which take a while to import.
    from fourfold.tournaments import Withdrawn  # noqa: PLC0415

    setup.append_about(ctx, who, lambda _, entrant: Withdrawn(entrant))


def pause(ctx: typer.Context, who: WhoArgument, setup: Changing) -> None:
    """Let somebody sit out until they come back."""
    # Help does without these, which take a while to import.
    from fourfold.tournaments import Paused  # noqa: PLC0415

    setup.append_about(ctx, who, lambda _, entrant: Paused(entrant))


def resume(ctx: typer.Context, who: WhoArgument, setup: Changing) -> None:
    """Let somebody who paused play again."""
    # Help does without these, which take a while to import.
    from fourfold.tournaments import Resumed  # noqa: PLC0415

    setup.append_about(ctx, who, lambda _, entrant: Resumed(entrant))


def bye(
    ctx: typer.Context,
    who: WhoArgument,
    number: RoundOption = None,
    points: Annotated[
        str, typer.Option("--points", metavar="POINTS", help="help-tournament-points")
    ] = "0",
    *,
    setup: Changing,
) -> None:
    """Let somebody sit out a round of a Swiss that is not paired yet, by default the next one."""
    # Help does without these, which take a while to import.
    from fourfold.cli.tournaments.results import parse_points  # noqa: PLC0415
    from fourfold.tournaments import ByeGranted  # noqa: PLC0415

    worth = parse_points(points)
    if worth is None:
        say = texts_of(ctx)
        fail(ctx, say.labelled("--points", say("cli-tournament-points", text=repr(points))))
    wanted = None if number is None else read_whole(ctx, "--round", number, 1)

    def decide(state: Tournament, entrant: str) -> ByeGranted:
        return ByeGranted(entrant, wanted or len(state.rounds) + 1, worth)

    setup.append_about(ctx, who, decide)


def lineup(
    ctx: typer.Context,
    who: WhoArgument,
    members: Annotated[
        list[str], typer.Argument(metavar="NAME", help="help-tournament-lineup-members")
    ],
    *,
    setup: Changing,
) -> None:
    """Let a team play with other members from the next round on, in the order of its boards."""
    # Help does without these, which take a while to import.
    from fourfold.server.people.names import clean_entrant  # noqa: PLC0415
    from fourfold.tournaments import LineupChanged  # noqa: PLC0415

    def decide(_: Tournament, entrant: str) -> LineupChanged:
        return LineupChanged(entrant, tuple(map(clean_entrant, members)))

    setup.append_about(ctx, who, decide)
