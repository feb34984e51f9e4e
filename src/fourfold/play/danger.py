"""Danger: which piece would win where, if it were placed now.

A piece beside the board is looked at as the opponent of the player to act would place it, the one
in hand as that player would, each at their own level (R7). Alignments are looked for on the board
as it stands: a placement in between can make dangers and take them away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from fourfold.rules import (
    CallRule,
    Game,
    Pattern,
    Phase,
    Piece,
    Rules,
    Square,
    Value,
    shared_values,
)
from fourfold.rules.position import Position

from .threats import threats_through


class Win(NamedTuple):
    """A piece that would complete a pattern on a square, and the values it would share."""

    piece: Piece
    square: Square
    pattern: Pattern
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Danger:
    """Who wins where: every win that one placement away on this board.

    >>> found = danger(Game(start=Position.parse("012./..../..../.... 4")))
    >>> [str(square) for square in found.pieces[Piece(4)]]
    ['d1']
    >>> [str(piece) for piece in found.safe], len(found.poisoned)
    (['c', 'd', 'e', 'f'], 8)
    """

    hand: Piece | None
    remaining: tuple[Piece, ...]
    wins: tuple[Win, ...]

    @property
    def pieces(self) -> Mapping[Piece, tuple[Square, ...]]:
        """Per piece, the one in hand included, the squares where it would win now."""
        held = () if self.hand is None else (self.hand,)
        return {
            piece: tuple(sorted({win.square for win in self.wins if win.piece == piece}))
            for piece in (*held, *self.remaining)
        }

    @property
    def squares(self) -> Mapping[Square, tuple[Piece, ...]]:
        """Per square on which any piece would win, the pieces that would."""
        return {
            square: tuple(sorted({win.piece for win in self.wins if win.square == square}))
            for square in sorted({win.square for win in self.wins})
        }

    @property
    def poisoned(self) -> tuple[Piece, ...]:
        """The pieces beside the board that the opponent would win with at once."""
        winning = {win.piece for win in self.wins}
        return tuple(piece for piece in self.remaining if piece in winning)

    @property
    def safe(self) -> tuple[Piece, ...]:
        """The pieces beside the board that win nowhere, as the board stands."""
        winning = {win.piece for win in self.wins}
        return tuple(piece for piece in self.remaining if piece not in winning)


def danger(game: Game) -> Danger:
    """Per piece and per square, what would win now; nothing when the game is over."""
    player, position = game.to_act, game.position
    if player is None:
        return Danger(position.hand, position.remaining, ())
    wins: list[Win] = []
    # After three refused calls the player to act cannot win in this turn (R15).
    may_win = game.rules.call is CallRule.AUTOMATIC or game.may_call
    if game.phase is Phase.PLACE and position.hand is not None and may_win:
        own = game.rules.level(player)
        wins += _wins(game.rules, position, own, (position.hand,))
    wins += _wins(game.rules, position, game.rules.level(player.other), position.remaining)
    return Danger(position.hand, position.remaining, tuple(wins))


def _wins(rules: Rules, position: Position, level: int, pieces: tuple[Piece, ...]) -> Iterator[Win]:
    board = position.board
    for square in position.empty_squares:
        for threat in threats_through(board, rules.trait_mask, square, level):
            others = [board[corner] for corner in threat.pattern.squares if corner != square]
            three = [piece for piece in others if piece is not None]
            for piece in pieces:
                if threat.fits(piece):
                    values = shared_values((*three, piece), rules.traits)
                    yield Win(piece, square, threat.pattern, values)
