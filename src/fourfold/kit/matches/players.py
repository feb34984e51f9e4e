"""Who plays in a match: engines by their command, and built-in strengths by name."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from fourfold.kit.client import EngineProcess
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import Rules

#: What stands before the name of a built-in strength.
BUILT_IN: Final = "strength:"
#: The strength that decides by chance.
RANDOM: Final = "random"
STRENGTHS: Final = (RANDOM, *OPPONENTS)


class UnknownStrength(ValueError):  # noqa: N818  # says what it is
    """There is no built-in strength of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is not a strength: choose one of {', '.join(STRENGTHS)}")
        self.name = name


@dataclass(frozen=True, slots=True)
class MatchPlayer:
    """An engine, which has a command, or a built-in strength."""

    #: As tables and records have it.
    name: str
    command: tuple[str, ...] = ()
    strength: str = ""

    @property
    def text(self) -> str:
        """As it was written."""
        return f"{BUILT_IN}{self.strength}" if self.strength else shlex.join(self.command)


def parse_player(text: str) -> MatchPlayer:
    """Read `strength:NAME`, or the command of an engine.

    >>> parse_player("strength:casual").strength, parse_player("fourfold engine").command
    ('casual', ('fourfold', 'engine'))

    Raises:
        UnknownStrength: there is no such strength.
        ValueError: the text cannot be split into the words of a command.
    """
    if text.startswith(BUILT_IN):
        name = text.removeprefix(BUILT_IN).strip()
        if name not in STRENGTHS:
            raise UnknownStrength(name)
        return MatchPlayer(name, strength=name)
    words = tuple(shlex.split(text))
    if not words:
        raise ValueError("the command is empty")
    return MatchPlayer(text.strip(), words)


def meet(player: MatchPlayer, rules: Rules, patience: float) -> MatchPlayer:
    """Start an engine once, to learn its name and whether it can play by these rules.

    Raises:
        EngineError: it cannot be started, does not say who it is, or cannot play by the rules.
    """
    if player.strength:
        return player
    with EngineProcess(player.command, patience=patience) as engine:
        engine.set_rules(rules)
        return replace(player, name=printable(engine.identity.name))


def numbered(players: Iterable[MatchPlayer]) -> tuple[MatchPlayer, ...]:
    """The players with names that tell them apart.

    >>> twice = [MatchPlayer("Example"), MatchPlayer("Example"), MatchPlayer("Other")]
    >>> [player.name for player in numbered(twice)]
    ['Example', 'Example (2)', 'Other']
    """
    seen: Counter[str] = Counter()
    renamed: list[MatchPlayer] = []
    for player in players:
        name = player.name
        while seen[name]:
            seen[player.name] += 1
            name = f"{player.name} ({seen[player.name]})"
        seen[name] += 1
        renamed.append(replace(player, name=name))
    return tuple(renamed)


def printable(name: str) -> str:
    """A name that can stand in a record: engines write what they like."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:80]
