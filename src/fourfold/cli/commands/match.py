"""`fourfold match`: engines and built-in strengths play each other. docs/kit/match.md."""

from __future__ import annotations

import math
import os
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.engines import (
    engine_pool,
    fail_with_engine,
    read_player,
    read_search_limits,
    read_seconds,
)
from fourfold.cli.help import examples, worded
from fourfold.cli.jobs import (
    fail_to_write,
    open_state,
    refuse_unwritable,
    reporting,
    workers_needed,
)
from fourfold.cli.matches import live_table, match_object, show_match
from fourfold.cli.options import JsonObjectOption, RayOption, optional
from fourfold.cli.reading import read, read_choice, read_level, read_traits, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.live import live_display
from fourfold.cli.terminal.screen import harmless, open_screen, texts_of, write_object
from fourfold.jobs import Pool
from fourfold.kit.matches import (
    MatchGame,
    MatchLimits,
    MatchPlan,
    MatchPlayer,
    MatchProgress,
    match_record,
    meet,
    parse_match_game,
    run_match,
    standings,
)
from fourfold.kit.matches.plan import MARGIN, PATIENCE
from fourfold.kit.matches.players import STRENGTHS, numbered
from fourfold.kit.openings import MOST, USUAL, NoOpening, read_openings
from fourfold.kit.pipes import EngineError
from fourfold.kit.statistics import MOST_ELO, SequentialTest
from fourfold.rules import (
    CallRule,
    FalseCall,
    Position,
    Rules,
    RulesError,
    parse_clock,
    write_records,
)

_RULES = "help-panel-rules"
_LIMITS = "help-panel-limits"

_PLAYERS = worded("help-match-players", names=", ".join(STRENGTHS))


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            'fourfold match "fourfold engine" "python docs/kit/example_engine.py"',
            "fourfold match strength:casual strength:strong strength:expert --games 100",
            'fourfold match "./mine" strength:master --sprt 0 30 --games 4000 --state match.state',
            "fourfold match strength:master strength:expert --games 10000 --ray first:6379",
        )
    )(match)


def match(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    players: Annotated[list[str], typer.Argument(metavar="COMMAND", help=_PLAYERS)],
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-match-games")] = "20",
    openings: Annotated[
        str, typer.Option("--openings", metavar="N|FILE", help="help-match-openings")
    ] = str(USUAL),
    sprt: Annotated[tuple[str, str] | None, optional("--sprt", "N N", "help-match-sprt")] = None,
    concurrency: Annotated[
        str, typer.Option("--concurrency", metavar="N", help="help-processes")
    ] = "1",
    ray: RayOption = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-seed")] = "1",
    out: Annotated[Path | None, optional("--out", "FILE", "help-match-out")] = None,
    state: Annotated[Path | None, optional("--state", "FILE", "help-opponents-state")] = None,
    keep: Annotated[bool, typer.Option("--keep", help="help-match-keep")] = False,
    times: Annotated[bool, typer.Option("--times", help="help-match-times")] = False,
    as_json: JsonObjectOption = False,
    level: Annotated[
        str,
        typer.Option("--level", metavar="L", help="help-level-players", rich_help_panel=_RULES),
    ] = "1",
    traits: Annotated[str | None, optional("--traits", "NAMES", "help-traits-some", _RULES)] = None,
    call: Annotated[
        str, typer.Option("--call", metavar="HOW", help="help-call", rich_help_panel=_RULES)
    ] = str(CallRule.OFFICIAL),
    false_call: Annotated[
        str,
        typer.Option(
            "--false-call", metavar="COST", help="help-false-call", rich_help_panel=_RULES
        ),
    ] = str(FalseCall.REFUSED),
    clock: Annotated[
        str, typer.Option("--clock", metavar="TIME", help="help-clock", rich_help_panel=_LIMITS)
    ] = "-",
    margin: Annotated[
        str,
        typer.Option(
            "--margin", metavar="SECONDS", help="help-match-margin", rich_help_panel=_LIMITS
        ),
    ] = str(MARGIN),
    go: Annotated[str | None, optional("--go", "LIMITS", "help-match-go", _LIMITS)] = None,
    patience: Annotated[
        str,
        typer.Option(
            "--patience", metavar="SECONDS", help="help-match-patience", rich_help_panel=_LIMITS
        ),
    ] = f"{PATIENCE:g}",
) -> None:
    """Let engines and built-in strengths play each other, and measure them.

    Every two players meet in pairs of games from drawn openings, with sides swapped.
    """
    rules = Rules(
        levels=read_level(ctx, level),
        traits=read_traits(ctx, traits),
        call=read_choice(ctx, "--call", CallRule, call),
        false_call=read_choice(ctx, "--false-call", FalseCall, false_call),
        clock=read(ctx, "--clock", parse_clock, clock),
    )
    limits = MatchLimits(
        read_search_limits(ctx, go),
        read_seconds(ctx, "--patience", patience),
        read_seconds(ctx, "--margin", margin),
    )
    placed, given = _openings(ctx, openings, rules)
    plan = MatchPlan(
        _players(ctx, players),
        rules,
        _games(ctx, games),
        read_whole(ctx, "--seed", seed),
        placed,
        given,
        limits,
        keep,
        times,
    )
    test = None if sprt is None else _test(ctx, sprt, plan)
    processes = read_whole(ctx, "--concurrency", concurrency, 1, 4 * (os.cpu_count() or 1))
    _check_openings(ctx, plan)
    if out is not None:
        refuse_unwritable(ctx, out)
    plan = replace(plan, players=_met(ctx, plan))
    progress = MatchProgress(plan, test)
    stopped = _play(ctx, progress, engine_pool(processes, ray, plan.players), state)
    _report(ctx, progress, out, state, as_json)
    if stopped:
        say = texts_of(ctx)
        key = "cli-match-stopped" if state is None else "cli-mine-stopped"
        typer.echo(harmless(say(key)), err=True)
        raise typer.Exit(130)


