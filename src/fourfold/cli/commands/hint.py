"""`fourfold hint`: what the coach says about a position or a game that goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from fourfold.cli.options import JsonOption, NoColourOption, examples, optional
from fourfold.cli.reading import (
    read,
    read_choice,
    read_edition,
    read_seat_levels,
    read_traits,
    read_whole,
)
from fourfold.cli.records import load_single
from fourfold.cli.terminal.errors import explain as explain_error
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen, open_screen, texts_of, write_object
from fourfold.engine import DeadlinePassed
from fourfold.play.coach.explanations import explain, say_explanation, say_steps
from fourfold.play.coach.hints import (
    Depth,
    coach_valuer,
    hint,
    say,
)
from fourfold.play.danger import Danger, danger
from fourfold.play.objects import danger_object, explanation_object, hint_object
from fourfold.play.values import Valuer
from fourfold.rules import (
    CallRule,
    Game,
    IllegalAction,
    InvalidValue,
    Position,
    Rules,
    Turn,
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "hint",
        epilog=examples(
            "fourfold hint game.qgn",
            "fourfold hint '012./4..7/8..b/.... -' --depth reason",
            "fourfold --lang fr hint 012./4..7/8..b/.... - --depth all --edition mushrooms",
            "fourfold hint game.qgn --at 5 --explain c2-5",
        ),
    )(give_hint)


def give_hint(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE|POSITION",
            help="A record with one game, or four rows and the piece in hand or -.",
        ),
    ],
    depth: Annotated[
        str, typer.Option("--depth", metavar="HOW", help="nudge, reason, turn, or all three: all.")
    ] = "nudge",
    why: Annotated[
        str | None,
        optional("--explain", "TURN", "Say why this turn wins, holds or loses, instead."),
    ] = None,
    dangers: Annotated[
        bool, typer.Option("--danger", help="Show which piece would win where, instead.")
    ] = False,
    at: Annotated[
        str | None,
        optional("--at", "N", "Go back to the end of turn N of a record."),
    ] = None,
    level: Annotated[
        str | None,
        optional("--level", "L", "Of a position: 1 to 4; A:B is player to act : opponent."),
    ] = None,
    traits: Annotated[
        str | None,
        optional(
            "--traits", "NAMES", "Of a position: of colour,shape,height,fill, joined by commas."
        ),
    ] = None,
    call: Annotated[
        str | None,
        optional("--call", "HOW", "Of a position: official, standing or automatic."),
    ] = None,
    edition: Annotated[
        str | None,
        optional("--edition", "NAME", "classic or mushrooms."),
    ] = None,
    as_json: JsonOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Give a hint for the player to act, from a nudge to the turn itself.

    A hint never tells more than its depth, and what it says is exact.
    """
    depths = _depths(ctx, depth)
    game = _game(ctx, what, {"--level": level, "--traits": traits, "--call": call}, at)
    words = game.rules.edition if edition is None else read_edition(ctx, edition)
    screen = open_screen(ctx, no_colour=no_colour).in_edition(words)
    if dangers:
        _show_danger(screen, danger(game), as_json)
        return
    if game.outcome is not None:
        fail(ctx, screen.texts("cli-hint-over"))
    turn = None if why is None else read(ctx, "--explain", Turn.parse, why)
    with search_progress(str(game.position)) as handle:
        valuer = coach_valuer(handle)
        if turn is not None:
            _explain(ctx, screen, game, turn, valuer, as_json)
            return
        for each in depths:
            advice = hint(game, each, valuer)
            text = say(advice, screen.texts, screen.edition)
            if as_json:
                write_object(hint_object(advice, text))
            else:
                screen.say(text)


# The game ----------------------------------------------------------------------------------


def _depths(ctx: typer.Context, text: str) -> tuple[Depth, ...]:
    if text.lower() == "all":
        return tuple(Depth)
    return (read_choice(ctx, "--depth", Depth, text, also=("all",)),)


def _game(
    ctx: typer.Context, what: list[str], rules: dict[str, str | None], at: str | None
) -> Game:
    """The game of a record, or one that begins with a position."""
    if len(what) == 1 and (what[0] == "-" or Path(what[0]).exists()):
        for name, text in rules.items():
            if text is not None:
                fail(ctx, texts_of(ctx)("cli-hint-rules", path=what[0], name=name))
        game = load_single(ctx, what[0]).game
        return game if at is None else _back(ctx, game, at)
    if at is not None:
        fail(ctx, texts_of(ctx)("cli-error-goes-with", name="--at", other="FILE"))
    position = read(ctx, "POSITION", Position.parse, " ".join(what))
    changed: dict[str, Any] = {}
    if rules["--level"] is not None:
        changed["levels"] = read_seat_levels(ctx, rules["--level"], position)
    if rules["--traits"] is not None:
        changed["traits"] = read_traits(ctx, rules["--traits"])
    if rules["--call"] is not None:
        changed["call"] = read(ctx, "--call", CallRule.parse, rules["--call"])
    try:
        return Game(replace(Rules(), **changed), position)
    except InvalidValue as error:
        fail(ctx, explain_error(error, texts_of(ctx)))


def _back(ctx: typer.Context, game: Game, at: str) -> Game:
    """The game as it was at the end of a turn."""
    turns = game.turns
    number = read_whole(ctx, "--at", at, 0, len(turns))
    return game.at(sum(len(turn.actions) for turn in turns[:number]))


# The answer -------------------------------------------------------------------------------


def _explain(  # noqa: PLR0917  # the command's parts
    ctx: typer.Context,
    screen: Screen,
    game: Game,
    turn: Turn,
    valuer: Valuer,
    as_json: bool,
) -> None:
    try:
        explanation = explain(game, turn, valuer)
    except IllegalAction as error:
        fail(ctx, explain_error(error, screen.texts))
    except DeadlinePassed:
        fail(ctx, screen.texts("coach-unsure"), 1)
    text = say_explanation(explanation, screen.texts, screen.edition)
    steps = say_steps(explanation, screen.texts, screen.edition)
    if as_json:
        write_object(explanation_object(explanation, text, steps))
        return
    screen.say(screen.texts.labelled(explanation.turn, text))
    for number, step in enumerate(steps, 1):
        screen.say(f"{number:>2}. {step}")


def _show_danger(screen: Screen, dangers: Danger, as_json: bool) -> None:
    if as_json:
        write_object(danger_object(dangers))
        return
    if not dangers.wins:
        screen.say(screen.texts("cli-hint-danger-none"))
        return
    screen.say(screen.texts.labelled(screen.texts("cli-hint-danger"), "").rstrip())
    for piece, squares in dangers.pieces.items():
        if squares:
            screen.row(f"  {' '.join(map(str, squares)):<12} {screen.piece(piece)}")
