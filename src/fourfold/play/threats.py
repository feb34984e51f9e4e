"""Threats: three pieces in a pattern that share a value, and the square that would complete it.

Who wins where is answered here and nowhere else: the danger overlay, the coach, the opponents and
the puzzles differ only in whose level they ask for, and in what they make of the answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fourfold.rules import PIECES, Game, Pattern, Square, patterns
from fourfold.rules.patterns import patterns_through

#: A board as the functions here read it: the number of the piece on each square, None for none.
Squares = Sequence[int | None]


class Threat(NamedTuple):
    """Three pieces that share something, and the empty square that is left of their pattern."""

    pattern: Pattern
    square: Square
    #: The pieces that would complete an alignment there, as a bit set.
    fitting: int

    def fits(self, piece: int) -> bool:
        """Whether this piece would complete an alignment there."""
        return bool(self.fitting >> piece & 1)


def threats(board: Squares, mask: int, among: Iterable[Pattern]) -> list[Threat]:
    """The threats among these patterns, for the traits of this mask."""
    listed = []
    for pattern in among:
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


def completions(game: Game, level: int) -> list[Threat]:
    """The threats of a level that the piece in hand completes; none without a piece in hand."""
    hand = game.position.hand
    if hand is None:
        return []
    listed = threats(game.position.board, game.rules.trait_mask, patterns(level))
    return [threat for threat in listed if threat.fits(hand)]


def _fitting(ones: int, zeros: int) -> int:
    return sum(1 << piece for piece in PIECES if piece & ones or ~piece & zeros)


#: The pieces that have one of these bits, or lack one of those.
_FITTING: Final = [[_fitting(ones, zeros) for zeros in range(16)] for ones in range(16)]
