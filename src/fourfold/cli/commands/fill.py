"""`fourfold fill`: the puzzle that Quarto began as, with hints and a check."""

from __future__ import annotations

import random
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

import typer

from fourfold.cli.play.filling import Puzzle
from fourfold.cli.reading import (
    EditionOption,
    TraitsOption,
    optional,
    read_choice,
    read_edition,
    read_traits,
    write_object,
)
from fourfold.cli.terminal.progress import watched
from fourfold.cli.terminal.screen import (
    AsciiOption,
    NoColourOption,
    Spoken,
    examples,
    fail,
    open_screen,
    read,
    read_whole,
)
from fourfold.play.filling import Filling, Goal
from fourfold.play.objects import alignment_object
from fourfold.rules import (
    Position,
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold fill",
            "fourfold fill --goal most --level 4",
            "fourfold fill --board 0123/4.../..../.... --goal most --hint",
            "fourfold fill --check 51f9/37bd/42ea/068c --level 4 --json",
            "fourfold fill --solve --goal most --level 3 --traits colour,shape,height",
        )
    )(fill)


def fill(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    goal: Annotated[
        str,
        typer.Option(
            "--goal", metavar="WHAT", help="none: no alignment; most: as many as possible."
        ),
    ] = "none",
    level: Annotated[str, typer.Option("--level", metavar="L", help="1 to 4.")] = "1",
    traits: TraitsOption = None,
    board: Annotated[
        str | None,
        optional("--board", "BOARD", "Go on from here."),
    ] = None,
    check: Annotated[
        str | None,
        optional(
            "--check", "BOARD", "Say which alignments a board has, and what can become of it."
        ),
    ] = None,
    hint: Annotated[
        bool, typer.Option("--hint", help="Say where a piece can go, and end.")
    ] = False,
    solve: Annotated[
        bool, typer.Option("--solve", help="Fill the board as well as can be, and end.")
    ] = False,
    seed: Annotated[
        str | None,
        optional("--seed", "N", "Choose the same solution again."),
    ] = None,
    edition: EditionOption = "classic",
    as_json: Annotated[
        bool, typer.Option("--json", help="With --check, --hint or --solve: write a JSON object.")
    ] = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Fill the board with all sixteen pieces, without any alignment or with as many as possible.

    Write what goes where, such as c2 7; help tells the rest. What hints say is exact.
    """
    if sum((check is not None, hint, solve)) > 1 or (check is not None and board is not None):
        fail(ctx, ctx.ensure_object(Spoken).texts("cli.fill.exclude"))
    if as_json and not (check is not None or hint or solve):
        say, other = ctx.ensure_object(Spoken).texts, "--check, --hint, --solve"
        fail(ctx, say("cli.error.goes-with", name="--json", other=other))
    name, text = ("--board", board) if check is None else ("--check", check)
    filling = Filling(
        read_choice(ctx, "--goal", Goal, goal),
        read_whole(ctx, "--level", level, 1, 4),
        read_traits(ctx, traits),
        Position() if text is None else read(ctx, name, parse_board, text),
    )
    chosen = random.getrandbits(32)
    if seed is not None:
        chosen = read_whole(ctx, "--seed", seed, 0, 2**64 - 1)
    words = read_edition(ctx, edition)
    puzzle = Puzzle(open_screen(ctx, ascii_only, no_colour), filling, words, chosen)
    jobs = (
        (check is not None, puzzle.check, check_object),
        (hint, puzzle.hint, hint_object),
        (solve, puzzle.solve, solve_object),
    )
    for asked, tell, as_object in jobs:
        if asked and as_json:
            write_object(as_object(puzzle))
        elif asked:
            tell()
    if not any(asked for asked, _, _ in jobs):
        _run(puzzle)


def parse_board(text: str) -> Position:
    """Read sixteen squares, with or without slashes; a `-` for the hand may follow.

    >>> parse_board("0123/4.../..../....")
    Position.parse('0123/4.../..../.... -')
    """
    return Position.parse(text if text.strip().endswith("-") else f"{text.strip()} -")


def _run(puzzle: Puzzle) -> None:
    """Play; Ctrl-C ends it with its usual status, and says how to go on."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # gives input() its line editing
    try:
        puzzle.play()
    except (KeyboardInterrupt, EOFError) as end:
        puzzle.screen.say("")
        puzzle.farewell()
        if isinstance(end, KeyboardInterrupt):
            raise typer.Exit(130) from None


def check_object(puzzle: Puzzle) -> dict[str, object]:
    """A check as JSON says it."""
    reachable = puzzle.reachable()
    return {
        **_about(puzzle.filling),
        "alignments": [alignment_object(one) for one in puzzle.filling.alignments],
        "full": puzzle.filling.full,
        "solved": puzzle.filling.solved,
        "target": puzzle.filling.target,
        "reachable": reachable,
        "possible": reachable == puzzle.filling.target,
    }


def hint_object(puzzle: Puzzle) -> dict[str, object]:
    """A hint as JSON says it."""
    reachable, found = puzzle.reachable(), puzzle.placement()
    placement = None if found is None else {"piece": str(found[0]), "square": str(found[1])}
    return {
        **_about(puzzle.filling),
        "target": puzzle.filling.target,
        "reachable": reachable,
        "possible": reachable == puzzle.filling.target,
        "placement": placement,
        "take_back": [str(square) for square in puzzle.in_the_way()],
    }


def solve_object(puzzle: Puzzle) -> dict[str, object]:
    """A solution as JSON says it."""
    with watched(str(puzzle.filling.position)) as handle:
        found = puzzle.filling.outlook(handle, puzzle.seed)
    full = replace(puzzle.filling, position=found.example)
    return {
        **_about(puzzle.filling),
        "target": puzzle.filling.target,
        "reachable": found.number,
        "solution": str(found.example).partition(" ")[0],
        "alignments": [alignment_object(one) for one in full.alignments],
    }


def _about(filling: Filling) -> dict[str, object]:
    return {
        "board": str(filling.position).partition(" ")[0],
        "goal": str(filling.goal),
        "level": filling.level,
        "traits": [str(trait) for trait in filling.traits],
    }
