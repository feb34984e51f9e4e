"""The C++ core of fourfold."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

LEAST_MEMORY: int
"""The smallest table that a search can be given, in bytes."""

class Handle:
    """Stops a search from another thread, and counts the positions it has visited."""

    def __init__(self) -> None: ...
    def cancel(self) -> None: ...
    @property
    def cancelled(self) -> bool: ...
    @property
    def nodes(self) -> int: ...

def solve(
    position: bytes,
    level_to_act: int,
    level_opponent: int,
    traits_mask: int,
    *,
    distance: bool,
    threads: int,
    memory: int,
    seconds: float | None,
    handle: Handle,
) -> tuple[int, int, int, int]:
    """The value of a position of 17 bytes: status, value, distance (0: none), nodes.

    Status: 0 done, 1 the deadline passed, 2 cancelled. Value: 1 win, 0 draw, -1 loss.
    """

def evaluate(
    position: bytes,
    level_to_act: int,
    level_opponent: int,
    traits_mask: int,
    *,
    distance: bool,
    threads: int,
    memory: int,
    seconds: float | None,
    handle: Handle,
) -> tuple[int, list[tuple[int, int, int, int]], int]:
    """Every turn of a position: status, (square or -1, gift or -1, value, distance) …, nodes."""

def solve_many(
    positions: npt.NDArray[np.uint8],
    level_to_act: int,
    level_opponent: int,
    traits_mask: int,
    *,
    distance: bool,
    threads: int,
    memory: int,
    seconds: float | None,
    handle: Handle,
    values: npt.NDArray[np.int8],
    distances: npt.NDArray[np.int8],
) -> int:
    """Solve rows of 17 bytes into the last two arrays; returns the status."""

def perft(
    board: Sequence[int],
    hand: int,
    level_to_act: int,
    level_opponent: int,
    traits_mask: int,
    depth: int,
) -> int:
    """Count the sequences of gives and placements of a length, under R14.

    A game that ended earlier is not counted, one that ends with the last ply is. Alignments that
    stand on the board already are lapsed and end nothing. Runs without the GIL, and Ctrl-C stops
    it.

    Args:
        board: the piece on each of 16 squares (a1 b1 c1 d1 a2 …), -1 or 255 where there is none;
            ``bytes`` will do.
        hand: the piece in hand, or -1 (or 255) when the player to act has one to give.
        level_to_act: level of the player to act, 1 to 4.
        level_opponent: level of the other player, 1 to 4.
        traits_mask: the traits in play, by weight: colour 8, shape 4, height 2, fill 1.
        depth: the number of plies; a give and a placement are one each.

    Raises:
        ValueError: a number is out of its range, or a piece is there twice.
        OverflowError: the count may not fit into 64 bits.
    """
