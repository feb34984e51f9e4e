"""`fourfold score`: how often a program keeps the value of positions. docs/kit/score.md."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.engines import (
    engine_pool,
    fail_with_engine,
    read_player,
    read_search_limits,
    read_seconds,
)
from fourfold.cli.help import examples, worded
from fourfold.cli.jobs import open_state, reporting, shown_on, workers_needed
from fourfold.cli.options import JsonObjectOption, RayOption, optional
from fourfold.cli.reading import read_choice, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import Screen, harmless, open_screen, texts_of, write_object
from fourfold.jobs import Pool
from fourfold.kit.matches import MatchLimits
from fourfold.kit.matches.plan import PATIENCE
from fourfold.kit.matches.players import STRENGTHS
from fourfold.kit.pipes import EngineError
from fourfold.kit.positions import decisive_positions
from fourfold.kit.scoring import (
    AskingMode,
    KeptShare,
    PositionScore,
    ScorePlan,
    ScoreSummary,
    meet_for_score,
    parse_position_score,
    run_score,
    summarise,
)
from fourfold.rules import LEVELS

if TYPE_CHECKING:
    from rich.table import Table

_COMMAND = worded("help-score-command", names=", ".join(STRENGTHS))


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            'fourfold score "fourfold engine"',
            'fourfold score "python docs/kit/example_engine.py" --level 1 --go "movetime 100"',
            'fourfold score "python model.py" --speak text --positions 200 --state score.state',
        )
    )(score)


def score(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    command: Annotated[str, typer.Argument(metavar="COMMAND", help=_COMMAND)],
    level: Annotated[str | None, optional("--level", "L", "help-score-level")] = None,
    positions: Annotated[str | None, optional("--positions", "N", "help-score-positions")] = None,
    speak: Annotated[str, typer.Option("--speak", metavar="HOW", help="help-score-speak")] = str(
        AskingMode.PROTOCOL
    ),
    go: Annotated[str | None, optional("--go", "LIMITS", "help-match-go")] = None,
    patience: Annotated[
        str, typer.Option("--patience", metavar="SECONDS", help="help-engine-patience")
    ] = f"{PATIENCE:g}",
    concurrency: Annotated[
        str, typer.Option("--concurrency", metavar="N", help="help-score-concurrency")
    ] = "1",
    ray: RayOption = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-seed")] = "1",
    state: Annotated[Path | None, optional("--state", "FILE", "help-mine-state")] = None,
    as_json: JsonObjectOption = False,
) -> None:
    """Ask a program about decisive positions: how often does it keep the value?"""
    most = len(decisive_positions())
    player, mode = read_player(ctx, command), read_choice(ctx, "--speak", AskingMode, speak)
    if player.strength and mode is not AskingMode.PROTOCOL:
        fail(ctx, texts_of(ctx)("cli-error-goes-with", name=f"--speak {mode}", other="COMMAND"))
    if go is not None and mode is AskingMode.TEXT:
        modes = f"--speak {AskingMode.PROTOCOL}, --speak {AskingMode.JSON}"
        fail(ctx, texts_of(ctx)("cli-error-goes-with", name="--go", other=modes))
    plan = ScorePlan(
        player,
        mode,
        LEVELS if level is None else (read_whole(ctx, "--level", level, 1, 4),),
        None if positions is None else read_whole(ctx, "--positions", positions, 1, most),
        seed=read_whole(ctx, "--seed", seed),
        limits=MatchLimits(read_search_limits(ctx, go), read_seconds(ctx, "--patience", patience)),
    )
    processes = read_whole(ctx, "--concurrency", concurrency, 1, 4 * (os.cpu_count() or 1))
    wanted = plan.levels
    try:
        plan = meet_for_score(plan)
    except EngineError as error:
        fail_with_engine(ctx, command, error)
    scores, stopped = _ask(ctx, plan, engine_pool(processes, ray, [plan.player]), state)
    summary = summarise(scores)
    if as_json:
        write_object(_object(plan, summary, complete=not stopped))
    else:
        _show(open_screen(ctx), plan, summary, [each for each in wanted if each not in plan.levels])
    if stopped:
        key = "cli-match-stopped" if state is None else "cli-mine-stopped"
        typer.echo(harmless(texts_of(ctx)(key)), err=True)
        raise typer.Exit(130)


def _ask(
    ctx: typer.Context, plan: ScorePlan, pool: Pool, path: Path | None
) -> tuple[list[PositionScore], bool]:
    """The scores, and whether someone stopped it."""
    say = texts_of(ctx)
    scores: dict[str, PositionScore] = {}
    total = len(plan.tasks())
    with open_state(ctx, "score", path, parse_position_score, plan.head()) as state:
        kept = {each.key: each for each in state.results}
        if kept:
            resumed = say("cli-mine-resumed", number=len(kept), path=path)
            typer.echo(harmless(resumed), err=True)
        bar = progress_bar(say("cli-score-asking"), total)
        try:
            with workers_needed(ctx), reporting(ctx, path), bar as shown, pool:
                progress = shown_on(shown)
                for each in run_score(plan, pool, kept=kept, keep=state.add, progress=progress):
                    scores[each.key] = each
        except KeyboardInterrupt:
            return list(scores.values()), True
    return list(scores.values()), False


# What it shows ------------------------------------------------------------------------------------


def _show(screen: Screen, plan: ScorePlan, summary: ScoreSummary, left_out: list[int]) -> None:
    say = screen.texts
    screen.console.print(_table(screen, summary))
    whole = summary.of()
    low, high = (say.number(100 * bound, 1) for bound in whole.interval)
    screen.say(
        say(
            "cli-score-kept",
            name=plan.player.name,
            kept=whole.kept,
            number=whole.number,
            share=say.number(100 * whole.share, 1),
            low=low,
            high=high,
        )
    )
    if left_out:
        levels = say.listed(left_out)
        details = {"name": plan.player.name, "number": len(left_out), "levels": levels}
        screen.say(say("cli-score-left-out", **details))
    for code, number in sorted(summary.faults.items()):
        fault = say(f"cli-engine-fault-{code}")
        details = {"fault": fault, "number": number, "why": summary.examples[code]}
        screen.row(say("cli-score-fault", name=plan.player.name, **details))


def _table(screen: Screen, summary: ScoreSummary) -> Table:
    from rich.table import Table  # noqa: PLC0415  # help does without it

    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli-score-head-placed"))
    levels: list[int | None] = [*summary.levels]
    if len(levels) > 1:
        levels.append(None)
    for level in levels:
        name = say("cli-score-all") if level is None else say("level-name", level=level)
        table.add_column(name, justify="right")
    for placed in (*summary.placed, None):
        shares = [summary.of(level, placed) for level in levels]
        head = say("cli-score-all") if placed is None else str(placed)
        table.add_row(head, *(_percent(screen, share) for share in shares))
    return table


def _percent(screen: Screen, share: KeptShare) -> str:
    return screen.texts.number(100 * share.share, 1) if share.number else "-"


def _object(plan: ScorePlan, summary: ScoreSummary, *, complete: bool) -> dict[str, object]:
    whole = summary.of()
    return {
        "name": plan.player.name,
        "player": plan.player.text,
        "complete": complete,
        **_share_object(whole),
        "levels": {str(level): _share_object(summary.of(level)) for level in summary.levels},
        "cells": [
            {"level": level, "placed": placed, **_share_object(share)}
            for (level, placed), share in sorted(summary.cells.items())
        ],
        "faults": dict(summary.faults),
    }


def _share_object(share: KeptShare) -> dict[str, object]:
    low, high = share.interval
    return {
        "kept": share.kept,
        "positions": share.number,
        "share": share.share,
        "low": low,
        "high": high,
    }
