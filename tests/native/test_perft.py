"""The native perft against the numbers of the rules and against a plain count in Python."""

import random
import threading
from collections.abc import Sequence
from itertools import product

import pytest
from tests.engine.handles import errors_after_control_c, wait_for_nodes

from fourfold import _native

ALL = 0b1111
EMPTY = [-1] * 16


def perft(  # noqa: PLR0917  # as the native function has them
    board: Sequence[int], hand: int, to_act: int, opponent: int, traits: int, depth: int
) -> int:
    """The native count of a board with -1 where there is nothing."""
    row = bytes(piece & 255 for piece in (*board, hand))
    return _native.perft(row, to_act, opponent, traits, depth, _native.Handle())


def from_start(depth: int, level: int = 1, traits: int = ALL) -> int:
    return perft(EMPTY, -1, level, level, traits, depth)


def lines_and_squares(level: int) -> list[frozenset[int]]:
    """The patterns of R4, found among all sets of four squares by their shape."""
    patterns: set[frozenset[int]] = set()
    for column, row, x, y in product(range(4), range(4), range(-3, 4), range(-3, 4)):
        line = [(column + i * x, row + i * y) for i in range(4)]
        square = [(0, 0), (x, y), (x - y, y + x), (-y, x)]
        needed = 4 if x and y else 2 if abs(x + y) == 1 else 3
        shapes = [(1, line), (needed, [(column + a, row + b) for a, b in square])]
        for from_level, cells in shapes:
            on_board = all(0 <= a < 4 and 0 <= b < 4 for a, b in cells)
            if from_level <= level and on_board and len(set(cells)) == 4:
                patterns.add(frozenset(4 * b + a for a, b in cells))
    return list(patterns)


def count_plainly(
    board: list[int], hand: int, patterns: list[frozenset[int]], traits: int, depth: int
) -> int:
    if depth == 0:
        return 1
    if hand < 0:
        beside = set(range(16)) - set(board)
        return sum(count_plainly(board, piece, patterns, traits, depth - 1) for piece in beside)
    total = 0
    for square in (index for index, piece in enumerate(board) if piece < 0):
        after = [*board[:square], hand, *board[square + 1 :]]
        ended = any(
            square in pattern and aligned([after[index] for index in pattern], traits)
            for pattern in patterns
        )
        if ended:
            total += depth == 1
        else:
            total += count_plainly(after, -1, patterns, traits, depth - 1)
    return total


def aligned(pieces: list[int], traits: int) -> bool:
    if -1 in pieces:
        return False
    ones, zeros = traits, traits
    for piece in pieces:
        ones &= piece
        zeros &= ~piece
    return ones != 0 or zeros != 0


@pytest.mark.parametrize(("level", "patterns"), [(1, 10), (2, 19), (3, 24), (4, 30)])
def test_the_plain_count_has_the_patterns_of_r4(level: int, patterns: int) -> None:
    assert len(lines_and_squares(level)) == patterns


def test_the_first_numbers_from_the_start() -> None:
    # No alignment can end a game before the fourth placement, the eighth ply.
    assert [from_start(depth) for depth in range(7)] == [1, 16, 256, 3840, 57600, 806400, 11289600]
    assert from_start(8) == (16 * 15 * 14 * 13) ** 2


def test_alignments_shorten_games_from_the_fourth_placement_on() -> None:
    # Piece 0 in hand, that is one first gift: eight plies end after the fifth gift.
    without_end = 16 * (15 * 14 * 13) ** 2 * 12
    counts = [perft(EMPTY, 0, level, level, ALL, 8) for level in (1, 2, 3, 4)]
    assert without_end > counts[0] > counts[1] > counts[2] > counts[3]
    assert perft(EMPTY, 0, 1, 1, 0b0001, 8) > counts[0]
    assert perft(EMPTY, 0, 1, 4, ALL, 8) == counts[3]
    assert perft(EMPTY, 0, 3, 2, ALL, 8) == counts[2]


