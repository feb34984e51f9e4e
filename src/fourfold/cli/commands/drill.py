"""`fourfold drill`: a board, a clock, "is there a quarto, and where?"."""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from itertools import islice
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from fourfold.cli.reading import (
    EditionOption,
    TraitsOption,
    optional,
    read_choice,
    read_edition,
    read_traits,
    write_object,
)
from fourfold.cli.terminal.drawing import draw_board
from fourfold.cli.terminal.prompts import ask_line, forget_typed
from fourfold.cli.terminal.screen import (
    AsciiOption,
    NoColourOption,
    Screen,
    Spoken,
    examples,
    fail,
    open_screen,
    read_whole,
)
from fourfold.locales import Texts, capitalised
from fourfold.play.drill.boards import GRADES, STAGES
from fourfold.play.drill.tasks import (
    Answer,
    Drill,
    DrillStep,
    Result,
    Score,
    Tally,
    Task,
    judge,
)
from fourfold.play.objects import alignment_object
from fourfold.rules import (
    TRAITS,
    Edition,
    Kind,
    NotationError,
    Square,
    format_traits,
    patterns,
)
from fourfold.rules.squares import read_square

_QUIT = ("q", "quit", "exit")


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
    words = read_edition(ctx, edition)
    if as_json:
        for task in islice(chosen.listed(), number):
            write_object(as_object(task))
        return
    sitting = _Sitting(open_screen(ctx, ascii_only, no_colour), chosen, words, number, limit)
    try:
        sitting.run()
    except KeyboardInterrupt:
        sitting.screen.say("")
        sitting.summary()
        raise typer.Exit(130) from None
    sitting.summary()


def as_object(task: Task) -> dict[str, object]:
    """A task with its answer as JSON says it."""
    return {
        "seed": task.seed,
        "number": task.number,
        "stage": str(task.stage),
        "grade": task.grade,
        "level": task.level,
        "traits": [str(trait) for trait in task.traits],
        "position": str(task.position),
        "answer": [alignment_object(one) for one in task.alignments],
    }


def read_answer(text: str, none: str) -> Answer:
    """Read four squares, the digit of a row, the letter of a column; None for "there is none".

    `none`: the words for that, parted by blanks.

    >>> read_answer("A1 b2 c3, d4", "no"), read_answer("-", "no")
    ((Square(0), Square(5), Square(10), Square(15)), None)
    >>> read_answer("2", "no")
    (Square(4), Square(5), Square(6), Square(7))
    """
    plain = "".join(text.replace(",", " ").lower().split())
    if plain == "-" or plain in none.split():
        return None
    for pattern in patterns(1):
        name = str(pattern.squares[0])
        short = {Kind.ROW: name[1], Kind.COLUMN: name[0]}.get(pattern.kind)
        if plain == short:
            return pattern.squares
    squares: list[Square] = []
    place = 0
    while place < len(plain):
        square, place = read_square(plain, place)
        squares.append(square)
    if len(squares) != 4 or len(set(squares)) != 4:
        raise NotationError(text, 0, "new-square")
    return tuple(squares)


def _at_level(ctx: typer.Context, chosen: Drill, level: int) -> Drill:
    if chosen.stage.level > level:
        say = ctx.ensure_object(Spoken).texts
        kinds = say(f"kind.{chosen.stage}.other")
        fail(ctx, say.labelled("--stage", say("cli.drill.not-in-level", level=level, kinds=kinds)))
    return Drill(chosen.seed, chosen.stage, chosen.grade, level, chosen.traits, chosen.grow)


