"""The puzzle that Quarto began as: fill the board with all sixteen pieces.

Without any alignment, or with as many as possible, at a level and with some traits in play. A
`Filling` is a board on the way there, frozen; what can still become of it is exact, from a search
over all ways to go on (`fourfold.engine.fill_board`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from fourfold.engine import Handle, fill_board
from fourfold.rules import (
    GIVES,
    PLACES,
    TRAITS,
    Alignment,
    Game,
    IllegalAction,
    Piece,
    Position,
    Rules,
    Square,
    Trait,
    patterns,
)
from fourfold.rules.names import Named
from fourfold.rules.patterns import check_level, patterns_through
from fourfold.rules.rules import check_traits


class Goal(Named):
    """What a full board is to have: no alignment, or as many as possible."""

    NONE = "none"
    MOST = "most"


#: The most alignments that a full board can have, by level and number of traits in play; proven
#: by search (docs/filling.md). Which traits they are makes no difference.
MOST: Final[dict[tuple[int, int], int]] = {
    (1, 1): 4, (1, 2): 8, (1, 3): 10, (1, 4): 10,
    (2, 1): 10, (2, 2): 16, (2, 3): 19, (2, 4): 19,
    (3, 1): 10, (3, 2): 18, (3, 3): 22, (3, 4): 24,
    (4, 1): 10, (4, 2): 20, (4, 3): 26, (4, 4): 30,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Outlook:
    """The best that can still come of a board: so many alignments, and a full board with them."""

    number: int
    example: Position


@dataclass(frozen=True, slots=True)
class Filling:
    """A board that is being filled; pieces come and go in any order.

    >>> filling = Filling(Goal.MOST).place(Piece(0), Square.parse("a1"))
    >>> str(filling.position), filling.target, filling.solved
    ('0.../..../..../.... -', 10, False)
    >>> filling.outlook().number
    10
    """

    goal: Goal = Goal.NONE
    level: int = 1
    traits: tuple[Trait, ...] = TRAITS
    position: Position = field(default_factory=Position)

    def __post_init__(self) -> None:
        object.__setattr__(self, "goal", Goal(self.goal))
        object.__setattr__(self, "level", check_level(self.level))
        object.__setattr__(self, "traits", check_traits(self.traits))
        if self.position.hand is not None:
            raise ValueError(f"a board to fill has no piece in hand: {self.position}")

    # What is done -----------------------------------------------------------------------------

    def place(self, piece: Piece, square: Square) -> Filling:
        """The board with one more piece; `IllegalAction` when square or piece are not free."""
        there = self.position.piece_at(square)
        if there is not None:
            raise IllegalAction(
                PLACES[square], self.position, "square-occupied", square=square, piece=there
            )
        if piece not in self.position.remaining:
            raise IllegalAction(GIVES[piece], self.position, "piece-used", piece=piece)
        return self._with(square, piece)

    def remove(self, square: Square) -> Filling:
        """The board without the piece on a square; `ValueError` when there is none."""
        if self.position.piece_at(square) is None:
            raise ValueError(f"there is no piece on {square}")
        return self._with(square, None)

    def _with(self, square: Square, piece: Piece | None) -> Filling:
        board = list(self.position.board)
        board[square] = piece
        return replace(self, position=Position(board))

    # What there is ----------------------------------------------------------------------------

    @property
    def alignments(self) -> tuple[Alignment, ...]:
        """Every alignment on the board."""
        rules = Rules(levels=(self.level, self.level), traits=self.traits)
        return Game(rules, self.position).alignments

    @property
    def target(self) -> int:
        """How many alignments a solution has."""
        return 0 if self.goal is Goal.NONE else MOST[self.level, len(self.traits)]

    @property
    def full(self) -> bool:
        """Whether all pieces are placed."""
        return not self.position.remaining

    @property
    def solved(self) -> bool:
        """Whether the board is full and has what the goal asks for."""
        return self.full and len(self.alignments) == self.target

    # What can become of it --------------------------------------------------------------------

    def outlook(self, handle: Handle | None = None, seed: int = 0) -> Outlook:
        """The best that can still be reached: the fewest alignments, or the most."""
        whole = len(patterns(self.level))
        fewest = self.goal is Goal.NONE
        here = len(self.alignments)
        for number in range(here, whole + 1) if fewest else range(whole, here - 1, -1):
            example = self._fill(number, fewest, handle, seed)
            if example is not None:
                return Outlook(number, example)
        raise AssertionError("a board can always be filled")

    def reaches(self, number: int, handle: Handle | None = None) -> bool:
        """Whether a full board as good as this, or better, can still come of it."""
        return self._fill(number, self.goal is Goal.NONE, handle, 0) is not None

    def possible(self, handle: Handle | None = None) -> bool:
        """Whether the goal can still be reached."""
        return self.reaches(self.target, handle)

    def _fill(self, number: int, fewest: bool, handle: Handle | None, seed: int) -> Position | None:
        limits = {"most": number} if fewest else {"least": number}
        return fill_board(
            self.position, self.level, self.traits, **limits, seed=seed, handle=handle
        )

    def hint(self, handle: Handle | None = None, seed: int = 0) -> tuple[Piece, Square] | None:
        """A placement that keeps the best that can be reached; None on a full board.

        It goes where most is settled already.
        """
        if self.full:
            return None
        example = self.outlook(handle, seed).example
        board = self.position.board
        square = max(
            self.position.empty_squares,
            key=lambda square: sum(
                board[corner] is not None
                for pattern in patterns_through(self.level)[square]
                for corner in pattern.squares
            ),
        )
        piece = example.piece_at(square)
        assert piece is not None, "the example is full"
        return piece, square

    def keeping(self, square: Square, handle: Handle | None = None) -> tuple[Piece, ...]:
        """The pieces that can go on an empty square without losing the best that can be reached."""
        best = self.outlook(handle).number
        return tuple(
            piece
            for piece in self.position.remaining
            if self.place(piece, square).reaches(best, handle)
        )

    def in_the_way(self, handle: Handle | None = None) -> tuple[Square, ...]:
        """Where taking back a single piece makes the goal possible again; nothing while it is."""
        if self.possible(handle):
            return ()
        return tuple(
            square
            for square, piece in _placed(self.position)
            if self.remove(square).possible(handle)
        )


def _placed(position: Position) -> tuple[tuple[Square, Piece], ...]:
    """The squares that hold a piece, each with it."""
    return tuple(
        (Square(square), piece) for square, piece in enumerate(position.board) if piece is not None
    )
