"""The rules a game is played by: everything that is agreed before the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from .clock import BankClock, Clock, TurnClock
from .errors import InvalidValue, NotationError
from .names import Named
from .patterns import LEVELS, check_level, format_level
from .pieces import TRAITS, Edition, Trait, trait_mask
from .players import Player, by_seat


class CallRule(Named):
    """How an alignment wins: called at once (R12), whenever it is seen (R13), by itself (R14)."""

    OFFICIAL = "official"
    STANDING = "standing"
    AUTOMATIC = "automatic"

    @staticmethod
    def parse(text: str) -> CallRule:
        """Read a way of calling."""
        try:
            return CallRule(text.strip().lower())
        except ValueError:
            raise NotationError(text, 0, "call") from None


class FalseCall(Named):
    """What a false call costs: nothing but the call, or the game (R15)."""

    REFUSED = "refused"
    LOSES = "loses"

    @staticmethod
    def parse(text: str) -> FalseCall:
        """Read what a false call costs."""
        try:
            return FalseCall(text.strip().lower())
        except ValueError:
            raise NotationError(text, 0, "false-call") from None


@dataclass(frozen=True, slots=True)
class Rules:
    """Levels of the first and the second player, traits in play, calling, clock and edition.

    >>> Rules()
    Rules(levels=(1, 1), traits=(Trait.COLOUR, Trait.SHAPE, Trait.HEIGHT, Trait.FILL), \
call=CallRule.OFFICIAL, false_call=FalseCall.REFUSED, clock=None, edition=Edition.CLASSIC)
    >>> Rules.at_level(4).levels, str(Rules(levels=(1, 4)))
    ((4, 4), 'level 1:4, official call')
    """

    levels: tuple[int, int] = (1, 1)
    traits: tuple[Trait, ...] = TRAITS
    call: CallRule = CallRule.OFFICIAL
    false_call: FalseCall = FalseCall.REFUSED
    clock: Clock | None = None
    edition: Edition = Edition.CLASSIC
    #: The traits in play as bits of a piece number.
    trait_mask: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "levels", _check_levels(self.levels))
        object.__setattr__(self, "traits", check_traits(self.traits))
        object.__setattr__(self, "trait_mask", trait_mask(self.traits))
        for name, kind in (("call", CallRule), ("false_call", FalseCall), ("edition", Edition)):
            if not isinstance(getattr(self, name), kind):
                raise InvalidValue(name.replace("_", "-"), value=repr(getattr(self, name)))
        if not isinstance(self.clock, TurnClock | BankClock | None):
            raise InvalidValue("clock", value=repr(self.clock))

    @classmethod
    def at_level(cls, level: int, call: CallRule = CallRule.OFFICIAL) -> Rules:
        """The rules in which both players have the same level."""
        return cls(levels=(level, level), call=call)

    def level(self, player: Player) -> int:
        """The level of one player (R7)."""
        return self.levels[player.index]

    def levels_of(self, player: Player) -> tuple[int, int]:
        """The levels of a player and of the opponent, as the engine wants them (R7).

        >>> Rules(levels=(1, 4)).levels_of(Player.SECOND)
        (4, 1)
        """
        return by_seat(player, self.levels)

    @property
    def handicap(self) -> bool:
        """Whether the players have different levels (R7)."""
        return self.levels[0] != self.levels[1]

    def __str__(self) -> str:
        parts = [f"level {format_level(self.levels)}"]
        if self.traits != TRAITS:
            parts.append("only " + ", ".join(str(trait) for trait in self.traits))
        parts.append(f"{self.call} call")
        if self.false_call is FalseCall.LOSES:
            parts.append("a false call loses")
        if self.clock is not None:
            parts.append(f"clock {self.clock}")
        if self.edition is not Edition.CLASSIC:
            parts.append(f"{self.edition} edition")
        return ", ".join(parts)


def _check_levels(levels: object) -> tuple[int, int]:
    if not isinstance(levels, tuple) or len(levels) != 2:
        raise InvalidValue("level-pair", value=repr(levels))
    return check_level(levels[0]), check_level(levels[1])


def check_traits(traits: Iterable[Trait]) -> tuple[Trait, ...]:
    """The traits in R2's order; at least one, none twice, or `InvalidValue`."""
    listed = list(traits)
    for trait in listed:
        if not isinstance(trait, Trait):
            raise InvalidValue("trait", value=repr(trait))
        if listed.count(trait) > 1:
            raise InvalidValue("trait-twice", trait=trait)
    if not listed:
        raise InvalidValue("no-trait")
    return tuple(trait for trait in TRAITS if trait in listed)


#: Rules that people know by name.
PRESETS: Final[dict[str, Rules]] = {
    "basic": Rules(),
    "experienced": Rules.at_level(2),
    **{f"level-{level}": Rules.at_level(level) for level in LEVELS},
    **{f"beginners-{count}": Rules(traits=TRAITS[:count]) for count in (1, 2, 3)},
    "mushrooms": Rules(edition=Edition.MUSHROOMS),
    "tournament": Rules(clock=TurnClock(60)),
}
