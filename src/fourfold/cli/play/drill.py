"""The conversation of `fourfold drill`: a board, a clock, "is there a quarto, and where?"."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from fourfold.cli.terminal.drawing import draw_board
from fourfold.cli.terminal.prompts import ask_line, forget_typed
from fourfold.cli.terminal.screen import Screen
from fourfold.locales import Texts
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


@dataclass
class DrillConversation:
    """A drill with the person who answers."""

    screen: Screen
    drill: Drill
    count: int | None
    limit: int | None
    score: Score = field(default_factory=Score)
    #: What to say above the next board.
    notice: Text | None = None

    def run(self) -> None:
        """Ask board after board, until they are used up or the person leaves."""
        self._ask()
        self.farewell()

    def _ask(self) -> None:
        say = self.screen.texts
        self.screen.say(say("cli-drill-how"))
        if self._person:
            self.screen.say(say("cli-drill-ready"), "bold")
            if not sys.stdin.readline():
                return
        while self.count is None or len(self.score.answers) < self.count:
            task = self.drill.task(self.score)
            self._show(task)
            try:
                answer = self._answer()
            except EOFError:
                self.screen.say("")
                return
            if answer is None:
                return
            self._tell(task, *answer)

    @property
    def _person(self) -> bool:
        return sys.stdin.isatty() and self.screen.console.is_terminal

    def _show(self, task: Task) -> None:
        screen, say = self.screen, self.screen.texts
        if self._person:
            screen.console.clear()
        self._say_notice()
        screen.say("")
        screen.say(self._heading(task), "bold")
        screen.say(draw_board(task.position, screen.look()))
        screen.say(say("cli-drill-question"), "bold")

    def _say_notice(self) -> None:
        if self.notice is not None:
            self.screen.say(self.notice)
            self.notice = None

    def _heading(self, task: Task) -> str:
        """Where the drill is: board, level and what counts in it."""
        say = self.screen.texts
        number = str(task.number) + ("" if self.count is None else f"/{self.count}")
        step = tell_step(say, DrillStep(task.stage, task.grade))
        parts = [number, say("level-name", level=task.level), step]
        if task.traits != TRAITS:
            names = say.listed(say.trait(trait) for trait in task.traits)
            parts.append(say.labelled(say("setting-traits"), names))
        return self.screen.heading(parts)

    def _answer(self) -> tuple[Answer | str, float] | None:
        """The answer and its seconds, "" when none came in time; None when the person leaves."""
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
                return read_answer(line, say("cli-drill-none")), used
            except NotationError:
                if self.limit is not None and used >= self.limit:
                    return "", used
                self.screen.say(say("cli-drill-unread", text=repr(line.strip())), "yellow")

    def _tell(self, task: Task, answer: Answer | str, seconds: float) -> None:
        """Count an answer; unless it was right, show what there was."""
        say, screen = self.screen.texts, self.screen
        squares = None if isinstance(answer, str) else answer
        result = judge(task, squares, seconds, self.limit)
        before = self.drill.step(self.score)
        self.score = self.score.add(task, result, seconds)
        after = self.drill.step(self.score)
        verdict = Text(say(f"cli-drill-{result}", time=tenths(say, seconds)), _STYLES[result])
        if after != before:
            steps = self.drill.steps
            key = "on" if steps.index(after) > steps.index(before) else "back"
            verdict.append(" " + say(f"cli-drill-{key}", step=tell_step(say, after)), "bold")
        self.notice = verdict if self._person else None
        if not self._person:
            screen.say(verdict)
        if result is Result.RIGHT:
            return
        if self._person:
            screen.console.clear()
            screen.say(verdict)
            screen.say("")
        marked = {square for alignment in task.alignments for square in alignment.squares}
        screen.say(draw_board(task.position, screen.look(), marked))
        for alignment in task.alignments:
            screen.say(screen.alignment_line(alignment), "green")
        if not task.alignments:
            screen.say(say("cli-drill-was-none"), "green")
        if self._person:
            self.notice = None
            screen.say(say("cli-drill-next"))
            sys.stdin.readline()

    # The end ----------------------------------------------------------------------------------

    def farewell(self) -> None:
        """What was missed, how fast the answers were, and what to train next."""
        screen, say, score = self.screen, self.screen.texts, self.score
        self._say_notice()
        if not score.answers:
            screen.say(say("cli-drill-nothing"))
            return
        screen.say("")
        screen.console.print(_table(say, score))
        screen.say("")
        if score.weakest is not None:
            screen.say(say("cli-drill-weakest", kinds=say(f"kind-{score.weakest}", number=2)))
        else:
            wrong = score.total.wrong
            screen.say(say("cli-drill-false" if wrong else "cli-drill-flawless"))
        screen.row(say.labelled(say("cli-drill-train"), self._command()), "bold")

    def _command(self) -> str:
        """The command for what should be trained next."""
        stage = self.drill.next_stage(self.score)
        words = ["fourfold drill", f"--stage {stage}"]
        if self.drill.level is not None:
            words.append(f"--level {self.drill.level}")
        if self.drill.traits != TRAITS:
            words.append(f"--traits {format_traits(self.drill.traits)}")
        if self.screen.edition is not Edition.CLASSIC:
            words.append(f"--edition {self.screen.edition}")
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
            say(f"cli-drill-head-{head}"), justify="left" if head == "kind" else "right"
        )
    for kind, tally in score.tallies.items():
        name = say("cli-drill-no-quarto") if kind is None else say(f"kind-{kind}", number=2)
        table.add_row(
            name, *_cells(say, tally), style="" if tally.right == tally.asked else "yellow"
        )
    table.add_row(say("cli-drill-total"), *_cells(say, score.total), style="bold")
    return table


def _cells(say: Texts, tally: Tally) -> list[str]:
    counts = (tally.asked, tally.right, tally.missed, tally.wrong, tally.late)
    return [*map(str, counts), "" if tally.seconds is None else tenths(say, tally.seconds)]


def tell_step(say: Texts, step: DrillStep) -> str:
    """A step in words."""
    return say("cli-drill-step", kinds=say(f"kind-{step.stage}", number=2), grade=step.grade)


def tenths(say: Texts, seconds: float) -> str:
    """Seconds with a tenth, as the language writes them."""
    whole, tenth = divmod(round(seconds * 10), 10)
    return say("unit-tenths", whole=whole, tenth=tenth)


def read_answer(text: str, none: str) -> Answer:
    """Read four squares, the digit of a row, the letter of a column; None for "there is none".

    `none`: the words for that, separated by blanks.

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
