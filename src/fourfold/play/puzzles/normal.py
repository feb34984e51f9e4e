"""The normal form of a position: the same for all that are one puzzle, and the id made from it.

Squares may be exchanged as the levels allow, traits in play with one another, and the two values of
any trait. Traits that are out of play are forgotten, and which ones are in play does not matter.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from functools import cache
from itertools import permutations

from fourfold.rules import TRAITS, Position, Trait, board_symmetries, format_level

#: Stands for an empty square: greater than all pieces.
_EMPTY = 16


def puzzle_id(position: Position, levels: tuple[int, int], traits: Sequence[Trait] = TRAITS) -> str:
    """Seven letters and digits, the same for all positions that symmetries make one.

    >>> one = puzzle_id(Position.parse("01../..../..../.... 7"), (1, 1))
    >>> one == puzzle_id(Position.parse("..../..../..../..ef 8"), (1, 1))
    True
    """
    digest = hashlib.blake2b(normal_form(position, levels, traits).encode(), digest_size=5)
    return base64.b32encode(digest.digest()).decode().lower()[:7]


def normal_form(
    position: Position, levels: tuple[int, int], traits: Sequence[Trait] = TRAITS
) -> str:
    """The text of the smallest position among all those that are the same puzzle.

    >>> normal_form(Position.parse("..../..../..../...f 7"), (4, 4))
    '4 4 0............... 1'
    """
    squares = [_EMPTY if piece is None else int(piece) for piece in position.board]
    hand = _EMPTY if position.hand is None else int(position.hand)
    orders = _orders(tuple(trait.weight for trait in traits))
    best = min(
        _smallest([squares[source] for source in moved] + [hand], orders)
        for moved in board_symmetries(*levels)
    )
    digits = "".join("." if piece == _EMPTY else f"{piece:x}" for piece in best)
    return f"{format_level(levels)} {len(traits)} {digits[:16]} {digits[16]}"


def _smallest(cells: list[int], orders: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The smallest of all exchanges of traits and values: the first piece becomes 0."""
    first = next((piece for piece in cells if piece != _EMPTY), 0)
    flipped = [piece if piece == _EMPTY else piece ^ first for piece in cells]
    return min(tuple(order[piece] for piece in flipped) for order in orders)


@cache
def _orders(weights: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What becomes of each piece in every order of the traits in play, packed to the low bits."""
    return tuple(
        (
            *(
                sum(bool(piece & weight) << bit for bit, weight in enumerate(order))
                for piece in range(16)
            ),
            _EMPTY,
        )
        for order in permutations(weights)
    )
