"""Which boards are the same, or part of one another, when squares, traits and values are exchanged.

Boards are compared directly, without a search. `likeness` is a short text that a board shares with
all that symmetries make of it; other boards may share it too, so it finds boards in the database,
and `is_part` decides.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from itertools import combinations_with_replacement, permutations
from typing import Final

from fourfold.rules import Game, board_symmetries
from fourfold.rules.position import Board

#: The level with the most symmetries, which include those of all other levels.
_LEVEL: Final = 1
_ALL_TRAITS: Final = 15


def is_part(part: Board, whole: Board, level: int, mask: int = _ALL_TRAITS) -> bool:
    """Whether a symmetry puts all of the first board's pieces where the second has the same ones.

    `mask`: the traits that count; pieces that differ only in others are the same. For each of the
    32 exchanges of squares (8 above level 1) at most 15 pairs of pieces are compared in at most 24
    orders of the traits: 11,520 comparisons, of which nearly all are spared because pieces that
    differ in two traits cannot become pieces that differ in three.

    >>> from fourfold import Position
    >>> part = Position.parse("0.../.7../..../.... -").board
    >>> whole = Position.parse("..../.1../..8./...f -").board
    >>> is_part(part, whole, level=2), is_part(whole, part, level=2)
    (True, False)
    """
    pieces = [(square, int(piece)) for square, piece in enumerate(part) if piece is not None]
    if not pieces:
        return True
    first = pieces[0][1]
    for squares in board_symmetries(level):
        image = whole[squares[pieces[0][0]]]
        if image is None:
            continue
        pairs = []
        for square, piece in pieces[1:]:
            there = whole[squares[square]]
            if there is None:
                break
            # Flipping values leaves the difference of two pieces as it is.
            pair = (piece ^ first) & mask, (there ^ image) & mask
            if pair[0].bit_count() != pair[1].bit_count():
                break
            pairs.append(pair)
        else:
            if any(all(order[one] == other for one, other in pairs) for order in _orders(mask)):
                return True
    return False


def likeness(board: Board, mask: int = _ALL_TRAITS) -> str:
    """A text that all boards share which symmetries, of any level, make of this one.

    >>> from fourfold import Position
    >>> texts = "0.../.7../..../.... -", "..../..../..8./...f -"
    >>> one, other = (likeness(Position.parse(text).board) for text in texts)
    >>> one == other
    True
    """
    return _digest(_pairs(board), mask)


def likeness_of(game: Game, helped: bool) -> str | None:
    """How the board of a game is found again; None where help with it is nobody's harm."""
    if helped or game.outcome is not None:
        return None
    return likeness(game.position.board, game.rules.trait_mask)


def likenesses(board: Board) -> set[str]:
    """The likenesses of a board for all choices of traits: another game may play with fewer."""
    pairs = _pairs(board)
    return {_digest(pairs, mask) for mask in range(1, _ALL_TRAITS + 1)}


def _pairs(board: Board) -> list[int]:
    """A number for any two pieces: how their squares lie to one another, and how they differ."""
    pieces = [(square, int(piece)) for square, piece in enumerate(board) if piece is not None]
    kinds = _kinds()
    return [
        16 * kinds[a, b] + (one ^ other)
        for (a, one), (b, other) in combinations_with_replacement(pieces, 2)
    ]


def _digest(pairs: list[int], mask: int) -> str:
    """The sum of the pairs' weights: the order of the pieces makes no difference to it."""
    return f"{sum(map(_weights(mask).__getitem__, pairs)) % 2**64:016x}"


@cache
def _weights(mask: int) -> tuple[int, ...]:
    """A weight for each pair, the same where the pieces differ in as many traits that count.

    The database keeps sums of them: they are the same in every process and every version.
    """
    weights = []
    for kind in range(max(_kinds().values()) + 1):
        for difference in range(16):
            name = f"{kind} {(difference & mask).bit_count()}"
            weights.append(int.from_bytes(blake2b(name.encode(), digest_size=8).digest()))
    return tuple(weights)


@cache
def _kinds() -> dict[tuple[int, int], int]:
    """A number for each pair of squares, the same for two pairs if a symmetry exchanges them."""
    return {
        (a, b): min(
            16 * min(squares[a], squares[b]) + max(squares[a], squares[b])
            for squares in board_symmetries(_LEVEL)
        )
        for a in range(16)
        for b in range(16)
    }


@cache
def _orders(mask: int) -> tuple[tuple[int, ...], ...]:
    """What becomes of each difference of two pieces, for each exchange of the traits that count."""
    weights = [weight for weight in (1, 2, 4, 8) if weight & mask]
    return tuple(
        tuple(
            sum(target for source, target in zip(weights, order, strict=True) if piece & source)
            for piece in range(16)
        )
        for order in permutations(weights)
    )
