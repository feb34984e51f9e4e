"""`fourfold puzzle`: puzzles to solve at the keyboard, or as JSON Lines."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from typing import Annotated, Final

import typer

from fourfold.cli.options import (
    AsciiOption,
    EditionOption,
    JsonOption,
    NoColourOption,
    examples,
    optional,
)
from fourfold.cli.play.dialogue import hold
from fourfold.cli.play.puzzle import PuzzleConversation
from fourfold.cli.reading import read_edition, read_level, read_whole
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object
from fourfold.play.puzzles import collection as shelf
from fourfold.play.puzzles.collection import Puzzle, Theme

#: With one of these the puzzles are fixed; else they follow how the person does.
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
    screen = open_screen(ctx, ascii_only, no_colour).in_edition(read_edition(ctx, edition))
    today = _day(ctx, daily, day)
    puzzles: Iterable[Puzzle]
    if id_ is not None or today is not None:
        _check_alone(ctx, asked, id_, today)
        puzzles = (_named(ctx, id_, today),)
    else:
        puzzles = _chosen(ctx, asked, 1 if as_json else None)
    if as_json:
        for each in puzzles:
            write_object(each.as_object())
        return
    conversation = PuzzleConversation(screen)
    if id_ is None and today is None and not any(asked[name] for name in _FIXED):
        puzzles = _adapted(conversation, puzzles)
    conversation.puzzles = puzzles
    if today is not None:
        screen.say(screen.texts("puzzle-daily", day=today), "bold")
    hold(conversation)


def _adapted(conversation: PuzzleConversation, puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles in the order that suits the person: harder ones after success, else easier."""
    left = list(puzzles)
    while left:
        rating = _START + _STEP * (2 * conversation.solved - conversation.asked)
        nearest = shelf.nearest(left, rating)
        left.remove(nearest)
        yield nearest


# Options ----------------------------------------------------------------------------------


def _day(ctx: typer.Context, daily: bool, day: str | None) -> date | None:
    """The day whose puzzle is asked for."""
    say = texts_of(ctx)
    if day is None:
        return datetime.now(UTC).date() if daily else None
    if not daily:
        fail(ctx, say("cli-error-goes-with", name="--date", other="--daily"))
    try:
        return date.fromisoformat(day)
    except ValueError:
        fail(ctx, say("cli-puzzle-date", text=repr(day)))


def _check_alone(
    ctx: typer.Context, asked: dict[str, str | None], id_: str | None, today: date | None
) -> None:
    """A puzzle that is named excludes the options that choose among several."""
    say = texts_of(ctx)
    name = "--id" if id_ is not None else "--daily"
    also = [option for option, text in asked.items() if text is not None]
    if id_ is not None and today is not None:
        also.append("--daily")
    if also:
        fail(ctx, say("cli-error-exclude", name=also[0], other=name))


def _named(ctx: typer.Context, id_: str | None, today: date | None) -> Puzzle:
    if id_ is None:
        return shelf.daily(today)
    try:
        return shelf.puzzle(id_)
    except KeyError:
        fail(ctx, texts_of(ctx)("cli-puzzle-no-id", name=repr(id_)))


def _chosen(
    ctx: typer.Context, asked: dict[str, str | None], count: int | None
) -> tuple[Puzzle, ...]:
    """The puzzles that the options describe."""
    say = texts_of(ctx)
    level, number, seed = asked["--level"], asked["--count"], asked["--seed"]
    if number is not None:
        count = read_whole(ctx, "--count", number, 1)
    puzzles = shelf.select(
        theme=_theme(ctx, asked["--theme"]),
        level=None if level is None else read_level(ctx, level),
        difficulty=_range(ctx, asked["--difficulty"]),
        seed=random.getrandbits(64) if seed is None else read_whole(ctx, "--seed", seed),
        count=count,
    )
    if not puzzles:
        fail(ctx, say("cli-puzzle-none"), 1)
    return puzzles


def _theme(ctx: typer.Context, text: str | None) -> Theme | None:
    try:
        return None if text is None else Theme.parse(text)
    except ValueError:
        names = ", ".join(map(str, Theme))
        say = texts_of(ctx)
        fail(ctx, say("cli-puzzle-theme", option="--theme", name=repr(text), names=names))


def _range(ctx: typer.Context, text: str | None) -> tuple[int, int] | None:
    """Two ratings; the lower may be left out for anything below, the higher for anything above."""
    if text is None:
        return None
    match = re.fullmatch(r"\s*(\d{0,9})\s*-\s*(\d{0,9})\s*", text, re.ASCII)
    low, high = match.groups() if match else ("", "")
    if (not low and not high) or (low and high and int(low) > int(high)):
        say = texts_of(ctx)
        fail(ctx, say("cli-puzzle-difficulty", text=repr(text)))
    return int(low or 0), int(high or 10**9)
