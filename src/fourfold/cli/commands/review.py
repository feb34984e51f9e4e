"""`fourfold review`: what every decision of a game was worth."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from fourfold.cli.play.narration import Names, tell_outcome
from fourfold.cli.reading import GamesJsonOption, RecordsArgument, optional
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.progress import watched
from fourfold.cli.terminal.screen import (
    NoColourOption,
    Screen,
    Spoken,
    examples,
    fail,
    open_screen,
    player_name,
    tell_broken,
)
from fourfold.play import DISTANCE_FROM, Decision, Mark, Review, Valuer, review
from fourfold.play.objects import review_object
from fourfold.rules import Player, Record, RecordError

from .replay import Reading
from .replay import as_object as replayed

Reviewed = tuple[str, int, Record, Review]

#: How many of the best alternatives a line of the table names.
_NAMED: Final = 3
_STYLES: Final = {Mark.SLIP: "yellow", Mark.BLUNDER: "red", Mark.FORCED: "bright_black"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "review",
        epilog=examples(
            "fourfold review game.qgn",
            "fourfold review game.qgn --html review.html",
            "fourfold review games/ --json",
        ),
    )(review_games)


def review_games(
    ctx: typer.Context,
    paths: RecordsArgument,
    as_json: GamesJsonOption = False,
    html: Annotated[
        Path | None,
        optional(
            "--html", "FILE", "Write one page that opens offline: board, value graph, stepping."
        ),
    ] = None,
    no_colour: NoColourOption = False,
) -> None:
    """Review games exactly: the value of every decision, and what was best.

    The exit status is 0 when all records are good, 1 when some are broken, 2 when a file could not
    be read or written.
    """
    if as_json and html is not None:
        fail(ctx, ctx.ensure_object(Spoken).texts("cli.review.exclude"))
    reading = Reading(ctx, paths)
    screen = open_screen(ctx, no_colour=no_colour)
    if as_json:
        for name, number, record, found in _reviewed(reading):
            told = replayed(name, number, record) if found is None else None
            sys.stdout.write(json.dumps(told or as_object(name, number, found)) + "\n")
            sys.stdout.flush()
    elif html is not None:
        _page(ctx, screen, reading, html)
    else:
        for name, number, record, found in _reviewed(reading):
            _tell(screen, name, number, record, found)
    raise typer.Exit(reading.status)


def _reviewed(
    reading: Reading,
) -> Iterator[tuple[str, int, Record | RecordError, Review | None]]:
    """The games with their reviews; a broken record has none."""
    for name, number, record in reading.games():
        if isinstance(record, RecordError):
            yield name, number, record, None
        else:
            with watched(f"{name} {number}") as handle:
                found = review(record, Valuer(distance_from=DISTANCE_FROM, handle=handle))
            yield name, number, record, found


def as_object(name: str, number: int, found: Review | None) -> dict[str, object]:
    """A review as the JSON object that stands for it."""
    assert found is not None, "a broken record is told otherwise"
    return {"file": name, "game": number, **review_object(found)}


def _page(ctx: typer.Context, screen: Screen, reading: Reading, path: Path) -> None:
    from fourfold.cli.review.page import page  # noqa: PLC0415  # only for those who want one

    say = screen.texts
    games = []
    for name, number, record, found in _reviewed(reading):
        if isinstance(record, RecordError) or found is None:
            _tell(screen, name, number, record, found)
        else:
            games.append((name, number, record, found))
    try:
        write_safely(path, page(screen, games))
    except OSError as error:
        fail(ctx, say("cli.error.unwritable", path=path, why=error.strerror or error))
    screen.row(say("cli.review.written", path=path))


# For people -----------------------------------------------------------------------------------


def _tell(
    screen: Screen, name: str, number: int, record: Record | RecordError, found: Review | None
) -> None:
    say = screen.texts
    if isinstance(record, RecordError) or found is None:
        assert isinstance(record, RecordError), "a good record has its review"
        screen.row(f"{name} {number}", "bold")
        screen.row(f"{tell_broken(record, say)}\n", "red")
        return
    names = names_of(screen, record)
    screen.row(f"{name} {number}  {names[0]} / {names[1]}", "bold")
    screen.console.print(_table(screen, found))
    for line in summary(screen, names, found):
        screen.say(line)
    screen.say("")


def names_of(screen: Screen, record: Record) -> Names:
    """What the players are called."""
    say = screen.texts
    first = player_name(record.first, Player.FIRST, say)
    return first, player_name(record.second, Player.SECOND, say)


def summary(screen: Screen, names: Names, found: Review) -> Iterator[str]:
    """The outcome, the accuracy and the turning point of a game in sentences."""
    say = screen.texts
    yield tell_outcome(screen, names, found.game)
    shares = (f"{name} {value:.0f} %" for name, value in zip(names, found.accuracy, strict=True))
    yield say.labelled(say("review.accuracy"), "  ".join(shares))
    point = found.turning_point
    if point is None:
        yield say("review.no-turning-point")
    else:
        decision = found.decisions[point]
        words = f"{decision.turn}. {played(screen, decision)} ({names[decision.player.index]})"
        yield say.labelled(say("review.turning-point"), words)


def played(screen: Screen, decision: Decision) -> str:
    """What was decided, in notation; a missed, caught or false call in words, too."""
    say = screen.texts
    if decision.speech is None:
        return decision.text or "-"
    word = say(f"review.speech.{decision.speech}")
    return word if decision.text is None else f"{decision.text} {word}"


def change(screen: Screen, decision: Decision) -> str:
    """The value before and after a decision, in words; once when it stayed."""
    before, after = (
        screen.texts(f"verdict.{worth.value}") for worth in (decision.before, decision.after)
    )
    return before if before == after else f"{before} {'->' if screen.ascii else '→'} {after}"


def best(screen: Screen, decision: Decision, most: int = _NAMED) -> str:
    """Some of the best alternatives, in notation; nothing when one of them was played."""
    if decision.mark in (Mark.BEST, Mark.FORCED):
        return ""
    silent = screen.texts("review.no-call")
    texts = [silent if text is None else text for text in decision.best_texts]
    return ", ".join(texts[:most]) + (
        (" ..." if screen.ascii else " …") if len(texts) > most else ""
    )


def _table(screen: Screen, found: Review) -> Table:
    say = screen.texts
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for head in ("turn", "player", "played", "value", "mark", "best"):
        table.add_column(say(f"cli.review.{head}"), no_wrap=head != "best")
    for index, decision in enumerate(found.decisions):
        point = f" {'<' if screen.ascii else '◀'}" if index == found.turning_point else ""
        table.add_row(
            str(decision.turn),
            say(f"name.{decision.player}"),
            played(screen, decision),
            change(screen, decision),
            Text(say(f"review.mark.{decision.mark}") + point),
            best(screen, decision),
            style=_STYLES.get(decision.mark, ""),
        )
    return table
