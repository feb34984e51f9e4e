"""The options of the reference engine: what it offers, and what is set."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import Final

from fourfold.play.opponents import OPPONENTS, Opponent
from fourfold.rules import (
    CallRule,
    FalseCall,
    Rules,
    RulesError,
    format_traits,
    parse_level,
    parse_traits,
)

from .protocol import EngineOption, ProtocolError

#: The exact engine, which is no built-in opponent: it has no clock of its own and sets no traps.
EXACT: Final = "exact"
_MOST_TABLE: Final = 65_536
_MOST_THREADS: Final = max(os.cpu_count() or 1, 1)

#: What `uqi` lists, in this order.
OFFERED: Final = (
    EngineOption("Level", "string", "1"),
    EngineOption("Traits", "string", format_traits(Rules().traits)),
    EngineOption("Call", "combo", "official", choices=tuple(map(str, CallRule))),
    EngineOption("FalseCall", "combo", "refused", choices=tuple(map(str, FalseCall))),
    EngineOption("Strength", "combo", EXACT, choices=(EXACT, *OPPONENTS)),
    EngineOption("Table", "spin", "64", low=1, high=_MOST_TABLE),
    EngineOption("Threads", "spin", "1", low=1, high=_MOST_THREADS),
    EngineOption("Seed", "spin", "0", low=0),
)
_BY_NAME: Final = {option.name.lower(): option for option in OFFERED}


@dataclass(frozen=True, slots=True)
class EngineSettings:
    """What is set; every change makes a new value."""

    rules: Rules = Rules()  # noqa: RUF009  # frozen
    strength: str = EXACT
    #: Megabytes.
    table: int = 64
    threads: int = 1
    seed: int = 0

    @property
    def opponent(self) -> Opponent | None:
        """The built-in opponent that plays; None: the exact engine does."""
        return OPPONENTS.get(self.strength)

    @property
    def memory(self) -> int:
        """Bytes for the table."""
        return self.table * 2**20

    def with_option(self, name: str, value: str) -> EngineSettings:
        """The same with an option set; `ProtocolError` when there is none, or no such value.

        >>> EngineSettings().with_option("Level", "1:4").rules.levels
        (1, 4)
        """
        option = _BY_NAME.get(name.lower())
        if option is None:
            names = ", ".join(each.name for each in OFFERED)
            raise ProtocolError(f"unknown option {name}: the options are {names}")
        option.check(value)
        try:
            return self._changed(option.name, value)
        except RulesError as error:
            raise ProtocolError(f"{option.name}: {error}") from error

    def _changed(self, name: str, value: str) -> EngineSettings:
        match name:
            case "Strength":
                return replace(self, strength=value)
            case "Table":
                return replace(self, table=int(value))
            case "Threads":
                return replace(self, threads=int(value))
            case "Seed":
                return replace(self, seed=int(value))
            case _:
                return replace(self, rules=_with_rule(self.rules, name, value))


def _with_rule(rules: Rules, name: str, value: str) -> Rules:
    match name:
        case "Level":
            return replace(rules, levels=parse_level(value))
        case "Traits":
            return replace(rules, traits=parse_traits(value))
        case "Call":
            return replace(rules, call=CallRule.parse(value))
        case _:
            return replace(rules, false_call=FalseCall.parse(value))
