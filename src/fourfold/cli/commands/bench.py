"""`fourfold bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from fourfold.cli.options import JsonObjectOption, ThreadsOption, examples
from fourfold.cli.reading import read_threads, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import open_screen
from fourfold.engine.benchmark import REFERENCE_FROM, Timing, empty_board, measure
from fourfold.locales import Texts
from fourfold.rules import LEVELS

#: How many positions are solved by default, by pieces placed: a few seconds each.
_COUNTS = {4: 20, 5: 60, 6: 200, 7: 400, 8: 1000, REFERENCE_FROM: 50}
#: What is asked: distances or values alone, with the book or without.
_QUESTIONS = ((False, False), (True, False), (False, True))


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold bench",
            "fourfold bench --level 1 --level 2 --scale 5",
            "fourfold bench --empty --threads 2 --json",
        )
    )(bench)


def bench(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    level: Annotated[
        list[str] | None,
        typer.Option("--level", metavar="L", help="A level; 1 and 2 when left out."),
    ] = None,
    scale: Annotated[
        str, typer.Option("--scale", metavar="N", help="So many times as many positions.")
    ] = "1",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Chooses the positions.")] = "1",
    empty: Annotated[
        bool, typer.Option("--empty", help="Solve the empty board from nothing, too: minutes.")
    ] = False,
    threads: ThreadsOption = None,
    as_json: JsonObjectOption = False,
) -> None:
    """Time the engine on random positions without an immediate win, by pieces placed.

    Cold table, one thread, without and with the opening book, values alone and
    with distances. From ten placed, plain minimax solves the same positions
    beside the engine, and the table says how many times faster the engine is.
    """
    levels = [read_whole(ctx, "--level", text, 1, 4) for text in level or ("1", "2")]
    factor = read_whole(ctx, "--scale", scale, 1, 10_000)
    number = read_whole(ctx, "--seed", seed)
    screen = open_screen(ctx)
    say = screen.texts
    if threads is not None and not empty:
        fail(ctx, say("cli-error-goes-with", name="--threads", other="--empty"))
    cores = read_threads(ctx, threads)
    timings = []
    for each in levels:
        for placed, count in _COUNTS.items():
            for distance, book in _QUESTIONS:
                with search_progress(f"{each}, {placed}") as handle:
                    timings.append(
                        measure(
                            each,
                            placed,
                            count * factor,
                            distance=distance,
                            book=book,
                            reference=distance and placed >= REFERENCE_FROM,
                            seed=number,
                            handle=handle,
                        )
                    )
    boards = []
    if empty:
        for each in LEVELS:
            with search_progress(str(each)) as handle:
                seconds, nodes = empty_board(each, cores, handle)
            boards.append({"level": each, "threads": cores, "seconds": seconds, "nodes": nodes})
    if as_json:
        rows = [_as_object(timing) for timing in timings]
        typer.echo(json.dumps({"positions": rows, "empty_board": boards}))
        return
    screen.console.print(_table(say, timings))
    screen.say(say("cli-bench-columns"))
    for board in boards:
        values = {
            "level": board["level"],
            "nodes": f"{board['nodes']:,}",
            "seconds": f"{board['seconds']:.1f}",
        }
        screen.row(say("cli-bench-empty", number=cores, **values))


def _as_object(timing: Timing) -> dict[str, object]:
    return {
        "level": timing.level,
        "placed": timing.placed,
        "distance": timing.distance,
        "book": timing.book,
        "positions": len(timing.milliseconds),
        "average_ms": timing.average,
        "median_ms": timing.quantile(0.5),
        "p99_ms": timing.quantile(0.99),
        "nodes": timing.nodes,
        "nodes_per_second": timing.nodes_per_second,
        "reference_ms": timing.reference_average,
        "times_faster": timing.times_faster,
    }


def _table(say: Texts, timings: list[Timing]) -> Table:
    table = Table(box=None, padding=(0, 1))
    words = {key: say(f"cli-bench-{key}") for key in ("value", "distance", "book")}
    heads = [say(f"cli-bench-{key}") for key in ("level", "placed", "asked", "number")]
    heads += ["ms", "p99", say("cli-bench-nodes"), "M/s", say("cli-bench-faster")]
    for head in heads:
        table.add_column(head, justify="right")
    for timing in timings:
        kind = "book" if timing.book else "distance" if timing.distance else "value"
        faster = timing.times_faster
        count = len(timing.milliseconds)
        table.add_row(
            str(timing.level),
            str(timing.placed),
            words[kind],
            str(count),
            f"{timing.average:.3f}",
            f"{timing.quantile(0.99):.3f}",
            f"{timing.nodes / count:,.0f}",
            f"{timing.nodes_per_second / 1e6:.1f}",
            "" if faster is None else f"{faster:.1f}",
        )
    return table
