"""Results as people write them: `1-0`, `½`, `+:-` …"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer._click import Context
from typer.core import TyperCommand

from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import texts_of
from fourfold.tournaments import GameResult

#: Minus signs and dashes, which stand for a hyphen, and for whoever was absent.
_DASHES: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
_HALF: Final = re.compile(r"1/2|0[.,]5")
_POINTS: Final = re.compile(r"[0-9]{1,3}(\.[05])?")
_SIDES: Final = {
    GameResult.FIRST: ("1", "0"),
    GameResult.SECOND: ("0", "1"),
    GameResult.DRAW: ("½", "½"),
    GameResult.FIRST_PRESENT: ("+", "-"),
    GameResult.SECOND_PRESENT: ("-", "+"),
    GameResult.NOBODY: ("-", "-"),
}
_WRITTEN: Final = {
    f"{first}{between}{second}": result
    for result, (first, second) in _SIDES.items()
    for between in ("-", ":", "")
} | {"½": GameResult.DRAW, "=": GameResult.DRAW, "1": GameResult.FIRST, "0": GameResult.SECOND}
#: What the help names.
USUAL: Final = "1-0, 0-1, ½-½, +:-, -:+, -:-"


def parse_result(text: str) -> GameResult | None:
    """The result that somebody wrote, first player first; None where it is none.

    >>> parse_result("1 : 0"), parse_result("½"), parse_result("-:+"), parse_result("2-0")
    (GameResult.FIRST, GameResult.DRAW, GameResult.SECOND_PRESENT, None)
    """
    plain = "".join(text.split()).translate(_DASHES)
    return _WRITTEN.get(_HALF.sub("½", plain))


def read_result(ctx: typer.Context, text: str) -> GameResult:
    """The result that somebody wrote; when it is none, say what there is and end."""
    result = parse_result(text)
    if result is None:
        say = texts_of(ctx)
        fail(ctx, say("cli-tournament-result", text=repr(text[:40]), results=USUAL))
    return result


def parse_points(text: str) -> float | None:
    """Points in halves, such as `0.5`, `½` or `1½`; None where it is something else.

    >>> parse_points("½"), parse_points("1,5"), parse_points("x")
    (0.5, 1.5, None)
    """
    plain = text.strip().replace(",", ".").replace("1/2", "½")
    if plain.endswith("½"):
        plain = f"{plain[:-1] or '0'}.5"
    return float(plain) if _POINTS.fullmatch(plain) else None


class ResultCommand(TyperCommand):
    """A command that takes results: `-:+` is one of them, not an option."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the arguments, with minus signs instead of hyphens before results."""
        return super().parse_args(ctx, protected(args))


def protected(args: Sequence[Any]) -> list[Any]:
    r"""Arguments in which no result begins with a hyphen.

    >>> protected(["3", "-:+", "--json"]) == ["3", "\N{MINUS SIGN}:+", "--json"]
    True
    """
    return [
        arg.replace("-", "\N{MINUS SIGN}")
        if str(arg).startswith("-") and arg != "--" and parse_result(arg) is not None
        else arg
        for arg in args
    ]
