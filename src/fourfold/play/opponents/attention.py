"""What a player notices: patterns that are overlooked, the less familiar the more often.

A row jumps to the eye, a turned square hides. For every pattern and every turn it is settled, from
the seed of the game, whether a player with so much attention sees it; so somebody who overlooks a
diagonal while placing overlooks it while giving, too, and looks anew in the next turn. With the
same seed a more attentive player sees everything that a less attentive one sees.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from fourfold.rules import PIECES, Game, Kind, Pattern, Square
from fourfold.rules.patterns import patterns_through

#: What settles everything that is left to chance in a game.
Seed = int | str
#: A board as the functions here read it: the number of the piece on each square, None for none.
Squares = Sequence[int | None]

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


class Threat(NamedTuple):
    """Three pieces that share something, and the empty square that is left of their pattern."""

    pattern: Pattern
    square: Square
    #: The pieces that would complete an alignment there, as a bit set.
    fitting: int


def threats(board: Squares, mask: int, found: tuple[Pattern, ...]) -> list[Threat]:
    """The threats among these patterns, for the traits of this mask."""
    listed = []
    for pattern in found:
        free = None
        ones = zeros = mask
        for square in pattern.squares:
            piece = board[square]
            if piece is not None:
                ones &= piece
                zeros &= ~piece
            elif free is None:
                free = square
            else:
                break
        else:
            if free is not None and ones | zeros:
                listed.append(Threat(pattern, free, _FITTING[ones][zeros]))
    return listed


def threats_through(board: Squares, mask: int, square: int, level: int) -> list[Threat]:
    """The threats of a level in patterns that contain this square."""
    return threats(board, mask, patterns_through(level)[square])


def _fitting(ones: int, zeros: int) -> int:
    return sum(1 << piece for piece in PIECES if piece & ones or ~piece & zeros)


#: The pieces that have one of these bits, or lack one of those.
_FITTING: Final = [[_fitting(ones, zeros) for zeros in range(16)] for ones in range(16)]
