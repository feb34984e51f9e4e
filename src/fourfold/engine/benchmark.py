"""How fast the engine is: random positions by pieces placed, cold, one after the other.

The engine is timed beside a reference of our own, plain minimax without tables, symmetries or
bounds, in the same run and on the same positions, where that ends. Times are of the processor, so
that other work on the machine disturbs little.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fourfold import _native
from fourfold.rules import TRAITS, CallRule, Game, Position, Rules

from .search import Handle, Question, solve
from .verdict import VERDICTS, Solution, Verdict

#: The fewest pieces placed where the reference ends within a moment.
REFERENCE_FROM: Final = _native.REFERENCE_FROM


@dataclass(frozen=True, slots=True)
class Timing:
    """What it took to solve some positions.

    `reference_milliseconds`: what the reference took for the same positions; empty where it was
    not asked.
    """

    level: int
    placed: int
    distance: bool
    book: bool
    milliseconds: tuple[float, ...]
    nodes: int
    reference_milliseconds: tuple[float, ...] = ()

    @property
    def average(self) -> float:
        """Milliseconds of the processor a position."""
        return _average(self.milliseconds)

    def quantile(self, share: float) -> float:
        """The time that this share of the positions did not take longer than."""
        ordered = sorted(self.milliseconds)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]

    @property
    def nodes_per_second(self) -> float:
        """Positions visited a second."""
        return self.nodes / max(sum(self.milliseconds) / 1000, 1e-9)

    @property
    def reference_average(self) -> float | None:
        """Milliseconds a position that the reference took, if it was asked."""
        times = self.reference_milliseconds
        return _average(times) if times else None

    @property
    def times_faster(self) -> float | None:
        """Times faster than the reference, if it was asked."""
        reference = self.reference_average
        return None if reference is None else reference / self.average


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
    reference: bool = False,
    seed: int = 1,
    handle: Handle | None = None,
) -> Timing:
    """Solve so many quiet positions, each with a table of its own, on one thread.

    `reference`: solve each by the reference too, and compare the answers.
    """
    positions = quiet_positions(level, placed, seed)
    chosen = [next(positions) for _ in range(count)]
    levels = (level, level)
    handle = handle or Handle()
    solve(chosen[0], levels, book=book, distance=distance)  # tables of patterns, the book
    times, solutions = [], []
    for position in chosen:
        began = time.process_time()
        solutions.append(solve(position, levels, distance=distance, book=book, handle=handle))
        times.append(_since(began))
    nodes = sum(solution.nodes for solution in solutions)
    reference_times = _compare(chosen, levels, solutions) if reference else []
    return Timing(level, placed, distance, book, tuple(times), nodes, tuple(reference_times))


def _compare(
    positions: list[Position], levels: tuple[int, int], solutions: list[Solution]
) -> list[float]:
    """The milliseconds of the reference for each position; its answers must be the engine's."""
    times = []
    for position, solution in zip(positions, solutions, strict=True):
        began = time.process_time()
        value, distance = solve_by_reference(position, levels)
        times.append(_since(began))
        if solution.value is not value or solution.distance not in {None, distance}:
            raise AssertionError(f"{position}: {solution}, the reference has {value}, {distance}")
    return times


def solve_by_reference(
    position: Position | str, levels: tuple[int, int] = (1, 1)
) -> tuple[Verdict, int | None]:
    """Value and distance by plain minimax, with at least `REFERENCE_FROM` placed.

    >>> solve_by_reference("012./456./89a./c... 3")
    (Verdict.WIN, 1)
    """
    question = Question.of(position, levels, TRAITS)
    value, distance = _native.solve_by_reference(*question.arguments)
    return VERDICTS[value], distance or None


def empty_board(level: int, threads: int, handle: Handle | None = None) -> tuple[float, int]:
    """Seconds and nodes to solve the empty board of a level from nothing."""
    began = time.perf_counter()
    solution = solve(Position(), (level, level), book=False, threads=threads, handle=handle)
    return time.perf_counter() - began, solution.nodes


def _since(began: float) -> float:
    return (time.process_time() - began) * 1000


def _average(times: tuple[float, ...]) -> float:
    return sum(times) / len(times)


__all__ = [
    "REFERENCE_FROM",
    "Timing",
    "empty_board",
    "measure",
    "quiet_positions",
    "solve_by_reference",
]
