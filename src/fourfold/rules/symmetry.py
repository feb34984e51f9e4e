"""Symmetries: ways to exchange squares, traits and values that change nothing about the game.

A permutation of the squares is a symmetry of a level when it maps patterns to patterns: found by
trying, not typed in. Level 1 has 32 of them (rows and columns may be exchanged in pairs), the
levels with squares have the 8 of a square board. Traits in play may be exchanged, and the two
values of any trait: 384 ways with four traits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from .actions import Action, Call, Give, Place
from .errors import InvalidValue
from .patterns import patterns
from .pieces import TRAITS, Piece, Trait
from .position import Position
from .squares import Square

Permutation = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Symmetry:
    """Where each square and each trait goes, and which of a piece's bits are flipped afterwards.

    >>> half_turn = Symmetry(squares=tuple(range(15, -1, -1)))
    >>> str(half_turn.position(Position.parse("f.../..../..../.... 7")))
    '..../..../..../...f 7'
    """

    squares: Permutation = tuple(range(16))
    traits: Permutation = (0, 1, 2, 3)
    flips: int = 0

    def __post_init__(self) -> None:
        good = sorted(self.squares) == list(range(16)) and sorted(self.traits) == [0, 1, 2, 3]
        if not good or not 0 <= self.flips <= 15:
            raise InvalidValue("symmetry", value=repr(self))

    def square(self, square: int) -> Square:
        """Where this square goes."""
        return Square(self.squares[square])

    def piece(self, piece: int) -> Piece:
        """What this piece becomes."""
        moved = 0
        for source, target in enumerate(self.traits):
            if piece & TRAITS[source].weight:
                moved |= TRAITS[target].weight
        return Piece(moved ^ self.flips)

    def position(self, position: Position) -> Position:
        """The position seen through this symmetry."""
        board: list[Piece | None] = [None] * 16
        for square, piece in enumerate(position.board):
            if piece is not None:
                board[self.squares[square]] = self.piece(piece)
        return Position(board, None if position.hand is None else self.piece(position.hand))

    def action(self, action: Action) -> Action:
        """The action seen through this symmetry."""
        if isinstance(action, Give):
            return Give(self.piece(action.piece))
        if isinstance(action, Place):
            return Place(self.square(action.square))
        if isinstance(action, Call):
            return Call.on(*(self.square(square) for square in action.squares))
        return action


@cache
def board_symmetries(level: int, other: int | None = None) -> tuple[Permutation, ...]:
    """The permutations of squares that keep the patterns of a level, or of two levels.

    >>> [len(board_symmetries(level)) for level in (1, 2, 3, 4)], len(board_symmetries(1, 4))
    ([32, 8, 8, 8], 8)
    """
    families = [
        {frozenset(pattern.squares) for pattern in patterns(each)}
        for each in (level, level if other is None else other)
    ]
    together = [[_shared_patterns(families, a, b) for b in range(16)] for a in range(16)]
    return tuple(images for images in _extend((), together) if _keeps(images, families))


def _shared_patterns(families: list[set[frozenset[Square]]], a: int, b: int) -> tuple[int, ...]:
    """How many patterns of each family hold both squares: a symmetry keeps that number."""
    return tuple(sum(a in each and b in each for each in family) for family in families)


def _extend(images: Permutation, together: list[list[tuple[int, ...]]]) -> Iterator[Permutation]:
    """All permutations that begin with these images of a1, b1, … and keep `together`."""
    square = len(images)
    if square == 16:
        yield images
        return
    for image in set(range(16)) - set(images):
        longer = (*images, image)
        if all(together[a][square] == together[longer[a]][image] for a in range(square + 1)):
            yield from _extend(longer, together)


def _keeps(squares: Permutation, families: list[set[frozenset[Square]]]) -> bool:
    return all(
        frozenset(squares[square] for square in pattern) in family
        for family in families
        for pattern in family
    )


def trait_symmetries(traits: Iterable[Trait] = TRAITS) -> Iterator[tuple[Permutation, int]]:
    """The exchanges of traits in play, each with every flip of values.

    >>> sum(1 for _ in trait_symmetries())
    384
    """
    in_play = set(traits)
    chosen = [index for index, trait in enumerate(TRAITS) if trait in in_play]
    for order in permutations(chosen):
        moved = list(range(4))
        for source, target in zip(chosen, order, strict=True):
            moved[source] = target
        for flips in range(16):
            yield tuple(moved), flips
