"""`fourfold fill`: the puzzle that Quarto began as, with hints and a check."""

from __future__ import annotations

import random
from typing import Annotated

import typer

from fourfold.cli.options import (
    AsciiOption,
    EditionOption,
    NoColourOption,
    SingleLevelOption,
    TraitsOption,
    examples,
    optional,
)
from fourfold.cli.play.dialogue import hold
from fourfold.cli.play.filling import FillingConversation
from fourfold.cli.reading import read, read_choice, read_edition, read_traits, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object
from fourfold.play.filling import Filling, Goal
from fourfold.play.objects import alignment_object
from fourfold.rules import Position


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
    level: SingleLevelOption = "1",
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
        fail(ctx, texts_of(ctx)("cli-fill-exclude"))
    if as_json and not (check is not None or hint or solve):
        other = "--check, --hint, --solve"
        fail(ctx, texts_of(ctx)("cli-error-goes-with", name="--json", other=other))
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
    screen = open_screen(ctx, ascii_only, no_colour).in_edition(read_edition(ctx, edition))
    conversation = FillingConversation(screen, filling, chosen)
    if check is not None:
        answer, as_object = conversation.check, check_object
    elif hint:
        answer, as_object = conversation.hint, hint_object
    elif solve:
        answer, as_object = conversation.solve, solve_object
    else:
        hold(conversation)
        return
    if as_json:
        write_object(as_object(conversation))
    else:
        answer()


def parse_board(text: str) -> Position:
    """Read sixteen squares, with or without slashes; a `-` for the hand may follow.

    >>> parse_board("0123/4.../..../....")
    Position.parse('0123/4.../..../.... -')
    """
    return Position.parse(text if text.strip().endswith("-") else f"{text.strip()} -")


def check_object(conversation: FillingConversation) -> dict[str, object]:
    """A check as JSON says it."""
    filling, reachable = conversation.filling, conversation.reachable()
    return {
        **_board_object(filling),
        "alignments": [alignment_object(alignment) for alignment in filling.alignments],
        "full": filling.full,
        "solved": filling.solved,
        "target": filling.target,
        "reachable": reachable,
        "possible": reachable == filling.target,
    }


def hint_object(conversation: FillingConversation) -> dict[str, object]:
    """A hint as JSON says it."""
    filling, reachable = conversation.filling, conversation.reachable()
    suggestion = conversation.placement()
    placement = None
    if suggestion is not None:
        piece, square = suggestion
        placement = {"piece": str(piece), "square": str(square)}
    return {
        **_board_object(filling),
        "target": filling.target,
        "reachable": reachable,
        "possible": reachable == filling.target,
        "placement": placement,
        "take_back": [str(square) for square in conversation.in_the_way()],
    }


def solve_object(conversation: FillingConversation) -> dict[str, object]:
    """A solution as JSON says it."""
    filling, full = conversation.filling, conversation.solution()
    return {
        **_board_object(filling),
        "target": filling.target,
        "reachable": len(full.alignments),
        "solution": str(full.position).partition(" ")[0],
        "alignments": [alignment_object(alignment) for alignment in full.alignments],
    }


def _board_object(filling: Filling) -> dict[str, object]:
    return {
        "board": str(filling.position).partition(" ")[0],
        "goal": str(filling.goal),
        "level": filling.level,
        "traits": [str(trait) for trait in filling.traits],
    }
