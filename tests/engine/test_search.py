"""What the engine promises beside the right value: stopping, limits, symmetries, threads."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading

import numpy as np
import pytest
from tests.engine.brute import random_position
from tests.engine.handles import errors_after_control_c, wait_for_nodes

from fourfold import (
    LEVELS,
    TRAITS,
    InvalidValue,
    NotationError,
    Position,
    Symmetry,
    Trait,
    board_symmetries,
    trait_symmetries,
)
from fourfold._native import LEAST_MEMORY
from fourfold.engine import (
    DeadlinePassed,
    Handle,
    SearchStopped,
    Table,
    Verdict,
    as_row,
    evaluate,
    look_ahead,
    solve,
    solve_many,
)

START = "..../..../..../.... 0"


def test_a_piece_that_wins_at_once_has_distance_one() -> None:
    solution = solve("012./456./89../.... 3", distance=True)
    assert (solution.value, solution.distance) == (Verdict.WIN, 1)


def test_a_full_board_is_a_draw_without_turns() -> None:
    position = "0123/4567/89ab/cdef -"
    assert solve(position, distance=True).value is Verdict.DRAW
    assert evaluate(position).turns == ()
    assert evaluate(position).value is Verdict.DRAW
    assert evaluate(position).distance is None


def test_the_giver_acts_when_nothing_is_in_hand() -> None:
    turns = evaluate("012./456./89../.... -", distance=True).turns
    assert all(turn.square is None and turn.gift is not None for turn in turns)
    assert {str(turn.turn) for turn in turns} == {f"-{p}" for p in "37abcdef"}


def test_r7_completing_only_the_opponents_pattern_loses_at_once() -> None:
    position = Position.parse("01../4.../..../.... 5")
    by_turn = {str(t.turn): t for t in evaluate(position, (1, 2), distance=True, book=False).turns}
    assert (by_turn["b2"].value, by_turn["b2"].distance) == (Verdict.LOSS, 1)
    assert solve(position, (2, 1), distance=True, book=False).distance == 1


def test_turns_come_best_first_and_the_first_is_the_positions_value() -> None:
    source = random.Random(7)
    order = {Verdict.WIN: 0, Verdict.DRAW: 1, Verdict.LOSS: 2}
    for _ in range(40):
        position = random_position(source, source.randint(8, 14), hand=source.random() < 0.7)
        levels = (source.choice(LEVELS), source.choice(LEVELS))
        evaluation = evaluate(position, levels, distance=True)
        keys = [
            (order[t.value], (t.distance or 0) * (1 if t.value is Verdict.WIN else -1))
            for t in evaluation.turns
        ]
        assert keys == sorted(keys)
        solution = solve(position, levels, distance=True)
        assert (evaluation.value, evaluation.distance) == (solution.value, solution.distance)
        assert evaluation.best
        assert all(t.value is evaluation.value for t in evaluation.best)


@pytest.mark.parametrize("levels", [(1, 1), (2, 2), (3, 3), (4, 4), (1, 3), (4, 2)])
@pytest.mark.parametrize("traits", [TRAITS, TRAITS[1:3]])
def test_symmetric_positions_have_the_same_value(
    levels: tuple[int, int], traits: tuple[Trait, ...]
) -> None:
    source = random.Random(levels[0] * 10 + levels[1])
    boards = board_symmetries(*levels)
    exchanges = list(trait_symmetries(traits))
    for _ in range(12):
        position = random_position(source, source.randint(7, 11))
        answer = solve(position, levels, traits, distance=True)
        for _ in range(6):
            moved, flips = source.choice(exchanges)
            image = Symmetry(source.choice(boards), moved, flips).position(position)
            other = solve(image, levels, traits, distance=True)
            assert (other.value, other.distance) == (answer.value, answer.distance), position


def test_a_tiny_table_and_several_threads_change_nothing() -> None:
    source = random.Random(11)
    for _ in range(15):
        position = random_position(source, 6)
        levels = (source.choice(LEVELS), source.choice(LEVELS))
        answer = solve(position, levels, distance=True, book=False)
        tiny = solve(position, levels, distance=True, memory=LEAST_MEMORY, book=False)
        many = solve(position, levels, distance=True, threads=3, book=False)
        assert (tiny.value, tiny.distance) == (answer.value, answer.distance)
        assert (many.value, many.distance) == (answer.value, answer.distance)
        turns = evaluate(position, levels, distance=True, book=False).turns
        assert evaluate(position, levels, distance=True, threads=2, book=False).turns == turns


def test_many_positions_at_once() -> None:
    source = random.Random(13)
    positions = [random_position(source, source.randint(8, 16)) for _ in range(300)]
    rows = np.array([as_row(position) for position in positions], dtype=np.uint8)
    values, distances = solve_many(rows, (2, 1), distance=True)
    for position, value, distance in zip(positions, values, distances, strict=True):
        solution = solve(position, (2, 1), distance=True)
        assert {1: "win", 0: "draw", -1: "loss"}[int(value)] == str(solution.value)
        assert int(distance) == (solution.distance or 0)
    assert len(solve_many(rows[:0])[0]) == 0


class Thinker(threading.Thread):
    """Solves the start from nothing, minutes of work, until its handle stops it."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.handle = Handle()
        self.stopped: SearchStopped | None = None

    def run(self) -> None:
        try:
            solve(START, book=False, handle=self.handle)
        except SearchStopped as stopped:
            self.stopped = stopped


