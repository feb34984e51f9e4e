"""How fast the engine is: random positions by pieces placed, cold, one after the other."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fourfold.rules import CallRule, Game, Position, Rules

from .search import Handle, solve

#: Average milliseconds of the fastest public solver known, on a machine like the one this was
#: written on: alpha-beta with bitboards in C++, exact distance, cold table, one thread.
REFERENCE: Final[dict[tuple[int, int], float]] = {
    (1, 4): 1090.0,
    (1, 5): 132.0,
    (1, 6): 11.6,
    (1, 7): 3.2,
    (1, 8): 0.55,
    (2, 4): 390.0,
    (2, 5): 49.0,
    (2, 6): 3.6,
    (2, 7): 0.60,
    (2, 8): 0.35,
}


@dataclass(frozen=True, slots=True)
class Timing:
    """What it took to solve some positions."""

    level: int
    placed: int
    distance: bool
    book: bool
    milliseconds: tuple[float, ...]
    nodes: int

    @property
    def average(self) -> float:
        """Milliseconds a position."""
        return sum(self.milliseconds) / len(self.milliseconds)

    def quantile(self, share: float) -> float:
        """The time that this share of the positions did not take longer than."""
        ordered = sorted(self.milliseconds)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]

    @property
    def nodes_per_second(self) -> float:
        """Positions visited a second."""
        return self.nodes / max(sum(self.milliseconds) / 1000, 1e-9)

    @property
    def times_faster(self) -> float | None:
        """Times faster than the reference, where there is one."""
        known = REFERENCE.get((self.level, self.placed))
        return None if known is None else known / self.average


def quiet_positions(level: int, placed: int, seed: int) -> Iterator[Position]:
    """Random positions with a piece in hand, no alignment on the board, and no win at once."""
    source = random.Random(f"{seed} {level} {placed}")
    rules = Rules(levels=(level, level), call=CallRule.AUTOMATIC)
    while True:
        squares = source.sample(range(16), placed)
        pieces = source.sample(range(16), placed + 1)
        board: list[int | None] = [None] * 16
        for square, piece in zip(squares, pieces, strict=False):
            board[square] = piece
        game = Game(rules, Position(board, pieces[placed]))
        ends = (game.play(action).outcome for action in game.legal_actions())
        if not game.alignments and not any(end and end.winner is game.to_act for end in ends):
            yield game.position


def measure(
    level: int,
    placed: int,
    count: int,
    *,
    distance: bool = False,
    book: bool = False,
    seed: int = 1,
    handle: Handle | None = None,
) -> Timing:
    """Solve so many quiet positions, each with a table of its own, on one thread."""
    positions = quiet_positions(level, placed, seed)
    chosen = [next(positions) for _ in range(count)]
    solve(chosen[0], (level, level), book=book, distance=distance)  # tables of patterns, the book
    times, nodes = [], 0
    for position in chosen:
        began = time.perf_counter()
        solution = solve(
            position, (level, level), distance=distance, book=book, handle=handle or Handle()
        )
        times.append((time.perf_counter() - began) * 1000)
        nodes += solution.nodes
    return Timing(level, placed, distance, book, tuple(times), nodes)


def empty_board(level: int, threads: int, handle: Handle | None = None) -> tuple[float, int]:
    """Seconds and nodes to solve the empty board of a level from nothing."""
    began = time.perf_counter()
    solution = solve(Position(), (level, level), book=False, threads=threads, handle=handle)
    return time.perf_counter() - began, solution.nodes


__all__ = ["REFERENCE", "Timing", "empty_board", "measure", "quiet_positions"]