# What was asked for -------------------------------------------------------------------------------


def _players(ctx: typer.Context, texts: list[str]) -> tuple[MatchPlayer, ...]:
    if len(texts) < 2:
        fail(ctx, texts_of(ctx)("cli-match-players"))
    return tuple(read_player(ctx, text) for text in texts)


def _games(ctx: typer.Context, text: str) -> int:
    number = read_whole(ctx, "--games", text, 2, 1_000_000)
    if number % 2:
        fail(ctx, texts_of(ctx)("cli-match-games-even", number=number))
    return number


def _openings(ctx: typer.Context, text: str, rules: Rules) -> tuple[int, tuple[Position, ...]]:
    """How many pieces are placed in drawn openings, or else the positions of a file."""
    if text.lstrip("-").isdigit():
        return read_whole(ctx, "--openings", text, 0, MOST), ()
    say, path = texts_of(ctx), Path(text)
    try:
        return 0, tuple(read_openings(path.read_text(encoding="utf-8").splitlines(), rules))
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        fail(ctx, say("cli-error-unreadable", path=path, why=why))
    except NoOpening as error:
        fail(ctx, say("cli-match-openings", why=f"{path}: {error}"))


def _check_openings(ctx: typer.Context, plan: MatchPlan) -> None:
    """Whether there are any, before an engine is started."""
    try:
        next(plan.tasks())
    except NoOpening as error:
        fail(ctx, texts_of(ctx)("cli-match-openings", why=error))


def _test(ctx: typer.Context, bounds: tuple[str, str], plan: MatchPlan) -> SequentialTest:
    say = texts_of(ctx)
    if len(plan.players) != 2:
        fail(ctx, say("cli-match-sprt-two"))
    low, high = (_number(ctx, text) for text in bounds)
    if not low < high:
        fail(ctx, say("cli-match-sprt-order"))
    return SequentialTest(low, high)


def _number(ctx: typer.Context, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not -MOST_ELO <= number <= MOST_ELO:
        say = texts_of(ctx)
        fail(ctx, say("cli-match-sprt-number", text=repr(text), low=-MOST_ELO, high=MOST_ELO))
    return number


def _met(ctx: typer.Context, plan: MatchPlan) -> tuple[MatchPlayer, ...]:
    """The players with their names; the command ends when one cannot play at all."""
    met: list[MatchPlayer] = []
    for player in plan.players:
        known = [each for each in met if each.command == player.command and player.command]
        try:
            met.append(known[0] if known else meet(player, plan.rules, plan.limits.patience))
        except EngineError as error:
            fail_with_engine(ctx, player.text, error)
    return numbered(met)


# Playing and reporting ----------------------------------------------------------------------------


def _play(ctx: typer.Context, progress: MatchProgress, pool: Pool, path: Path | None) -> bool:
    """Play the games; whether someone stopped it."""
    say = texts_of(ctx)
    with open_state(ctx, "match", path, parse_match_game, progress.plan.head()) as state:
        kept: dict[int, MatchGame] = {game.number: game for game in state.results}
        if kept:
            resumed = say("cli-opponents-resumed", number=len(kept), path=path)
            typer.echo(harmless(resumed), err=True)
        try:
            with workers_needed(ctx), reporting(ctx, path), live_display() as display, pool:
                run_match(
                    progress,
                    pool,
                    kept=kept,
                    keep=state.add,
                    watch=lambda now: display.update(lambda: live_table(say, now)),
                )
        except KeyboardInterrupt:
            return True
    return False


def _report(
    ctx: typer.Context,
    progress: MatchProgress,
    out: Path | None,
    state: Path | None,
    as_json: bool,
) -> None:
    """Write the records first: nobody may read the figures to their end (`| head`)."""
    failed = None if out is None else _write(ctx, progress, out, state)
    figures = standings(progress.plan, progress.games())
    if as_json:
        write_object(match_object(progress, figures))
    else:
        show_match(open_screen(ctx), progress, figures)
    if failed is not None:
        fail_to_write(ctx, out, failed)


def _write(
    ctx: typer.Context, progress: MatchProgress, out: Path, state: Path | None
) -> OSError | None:
    """Write the records; the error, if there is one."""
    text = StringIO()
    try:
        write_records((match_record(progress.plan, *each) for each in progress.games()), text)
    except RulesError as error:  # only a state that was changed has turns that nobody played
        fail(ctx, texts_of(ctx)("cli-error-unreadable", path=state or "-", why=error))
    try:
        write_safely(out, text.getvalue())
    except OSError as error:
        return error
    return None
