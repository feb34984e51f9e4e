"""The set-up of a new game, shared by `new` and `play`: its options, and its record."""

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
    Position,
    Record,
    Rules,
    draw_lots,
    parse_clock,
    parse_level,
    parse_traits,
)

from .help import worded
from .options import optional
from .reading import read, read_whole
from .terminal.errors import explain, fail
from .terminal.screen import texts_of

_PLAYERS = "help-panel-players"
_RULES = "help-panel-rules"


@dataclass(frozen=True, slots=True)
class Setup:
    """The options of a new game as they were written, None where nothing was."""

    first: Annotated[str | None, optional("--first", "NAME", "help-first", _PLAYERS)] = None
    second: Annotated[str | None, optional("--second", "NAME", "help-second", _PLAYERS)] = None
    players: Annotated[
        tuple[str, str] | None,
        optional(
            "--players",
            "NAME NAME",
            "help-players",
            _PLAYERS,
        ),
    ] = None
    seed: Annotated[str | None, optional("--seed", "N", "help-seed-lots", _PLAYERS)] = None
    preset: Annotated[
        str,
        typer.Option(
            "--preset",
            metavar="NAME",
            help=worded("help-preset", names=", ".join(PRESETS)),
            rich_help_panel=_RULES,
        ),
    ] = "basic"
    level: Annotated[str | None, optional("--level", "L", "help-level-players", _RULES)] = None
    traits: Annotated[
        str | None,
        optional("--traits", "NAMES", "help-traits-some", _RULES),
    ] = None
    call: Annotated[str | None, optional("--call", "HOW", "help-call", _RULES)] = None
    false_call: Annotated[
        str | None, optional("--false-call", "COST", "help-false-call", _RULES)
    ] = None
    clock: Annotated[
        str | None,
        optional("--clock", "TIME", "help-clock", _RULES),
    ] = None
    edition: Annotated[str | None, optional("--edition", "NAME", "help-edition", _RULES)] = None
    position: Annotated[
        str | None,
        optional("--position", "POSITION", "help-start", _RULES),
    ] = None

    def seed_number(self, ctx: typer.Context) -> int | None:
        """The seed, None for chance itself."""
        return None if self.seed is None else read_whole(ctx, "--seed", self.seed)

    def record(self, ctx: typer.Context) -> Record:
        """The record of a game that is about to begin, lots drawn (R8)."""
        rules, seed = self._rules(ctx), self.seed_number(ctx)
        first, second = self.first or "?", self.second or "?"
        if self.players is not None:
            if self.first is not None or self.second is not None:
                fail(ctx, texts_of(ctx)("cli-error-players"))
            # The level belongs to the person (R7), so it takes part in the drawing.
            drawn = draw_lots(tuple(zip(self.players, rules.levels, strict=True)), seed)
            (first, first_level), (second, second_level) = drawn
            rules = replace(rules, levels=(first_level, second_level))
        start = Position()
        if self.position is not None:
            start = read(ctx, "--position", Position.parse, self.position)
        today = datetime.now().astimezone().strftime("%Y.%m.%d")
        try:
            tags = {"Date": today, "First": first, "Second": second}
            return Record(Game(rules, start), tags)
        except InvalidValue as error:
            fail(ctx, explain(error, texts_of(ctx)))

    def _rules(self, ctx: typer.Context) -> Rules:
        return read_rules(ctx, read_preset(ctx, self.preset), self)


_PARSERS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "level": ("levels", parse_level),
    "traits": ("traits", parse_traits),
    "call": ("call", CallRule.parse),
    "false_call": ("false_call", FalseCall.parse),
    "clock": ("clock", parse_clock),
    "edition": ("edition", Edition.parse),
}


def read_preset(ctx: typer.Context, name: str) -> Rules:
    """A ready-made set of rules."""
    if name.lower() not in PRESETS:
        say = texts_of(ctx)
        fail(ctx, say("cli-error-preset", name=repr(name), names=", ".join(PRESETS)))
    return PRESETS[name.lower()]


def read_rules(ctx: typer.Context, rules: Rules, written: object) -> Rules:
    """These rules, changed by the options of the same names that were written."""
    changed: dict[str, Any] = {}
    for option, (field, parse) in _PARSERS.items():
        text = getattr(written, option)
        if text is not None:
            changed[field] = read(ctx, "--" + option.replace("_", "-"), parse, text)
    return replace(rules, **changed)


def with_setup(command: Callable[..., None]) -> Callable[..., None]:
    """A command that has the options of a new game, and takes them as one `Setup`."""
    return with_options(Setup, command)


def with_options(kind: type[Any], command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes several options as one value, whose fields they are.

    It is called as `command(ctx, setup, …)`; on the command line `setup` becomes its fields, which
    stand where it stands.
    """
    own = inspect.signature(command, eval_str=True).parameters
    shared = inspect.signature(kind, eval_str=True).parameters

    def run(**values: Any) -> None:  # noqa: ANN401  # whatever the options hold
        setup = kind(**{name: values.pop(name) for name in shared})
        command(setup=setup, **values)

    parameters: list[inspect.Parameter] = []
    for name, parameter in own.items():
        parameters += shared.values() if name == "setup" else (parameter,)
    parameters = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
    run.__doc__, run.__name__ = command.__doc__, command.__name__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # typer asks for it
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run
