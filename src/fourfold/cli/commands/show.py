"""`fourfold show`: a position as a person likes to look at it."""

from __future__ import annotations

import typer

from fourfold.cli.options import (
    AsciiOption,
    EditionOption,
    LevelOption,
    NoColourOption,
    PositionArgument,
    TraitsOption,
    examples,
)
from fourfold.cli.reading import read_edition, read_position, read_seat_levels, read_traits
from fourfold.cli.terminal.drawing import draw_position
from fourfold.cli.terminal.screen import Screen, open_screen
from fourfold.rules import Alignment, Game, Phase, Rules


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold show '.4f./c3.0/78../9... a'",
            "fourfold show .4f./c3.0/78../9... a --edition mushrooms",
            "fourfold show '01../23../..../.... -' --level 2 --traits colour,shape",
        )
    )(show)


def show(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    position: PositionArgument = None,
    level: LevelOption = "1",
    traits: TraitsOption = None,
    edition: EditionOption = "classic",
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Draw a position: the board, the pieces beside it and the one in hand.

    Alignments of the level and traits are marked on the board and named below it.
    """
    start = read_position(ctx, position)
    rules = Rules(
        levels=read_seat_levels(ctx, level, start),
        traits=read_traits(ctx, traits),
        edition=read_edition(ctx, edition),
    )
    game = Game(rules, start)
    screen = open_screen(ctx, ascii_only, no_colour).in_edition(rules.edition)
    marked = {square for alignment in game.alignments for square in alignment.squares}
    screen.say(draw_position(start, screen.look(), marked))
    screen.say("")
    _tell(screen, game)


def _tell(screen: Screen, game: Game) -> None:
    say = screen.texts
    player = game.to_act
    if player is not None and game.phase is not Phase.LAST_WORD:
        key = "cli-to-place" if game.position.hand is not None else "cli-to-give"
        screen.say(say(key, name=say(f"name-{player}"), other=say(f"name-{player.other}")))
    if game.position.hand is not None:
        screen.say(say.labelled(say("cli-hand"), screen.piece(game.position.hand)))
    screen.say(say.labelled(say("cli-position"), game.position))
    for alignment in game.alignments:
        screen.say(_alignment(screen, alignment), "green")


def _alignment(screen: Screen, alignment: Alignment) -> str:
    values, squares = screen.alignment(alignment)
    return screen.texts("cli-alignment", squares=squares, values=values)
