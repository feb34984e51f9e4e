"""`fourfold atlas`: who wins from the empty board, for every rule set."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_cache_path
from rich.table import Table

from fourfold.cli.help import examples
from fourfold.cli.jobs import fail_to_write, open_state, workers_needed
from fourfold.cli.options import JsonArrayOption, RayOption, ThreadsOption, optional
from fourfold.cli.reading import read, read_threads, read_whole
from fourfold.cli.terminal.errors import complain, fail
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen, harmless, open_screen, texts_of
from fourfold.engine.atlas import (
    AtlasDamaged,
    AtlasRow,
    compute,
    parse_row,
    read_atlas,
    rule_sets,
    write_atlas,
)
from fourfold.jobs import Pool, StateFile
from fourfold.locales import Texts
from fourfold.rules import format_level, parse_level

RuleSet = tuple[tuple[int, int], int]
_RESULTS = ("1-0", "0-1", "1/2-1/2")
#: The columns of a recomputation, and how wide they are at least.
_WIDTHS = {"level": 3, "traits": 1, "result": 7, "distance": 2, "nodes": 15, "seconds": 8}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold atlas",
            "fourfold atlas --traits 3 --json",
            "fourfold atlas --recompute --level 4 --traits 4",
            "fourfold atlas --recompute --distance",
            "fourfold atlas --recompute --ray first:6379",
        )
    )(atlas)


def atlas(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    level: Annotated[
        str | None,
        optional("--level", "L", "help-atlas-level"),
    ] = None,
    traits: Annotated[
        str | None,
        optional("--traits", "N", "help-atlas-traits"),
    ] = None,
    recompute: Annotated[
        bool,
        typer.Option("--recompute", help="help-atlas-recompute"),
    ] = False,
    distance: Annotated[bool, typer.Option("--distance", help="help-atlas-distance")] = False,
    threads: ThreadsOption = None,
    ray: RayOption = None,
    state: Annotated[
        Path | None,
        optional("--state", "FILE", "help-atlas-state"),
    ] = None,
    output: Annotated[
        Path | None,
        optional("--output", "FILE", "help-atlas-output"),
    ] = None,
    as_json: JsonArrayOption = False,
) -> None:
    """Show the result of perfect play from the empty board, for each pair of levels and traits.

    1-0: the first player, who gives first, wins. A recomputation that was
    interrupted goes on where it was; its exit status is 1 when a result is
    not the one that is shipped.
    """
    levels = None if level is None else read(ctx, "--level", parse_level, level)
    count = None if traits is None else read_whole(ctx, "--traits", traits, 1, 4)
    wanted = list(rule_sets(levels, count))
    screen = open_screen(ctx)
    try:
        shipped = {entry.rule_set: entry for entry in read_atlas()}
    except AtlasDamaged as error:
        fail(ctx, screen.texts("cli-atlas-damaged", path=error.path, why=error.why), 1)
    if recompute:
        path = state or (_state_file() if len(wanted) > 1 else None)
        # On a cluster, every rule set has one processor of a machine.
        number = 1 if ray is not None and threads is None else read_threads(ctx, threads)
        request = _RecomputeRequest(wanted, distance, number, output, ray)
        with _open(ctx, path) as rows, workers_needed(ctx):
            good = _recompute(ctx, None if as_json else screen, request, rows, shipped)
        raise typer.Exit(0 if good else 1)
    options = {
        "--distance": distance,
        "--threads": threads,
        "--ray": ray,
        "--state": state,
        "--output": output,
    }
    for name in (name for name, value in options.items() if value):
        fail(ctx, screen.texts("cli-error-goes-with", name=name, other="--recompute"))
    entries = [shipped[rule_set] for rule_set in wanted if rule_set in shipped]
    if as_json:
        _write(entries)
    else:
        _tell(screen, entries)


@dataclass(frozen=True, slots=True)
class _RecomputeRequest:
    """What is to be computed again."""

    rule_sets: list[RuleSet]
    distance: bool
    threads: int
    output: Path | None
    cluster: str | None

    def function(self, say: Texts) -> Callable[[RuleSet], AtlasRow]:
        """Computes a row: here with its progress shown, on a cluster without."""
        if self.cluster is None:
            return partial(self.entry, say=say)
        return partial(_computed, distance=self.distance, threads=self.threads)

    def entry(self, rule_set: RuleSet, say: Texts) -> AtlasRow:
        """Compute a row."""
        levels, traits = rule_set
        with search_progress(_title(say, format_level(levels), traits)) as handle:
            return compute(
                levels, traits, distance=self.distance, threads=self.threads, handle=handle
            )

    def is_met(self, entry: AtlasRow) -> bool:
        """Whether a row that was kept will do: a decided one may lack its distance."""
        return not self.distance or entry.distance is not None or entry.result == "1/2-1/2"


def _computed(rule_set: RuleSet, *, distance: bool, threads: int) -> AtlasRow:
    levels, traits = rule_set
    return compute(levels, traits, distance=distance, threads=threads)


def _recompute(
    ctx: typer.Context,
    screen: Screen | None,
    request: _RecomputeRequest,
    state: StateFile[AtlasRow],
    shipped: dict[RuleSet, AtlasRow],
) -> bool:
    """Solve the rows, each told as soon as it is there; whether all are as shipped."""
    if screen is not None:
        _tell_head(screen)
    kept = {entry.rule_set: entry for entry in state.results}
    met = {rule_set: entry for rule_set, entry in kept.items() if request.is_met(entry)}
    compute_row = request.function(texts_of(ctx))
    items = ((rule_set, rule_set) for rule_set in request.rule_sets)
    entries, good = [], True
    try:
        with Pool(cluster=request.cluster) as pool:
            for rule_set, entry in pool.run(compute_row, items, kept=met, keep=state.add):
                entries.append(entry)
                if screen is not None:
                    _tell_row(screen, entry)
                good &= _agrees(ctx, entry, shipped.get(rule_set))
    except OSError as error:
        fail_to_write(ctx, state.path, error)
    if screen is None:
        _write(entries)
    if request.output is not None:
        try:
            write_safely(request.output, write_atlas(entries))
        except OSError as error:
            fail_to_write(ctx, request.output, error)
    with suppress(OSError):
        # Rows of another recomputation that is not finished stay.
        state.drop(entry for entry in kept.values() if entry.rule_set not in request.rule_sets)
    return good


def _agrees(ctx: typer.Context, entry: AtlasRow, known: AtlasRow | None) -> bool:
    """Whether the shipped atlas says the same, as far as it says anything; complains if not."""
    say = texts_of(ctx)
    rules = _title(say, entry.level, entry.traits)
    if known is None:
        complain(ctx, say.labelled(rules, say("cli-atlas-unknown")))
        return True
    if known.result == entry.result and (
        known.distance == entry.distance or None in (known.distance, entry.distance)
    ):
        return True
    differ = say("cli-atlas-differs", found=_cell(entry), shipped=_cell(known))
    complain(ctx, say.labelled(rules, differ))
    return False


def _title(say: Texts, level: str, traits: int) -> str:
    return say("cli-atlas-title", level=level, number=traits)


def _state_file() -> Path:
    return user_cache_path("fourfold", appauthor=False) / "atlas.jsonl"


def _open(ctx: typer.Context, path: Path | None) -> StateFile[AtlasRow]:
    """Finished rows of a recomputation that was interrupted, and a place for more."""
    if path is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail_to_write(ctx, path, error)
    state = open_state(ctx, "atlas", path, _row)
    if state.results:
        say = texts_of(ctx)
        number = len({entry.rule_set for entry in state.results})
        typer.echo(harmless(say("cli-atlas-resumed", number=number, path=path)), err=True)
    return state


def _row(line: str) -> AtlasRow | None:
    entry = parse_row(line)
    return entry if entry is not None and entry.result in _RESULTS else None


def _write(entries: Iterable[AtlasRow]) -> None:
    typer.echo(json.dumps([entry.as_object() for entry in entries]))


def _tell_head(screen: Screen) -> None:
    say = screen.texts
    names = [say(f"cli-atlas-head-{key}") for key in _WIDTHS]
    screen.row(_columns(screen, names), "bold")


def _tell_row(screen: Screen, entry: AtlasRow) -> None:
    distance = "" if entry.distance is None else str(entry.distance)
    cells = [entry.level, str(entry.traits), entry.result, distance]
    say = screen.texts
    numbers = [say.number(entry.nodes), say.number(entry.seconds, 1)]
    screen.row(_columns(screen, [*cells, *numbers]))


def _columns(screen: Screen, cells: list[str]) -> str:
    """Rows come one by one, minutes apart: their widths are known beforehand."""
    heads = [screen.texts(f"cli-atlas-head-{key}") for key in _WIDTHS]
    widths = [max(len(head), least) for head, least in zip(heads, _WIDTHS.values(), strict=True)]
    return "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def _tell(screen: Screen, entries: list[AtlasRow]) -> None:
    """A table for each number of traits: the first player's level down, the second's across."""
    say = screen.texts
    for count in sorted({entry.traits for entry in entries}, reverse=True):
        cells = {entry.rule_set[0]: _cell(entry) for entry in entries if entry.traits == count}
        table = Table(title=say("unit-trait", number=count), title_justify="left")
        table.add_column(say("cli-atlas-corner"))
        seconds = sorted({second for _, second in cells})
        for second in seconds:
            table.add_column(str(second), justify="center")
        for first in sorted({first for first, _ in cells}):
            table.add_row(str(first), *(cells.get((first, second), "") for second in seconds))
        screen.console.print(table)
    legend = say("cli-atlas-legend")
    if any(entry.distance is not None for entry in entries):
        legend = f"{legend} {say('cli-atlas-brackets')}"
    screen.say(legend)


def _cell(entry: AtlasRow) -> str:
    return entry.result if entry.distance is None else f"{entry.result} ({entry.distance})"
