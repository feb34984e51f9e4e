"""`fourfold referee`: a ruling on a disputed position at a real table."""

from __future__ import annotations

from typing import Annotated

import typer

from fourfold.cli.help import examples
from fourfold.cli.options import (
    AsciiOption,
    JsonObjectOption,
    NoColourOption,
    PositionArgument,
    TraitsOption,
    optional,
)
from fourfold.cli.reading import (
    read,
    read_choice,
    read_level,
    read_position,
    read_traits,
    read_whole,
)
from fourfold.cli.terminal.drawing import draw_position
from fourfold.cli.terminal.errors import explain, fail
from fourfold.cli.terminal.screen import open_screen, texts_of, write_object
from fourfold.play.referee import Dispute, Hearing, Ruling, hear, judge
from fourfold.play.rulings import (
    claim_words,
    hearing_object,
    hearing_words,
    ruling_object,
    ruling_words,
)
from fourfold.rules import Call, CallRule, FalseCall, Player, Rules, RulesError, Square


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold referee '0123/..../..../.... -' --last c1",
            "fourfold referee '0123/..../..../.... 4' --last c1 --placed-by first --claim a1b1c1d1",
            "fourfold referee '01../23../..../.... -' --last a1 --level 1:2 --json",
        )
    )(referee)


def referee(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    position: PositionArgument = None,
    last: Annotated[str | None, optional("--last", "NAME", "help-referee-last")] = None,
    placed_by: Annotated[
        str | None, optional("--placed-by", "WHO", "help-referee-placed-by")
    ] = None,
    given: Annotated[
        bool | None,
        typer.Option("--given/--not-given", help="help-referee-given", show_default=False),
    ] = None,
    turn: Annotated[str | None, optional("--turn", "WHO", "help-referee-turn")] = None,
    claim: Annotated[str | None, optional("--claim", "NAMES", "help-referee-claim")] = None,
    caller: Annotated[str | None, optional("--caller", "WHO", "help-referee-caller")] = None,
    refused: Annotated[
        str, typer.Option("--refused", metavar="N", help="help-referee-refused")
    ] = "0",
    level: Annotated[str, typer.Option("--level", metavar="L", help="help-referee-level")] = "1",
    traits: TraitsOption = None,
    call: Annotated[str, typer.Option("--call", metavar="HOW", help="help-call")] = "official",
    false_call: Annotated[
        str, typer.Option("--false-call", metavar="COST", help="help-false-call")
    ] = "refused",
    as_json: JsonObjectOption = False,
    ascii_only: AsciiOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Say who may call what in a position at a real table, and rule on a call."""
    rules = Rules(
        levels=read_level(ctx, level),
        traits=read_traits(ctx, traits),
        call=read_choice(ctx, "--call", CallRule, call),
        false_call=read_choice(ctx, "--false-call", FalseCall, false_call),
    )
    board = read_position(ctx, position)
    square = None if last is None else read(ctx, "--last", Square.parse, last)
    placer = _player(ctx, "--placed-by", placed_by)
    acting = _player(ctx, "--turn", turn)
    number = read_whole(ctx, "--refused", refused, 0, 3)
    named = None if claim is None else read(ctx, "--claim", _read_call, claim)
    who = _player(ctx, "--caller", caller)
    say = texts_of(ctx)
    try:
        dispute = Dispute(board, rules, square, placer, given, acting, number)
        hearing = hear(dispute)
    except RulesError as error:
        fail(ctx, explain(error, say))
    calling = who or dispute.to_act
    assert calling is not None, "a dispute knows whose turn it is"
    ruling = None if named is None else judge(dispute, calling, named)
    if as_json:
        found = hearing_object(hearing, say)
        found["ruling"] = None if ruling is None else ruling_object(ruling, calling, say)
        write_object(found)
        return
    _tell(ctx, hearing, ruling, calling, ascii_only, no_colour)


def _tell(  # noqa: PLR0917  # what is told, and how
    ctx: typer.Context,
    hearing: Hearing,
    ruling: Ruling | None,
    caller: Player,
    ascii_only: bool,
    no_colour: bool,
) -> None:
    screen = open_screen(ctx, ascii_only, no_colour)
    say = screen.texts
    marked = {square for claim in hearing.claims for square in claim.alignment.squares}
    screen.say(draw_position(hearing.dispute.position, screen.look(), marked))
    screen.say("")
    screen.say(hearing_words(hearing, say))
    for claim in hearing.claims:
        values, squares = screen.alignment(claim.alignment)
        screen.say(say("cli-alignment", squares=squares, values=values), "green")
        screen.say(f"  {claim_words(claim, say)}")
    if not hearing.claims:
        screen.say(say("referee-none"))
    if ruling is not None:
        screen.say("")
        screen.say(ruling_words(ruling, caller, say), "bold")


def _player(ctx: typer.Context, name: str, text: str | None) -> Player | None:
    return None if text is None else read(ctx, name, Player.parse, text)


def _read_call(text: str) -> Call:
    """Four squares, with or without blanks or commas between them."""
    plain = text.replace(",", "").replace(" ", "")
    return Call.on(*(plain[place : place + 2] for place in range(0, len(plain), 2)))
