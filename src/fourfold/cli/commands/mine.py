"""`fourfold mine`: more puzzles, from games that the opponents play."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.help import examples, worded
from fourfold.cli.jobs import open_state, shown_on, workers_needed
from fourfold.cli.options import RayOption, optional
from fourfold.cli.reading import read, read_traits, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import harmless, texts_of
from fourfold.jobs import StateFile
from fourfold.locales import Texts
from fourfold.play.opponents.calibration import state_head
from fourfold.play.puzzles import Puzzle, Theme, puzzles
from fourfold.play.puzzles.grading import (
    TRIES,
    Tried,
    grade,
    parse_tried,
    try_all,
)
from fourfold.play.puzzles.mining import (
    Mined,
    MiningPlan,
    mine,
    parse_mined,
)
from fourfold.play.puzzles.storage import read_line, write_store
from fourfold.rules import parse_level


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "mine",
        epilog=examples(
            "fourfold mine --levels 2 --themes win,refutation --count 50 > more.jsonl",
            "fourfold mine --count 200 --processes 8 --state mine.state --out more.jsonl",
            "fourfold mine --count 200 --ray first:6379 --state mine.state --out more.jsonl",
            "fourfold mine --grade more.jsonl --tries 100 --out graded.jsonl",
        ),
    )(mine_puzzles)


def mine_puzzles(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    count: Annotated[str, typer.Option("--count", metavar="N", help="help-mine-count")] = "10",
    levels: Annotated[
        str,
        typer.Option("--levels", metavar="L,L", help=worded("help-mine-levels", example="1,2,1:4")),
    ] = "1,2,3,4",
    themes: Annotated[
        str | None,
        optional("--themes", "NAMES", worded("help-mine-themes", names=",".join(map(str, Theme)))),
    ] = None,
    traits: Annotated[
        str | None,
        optional("--traits", "NAMES", "help-traits"),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-seed")] = "1",
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-mine-games")] = "10000",
    tries: Annotated[
        str,
        typer.Option("--tries", metavar="N", help="help-mine-tries"),
    ] = str(TRIES),
    no_grade: Annotated[bool, typer.Option("--no-grade", help="help-mine-no-grade")] = False,
    again: Annotated[
        list[Path] | None,
        optional(
            "--grade",
            "FILE",
            "help-mine-grade",
        ),
    ] = None,
    shipped: Annotated[bool, typer.Option("--shipped", help="help-mine-shipped")] = False,
    processes: Annotated[
        str, typer.Option("--processes", metavar="N", help="help-processes")
    ] = "1",
    ray: RayOption = None,
    state: Annotated[
        Path | None,
        optional("--state", "FILE", "help-mine-state"),
    ] = None,
    out: Annotated[
        Path | None,
        optional("--out", "FILE", "help-mine-out"),
    ] = None,
    store: Annotated[bool, typer.Option("--store", help="help-mine-store")] = False,
) -> None:
    """Let the opponents play, and make puzzles of what happens; JSON Lines.

    The same options find the same puzzles, with any number of processes, and
    however often the work was stopped.
    """
    say = texts_of(ctx)
    number = read_whole(ctx, "--seed", seed)
    workers = read_whole(ctx, "--processes", processes, 1, 4 * (os.cpu_count() or 1))
    often = read_whole(ctx, "--tries", tries, 1, 100_000)
    if store and no_grade:
        fail(ctx, say("cli-mine-ungraded"))
    plan = MiningPlan(
        read_whole(ctx, "--count", count, 1, 1_000_000),
        tuple(
            dict.fromkeys(read(ctx, "--levels", parse_level, pair) for pair in levels.split(","))
        ),
        _themes(ctx, themes),
        read_traits(ctx, traits),
        number,
        read_whole(ctx, "--games", games, 1, 10**9),
        frozenset() if shipped else frozenset(puzzle.id for puzzle in puzzles()),
    )
    known = None if again is None else _puzzles(ctx, again)
    head = plan.head() if known is None else state_head("grading", number)
    try:
        finished: StateFile[Mined | Tried] = open_state(ctx, "mine", state, _parse, head)
        with finished, workers_needed(ctx):
            work = _Work(say, finished, workers, ray)
            mined = work.look(plan) if known is None else known
            if not no_grade:
                mined = work.grade(mined, often, number)
        text = write_store(mined) if store else _lines(mined)
        if out is None:
            sys.stdout.write(text)
        else:
            write_safely(out, text)
    except OSError as error:
        path = state if out is None or error.filename == str(state) else out
        fail(ctx, say("cli-error-unwritable", path=path or "-", why=error.strerror or error))
    except KeyboardInterrupt:
        if state is not None:
            typer.echo(harmless(say("cli-mine-stopped")), err=True)
        raise typer.Exit(130) from None


def _lines(puzzles: Iterable[Puzzle]) -> str:
    return "".join(json.dumps(puzzle.as_object()) + "\n" for puzzle in puzzles)


def _levels(ctx: typer.Context, text: str) -> tuple[tuple[int, int], ...]:
    pairs = (read(ctx, "--levels", parse_level, pair) for pair in text.split(","))
    return tuple(dict.fromkeys(pairs))


def _themes(ctx: typer.Context, text: str | None) -> tuple[Theme, ...]:
    if text is None:
        return tuple(Theme)
    themes: dict[Theme, None] = {}
    for name in text.split(","):
        try:
            themes[Theme.parse(name)] = None
        except ValueError:
            names = ", ".join(map(str, Theme))
            say = texts_of(ctx)
            fail(ctx, say("cli-puzzle-theme", option="--themes", name=repr(name), names=names))
    return tuple(themes)


def _puzzles(ctx: typer.Context, paths: Iterable[Path]) -> list[Puzzle]:
    """The puzzles of files; one that is there twice counts once."""
    say = texts_of(ctx)
    by_id: dict[str, Puzzle] = {}
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            fail(ctx, say("cli-error-unreadable", path=path, why=why))
        compact = not text.lstrip().startswith("{")
        for number, line in enumerate(text.splitlines(), 1):
            try:
                puzzle = read_line(line) if compact else Puzzle.from_object(json.loads(line))
            except (ValueError, TypeError) as error:
                fail(ctx, say("cli-mine-no-puzzle", path=path, line=number, why=error))
            by_id.setdefault(puzzle.id, puzzle)
    return list(by_id.values())


def _parse(line: str) -> Mined | Tried | None:
    return parse_mined(line) or parse_tried(line)


class _Work:
    """Mining and grading, with a file in which every finished step is kept."""

    def __init__(
        self, say: Texts, state: StateFile[Mined | Tried], processes: int, cluster: str | None
    ) -> None:
        self.say = say
        self.state = state
        self.processes = processes
        self.cluster = cluster
        if state.results:
            resumed = say("cli-mine-resumed", number=len(state.results), path=state.path)
            typer.echo(harmless(resumed), err=True)

    def look(self, plan: MiningPlan) -> list[Puzzle]:
        """The puzzles that are wanted, in the order of the games."""
        kept = {mined.game: mined for mined in self.state.results if isinstance(mined, Mined)}
        chosen: list[Puzzle] = []
        games = 0
        with progress_bar(self.say("cli-mine-mining"), plan.total) as bar:
            games_played = mine(plan, kept, self.processes, self.state.add, cluster=self.cluster)
            for _, new in games_played:
                games += 1
                chosen += new
                bar.advance(len(new))
        numbers = {"number": len(chosen), "wanted": plan.total, "games": games}
        typer.echo(self.say("cli-mine-found", **numbers), err=True)
        return chosen

    def grade(self, puzzles: list[Puzzle], tries: int, seed: int) -> list[Puzzle]:
        """The same puzzles with their difficulties."""
        results = [tried for tried in self.state.results if isinstance(tried, Tried)]
        kept = {tried.id: tried for tried in results if tried.tries == tries}
        done = sum(puzzle.id in kept for puzzle in puzzles)
        with progress_bar(self.say("cli-mine-grading"), len(puzzles), done) as bar:
            tried = try_all(
                puzzles,
                tries,
                seed,
                self.processes,
                cluster=self.cluster,
                kept=kept,
                keep=self.state.add,
                progress=shown_on(bar),
            )
            return list(map(grade, puzzles, tried))
