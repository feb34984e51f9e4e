"""`fourfold mine`: more puzzles, from games that the opponents play."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Self, TextIO

import typer

from fourfold.cli.options import examples, optional
from fourfold.cli.reading import read, read_traits, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import harmless, texts_of
from fourfold.play.puzzles.collection import Puzzle, Theme, puzzles
from fourfold.play.puzzles.grading import (
    TRIES,
    Tried,
    grade,
    head,
    parse_tried,
    try_all,
)
from fourfold.play.puzzles.mining import (
    Mined,
    Wanted,
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
            "fourfold mine --grade more.jsonl --tries 100 --out graded.jsonl",
        ),
    )(mine_puzzles)


def mine_puzzles(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    count: Annotated[
        str, typer.Option("--count", metavar="N", help="Puzzles of each theme at each level.")
    ] = "10",
    levels: Annotated[
        str, typer.Option("--levels", metavar="L,L", help="Levels, or pairs of them: 1,2,1:4.")
    ] = "1,2,3,4",
    themes: Annotated[
        str | None,
        optional("--themes", "NAMES", f"Some of {','.join(map(str, Theme))}."),
    ] = None,
    traits: Annotated[
        str | None,
        optional(
            "--traits", "NAMES", "Traits in play, of colour,shape,height,fill; all when left out."
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Settles every chance.")] = "1",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="Look at so many games at most.")
    ] = "10000",
    tries: Annotated[
        str,
        typer.Option("--tries", metavar="N", help="How often each opponent tries a puzzle."),
    ] = str(TRIES),
    no_grade: Annotated[
        bool, typer.Option("--no-grade", help="Leave the difficulty open: null.")
    ] = False,
    again: Annotated[
        list[Path] | None,
        optional(
            "--grade",
            "FILE",
            "Look for no new ones: grade those of a file, JSON Lines or compact; "
            "may be given several times.",
        ),
    ] = None,
    shipped: Annotated[
        bool, typer.Option("--shipped", help="Find also what the package has already.")
    ] = False,
    processes: Annotated[
        str, typer.Option("--processes", metavar="N", help="How many games at a time.")
    ] = "1",
    state: Annotated[
        Path | None,
        optional(
            "--state", "FILE", "Where finished work is kept; the same command goes on after a stop."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        optional("--out", "FILE", "Write there, when all is done."),
    ] = None,
    store: Annotated[
        bool, typer.Option("--store", help="Write the compact form of the package, not JSON.")
    ] = False,
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
        fail(ctx, say("cli.mine.ungraded"))
    wanted = Wanted(
        read_whole(ctx, "--count", count, 1, 1_000_000),
        tuple(dict.fromkeys(read(ctx, "--levels", parse_level, one) for one in levels.split(","))),
        _themes(ctx, themes),
        read_traits(ctx, traits),
        number,
        read_whole(ctx, "--games", games, 1, 10**9),
        frozenset() if shipped else frozenset(puzzle.id for puzzle in puzzles()),
    )
    known = None if again is None else _puzzles(ctx, again)
    work = _Work(ctx, state, wanted.head() if known is None else head(number), workers)
    try:
        with work:
            found = work.look(wanted) if known is None else known
            if not no_grade:
                found = work.grade(found, often, number)
        text = write_store(found) if store else _lines(found)
        if out is None:
            sys.stdout.write(text)
        else:
            write_safely(out, text)
    except OSError as error:
        path = state if out is None or error.filename == str(state) else out
        fail(ctx, say("cli.error.unwritable", path=path or "-", why=error.strerror or error))
    except KeyboardInterrupt:
        if state is not None:
            typer.echo(harmless(say("cli.mine.stopped")), err=True)
        raise typer.Exit(130) from None


def _lines(found: Iterable[Puzzle]) -> str:
    return "".join(json.dumps(puzzle.as_object()) + "\n" for puzzle in found)


def _themes(ctx: typer.Context, text: str | None) -> tuple[Theme, ...]:
    if text is None:
        return tuple(Theme)
    found: dict[Theme, None] = {}
    for name in text.split(","):
        try:
            found[Theme.parse(name)] = None
        except ValueError:
            names = ", ".join(map(str, Theme))
            say = texts_of(ctx)
            fail(ctx, say("cli.puzzle.theme", option="--themes", name=repr(name), names=names))
    return tuple(found)


def _puzzles(ctx: typer.Context, paths: Iterable[Path]) -> list[Puzzle]:
    """The puzzles of files; one that is there twice counts once."""
    say = texts_of(ctx)
    found: dict[str, Puzzle] = {}
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            fail(ctx, say("cli.error.unreadable", path=path, why=why))
        compact = not text.lstrip().startswith("{")
        for number, line in enumerate(text.splitlines(), 1):
            try:
                puzzle = read_line(line) if compact else Puzzle.from_object(json.loads(line))
            except (ValueError, TypeError) as error:
                fail(ctx, say("cli.mine.no-puzzle", path=path, line=number, why=error))
            found.setdefault(puzzle.id, puzzle)
    return list(found.values())


class _Work:
    """Mining and grading, with a file in which every finished step is kept."""

    def __init__(self, ctx: typer.Context, path: Path | None, first: str, processes: int) -> None:
        self.ctx = ctx
        self.say = texts_of(ctx)
        self.path = path
        self.first = first
        self.processes = processes
        self.games: dict[int, Mined] = {}
        self.tries: dict[tuple[str, int], Tried] = {}
        self._file: TextIO | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            self._read(self.path)
            self._file = self.path.open("a", encoding="utf-8")
            if not self.path.stat().st_size:
                self._keep(self.first)
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def look(self, wanted: Wanted) -> list[Puzzle]:
        """The puzzles that are wanted, in the order of the games."""
        found: list[Puzzle] = []
        played = 0
        with progress_bar(self.say("cli.mine.mining"), wanted.total) as bar:
            for mined, new in mine(wanted, self.games, self.processes):
                played += 1
                found += new
                if mined.game not in self.games:
                    self._keep(mined.line())
                bar.advance(len(new))
        told = {"number": len(found), "wanted": wanted.total, "games": played}
        typer.echo(self.say("cli.mine.found", **told), err=True)
        return found

    def grade(self, found: list[Puzzle], tries: int, seed: int) -> list[Puzzle]:
        """The same puzzles with their difficulties."""
        known = {id_: tried for (id_, often), tried in self.tries.items() if often == tries}
        missing = [puzzle for puzzle in found if puzzle.id not in known]
        graded = len(found) - len(missing)
        with progress_bar(self.say("cli.mine.grading"), len(found), graded) as bar:
            for tried in try_all(missing, tries, seed, self.processes):
                self._keep(tried.line())
                known[tried.id] = tried
                bar.advance()
        return [grade(puzzle, known[puzzle.id]) for puzzle in found]

    # The file ---------------------------------------------------------------------------------

    def _keep(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    def _read(self, path: Path) -> None:
        """Read what is kept; a last line that was cut off is taken out of the file."""
        if not path.exists():
            return
        whole = path.read_bytes()
        end = whole.rfind(b"\n") + 1
        first, *lines = whole[:end].decode("utf-8", "replace").splitlines() or [self.first]
        if first != self.first:
            fail(self.ctx, self.say("cli.mine.other-state", path=path))
        for number, line in enumerate(lines, 2):
            mined, tried = parse_mined(line), parse_tried(line)
            if mined is not None:
                self.games[mined.game] = mined
            elif tried is not None:
                self.tries[tried.id, tried.tries] = tried
            else:
                fail(self.ctx, self.say("cli.mine.no-state", path=path, line=number))
        if end < len(whole):
            os.truncate(path, end)
        if lines:
            told = self.say.count("cli.mine.resumed", len(lines), path=path)
            typer.echo(harmless(told), err=True)
