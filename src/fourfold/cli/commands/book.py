"""`fourfold book`: build, verify and list the opening books."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fourfold.cli.jobs import shown_on
from fourfold.cli.options import JsonArrayOption, ThreadsOption, examples, optional
from fourfold.cli.reading import read, read_threads, read_whole
from fourfold.cli.terminal.errors import complain, fail
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import open_screen
from fourfold.engine import DEFAULT_MEMORY, Handle
from fourfold.engine.books import (
    PAIRS,
    TRAIT_NUMBERS,
    BookInfo,
    book_infos,
    rule_set_name,
)
from fourfold.engine.books.building import (
    class_total,
    finished,
    sample,
    solve_values,
    write_book,
)
from fourfold.rules import Position, format_level, parse_level

app = typer.Typer(no_args_is_help=True, help="Build, verify and list the opening books.")

LevelsOption = Annotated[
    list[str] | None,
    optional(
        "--level",
        "L",
        "A pair of levels, player with the piece : other; may be given several times.",
    ),
]
TraitsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--traits",
        metavar="N",
        help="How many traits are in play; may be given several times.",
        show_default="1 to 4",
    ),
]
DirectoryOption = Annotated[
    Path | None,
    typer.Option(
        "--directory", metavar="DIR", help="Where the books are.", show_default="the package's own"
    ),
]


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(app, name="book")


@app.command(epilog=examples("fourfold book info", "fourfold book info --json"))
def info(
    ctx: typer.Context,
    directory: DirectoryOption = None,
    as_json: JsonArrayOption = False,
) -> None:
    """List the books; the exit status is 1 when one is missing or damaged."""
    infos = list(book_infos(directory))
    if as_json:
        typer.echo(json.dumps([_as_object(each) for each in infos]))
    else:
        screen = open_screen(ctx)
        say = screen.texts
        table = Table(box=None, padding=(0, 2))
        for key in ("traits", "level", "placed", "entries", "bytes"):
            table.add_column(say(f"cli-book-{key}"), justify="right")
        table.add_column("")
        for each in infos:
            entries = "" if each.most_placed is None else f"{_entries(each):,}"
            placed = "" if each.most_placed is None else f"0-{each.most_placed}"
            row = (str(each.traits), format_level(each.levels), placed, entries)
            table.add_row(*row, f"{each.size:,}", each.error or "")
        table.add_row("", "", "", "", f"{sum(each.size for each in infos):,}", "")
        screen.console.print(table)
    if any(each.error for each in infos):
        raise typer.Exit(1)


@app.command(
    epilog=examples("fourfold book verify", "fourfold book verify --level 2 --samples 200 --seed 7")
)
def verify(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    level: LevelsOption = None,
    traits: TraitsOption = None,
    samples: Annotated[
        str, typer.Option("--samples", metavar="N", help="Positions of each book to search.")
    ] = "20",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Chooses them.")] = "1",
    directory: DirectoryOption = None,
) -> None:
    """Check the checksums, and compare random entries with the search.

    The exit status is 1 when a book is missing, damaged or wrong.
    """
    count = read_whole(ctx, "--samples", samples, 0)
    number = read_whole(ctx, "--seed", seed)
    wanted, numbers = _pairs(ctx, level), _numbers(ctx, traits)
    screen = open_screen(ctx)
    wrong = 0
    for each in book_infos(directory):
        if each.levels not in wanted or each.traits not in numbers:
            continue
        name = _name(each.levels, each.traits)
        if each.error:
            complain(ctx, screen.texts.labelled(each.path, each.error))
            wrong += 1
            continue
        differing = 0
        with progress_bar(name, count) as bar:
            for position, agrees in _sample(each, count, number):
                bar.advance()
                if not agrees:
                    differing += 1
                    complain(ctx, screen.texts("cli-book-differs", level=name, position=position))
        wrong += differing
        screen.row(screen.texts("cli-book-verified", level=name, number=count, wrong=differing))
    if wrong:
        raise typer.Exit(1)


@app.command(
    epilog=examples(
        "fourfold book build --level 4 --directory books",
        "fourfold book build --work work --directory books --threads 2",
    )
)
def build(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    directory: Annotated[
        Path, typer.Option("--directory", metavar="DIR", help="Where the books are written.")
    ],
    level: LevelsOption = None,
    traits: TraitsOption = None,
    work: Annotated[
        Path | None,
        typer.Option(
            "--work",
            metavar="DIR",
            help="Where finished values are kept, to go on after a stop.",
            show_default="DIR/work",
        ),
    ] = None,
    threads: ThreadsOption = None,
    memory: Annotated[
        str, typer.Option("--memory", metavar="MB", help="Megabytes for the table.")
    ] = str(DEFAULT_MEMORY // 2**20),
) -> None:
    """Solve every class of positions at the depth of the books, in shards, and write the books.

    The depth is four placed, at level 1 with three or four traits five. Ctrl-C loses at most a
    shard: the same command goes on. A handicap needs the values of its mirror image too. All 64
    take some hours of one core.
    """
    wanted = [(pair, number) for number in _numbers(ctx, traits) for pair in _pairs(ctx, level)]
    keep = work or directory / "work"
    size = read_whole(ctx, "--memory", memory, 1, 2**20) * 2**20
    number = read_threads(ctx, threads)
    screen = open_screen(ctx)
    try:
        for path in (directory, keep):
            path.mkdir(parents=True, exist_ok=True)
        both = ((pair, count) for each, count in wanted for pair in (each, (each[1], each[0])))
        for pair, count in dict.fromkeys(both):
            total, done = class_total(pair, traits=count), finished(pair, keep, count)
            with progress_bar(_name(pair, count), total, done) as bar:
                solve_values(
                    pair,
                    keep,
                    threads=number,
                    memory=size,
                    progress=shown_on(bar),
                    handle=Handle(),
                    traits=count,
                )
        for pair, count in wanted:
            screen.row(str(write_book(pair, keep, directory, count)))
    except OSError as error:
        say = screen.texts
        why = error.strerror or error
        fail(ctx, say("cli-error-unwritable", path=error.filename or directory, why=why), 1)
    except ValueError as error:
        fail(ctx, screen.texts.labelled(keep, error), 1)


def _pairs(ctx: typer.Context, texts: list[str] | None) -> list[tuple[int, int]]:
    if not texts:
        return list(PAIRS)
    return [read(ctx, "--level", parse_level, text) for text in texts]


def _numbers(ctx: typer.Context, texts: list[str] | None) -> list[int]:
    if not texts:
        return list(TRAIT_NUMBERS)
    return [read_whole(ctx, "--traits", text, 1, 4) for text in texts]


def _name(levels: tuple[int, int], traits: int) -> str:
    """What a book is called in messages: its levels, and its traits where they are fewer."""
    return rule_set_name(levels, traits) if traits < 4 else format_level(levels)


def _sample(each: BookInfo, count: int, seed: int) -> Iterator[tuple[Position, bool]]:
    return sample(each.levels, each.path, count, seed, Handle(), each.traits)


def _entries(each: BookInfo) -> int:
    depths = range((each.most_placed or 0) + 1)
    return sum(class_total(each.levels, placed, each.traits) for placed in depths)


def _as_object(each: BookInfo) -> dict[str, object]:
    return {
        "level": format_level(each.levels),
        "traits": each.traits,
        "file": str(each.path),
        "bytes": each.size,
        "placed": each.most_placed,
        "error": each.error,
    }
