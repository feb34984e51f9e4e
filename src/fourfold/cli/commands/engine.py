"""`fourfold engine`: the reference engine of the protocol for programs, and a check of others.

docs/kit/protocol.md is the specification.
"""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples, texts_of
from fourfold.cli.options import JsonObjectOption, optional

if TYPE_CHECKING:
    from fourfold.cli.terminal.screen import Screen
    from fourfold.kit.conformance import CheckResult, ConformanceReport

#: How the results of checks are coloured on a terminal.
_STYLES = {"passed": "green", "failed": "bold red", "absent": "dim", "skipped": "yellow"}

#: What is enough for an engine that starts slowly, on a slow machine.
_PATIENCE = "10"
PatienceOption = Annotated[
    str, typer.Option("--patience", metavar="SECONDS", help="help-engine-patience")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold engine",
            "printf 'position start\\nperft 4\\n' | fourfold engine",
            'fourfold engine --check "python docs/kit/example_engine.py"',
        )
    )(engine)


def engine(
    ctx: typer.Context,
    check: Annotated[str | None, optional("--check", "COMMAND", "help-engine-check")] = None,
    patience: PatienceOption = _PATIENCE,
    as_json: JsonObjectOption = False,
) -> None:
    """Play as an engine that other programs start, or check such an engine.

    Lines of the protocol come in on standard input, answers go out.
    """
    if check is not None:
        _check(ctx, check, patience, as_json)
        return
    # Help does without these, which take a while to import.
    from fourfold.cli.terminal.errors import fail  # noqa: PLC0415

    for name, given in (("--json", as_json), ("--patience", patience != _PATIENCE)):
        if given:
            say = texts_of(ctx)
            fail(ctx, say("cli-error-needs-option", name=name, other="--check"))
    from fourfold.kit.engine import ReferenceEngine  # noqa: PLC0415

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # the protocol is UTF-8, whatever the locale is
            stream.reconfigure(encoding="utf-8", newline="\n")
    ReferenceEngine(_write).run(sys.stdin)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


# Checking another engine --------------------------------------------------------------------------


def _check(ctx: typer.Context, command: str, patience: str, as_json: bool) -> None:
    from fourfold.cli.engines import fail_with_engine, read_command, read_seconds  # noqa: PLC0415
    from fourfold.cli.terminal.progress import progress_bar  # noqa: PLC0415
    from fourfold.cli.terminal.screen import open_screen  # noqa: PLC0415
    from fourfold.kit.conformance import CHECKS, CheckTimes, check_engine  # noqa: PLC0415
    from fourfold.kit.pipes import EngineNotStarted  # noqa: PLC0415

    times = CheckTimes(patience=read_seconds(ctx, "--patience", patience))
    read_command(ctx, command)
    screen = open_screen(ctx)
    try:
        with progress_bar(screen.texts("cli-engine-checking"), len(CHECKS)) as bar:
            report = check_engine(command, times, lambda _: bar.advance())
    except EngineNotStarted as error:
        fail_with_engine(ctx, command, error)
    if as_json:
        typer.echo(json.dumps(report.as_object()))
    else:
        _show(screen, report)
    if not report.conforms:
        raise typer.Exit(1)


def _show(screen: Screen, report: ConformanceReport) -> None:
    from rich.table import Table  # noqa: PLC0415  # as above
    from rich.text import Text  # noqa: PLC0415

    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli-engine-head-check"))
    table.add_column(say("cli-engine-head-result"))
    for result in report.results:
        status = str(result.status)
        table.add_row(result.name, Text(say(f"cli-engine-status-{status}"), _STYLES[status]))
    screen.console.print(table)
    failed = [result for result in report.results if str(result.status) == "failed"]
    for result in failed:
        screen.row(say.labelled(result.name, _reason(screen, result)))
    name = report.name if report.name != "?" else report.command
    if report.conforms:
        screen.say(say("cli-engine-conforms", name=name))
    else:
        screen.say(say("cli-engine-fails", name=name, number=len(failed)))


def _reason(screen: Screen, result: CheckResult) -> str:
    say = screen.texts
    if result.fault is not None:
        fault = say(f"cli-engine-fault-{result.fault}")
        return say("cli-engine-failed", sent=result.sent, fault=fault, why=result.received)
    received = f"{result.received} ({result.why})" if result.why else result.received
    details = {"expected": result.expected, "received": received}
    return say("cli-engine-unexpected", sent=result.sent, **details)
