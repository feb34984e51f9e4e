"""`fourfold puzzle`: puzzles to solve at the keyboard, or as JSON Lines."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Annotated, Final

import typer

from fourfold.cli.play.puzzle import PuzzleTalk
from fourfold.cli.reading import (
    EditionOption,
    JsonOption,
    optional,
    read_edition,
)
from fourfold.cli.terminal.screen import (
    AsciiOption,
    NoColourOption,
    Spoken,
    examples,
    fail,
    open_screen,
    read,
    read_whole,
)
from fourfold.play.puzzles import collection as shelf
from fourfold.play.puzzles.collection import Puzzle, Theme
from fourfold.rules import parse_level

#: Who names one of these gets what they name; else the puzzles follow how the person does.
_FIXED: Final = ("--difficulty", "--count", "--seed")
#: How hard the first puzzle is then, and how much harder or easier the next one.
_START, _STEP = 1050, 40


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold puzzle",
            "fourfold puzzle --theme win --level 2 --difficulty 900-1300",
            "fourfold puzzle --daily",
            "fourfold puzzle --count 100 --seed 7 --json",
        )
    )(puzzle)


def puzzle(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    theme: Annotated[
        str | None,
        optional("--theme", "NAME", f"{', '.join(map(str, Theme))}."),
    ] = None,
    level: Annotated[
        str | None,
        optional("--level", "L", "1 to 4; A:B is player to act : opponent."),
    ] = None,
    difficulty: Annotated[
        str | None,
        optional("--difficulty", "A-B", "From this rating to that; one of them may be left out."),
    ] = None,
    count: Annotated[
        str | None,
        optional("--count", "N", "How many; 1 with --json, else until you leave."),
    ] = None,
    seed: Annotated[
        str | None,
        optional("--seed", "N", "The same number, the same puzzles; any when left out."),
    ] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day (UTC).")] = False,
    day: Annotated[
        str | None,
        optional("--date", "YYYY-MM-DD", "With --daily: of another day."),
    ] = None,
    id_: Annotated[
        str | None,
        optional("--id", "ID", "The puzzle with this id."),
    ] = None,
    edition: EditionOption = "classic",
    as_json: JsonOption = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Solve puzzles: win, give the only safe piece, refute a mistake, save a draw.

    Every puzzle was checked by the solver; its difficulty is the rating at which
    half of the computer opponents find the solution. Without --seed, --count and
    --difficulty it begins with easy ones, and the next depend on how you do.
    """
    asked = {"--theme": theme, "--level": level, "--difficulty": difficulty, "--count": count}
    asked["--seed"] = seed
    words = read_edition(ctx, edition)
    today = _day(ctx, daily, day)
    found: Iterable[Puzzle]
    if id_ is not None or today is not None:
        _check_alone(ctx, asked, id_, today)
        found = (_one(ctx, id_, today),)
    else:
        found = _some(ctx, asked, 1 if as_json else None)
    if as_json:
        for one in found:
            sys.stdout.write(json.dumps(one.as_object()) + "\n")
        return
    talk = PuzzleTalk(open_screen(ctx, ascii_only, no_colour), words)
    if id_ is None and today is None and not any(asked[name] for name in _FIXED):
        found = _fitting(talk, found)
    if today is not None:
        talk.screen.say(talk.screen.texts("puzzle.daily", day=today), "bold")
    _run(talk, found)


def _run(talk: PuzzleTalk, found: Iterable[Puzzle]) -> None:
    """Ask; Ctrl-C ends it with its usual status."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  # gives input() its line editing
    try:
        talk.ask(found)
    except KeyboardInterrupt:
        talk.screen.say("")
        talk.farewell()
        raise typer.Exit(130) from None


def _fitting(talk: PuzzleTalk, found: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles in the order that suits the person: harder after success, easier after none."""
    left = list(found)
    while left:
        rating = _START + _STEP * (2 * talk.solved - talk.asked)
        one = shelf.nearest(left, rating)
        left.remove(one)
        yield one


# What is asked ----------------------------------------------------------------------------------


def _day(ctx: typer.Context, daily: bool, day: str | None) -> date | None:
    """The day whose puzzle is asked for."""
    say = ctx.ensure_object(Spoken).texts
    if day is None:
        return datetime.now(UTC).date() if daily else None
    if not daily:
        fail(ctx, say("cli.error.goes-with", name="--date", other="--daily"))
    try:
        return date.fromisoformat(day)
    except ValueError:
        fail(ctx, say("cli.puzzle.date", text=repr(day)))


def _check_alone(
    ctx: typer.Context, asked: dict[str, str | None], id_: str | None, today: date | None
) -> None:
    """One puzzle that is named goes with nothing that would choose another."""
    say = ctx.ensure_object(Spoken).texts
    name = "--id" if id_ is not None else "--daily"
    also = [option for option, text in asked.items() if text is not None]
    if id_ is not None and today is not None:
        also.append("--daily")
    if also:
        fail(ctx, say("cli.error.exclude", name=also[0], other=name))


def _one(ctx: typer.Context, id_: str | None, today: date | None) -> Puzzle:
    if id_ is None:
        return shelf.daily(today)
    try:
        return shelf.puzzle(id_)
    except KeyError:
        fail(ctx, ctx.ensure_object(Spoken).texts("cli.puzzle.no-id", name=repr(id_)))


def _some(
    ctx: typer.Context, asked: dict[str, str | None], count: int | None
) -> tuple[Puzzle, ...]:
    """The puzzles that the options describe."""
    say = ctx.ensure_object(Spoken).texts
    level, number, seed = asked["--level"], asked["--count"], asked["--seed"]
    if number is not None:
        count = read_whole(ctx, "--count", number, 1)
    found = shelf.select(
        theme=_theme(ctx, asked["--theme"]),
        level=None if level is None else read(ctx, "--level", parse_level, level),
        difficulty=_range(ctx, asked["--difficulty"]),
        seed=random.getrandbits(64) if seed is None else read_whole(ctx, "--seed", seed),
        count=count,
    )
    if not found:
        fail(ctx, say("cli.puzzle.none"), 1)
    return found


def _theme(ctx: typer.Context, text: str | None) -> Theme | None:
    try:
        return None if text is None else Theme.parse(text)
    except ValueError:
        names = ", ".join(map(str, Theme))
        say = ctx.ensure_object(Spoken).texts
        fail(ctx, say("cli.puzzle.theme", option="--theme", name=repr(text), names=names))


def _range(ctx: typer.Context, text: str | None) -> tuple[int, int] | None:
    """Two ratings; the lower may be left out for anything below, the higher for anything above."""
    if text is None:
        return None
    found = re.fullmatch(r"\s*(\d{0,9})\s*-\s*(\d{0,9})\s*", text, re.ASCII)
    low, high = found.groups() if found else ("", "")
    if (not low and not high) or (low and high and int(low) > int(high)):
        say = ctx.ensure_object(Spoken).texts
        fail(ctx, say("cli.puzzle.difficulty", text=repr(text)))
    return int(low or 0), int(high or 10**9)
