"""`fourfold play`: two people at one keyboard, or one against the computer, line by line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.options import AsciiOption, NoColourOption, optional
from fourfold.cli.play.conversation import GameConversation, seat_name
from fourfold.cli.play.dialogue import hold
from fourfold.cli.play.session import RANDOM, PlaySession
from fourfold.cli.records import load_unfinished
from fourfold.cli.setup import Setup, with_setup
from fourfold.cli.terminal.errors import fail, system_reason
from fourfold.cli.terminal.screen import Screen, open_screen, texts_of
from fourfold.play.opponents.records import EARLIER_NAMES, with_names
from fourfold.rules import Record

OpponentOption = Annotated[
    str,
    typer.Option(
        "--opponent",
        metavar="WHO",
        help="help-opponent",
        rich_help_panel="help-panel-players",
    ),
]
RandomOption = Annotated[
    bool, typer.Option("--random", help="help-random", rich_help_panel="help-panel-players")
]
SaveOption = Annotated[
    Path | None,
    optional("--save", "FILE", "help-save"),
]
ResumeOption = Annotated[
    Path | None,
    optional("--resume", "FILE", "help-resume"),
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold play",
            "fourfold play --opponent casual --level 2",
            "fourfold play --players Ana Ben --preset tournament --save game.qgn",
            "fourfold play --resume game.qgn",
        )
    )(play)


@with_setup
def play(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    setup: Setup,
    opponent: OpponentOption = "person",
    against_random: RandomOption = False,
    save: SaveOption = None,
    resume: ResumeOption = None,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Play at this keyboard; `help` in the game tells what to write."""
    screen = open_screen(ctx, ascii_only, no_colour)
    if resume is not None:
        if replace(setup, seed=None) != Setup() or against_random or opponent != "person":
            fail(ctx, screen.texts("cli-error-resume-setup", path=resume))
        record = load_unfinished(ctx, resume)
        screen.say(screen.texts("cli-play-resumed", path=resume))
    else:
        record = _start(ctx, screen, setup, against_random, opponent)
    session = PlaySession(record, setup.seed_number(ctx), save or resume)
    _first_save(ctx, session, fresh=save is not None and save != resume)
    hold(GameConversation(screen, session))


def _start(
    ctx: typer.Context, screen: Screen, setup: Setup, against_random: bool, opponent: str
) -> Record:
    """The game as the options describe it, and who begins."""
    setup = _seats(ctx, setup, against_random, opponent)
    # Lots may have been drawn, so only now it is known where the opponent sits.
    record = with_names(setup.record(ctx), screen.texts)
    if setup.players is not None:
        say = screen.in_edition(record.game.rules.edition).texts
        name = seat_name(record, record.game.start.to_act, say)
        screen.say(say("cli-begins-by-lot", name=name))
    return record


def _seats(ctx: typer.Context, setup: Setup, against_random: bool, opponent: str) -> Setup:
    """Give the computer a seat, when it plays."""
    say = texts_of(ctx)
    wanted = "random" if against_random else opponent.lower()
    known = {"random": RANDOM} | {id_: name for name, id_ in EARLIER_NAMES.items()}
    known |= {say(f"opponent-{id_}-name").lower(): name for name, id_ in EARLIER_NAMES.items()}
    if wanted == "person":
        return setup
    if wanted not in known or opponent.lower() not in {*known, "person"}:
        names = ", ".join(["person", "random", *EARLIER_NAMES.values()])
        fail(ctx, say("cli-error-opponent", name=repr(opponent), names=names))
    name = known[wanted]
    if setup.players is not None or (setup.first is not None and setup.second is not None):
        fail(ctx, say("cli-error-two-people"))
    if setup.first is not None:
        return replace(setup, second=name)
    if setup.second is not None:
        return replace(setup, first=name)
    return replace(setup, players=("?", name))


def _first_save(ctx: typer.Context, session: PlaySession, *, fresh: bool) -> None:
    """Write the file once before the game, so that a bad path is known; never replace another."""
    say, path = texts_of(ctx), session.path
    if path is None:
        return
    if fresh and path.exists():
        fail(ctx, say("cli-error-exists", path=path))
    try:
        session.save()
    except OSError as error:
        fail(ctx, say("cli-error-unwritable", path=path, why=system_reason(error)))
