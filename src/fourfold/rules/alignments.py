"""Alignments: who made them, and who can call them when (R5, R7, R12, R13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .names import Named
from .patterns import Pattern, patterns, patterns_through
from .pieces import Value, shared_values
from .players import Player
from .position import Board, Position
from .rules import CallRule, Rules
from .squares import Square, format_squares


class Status(Named):
    """Whether an alignment can be called now, has lost its value, or never loses it."""

    FRESH = "fresh"
    LAPSED = "lapsed"
    STANDING = "standing"


@dataclass(frozen=True, slots=True)
class Alignment:
    """Four pieces that share at least one value (R5).

    `maker` is None for an alignment of the position in which the game began.
    """

    pattern: Pattern
    values: tuple[Value, ...]
    maker: Player | None
    status: Status

    @property
    def squares(self) -> tuple[Square, Square, Square, Square]:
        """The four squares in canonical order."""
        return self.pattern.squares

    def __str__(self) -> str:
        return f"{format_squares(self.squares, ' ')}: {', '.join(map(str, self.values))}"


class Made(NamedTuple):
    """An alignment made in the game: the pattern, who filled it, with which placement."""

    pattern: Pattern
    maker: Player
    placement: int


def made_by_placing(
    rules: Rules, after: Position, square: Square, maker: Player
) -> tuple[Made, ...]:
    """The alignments that a placement has just made, in either player's level (R5)."""
    mask = rules.trait_mask
    board = after.board
    made: tuple[Made, ...] = ()
    for pattern in patterns_through(max(rules.levels))[square]:
        ones = zeros = mask
        for corner in pattern[0]:
            piece = board[corner]
            if piece is None:
                break
            ones &= piece
            zeros &= ~piece
        else:
            if ones | zeros:
                made = (*made, Made(pattern, maker, after.placed))
    return made


def in_level(made: tuple[Made, ...], level: int) -> tuple[Made, ...]:
    """The alignments whose pattern is in this level (R7), in the order of their squares (R20)."""
    own = [each for each in made if each.pattern.level <= level]
    return tuple(sorted(own, key=lambda each: each.pattern.squares))


def not_lapsed(rules: Rules, made: tuple[Made, ...], placed: int) -> tuple[Made, ...]:
    """The alignments that can still be called."""
    return tuple(each for each in made if status_of(rules, each, placed) is not Status.LAPSED)


def status_of(rules: Rules, made: Made, placed: int) -> Status:
    """What an alignment is worth after this many placements (R12, R13)."""
    if rules.call is CallRule.STANDING:
        return Status.STANDING
    return Status.FRESH if made.placement == placed else Status.LAPSED


def describe(rules: Rules, board: Board, made: Made, status: Status) -> Alignment:
    """The alignment with the values that it shares."""
    return Alignment(made.pattern, _shared(rules, board, made.pattern), made.maker, status)


def lapsed_at_start(rules: Rules, start: Position) -> tuple[Alignment, ...]:
    """The alignments of the position in which a game begins: worth nothing under every rule."""
    alignments = []
    for pattern in patterns(max(rules.levels)):
        values = _shared(rules, start.board, pattern)
        if values:
            alignments.append(Alignment(pattern, values, None, Status.LAPSED))
    return tuple(alignments)


def _shared(rules: Rules, board: Board, pattern: Pattern) -> tuple[Value, ...]:
    pieces = [piece for square in pattern.squares if (piece := board[square]) is not None]
    return shared_values(pieces, rules.traits) if len(pieces) == 4 else ()
