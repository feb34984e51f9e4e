"""`fourfold atlas`: who wins from the empty board, for every rule set."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fourfold.engine.atlas import Entry, chosen, compute, parse_entry, read_atlas, write_atlas
from fourfold.rules import LEVELS, format_level, parse_level

from .screen import Screen, complain, examples, fail, open_screen, read, read_whole
from .solve import ThreadsOption, read_threads
from .watching import watched


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold atlas",
            "fourfold atlas --traits 3 --json",
            "fourfold atlas --recompute --level 4 --traits 4",
            "fourfold atlas --recompute --distance",
        )
    )(atlas)


def atlas(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    level: Annotated[
        str | None,
        typer.Option(
            "--level", metavar="L", help="Only these levels, first : second.", show_default=False
        ),
    ] = None,
    traits: Annotated[
        str | None,
        typer.Option(
            "--traits", metavar="N", help="Only so many traits, 1 to 4.", show_default=False
        ),
    ] = None,
    recompute: Annotated[
        bool,
        typer.Option("--recompute", help="Solve from nothing, and compare with what is shipped."),
    ] = False,
    distance: Annotated[
        bool, typer.Option("--distance", help="With --recompute: find distances too.")
    ] = False,
    threads: ThreadsOption = None,
    state: Annotated[
        Path | None,
        typer.Option(
            "--state",
            metavar="FILE",
            help="With --recompute: where finished rows are kept until all are done.",
            show_default=False,
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            metavar="FILE",
            help="With --recompute: write the rows as the file that is shipped.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON array.")] = False,
) -> None:
    """Show the result of perfect play from the empty board, for each pair of levels and traits.

    1-0: the first player, who gives first, wins. A recomputation that is interrupted goes on
    where it was; the exit status is 1 when a result is not the one that is shipped.
    """
    levels = None if level is None else read(ctx, "--level", parse_level, level)
    count = None if traits is None else read_whole(ctx, "--traits", traits, 1, 4)
    wanted = list(chosen(levels, count))
    shipped = {entry.rule_set: entry for entry in read_atlas()}
    entries = [shipped[rule_set] for rule_set in wanted if rule_set in shipped]
    screen = open_screen(ctx)
    if recompute:
        keep = _state_file(state) if len(wanted) > 1 else None
        rows = _recompute(ctx, wanted, keep, distance, read_threads(ctx, threads))
        entries = []
        for entry in rows:
            entries.append(entry)
            if not as_json:
                _tell_row(screen, entry)
    if as_json:
        typer.echo(json.dumps([entry.as_object() for entry in entries]))
    elif not recompute:
        _tell(screen, entries)
    if recompute and output is not None:
        try:
            output.write_text(write_atlas(entries), encoding="utf-8")
        except OSError as error:
            fail(ctx, f"{output}: {error.strerror}")
    if recompute and not _agree(ctx, entries, shipped):
        raise typer.Exit(1)


def _state_file(given: Path | None) -> Path:
    if given is not None:
        return given
    cache = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(cache).expanduser() / "fourfold" / "atlas.jsonl"


def _recompute(
    ctx: typer.Context,
    wanted: list[tuple[tuple[int, int], int]],
    keep: Path | None,
    distance: bool,
    threads: int,
) -> Iterator[Entry]:
    """The rows, each as soon as it is there; finished ones are kept in a file until the end."""
    finished: dict[tuple[tuple[int, int], int], Entry] = {}
    if keep is not None:
        try:
            keep.parent.mkdir(parents=True, exist_ok=True)
            lines = keep.read_text(encoding="utf-8").splitlines() if keep.exists() else []
        except (OSError, UnicodeDecodeError) as error:
            fail(ctx, f"{keep}: {error}")
        finished = {entry.rule_set: entry for line in lines if (entry := parse_entry(line))}
    for levels, traits in wanted:
        entry = finished.get((levels, traits))
        if entry is None or (distance and entry.distance is None and entry.result[1] == "-"):
            with watched(f"{format_level(levels)}, {traits}") as handle:
                entry = compute(levels, traits, distance=distance, threads=threads, handle=handle)
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(write_atlas([entry]).splitlines()[1] + "\n")
        yield entry
    if keep is not None:
        keep.unlink(missing_ok=True)


def _agree(
    ctx: typer.Context,
    entries: list[Entry],
    shipped: dict[tuple[tuple[int, int], int], Entry],
) -> bool:
    """Whether the shipped atlas says the same; complains where it does not."""
    good = True
    for entry in entries:
        known = shipped.get(entry.rule_set)
        differs = known is not None and (
            known.result != entry.result
            or (known.distance != entry.distance and None not in (known.distance, entry.distance))
        )
        if known is None or differs:
            good = False
            complain(ctx, f"{entry.as_object()} ≠ {known and known.as_object()}")
    return good


def _tell_row(screen: Screen, entry: Entry) -> None:
    told = screen.texts.count("cli.atlas.traits", entry.traits)
    line = f"{entry.level:<4} {told:<10} {entry.result:<8}"
    if entry.distance is not None:
        line += screen.texts.count("cli.atlas.distance", entry.distance)
    screen.row(f"{line}  {entry.nodes:>15,}  {entry.seconds:>8.1f} s")


def _tell(screen: Screen, entries: list[Entry]) -> None:
    """A table for each number of traits: the first player's level down, the second's across."""
    say = screen.texts
    by_rules = {entry.rule_set: entry for entry in entries}
    for count in sorted({entry.traits for entry in entries}, reverse=True):
        table = Table(title=say.count("cli.atlas.traits", count), title_justify="left")
        table.add_column(say("cli.atlas.corner"))
        for second in LEVELS:
            table.add_column(str(second), justify="center")
        for first in LEVELS:
            cells = [by_rules.get(((first, second), count)) for second in LEVELS]
            if any(cells):
                table.add_row(str(first), *(_cell(entry) for entry in cells))
        screen.console.print(table)
    screen.say(say("cli.atlas.legend"))


def _cell(entry: Entry | None) -> str:
    if entry is None:
        return ""
    return entry.result if entry.distance is None else f"{entry.result} ({entry.distance})"