@pytest.mark.parametrize("seed", range(60))
def test_equals_the_plain_count(seed: int) -> None:
    source = random.Random(seed)
    placed = source.choice([8, 10, 11, 12, 13, 14, 15, 16])
    pieces = source.sample(range(16), 16)
    board = [*pieces[:placed], *[-1] * (16 - placed)]
    source.shuffle(board)
    hand = source.choice([-1, pieces[placed]]) if placed < 16 else -1
    levels = source.randint(1, 4), source.randint(1, 4)
    traits = source.randint(1, ALL)
    patterns = lines_and_squares(max(levels))
    for depth in range(8 if placed > 11 else 4):
        expected = count_plainly(board, hand, patterns, traits, depth)
        assert perft(board, hand, *levels, traits, depth) == expected


def test_an_alignment_on_the_board_is_lapsed() -> None:
    board = [0, 1, 2, 3] + [-1] * 12
    assert perft(board, -1, 1, 1, ALL, 2) == 12 * 12


def test_nothing_is_left_after_the_last_placement() -> None:
    full = range(16)
    assert perft(full, -1, 1, 1, ALL, 0) == 1
    assert perft(full, -1, 1, 1, ALL, 1) == 0
    assert perft([*range(15), -1], 15, 1, 1, ALL, 1) == 1
    assert perft([*range(15), -1], 15, 1, 1, ALL, 2) == 0
    assert from_start(33) == 0


@pytest.mark.parametrize("depth", [19, 25, 32])
def test_a_count_that_may_not_fit_is_refused(depth: int) -> None:
    with pytest.raises(OverflowError, match=f"depth {depth}"):
        from_start(depth)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((EMPTY[:15], -1, 1, 1, ALL, 1), "17 bytes, not 16"),
        ((EMPTY, 16, 1, 1, ALL, 1), "a piece is a number from 0 to 15"),
        ((EMPTY, -1, 0, 1, ALL, 1), "level_to_act must be between 1 and 4, not 0"),
        ((EMPTY, -1, 1, 5, ALL, 1), "level_opponent must be between 1 and 4, not 5"),
        ((EMPTY, -1, 1, 1, 0, 1), "traits_mask must be between 1 and 15, not 0"),
        ((EMPTY, -1, 1, 1, 16, 1), "traits_mask must be between 1 and 15, not 16"),
        ((EMPTY, -1, 1, 1, ALL, -1), "depth must be between 0"),
        (([7, 7] + [-1] * 14, -1, 1, 1, ALL, 1), "a piece stands on two squares"),
        (([7] + [-1] * 15, 7, 1, 1, ALL, 1), "in hand stands on the board too"),
        (([16] + [-1] * 15, -1, 1, 1, ALL, 1), "a piece is a number from 0 to 15"),
        ((range(16), 3, 1, 1, ALL, 1), "a full board with a piece in hand"),
    ],
)
def test_bad_numbers_are_refused(
    arguments: tuple[Sequence[int], int, int, int, int, int], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        perft(*arguments)


def test_other_types_are_refused() -> None:
    handle = _native.Handle()
    with pytest.raises(TypeError):
        _native.perft("." * 17, 1, 1, ALL, 1, handle)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        _native.perft(bytes(17), 1, 1, ALL, None, handle)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        perft(EMPTY, -1, 1, 1, ALL, 10**30)


def test_a_count_is_cancelled_from_another_thread_which_runs_meanwhile() -> None:
    handle = _native.Handle()
    errors: list[str] = []

    def count() -> None:
        try:
            _native.perft(bytes([255] * 17), 1, 1, ALL, 18, handle)
        except RuntimeError as error:
            errors.append(str(error))

    counting = threading.Thread(target=count, daemon=True)
    counting.start()
    wait_for_nodes(handle)
    assert counting.is_alive()
    handle.cancel()
    counting.join(60)
    assert errors == ["the count was cancelled"]


def test_ctrl_c_stops_a_count() -> None:
    errors = errors_after_control_c("_native.perft(bytes([255] * 17), 1, 1, 15, 18, handle.native)")
    assert errors.endswith("KeyboardInterrupt")


@pytest.mark.long
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_deep_count_is_the_sum_of_its_parts(level: int) -> None:
    # By symmetry every first gift leads to as many games.
    assert from_start(10, level) == 16 * perft(EMPTY, 0, level, level, ALL, 9)
