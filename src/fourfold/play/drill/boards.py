"""Boards for the spotting drill, with as many quartos as wanted and much that looks like one.

A board is made as games make one: pieces are placed one by one, quietly, with a liking for three
of a kind and for full patterns that share nothing; then the last one makes a quarto of the kind
that is wanted, several, or none. Whatever stands in patterns outside the level is worth nothing,
and is there to tempt.
"""

from __future__ import annotations

import random
from itertools import count, islice
from typing import Final, NamedTuple

from fourfold.play.threats import Squares
from fourfold.rules import Kind, Pattern
from fourfold.rules.names import Named
from fourfold.rules.patterns import patterns_through

#: The kinds of pattern in the order in which a drill brings them.
STAGES: Final = tuple(Kind)
#: For each grade, the fewest and the most pieces on a board.
GRADES: Final[dict[int, tuple[int, int]]] = {1: (5, 8), 2: (7, 11), 3: (10, 14)}


class QuartoCount(Named):
    """How many alignments a board is to have."""

    NONE = "none"
    ONE = "one"
    SEVERAL = "several"


#: How often boards have none, one, several.
_SHARES: Final = {QuartoCount.NONE: 0.40, QuartoCount.ONE: 0.45, QuartoCount.SEVERAL: 0.15}
#: How often a quarto is of the newest kind; else of any kind before it.
_NEWEST: Final = 0.6
#: From so many candidates the most tempting placement is chosen.
_CANDIDATES: Final = 3
#: Several alignments are given up after so many attempts: with few traits they can be rare.
_PATIENCE: Final = 40


def make_board(
    rng: random.Random, stage: Kind, grade: int, level: int, mask: int
) -> list[int | None]:
    """A board of a stage and a grade, on which a level counts, with the traits of a mask."""
    return _Maker(rng, stage, grade, level, mask).board()


class _Made(NamedTuple):
    """A placement, the patterns of the level that it aligns, and how tempting it leaves a board."""

    piece: int
    square: int
    aligned: tuple[tuple[Pattern, int], ...]
    tempting: int


class _Maker:
    """Makes one board."""

    def __init__(self, rng: random.Random, stage: Kind, grade: int, level: int, mask: int) -> None:
        self.rng = rng
        self.grade = grade
        self.level = level
        self.mask = mask
        self.kinds = STAGES[: STAGES.index(stage) + 1]
        self.wanted = rng.choices(tuple(_SHARES), tuple(_SHARES.values()))[0]
        if self.wanted is QuartoCount.SEVERAL and stage is Kind.ROW:
            # One placement never makes two rows.
            self.wanted = QuartoCount.ONE
        self.kind = stage if rng.random() < _NEWEST else rng.choice(self.kinds)

    def board(self) -> list[int | None]:
        """A board as wanted; smaller ones are tried when no larger one comes about."""
        low, high = GRADES[self.grade]
        for attempt in count():
            if attempt == _PATIENCE and self.wanted is QuartoCount.SEVERAL:
                self.wanted = QuartoCount.ONE
                return self.board()
            size = self.rng.randint(low, max(low, high - attempt // 4))
            size = max(5, size - attempt // _PATIENCE)
            board = self._quiet(size - 1)
            last = None if board is None else self._last(board)
            if board is not None and last is not None:
                board[last.square] = last.piece
                return board
        raise AssertionError("attempts never end")

    def _quiet(self, size: int) -> list[int | None] | None:
        """So many pieces without an alignment, or None when the last ones found no place."""
        board: list[int | None] = [None] * 16
        pieces, squares = list(range(16)), list(range(16))
        self.rng.shuffle(pieces)
        self.rng.shuffle(squares)
        for _ in range(size):
            quiet: list[_Made] = []
            for piece in pieces:
                made = (self._placing(board, piece, square) for square in squares)
                calm = (placed for placed in made if not placed.aligned)
                quiet += islice(calm, _CANDIDATES - len(quiet))
                if len(quiet) == _CANDIDATES:
                    break
            if not quiet:
                return None
            best = max(quiet, key=lambda placed: placed.tempting)
            board[best.square] = best.piece
            pieces.remove(best.piece)
            squares.remove(best.square)
            self.rng.shuffle(pieces)
            self.rng.shuffle(squares)
        return board

    def _last(self, board: Squares) -> _Made | None:
        """The last placement: it makes what is wanted, None when nothing does."""
        pieces = [piece for piece in range(16) if piece not in board]
        free = [square for square in range(16) if board[square] is None]
        made = (self._placing(board, piece, square) for piece in pieces for square in free)
        fitting = [placed for placed in made if self._fits(placed)]
        if not fitting:
            return None
        if self.wanted is QuartoCount.NONE:
            some = self.rng.sample(fitting, min(len(fitting), _CANDIDATES))
            return max(some, key=lambda placed: placed.tempting)
        # At first several values are shared, in the end only one; where there is a choice.
        counts = [sum(values.bit_count() for _, values in placed.aligned) for placed in fitting]
        limit = {1: max(counts), 2: None, 3: min(counts)}[self.grade]
        graded = [placed for placed, shared in zip(fitting, counts, strict=True) if shared == limit]
        return self.rng.choice(graded or fitting)

    def _fits(self, made: _Made) -> bool:
        kinds = [pattern.kind for pattern, _ in made.aligned]
        if self.wanted is QuartoCount.NONE:
            return not kinds
        if self.kind not in kinds or any(kind not in self.kinds for kind in kinds):
            return False
        return (len(kinds) == 1) == (self.wanted is QuartoCount.ONE)

    def _placing(self, board: Squares, piece: int, square: int) -> _Made:
        """What a placement aligns, and how many near misses of the kinds in question it makes."""
        aligned = []
        tempting = 0
        for pattern in patterns_through(4)[square]:
            ones = zeros = self.mask
            filled = 0
            for corner in pattern.squares:
                other = piece if corner == square else board[corner]
                if other is not None:
                    filled += 1
                    ones &= other
                    zeros &= ~other
            shared = ones | zeros
            if filled == 4 and shared and pattern.level <= self.level:
                aligned.append((pattern, shared))
            elif filled == 4 or (filled == 3 and shared):
                tempting += 2 if pattern.kind in self.kinds or (filled == 4 and shared) else 1
        return _Made(piece, square, tuple(aligned), tempting)