def test_a_search_is_cancelled_from_another_thread_which_runs_meanwhile() -> None:
    """The GIL is released: this thread sees the search at work, and stops it."""
    thinker = Thinker()
    thinker.start()
    wait_for_nodes(thinker.handle)
    assert thinker.is_alive()
    assert not thinker.handle.cancelled
    thinker.handle.cancel()
    thinker.join(60)
    assert str(thinker.stopped) == "the search was cancelled"
    assert thinker.handle.cancelled


@pytest.mark.parametrize("threads", [1, 2])
def test_memory_that_is_not_there_is_an_error_of_the_caller(threads: int) -> None:
    """More than any machine has, wanted by each thread of its own."""
    rows = np.array([as_row(START)] * 4, dtype=np.uint8)
    with pytest.raises(MemoryError):
        solve_many(rows, book=False, threads=threads, memory=2**62)
    with pytest.raises(MemoryError):
        solve(START, book=False, threads=threads, memory=2**62)


def test_a_search_ends_at_its_deadline() -> None:
    with pytest.raises(DeadlinePassed, match=r"0\.1 seconds"):
        solve(START, book=False, seconds=0.1)
    with pytest.raises(DeadlinePassed):
        evaluate(START, book=False, seconds=0)
    rows = np.array([as_row(START)] * 3, dtype=np.uint8)
    with pytest.raises(DeadlinePassed):
        solve_many(rows, book=False, seconds=0.1)


def test_many_threads_ask_at_once() -> None:
    source = random.Random(17)
    positions = [random_position(source, 8) for _ in range(60)]
    expected = [solve(position, distance=True) for position in positions]
    results: list[list[object]] = [[] for _ in range(4)]

    def ask(into: list[object]) -> None:
        into.extend(solve(position, distance=True) for position in positions)

    threads = [threading.Thread(target=ask, args=(result,)) for result in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(result == expected for result in results)


def test_control_c_stops_a_search() -> None:
    errors = errors_after_control_c(f"solve('{START}', book=False, handle=handle)")
    assert errors.endswith("KeyboardInterrupt")


def test_one_answer_needs_neither_numpy_nor_a_screen() -> None:
    program = (
        "import sys; from fourfold.engine import solve; solve('012./456./89../.... 3');"
        "print(sorted({'numpy', 'typer', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("00../..../..../.... 1", "not already on the board"),
        ("0.../..../..../.... 0", "not already on the board"),
        ("0123/4567/89ab/cdef 0", "board is full"),
        ("0.../..../..../.... g", "piece in hand"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        solve(text)


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(InvalidValue, match="level"):
        solve(START, (1, 5))
    with pytest.raises(InvalidValue, match="trait"):
        solve(START, traits=())
    with pytest.raises(InvalidValue, match="twice"):
        solve(START, traits=(Trait.FILL, Trait.FILL))
    with pytest.raises(ValueError, match="threads"):
        solve(START, threads=0)
    with pytest.raises(ValueError, match="memory"):
        solve(START, memory=10)
    with pytest.raises(ValueError, match="deadline"):
        solve(START, seconds=-1)
    with pytest.raises(ValueError, match="17 columns"):
        solve_many(np.zeros((2, 16), dtype=np.uint8))
    twice = np.zeros((2, 17), dtype=np.uint8)
    with pytest.raises(ValueError, match="position 0: a piece stands on two squares"):
        solve_many(twice)


# Looking ahead ------------------------------------------------------------------------------------


def test_looking_ahead_sees_what_is_decided_within_the_horizon() -> None:
    source = random.Random(41)
    for _ in range(60):
        position = random_position(source, source.randint(6, 12), hand=source.random() < 0.7)
        levels = (source.choice(LEVELS), source.choice(LEVELS))
        traits = tuple(source.sample(TRAITS, source.randint(1, 4)))
        whole = evaluate(position, levels, traits, distance=True)
        table = Table(2**20)
        for horizon in (1, 2, 3, 4, 6, 10):
            expected = {
                (t.square, t.gift): (t.value, t.distance)
                if t.distance is not None and t.distance <= max(horizon, 1)
                else (Verdict.DRAW, None)
                for t in whole.turns
            }
            for seen in (
                look_ahead(position, levels, traits, horizon=horizon),
                look_ahead(position, levels, traits, horizon=horizon, table=table),
            ):
                turns = {(t.square, t.gift): (t.value, t.distance) for t in seen.turns}
                assert turns == expected, (position, levels, traits, horizon)


def test_looking_ahead_stops_after_so_many_positions_on_every_run() -> None:
    position = "0f../.3../..../.... 5"
    for _ in range(2):
        with pytest.raises(DeadlinePassed, match="100000 positions"):
            look_ahead(position, (2, 2), horizon=13, nodes=100_000)
    few = look_ahead("012./456./89../.... 7", horizon=9, nodes=10_000_000)
    assert few.nodes < 10_000_000
    with pytest.raises(ValueError, match="horizon"):
        look_ahead(position, horizon=0)


@pytest.mark.parametrize("text", [".4f./c3.0/7.../.... a", "4cf./..3./7.../9... -"])
def test_a_limit_that_is_met_with_the_last_position_stops_nothing(text: str) -> None:
    whole = look_ahead(text, (2, 3), horizon=16)
    assert whole.nodes > 100
    assert look_ahead(text, (2, 3), horizon=16, nodes=whole.nodes) == whole
    with pytest.raises(DeadlinePassed):
        look_ahead(text, (2, 3), horizon=16, nodes=1)
