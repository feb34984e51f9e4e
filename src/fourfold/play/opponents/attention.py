"""What a player notices: patterns that are overlooked, the less familiar the more often.

A row is easy to see, a turned square hides. For every pattern and every turn, the seed of the game
settles whether a player with so much attention sees it. So a player who overlooks a
diagonal while placing overlooks it while giving, too, and looks again in the next turn. With the
same seed a more attentive player sees everything that a less attentive one sees.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from fourfold.jobs import Seed
from fourfold.rules import Game, Kind, Pattern

#: How easily a kind of pattern is overlooked, beside the one that hides best.
UNFAMILIAR: Final[dict[Kind, float]] = {
    Kind.ROW: 0.70,
    Kind.COLUMN: 0.75,
    Kind.DIAGONAL: 0.80,
    Kind.SMALL_SQUARE: 0.86,
    Kind.LARGE_SQUARE: 0.93,
    Kind.TURNED_SQUARE: 1.0,
}


def missing(blur: float, kind: Kind) -> float:
    """The chance that somebody who overlooks so many turned squares overlooks a kind of pattern.

    Who sees little overlooks almost anything; the better one sees, the more the kinds differ.
    """
    return float(blur ** (1 / UNFAMILIAR[kind]))


def chance(seed: Seed, *about: object) -> float:
    """A number from 0 to 1, below 1, that depends on the seed and on what it is about."""
    text = "\n".join(map(str, (seed, *about)))
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64


def turn_start(game: Game) -> Game:
    """The game when the turn that is being played began."""
    while game.turn_begun and game.previous is not None:
        game = game.previous
    return game


@dataclass(frozen=True, slots=True)
class Sight:
    """What one player sees in one turn; `blur` is the chance to overlook a turned square."""

    seed: Seed
    turn: str
    blur: float

    @classmethod
    def of(cls, game: Game, blur: float, seed: Seed) -> Sight:
        """The sight of the player to act, the same for all actions of a turn."""
        return cls(seed, str(turn_start(game).position), blur)

    def sees(self, pattern: Pattern) -> bool:
        """Whether this pattern is noticed in this turn."""
        if not self.blur:
            return True
        return chance(self.seed, self.turn, pattern) >= missing(self.blur, pattern.kind)
