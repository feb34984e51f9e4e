"""`fourfold review`: what every decision of a game was worth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from fourfold.cli.options import (
    GamesJsonOption,
    NoColourOption,
    RecordsArgument,
    examples,
    optional,
)
from fourfold.cli.records import RecordFiles, record_object
from fourfold.cli.review.page import ReviewedGame, page
from fourfold.cli.review.wording import (
    best_words,
    played_words,
    player_names,
    summary_lines,
    value_words,
)
from fourfold.cli.terminal.errors import explain_record, fail, system_reason
from fourfold.cli.terminal.files import write_safely
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen, open_screen, texts_of, write_object
from fourfold.play import DISTANCE_FROM, Mark, Review, Valuer, review
from fourfold.play.objects import review_object
from fourfold.rules import RecordError

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
        fail(ctx, texts_of(ctx)("cli-review-exclude"))
    files = RecordFiles(ctx, paths)
    screen = open_screen(ctx, no_colour=no_colour)
    if as_json:
        for name, number, game in _reviewed(files):
            if isinstance(game, RecordError):
                write_object(record_object(name, number, game))
            else:
                write_object({"file": name, "game": number, **review_object(game.review)})
    elif html is not None:
        _write_page(ctx, screen, files, html)
    else:
        for name, number, game in _reviewed(files):
            _tell(screen, f"{name} {number}", game)
    raise typer.Exit(files.status)


def _reviewed(files: RecordFiles) -> Iterator[tuple[str, int, ReviewedGame | RecordError]]:
    """The games with their reviews; a broken record has none."""
    for name, number, record in files.games():
        if isinstance(record, RecordError):
            yield name, number, record
        else:
            with search_progress(f"{name} {number}") as handle:
                values = Valuer(distance_from=DISTANCE_FROM, handle=handle)
                game = ReviewedGame(record, review(record, values))
            yield name, number, game


def _write_page(ctx: typer.Context, screen: Screen, files: RecordFiles, path: Path) -> None:
    say = screen.texts
    games = []
    for name, number, game in _reviewed(files):
        if isinstance(game, RecordError):
            _tell(screen, f"{name} {number}", game)
        else:
            games.append(game)
    try:
        write_safely(path, page(screen, games))
    except OSError as error:
        fail(ctx, say("cli-error-unwritable", path=path, why=system_reason(error)))
    screen.row(say("cli-review-written", path=path))


def _tell(screen: Screen, title: str, game: ReviewedGame | RecordError) -> None:
    if isinstance(game, RecordError):
        screen.row(title, "bold")
        screen.row(f"{explain_record(game, screen.texts)}\n", "red")
        return
    screen = screen.in_edition(game.record.game.rules.edition)
    names = player_names(screen, game.record)
    screen.row(f"{title}  {names[0]} / {names[1]}", "bold")
    screen.console.print(_table(screen, game.review))
    for line in summary_lines(screen, names, game.review):
        screen.say(line)
    screen.say("")


def _table(screen: Screen, reviewed: Review) -> Table:
    say = screen.texts
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for head in ("turn", "player", "played", "value", "mark", "best"):
        table.add_column(say(f"cli-review-{head}"), no_wrap=head != "best")
    for index, decision in enumerate(reviewed.decisions):
        point = f" {'<' if screen.ascii else '◀'}" if index == reviewed.turning_point else ""
        table.add_row(
            str(decision.turn),
            say(f"name-{decision.player}"),
            played_words(screen, decision),
            value_words(screen, decision),
            Text(say(f"review-mark-{decision.mark}") + point),
            best_words(screen, decision),
            style=_STYLES.get(decision.mark, ""),
        )
    return table
