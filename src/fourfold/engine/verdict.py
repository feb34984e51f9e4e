"""The answers of the engine: values, distances, turns."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from fourfold.rules import GIVES, PLACES, Piece, Square, Turn


class Verdict(Enum):
    """The value of a position for the player to act, when nobody errs."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"

    @property
    def opposite(self) -> Verdict:
        """The same value as the opponent sees it."""
        return _OPPOSITE[self]

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Verdict.{self.name}"


_OPPOSITE: Final = {
    Verdict.WIN: Verdict.LOSS,
    Verdict.DRAW: Verdict.DRAW,
    Verdict.LOSS: Verdict.WIN,
}

#: As the native module says them.
VERDICTS: Final = {1: Verdict.WIN, 0: Verdict.DRAW, -1: Verdict.LOSS}


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position for the player to act.

    `distance`: how many placements are still to come, the deciding one included, when the winner
    hurries and the loser delays; None for a draw, and when it was not asked for. `nodes`: the
    positions that were visited to find out, next to none when a book knew.
    """

    value: Verdict
    distance: int | None
    nodes: int


@dataclass(frozen=True, slots=True)
class TurnValue:
    """A turn and what it is worth for the player who takes it.

    `square` is None when the piece is still to be given; `gift` is None when the placement ends
    the game.
    """

    square: Square | None
    gift: Piece | None
    value: Verdict
    distance: int | None

    @property
    def turn(self) -> Turn:
        """The turn in its text form: `c2-5`, a deciding or last placement `c2`, a gift `-5`."""
        place = None if self.square is None else PLACES[self.square]
        end = None if self.gift is None else GIVES[self.gift]
        return Turn(place=place, end=end)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Every legal turn, best first: quick wins, draws, slow losses."""

    turns: tuple[TurnValue, ...]
    nodes: int

    @property
    def value(self) -> Verdict:
        """The value of the position; a full board is a draw."""
        return self.turns[0].value if self.turns else Verdict.DRAW

    @property
    def distance(self) -> int | None:
        """The distance of the position, if distances were asked for."""
        return self.turns[0].distance if self.turns else None

    @property
    def best(self) -> tuple[TurnValue, ...]:
        """The turns that are as good as the first."""
        return tuple(
            turn
            for turn in self.turns
            if (turn.value, turn.distance) == (self.value, self.distance)
        )
