"""`fourfold play`: two people at one keyboard, or one against the computer, line by line."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.play.conversation import Talk, seat_name
from fourfold.cli.play.session import RANDOM, RECORD_NAMES, Session
from fourfold.cli.reading import optional
from fourfold.cli.setup import Setup, with_setup
from fourfold.cli.terminal.files import load_unfinished
from fourfold.cli.terminal.screen import (
    AsciiOption,
    NoColourOption,
    Screen,
    Spoken,
    examples,
    fail,
    open_screen,
)
from fourfold.rules import Record

OpponentOption = Annotated[
    str,
    typer.Option(
        "--opponent",
        metavar="WHO",
        help="person, random, or one of those that fourfold opponents lists. "
        "Take a seat with --first or --second, or leave it to the lot.",
        rich_help_panel="Players",
    ),
]
RandomOption = Annotated[
    bool, typer.Option("--random", help="As --opponent random.", rich_help_panel="Players")
]
SaveOption = Annotated[
    Path | None,
    optional("--save", "FILE", "Keep the record in a new file, after every action."),
]
ResumeOption = Annotated[
    Path | None,
    optional("--resume", "FILE", "Go on with the unfinished game of a record, and keep it there."),
]
PlainOption = Annotated[bool, typer.Option("--plain", help="Line by line: so far the only way.")]


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
    plain: PlainOption = False,  # noqa: ARG001  # until there is a full screen
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Play at this keyboard; `help` in the game tells what to write."""
    screen = open_screen(ctx, ascii_only, no_colour)
    if resume is not None:
        if replace(setup, seed=None) != Setup() or against_random or opponent != "person":
            fail(ctx, screen.texts("cli.error.resume-setup", path=resume))
        record = load_unfinished(ctx, resume)
        screen.say(screen.texts("cli.play.resumed", path=resume))
    else:
        record = _start(ctx, screen, setup, against_random, opponent)
    session = Session(record, setup.seed_number(ctx), save or resume)
    _first_save(ctx, session, fresh=save is not None and save != resume)
    _run(Talk(screen, session))


def _start(
    ctx: typer.Context, screen: Screen, setup: Setup, against_random: bool, opponent: str
) -> Record:
    """The game as the options describe it, and who begins."""
    setup = _seats(ctx, setup, against_random, opponent)
    record = setup.record(ctx)
    if setup.players is not None:
        name = seat_name(record, record.game.start.to_act, screen.texts)
        screen.say(screen.texts("cli.begins-by-lot", name=name))
    return record


def _seats(ctx: typer.Context, setup: Setup, against_random: bool, opponent: str) -> Setup:
    """Give the computer a seat, when it plays."""
    say = ctx.ensure_object(Spoken).texts
    wanted = "random" if against_random else opponent.lower()
    known = {"random": RANDOM} | {id_: name for name, id_ in RECORD_NAMES.items()}
    known |= {say(f"opponent.{id_}.name").lower(): name for name, id_ in RECORD_NAMES.items()}
    if wanted == "person":
        return setup
    if wanted not in known or opponent.lower() not in {*known, "person"}:
        names = ", ".join(["person", "random", *RECORD_NAMES.values()])
        fail(ctx, say("cli.error.opponent", name=repr(opponent), names=names))
    name = known[wanted]
    if setup.players is not None or (setup.first is not None and setup.second is not None):
        fail(ctx, say("cli.error.two-people"))
    if setup.first is not None:
        return replace(setup, second=name)
    if setup.second is not None:
        return replace(setup, first=name)
    return replace(setup, players=("?", name))


def _first_save(ctx: typer.Context, session: Session, *, fresh: bool) -> None:
    """Find out before the game whether its file can be written; never write over another."""
    say, path = ctx.ensure_object(Spoken).texts, session.path
    if path is None:
        return
    if fresh and path.exists():
        fail(ctx, say("cli.error.exists", path=path))
    try:
        session.save()
    except OSError as error:
        fail(ctx, say("cli.error.unwritable", path=path, why=error.strerror or error))


def _run(talk: Talk) -> None:
    """Play; Ctrl-C ends it with its usual status, the game being safe."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # gives input() its line editing
    try:
        talk.play()
    except KeyboardInterrupt:
        talk.screen.say("")
        talk.farewell()
        raise typer.Exit(130) from None
