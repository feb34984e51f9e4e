"""`fourfold drill`: a board, a clock, "is there a quarto, and where?"."""

from __future__ import annotations

import random
from itertools import islice
from typing import Annotated

import typer

from fourfold.cli.options import (
    AsciiOption,
    EditionOption,
    NoColourOption,
    TraitsOption,
    examples,
    optional,
)
from fourfold.cli.play.dialogue import hold
from fourfold.cli.play.drill import DrillConversation
from fourfold.cli.reading import read_choice, read_edition, read_traits, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object
from fourfold.play.drill.boards import GRADES, STAGES
from fourfold.play.drill.tasks import Drill, Task
from fourfold.play.objects import alignment_object
from fourfold.rules import Kind


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold drill",
            "fourfold drill --stage turned-square --seconds 10",
            "fourfold drill --level 2 --edition mushrooms --seed 7 --count 10",
            "fourfold drill --seed 7 --count 100 --json",
        )
    )(drill)


def drill(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    stage: Annotated[
        str,
        typer.Option("--stage", metavar="KIND", help=f"Begin with {', '.join(map(str, STAGES))}."),
    ] = "row",
    grade: Annotated[
        str, typer.Option("--grade", metavar="N", help="Begin with grade 1, 2 or 3 of the stage.")
    ] = "1",
    level: Annotated[
        str | None,
        optional("--level", "L", "What counts, 1 to 4; else it grows with the stage."),
    ] = None,
    traits: TraitsOption = None,
    count: Annotated[
        str, typer.Option("--count", metavar="N", help="How many boards; 0 for no end.")
    ] = "20",
    seconds: Annotated[
        str, typer.Option("--seconds", metavar="N", help="Time for a board; 0 for no clock.")
    ] = "20",
    grow: Annotated[
        str,
        typer.Option(
            "--grow", metavar="N", help="Right answers in a row up to the next step; 0 to stay."
        ),
    ] = "3",
    seed: Annotated[
        str | None,
        optional("--seed", "N", "Makes the same boards again."),
    ] = None,
    edition: EditionOption = "classic",
    as_json: Annotated[
        bool,
        typer.Option(
            "--json", help="Ask nothing: write the boards with their answers, one a line."
        ),
    ] = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Train the eye: is there a quarto on the board, and where?

    Answer with the four squares of one, with - when there is none. The drill grows from rows to
    turned squares as you get better, and ends with what you miss and how fast you are.
    """
    chosen = Drill(
        seed=random.randrange(10**6) if seed is None else read_whole(ctx, "--seed", seed),
        stage=read_choice(ctx, "--stage", Kind, stage),
        grade=read_whole(ctx, "--grade", grade, 1, len(GRADES)),
        traits=read_traits(ctx, traits),
        grow=read_whole(ctx, "--grow", grow, 0),
    )
    if level is not None:
        chosen = _at_level(ctx, chosen, read_whole(ctx, "--level", level, 1, 4))
    number = read_whole(ctx, "--count", count, 0) or None
    limit = read_whole(ctx, "--seconds", seconds, 0) or None
    screen = open_screen(ctx, ascii_only, no_colour).in_edition(read_edition(ctx, edition))
    if as_json:
        for task in islice(chosen.listed(), number):
            write_object(task_object(task))
        return
    hold(DrillConversation(screen, chosen, number, limit))


def task_object(task: Task) -> dict[str, object]:
    """A task with its answer as JSON says it."""
    return {
        "seed": task.seed,
        "number": task.number,
        "stage": str(task.stage),
        "grade": task.grade,
        "level": task.level,
        "traits": [str(trait) for trait in task.traits],
        "position": str(task.position),
        "answer": [alignment_object(alignment) for alignment in task.alignments],
    }


def _at_level(ctx: typer.Context, chosen: Drill, level: int) -> Drill:
    if chosen.stage.level > level:
        say = texts_of(ctx)
        kinds = say(f"kind-{chosen.stage}", number=2)
        fail(ctx, say.labelled("--stage", say("cli-drill-not-in-level", level=level, kinds=kinds)))
    return Drill(chosen.seed, chosen.stage, chosen.grade, level, chosen.traits, chosen.grow)
