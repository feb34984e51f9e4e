"""Symmetric views of many games: which exist, and what a decision in one means for the game."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from fourfold.rules.patterns import patterns
from fourfold.rules.rules import Rules
from fourfold.rules.symmetry import Symmetry, board_symmetries, trait_symmetries

from .numbering import DECISION_COUNT, FIRST_CALL, FIRST_GIVE, FIRST_PLACE


class Views:
    """The symmetries of a set of rules, by number; number 0 changes nothing.

    >>> views = Views(Rules())
    >>> views.count, views.symmetry(0) == Symmetry()
    (12288, True)
    """

    def __init__(self, rules: Rules) -> None:
        self._boards = sorted(board_symmetries(*rules.levels))
        self._traits = sorted(trait_symmetries(rules.traits))
        #: Where each square goes, one row for each exchange of squares.
        self.squares = np.array(self._boards, np.uint8)
        #: What each piece becomes, one row for each exchange of traits and values.
        self.pieces = np.array(
            [
                [Symmetry(traits=traits, flips=flips).piece(piece) for piece in range(16)]
                for traits, flips in self._traits
            ],
            np.uint8,
        )
        level = max(rules.levels)
        self._behind_boards = _inverted(np.stack([_by_squares(row, level) for row in self.squares]))
        self._behind_pieces = _inverted(np.stack([_by_pieces(row) for row in self.pieces]))

    @property
    def count(self) -> int:
        """How many symmetries there are."""
        return len(self._boards) * len(self._traits)

    def symmetry(self, number: int) -> Symmetry:
        """The symmetry with this number.

        Raises:
            IndexError: there is none.
        """
        if not 0 <= number < self.count:
            raise IndexError(f"a symmetry is a number from 0 to {self.count - 1}, not {number}")
        board, other = divmod(number, len(self._traits))
        traits, flips = self._traits[other]
        return Symmetry(self._boards[board], traits, flips)

    def decisions_behind(
        self, decisions: npt.NDArray[np.integer], symmetries: npt.NDArray[np.integer]
    ) -> npt.NDArray[np.int64]:
        """The decisions of the games that are these decisions in their views.

        Raises:
            ValueError: a number is not that of a decision, or of a symmetry.
        """
        _check(decisions, -1, DECISION_COUNT - 1, "decision")
        _check(symmetries, 0, self.count - 1, "symmetry")
        boards, others = np.divmod(symmetries, len(self._traits))
        by_squares = self._behind_boards[boards, decisions]
        behind: npt.NDArray[np.int64] = self._behind_pieces[others, by_squares]
        return behind


def _check(numbers: npt.NDArray[np.integer], low: int, high: int, name: str) -> None:
    """Refuse numbers outside a range: below it they would count from the other end."""
    array = np.asarray(numbers)
    outside = np.flatnonzero((array < low) | (array > high))
    if outside.size:
        first = int(outside[0])
        raise ValueError(
            f"game {first}: a {name} is a number from {low} to {high}, not {array.flat[first]}"
        )


#: A column more than there are decisions: index -1, no decision, leads to it and to -1.
_COLUMNS: Final = np.array([*range(DECISION_COUNT), -1])


def _by_squares(squares: npt.NDArray[np.uint8], level: int) -> npt.NDArray[np.int64]:
    """What each decision becomes when the squares are exchanged."""
    images = _COLUMNS.copy()
    images[FIRST_PLACE : FIRST_PLACE + 16] = FIRST_PLACE + squares.astype(np.int64)
    numbers = {
        frozenset(map(int, pattern.squares)): index for index, pattern in enumerate(patterns(level))
    }
    for index, pattern in enumerate(patterns(level)):
        image = frozenset(int(squares[square]) for square in pattern.squares)
        images[FIRST_CALL + index] = FIRST_CALL + numbers[image]
    return images


def _by_pieces(pieces: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """What each decision becomes when the pieces are exchanged."""
    images = _COLUMNS.copy()
    images[FIRST_GIVE : FIRST_GIVE + 16] = FIRST_GIVE + pieces.astype(np.int64)
    return images


def _inverted(images: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The same exchanges backwards, row by row."""
    rows = np.arange(len(images))[:, None]
    backwards = np.empty_like(images)
    backwards[rows, images] = _COLUMNS
    return backwards
