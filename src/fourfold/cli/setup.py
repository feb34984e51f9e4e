"""The options from which a game is set up, shared by `new` and `play`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any

import typer

from fourfold.rules import (
    PRESETS,
    CallRule,
    Edition,
    FalseCall,
    Game,
    InvalidValue,
    Player,
    Position,
    Record,
    Rules,
    draw_lots,
    parse_clock,
    parse_level,
    parse_traits,
)

from .reading import optional
from .terminal.screen import (
    Spoken,
    explain,
    fail,
    player_name,
    read,
    read_whole,
)

_PLAYERS = "Players"
_RULES = "Rules"

FirstOption = Annotated[
    str | None,
    optional("--first", "NAME", "Who gives first.", _PLAYERS),
]
SecondOption = Annotated[
    str | None,
    optional("--second", "NAME", "Who places first.", _PLAYERS),
]
PlayersOption = Annotated[
    tuple[str, str] | None,
    optional(
        "--players",
        "NAME NAME",
        "Two names; lots are drawn for who begins. Of --level A:B the first is A.",
        _PLAYERS,
    ),
]
SeedOption = Annotated[
    str | None,
    optional("--seed", "N", "Draws the same lots again.", _PLAYERS),
]
PresetOption = Annotated[
    str,
    typer.Option(
        "--preset",
        metavar="NAME",
        help=f"Rules by name, changed by the options below: {', '.join(PRESETS)}.",
        rich_help_panel=_RULES,
    ),
]
LevelOption = Annotated[
    str | None,
    optional("--level", "L", "1 to 4; A:B is first : second player.", _RULES),
]
TraitsOption = Annotated[
    str | None,
    optional("--traits", "NAMES", "Of colour,shape,height,fill, joined by commas.", _RULES),
]
CallOption = Annotated[
    str | None,
    optional("--call", "HOW", "official, standing or automatic.", _RULES),
]
FalseCallOption = Annotated[
    str | None,
    optional("--false-call", "COST", "refused or loses.", _RULES),
]
ClockOption = Annotated[
    str | None,
    optional("--clock", "TIME", "60/move, 300+5 or - for none; seconds.", _RULES),
]
EditionOption = Annotated[
    str | None,
    optional("--edition", "NAME", "classic or mushrooms.", _RULES),
]
StartOption = Annotated[
    str | None,
    optional("--position", "POSITION", "Where the game begins, if not at the start.", _RULES),
]


@dataclass(frozen=True, slots=True)
class Setup:
    """The options of a new game as they were written, None where nothing was."""

    first: FirstOption = None
    second: SecondOption = None
    players: PlayersOption = None
    seed: SeedOption = None
    preset: PresetOption = "basic"
    level: LevelOption = None
    traits: TraitsOption = None
    call: CallOption = None
    false_call: FalseCallOption = None
    clock: ClockOption = None
    edition: EditionOption = None
    position: StartOption = None

    def seed_number(self, ctx: typer.Context) -> int | None:
        """The seed, None for chance itself."""
        return None if self.seed is None else read_whole(ctx, "--seed", self.seed)

    def record(self, ctx: typer.Context) -> Record:
        """The record of the game that nobody has played yet, lots drawn (R8)."""
        rules, seed = self._rules(ctx), self.seed_number(ctx)
        first, second = self.first or "?", self.second or "?"
        if self.players is not None:
            if self.first is not None or self.second is not None:
                fail(ctx, ctx.ensure_object(Spoken).texts("cli.error.players"))
            # The level belongs to the person (R7), so it takes part in the drawing.
            drawn = draw_lots(tuple(zip(self.players, rules.levels, strict=True)), seed)
            (first, one), (second, two) = drawn
            rules = replace(rules, levels=(one, two))
        start = Position()
        if self.position is not None:
            start = read(ctx, "--position", Position.parse, self.position)
        today = datetime.now().astimezone().strftime("%Y.%m.%d")
        try:
            tags = {"Date": today, "First": first, "Second": second}
            return Record(Game(rules, start), tags)
        except InvalidValue as error:
            fail(ctx, explain(error, ctx.ensure_object(Spoken).texts))

    def _rules(self, ctx: typer.Context) -> Rules:
        parsers = {
            "level": ("levels", parse_level),
            "traits": ("traits", parse_traits),
            "call": ("call", CallRule.parse),
            "false_call": ("false_call", FalseCall.parse),
            "clock": ("clock", parse_clock),
            "edition": ("edition", Edition.parse),
        }
        if self.preset.lower() not in PRESETS:
            say = ctx.ensure_object(Spoken).texts
            fail(ctx, say("cli.error.preset", name=repr(self.preset), names=", ".join(PRESETS)))
        changed: dict[str, Any] = {}
        for option, (field, parse) in parsers.items():
            text = getattr(self, option)
            if text is not None:
                name = "--" + option.replace("_", "-")
                changed[field] = read(ctx, name, parse, text)
        return replace(PRESETS[self.preset.lower()], **changed)


def with_setup(command: Callable[..., None]) -> Callable[..., None]:
    """A command that has the options of a new game, and takes them as one `Setup`.

    It is called as `command(ctx, setup, …)`; on the command line `setup` becomes its fields.
    """
    own = inspect.signature(command, eval_str=True).parameters
    shared = inspect.signature(Setup, eval_str=True).parameters

    def run(**given: Any) -> None:  # noqa: ANN401  # whatever the options hold
        setup = Setup(**{name: given.pop(name) for name in shared})
        command(setup=setup, **given)

    rest = [parameter for name, parameter in own.items() if name not in {"ctx", "setup"}]
    parameters = [
        parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for parameter in (own["ctx"], *shared.values(), *rest)
    ]
    run.__doc__, run.__name__ = command.__doc__, command.__name__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # typer asks for it
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def say_who_begins(ctx: typer.Context, record: Record, drawn: bool) -> str:
    """A sentence about who begins."""
    say = ctx.ensure_object(Spoken).texts
    player = record.game.start.to_act
    name = player_name(record.first if player is Player.FIRST else record.second, player, say)
    return say("cli.begins-by-lot" if drawn else "cli.begins", name=name)
