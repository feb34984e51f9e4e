"""The C++ core of fourfold."""

from mmap import mmap

import numpy as np
import numpy.typing as npt

LEAST_MEMORY: int
"""The size of the smallest table that a search can use, in bytes."""

REFERENCE_FROM: int
"""The fewest pieces placed where `solve_by_reference` ends within a moment."""

class GameBatch:
    """Many games of the same rules, decision by decision; `fourfold.kit.vector` explains them.

    The arrays are its memory: read-only, written again by the next step.
    """

    def __init__(
        self,
        count: int,
        level_first: int,
        level_second: int,
        traits_mask: int,
        *,
        calling: int,
        false_call_loses: bool,
        automatic_reset: bool,
        start: bytes,
        squares: npt.NDArray[np.uint8],
        pieces: npt.NDArray[np.uint8],
    ) -> None:
        """Begin `count` games.

        `calling`: 0 official, 1 standing, 2 automatic. `squares` and `pieces`: the exchanges that
        `look` knows, rows of 16; with n rows of pieces, symmetry i is i // n and i % n.
        """

    def reset(self, which: npt.NDArray[np.bool_] | None) -> None:
        """Begin the games again, all or those where it is true."""

    def seed(self, seed: int) -> None:
        """Begin the random sequence of every game again."""

    def step(self, decisions: npt.NDArray[np.int64]) -> int | None:
        """Play a decision in every game, -1 for none; a game whose decision is illegal, or None."""

    def sample(self, decisions: npt.NDArray[np.int64]) -> None:
        """Write a legal decision for every game."""

    def look(
        self,
        symmetries: npt.NDArray[np.int64],
        views: npt.NDArray[np.int8],
        masks: npt.NDArray[np.bool_],
    ) -> int | None:
        """Write observations and masks through symmetries; a game with a wrong number, or None."""

    @property
    def observations(self) -> npt.NDArray[np.int8]: ...
    @property
    def masks(self) -> npt.NDArray[np.bool_]: ...
    @property
    def rewards(self) -> npt.NDArray[np.float32]: ...
    @property
    def ended(self) -> npt.NDArray[np.bool_]: ...
    @property
    def endings(self) -> npt.NDArray[np.uint8]: ...
    @property
    def players(self) -> npt.NDArray[np.uint8]: ...
    @property
    def positions(self) -> npt.NDArray[np.uint8]: ...

class Handle:
    """Stops a task from another thread, and counts what it has visited."""

    def __init__(self) -> None: ...
    def cancel(self) -> None: ...
    @property
    def cancelled(self) -> bool: ...
    @property
    def nodes(self) -> int: ...

class Shelf:
    """Opening books, read in place; it keeps their memory alive."""

    def __init__(self) -> None: ...
    def add(self, memory: bytes | mmap) -> tuple[int, int, int, int]:
        """Add a book: level to act, level of the opponent, most placed, number of traits.

        Raises:
            ValueError: it is damaged; the message says how.
        """

    def value(
        self, position: bytes, level_to_act: int, level_opponent: int, traits_mask: int = 15
    ) -> int:
        """What the book of these rules says of a position: 1 win, 0 draw, -1 loss.

        Raises:
            ValueError: there is no such book, or it does not go so far.
        """

class Table:
    """What searches of one rule set have proved, kept warm between them."""

    def __init__(self, memory: int) -> None: ...

def class_count(level_to_act: int, level_opponent: int, placed: int, traits: int = 4) -> int:
    """How many numbers the classes with so many placed have, those not in use included."""

def class_position(
    level_to_act: int, level_opponent: int, placed: int, number: int, traits: int = 4
) -> bytes | None:
    """A position of the class of this number as 17 bytes, None when it is not in use.

    `traits`: how many are in play, those of the lowest weights.
    """

def class_size(level_to_act: int, level_opponent: int, placed: int, number: int) -> int:
    """How many positions a class has, boards and hands; 0 for a number that is not in use.

    With four traits only.
    """

def solve_classes(
    level_to_act: int,
    level_opponent: int,
    placed: int,
    first: int,
    last: int,
    *,
    threads: int,
    table: Table,
    handle: Handle,
    later: bytes | None,
    traits: int = 4,
) -> tuple[int, bytes]:
    """Solve the classes first <= number < last: status, and 0 loss, 1 draw, 2 win for each.

    `later`: the same for all classes with one more placed, the levels exchanged. The handle
    counts classes here.
    """

def pack_book(level_to_act: int, level_opponent: int, parts: list[bytes], traits: int = 4) -> bytes:
    """A book from the values of all classes with 0, 1 … placed."""

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
    book: Shelf | None,
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
    book: Shelf | None,
    nodes: int = 0,
    horizon: int = 16,
    table: Table | None = None,
) -> tuple[int, list[tuple[int, int, int, int]], int]:
    """Every turn of a position: status, (square or -1, gift or -1, value, distance) …, nodes.

    `nodes`: late soon after so many, 0 for never. `horizon`: what is decided in more placements
    counts as a draw. `table`: used and left warm.
    """

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
    book: Shelf | None,
    values: npt.NDArray[np.int8],
    distances: npt.NDArray[np.int8],
) -> int:
    """Solve rows of 17 bytes into the last two arrays; returns the status."""

def solve_by_reference(
    position: bytes, level_to_act: int, level_opponent: int, traits_mask: int
) -> tuple[int, int]:
    """Value and distance by plain minimax, to compare the engine with.

    Raises:
        ValueError: fewer than `REFERENCE_FROM` pieces are placed, so it would take too long.
    """

def perft(
    position: bytes,
    level_to_act: int,
    level_opponent: int,
    traits_mask: int,
    depth: int,
    handle: Handle,
) -> int:
    """Count the sequences of gives and placements of a length, under R14.

    A game that ended earlier is not counted, one that ends with the last ply is. Alignments that
    stand on the board already are lapsed and end nothing.

    Args:
        position: 17 bytes, the piece on each square (a1 b1 c1 d1 a2 …) and the piece in hand, 255
            where there is none.
        level_to_act: level of the player to act, 1 to 4.
        level_opponent: level of the other player, 1 to 4.
        traits_mask: the traits in play, by weight: colour 8, shape 4, height 2, fill 1.
        depth: the number of plies; a give and a placement are one each.
        handle: stops the count, and tells how many positions it has visited.

    Raises:
        ValueError: a number is out of its range, or a piece is there twice.
        OverflowError: the count may not fit into 64 bits.
        RuntimeError: the count was cancelled.
    """

def playouts(
    position: bytes,
    level_to_act: int,
    level_opponent: int,
    traits_mask: int,
    *,
    games: int,
    seed: int,
    threads: int,
    handle: Handle,
) -> tuple[int, int, list[int], list[int]]:
    """Play random games: how many, draws, wins and losses by number of placements (0 … 16)."""

def count_full_boards(level: int, *, threads: int, handle: Handle) -> int:
    """The number of full boards without an alignment, of 16!; 0 when cancelled."""

def fill_board(
    position: bytes,
    level: int,
    traits_mask: int,
    least: int,
    most: int,
    seed: int,
    handle: Handle,
) -> tuple[int, bytes, int]:
    """Fill a board with least to most alignments: status, board, nodes.

    The status is 0 when the board is full now, 1 when there is no such way, 2 when cancelled.
    """