@dataclass
class _Sitting:
    """A drill with the person who answers."""

    screen: Screen
    drill: Drill
    edition: Edition
    count: int | None
    limit: int | None
    score: Score = field(default_factory=Score)
    #: What to say above the next board.
    notice: Text | None = None

    def run(self) -> None:
        """Ask until all is asked, or the person has enough."""
        say = self.screen.texts
        self.screen.say(say("cli.drill.how"))
        if self._person:
            self.screen.say(say("cli.drill.ready"), "bold")
            if not sys.stdin.readline():
                return
        while self.count is None or len(self.score.answers) < self.count:
            task = self.drill.task(self.score)
            self._show(task)
            try:
                found = self._answer()
            except EOFError:
                self.screen.say("")
                return
            if found is None:
                return
            self._tell(task, *found)

    @property
    def _person(self) -> bool:
        return sys.stdin.isatty() and self.screen.console.is_terminal

    def _show(self, task: Task) -> None:
        screen, say = self.screen, self.screen.texts
        if self._person:
            screen.console.clear()
        if self.notice is not None:
            screen.say(self.notice)
        screen.say("")
        screen.say(self._heading(task), "bold")
        screen.say(draw_board(task.position, screen.look(self.edition)))
        screen.say(say("cli.drill.question"), "bold")

    def _heading(self, task: Task) -> str:
        """Where the drill is: board, level and what counts in it."""
        say = self.screen.texts
        number = str(task.number) + ("" if self.count is None else f"/{self.count}")
        step = tell_step(say, DrillStep(task.stage, task.grade))
        parts = [number, say("level.name", level=task.level), step]
        if task.traits != TRAITS:
            names = say.listed(say.trait(trait, self.edition) for trait in task.traits)
            parts.append(say.labelled(say("setting.traits"), names))
        return (" | " if self.screen.ascii else " · ").join(parts)

    def _answer(self) -> tuple[Answer | str, float] | None:
        """The answer, or a text when there was none in time; None when the person leaves."""
        say, used = self.screen.texts, 0.0
        width = len(str(self.limit))
        while True:
            line, taken = ask_line(
                lambda left: "> " if left is None else f"{left:>{width}} > ",
                None if self.limit is None else self.limit - used,
            )
            used += taken
            if line is None:
                forget_typed()
                return "", used
            if line.strip().lower() in _QUIT:
                return None
            try:
                return read_answer(line, say("cli.drill.none")), used
            except NotationError:
                if self.limit is not None and used >= self.limit:
                    return "", used
                self.screen.say(say("cli.drill.unread", text=repr(line.strip())), "yellow")

    def _tell(self, task: Task, answer: Answer | str, seconds: float) -> None:
        """Count an answer, and show what there was when it was not right."""
        say, screen = self.screen.texts, self.screen
        shown = None if isinstance(answer, str) else answer
        result = judge(task, shown, seconds, self.limit)
        before = self.drill.step(self.score)
        self.score = self.score.add(task, result, seconds)
        after = self.drill.step(self.score)
        told = Text(say(f"cli.drill.{result}", time=tenths(say, seconds)), _STYLES[result])
        if after != before:
            steps = self.drill.steps
            key = "on" if steps.index(after) > steps.index(before) else "back"
            told.append(" " + say(f"cli.drill.{key}", step=tell_step(say, after)), "bold")
        self.notice = told if self._person else None
        if not self._person:
            screen.say(told)
        if result is Result.RIGHT:
            return
        if self._person:
            screen.console.clear()
            screen.say(told)
            screen.say("")
        marked = {square for one in task.alignments for square in one.squares}
        screen.say(draw_board(task.position, screen.look(self.edition), marked))
        for one in task.alignments:
            values, squares = screen.alignment(one, self.edition)
            name = capitalised(say(f"kind.{one.pattern.kind}.one"))
            screen.say(say.labelled(name, f"{squares} ({values})"), "green")
        if not task.alignments:
            screen.say(say("cli.drill.was-none"), "green")
        if self._person:
            self.notice = None
            screen.say(say("cli.drill.next"))
            sys.stdin.readline()

    # The end ----------------------------------------------------------------------------------

    def summary(self) -> None:
        """What was missed, how fast the answers were, and what to train next."""
        screen, say, score = self.screen, self.screen.texts, self.score
        if not score.answers:
            screen.say(say("cli.drill.nothing"))
            return
        screen.say("")
        screen.console.print(_table(say, score))
        screen.say("")
        if score.weakest is not None:
            screen.say(say("cli.drill.weakest", kinds=say(f"kind.{score.weakest}.other")))
        else:
            wrong = score.total.wrong
            screen.say(say("cli.drill.false" if wrong else "cli.drill.flawless"))
        screen.row(say.labelled(say("cli.drill.train"), self._command()), "bold")

    def _command(self) -> str:
        """The command that trains what should come next."""
        stage = self.drill.next_stage(self.score)
        words = ["fourfold drill", f"--stage {stage}"]
        if self.drill.level is not None:
            words.append(f"--level {self.drill.level}")
        if self.drill.traits != TRAITS:
            words.append(f"--traits {format_traits(self.drill.traits)}")
        if self.edition is not Edition.CLASSIC:
            words.append(f"--edition {self.edition}")
        return " ".join(words)


_STYLES = {
    Result.RIGHT: "bold green",
    Result.MISSED: "bold red",
    Result.WRONG: "bold red",
    Result.LATE: "bold yellow",
}


def _table(say: Texts, score: Score) -> Table:
    """How each kind of pattern went, and all together."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for head in ("kind", "asked", "right", "missed", "wrong", "late", "seconds"):
        table.add_column(
            say(f"cli.drill.head.{head}"), justify="left" if head == "kind" else "right"
        )
    for kind, tally in score.tallies.items():
        name = say("cli.drill.no-quarto") if kind is None else say(f"kind.{kind}.other")
        table.add_row(
            name, *_cells(say, tally), style="" if tally.right == tally.asked else "yellow"
        )
    table.add_row(say("cli.drill.total"), *_cells(say, score.total), style="bold")
    return table


def _cells(say: Texts, tally: Tally) -> list[str]:
    counts = (tally.asked, tally.right, tally.missed, tally.wrong, tally.late)
    return [*map(str, counts), "" if tally.seconds is None else tenths(say, tally.seconds)]


def tell_step(say: Texts, step: DrillStep) -> str:
    """A step in words."""
    return say("cli.drill.step", kinds=say(f"kind.{step.stage}.other"), grade=step.grade)


def tenths(say: Texts, seconds: float) -> str:
    """Seconds with a tenth, as the language writes them."""
    whole, tenth = divmod(round(seconds * 10), 10)
    return say("unit.tenths", whole=whole, tenth=tenth)
