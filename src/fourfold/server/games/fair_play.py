"""Nobody gets help in a rated game that is being played, nor by turning its board around."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from sqlalchemy import bindparam, select

from fourfold.rules import Game, Piece, board_symmetries
from fourfold.rules.position import Board
from fourfold.server.store import schema as tables

from .errors import LiveGame
from .loading import Loader

#: With fewer pieces on the board nearly everybody has the same position: only those who play in
#: such a game themselves are refused.
_COMMON: Final = 3
_TRAIT_ORDERS: Final = tuple(permutations(range(4)))
_LIVE: Final = select(tables.game.c.id, tables.game.c.first, tables.game.c.second).where(
    tables.game.c.rated.is_(True),
    tables.game.c.status == "playing",
    tables.game.c.placed == bindparam("placed"),
)


async def refuse_live(loader: Loader, game: Game, player: str | None) -> None:
    """Refuse a position whose board is that of a live rated game, under any symmetry."""
    position = game.position
    for row in await loader.store.rows(_LIVE, {"placed": position.placed}):
        own = player is not None and player in (row.first, row.second)
        if not own and position.placed < _COMMON:
            continue
        loaded = await loader.fresh(row.id)
        live = loaded.state.game
        level = max(live.rules.levels)
        if live.outcome is None and same_board(live.position.board, position.board, level):
            raise LiveGame


def same_board(board: Board, other: Board, level: int) -> bool:
    """Whether two boards are the same under a symmetry of the squares, traits and values.

    >>> from fourfold import Position
    >>> one = Position.parse("0.../.7../..../.... -").board
    >>> other = Position.parse("..../..../..8./...f -").board
    >>> same_board(one, other, level=2)
    True
    """
    wanted = [(square, piece) for square, piece in enumerate(board) if piece is not None]
    if len(wanted) != sum(piece is not None for piece in other):
        return False
    for squares in board_symmetries(level):
        pairs = []
        for square, piece in wanted:
            there = other[squares[square]]
            if there is None:
                break
            pairs.append((piece, there))
        else:
            if _same_pieces(pairs):
                return True
    return False


def _same_pieces(pairs: list[tuple[Piece, Piece]]) -> bool:
    """Whether exchanging traits and values makes the first piece of each pair the second."""
    if not pairs:
        return True
    for order in _TRAIT_ORDERS:
        flips = _moved(pairs[0][0], order) ^ pairs[0][1]
        if all(_moved(piece, order) ^ flips == other for piece, other in pairs):
            return True
    return False


def _moved(piece: int, order: tuple[int, ...]) -> int:
    moved = 0
    for source, target in enumerate(order):
        moved |= (piece >> source & 1) << target
    return moved
