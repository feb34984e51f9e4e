"""`fourfold opponents`: who can be played against, what they overlook, how strong they are."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import JustifyMethod
from rich.table import Table

from fourfold.cli.options import JsonArrayOption, examples, optional
from fourfold.cli.reading import read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import ProgressBar, progress_bar
from fourfold.cli.terminal.screen import Screen, harmless, open_screen, texts_of
from fourfold.play.opponents.calibration import (
    AVERAGE,
    Held,
    Pairing,
    Played,
    Rating,
    fingerprint,
    held,
    parse_played,
    perfect_games,
    play_all,
    ratings,
    round_robin,
)
from fourfold.play.opponents.oversights import Missed, measure_attention
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.ratings import ratings as shipped_ratings
from fourfold.play.opponents.ratings import write_measured
from fourfold.rules import LEVELS, Kind

app = typer.Typer(
    invoke_without_command=True, help="Who can be played against, and how strong they are."
)

SeedOption = Annotated[str, typer.Option("--seed", metavar="N", help="Settles every chance.")]

LevelsOption = Annotated[str, typer.Option("--levels", metavar="L,L", help="Levels.")]
StateOption = Annotated[
    Path | None,
    optional(
        "--state", "FILE", "Where finished games are kept; the same command goes on after a stop."
    ),
]
ProcessesOption = Annotated[
    str, typer.Option("--processes", metavar="N", help="How many games at a time.")
]


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
    level: Annotated[
        str, typer.Option("--level", metavar="L", help="Show the ratings at this level.")
    ] = "1",
    as_json: JsonArrayOption = False,
) -> None:
    """List the opponents, the weakest first; `fourfold play --opponent NAME` plays one."""
    if ctx.invoked_subcommand is not None:
        return
    chosen = read_whole(ctx, "--level", level, 1, 4)
    screen = open_screen(ctx)
    say = screen.texts
    if as_json:
        told = [
            {
                **asdict(each),
                "name": say(f"opponent.{each.id}.name"),
                "line": say(f"opponent.{each.id}.line"),
                "elo": {str(one): shipped_ratings(one)[each.id].elo for one in LEVELS},
            }
            for each in OPPONENTS.values()
        ]
        typer.echo(json.dumps(told))
        return
    table = Table(box=None, padding=(0, 1), show_header=False)
    found = shipped_ratings(chosen)
    for each in OPPONENTS:
        name, line = say(f"opponent.{each}.name"), say(f"opponent.{each}.line")
        table.add_row(each, name, f"{found[each].elo:.0f}", line)
    screen.console.print(table)
    screen.say(say("cli.opponents.rated", level=chosen))
    screen.say(say("cli.opponents.how", name=next(iter(OPPONENTS))))


# What they overlook -------------------------------------------------------------------------------


@app.command(epilog=examples("fourfold opponents attention", "fourfold opponents attention --json"))
def attention(
    ctx: typer.Context,
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="Games for each kind of pattern.")
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
    found = []
    with progress_bar(screen.texts("cli.opponents.playing"), len(OPPONENTS) * len(Kind)) as bar:
        for missed in measure_attention(count, number):
            found.append(missed)
            bar.advance()
    if as_json:
        rows = [
            {"opponent": m.opponent, "kind": str(m.kind), "games": m.games, "missed": m.missed}
            for m in found
        ]
        typer.echo(json.dumps(rows))
    else:
        _tell_attention(screen, found)
        screen.say(screen.texts("cli.opponents.overlooked", number=count))


def _tell_attention(screen: Screen, found: list[Missed]) -> None:
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli.opponents.head.opponent"))
    for kind in Kind:
        table.add_column(say(f"kind.{kind}.other"), justify="right")
    rates = {(missed.opponent, missed.kind): missed.rate for missed in found}
    for each in OPPONENTS:
        table.add_row(each, *(f"{100 * rates[each, kind]:.1f}" for kind in Kind))
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
        str, typer.Option("--games", metavar="N", help="Games of each pair at each level.")
    ] = "20",
    state: StateOption = None,
    processes: ProcessesOption = "1",
    seed: SeedOption = "1",
    write: Annotated[
        Path | None,
        optional("--write", "FILE", "Write the ratings as the package keeps them (ratings.json)."),
    ] = None,
    as_json: JsonArrayOption = False,
) -> None:
    """Let every opponent play every other, and rate them.

    Elo ratings of greatest likelihood, a draw half a win, at each level.
    """
    chosen = _levels(ctx, levels)
    number = read_whole(ctx, "--seed", seed)
    wanted = list(round_robin(chosen, read_whole(ctx, "--games", games, 1, 100_000)))
    workers = _processes(ctx, processes)
    played = _played(ctx, wanted, number, workers, state)
    found = ratings(played)
    if write is not None:
        _write(ctx, write, write_measured(found, number))
    if as_json:
        typer.echo(json.dumps([asdict(rating) for rating in found]))
    else:
        screen = open_screen(ctx)
        _tell_ratings(screen, found)
        screen.say(screen.texts("cli.opponents.legend", average=AVERAGE))


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
    games: Annotated[str, typer.Option("--games", metavar="N", help="Games in all.")] = "240",
    state: StateOption = None,
    processes: ProcessesOption = "1",
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
    found = held(_played(ctx, wanted, number, _processes(ctx, processes), state))
    given_away = sum(each.given_away for each in found)
    if as_json:
        rows = [{**asdict(each), "given_away": each.given_away} for each in found]
        typer.echo(json.dumps(rows, default=str))
    else:
        screen = open_screen(ctx)
        _tell_held(screen, found)
        screen.say(screen.texts("cli.opponents.held", number=count, lost=given_away))
    if given_away:
        raise typer.Exit(1)


def _tell_held(screen: Screen, found: list[Held]) -> None:
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    for head in ("level", "seat", "start", "won", "drawn", "lost"):
        justify: JustifyMethod = "left" if head in {"seat", "start"} else "right"
        table.add_column(say(f"cli.opponents.head.{head}"), justify=justify)
    for each in found:
        seat, start = say(f"player.{each.seat}"), say(f"verdict.{each.start}")
        numbers = (str(count) for count in (each.won, each.drawn, each.lost))
        table.add_row(str(each.level), seat, start, *numbers)
    screen.console.print(table)


def _levels(ctx: typer.Context, text: str) -> list[int]:
    return list(dict.fromkeys(read_whole(ctx, "--levels", one, 1, 4) for one in text.split(",")))


def _processes(ctx: typer.Context, text: str) -> int:
    return read_whole(ctx, "--processes", text, 1, 4 * (os.cpu_count() or 1))


def _played(
    ctx: typer.Context, wanted: list[Pairing], seed: int, processes: int, state: Path | None
) -> list[Played]:
    """All games that are wanted: those that were kept, and the others, played now."""
    say = texts_of(ctx)
    if state is None:
        with progress_bar(say("cli.opponents.playing"), len(wanted)) as bar:
            return _play(wanted, seed, processes, bar, None)
    try:
        kept = _kept(ctx, state, seed)
        with state.open("a", encoding="utf-8") as file:
            if not state.stat().st_size:
                file.write(_head(seed))
                file.flush()
            done = [kept[pairing] for pairing in wanted if pairing in kept]
            missing = [pairing for pairing in wanted if pairing not in kept]
            if done:
                told = say.count("cli.opponents.resumed", len(done), path=state)
                typer.echo(harmless(told), err=True)
            with progress_bar(say("cli.opponents.playing"), len(wanted), len(done)) as bar:
                return done + _play(missing, seed, processes, bar, file)
    except OSError as error:
        fail(ctx, say("cli.error.unwritable", path=state, why=error.strerror or error))


def _write(ctx: typer.Context, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        say = texts_of(ctx)
        fail(ctx, say("cli.error.unwritable", path=path, why=error.strerror or error))


def _play(
    wanted: list[Pairing], seed: int, processes: int, bar: ProgressBar, file: TextIO | None
) -> list[Played]:
    """Play games, and keep each in the file as soon as it is over."""
    played = []
    for game in play_all(wanted, seed, processes):
        played.append(game)
        if file is not None:
            file.write(json.dumps(asdict(game)) + "\n")
            file.flush()
        bar.advance()
    return played


def _head(seed: int) -> str:
    """The first line of a file with games: whose they are."""
    return json.dumps({"seed": seed, "opponents": json.loads(fingerprint())}) + "\n"


def _kept(ctx: typer.Context, path: Path, seed: int) -> dict[Pairing, Played]:
    """The games of a file; a last line that was cut off is taken out of it."""
    say = texts_of(ctx)
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        whole = path.read_bytes().rpartition(b"\n")
        os.truncate(path, len(whole[0]) + len(whole[1]))
        lines.pop()
    if lines and lines[0] != _head(seed):
        fail(ctx, say("cli.opponents.other-state", path=path))
    kept = {}
    for number, line in enumerate(lines[1:], 2):
        game = parse_played(line)
        if game is None:
            fail(ctx, say("cli.opponents.no-state", path=path, line=number))
        kept[game.pairing] = game
    return kept


def _tell_ratings(screen: Screen, found: list[Rating]) -> None:
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli.opponents.head.level"), justify="right")
    table.add_column(say("cli.opponents.head.opponent"))
    for head in ("Elo", "±", say("cli.opponents.head.games"), say("cli.opponents.head.score")):
        table.add_column("+-" if head == "±" and screen.ascii else head, justify="right")
    for rating in found:
        table.add_row(
            str(rating.level),
            rating.opponent,
            f"{rating.elo:.0f}",
            f"{rating.error:.0f}",
            str(rating.games),
            f"{100 * rating.score:.1f}",
        )
    screen.console.print(table)
