"""`fourfold solve`: the exact value of positions."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.table import Table

from fourfold.cli.options import (
    JsonOption,
    LevelOption,
    ThreadsOption,
    TraitsOption,
    examples,
)
from fourfold.cli.reading import read_level, read_threads, read_traits
from fourfold.cli.terminal.errors import complain, explain
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen, open_screen, write_object
from fourfold.engine import Evaluation, Solution, TurnValue, Verdict, evaluate, solve
from fourfold.locales import texts
from fourfold.rules import Position, RulesError, Trait

#: What looks like a board, right or wrong, without a hand.
_BOARD = re.compile(r"\S{16}|\S*/\S*")
_STYLES = {Verdict.WIN: "green", Verdict.DRAW: "", Verdict.LOSS: "red"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "solve",
        epilog=examples(
            "fourfold solve '.4f./c3.0/78../9... a' --distance",
            "fourfold solve '.4f./c3.0/78../.... -' --turns --level 2",
            "fourfold solve .4f./c3.0/78../9... a --traits colour,shape",
            "fourfold solve - --level 1:4 --json < positions.txt",
        ),
    )(solve_positions)


@dataclass(frozen=True, slots=True)
class SolveRequest:
    """What is asked about every position."""

    levels: tuple[int, int]
    traits: tuple[Trait, ...]
    distance: bool
    turns: bool
    book: bool
    threads: int

    def answer(self, position: Position) -> Solution | Evaluation:
        """Ask the engine; every turn is evaluated when they are wanted."""
        with search_progress(str(position)) as handle:
            ask = evaluate if self.turns else solve
            return ask(
                position,
                self.levels,
                self.traits,
                distance=self.distance,
                book=self.book,
                threads=self.threads,
                handle=handle,
            )


def solve_positions(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    positions: Annotated[
        list[str],
        typer.Argument(
            metavar="POSITION",
            help="Four rows, row 1 first, and the piece in hand or -; several will do. "
            "Just - reads them from standard input, one a line.",
        ),
    ],
    level: LevelOption = "1",
    traits: TraitsOption = None,
    distance: Annotated[
        bool, typer.Option("--distance", help="Say in how many placements it is decided, too.")
    ] = False,
    turns: Annotated[
        bool, typer.Option("--turns", help="List every legal turn with its value, best first.")
    ] = False,
    no_book: Annotated[
        bool, typer.Option("--no-book", help="Search, without looking into the opening books.")
    ] = False,
    threads: ThreadsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Solve positions exactly, under the automatic rule (R14), for the player to act.

    A position that cannot be is reported in its place, and the exit status is
    1 at the end. Alignments that stand on the board already are worth nothing.
    """
    request = SolveRequest(
        levels=read_level(ctx, level),
        traits=read_traits(ctx, traits),
        distance=distance,
        turns=turns,
        book=not no_book,
        threads=read_threads(ctx, threads),
    )
    screen = open_screen(ctx)
    bad = False
    for line, text in _lines(positions):
        try:
            position = Position.parse(text)
        except RulesError as error:
            bad = True
            if as_json:
                write_object({"position": text, "error": explain(error, texts("en"))})
            else:
                say = screen.texts
                what = explain(error, say)
                where = None if line is None else say("cli-solve-line", line=line)
                complain(ctx, what if where is None else say.labelled(where, what))
            continue
        answer = request.answer(position)
        if as_json:
            write_object(as_object(position, answer))
        else:
            _tell(screen, position, answer)
    if bad:
        raise typer.Exit(1)


def _lines(positions: Iterable[str]) -> Iterator[tuple[int | None, str]]:
    """The texts of the positions, with their line where they come from standard input.

    Quotes may be left out: after a bare board, a short word is the hand.
    """
    words = list(positions)
    while words:
        word = words.pop(0)
        if word == "-":
            for number, line in enumerate(sys.stdin, 1):
                yield number, line.rstrip("\r\n").removeprefix("\ufeff" if number == 1 else "")
        elif words and _BOARD.fullmatch(word) and len(words[0]) in (1, 4):
            yield None, f"{word} {words.pop(0)}"
        else:
            yield None, word


def as_object(position: Position, answer: Solution | Evaluation) -> dict[str, object]:
    """An answer as JSON says it."""
    turns = None
    if isinstance(answer, Evaluation):
        turns = [
            {"turn": str(turn.turn), "value": str(turn.value), "distance": turn.distance}
            for turn in answer.turns
        ]
    return {
        "position": str(position),
        "value": str(answer.value),
        "distance": answer.distance,
        "turns": turns,
    }


def _tell(screen: Screen, position: Position, answer: Solution | Evaluation) -> None:
    say = screen.texts
    line = f"{position}  {in_words(screen, answer)}"
    screen.row(line, _STYLES[answer.value])
    if not isinstance(answer, Evaluation) or not answer.turns:
        return
    table = Table(box=None, padding=(0, 2))
    table.add_column(say("cli-solve-turn"))
    table.add_column(say("cli-solve-value"))
    for turn in answer.turns:
        table.add_row(str(turn.turn), in_words(screen, turn), style=_STYLES[turn.value])
    screen.console.print(table)


def in_words(screen: Screen, answer: Solution | Evaluation | TurnValue) -> str:
    """A value in words, with its distance when it is known."""
    word = screen.texts(f"verdict-{answer.value}")
    if answer.distance is None:
        return word
    return screen.texts("verdict-in", number=answer.distance, value=word)
