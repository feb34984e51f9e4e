"""`fourfold atlas`: who wins from the empty board, for every rule set."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, NoReturn, TypeGuard

import typer
from platformdirs import user_cache_path
from rich.table import Table

from fourfold.cli.options import JsonArrayOption, ThreadsOption, examples, optional
from fourfold.cli.reading import read, read_threads, read_whole
from fourfold.cli.terminal.errors import complain, fail
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen, harmless, open_screen, texts_of
from fourfold.engine.atlas.entries import (
    AtlasDamaged,
    Entry,
    chosen,
    compute,
    parse_entry,
    read_atlas,
    write_atlas,
)
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
        )
    )(atlas)


def atlas(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    level: Annotated[
        str | None,
        optional("--level", "L", "Only these levels, first : second."),
    ] = None,
    traits: Annotated[
        str | None,
        optional("--traits", "N", "Only so many traits, 1 to 4."),
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
        optional(
            "--state", "FILE", "With --recompute: where finished rows are kept until all are done."
        ),
    ] = None,
    output: Annotated[
        Path | None,
        optional(
            "--output", "FILE", "With --recompute: write the rows as the file that is shipped."
        ),
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
    wanted = list(chosen(levels, count))
    screen = open_screen(ctx)
    try:
        shipped = {entry.rule_set: entry for entry in read_atlas()}
    except AtlasDamaged as error:
        fail(ctx, screen.texts("cli.atlas.damaged", path=error.path, why=error.why), 1)
    if recompute:
        kept = _Kept(ctx, state or _state_file()) if state or len(wanted) > 1 else None
        request = _RecomputeRequest(wanted, distance, read_threads(ctx, threads), output)
        good = _recompute(ctx, None if as_json else screen, request, kept, shipped)
        raise typer.Exit(0 if good else 1)
    given = {"--distance": distance, "--threads": threads, "--state": state, "--output": output}
    for name in (name for name, value in given.items() if value):
        fail(ctx, screen.texts("cli.error.goes-with", name=name, other="--recompute"))
    entries = [shipped[rule_set] for rule_set in wanted if rule_set in shipped]
    if as_json:
        _write(entries)
    else:
        _tell(screen, entries)


@dataclass(frozen=True, slots=True)
class _RecomputeRequest:
    """What is to be computed anew."""

    rule_sets: list[RuleSet]
    distance: bool
    threads: int
    output: Path | None

    def entry(self, rule_set: RuleSet, say: Texts) -> Entry:
        """Compute a row."""
        levels, traits = rule_set
        with search_progress(_title(say, format_level(levels), traits)) as handle:
            return compute(
                levels, traits, distance=self.distance, threads=self.threads, handle=handle
            )

    def is_met(self, entry: Entry | None) -> TypeGuard[Entry]:
        """Whether a row that was kept will do: a decided one may lack its distance."""
        if entry is None:
            return False
        return not self.distance or entry.distance is not None or entry.result == "1/2-1/2"


def _recompute(
    ctx: typer.Context,
    screen: Screen | None,
    request: _RecomputeRequest,
    kept: _Kept | None,
    shipped: dict[RuleSet, Entry],
) -> bool:
    """Solve the rows, each told as soon as it is there; whether all are as shipped."""
    if screen is not None:
        _tell_head(screen)
    entries, good = [], True
    for rule_set in request.rule_sets:
        entry = None if kept is None else kept.rows.get(rule_set)
        if not request.is_met(entry):
            entry = request.entry(rule_set, texts_of(ctx))
            if kept is not None:
                kept.add(entry)
        entries.append(entry)
        if screen is not None:
            _tell_row(screen, entry)
        good &= _agrees(ctx, entry, shipped.get(rule_set))
    if screen is None:
        _write(entries)
    if request.output is not None:
        try:
            write_safely(request.output, write_atlas(entries))
        except OSError as error:
            _fail_to_write(ctx, request.output, error)
    if kept is not None:
        kept.drop(request.rule_sets)
    return good


def _agrees(ctx: typer.Context, entry: Entry, known: Entry | None) -> bool:
    """Whether the shipped atlas says the same, as far as it says anything; complains if not."""
    say = texts_of(ctx)
    rules = _title(say, entry.level, entry.traits)
    if known is None:
        complain(ctx, say.labelled(rules, say("cli.atlas.unknown")))
        return True
    if known.result == entry.result and (
        known.distance == entry.distance or None in (known.distance, entry.distance)
    ):
        return True
    differ = say("cli.atlas.differs", found=_cell(entry), shipped=_cell(known))
    complain(ctx, say.labelled(rules, differ))
    return False


def _title(say: Texts, level: str, traits: int) -> str:
    return say("list.comma", a=level, b=say.count("cli.atlas.traits", traits))


def _state_file() -> Path:
    return user_cache_path("fourfold", appauthor=False) / "atlas.jsonl"


class _Kept:
    """Finished rows in a file, a line each, so that an interrupted recomputation can go on."""

    def __init__(self, ctx: typer.Context, path: Path) -> None:
        self._ctx = ctx
        self._path = path
        self.rows: dict[RuleSet, Entry] = {}
        say = texts_of(ctx)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                self._read(path.read_text(encoding="utf-8", errors="replace"))
            # At once: that it cannot be written is better known before the first row than after.
            self._save()
        except OSError as error:
            _fail_to_write(ctx, path, error)
        if self.rows:
            number = len(self.rows)
            typer.echo(harmless(say.count("cli.atlas.resumed", number, path=path)), err=True)

    def _read(self, text: str) -> None:
        for number, line in enumerate(text.splitlines(keepends=True), 1):
            entry = _row(line)
            if entry is not None:
                self.rows[entry.rule_set] = entry
            elif line.endswith("\n"):  # one that was cut off is just computed again
                say = texts_of(self._ctx)
                fail(self._ctx, say("cli.atlas.no-state", path=self._path, line=number))

    def add(self, entry: Entry) -> None:
        """Keep a finished row."""
        self.rows[entry.rule_set] = entry
        try:
            self._save()
        except OSError as error:
            _fail_to_write(self._ctx, self._path, error)

    def drop(self, rule_sets: Iterable[RuleSet]) -> None:
        """Forget rows that are done; those of another, unfinished recomputation stay."""
        for rule_set in rule_sets:
            self.rows.pop(rule_set, None)
        with suppress(OSError):
            if self.rows:
                self._save()
            elif self._path.is_file():
                self._path.unlink()

    def _save(self) -> None:
        rows = [json.dumps(asdict(entry)) + "\n" for entry in self.rows.values()]
        write_safely(self._path, "".join(rows))


def _row(line: str) -> Entry | None:
    entry = parse_entry(line)
    return entry if entry is not None and entry.result in _RESULTS else None


def _fail_to_write(ctx: typer.Context, path: Path, error: OSError) -> NoReturn:
    say = texts_of(ctx)
    fail(ctx, say("cli.error.unwritable", path=path, why=error.strerror or error))


def _write(entries: Iterable[Entry]) -> None:
    typer.echo(json.dumps([entry.as_object() for entry in entries]))


def _tell_head(screen: Screen) -> None:
    say = screen.texts
    names = [say(f"cli.atlas.head.{key}") for key in _WIDTHS]
    screen.row(_columns(screen, names), "bold")


def _tell_row(screen: Screen, entry: Entry) -> None:
    distance = "" if entry.distance is None else str(entry.distance)
    cells = [entry.level, str(entry.traits), entry.result, distance]
    screen.row(_columns(screen, [*cells, f"{entry.nodes:,}", f"{entry.seconds:.1f}"]))


def _columns(screen: Screen, cells: list[str]) -> str:
    """Rows come one by one, minutes apart: their widths are known beforehand."""
    heads = [screen.texts(f"cli.atlas.head.{key}") for key in _WIDTHS]
    widths = [max(len(head), least) for head, least in zip(heads, _WIDTHS.values(), strict=True)]
    return "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def _tell(screen: Screen, entries: list[Entry]) -> None:
    """A table for each number of traits: the first player's level down, the second's across."""
    say = screen.texts
    for count in sorted({entry.traits for entry in entries}, reverse=True):
        cells = {entry.rule_set[0]: _cell(entry) for entry in entries if entry.traits == count}
        table = Table(title=say.count("cli.atlas.traits", count), title_justify="left")
        table.add_column(say("cli.atlas.corner"))
        seconds = sorted({second for _, second in cells})
        for second in seconds:
            table.add_column(str(second), justify="center")
        for first in sorted({first for first, _ in cells}):
            table.add_row(str(first), *(cells.get((first, second), "") for second in seconds))
        screen.console.print(table)
    legend = say("cli.atlas.legend")
    if any(entry.distance is not None for entry in entries):
        legend = f"{legend} {say('cli.atlas.brackets')}"
    screen.say(legend)


def _cell(entry: Entry) -> str:
    return entry.result if entry.distance is None else f"{entry.result} ({entry.distance})"
