"""`fourfold opponents`: who can be played against, what they overlook, how strong they are."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import JustifyMethod
from rich.table import Table

from fourfold.cli.help import SpeakingGroup, examples
from fourfold.cli.jobs import fail_to_write, open_state, shown_on, workers_needed
from fourfold.cli.options import JsonArrayOption, RayOption, optional
from fourfold.cli.reading import read_whole
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import Screen, harmless, open_screen, texts_of
from fourfold.play.opponents import OPPONENTS, elo
from fourfold.play.opponents.calibration import (
    AVERAGE,
    Held,
    OpponentStrength,
    Pairing,
    Played,
    held,
    parse_played,
    perfect_games,
    play_all,
    ratings,
    round_robin,
    state_head,
)
from fourfold.play.opponents.oversights import Missed, measure_attention
from fourfold.play.opponents.ratings import ratings as shipped_ratings
from fourfold.play.opponents.ratings import write_measured
from fourfold.rules import LEVELS, Kind

app = typer.Typer(cls=SpeakingGroup, invoke_without_command=True)

SeedOption = Annotated[str, typer.Option("--seed", metavar="N", help="help-seed")]

LevelsOption = Annotated[str, typer.Option("--levels", metavar="L,L", help="help-opponents-levels")]
StateOption = Annotated[
    Path | None,
    optional("--state", "FILE", "help-opponents-state"),
]
ProcessesOption = Annotated[str, typer.Option("--processes", metavar="N", help="help-processes")]


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(
        app,
        name="opponents",
        epilog=examples(
            "fourfold opponents",
            "fourfold opponents attention --games 500",
            "fourfold opponents calibrate --games 100 --state games.jsonl --processes 2",
        ),
    )


@app.callback()
def listing(
    ctx: typer.Context,
    level: Annotated[str, typer.Option("--level", metavar="L", help="help-opponents-level")] = "1",
    as_json: JsonArrayOption = False,
) -> None:
    """List the opponents, the weakest first; `fourfold play --opponent NAME` plays one."""
    if ctx.invoked_subcommand is not None:
        return
    chosen = read_whole(ctx, "--level", level, 1, 4)
    screen = open_screen(ctx)
    say = screen.texts
    if as_json:
        listed = [
            {
                **asdict(each),
                "name": say(f"opponent-{each.id}-name"),
                "line": say(f"opponent-{each.id}-line"),
                "elo": {str(number): elo(number, each.id) for number in LEVELS},
            }
            for each in OPPONENTS.values()
        ]
        typer.echo(json.dumps(listed))
        return
    table = Table(box=None, padding=(0, 1), show_header=False)
    rated = shipped_ratings(chosen)
    for each in OPPONENTS:
        name, line = say(f"opponent-{each}-name"), say(f"opponent-{each}-line")
        table.add_row(each, name, f"{rated[each].elo:.0f}", line)
    screen.console.print(table)
    screen.say(say("opponents-rated", level=chosen))
    screen.say(say("cli-opponents-how", name=next(iter(OPPONENTS))))


# What they overlook -------------------------------------------------------------------------------


@app.command(epilog=examples("fourfold opponents attention", "fourfold opponents attention --json"))
def attention(
    ctx: typer.Context,
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="help-opponents-games-kind")
    ] = "1000",
    seed: SeedOption = "1",
    as_json: JsonArrayOption = False,
) -> None:
    """Measure how often each opponent overlooks each kind of pattern.

    In half of the games an alignment stands to be called, in the others the
    piece in hand completes one; nothing else can be called or completed.
    """
    count = read_whole(ctx, "--games", games, 1, 1_000_000)
    number = read_whole(ctx, "--seed", seed)
    screen = open_screen(ctx)
    results = []
    with progress_bar(screen.texts("cli-opponents-playing"), len(OPPONENTS) * len(Kind)) as bar:
        for missed in measure_attention(count, number):
            results.append(missed)
            bar.advance()
    if as_json:
        rows = [
            {"opponent": m.opponent, "kind": str(m.kind), "games": m.games, "missed": m.missed}
            for m in results
        ]
        typer.echo(json.dumps(rows))
    else:
        _tell_attention(screen, results)
        screen.say(screen.texts("cli-opponents-overlooked", number=count))


def _tell_attention(screen: Screen, results: list[Missed]) -> None:
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli-opponents-head-opponent"))
    for kind in Kind:
        table.add_column(say(f"kind-{kind}", number=2), justify="right")
    rates = {(missed.opponent, missed.kind): missed.rate for missed in results}
    for each in OPPONENTS:
        table.add_row(each, *(say.number(100 * rates[each, kind], 1) for kind in Kind))
    screen.console.print(table)


# How strong they are ------------------------------------------------------------------------------


@app.command(
    epilog=examples(
        "fourfold opponents calibrate --games 20",
        "fourfold opponents calibrate --levels 1 --games 400 --state games.jsonl --processes 2",
    )
)
def calibrate(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    levels: LevelsOption = "1,2,3,4",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="help-opponents-games-pair")
    ] = "20",
    state: StateOption = None,
    processes: ProcessesOption = "1",
    ray: RayOption = None,
    seed: SeedOption = "1",
    write: Annotated[
        Path | None,
        optional("--write", "FILE", "help-opponents-write"),
    ] = None,
    as_json: JsonArrayOption = False,
) -> None:
    """Let every opponent play every other, and rate them.

    Elo ratings of greatest likelihood, a draw half a win, at each level.
    """
    chosen = _levels(ctx, levels)
    number = read_whole(ctx, "--seed", seed)
    wanted = list(round_robin(chosen, read_whole(ctx, "--games", games, 1, 100_000)))
    workers = _Workers(_processes(ctx, processes), ray)
    played = _played(ctx, wanted, number, workers, state)
    strengths = ratings(played)
    if write is not None:
        _write(ctx, write, write_measured(strengths, number))
    if as_json:
        typer.echo(json.dumps([asdict(rating) for rating in strengths]))
    else:
        screen = open_screen(ctx)
        _tell_ratings(screen, strengths)
        screen.say(screen.texts("cli-opponents-legend", average=AVERAGE))


@app.command(
    "check-perfect",
    epilog=examples(
        "fourfold opponents check-perfect --games 240",
        "fourfold opponents check-perfect --games 10000 --state games.jsonl --processes 2",
    ),
)
def check_perfect(  # noqa: PLR0917  # one argument an option
    ctx: typer.Context,
    levels: LevelsOption = "1,2,3",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="help-opponents-games-all")
    ] = "240",
    state: StateOption = None,
    processes: ProcessesOption = "1",
    ray: RayOption = None,
    seed: SeedOption = "1",
    as_json: JsonArrayOption = False,
) -> None:
    """Let the perfect opponent play all others from both seats: does it give anything away?

    The games are some of those that calibrate plays, and a file of such games will do. The exit
    status is 1 when a drawn game was lost, or a won one not won.
    """
    number = read_whole(ctx, "--seed", seed)
    count = read_whole(ctx, "--games", games, 1, 10_000_000)
    wanted = list(perfect_games(_levels(ctx, levels), count))
    workers = _Workers(_processes(ctx, processes), ray)
    results = held(_played(ctx, wanted, number, workers, state))
    given_away = sum(each.given_away for each in results)
    if as_json:
        rows = [{**asdict(each), "given_away": each.given_away} for each in results]
        typer.echo(json.dumps(rows, default=str))
    else:
        screen = open_screen(ctx)
        _tell_held(screen, results)
        screen.say(screen.texts("cli-opponents-held", number=count, lost=given_away))
    if given_away:
        raise typer.Exit(1)


def _tell_held(screen: Screen, results: list[Held]) -> None:
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    for head in ("level", "seat", "start", "won", "drawn", "lost"):
        justify: JustifyMethod = "left" if head in {"seat", "start"} else "right"
        table.add_column(say(f"cli-opponents-head-{head}"), justify=justify)
    for each in results:
        seat, start = say(f"player-{each.seat}"), say(f"verdict-{each.start}")
        numbers = (say.number(count) for count in (each.won, each.drawn, each.lost))
        table.add_row(str(each.level), seat, start, *numbers)
    screen.console.print(table)


def _levels(ctx: typer.Context, text: str) -> list[int]:
    levels = (read_whole(ctx, "--levels", level, 1, 4) for level in text.split(","))
    return list(dict.fromkeys(levels))


def _processes(ctx: typer.Context, text: str) -> int:
    return read_whole(ctx, "--processes", text, 1, 4 * (os.cpu_count() or 1))


class _Workers(NamedTuple):
    """Who plays: so many processes here, or a cluster."""

    processes: int
    cluster: str | None


def _played(
    ctx: typer.Context, wanted: list[Pairing], seed: int, workers: _Workers, path: Path | None
) -> list[Played]:
    """All games that are wanted: those that were kept, and the others, played now."""
    say = texts_of(ctx)
    head = state_head("calibration", seed)
    with open_state(ctx, "opponents", path, parse_played, head) as state, workers_needed(ctx):
        kept = {game.pairing: game for game in state.results}
        done = sum(pairing in kept for pairing in wanted)
        if done:
            typer.echo(harmless(say("cli-opponents-resumed", number=done, path=path)), err=True)
        with progress_bar(say("cli-opponents-playing"), len(wanted), done) as bar:
            progress = shown_on(bar)
            try:
                return play_all(
                    wanted,
                    seed,
                    workers.processes,
                    cluster=workers.cluster,
                    kept=kept,
                    keep=state.add,
                    progress=progress,
                )
            except OSError as error:
                fail_to_write(ctx, path, error)


def _write(ctx: typer.Context, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail_to_write(ctx, path, error)


def _tell_ratings(screen: Screen, strengths: list[OpponentStrength]) -> None:
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli-opponents-head-level"), justify="right")
    table.add_column(say("cli-opponents-head-opponent"))
    for head in ("Elo", "±", say("cli-opponents-head-games"), say("cli-opponents-head-score")):
        table.add_column("+-" if head == "±" and screen.ascii else head, justify="right")
    for strength in strengths:
        table.add_row(
            str(strength.level),
            strength.opponent,
            f"{strength.elo:.0f}",
            f"{strength.error:.0f}",
            say.number(strength.games),
            say.number(100 * strength.score, 1),
        )
    screen.console.print(table)
