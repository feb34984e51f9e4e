"""The options of a tournament's regulations, and the regulations that they describe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from fourfold.cli.help import worded
from fourfold.cli.options import optional
from fourfold.cli.reading import read_choice, read_whole
from fourfold.cli.setup import read_preset, read_rules
from fourfold.rules import PRESETS, Rules, TurnClock

if TYPE_CHECKING:
    from fourfold.tournaments import FormatAdvice, Regulations

_FORMAT: Final = "help-panel-format"
_RULES: Final = "help-panel-rules"
_FORMATS: Final = "round-robin, swiss, knockout, double-knockout, arena, ladder"
_TIEBREAKS: Final = (
    "buchholz, buchholz-cut-1, buchholz-median, sonneborn-berger, direct-encounter, wins, "
    "second-player, performance, board-points"
)
#: The most that make sense to advise about.
_MOST_PLAYERS: Final = 2_000
_NUMBERS: Final = ("rounds", "cycles", "best_of", "boards", "minutes", "reach", "limit", "handicap")


def _flag(name: str, key: str) -> Any:  # noqa: ANN401  # as Typer has it
    return typer.Option(name, help=key, show_default=False, rich_help_panel=_FORMAT)


@dataclass(frozen=True, slots=True)
class RegulationOptions:
    """The options as they were written, None where nothing was."""

    format: Annotated[
        str | None,
        optional("--format", "NAME", worded("help-tournament-format", names=_FORMATS), _FORMAT),
    ] = None
    players: Annotated[
        str | None, optional("--players", "N", "help-tournament-players", _FORMAT)
    ] = None
    rounds: Annotated[str | None, optional("--rounds", "N", "help-tournament-rounds", _FORMAT)] = (
        None
    )
    cycles: Annotated[str | None, optional("--cycles", "N", "help-tournament-cycles", _FORMAT)] = (
        None
    )
    best_of: Annotated[
        str | None, optional("--best-of", "N", "help-tournament-best-of", _FORMAT)
    ] = None
    third_place: Annotated[
        bool | None,
        _flag("--third-place/--no-third-place", "help-tournament-third-place"),
    ] = None
    boards: Annotated[str | None, optional("--boards", "N", "help-tournament-boards", _FORMAT)] = (
        None
    )
    minutes: Annotated[
        str | None, optional("--minutes", "N", "help-tournament-minutes", _FORMAT)
    ] = None
    reach: Annotated[str | None, optional("--reach", "N", "help-tournament-reach", _FORMAT)] = None
    limit: Annotated[str | None, optional("--limit", "N", "help-tournament-limit", _FORMAT)] = None
    late: Annotated[bool | None, _flag("--late/--no-late", "help-tournament-late")] = None
    tiebreaks: Annotated[
        str | None,
        optional(
            "--tiebreaks", "NAMES", worded("help-tournament-tiebreaks", names=_TIEBREAKS), _FORMAT
        ),
    ] = None
    preset: Annotated[
        str | None,
        optional(
            "--preset", "NAME", worded("help-tournament-preset", names=", ".join(PRESETS)), _RULES
        ),
    ] = None
    level: Annotated[str | None, optional("--level", "L", "help-level-players", _RULES)] = None
    traits: Annotated[str | None, optional("--traits", "NAMES", "help-traits-some", _RULES)] = None
    call: Annotated[str | None, optional("--call", "HOW", "help-call", _RULES)] = None
    false_call: Annotated[
        str | None, optional("--false-call", "COST", "help-false-call", _RULES)
    ] = None
    clock: Annotated[str | None, optional("--clock", "TIME", "help-clock", _RULES)] = None
    edition: Annotated[str | None, optional("--edition", "NAME", "help-edition", _RULES)] = None
    handicap: Annotated[
        str | None, optional("--handicap", "N", "help-tournament-handicap", _RULES)
    ] = None

    def expected(self, ctx: typer.Context) -> int | None:
        """How many are expected to play."""
        if self.players is None:
            return None
        return read_whole(ctx, "--players", self.players, 2, _MOST_PLAYERS)

    def applied(self, ctx: typer.Context, regulations: Regulations) -> Regulations:
        """Regulations changed by what was written; `InvalidRegulations` when they are not valid."""
        from fourfold.tournaments import Format, Tiebreak  # noqa: PLC0415  # help does without

        changed: dict[str, Any] = {}
        for name in _NUMBERS:
            text = getattr(self, name)
            if text is not None:
                changed[name] = read_whole(ctx, "--" + name.replace("_", "-"), text)
        for name in ("third_place", "late"):
            if getattr(self, name) is not None:
                changed[name] = getattr(self, name)
        if self.format is not None:
            changed["format"] = read_choice(ctx, "--format", Format, self.format)
            changed["tiebreaks"] = ()
        if self.tiebreaks is not None:
            names = filter(None, (name.strip() for name in self.tiebreaks.split(",")))
            changed["tiebreaks"] = tuple(
                read_choice(ctx, "--tiebreaks", Tiebreak, name) for name in names
            )
        changed["rules"] = self._rules(ctx, regulations.rules)
        return replace(regulations, **changed)

    def _rules(self, ctx: typer.Context, rules: Rules) -> Rules:
        if self.preset is not None:
            # A tournament is played with a clock, whatever the preset says about it.
            preset = read_preset(ctx, self.preset)
            rules = preset if preset.clock is not None else replace(preset, clock=TurnClock(60))
        return read_rules(ctx, rules, self)


def advise(
    options: RegulationOptions, regulations: Regulations, players: int
) -> FormatAdvice | None:
    """What suits so many players, with as many rounds as were written, or as many as it takes.

    None for fewer than two players, and where somebody chose a format that is neither of the usual.
    """
    from fourfold.tournaments import Format, advise_format  # noqa: PLC0415  # help does without

    usual = (Format.SWISS, Format.ROUND_ROBIN)
    if players < 2 or regulations.teams or regulations.format not in usual:
        return None
    return advise_format(players, None if options.rounds is None else regulations.rounds)


def follow(advice: FormatAdvice, regulations: Regulations) -> Regulations:
    """Regulations that follow an advice."""
    from fourfold.tournaments import Format  # noqa: PLC0415  # help does without

    chosen = regulations.tiebreaks if regulations.format is advice.format else ()
    rounds = advice.rounds if advice.format is Format.SWISS else regulations.rounds
    return replace(regulations, format=advice.format, rounds=rounds, tiebreaks=chosen)
